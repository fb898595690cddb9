"""Everybody who may be given a gift, with a box to tick when it is done."""

from __future__ import annotations

from printkit.design.diagram import sign
from printkit.design.figures import Scope
from printkit.design.playing_pieces import badge
from printkit.design.typeset import Block
from printkit.draw.scene import Node

_HEIGHT = 5.6


def recipients(scope: Scope) -> Block:
    """The players' shapes side by side, a box beside each."""
    colours = scope.theme.colours
    seated = colours.players[: max(scope.words.setup.for_players)]
    step = scope.measure / len(seated)
    nodes: list[Node] = []
    for n, player in enumerate(seated):
        x = n * step + 2.4
        nodes.append(badge(player, (x, _HEIGHT / 2), 4.2, colours))
        nodes.append(sign("box", (x + 4.6, _HEIGHT / 2), 3.6, scope.theme, colours["ink"]))
    return Block(_HEIGHT, tuple(nodes))
