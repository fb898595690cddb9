"""The board at true size, to be played on: tiles' own artwork, numbers as large as tokens.

draw.tiling lays it over pages; the page that shows how they are joined is drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.board.model import Layout, Terrain
from printkit.design import boxes
from printkit.design.colours import Colours
from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.markup import Run
from printkit.design.plan import PLAN, Look, board_at
from printkit.design.plan_hex import YIELDS, plan_hex
from printkit.design.plan_rows import called
from printkit.design.plan_sites import names
from printkit.design.theme import Theme
from printkit.design.tile import tile
from printkit.design.typeset import paragraph, whole
from printkit.design.words import Words
from printkit.draw import outline, tiling
from printkit.draw.scene import Drawing, Group, Node, Page, Style, circle, rectangle
from printkit.draw.tiling import Tiling

_KINDS = 5
"""So many different tiles of a terrain."""

_GRID = Style(stroke="#2B2A28", width=0.35)
_GAP = 6.0
_DOT = 3.4


def board(
    layout: Layout, words: Words, theme: Theme, sizes: tuple[float, float]
) -> tuple[Drawing, float, float]:
    """The board as one drawing from its top left corner; and its width and height.

    Args:
        layout: The board.
        words: The reader's language.
        theme: Colours and types.
        sizes: Of a hex from flat to flat, and of a number token.
    """
    hexes, token = sizes
    drawn, width, height = _drawn(layout, words, theme, hexes, Look(_land, token / hexes))
    return Drawing("board", outline.box(0, 0, width, height), drawn), width, height


def _drawn(
    layout: Layout, words: Words, theme: Theme, hexes: float, look: Look
) -> tuple[Group, float, float]:
    return board_at(
        layout,
        words.setup,
        theme,
        hexes,
        names=names(layout, words),
        areas=called(layout, words),
        look=look,
    )


def _land(
    terrain: str,
    yields: str,
    colours: Colours,
    width: float,
    seed: int,
    _side: str,
) -> Drawing:
    if terrain == Terrain.LANDMARK:
        return plan_hex(terrain, colours, width)
    shown = yields or YIELDS.get(terrain, "")
    return tile(terrain, terrain, str(seed % _KINDS), colours, width=width, bleed=0.0, yields=shown)


def overview(
    layout: Layout,
    hexes: float,
    tiles: Tiling,
    words: Words,
    theme: Theme,
    frame: Frame,
    furniture: Furniture,
) -> list[Page]:
    """The page that shows which page lies where on the board's plan, and how they are joined.

    Args:
        layout: The board.
        hexes: How wide a hex is on the poster.
        tiles: The pages.
        words: The reader's language.
        theme: Colours and types.
        frame: Where things stand.
        furniture: The foot of the page.
    """
    head = boxes.masthead(words.plain("kinds.poster"), words, theme, frame.measure)
    body = theme.types["body"]
    steps = whole(
        [
            block
            for step in _steps(tiles, words)
            for block in paragraph([Run(step)], body, frame.measure, words.language, before=1.5)
        ]
    )
    above = head.height + steps.height + _GAP
    across, down = _span(tiles)
    scale = min(frame.measure / across, (frame.depth - above - _GAP) / down)
    left = frame.side + (frame.measure - across * scale) / 2 - tiles.start[0] * scale
    top = frame.top + above - tiles.start[1] * scale
    plan, _, _ = _drawn(layout, words, theme, hexes * scale, PLAN)
    nodes: list[Node] = [
        Group(head.nodes, at=(frame.side, frame.top)),
        Group(steps.nodes, at=(frame.side, frame.top + head.height)),
        Group((plan, *_grid(tiles, scale, theme)), at=(left, top)),
    ]
    return bookmarked([nodes], frame, furniture, theme, words.plain("kinds.poster"))


def _steps(tiles: Tiling, words: Words) -> list[str]:
    values = {"pages": tiles.rows * tiles.columns, "rows": tiles.rows, "columns": tiles.columns}
    return [words.plain(f"outputs.poster.{step}", **values) for step in ("order", "cut", "join")]


def _span(tiles: Tiling) -> tuple[float, float]:
    """Width and height of what all pages show together."""
    first, last = tiles.seen(0, 0), tiles.seen(tiles.rows - 1, tiles.columns - 1)
    return last[2] - first[0], last[3] - first[1]


def _grid(tiles: Tiling, scale: float, theme: Theme) -> Sequence[Node]:
    """Where pages meet, each with its name."""
    half = tiling.OVERLAP / 2
    type_, paper = theme.types["label"], theme.colours["paper"]
    nodes: list[Node] = []
    for row, column in tiles.places():
        left, top, right, bottom = tiles.seen(row, column)
        left, right = left + half * (column > 0), right - half * (column < tiles.columns - 1)
        top, bottom = top + half * (row > 0), bottom - half * (row < tiles.rows - 1)
        nodes.append(
            rectangle(
                left * scale, top * scale, (right - left) * scale, (bottom - top) * scale, _GRID
            )
        )
        x, y = (left + right) / 2 * scale, (top + bottom) / 2 * scale
        named = tiling.name(row, column)
        nodes.append(circle(x, y, _DOT, Style(theme.colours["accent"], paper, 0.5)))
        nodes.append(type_.run(named, x, y + type_.size * 0.36, "middle", fill=paper))
    return nodes
