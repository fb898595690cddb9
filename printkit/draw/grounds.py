"""What lies along the edge of a drawing: one colour all round, or a picture.

A knife that misses a cut by half a millimetre shows what lies beyond: of a neighbour whose edge
has the same colour nobody sees it. draw.spread parts only pieces whose edges differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import hypot
from weakref import WeakKeyDictionary

from printkit.draw import outline
from printkit.draw.outline import Point
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Raster, Style, bounds, cut_of

_known: WeakKeyDictionary[Drawing, str] = WeakKeyDictionary()

_Within = Callable[[Point], bool]
_Move = Callable[[Path], Path]
_UNIT = outline.box(-0.5, -0.5, 0.5, 0.5)


def alike(one: Drawing | None, other: Drawing | None) -> bool:
    """True when one colour lies along both edges, all round; or where there is nothing on both."""
    if one is None or other is None:
        return one is other
    return bool(_ground(one)) and _ground(one) == _ground(other)


def _ground(drawing: Drawing) -> str:
    """The colour along the edge; empty where there is more than one."""
    if drawing not in _known:
        _known[drawing] = _found(drawing)
    return _known[drawing]


def _found(drawing: Drawing) -> str:
    within, whole = _inside(drawing.trim), drawing.bleed or drawing.trim
    ground = ""
    for path in _paths(drawing.body, whole, lambda path: path):
        if all(within(place) for place in _places(path)):
            continue
        style = path.style
        plain = style.fill and not style.stroke and style.opacity == 1
        ground = style.fill or "" if plain and outline.within(whole, path) else ""
    return ground


def _inside(trim: Path) -> _Within:
    """Says of a place that it lies well inside a trim; it may leave out some that do."""
    left, top, right, bottom = bounds(trim)
    if outline.kind(trim) == "rectangle":
        return lambda place: left < place[0] < right and top < place[1] < bottom
    (x, y), radius = outline.middle(trim), min(right - left, bottom - top) / 2
    return lambda place: hypot(place[0] - x, place[1] - y) < radius


def _places(path: Path) -> Iterator[Point]:
    """Its corners and handles, between which all of it lies."""
    for step in path.steps:
        for x, y in zip(step[1::2], step[2::2], strict=True):
            yield float(x), float(y)


def _paths(node: Node, whole: Path, move: _Move) -> Iterator[Path]:
    """Every path of a node where it lies; of a picture in a window, the window without a colour."""
    if isinstance(node, Path):
        yield move(node)
    elif isinstance(node, Raster):
        yield move(_UNIT)
    elif isinstance(node, Group | Placed):
        onward = partial(_onward, move, node)
        window = node.clip if isinstance(node, Group) else cut_of(node)
        if window and not outline.within(whole, onward(window)):
            yield replace(onward(window), style=Style())
            return
        for child in node.children if isinstance(node, Group) else (node.drawing.body,):
            yield from _paths(child, whole, onward)


def _onward(move: _Move, node: Group | Placed, path: Path) -> Path:
    """A path of a group or a placed drawing, where it lies in the end."""
    return move(outline.moved(path, node.at, node.turn, node.scale))
