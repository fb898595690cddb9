"""A longest road counted without its branch, and the same road cut in two by a stranger."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.design.diagram import figure, numeral, veil, verdict
from printkit.design.figures import Scope
from printkit.design.position import Position, View, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node
from printkit.scenarios.model import number_of

_OWNER, _STRANGER = "blue", "red"
_HEIGHT = 24.0
_GAP = 2.4
_MORE = 2
"""How much longer than the least the road in the picture is."""

_TERRAINS = ("forest", "pasture", "hills", "fields", "mountains", "pasture", "forest", "fields")


def longest_road(scope: Scope) -> Block:
    """Above, the roads that count are numbered; below, each part by itself."""
    count = number_of(scope.words.setup.values, "longest_road") + _MORE
    trail = _trail(count)
    branch = _branch(trail)
    # A stranger south of the road hides none of its numbers.
    cut = 2 * round(count / 4)
    view = View(
        min(18.0, scope.measure / (count / 2 + 0.7)),
        scope.measure,
        _HEIGHT,
        (count / 4 - 0.25, 0.5),
    )
    whole = _picture(trail, branch, None, (range(1, count + 1),), view, scope)
    parted = _picture(
        trail,
        branch,
        _joint(trail, cut),
        (range(1, cut + 1), range(1, count - cut + 1)),
        view,
        scope,
    )
    nodes = [whole, Group((parted,), at=(0.0, _HEIGHT + _GAP))]
    return figure(scope, nodes, 2 * _HEIGHT + _GAP, "figures.longest-road.caption")


def _trail(count: int) -> list[Edge]:
    """So many paths in a zigzag between two rows of hexes, from the west."""
    edges: list[Edge] = []
    for n in range(count):
        upper = Hex((n + 1) // 2, 0)
        edges.append(upper.borders[2] if n % 2 else upper.borders[1])
    return edges


def _branch(trail: list[Edge]) -> Edge:
    """A road that leaves the trail near its beginning."""
    joint = _joint(trail, 2)
    return next(edge for edge in joint.protrudes if edge not in trail)


def _joint(trail: list[Edge], place: int) -> Vertex:
    """The intersection after so many roads."""
    return next(iter(set(trail[place - 1].endpoints) & set(trail[place].endpoints)))


def _picture(
    trail: list[Edge],
    branch: Edge,
    stranger: Vertex | None,
    parts: tuple[range, ...],
    view: View,
    scope: Scope,
) -> Group:
    reach = len(trail) // 2 + 3
    land = {
        Hex(q, r): _TERRAINS[(q * 3 + r * 5) % len(_TERRAINS)]
        for r in range(-1, 3)
        for q in range(-4, reach + 1)
    }
    roads = {**dict.fromkeys(trail, _OWNER), branch: _OWNER}
    if stranger:
        # A settlement touches a road of its own colour (B-22).
        own = next(edge for edge in stranger.protrudes if edge not in roads)
        roads[own] = _STRANGER
    shown = Position(
        land,
        roads=roads,
        buildings={stranger: ("settlement", _STRANGER)} if stranger else {},
    )
    marks = [*_counted(trail, parts, view, scope), *_judged(trail, parts, view, scope)]
    under = (veil(view.width, view.height, scope.theme),)
    return picture(shown, view, scope.theme.colours, *marks, under=under)


def _counted(trail: list[Edge], parts: tuple[range, ...], view: View, scope: Scope) -> list[Node]:
    """A number over each road, each part counted from 1."""
    numbers = [n for part in parts for n in part]
    places = [view.at(edge) for edge in trail]
    return [
        numeral(str(n), (x, y - 4.0), 3.7, scope.theme)
        for n, (x, y) in zip(numbers, places, strict=True)
    ]


def _judged(trail: list[Edge], parts: tuple[range, ...], view: View, scope: Scope) -> list[Node]:
    """Beside each part, whether it is long enough."""
    least = number_of(scope.words.setup.values, "longest_road")
    (left, left_y), (right, right_y) = view.at(trail[0]), view.at(trail[-1])
    places = [(left - 6.6, left_y), (right + 6.6, right_y)][-len(parts) :]
    return [
        verdict(at, scope.theme, good=len(part) >= least)
        for part, at in zip(parts, places, strict=True)
    ]
