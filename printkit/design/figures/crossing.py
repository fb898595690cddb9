"""The two ways over the Rhine: a bridge of two roads, a ferry of two ships."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.design.colours import mix, shade
from printkit.design.diagram import caption_type, figure, label, sign
from printkit.design.figures import Scope
from printkit.design.position import Building, Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle

_LAND = land({-1: (-1, "FSSP"), 0: (-2, "PHSMF"), 1: (-3, "MWSSHW")})
_WATER = Hex(0, 0)
_WEST, _EAST = Edge(*(_WATER + Hex(-1, 1))), Edge(*(_WATER + Hex(0, 1)))
"""The two paths of the crossing; they meet in open water south of a hex of the river."""

_BUILT: dict[Vertex, Building] = {
    next(end for end in _EAST.endpoints if end not in _WEST.endpoints): ("settlement", "red")
}
_GAP = 4.0
_HEIGHT, _LABEL = 27.0, 4.4


def crossing(scope: Scope) -> Block:
    """Two windows on the river, one for each way."""
    wide = (scope.measure - _GAP) / 2
    view = View(hex=13.0, width=wide, height=_HEIGHT, middle=(0.0, 0.45))
    roads = {_WEST: "red", _EAST: "red"}
    windows: tuple[tuple[str, Position, list[Node]], ...] = (
        ("bridge", Position(_LAND, roads=roads, buildings=_BUILT), []),
        ("ferry", Position(_LAND, buildings=_BUILT), _ships(view, scope)),
    )
    style = caption_type(scope.theme).bolder
    nodes: list[Node] = []
    for n, (way, shown, over) in enumerate(windows):
        window = picture(shown, view, scope.theme.colours, *over)
        told = label(scope.words.plain(f"figures.crossing.{way}"), (wide / 2, 2.0), style)
        column = (told, Group((window,), at=(0.0, _LABEL)))
        nodes.append(Group(column, at=(n * (wide + _GAP), 0.0)))
    return figure(scope, nodes, _HEIGHT + _LABEL, "figures.crossing.caption")


def _ships(view: View, scope: Scope) -> list[Node]:
    """A ship on either path, on a disc of its player's colour."""
    red = scope.theme.colours["player-red"]
    disc = Style(mix(red, scope.theme.colours["paper"], 0.1), shade(red, -0.6), 0.3)
    return [
        Group(
            (circle(0, 0, 2.7, disc), sign("ship", (0, 0), 3.9, scope.theme, "#FFFFFF")),
            at=view.at(edge),
        )
        for edge in (_WEST, _EAST)
    ]
