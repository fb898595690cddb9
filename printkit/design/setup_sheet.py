"""The set-up sheet: the board to lay out, what belongs on the table, and the steps to begin.

The first page is the board, to be read across the table; the second is to be worked through.
It shows what a judge said of the board and how to get the same board again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.board.model import CheckReport, Layout
from printkit.board.spots import spot_name
from printkit.design import boxes
from printkit.design.checks import sentence, title_of
from printkit.design.icons import icon
from printkit.design.magazine import Frame, Furniture, bookmarked, side_by_side
from printkit.design.markup import Run
from printkit.design.plan import board_plan
from printkit.design.qr import qr
from printkit.design.tables import Column, cell, table
from printkit.design.theme import Theme
from printkit.design.typeset import Block, paragraph, whole
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Page, Placed, Style, circle, line, rectangle

QR = 24.0
GROUP = 5
"""How many characters of a code are read at a time."""


@dataclass(frozen=True, slots=True)
class Supply:
    """One line of the checklist.

    Attributes:
        name: Its name in the scenario or the boxes.
        title: What it is, in the reader's language.
        in_play: How many this set-up uses.
        printed: How many the kit prints.
        source: Which box the others come from; empty when all are printed.
    """

    name: str
    title: str
    in_play: int
    printed: int
    source: str


@dataclass(frozen=True, slots=True)
class Subject:
    """What a set-up sheet is about.

    Attributes:
        layout: The board.
        report: What the judge said of it.
        code: Its layout code; empty when it has none.
        file: The file that holds it, named when there is no code.
        supplies: The checklist.
        colours: The players' colours in seating order.
        steps: The texts of the steps, in order.
    """

    layout: Layout
    report: CheckReport
    code: str
    file: str
    supplies: Sequence[Supply]
    colours: Sequence[str]
    steps: Sequence[str]


def setup_sheet(
    subject: Subject, words: Words, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """The pages of the set-up sheet: two, or three where a board has very much to say.

    Raises:
        FitError: The second does not hold everything.
    """
    first = _board_page(subject, words, theme, frame)
    measure = frame.column
    left = [*_steps(subject, words, theme, measure), *_checks(subject, words, theme, measure)]
    right = [
        *_checklist(subject, words, theme, measure),
        *_assembly(subject, words, theme, measure),
        *boxes.credit(words, theme, measure),
    ]
    rest = side_by_side(left, right, frame, most=2)
    return bookmarked([first, *rest], frame, furniture, theme, words.plain("sheets.setup"))


def _board_page(subject: Subject, words: Words, theme: Theme, frame: Frame) -> list[Node]:
    head = _head(subject, words, theme, frame)
    bottom = _bottom(subject, words, theme, frame)
    room = frame.depth - head.height - bottom.height - 6.0
    plan, width, height = board_plan(subject.layout, theme, frame.measure, room)
    left = frame.side + (frame.measure - width) / 2
    top = frame.top + head.height + (room - height) / 2 + 1.0
    return [
        Group(head.nodes, at=(frame.side, frame.top)),
        Group((plan,), at=(left, top)),
        Group(bottom.nodes, at=(frame.side, frame.height - frame.bottom - bottom.height)),
    ]


def _head(subject: Subject, words: Words, theme: Theme, frame: Frame) -> Block:
    facts = [words.plain("sheets.setup"), _players(words)]
    facts.append(words.plain("sheets.variable" if subject.layout.variable else "sheets.fixed"))
    if subject.layout.provenance.reconstruction:
        facts.append(words.plain("sheets.reconstruction"))
    head = boxes.masthead(" · ".join(facts), words, theme, frame.measure - QR - 6.0)
    if not subject.code:
        return head
    square = qr(subject.code, QR, theme.colours["ink"])
    code = Group((square,), at=(frame.measure - QR, -1.0))
    return Block(max(head.height, QR + 3.0), (*head.nodes, code))


def _players(words: Words) -> str:
    counts = words.setup.for_players
    return words.plain("sheets.players", few=min(counts), many=max(counts))


def _bottom(subject: Subject, words: Words, theme: Theme, frame: Frame) -> Block:
    """Code, seats and the room for fairness, side by side under the board."""
    gap = 5.0
    measure = (frame.measure - 2 * gap) / 3
    parts = [
        _code_panel(subject, words, theme, measure),
        _seats(subject, words, theme, measure),
        _fairness(words, theme, measure),
    ]
    height = max(part.height for part in parts)
    nodes: list[Node] = []
    for n, part in enumerate(parts):
        ground = rectangle(0, 0, measure, height, Style(theme.colours["tint"]), 1.2)
        nodes.append(Group((ground, *part.nodes), at=(n * (measure + gap), 0.0)))
    return Block(height, tuple(nodes))


def _panel(title: str, blocks: Sequence[Block], theme: Theme) -> Block:
    overline = theme.types["overline"]
    head = Block(
        overline.leading + 0.8,
        (overline.run(title, 0, overline.size),),
    )
    content = whole([head, *blocks])
    return Block(
        content.height + 2 * boxes.PADDING,
        (Group(content.nodes, at=(boxes.PADDING, boxes.PADDING)),),
    )


def _code_panel(subject: Subject, words: Words, theme: Theme, measure: float) -> Block:
    inside = measure - 2 * boxes.PADDING
    label, small = theme.types["label"], theme.types["small"]
    blocks: list[Block] = []
    if subject.code:
        blocks += paragraph([Run(grouped(subject.code), "bold")], label, inside, words.language)
        text = words.plain("sheets.code_text")
    else:
        text = words.plain("sheets.no_code", file=subject.file)
    blocks += paragraph([Run(text)], small, inside, words.language, before=1.0)
    seed = subject.layout.provenance.seed
    if seed is not None:
        blocks += paragraph(
            [Run(words.plain("sheets.seed", seed=seed))], small, inside, words.language
        )
    legend = [
        Run(words.plain(f"sheets.legend_{part}") + " ") for part in ("pips", "harbour", "row")
    ]
    blocks += paragraph(legend, small, inside, words.language, before=1.6)
    return _panel(words.plain("sheets.code" if subject.code else "sheets.file"), blocks, theme)


def grouped(code: str) -> str:
    """A layout code in groups that a person can copy."""
    prefix, _, rest = code.partition("-")
    return f"{prefix}-" + " ".join(rest[n : n + GROUP] for n in range(0, len(rest), GROUP))


def _seats(subject: Subject, words: Words, theme: Theme, measure: float) -> Block:
    inside = measure - 2 * boxes.PADDING
    rows = [
        _seat(n, colour, words, theme, inside) for n, colour in enumerate(subject.colours, start=1)
    ]
    text = paragraph(
        [Run(words.plain("sheets.seats_text"))],
        theme.types["small"],
        inside,
        words.language,
        before=1.2,
    )
    return _panel(words.plain("sheets.seats"), [*rows, *text], theme)


def _seat(number: int, colour: str, words: Words, theme: Theme, measure: float) -> Block:
    label = theme.types["label"]
    height = label.leading + 1.3
    middle = height / 2
    baseline = middle + fonts.cap_height(label.regular) * label.size / 2
    shape = f"shape-{colour}"
    rim = Placed(icon(shape, theme.colours["ink"]), (6.4, middle), scale=(1.0, 1.0))
    mark = Placed(icon(shape, theme.colours[f"player-{colour}"]), (6.4, middle), scale=(0.82, 0.82))
    name = words.plain(f"colours.{colour}")
    rule = Style(stroke=theme.colours["grid"], width=0.2)
    start = 10.5 + max(
        fonts.width(words.plain(f"colours.{c}"), label.regular, label.size)
        for c in ("orange", "white")
    )
    nodes: tuple[Node, ...] = (
        label.bolder.run(str(number), 0.4, baseline),
        rim,
        mark,
        label.run(name, 9.6, baseline),
        line(start + 2, baseline + 0.8, measure, baseline + 0.8, rule),
    )
    return Block(height, nodes)


def _fairness(words: Words, theme: Theme, measure: float) -> Block:
    inside = measure - 2 * boxes.PADDING
    text = paragraph(
        [Run(words.plain("sheets.fairness_text"))], theme.types["small"], inside, words.language
    )
    return _panel(words.plain("sheets.fairness"), text, theme)


def _steps(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    blocks = [boxes.heading(words.plain("sheets.steps"), theme, measure)]
    for number, text in enumerate(subject.steps, start=1):
        blocks.append(_step(number, text, words, theme, measure))
    return blocks


def _step(number: int, text: str, words: Words, theme: Theme, measure: float) -> Block:
    body, label = theme.types["body"], theme.types["label"]
    inside = whole(paragraph(words.read(text, "setup.steps"), body, measure - 8.0, words.language))
    disc = circle(2.6, 2.6, 2.6, Style(theme.colours["accent"]))
    baseline = 2.6 + fonts.cap_height(label.bold) * label.size / 2
    numeral = label.bolder.run(str(number), 2.6, baseline, "middle", fill=theme.colours["paper"])
    nodes: tuple[Node, ...] = (disc, numeral, Group(inside.nodes, at=(8.0, 0.4)))
    return Block(max(inside.height, 5.2), nodes, before=1.2)


def _checklist(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    columns = [
        Column(words.plain("checklist.piece"), measure - 54.0),
        Column(words.plain("checklist.in_play"), 13.0, "end"),
        Column(words.plain("checklist.print"), 11.0, "end"),
        Column(words.plain("checklist.box"), 30.0),
    ]
    rows = [
        [
            cell(supply.title),
            cell(str(supply.in_play)),
            cell(str(supply.printed) if supply.printed else "–"),
            cell(supply.source),
        ]
        for supply in subject.supplies
    ]
    head = boxes.heading(words.plain("sheets.checklist"), theme, measure)
    return [head, *table(columns, rows, theme, words.language)]


def _assembly(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    """What to cut, glue, stack or fold, for every part that is printed."""
    blocks = [boxes.heading(words.plain("sheets.assembly"), theme, measure)]
    for supply in subject.supplies:
        if supply.printed and f"components.{supply.name}.assembly" in words:
            told = [
                Run(f"{supply.title}. ", "bold"),
                *words.inlines(f"components.{supply.name}.assembly"),
            ]
            blocks += paragraph(told, theme.types["table"], measure, words.language, before=1.2)
    return blocks


def _checks(subject: Subject, words: Words, theme: Theme, measure: float) -> list[Block]:
    key = "sheets.checks" if subject.report.passed else "sheets.failed_checks"
    blocks = [boxes.heading(words.plain(key), theme, measure)]
    table_type, small = theme.types["table"], theme.types["small"]
    for verdict in subject.report.verdicts:
        mark, colour = ("cross", "red") if verdict.violations else ("check", "leaf")
        text = paragraph(
            [Run(title_of(verdict, words.texts))], table_type, measure - 18.0, words.language
        )
        text += [
            block
            for violation in (*verdict.violations, *verdict.notes)
            for block in paragraph(
                [Run(sentence(violation, subject.layout, words.texts))],
                small,
                measure - 18.0,
                words.language,
            )
        ]
        inside = whole(text)
        sign = Placed(
            icon(mark, theme.colours[colour]), (2.2, table_type.leading / 2), scale=(0.9, 0.9)
        )
        rule = small.run(verdict.rule, measure, table_type.leading * 0.72, "end")
        house = verdict.ruling * [
            Placed(icon("house", theme.colours["house"]), (measure - 9.5, table_type.leading / 2))
        ]
        blocks.append(
            Block(
                inside.height, (sign, rule, *house, Group(inside.nodes, at=(6.5, 0.0))), before=0.7
            )
        )
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
        blocks += paragraph(
            [Run(words.plain("sheets.swaps") + ": ", "bold"), Run(pairs)],
            table_type,
            measure,
            words.language,
            before=2.0,
        )
    return blocks
