"""What an oil spring brings to each kind of building at its corners."""

from __future__ import annotations

from printkit.board.hexgrid import Hex, Vertex
from printkit.design.diagram import bubble, figure, row
from printkit.design.figures import Scope
from printkit.design.position import Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Style, hexagon
from printkit.scenarios.model import number_of

_SPRING = Hex(0, 0)
_LAND = land({-1: (-1, "HMWF"), 0: (-2, "PFPHM"), 1: (-2, "HWFP")})
_CORNERS = {"metropolis": 2, "settlement": 4, "city": 0}
_PLAYERS = {"metropolis": "orange", "settlement": "red", "city": "blue"}


def yield_oil(scope: Scope) -> Block:
    """A spring with three buildings, each with the drops of oil that it takes."""
    theme, setup = scope.theme, scope.words.setup
    view = View(hex=23.0, width=scope.measure, height=36.0, middle=(0.0, 0.02))
    corners = {kind: _SPRING.corners[n] for kind, n in _CORNERS.items() if kind in setup.yields}
    shown = Position(
        _LAND,
        numbers={_SPRING: number_of(setup.values, "pasture_spring")},
        springs=(_SPRING,),
        buildings={corner: (kind, _PLAYERS[kind]) for kind, corner in corners.items()},
    )
    veil = Style(theme.colours["paper"], opacity=0.42)
    under = [hexagon(view.hex, veil, *view.at(spot)) for spot in _LAND if spot != _SPRING]
    tags = [_tag(setup.yields[kind], corner, view, scope) for kind, corner in corners.items()]
    drawn = picture(shown, view, theme.colours, *tags, under=under)
    return figure(scope, [drawn], view.height, "figures.yield-oil.caption")


def _tag(drops: int, corner: Vertex, view: View, scope: Scope) -> Group:
    """The drops beside a corner, on the side away from the spring's middle."""
    x, y = view.at(corner)
    side = -1 if x < view.width / 2 - 1 else 1
    width = 3.0 + 4.4 * drops
    middle = (x + side * (7.6 + width / 2), y)
    tag = bubble(middle, width, 6.4, (x + side * 4.2, y), scope.theme)
    return Group((tag, *row("oil", drops, middle, 4.6, scope.theme)))
