"""Lines that a small scale made too thin to print, drawn as thin as a printer can.

A drawing serves many sizes; what is a fine line on a tile is none in a figure of the rules.
Runs over finished pages, so that no drawing has to know how small it will be placed.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import inf, sqrt
from typing import overload
from weakref import WeakKeyDictionary

from printkit.draw.scene import POINT, Drawing, Group, Node, Page, Path, Placed

THINNEST = 0.25 * POINT
"""A hairline, in mm."""

_finest: WeakKeyDictionary[Drawing, float] = WeakKeyDictionary()


def printable(page: Page) -> Page:
    """The page with no line on it thinner than a hairline; what has none stays as it is."""
    pieces = tuple(_drawn(piece, 1.0) for piece in page.pieces)
    return replace(page, pieces=pieces, marks=_drawn(page.marks, 1.0))


@overload
def _drawn(node: Group, scale: float) -> Group: ...
@overload
def _drawn(node: Placed, scale: float) -> Placed: ...
@overload
def _drawn(node: Node, scale: float) -> Node: ...
def _drawn(node: Node, scale: float) -> Node:
    """A node as it is to be drawn where lengths are so many times as long."""
    if _fine(node) * scale >= THINNEST:
        return node
    if isinstance(node, Path):
        return replace(node, style=replace(node.style, width=THINNEST / scale))
    if isinstance(node, Group):
        inner = scale * _factor(node)
        return replace(node, children=tuple(_drawn(child, inner) for child in node.children))
    if isinstance(node, Placed):
        return replace(node, drawing=_thickened(node.drawing, scale * _factor(node)))
    return node


@lru_cache(maxsize=1024)  # One drawing at one size is one drawing, and is written once.
def _thickened(drawing: Drawing, scale: float) -> Drawing:
    return replace(drawing, body=_drawn(drawing.body, scale))


def _factor(node: Group | Placed) -> float:
    across, down = node.scale
    return sqrt(abs(across * down))


def _fine(node: Node) -> float:
    """The thinnest line of a node; infinite without any."""
    if isinstance(node, Path):
        return node.style.width if node.style.stroke else inf
    if isinstance(node, Group):
        return min(map(_fine, node.children), default=inf) * _factor(node)
    if isinstance(node, Placed):
        if node.drawing not in _finest:
            _finest[node.drawing] = _fine(node.drawing.body)
        return _finest[node.drawing] * _factor(node)
    return inf
