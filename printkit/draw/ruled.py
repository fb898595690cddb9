"""The cuts along a ruler that free pieces: edges of trims in line, with nothing but waste between.

Pure geometry; draw.marks shows where the cuts lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import atan2, cos, pi, sin

from printkit.draw import outline
from printkit.draw.outline import Point, Region
from printkit.draw.scene import Path, bounds

Segment = tuple[Point, Point]

_SAME = 0.03
"""Lines that lie so near, in mm, are one."""
_STRAIGHT = 1e-3
"""Lines whose angles, in radians, are so near have one direction."""
_TOUCH = 0.05
"""Trims may reach so far over a cut that passes along them."""
_FAR = 9000.0
_ANYWHERE = outline.box(-_FAR, -_FAR, _FAR, _FAR)


@dataclass(frozen=True, slots=True)
class Cut:
    """One stroke of the knife.

    Attributes:
        edges: The edges that it follows, along its way.
        owners: Which trims they belong to, by their places.
    """

    edges: tuple[Segment, ...]
    owners: frozenset[int]

    def ends(self) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
        """Both ends, each as a place before it and the end."""
        first, last = self.edges[0], self.edges[-1]
        return (first[1], first[0]), last


@dataclass(frozen=True, slots=True)
class _Edge:
    """Part of a line: the line's angle and distance from the origin, and from where to where."""

    angle: float
    offset: float
    start: float
    end: float
    owners: frozenset[int]

    def segment(self) -> Segment:
        return self._at(self.start), self._at(self.end)

    def until(self, other: _Edge) -> Segment:
        """The way from its end to the start of one that follows on the line."""
        return self._at(self.end), self._at(other.start)

    def _at(self, along: float) -> Point:
        c, s = cos(self.angle), sin(self.angle)
        return c * along - s * self.offset, s * along + c * self.offset


def cuts(trims: Sequence[Path]) -> list[Cut]:
    """Every cut along the edges of hexagons and rectangles, each once."""
    pieces = Region(_ANYWHERE, [outline.grow(trim, -_TOUCH) for trim in trims])
    edges = [edge for n, trim in enumerate(trims) for edge in _edges(trim, n)]
    edges.sort(key=lambda edge: (round(edge.angle, 3), edge.offset))
    runs: list[list[_Edge]] = []
    for line in _lines(edges):
        runs.append([])
        for edge in _merged(line):
            if runs[-1] and not pieces.holds(*runs[-1][-1].until(edge)):
                runs.append([])
            runs[-1].append(edge)
    return [
        Cut(tuple(e.segment() for e in run), frozenset().union(*(e.owners for e in run)))
        for run in runs
    ]


def _edges(trim: Path, owner: int) -> Iterator[_Edge]:
    if outline.kind(trim) == "rectangle":
        left, top, right, bottom = bounds(trim)
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    elif outline.kind(trim) == "hexagon":
        corners = outline.points(trim)[0][:6]
    else:
        return
    for (x0, y0), (x1, y1) in pairwise([*corners, corners[0]]):
        angle = atan2(y1 - y0, x1 - x0) % pi
        angle = 0.0 if pi - angle < _STRAIGHT else angle
        c, s = cos(angle), sin(angle)
        along = sorted((c * x0 + s * y0, c * x1 + s * y1))
        yield _Edge(angle, c * y0 - s * x0, along[0], along[1], frozenset({owner}))


def _lines(edges: Sequence[_Edge]) -> Iterator[list[_Edge]]:
    """Edges that lie on one line together, along their way; they come sorted by lines."""
    line: list[_Edge] = []
    for edge in edges:
        if line and not _same_line(line[0], edge):
            yield sorted(line, key=lambda e: e.start)
            line = []
        line.append(edge)
    if line:
        yield sorted(line, key=lambda e: e.start)


def _same_line(one: _Edge, other: _Edge) -> bool:
    return abs(one.angle - other.angle) < _STRAIGHT and abs(one.offset - other.offset) < _SAME


def _merged(line: Sequence[_Edge]) -> list[_Edge]:
    """Edges that touch or lie on each other as one."""
    made: list[_Edge] = []
    for edge in line:
        if made and edge.start - made[-1].end < _SAME:
            end, owners = max(made[-1].end, edge.end), made[-1].owners | edge.owners
            made[-1] = replace(made[-1], end=end, owners=owners)
        else:
            made.append(edge)
    return made
