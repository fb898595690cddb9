"""The Peace Tree with outposts on three corners and what each of them yields."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex
from printkit.design.diagram import bubble, figure, label, sign
from printkit.design.figures import Scope
from printkit.design.position import Position, View, land, picture, stand
from printkit.design.typeset import Block
from printkit.draw.scene import Node

_TREE = Hex(0, 0)
_LAND = land({-1: (0, "WH"), 0: (-1, "DLP"), 1: (-1, "MF")})
_ROADS: dict[Edge, str] = {
    Edge(*(Hex(1, -1) + Hex(1, 0))): "red",
    Edge(*(Hex(-1, 0) + Hex(-1, 1))): "blue",
    Edge(*(Hex(-1, 1) + Hex(0, 1))): "orange",
}
_EAST, _WEST, _SOUTH = _TREE.corners[5], _TREE.corners[2], _TREE.corners[1]


def outposts(scope: Scope) -> Block:
    """Red between hills and pasture, blue beside the desert, orange on its way to the trunk."""
    colours = scope.theme.colours
    view = View(hex=31.0, width=scope.measure, height=52.0, middle=(0.0, 0.02))
    shown = Position(
        _LAND,
        roads=_ROADS,
        buildings={_EAST: ("pawn", "red"), _WEST: ("pawn", "blue")},
        landmarks={_TREE: "peace_tree"},
    )
    x, y = view.at(_SOUTH)
    way = (x + (view.at(_TREE)[0] - x) * 0.34, y + (view.at(_TREE)[1] - y) * 0.34)
    overlay: list[Node] = [
        stand("pawn", "orange", way, view.hex * 0.22, colours),
        *_yields(("brick", "wool"), view.at(_EAST), 13.0, scope),
        *_yields(("ore",), view.at(_WEST), -13.0, scope),
        *_yields((), way, 11.0, scope),
    ]
    drawn = picture(shown, view, colours, *overlay)
    return figure(scope, [drawn], view.height, "figures.outposts.caption")


def _yields(
    kinds: tuple[str, ...], at: tuple[float, float], away: float, scope: Scope
) -> list[Node]:
    """A tag beside an outpost with what it gets; a dash for nothing."""
    theme = scope.theme
    wide = 5.4 * max(1, len(kinds)) + 2.4
    middle = (at[0] + away, at[1])
    tip = (at[0] + (2.6 if away > 0 else -2.6), at[1])
    nodes: list[Node] = [bubble(middle, wide, 7.4, tip, theme)]
    if not kinds:
        return [*nodes, label("–", middle, theme.types["label"].bolder)]
    first = middle[0] - (len(kinds) - 1) * 2.7
    return nodes + [
        sign(kind, (first + n * 5.4, middle[1]), 5.2, theme) for n, kind in enumerate(kinds)
    ]
