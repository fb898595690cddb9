"""Boxes and headings of a page to read: tinted panels, house rulings, examples, section heads.

Each is a block for the flow of design.typeset.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.design.colours import mix
from printkit.design.icons import icon
from printkit.design.oneline import fitted
from printkit.design.theme import Theme
from printkit.design.typeset import Block, Type, named, paragraph, whole
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Placed, Style, line, rectangle
from printkit.errors import FitError

PADDING = 2.6

LEAST_TITLE = 0.55
"""So much smaller than usual a long title may be: it is still larger than what stands below it."""


def masthead(overline: str, words: Words, theme: Theme, measure: float) -> Block:
    """What opens a sheet: a line over the scenario's title, and its subtitle below."""
    small, title, over = theme.types["masthead"], theme.types["title"], overline.upper()
    baseline = small.leading + title.leading * 0.92
    lead = whole(
        paragraph(
            words.inlines("scenario.subtitle"), theme.types["subtitle"], measure, words.language
        )
    )
    nodes = (
        named("P", fitted(over, small, measure).run(over, 0, small.leading - 1.2)),
        named(
            "H1",
            _title(words, title, measure).run(words.plain("scenario.title"), 0, baseline - 1.6),
        ),
        Group(lead.nodes, at=(0.0, baseline + 1.0)),
    )
    return Block(baseline + lead.height + 4.0, nodes)


def _title(words: Words, usual: Type, measure: float) -> Type:
    """The type of the scenario's title: smaller where it is too long for its line.

    Raises:
        FitError: It would have to be smaller than what stands below it.
    """
    text = words.plain("scenario.title")
    # What lies between letters does not shrink with them.
    wide, room = fonts.width(text, usual.regular, usual.size), measure - len(text) * usual.tracking
    if wide * LEAST_TITLE > room:
        most = int(len(text) * measure / (wide * LEAST_TITLE + measure - room))
        raise FitError("fit-title", language=words.language, found=text, most=most)
    return usual.scaled(min(1.0, room / wide)) if wide else usual


def heading(title: str, theme: Theme, measure: float) -> Block:
    """A section's head with a rule across the column; never the last thing in one."""
    style = theme.types["heading"]
    height = style.leading + 1.6
    nodes: tuple[Node, ...] = (
        line(0, 0, measure, 0, Style(stroke=theme.colours["accent"], width=0.5, cap="butt")),
        named("H2", fitted(title, style, measure).run(title, 0, style.leading * 0.86 + 0.8)),
    )
    return Block(height, nodes, before=5.0, keep=True)


def panel(
    blocks: Sequence[Block],
    measure: float,
    fill: str,
    *,
    before: float = 1.8,
    bar: str | None = None,
    outline: str | None = None,
    keep: bool = False,
) -> Block:
    """Blocks on a tinted ground that no column breaks; they are set to `inner(measure)`.

    Args:
        blocks: What stands in it.
        measure: Its full width.
        fill: The ground's colour.
        before: Space above.
        bar: Colour of a bar at the left edge.
        outline: Colour of a hairline around it.
        keep: True when it may not stand last in a column.
    """
    content = whole(blocks)
    height = content.height + 2 * PADDING - 0.8
    nodes: list[Node] = [rectangle(0, 0, measure, height, Style(fill, outline, 0.25), 1.2)]
    if bar:
        nodes.append(rectangle(0, 0, 1.1, height, Style(bar), 0.5))
    nodes.append(Group(content.nodes, at=(PADDING + (0.8 if bar else 0.0), PADDING - 0.4)))
    return Block(height, tuple(nodes), before, keep)


def inner(measure: float) -> float:
    """The measure of what stands in a panel of that width."""
    return measure - 2 * PADDING - 0.8


def label(title: str, mark: str, colour: str, style: Type) -> Block:
    """A small line in colour with its icon, over an example or a ruling."""
    nodes: tuple[Node, ...] = (
        Placed(icon(mark, colour), (1.7, style.leading * 0.5), scale=(0.85, 0.85)),
        named("P", style.run(title, 4.6, style.leading * 0.5 + style.size * 0.34, fill=colour)),
    )
    return Block(style.leading, nodes, keep=True)


def ruling(title: str, blocks: Sequence[Block], theme: Theme, measure: float) -> Block:
    """A house ruling: marked by bar, icon and colour."""
    colour = theme.colours["house"]
    head = label(title, "house", colour, theme.types["overline"])
    return panel([head, *blocks], measure, mix(colour, theme.colours["paper"], 0.9), bar=colour)


def example(title: str, blocks: Sequence[Block], theme: Theme, measure: float) -> Block:
    """A worked example on a tinted ground."""
    head = label(title, "die-5", theme.colours["accent"], theme.types["overline"])
    return panel([head, *blocks], measure, theme.colours["tint"])


def credit(words: Words, theme: Theme, measure: float) -> list[Block]:
    """Whose scenario it is, and that these pages are unofficial."""
    note = theme.types["note"]
    return [
        whole(
            [
                *paragraph(words.inlines("scenario.credit"), note, measure, words.language),
                *paragraph(words.inlines("scenario.unofficial"), note, measure, words.language),
            ],
            before=4.0,
        )
    ]
