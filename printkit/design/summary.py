"""The rule summary: a magazine page of every rule, with rulings marked and figures drawn.

summary.toml gives the order, the texts give the words, the scenario every number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.design import banners, boxes, figures
from printkit.design.colours import mix
from printkit.design.magazine import Frame, Furniture, bookmarked, two_columns
from printkit.design.theme import Theme
from printkit.design.typeset import Block, named, paragraph, pictured, whole
from printkit.design.words import Words
from printkit.draw.scene import Node, Page
from printkit.errors import FitError, TemplateError

MOST_PAGES = 4

_BANNERS = (62.0, 56.0, 50.0, 44.0, 38.0, 34.0, 30.0, 26.0)
"""Heights of the picture on the first page, the first that fits is taken."""

_CLOSER = (1.0, 0.97, 0.94, 0.91, 0.88, 0.86)
"""How much closer lines may stand, where it is what the picture needs to find room."""

_AFTER_BANNER = 5.0
_AFTER_FIGURE = 1.6


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """One section: its key in the texts, its rules in order, its figures by the rule before."""

    key: str
    rules: list[str]
    figures: dict[str, str] = {}


class AidOrder(msgspec.Struct, forbid_unknown_fields=True):
    """What stands on the two faces of the player aid, with which symbol, icons and figures."""

    symbol: str = ""
    front: list[str] = []
    back: list[str] = []
    icons: dict[str, str] = {}
    figures: dict[str, str] = {}


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """The order of a summary, its banner, and what stands on the faces of the player aid."""

    format: int
    sections: list[Section]
    banner: str = "coast"
    aid: AidOrder = msgspec.field(default_factory=AidOrder)


def order(data: Mapping[str, object], source: str) -> Order:
    """The order in a summary file's data.

    Raises:
        TemplateError: A key is missing, unknown or of the wrong type, or a figure or an icon
            belongs to what does not stand there.
    """
    plan = typed(data, Order, source, TemplateError)
    for section in plan.sections:
        _check(section.figures.values(), section.rules, f"{source}, sections.figures")
    blocks = (*plan.aid.front, *plan.aid.back)
    _check(plan.aid.icons, blocks, f"{source}, aid.icons")
    _check(plan.aid.figures, blocks, f"{source}, aid.figures")
    return plan


def _check(named: Iterable[str], there: Sequence[str], where: str) -> None:
    for name in named:
        if name not in there:
            raise TemplateError(
                "unknown-word", where=where, found=name, nearest=nearest(name, there),
                allowed=listed(there),
            )  # fmt: skip


def summary(
    words: Words, plan: Order, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """The pages of the rule summary.

    Raises:
        FitError: It does not fit on `MOST_PAGES`.
    """
    name = words.plain("sheets.summary")
    head = boxes.masthead(name, words, theme, frame.measure)
    plain = two_columns(head, _blocks(words, plan, theme, frame), frame, most=MOST_PAGES)
    crowned = (
        _crowned(banners.find(plan.banner), head, blocks, len(plain), words, theme, frame)
        for blocks in _settings(words, plan, theme, frame)
    )
    pages = next(filter(None, crowned), plain)
    return bookmarked(pages, frame, furniture, theme, name)


def _settings(words: Words, plan: Order, theme: Theme, frame: Frame) -> Iterator[list[Block]]:
    """The text as it is, then a little closer, to make room for the picture."""
    for factor in _CLOSER:
        types = {
            name: replace(style, leading=style.leading * factor)
            for name, style in theme.types.items()
        }
        yield _blocks(words, plan, replace(theme, types=types), frame)


def _blocks(words: Words, plan: Order, theme: Theme, frame: Frame) -> list[Block]:
    """Every section, then whom the scenario is by."""
    measure = frame.column
    sections = (_section(section, words, theme, measure) for section in plan.sections)
    return [*chain.from_iterable(sections), *boxes.credit(words, theme, measure)]


def _crowned(
    banner: banners.Banner,
    head: Block,
    blocks: Sequence[Block],
    count: int,
    words: Words,
    theme: Theme,
    frame: Frame,
) -> list[list[Node]] | None:
    """The pages with the highest banner that costs no page more; None if all of them do."""
    for height in _BANNERS:
        drawn = banner(words, theme, frame.measure, height)
        picture = Block(height + _AFTER_BANNER, (drawn,))
        try:
            return two_columns(whole([head, picture]), blocks, frame, most=count)
        except FitError:
            continue
    return None


def _section(section: Section, words: Words, theme: Theme, measure: float) -> list[Block]:
    key = f"sections.{section.key}"
    blocks = [boxes.heading(words.plain(f"{key}.title"), theme, measure)]
    if f"{key}.intro" in words:
        intro = paragraph(
            words.inlines(f"{key}.intro"), theme.types["lead"], measure, words.language
        )
        blocks += [replace(line, keep=True) for line in intro]
    for name in section.rules:
        blocks += rule(name, words, theme, measure)
        for figure, after in section.figures.items():
            if after == name:
                drawn = figures.find(figure)(figures.Scope(words, theme, measure))
                blocks.append(pictured(replace(drawn, height=drawn.height + _AFTER_FIGURE)))
    return blocks


def rule(name: str, words: Words, theme: Theme, measure: float) -> list[Block]:
    """A rule with its id, its ruling and its example, which no column break parts from it."""
    key = f"rules.{name}"
    blocks = _numbered(
        name,
        paragraph(
            words.inlines(f"{key}.text"), theme.types["body"], measure, words.language, before=1.8
        ),
        theme,
    )
    boxed = theme.types["boxed"]
    for part, box in (("ruling", boxes.ruling), ("example", boxes.example)):
        if f"{key}.{part}" in words:
            inside = paragraph(
                words.inlines(f"{key}.{part}"), boxed, boxes.inner(measure), words.language
            )
            blocks[-1] = replace(blocks[-1], keep=True)
            blocks.append(box(words.plain(f"sheets.{part}"), inside, theme, measure))
    return blocks


def _numbered(rule: str, lines: list[Block], theme: Theme) -> list[Block]:
    """The rule's id beside its first line, in the margin."""
    small = theme.types["small"]
    first = lines[0]
    grey = mix(theme.colours["grid"], theme.colours["ink"], 0.35)
    mark = named("P", small.run(rule, -1.2, first.height * 0.72, "end", fill=grey))
    return [Block(first.height, (mark, *first.nodes), first.before, first.keep), *lines[1:]]
