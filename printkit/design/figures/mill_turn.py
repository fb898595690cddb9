"""The mill's ring before and after a 7: every token one field on, past the market."""

from __future__ import annotations

from printkit.board.hexgrid import STEPS, Hex
from printkit.design.diagram import arrow, figure, sign
from printkit.design.figures import Scope
from printkit.design.position import Position, View, picture
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node

_MILL = Hex(0, 0)
_MARKET = STEPS[0]
_FIELDS = STEPS[1:]
"""Clockwise from the market."""

_TOKENS = (3, 4, 11, 9, 10)
_GAP = 8.0


def mill_turn(scope: Scope) -> Block:
    """Two windows on the same ring."""
    view = View(hex=12.6, width=(scope.measure - _GAP) / 2, height=37.5)
    nodes: list[Node] = []
    for n, tokens in enumerate((_TOKENS, turned(_TOKENS))):
        land = dict.fromkeys(_FIELDS, "fields") | {_MILL: "landmark", _MARKET: "landmark"}
        shown = Position(
            land,
            dict(zip(_FIELDS, tokens, strict=True)),
            landmarks={_MILL: "water_mill", _MARKET: "market_village"},
        )
        window = picture(shown, view, scope.theme.colours)
        nodes.append(Group((window,), at=(n * (view.width + _GAP), 0.0)))
    middle = view.width + _GAP / 2
    colours = scope.theme.colours
    nodes += [
        sign("mill-wheel", (middle, view.height / 2 - 5.4), 5.4, scope.theme, colours["accent"]),
        arrow((middle - 2.8, view.height / 2 + 1.6), 5.6, scope.theme),
    ]
    return figure(scope, nodes, view.height, "figures.mill-turn.caption")


def turned(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The tokens one field on, clockwise, the last one past the market."""
    return (tokens[-1], *tokens[:-1])
