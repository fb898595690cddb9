"""The order of the first settlements: once round the table, and back again."""

from __future__ import annotations

from printkit.design.colours import mix
from printkit.design.diagram import arrow, figure, numeral
from printkit.design.figures import Scope
from printkit.design.playing_pieces import road
from printkit.design.position import stand
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Path, Style

_HEIGHT = 28.6
_ROWS = (6.6, 22.0)
_BAND = 11.0


def snake_order(scope: Scope) -> Block:
    """A band that runs from the first player to the last and back, a settlement at each stop."""
    colours = scope.theme.colours
    seated = colours.players[: scope.words.setup.players]
    reach = (_ROWS[1] - _ROWS[0]) / 2
    right = scope.measure - reach - _BAND / 2
    step = (right - 2.0) / len(seated)
    nodes: list[Node] = [_band(right, reach, scope)]
    for n, player in enumerate(seated):
        x = 3.0 + (n + 0.5) * step
        for y, turn in zip(_ROWS, (0.0, 180.0), strict=True):
            nodes += _pair(player, (x, y), scope)
            if n:
                start = x - step / 2 - 1.3 if not turn else x - step / 2 + 1.3
                nodes.append(arrow((start, y), 2.6, scope.theme, turn))
        nodes.append(
            numeral(str(n + 1), (x, sum(_ROWS) / 2), 4.4, scope.theme, fill=colours["ink"])
        )
    nodes.append(
        arrow((scope.measure - _BAND / 2, sum(_ROWS) / 2 - 1.5), 3.0, scope.theme, turn=90.0)
    )
    return figure(scope, nodes, _HEIGHT, "figures.snake-order.caption")


def _band(right: float, reach: float, scope: Scope) -> Path:
    """The ribbon underneath, round at its far end."""
    tint = mix(scope.theme.colours["tint"], scope.theme.colours["grid"], 0.22)
    top, bottom = _ROWS
    k = reach * 0.5523
    middle = (top + bottom) / 2
    start = _BAND / 2 + 0.2
    return Path(
        (
            ("M", start, top),
            ("L", right, top),
            ("C", right + k, top, right + reach, middle - k, right + reach, middle),
            ("C", right + reach, middle + k, right + k, bottom, right, bottom),
            ("L", start, bottom),
        ),
        Style(stroke=tint, width=_BAND),
    )


def _pair(player: str, at: tuple[float, float], scope: Scope) -> list[Node]:
    """A settlement and the road beside it."""
    x, y = at
    colours = scope.theme.colours
    return [
        Group((road(player, 5.2, colours),), at=(x + 1.9, y + 1.7), turn=-22),
        stand("settlement", player, (x - 1.0, y - 0.9), 5.4, colours),
    ]
