"""The gifts side by side: what each looks like and what the bank asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from printkit.design import art
from printkit.design.diagram import centred, figure, label, sign
from printkit.design.figures import Scope
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Path, Style, rectangle

_GAP = 1.6
_ROW = 6.4
_NARROW = 60.0
"""Below this width the gifts stand in rows."""

_DRAWN = (48.0, 42.0)
"""What of a gift's picture is shown at least."""

_COMPONENT = "gift"


def gift_prices(scope: Scope) -> Block:
    """A picture, a name and a price for every face of the gift cards; rows where it is narrow."""
    faces = tuple(scope.words.setup.components[_COMPONENT].faces)
    if scope.measure < _NARROW:
        return _rows(faces, scope)
    wide = (scope.measure - _GAP * (len(faces) - 1)) / len(faces)
    high = wide * 0.86
    style = scope.theme.types["small"]
    nodes: list[Node] = []
    for n, face in enumerate(faces):
        x = n * (wide + _GAP)
        nodes.append(Group(tuple(_picture(face, wide, high, scope)), at=(x, 0.0)))
        size = min(5.0, wide / len(_price(face, scope)) * 0.94)
        nodes += _symbols(face, x + wide / 2, high + 3.4, size, scope)
        nodes += centred(_name(face, scope), (x + wide / 2, high + 9.4), wide + _GAP - 0.4, style)
    return figure(scope, nodes, high + 13.0, "figures.gift-prices.caption")


def _rows(faces: Sequence[str], scope: Scope) -> Block:
    """One row a gift, as it fits a card."""
    style = scope.theme.types["card-body"]
    size, wide = 4.2, _ROW * 1.12
    widest = max(len(_price(face, scope)) for face in faces) * size
    nodes: list[Node] = []
    for n, face in enumerate(faces):
        y = n * (_ROW + 0.8)
        nodes.append(Group(tuple(_picture(face, wide, _ROW, scope)), at=(0.0, y)))
        nodes.append(label(_name(face, scope), (wide + 1.6, y + _ROW / 2), style, "start"))
        nodes += _symbols(face, scope.measure - widest / 2, y + _ROW / 2, size, scope)
    return Block(len(faces) * (_ROW + 0.8) - 0.8, tuple(nodes))


def _name(face: str, scope: Scope) -> str:
    return scope.words.plain(f"components.{_COMPONENT}.faces.{face}.title")


def _price(face: str, scope: Scope) -> list[str]:
    price = scope.words.setup.costs[face]
    return [kind for kind, count in price.items() for _ in range(count)]


def _symbols(face: str, x: float, y: float, size: float, scope: Scope) -> list[Node]:
    """The price around a place, a symbol a card."""
    kinds = _price(face, scope)
    first = x - (len(kinds) - 1) * size / 2
    return [sign(kind, (first + n * size, y), size, scope.theme) for n, kind in enumerate(kinds)]


def _picture(face: str, wide: float, high: float, scope: Scope) -> list[Node]:
    artwork = face.replace("-", "_")
    scale = max(wide / _DRAWN[0], high / _DRAWN[1])
    painted = art.find(artwork)(Random(artwork), scope.theme.colours)
    window = rectangle(0, 0, wide, high, radius=1.0)
    rim = Style(stroke=scope.theme.colours["ink"], width=0.25)
    return [
        Group((Group((painted,), at=(wide / 2, high / 2), scale=(scale, scale)),), clip=window),
        Path(window.steps, rim),
    ]
