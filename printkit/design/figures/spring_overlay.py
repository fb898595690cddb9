"""An oil spring laid on its terrain: with the hex's token, or with a number of its own."""

from __future__ import annotations

from printkit.board.model import FeatureDeal, Terrain
from printkit.design.colours import mix
from printkit.design.diagram import arrow, figure, ground
from printkit.design.figures import Scope
from printkit.design.tile import DRAWN_FOR, tile
from printkit.design.token import number_plate
from printkit.design.typeset import Block
from printkit.draw.scene import Drawing, Group, Node, Placed, Style, hexagon, line
from printkit.scenarios.model import number_of

_HEIGHT = 33.0
_GAP = 3.0
_HEX = 16.4
_TILT = 0.52
_LIFT = 11.0
_TOKEN = 25.0 / DRAWN_FOR
_ENLARGED = 1.5
"""How much larger a token is drawn than it is: seen from the side its number is still read."""


def spring_overlay(scope: Scope) -> Block:
    """For a pasture and a desert: what is stacked, and how it lies in the end."""
    wide = (scope.measure - _GAP) / 2
    kept = number_of(scope.words.setup.values, "pasture_spring")
    panels = (
        _stacked("pasture", kept, wide, scope, printed=False),
        _stacked("desert", _desert(scope), wide, scope, printed=True),
    )
    nodes = [
        Group((ground(0, 0, wide, _HEIGHT, scope.theme), *panel), at=(n * (wide + _GAP), 0.0))
        for n, panel in enumerate(panels)
    ]
    return figure(scope, nodes, _HEIGHT, "figures.spring-overlay.caption")


def _desert(scope: Scope) -> int:
    """The first number that a desert spring is given."""
    deals: tuple[FeatureDeal, ...] = scope.words.setup.deal.feature_deals
    return next(deal.values[0] for deal in deals if deal.terrain is Terrain.DESERT)


def _stacked(terrain: str, number: int, wide: float, scope: Scope, *, printed: bool) -> list[Node]:
    """The layers hovering one above the other, and the finished hex beside them.

    Args:
        terrain: What the spring is laid on.
        number: That it bears.
        wide: Of the panel.
        scope: The figure's.
        printed: True when the number stands on the spring itself.
    """
    colours = scope.theme.colours
    land = tile(f"figure-{terrain}", terrain, "figure", colours)
    spring = tile(f"figure-spring-{terrain}", f"spring_{terrain}", "figure", colours)
    plate = number_plate(number, _HEX * _TOKEN * _ENLARGED, colours)
    lift = 0.0 if printed else 3.4
    left, base = _HEX / 2 + 2.0, _HEIGHT / 2 + _LIFT / 2 + lift
    nodes: list[Node] = [_guides(left, base, scope)]
    nodes += [_tilted(land, (left, base), scope), _tilted(spring, (left, base - _LIFT), scope)]
    right, middle = wide - _HEX / 2 - 2.0, _HEIGHT / 2
    nodes += [_flat(spring, (right, middle)), arrow((wide / 2 - 1.6, middle), 3.2, scope.theme)]
    above = base - _LIFT if printed else base - 2 * _LIFT + 1.0
    nodes.append(Group((plate,), at=(left, above), scale=(1.0, _TILT)))
    nodes.append(Group((plate,), at=(right, middle)))
    return nodes


def _tilted(piece: Drawing, at: tuple[float, float], scope: Scope) -> Group:
    """A tile seen from the side, on its edge of cardboard."""
    scale = _HEX / DRAWN_FOR
    edge = mix(scope.theme.colours["wood"], scope.theme.colours["ink"], 0.35)
    card = Group((hexagon(_HEX, Style(edge)),), at=(0.0, 0.6), scale=(1.0, _TILT))
    return Group((card, Placed(piece, scale=(scale, scale * _TILT), cut="trim")), at=at)


def _flat(piece: Drawing, at: tuple[float, float]) -> Placed:
    scale = _HEX / DRAWN_FOR
    return Placed(piece, at, scale=(scale, scale), cut="trim")


def _guides(x: float, base: float, scope: Scope) -> Group:
    """Broken lines from corner to corner of the layers."""
    style = Style(
        stroke=mix(scope.theme.colours["accent"], scope.theme.colours["tint"], 0.3),
        width=0.3,
        dash=(0.8, 0.8),
    )
    half = _HEX / 2
    return Group(
        tuple(line(x + side * half, base, x + side * half, base - _LIFT, style) for side in (-1, 1))
    )
