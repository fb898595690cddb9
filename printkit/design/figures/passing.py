"""A road past a settlement of another, and what is lost when that becomes a city."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex
from printkit.design.diagram import arrow, caption_type, centred, figure, verdict
from printkit.design.figures import Scope
from printkit.design.position import Position, View, land, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node

_LAND = land({-1: (-2, "FPHMWP"), 0: (-3, "MWFHPWM"), 1: (-3, "PHMWFPH")})
_MIDDLE = Hex(0, 0)
_CORNER = _MIDDLE.corners[4]
"""Where the other player's building stands."""

_PASSING: tuple[Edge, ...] = (_MIDDLE.borders[4], _MIDDLE.borders[5])
_ENDS: tuple[Edge, ...] = (_MIDDLE.borders[3], _MIDDLE.borders[0])
_GAP = 8.0
_UNDER = 5.0


def passing(scope: Scope) -> Block:
    """Before: four roads past a settlement. After: the two that met at the city are gone."""
    wide = (scope.measure - _GAP) / 2
    view = View(hex=17.0, width=wide, height=30.0, middle=(0.0, -0.12))
    nodes: list[Node] = []
    for n, (kind, roads) in enumerate((("settlement", (*_PASSING, *_ENDS)), ("city", _ENDS))):
        shown = Position(
            _LAND,
            roads=dict.fromkeys(roads, "blue"),
            buildings={_CORNER: (kind, "orange")},
        )
        lost = [] if n == 0 else [_cross(edge, view, scope) for edge in _PASSING]
        drawn = picture(shown, view, scope.theme.colours, *lost)
        key = f"figures.passing.{'before' if n == 0 else 'after'}"
        words = centred(
            scope.words.plain(key),
            (wide / 2, view.height + 3.2),
            wide,
            caption_type(scope.theme),
        )
        nodes.append(Group((drawn, *words), at=(n * (wide + _GAP), 0.0)))
    nodes.append(arrow((wide + _GAP / 2 - 2.8, view.height / 2), 5.6, scope.theme))
    return figure(scope, nodes, view.height + _UNDER)


def _cross(edge: Edge, view: View, scope: Scope) -> Node:
    return verdict(view.at(edge), scope.theme, good=False, size=4.0)
