"""Who becomes Champion of the Environment, and who takes the title over."""

from __future__ import annotations

from printkit.design.diagram import arrow, figure, ground, label, sign, token
from printkit.design.figures import Scope
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node
from printkit.scenarios.model import number_of

_HEIGHT = 27.0
_GAP = 3.0
_TOKEN = 5.2
_CHAMPION = 9.0
_ROWS = (10.8, 20.8)


def champion(scope: Scope) -> Block:
    """On the left the first to have enough, on the right the one who has more."""
    enough = number_of(scope.words.setup.values, "champion_from")
    wide = (scope.measure - _GAP) / 2
    middle = (_ROWS[0] + _ROWS[1]) / 2
    right = [
        *_holder("red", enough, _ROWS[0], wide, scope),
        *_holder("blue", enough + 1, _ROWS[1], wide, scope),
        arrow((wide - 6.4, _ROWS[0] - 1.0), 5.4, scope.theme, turn=90),
        token("champion", 40.0, _CHAMPION, (wide - 6.4, _ROWS[1]), scope.theme),
    ]
    left = [
        *_holder("red", enough, middle, wide, scope),
        arrow((wide - 6.4 - _CHAMPION / 2 - 5.4, middle), 4.4, scope.theme),
        token("champion", 40.0, _CHAMPION, (wide - 6.4, middle), scope.theme),
    ]
    nodes = [
        Group((*_panel(key, wide, scope), *drawn), at=(n * (wide + _GAP), 0.0))
        for n, (key, drawn) in enumerate((("caption", left), ("more", right)))
    ]
    return figure(scope, nodes, _HEIGHT)


def _panel(key: str, wide: float, scope: Scope) -> list[Node]:
    style = scope.theme.types["small"].bolder.scaled(1.06)
    word = label(
        scope.words.plain(f"figures.champion.{key}"),
        (2.6, 3.8),
        style,
        "start",
        scope.theme.colours["accent"],
    )
    return [ground(0, 0, wide, _HEIGHT, scope.theme), word]


def _holder(player: str, count: int, y: float, wide: float, scope: Scope) -> list[Node]:
    """A player's mark and the oil sequestered, as many tokens as there are."""
    colours = scope.theme.colours
    first = 7.0
    step = min(_TOKEN + 0.25, (wide - first - 13.0) / max(1, count - 1))
    row: list[Node] = [
        sign(colours.shape(player), (4.2, y), 3.8, scope.theme, colours[f"player-{player}"])
    ]
    return row + [
        token("oil_sequestered", 25.0, _TOKEN, (first + _TOKEN / 2 + n * step, y), scope.theme)
        for n in range(count)
    ]
