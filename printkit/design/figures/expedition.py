"""An expedition turn by turn: who is at the table, when an action is free, when it ends."""

from __future__ import annotations

from printkit.design.colours import mix, shade
from printkit.design.diagram import arrow, centred, figure, ground, label, sign
from printkit.design.figures import Scope
from printkit.design.playing_pieces import badge
from printkit.design.position import stand
from printkit.design.typeset import Block
from printkit.draw.scene import Node, Style, circle, line, rectangle

_HEIGHT = 29.4
_TURNS = 8.6
"""Where the row of turns lies."""

_WAY = 19.4
"""Where the black line to the tree runs."""

_SIDE = 4.0


def expedition(scope: Scope) -> Block:
    """One box a turn; under it the pawn on its black line, and the action that the turn brings."""
    players = scope.words.setup.players
    colours = scope.theme.colours
    seated = colours.players[:players]
    step = (scope.measure - 2 * _SIDE) / (players + 1)
    nodes: list[Node] = [ground(0, 0, scope.measure, _HEIGHT, scope.theme)]
    nodes.append(_line(step, players, scope))
    for n, player in enumerate((*seated, seated[0])):
        x = _SIDE + (n + 0.5) * step
        nodes += _turn(n, player, x, step, scope)
        if n < players:
            nodes += _action(n + 1, x, scope)
    nodes += _home(_SIDE + (players + 0.5) * step, step, scope)
    return figure(scope, nodes, _HEIGHT, "figures.expedition.caption")


def _turn(n: int, player: str, x: float, step: float, scope: Scope) -> list[Node]:
    """A box with the player's shape; the first and the last are one's own."""
    theme = scope.theme
    last = n == scope.words.setup.players
    colour = theme.colours[f"player-{player}"]
    paper = mix(colour, theme.colours["paper"], 0.72)
    edge = Style(paper, mix(colour, theme.colours["ink"], 0.55), 0.35)
    nodes: list[Node] = [
        rectangle(x - step / 2 + 0.7, _TURNS - 5.0, step - 1.4, 10.0, edge, 1.2),
        badge(player, (x, _TURNS - 1.6), 4.6, theme.colours),
    ]
    key = "turn" if n in (0, scope.words.setup.players) else ""
    if last:
        nodes.append(sign("dice", (x + 4.6, _TURNS - 1.6), 3.6, theme, theme.colours["ink"]))
    if key:
        style = theme.types["small"].bolder
        nodes += centred(
            scope.words.plain(f"figures.expedition.{key}"), (x, _TURNS + 3.0), step - 2.0, style
        )
    return nodes


def _line(step: float, players: int, scope: Scope) -> Node:
    """The black line from the outpost to the tree and back, from the first turn to the last."""
    ink = shade(scope.theme.colours["ink"], 0.06)
    start, end = _SIDE + 0.5 * step, _SIDE + (players + 0.1) * step
    return line(start, _WAY, end, _WAY, Style(stroke=ink, width=1.5, cap="round"))


def _action(number: int, x: float, scope: Scope) -> list[Node]:
    """A disc on the line with the gift, numbered, and how it comes from the turn above."""
    theme = scope.theme
    disc = Style(theme.colours["accent"], theme.colours["paper"], 0.5)
    nodes: list[Node] = [
        arrow((x, _TURNS + 5.4), 2.8, theme, turn=90.0),
        circle(x, _WAY, 3.7, disc),
        sign("gift", (x, _WAY), 4.6, theme, theme.colours["paper"]),
    ]
    style = theme.types["small"].bolder
    text = f"{scope.words.plain('figures.expedition.action')} {number}"
    return [*nodes, label(text, (x, _WAY + 6.8), style)]


def _home(x: float, step: float, scope: Scope) -> list[Node]:
    """The pawn back on its corner before the dice are rolled."""
    theme = scope.theme
    player = theme.colours.players[0]
    style = theme.types["small"].bolder
    return [
        stand("pawn", player, (x, _WAY - 0.6), 6.4, theme.colours),
        *centred(scope.words.plain("figures.expedition.back"), (x, _WAY + 6.8), step, style),
    ]
