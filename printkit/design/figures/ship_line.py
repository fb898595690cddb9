"""A whole line of ships: start settlement, marked crossing, fortress, the rearmost warships."""

from __future__ import annotations

from printkit.board.hexgrid import position
from printkit.design.diagram import figure
from printkit.design.figures import Scope
from printkit.design.position import View
from printkit.design.sea_scene import scene, shown
from printkit.design.typeset import Block
from printkit.scenarios.model import number_of

_HIGH = 31.0
_PLAYER, _WARSHIPS = "blue", 2


def ship_line(scope: Scope) -> Block:
    """The whole width of the sea, from the main island to the pirates' side."""
    sea = scene(scope.words.printed)
    count = number_of(scope.words.setup.values, "line_ships")
    line = sea.voyage(_PLAYER, count, range(_WARSHIPS))
    ends = [position(line.start), position(line.goal)]
    middle = sum(x for x, _ in ends) / 2, sum(y for _, y in ends) / 2
    reach = abs(ends[0][0] - ends[1][0]) + 1.5
    view = View(scope.measure / reach, scope.measure, _HIGH, middle)
    return figure(
        scope, [shown(sea, view, scope.theme, [line])], view.height, "figures.ship-line.caption"
    )
