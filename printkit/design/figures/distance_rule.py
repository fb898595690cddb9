"""Where no settlement may stand beside another, and where one may."""

from __future__ import annotations

from printkit.board.hexgrid import Hex
from printkit.design.diagram import figure, veil, verdict
from printkit.design.figures import Scope
from printkit.design.position import Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Node

_LAND = land({-1: (-1, "MFWHP"), 0: (-2, "FHPMWF"), 1: (-3, "PWMWFH"), 2: (-3, "HFPHPF")})
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
    marks: list[Node] = [
        verdict(view.at(corner), scope.theme, good=False) for corner in sorted(near)
    ]
    marks += [verdict(view.at(corner), scope.theme, good=True) for corner in sorted(beyond)]
    under = (veil(view.width, view.height, scope.theme),)
    drawn = picture(shown, view, scope.theme.colours, *marks, under=under)
    return figure(scope, [drawn], view.height, "figures.distance-rule.caption")
