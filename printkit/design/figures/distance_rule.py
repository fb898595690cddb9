"""Where no settlement may stand beside another, and where one may."""

from __future__ import annotations

from printkit.board.hexgrid import Hex
from printkit.design.diagram import figure, veil, verdict
from printkit.design.figures import Scope
from printkit.design.position import Position, View, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Node

_LAND = {
    Hex(-2, 0): "forest",
    Hex(-1, 0): "hills",
    Hex(0, 0): "pasture",
    Hex(1, 0): "mountains",
    Hex(2, 0): "fields",
    Hex(-3, 1): "pasture",
    Hex(-2, 1): "fields",
    Hex(-1, 1): "mountains",
    Hex(0, 1): "fields",
    Hex(1, 1): "forest",
    Hex(2, 1): "hills",
    Hex(-2, 2): "forest",
    Hex(-1, 2): "pasture",
    Hex(0, 2): "hills",
    Hex(0, -1): "forest",
    Hex(1, -1): "fields",
    Hex(2, -1): "hills",
    Hex(-1, -1): "mountains",
    Hex(3, -1): "pasture",
    Hex(3, 0): "forest",
    Hex(-3, 2): "hills",
    Hex(1, 2): "pasture",
    Hex(2, 2): "forest",
}
_TAKEN = Hex(0, 0).corners[1]


def distance_rule(scope: Scope) -> Block:
    """A settlement, its three neighbours crossed out, those beyond them free."""
    view = View(hex=16.8, width=scope.measure, height=36.0, middle=(0.0, 0.52))
    shown = Position(
        _LAND,
        roads={_TAKEN.protrudes[0]: "red"},
        buildings={_TAKEN: ("settlement", "red")},
    )
    near = set(_TAKEN.adjacent)
    beyond = {corner for spot in near for corner in spot.adjacent} - {_TAKEN}
    marks: list[Node] = [verdict(False, view.at(corner), scope.theme) for corner in sorted(near)]
    marks += [verdict(True, view.at(corner), scope.theme) for corner in sorted(beyond)]
    under = (veil(view.width, view.height, scope.theme),)
    drawn = picture(shown, view, scope.theme.colours, *marks, under=under)
    return figure(scope, [drawn], view.height, "figures.distance-rule.caption")
