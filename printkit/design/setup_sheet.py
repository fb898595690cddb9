"""The set-up sheet: the board to lay out, what belongs on the table, and the steps to begin.

The first page is the board, to be read across the table; the second is to be worked through.
It shows what a judge said of the board and how to get the same board again.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout
from printkit.board.reports import CheckReport
from printkit.board.spots import spot_name
from printkit.design import boxes, figures, plan_frame
from printkit.design.checks import sentence, title_of
from printkit.design.fairness_panel import Standing, fairness_panel
from printkit.design.icons import icon
from printkit.design.magazine import Frame, Furniture, bookmarked, side_by_side, two_columns
from printkit.design.markup import Glyph, Inline, Run
from printkit.design.plan_legend import own_signs
from printkit.design.playing_pieces import badge
from printkit.design.tables import Column, cell, natural, table
from printkit.design.theme import Theme
from printkit.design.typeset import Block, named, paragraph, pictured, whole
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Page, Placed, Style, circle, line
from printkit.errors import FitError

_ENLARGED = (1.2, 1.1)
"""How much larger the type of the second page is where there is room, largest first."""

_COUNT_GAP = 1.5
"""What parts the two counts of a piece."""

_SOURCE_GAP = 3.0
"""What parts a piece's count from where it comes from."""

_INDENT = 8.0
"""How far a step's words stand from its number's edge."""

_TITLE_SHARE = 0.61
"""How much of what the counts leave a piece's name takes at most, if it needs that much."""


@dataclass(frozen=True, slots=True)
class Supply:
    """One line of the checklist.

    Attributes:
        name: Its name in the scenario or the boxes.
        title: What it is, in the reader's language.
        in_play: How many this set-up uses; none of what is only printed to be chosen.
        printed: How many the kit prints.
        source: The boxes that hold it and how many are lacking; else printed, or to be chosen.
        making: The keys of the texts that tell how it is made.
        lies_in: The boxes that have what the group lacks; none when nothing is lacking.
    """

    name: str
    title: str
    in_play: int
    printed: int
    source: str
    making: tuple[str, ...] = ()
    lies_in: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the set-up: what to do, and the figure that shows it, if one does."""

    text: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a set-up sheet is about.

    Attributes:
        layout: The board.
        robber: Where the robber starts, if on the board.
        report: What the judge said of it.
        code: Its layout code; empty when it has none.
        file: The file that holds it, named when there is no code.
        supplies: The checklist.
        colours: The players' colours in seating order.
        steps: The steps, in order.
        standing: How even the board is, and how fair to the seats.
    """

    layout: Layout
    robber: Hex | None
    report: CheckReport
    code: str
    file: str
    supplies: Sequence[Supply]
    colours: Sequence[str]
    steps: Sequence[Step]
    standing: Standing


