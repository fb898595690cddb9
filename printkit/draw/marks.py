"""Marks to cut by: short lines beyond the corners of trims, else thin lines along them.

Marks point along the edges of a trim, so that a ruler laid from mark to mark lies on the
cut: in two directions for rectangles, in three for hexagons. None touches another piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from printkit.draw import outline
from printkit.draw.outline import Kind, Point, Region
from printkit.draw.scene import Group, Path, Style, bounds, polyline

LENGTH = 4.0
"""Of a mark, where there is room."""
SHORTEST = 1.5
CLEAR = 0.8
"""Between a trim and a mark."""
_FAR = 1000.0
_HALO = Style(stroke="#FFFFFF", width=0.3, cap="butt")
_MARK = Style(stroke="#2B2A28", width=0.1, cap="butt")

Segment = tuple[Point, Point]


def marks(trims: Sequence[Path], bleeds: Sequence[Path], whole: Path) -> Group:
    """Marks for all pieces of a side, within the part of the sheet that is printed on.

    Beyond the bleed where there is room, else on it; an edge of a hexagon that has no mark at
    both ends gets a thin line along it, and so does every curved outline.
    """
    rooms = _Rooms(trims, bleeds, whole)
    drawn: dict[object, Group] = {}
    for trim, bleed in zip(trims, bleeds, strict=True):
        kind = outline.kind(trim)
        if kind not in ("hexagon", "rectangle"):
            drawn[_near(outline.middle(trim))] = _along(trim)
            continue
        reach = (outline.size(bleed)[0] - outline.size(trim)[0]) * 0.6
        for edge in _edges(trim):
            marked = [rooms.mark(*way, reach, kind) for way in (edge, edge[::-1])]
            if kind == "hexagon" and None in marked:
                marked = [edge]
            drawn |= {_near(*sorted(mark)): _thin(mark) for mark in marked if mark}
    return Group(tuple(drawn.values()))


class _Rooms:
    """Where marks may go: beyond all bleeds, or between the trims."""

    def __init__(self, trims: Sequence[Path], bleeds: Sequence[Path], whole: Path) -> None:
        grown = [outline.grow(trim, CLEAR * 0.75) for trim in trims]
        self._beyond = Region(whole, bleeds)
        self._between = Region(whole, grown)
        self._way_out = Region(outline.box(*(side * 9 * _FAR for side in (-1, -1, 1, 1))), grown)

    def mark(self, before: Point, corner: Point, reach: float, kind: Kind) -> Segment | None:
        """The mark that goes on from an edge beyond its corner; None where there is no room."""

        def along(length: float) -> Point:
            share = length / dist(before, corner)
            return (
                corner[0] + (corner[0] - before[0]) * share,
                corner[1] + (corner[1] - before[1]) * share,
            )

        def found(region: Region, start: float, length: float, least: float) -> Segment | None:
            free = region.first_free(along(start), along(start + length))
            if free is None or dist(*free) < least or dist(free[0], along(start)) > 1:
                return None
            return free

        start = max(reach, CLEAR)
        beyond = found(self._beyond, start, LENGTH, SHORTEST)
        if beyond or (kind == "rectangle" and not found(self._way_out, CLEAR, _FAR, _FAR - 1)):
            return beyond
        return found(self._between, CLEAR, LENGTH, SHORTEST)


def _edges(trim: Path) -> list[Segment]:
    if outline.kind(trim) == "rectangle":
        left, top, right, bottom = bounds(trim)
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    else:
        corners = outline.points(trim)[0]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _near(*points: Point) -> object:
    """Equal for places that are the same but for rounding."""
    return tuple((round(x, 1), round(y, 1)) for x, y in points)


def _thin(mark: Segment) -> Group:
    return _along(polyline(mark, _MARK))


def _along(path: Path) -> Group:
    """A dark hairline on a light one, seen on any ground."""
    return Group((Path(path.steps, _HALO), Path(path.steps, _MARK)))
