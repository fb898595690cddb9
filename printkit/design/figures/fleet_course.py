"""Two dice, and how far the fleet sails by the smaller one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, dist

from printkit.board.hexgrid import Hex, position
from printkit.design.diagram import arrow, figure, ground, sign
from printkit.design.figures import Scope
from printkit.design.plan_chart import START
from printkit.design.position import View, stand
from printkit.design.sea_scene import scene, shown
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node
from printkit.rules.lines import by_colour

_FROM, _DICE = 10, (2, 5)
_PLAYER = "blue"
"""Whose settlement the fleet stops beside."""
_SIDE = 21.0
_HIGH = 33.0
_SHORT = 0.24
"""How much of a step stays free at either end of its arrow."""


def fleet_course(scope: Scope) -> Block:
    """The dice at the left, beside them the course with the fleet before and after."""
    theme = scope.theme
    sea = scene(scope.words.printed)
    way = [spot for spot, _ in sea.stations[_FROM : _FROM + min(_DICE) + 1]]
    start, stop = way[0], way[-1]
    x, y = (sum(values) / 2 for values in zip(position(start), position(stop), strict=True))
    view = View(14.0, scope.measure - _SIDE, _HIGH, (x - 0.2, y))
    settlement = view.at(by_colour(sea.layout, START)[_PLAYER].at)
    raided = stand("settlement", _PLAYER, settlement, view.hex * 0.3, theme.colours)
    drawn = shown(sea, view, theme, [], stop, *_way(way, view, scope), raided)
    nodes: list[Node] = [
        ground(0, 0, scope.measure, _HIGH, theme),
        sign(f"die-{_DICE[0]}", (_SIDE / 2, 10.6), 9.6, theme, theme.colours["accent"]),
        sign(f"die-{_DICE[1]}", (_SIDE / 2, 22.4), 9.6, theme, theme.colours["grid"]),
        Group((drawn,), at=(_SIDE, 0.0)),
    ]
    return figure(scope, nodes, _HIGH, "figures.fleet-course.caption")


def _way(hexes: Sequence[Hex], view: View, scope: Scope) -> list[Node]:
    """An arrow along each step."""
    nodes: list[Node] = []
    for one, other in pairwise(hexes):
        (x1, y1), (x2, y2) = view.at(one), view.at(other)
        turn, long = degrees(atan2(y2 - y1, x2 - x1)), dist((x1, y1), (x2, y2))
        at = (x1 + (x2 - x1) * _SHORT, y1 + (y2 - y1) * _SHORT)
        nodes.append(arrow(at, long * (1 - 2 * _SHORT), scope.theme, turn))
    return nodes
