"""Which of several hexes with one number a disaster hits: one die decides."""

from __future__ import annotations

from printkit.design.diagram import centred, figure, ground, label, sign
from printkit.design.figures import Scope
from printkit.design.plan_hex import plan_hex
from printkit.design.token import number_plate
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Placed

_FACES = 6
_HEX = 10.5
_PLATE = 6.2
_DIE = 3.5
_NUMBER = 9
_TERRAINS = ("forest", "fields", "mountains", "pasture")
_GROUPS = (("two", 2), ("three", 3), ("four", 4))
_HEIGHT = 24.4
_GAP = 2.4


def random_hex(scope: Scope) -> Block:
    """Two, three or four hexes, each with the faces of the die that stand for it."""
    short = scope.measure * 0.41
    places = (
        (0.0, 0.0, short),
        (short + _GAP, 0.0, scope.measure - short - _GAP),
        (0.0, _HEIGHT + _GAP, scope.measure),
    )
    nodes = [
        Group((*_group(key, count, wide, scope),), at=(x, y))
        for (key, count), (x, y, wide) in zip(_GROUPS, places, strict=True)
    ]
    return figure(scope, nodes, 2 * _HEIGHT + _GAP)


def _group(key: str, count: int, wide: float, scope: Scope) -> list[Node]:
    theme = scope.theme
    each, left = divmod(_FACES, count)
    step = wide / (count + (1 if left else 0))
    style = theme.types["small"].bolder.scaled(1.06)
    word = label(
        scope.words.plain(f"figures.random-hex.{key}"),
        (2.6, 3.6),
        style,
        "start",
        theme.colours["accent"],
    )
    nodes: list[Node] = [ground(0, 0, wide, _HEIGHT, theme), word]
    for n in range(count):
        nodes += _hex(
            _TERRAINS[n], (n + 0.5) * step, range(n * each + 1, (n + 1) * each + 1), scope
        )
    if left:
        x = (count + 0.5) * step
        again = scope.words.plain("figures.random-hex.again")
        nodes += centred(again, (x, 12.2), step - 5.0, style)
        nodes += _dice(range(_FACES - left + 1, _FACES + 1), x, scope)
    return nodes


def _hex(terrain: str, x: float, faces: range, scope: Scope) -> list[Node]:
    colours = scope.theme.colours
    y = 5.8 + _HEX / 3**0.5
    return [
        Placed(plan_hex(terrain, colours, _HEX), (x, y)),
        Group((number_plate(_NUMBER, _PLATE, colours),), at=(x, y - 1.0)),
        *_dice(faces, x, scope),
    ]


def _dice(faces: range, x: float, scope: Scope) -> list[Node]:
    first = x - (len(faces) - 1) * (_DIE + 0.4) / 2
    ink = scope.theme.colours["ink"]
    return [
        sign(f"die-{face}", (first + n * (_DIE + 0.4), _HEIGHT - 3.4), _DIE, scope.theme, ink)
        for n, face in enumerate(faces)
    ]
