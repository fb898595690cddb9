"""The order of the first settlements: once round the table, and back again."""

from __future__ import annotations

from printkit.design.colours import mix
from printkit.design.diagram import arrow, figure, numeral
from printkit.design.figures import Scope
from printkit.design.playing_pieces import road
from printkit.design.position import stand
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Path, Style

_HEIGHT = 27.0
_ROWS = (7.2, 19.8)
_BAND = 11.4


def snake_order(scope: Scope) -> Block:
    """A band that runs from the first player to the last and back, a settlement at each stop."""
    colours = scope.theme.colours
    players = [name.removeprefix("player-") for name in colours if name.startswith("player-")]
    seated = players[: scope.words.setup.players]
    reach = (_ROWS[1] - _ROWS[0]) / 2
    right = scope.measure - reach - _BAND / 2
    step = (right - 2.0) / len(seated)
    nodes: list[Node] = [_band(right, reach, scope)]
    for n, player in enumerate(seated):
        x = 3.0 + (n + 0.5) * step
        for going, y in zip((True, False), _ROWS, strict=True):
            nodes += _stop(n + 1, player, (x, y), scope)
            if n:
                between = x - step / 2
                nodes.append(arrow((between - 1.5, y) if going else (between + 1.5, y), 3.0, scope.theme, 0.0 if going else 180.0))
    nodes.append(arrow((scope.measure - _BAND / 2, sum(_ROWS) / 2 - 1.5), 3.0, scope.theme, turn=90.0))
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


def _stop(seat: int, player: str, at: tuple[float, float], scope: Scope) -> list[Node]:
    """A player's seat and the pair of pieces set there."""
    x, y = at
    colours = scope.theme.colours
    return [
        numeral(str(seat), (x - 4.6, y), 3.9, scope.theme, fill=colours["ink"]),
        Group((road(player, 5.6, colours),), at=(x + 3.4, y + 2.4), turn=-22),
        stand("settlement", player, (x + 0.6, y - 0.3), 5.6, colours),
    ]
