"""A coast before and after a flood: what the sea takes, what it shrinks, what stands."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.design.colours import shade
from printkit.design.diagram import arrow, figure, sign
from printkit.design.figures import Scope
from printkit.design.position import Building, Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle

_LAND = land({0: (0, "PHF"), 1: (-2, "MFWM"), 2: (-2, "HPFW")})
_NUMBERS = {Hex(0, 0): 10, Hex(1, 0): 5, Hex(-1, 1): 4, Hex(0, 1): 8, Hex(1, 1): 3}
_SETTLEMENT, _CITY, _METROPOLIS, _INLAND = (
    Hex(0, 0).corners[4],
    Hex(1, 0).corners[4],
    Hex(-1, 1).corners[4],
    Hex(0, 1).corners[0],
)
_BEFORE: dict[Vertex, Building] = {
    _SETTLEMENT: ("settlement", "red"),
    _CITY: ("city", "blue"),
    _METROPOLIS: ("metropolis", "orange"),
    _INLAND: ("settlement", "white"),
}
_AFTER: dict[Vertex, Building] = {
    _CITY: ("settlement", "blue"),
    _METROPOLIS: ("metropolis", "orange"),
    _INLAND: ("settlement", "white"),
}
_ROADS: dict[Edge, str] = {
    Hex(0, 0).borders[4]: "red",
    Hex(1, 0).borders[5]: "blue",
    Hex(-1, 1).borders[0]: "orange",
    Hex(0, 1).borders[0]: "white",
}
_GAP = 8.0


def flood(scope: Scope) -> Block:
    """Two windows on the same coast, its intersections ringed."""
    view = View(hex=15.0, width=(scope.measure - _GAP) / 2, height=38.0, middle=(0.45, 0.2))
    nodes: list[Node] = []
    for n, buildings in enumerate((_BEFORE, _AFTER)):
        shown = Position(_LAND, _NUMBERS, roads=_ROADS, buildings=buildings)
        lost = _lost(buildings, view, scope)
        drawn = picture(shown, view, scope.theme.colours, *lost, under=_rings(view, scope))
        nodes.append(Group((drawn,), at=(n * (view.width + _GAP), 0.0)))
    middle = view.width + _GAP / 2
    nodes += [
        sign(
            "die-3", (middle, view.height / 2 - 8.2), 4.4, scope.theme, scope.theme.colours["ink"]
        ),
        sign(
            "die-4", (middle, view.height / 2 - 3.2), 4.4, scope.theme, scope.theme.colours["ink"]
        ),
        arrow((middle - 2.8, view.height / 2 + 2.0), 5.6, scope.theme),
    ]
    return figure(scope, nodes, view.height, "figures.flood.caption")


def _rings(view: View, scope: Scope) -> list[Node]:
    """A ring on every intersection with fewer than three land hexes."""
    style = Style(scope.theme.colours["paper"], shade(scope.theme.colours["sea"], -0.4), 0.45)
    coast = {
        corner for spot in _LAND for corner in spot.corners if not set(corner.touches) <= set(_LAND)
    }
    return [circle(*view.at(corner), 1.25, style) for corner in sorted(coast)]


def _lost(buildings: dict[Vertex, Building], view: View, scope: Scope) -> list[Node]:
    """A wave where a building was."""
    colours = scope.theme.colours
    disc = Style(colours["paper"], shade(colours["sea"], -0.4), 0.45)
    places = [view.at(corner) for corner in _BEFORE if corner not in buildings]
    return [
        Group((circle(*at, 2.5, disc), sign("wave", at, 3.4, scope.theme, colours["sea"])))
        for at in places
    ]
