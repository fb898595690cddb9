"""What stands around a board plan: the sheet's head with a QR code, and tinted panels below.

Shared by the set-up sheet and the page with the plan alone, so that both are read alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout
from printkit.design import boxes
from printkit.design.magazine import Frame
from printkit.design.markup import Run
from printkit.design.plan import Overlay, board_plan, nothing
from printkit.design.plan_rows import called
from printkit.design.plan_sites import names
from printkit.design.qr import qr
from printkit.design.theme import Theme
from printkit.design.typeset import Block, even, named, paragraph, whole
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Style, Tag, bounds, rectangle

QR = 24.0
GROUP = 5
"""How many characters of a code are read at a time."""

GAP = 5.0
"""Between panels."""


def framed(
    layout: Layout,
    head: Block,
    panels: Block,
    words: Words,
    theme: Theme,
    frame: Frame,
    robber: Hex | None = None,
    over: Overlay = nothing,
) -> list[Node]:
    """A page with the plan as large as head and panels leave room for it."""
    room = frame.depth - head.height - panels.height - 6.0
    plan, width, height = board_plan(
        layout,
        words.setup,
        theme,
        frame.measure,
        room,
        robber,
        names(layout, words),
        called(layout, words),
        over,
    )
    left = frame.side + (frame.measure - width) / 2
    top = frame.top + head.height + (room - height) / 2 + 1.0
    return [
        Group(head.nodes, at=(frame.side, frame.top)),
        Group((plan,), at=(left, top), tag=Tag("Figure", words.plain("kinds.board"))),
        Group(panels.nodes, at=(frame.side, frame.height - frame.bottom - panels.height)),
    ]


def head(kind: str, layout: Layout, code: str, words: Words, theme: Theme, frame: Frame) -> Block:
    """The title with what the sheet is and what the board is, its code at the right."""
    facts = [kind, _players(words)]
    facts.append(words.plain("sheets.variable" if layout.variable else "sheets.fixed"))
    if layout.provenance.reconstruction:
        facts.append(words.plain("sheets.reconstruction"))
    title = boxes.masthead(" · ".join(facts), words, theme, frame.measure - QR - 6.0)
    if not code:
        return title
    square = qr(code, QR, theme.colours["ink"])
    # The margin of the page is white enough around the code; its modules stand in line.
    _, top, right, _ = bounds(square)
    placed = Group((square,), at=(frame.measure - right, 0.6 - top))
    return Block(max(title.height, QR + 3.0), (*title.nodes, placed))


def _players(words: Words) -> str:
    counts = words.setup.for_players
    if len(counts) == 1:
        return words.plain("sheets.players_one", count=counts[0])
    return words.plain("sheets.players", few=min(counts), many=max(counts))


def side_by_side(panels: Sequence[tuple[float, Block]], theme: Theme) -> Block:
    """Panels of given widths in a row, all on grounds of one height."""
    height = max(panel.height for _, panel in panels)
    nodes: list[Node] = []
    left = 0.0
    for width, panel in panels:
        ground = rectangle(0, 0, width, height, Style(theme.colours["tint"]), 1.2)
        nodes.append(Group((ground, *panel.nodes), at=(left, 0.0)))
        left += width + GAP
    return Block(height, tuple(nodes))


def panel(title: str, blocks: Sequence[Block], theme: Theme) -> Block:
    """Blocks under a small title; they are set to the panel's width less its padding."""
    overline = theme.types["overline"]
    over = Block(overline.leading + 0.8, (named("P", overline.run(title, 0, overline.size)),))
    content = whole([over, *blocks])
    return Block(
        content.height + 2 * boxes.PADDING,
        (Group(content.nodes, at=(boxes.PADDING, boxes.PADDING)),),
    )


def code_panel(
    layout: Layout,
    code: str,
    file: str,
    words: Words,
    theme: Theme,
    measure: float,
    more: Sequence[Block] = (),
) -> Block:
    """How to get the same board again, and whatever else is to stand below."""
    inside = measure - 2 * boxes.PADDING
    note = theme.types["note"]
    text = words.plain("sheets.code_text") if code else words.plain("sheets.no_code", file=file)
    blocks: list[Block] = []
    if code:
        label = theme.types["label"]
        blocks += even([Run(grouped(code), "bold")], label, inside, words.language)
    blocks += paragraph([Run(text)], note, inside, words.language, before=1.0)
    seed = layout.provenance.seed
    if seed is not None:
        told = words.plain("sheets.seed", seed=seed)
        blocks += paragraph([Run(told)], note, inside, words.language)
    title = words.plain("sheets.code" if code else "sheets.file")
    return panel(title, [*blocks, *more], theme)


def grouped(code: str) -> str:
    """A layout code in groups that a person can copy."""
    prefix, _, rest = code.partition("-")
    return f"{prefix}-" + " ".join(rest[n : n + GROUP] for n in range(0, len(rest), GROUP))


def reading(layout: Layout, words: Words, theme: Theme, measure: float) -> list[Block]:
    """How numbers, rows and, where there are any, harbours of a plan are read."""
    parts = ("pips", "harbour", "row") if layout.harbours else ("pips", "row")
    told = [Run(words.plain(f"sheets.legend_{part}") + " ") for part in parts]
    return paragraph(told, theme.types["note"], measure, words.language, before=1.6)