def setup_sheet(
    subject: Subject, words: Words, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """The pages of the set-up sheet: two, or three where a board has very much to say.

    Raises:
        FitError: The second does not hold everything.
    """
    first = _board_page(subject, words, theme, frame)
    plain = _work_pages(subject, words, theme, frame)
    rest = _roomy(subject, words, theme, frame, len(plain)) or plain
    return bookmarked([first, *rest], frame, furniture, theme, words.plain("sheets.setup"))


def _roomy(
    subject: Subject, words: Words, theme: Theme, frame: Frame, most: int
) -> list[list[Node]] | None:
    """The pages in larger type, to be read across the table, if those are no more."""
    for factor in _ENLARGED:
        types = {name: style.scaled(factor) for name, style in theme.types.items()}
        try:
            pages = _work_pages(subject, words, replace(theme, types=types), frame)
        except FitError:
            continue
        if len(pages) <= most:
            return pages
    return None


def _work_pages(subject: Subject, words: Words, theme: Theme, frame: Frame) -> list[list[Node]]:
    """What to do beside what to have; the credit stands where there is room for it."""
    measure = frame.column
    steps, checks = (part(subject, words, theme, measure) for part in (_steps, _checks))
    left = [*steps, *checks]
    checklist = _checklist(subject, words, theme, measure)
    assembly = _assembly(subject, words, theme, measure)
    right = [*checklist, *assembly]
    credit = boxes.credit(words, theme, measure)
    for columns in ((left, right + credit), (left + credit, right)):
        try:
            return side_by_side(*columns, frame)
        except FitError:
            continue
    # The text about the parts may break between the columns, the table should not.
    running = [*left, *assembly, *checklist, *credit]
    pages = two_columns(Block(0.0, ()), running, frame, most=2)
    if len(pages) > 1:
        with suppress(FitError):
            return [
                *side_by_side(steps, checklist, frame),
                *side_by_side(checks, [*assembly, *credit], frame),
            ]
    return pages


def _board_page(subject: Subject, words: Words, theme: Theme, frame: Frame) -> list[Node]:
    kind = words.plain("sheets.setup")
    head = plan_frame.head(kind, subject.layout, subject.code, words, theme, frame)
    panels = whole([*_signs(subject, words, theme, frame), _panels(subject, words, theme, frame)])
    return plan_frame.framed(subject.layout, head, panels, words, theme, frame, subject.robber)


def _signs(subject: Subject, words: Words, theme: Theme, frame: Frame) -> list[Block]:
    """What the scenario's own signs on the plan mean, over the whole width; nothing for none."""
    inside = frame.measure - 2 * boxes.PADDING
    rows = own_signs(subject.layout, words, theme, inside)
    if not rows:
        return []
    panel = plan_frame.panel(words.plain("sheets.signs"), rows, theme)
    signs = plan_frame.side_by_side([(frame.measure, panel)], theme)
    return [replace(signs, height=signs.height + plan_frame.GAP)]


def _panels(subject: Subject, words: Words, theme: Theme, frame: Frame) -> Block:
    """Code, seats and how even and fair it is, side by side under the board."""
    measure = (frame.measure - 2 * plan_frame.GAP) / 3
    inside = measure - 2 * boxes.PADDING
    code = plan_frame.code_panel(
        subject.layout,
        subject.code,
        subject.file,
        words,
        theme,
        measure,
        more=plan_frame.reading(subject.layout, words, theme, inside),
    )
    fairness = fairness_panel(subject.standing, subject.colours, words, theme, inside)
    panels = (code, _seats(subject, words, theme, inside), fairness)
    return plan_frame.side_by_side([(measure, part) for part in panels], theme)


def _seats(subject: Subject, words: Words, theme: Theme, inside: float) -> Block:
    rows = [
        _seat(n, colour, words, theme, inside) for n, colour in enumerate(subject.colours, start=1)
    ]
    told = [Run(words.plain("sheets.seats_text"))]
    if len(words.setup.for_players) > 1:
        told.append(Run(" " + words.plain("sheets.counts", count=words.setup.players)))
    text = paragraph(
        told,
        theme.types["note"],
        inside,
        words.language,
        before=1.2,
    )
    return plan_frame.panel(words.plain("sheets.seats"), [*rows, *text], theme)


def _seat(number: int, colour: str, words: Words, theme: Theme, measure: float) -> Block:
    label = theme.types["label"]
    height = label.leading + 1.3
    middle = height / 2
    baseline = middle + fonts.cap_height(label.regular) * label.size / 2
    name = words.plain(f"colours.{colour}")
    rule = Style(stroke=theme.colours["grid"], width=0.2)
    start = 10.5 + max(
        fonts.width(words.plain(f"colours.{c}"), label.regular, label.size)
        for c in ("orange", "white")
    )
    nodes: tuple[Node, ...] = (
        named("P", label.bolder.run(str(number), 0.4, baseline)),
        badge(colour, (6.4, middle), 4.0, theme.colours),
        named("P", label.run(name, 9.6, baseline)),
        line(start + 2, baseline + 0.8, measure, baseline + 0.8, rule),
    )
    return Block(height, nodes)


def _steps(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    blocks = [boxes.heading(words.plain("sheets.steps"), theme, measure)]
    for number, step in enumerate(subject.steps, start=1):
        blocks.append(_step(number, step.text, words, theme, measure))
        if step.figure:
            drawn = figures.find(step.figure)(figures.Scope(words, theme, measure - _INDENT))
            moved = replace(drawn, nodes=(Group(drawn.nodes, at=(_INDENT, 0.0)),))
            blocks.append(pictured(moved))
    return blocks


def _step(number: int, text: str, words: Words, theme: Theme, measure: float) -> Block:
    body, label = theme.types["body"], theme.types["label"]
    inside = whole(
        paragraph(words.read(text, "setup.steps"), body, measure - _INDENT, words.language)
    )
    disc = circle(2.6, 2.6, 2.6, Style(theme.colours["accent"]))
    baseline = 2.6 + fonts.cap_height(label.bold) * label.size / 2
    numeral = label.bolder.run(str(number), 2.6, baseline, "middle", fill=theme.colours["paper"])
    nodes: tuple[Node, ...] = (disc, named("P", numeral), Group(inside.nodes, at=(_INDENT, 0.4)))
    return Block(max(inside.height, 5.2), nodes, before=1.2)


def _checklist(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    cells = [
        (
            supply.title,
            str(supply.in_play or "–"),
            str(supply.printed) if supply.printed else "–",
            supply.source,
        )
        for supply in subject.supplies
    ]
    heads = [words.plain(f"checklist.{key}") for key in ("piece", "in_play", "print", "box")]
    widths = [
        natural(heading, column, theme)
        for heading, column in zip(heads, zip(*cells, strict=True), strict=True)
    ]
    rest = measure - widths[1] - widths[2] - _COUNT_GAP - _SOURCE_GAP
    title = max(rest - widths[3], min(widths[0], rest * _TITLE_SHARE))
    columns = [
        Column(heads[0], title),
        Column(heads[1], widths[1], "end"),
        Column(heads[2], widths[2], "end", gap=_COUNT_GAP),
        Column(heads[3], rest - title, gap=_SOURCE_GAP),
    ]
    rows = [[cell(text) for text in row] for row in cells]
    head = boxes.heading(words.plain("sheets.checklist"), theme, measure)
    blocks = [head, *table(columns, rows, theme, words.language)]
    notes = []
    if any(supply.printed > supply.in_play > 0 for supply in subject.supplies):
        notes.append(words.plain("checklist.surplus"))
    if elsewhere := dict.fromkeys(box for supply in subject.supplies for box in supply.lies_in):
        notes.append(words.plain("checklist.found_in", boxes=", ".join(elsewhere)))
    for note in notes:
        told = [Run(note)]
        blocks += paragraph(told, theme.types["note"], measure, words.language, before=1.0)
    return blocks


def _assembly(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    """What to cut, glue, stack or fold, for every part that is printed."""
    blocks: list[Block] = []
    for supply in subject.supplies:
        if supply.making:
            told: list[Inline] = [Run(f"{supply.title}.", "bold")]
            for key in supply.making:
                told += [Run(" "), *words.inlines(key)]
            blocks += paragraph(told, theme.types["table"], measure, words.language, before=1.2)
    head = boxes.heading(words.plain("sheets.assembly"), theme, measure)
    return [head, *blocks] if blocks else []


def _checks(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    key = "sheets.checks" if subject.report.passed else "sheets.failed_checks"
    blocks = [boxes.heading(words.plain(key), theme, measure)]
    table_type, small = theme.types["table"], theme.types["small"]
    for verdict in subject.report.verdicts:
        mark, colour = ("cross", "red") if verdict.violations else ("check", "leaf")
        room = measure - (20.5 if verdict.ruling else 18.0)
        text = paragraph([Run(title_of(verdict, words.texts))], table_type, room, words.language)
        text += [
            block
            for violation in (*verdict.violations, *verdict.notes)
            for block in paragraph(
                [Run(sentence(violation, subject.layout, words.texts))],
                theme.types["note"],
                measure - 18.0,
                words.language,
            )
        ]
        inside = whole(text)
        sign = Placed(
            icon(mark, theme.colours[colour]), (2.2, table_type.leading / 2), scale=(0.9, 0.9)
        )
        rule = named("P", small.run(verdict.rule, measure, table_type.leading * 0.72, "end"))
        beside = measure - fonts.width(verdict.rule, small.regular, small.size) - 3.0
        house = verdict.ruling * [
            Placed(icon("house", theme.colours["house"]), (beside, table_type.leading / 2))
        ]
        blocks.append(
            Block(
                inside.height, (sign, rule, *house, Group(inside.nodes, at=(6.5, 0.0))), before=0.7
            )
        )
    blocks += _house(subject, words, theme, measure)
    return [*blocks, *_swaps(subject, words, theme, measure)]


def _house(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    """What the house beside some checks means."""
    if not any(verdict.ruling for verdict in subject.report.verdicts):
        return []
    told: list[Inline] = [
        Glyph(icon("house", theme.colours["house"])),
        Run(f" {words.plain('sheets.ruling')}"),
    ]
    return paragraph(told, theme.types["note"], measure, words.language, before=1.6)


def _swaps(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    """Which tokens were exchanged when the board was dealt by the book; that none were."""
    table_type = theme.types["table"]
    swaps = subject.layout.provenance.swaps
    if swaps:
        frame = tuple(subject.layout.terrain)
        pairs = ", ".join(
            words.plain(
                "sheets.swap",
                first=spot_name(frame, swap.first),
                second=spot_name(frame, swap.second),
            )
            for swap in swaps
        )
        return paragraph(
            [Run(words.plain("sheets.swaps") + ": ", "bold"), Run(pairs)],
            table_type,
            measure,
            words.language,
            before=2.0,
        )
    if words.setup.deal.feature_deals and subject.layout.provenance.method == "book":
        told = [Run(words.plain("sheets.no_swaps"))]
        return paragraph(told, table_type, measure, words.language, before=2.0)
    return []
