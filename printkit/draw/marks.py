"""Marks to cut by: short lines beyond the corners of trims, else thin lines along them.

Marks point along the edges of a trim, so that a ruler laid from mark to mark lies on the
cut: in two directions for rectangles, in three for hexagons. None touches another piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist

from printkit.draw import outline
from printkit.draw.outline import Point, Region
from printkit.draw.scene import Group, Path, Style, bounds, polyline

LENGTH = 4.0
"""Of a mark, where there is room."""
SHORTEST = 0.8
CLEAR = 0.8
"""Between a trim and a mark."""
_FAR = 9000.0
_HALO = Style(stroke="#FFFFFF", width=0.3, cap="butt")
_MARK = Style(stroke="#2B2A28", width=0.1, cap="butt")

Segment = tuple[Point, Point]


@lru_cache(maxsize=16)  # Sheets of one document are alike.
def marks(trims: tuple[Path, ...], bleeds: tuple[Path, ...], whole: Path) -> Group:
    """Marks for all pieces of a side, within the part of the sheet that is printed on.

    Beyond the bleed where there is room, else on it. An edge that cannot have a mark at both
    ends gets a thin line along it, and so does every curved outline.
    """
    rooms = _Rooms(trims, bleeds, whole)
    drawn: dict[object, Group] = {}
    for trim, bleed in zip(trims, bleeds, strict=True):
        if outline.kind(trim) not in ("hexagon", "rectangle"):
            drawn[_near(outline.middle(trim))] = _along(trim)
            continue
        reach = (outline.size(bleed)[0] - outline.size(trim)[0]) * 0.6
        for edge in _edges(trim):
            drawn |= {_near(*sorted(way)): _thin(way) for way in rooms.ways(edge, reach, trim)}
    return Group(tuple(drawn.values()))


class _Rooms:
    """Where marks may go: beyond all bleeds, or between the trims."""

    def __init__(self, trims: Sequence[Path], bleeds: Sequence[Path], whole: Path) -> None:
        grown = [outline.grow(trim, CLEAR * 0.75) for trim in trims]
        self._beyond = Region(whole, bleeds)
        self._between = Region(whole, grown)
        self._anywhere = Region(outline.box(-_FAR, -_FAR, _FAR, _FAR), grown)

    def ways(self, edge: Segment, reach: float, trim: Path) -> list[Segment]:
        """The marks beyond both ends of an edge, or the edge itself.

        Inside a grid of rectangles there is nothing: the marks at its rim show the cut.
        """
        marked = []
        for before, corner in (edge, edge[::-1]):
            ray = _Ray(before, corner)
            inner = outline.kind(trim) == "rectangle" and not self._leads_out(ray)
            mark = ray.free(self._beyond, max(reach, CLEAR), LENGTH)
            if not mark and not inner:
                mark = ray.free(self._between, CLEAR, LENGTH)
            if mark:
                marked.append(mark)
            elif not inner:
                return [edge]
        return marked

    def _leads_out(self, ray: _Ray) -> bool:
        """True when no other piece lies ahead."""
        free = ray.free(self._anywhere, CLEAR, _FAR)
        return free is not None and dist(*free) > _FAR / 10


@dataclass(frozen=True, slots=True)
class _Ray:
    """What goes on from an edge beyond its corner."""

    before: Point
    corner: Point

    def at(self, length: float) -> Point:
        """The place that far beyond the corner."""
        share = length / dist(self.before, self.corner)
        (x0, y0), (x1, y1) = self.before, self.corner
        return x1 + (x1 - x0) * share, y1 + (y1 - y0) * share

    def free(self, region: Region, start: float, length: float) -> Segment | None:
        """The part inside a region that begins about there, if it is long enough to be seen."""
        free = region.first_free(self.at(start), self.at(start + length))
        if free is None or dist(*free) < SHORTEST or dist(free[0], self.at(start)) > 1:
            return None
        return free


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
