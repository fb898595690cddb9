"""The order in which a turn ends: disaster phase, win check, special building phase."""

from __future__ import annotations

from printkit.design.diagram import arrow, centred, figure, ground, numeral, sign
from printkit.design.figures import Scope
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Style, circle

_ROW = 19.0
_DISC = 8.4
_GAP = 2.4

_ALWAYS = (("turn", "dice"), ("disaster", "flood"), ("victory", "vp"))
_SPECIAL = (("special", "settlement"), ("disaster", "flood"))


def turn_order(scope: Scope) -> Block:
    """Two rows of steps, the second for five or six players only."""
    step = scope.measure / 3
    nodes: list[Node] = []
    for n, row in enumerate((_ALWAYS, _SPECIAL)):
        nodes.append(Group(tuple(_row(row, n == 1, step, scope)), at=(0.0, n * (_ROW + _GAP))))
    return figure(scope, nodes, 2 * _ROW + _GAP)


def _row(
    steps: tuple[tuple[str, str], ...], special: bool, step: float, scope: Scope
) -> list[Node]:
    nodes: list[Node] = [ground(0, 0, scope.measure, _ROW, scope.theme)]
    first = 1 if special else 0
    if special:
        nodes.append(
            sign("people", (step / 2, 6.2), 5.6, scope.theme, scope.theme.colours["accent"])
        )
        nodes += _note("special_players", (step / 2, 14.2), step - 5.0, scope)
    for n, (key, icon) in enumerate(steps, start=first):
        x = (n + 0.5) * step
        nodes += _step(key, icon, x, step - 2.0, scope)
        if n > first:
            nodes.append(arrow((x - step / 2 - 3.0, 6.2), 6.0, scope.theme))
    return nodes


def _step(key: str, icon: str, x: float, wide: float, scope: Scope) -> list[Node]:
    """A step's icon on a disc over its words; a disaster phase bears the step that brings it."""
    theme = scope.theme
    colour = theme.colours["red"] if key == "disaster" else theme.colours["accent"]
    nodes: list[Node] = [
        circle(x, 6.2, _DISC / 2, Style(colour)),
        sign(icon, (x, 6.2), 5.2, theme, theme.colours["paper"]),
    ]
    if key == "disaster":
        last = scope.words.setup.values["track_steps"]
        nodes.append(numeral(str(last), (x + 4.4, 3.4), 3.9, theme, fill=theme.colours["ink"]))
    return nodes + _note(key, (x, 14.2), wide, scope)


def _note(key: str, middle: tuple[float, float], wide: float, scope: Scope) -> list[Node]:
    style = scope.theme.types["small"].bolder.scaled(1.06)
    return centred(scope.words.plain(f"figures.turn-order.{key}"), middle, wide, style)
