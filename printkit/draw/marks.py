"""Marks to cut by: short lines beyond the ends of cuts, lines along them, or out to the edge.

A cut is a straight line that one stroke of a knife follows: the edges of trims that lie in line
with nothing but waste between them. A ruler laid from mark to mark lies on the cut: in two
directions for rectangles, in three for hexagons. draw.ruled finds them.
"""

from __future__ import annotations

from functools import lru_cache
from math import dist
from typing import Literal

from printkit.draw import outline
from printkit.draw.grants import reach
from printkit.draw.outline import Point, Region
from printkit.draw.ruled import Cut, Segment, cuts
from printkit.draw.scene import Group, Path, Style, polyline

Kind = Literal["crop", "lines", "guides"]

LENGTH = 4.0
"""Of a mark, where there is room."""
SHORTEST = 0.8
CLEAR = 0.8
"""Between a trim and a mark."""
_FAR = 9000.0
_HALO = Style(stroke="#FFFFFF", width=0.3, cap="butt")
_MARK = Style(stroke="#2B2A28", width=0.1, cap="butt")


@lru_cache(maxsize=16)  # Sheets of one document are alike.
def marks(trims: tuple[Path, ...], bleeds: tuple[Path, ...], whole: Path, kind: Kind) -> Group:
    """Marks for all pieces of a side, within the part of the sheet that is printed on.

    They lie beyond every bleed, or at least beyond those of all other pieces. A cut that cannot
    have a mark at both ends gets a thin line along its edges, and so does a curved outline.

    Args:
        trims: The outlines of the pieces.
        bleeds: How far their grounds go, in the same order.
        whole: What of the sheet may be marked.
        kind: Short marks; lines along all edges as well; or marks that reach the sheet's edge.
    """
    sheet = _Sheet(trims, bleeds, whole)
    curved = [trim for trim in trims if outline.kind(trim) not in ("hexagon", "rectangle")]
    drawn = [_along(trim) for trim in curved]
    for cut in cuts(trims):
        ends = [sheet.mark(end, cut, guide=kind == "guides") for end in cut.ends()]
        if kind == "lines" or None in ends:
            drawn += [_along(polyline(edge, _MARK)) for edge in cut.edges]
        drawn += [_along(polyline(end, _MARK)) for end in ends if end]
    return Group(tuple(drawn))


class _Sheet:
    """Where marks may go: beyond all bleeds, or on those of the pieces that they belong to."""

    def __init__(self, trims: tuple[Path, ...], bleeds: tuple[Path, ...], whole: Path) -> None:
        self._whole, self._bleeds = whole, bleeds
        self._reaches = [
            reach(trim, bleed) * 1.2 for trim, bleed in zip(trims, bleeds, strict=True)
        ]
        self._grown = [outline.grow(trim, CLEAR * 0.75) for trim in trims]
        self._beyond = Region(whole, bleeds)
        self._sheet = Region(whole, ())

    def mark(self, end: tuple[Point, Point], cut: Cut, *, guide: bool) -> Segment | None:
        """The mark beyond an end of a cut; None where there is no room for one."""
        reach = max(CLEAR, *(self._reaches[owner] for owner in cut.owners))
        ray = _Ray(*end)
        found = ray.free(self._beyond, reach, _FAR if guide else LENGTH)
        if found and guide and not self._leads_out(ray, reach, found):
            found = ray.free(self._beyond, reach, LENGTH)
        return found or ray.free(self._beside(cut), CLEAR, LENGTH)

    def _leads_out(self, ray: _Ray, reach: float, found: Segment) -> bool:
        """True when nothing lies between a mark's far end and the sheet's edge."""
        out = ray.free(self._sheet, reach, _FAR)
        return out is not None and dist(out[1], found[1]) < outline.TOLERANCE

    def _beside(self, cut: Cut) -> Region:
        """What is left beyond the trims of a cut's own pieces and the bleeds of all others."""
        taken = [
            self._grown[n] if n in cut.owners else bleed for n, bleed in enumerate(self._bleeds)
        ]
        return Region(self._whole, taken)


class _Ray:
    """What goes on from an edge beyond its corner."""

    def __init__(self, before: Point, corner: Point) -> None:
        length = dist(before, corner)
        self._corner = corner
        self._way = ((corner[0] - before[0]) / length, (corner[1] - before[1]) / length)

    def at(self, length: float) -> Point:
        """The place that far beyond the corner."""
        return self._corner[0] + self._way[0] * length, self._corner[1] + self._way[1] * length

    def free(self, region: Region, start: float, length: float) -> Segment | None:
        """The part inside a region that begins about there, if it is long enough to be seen."""
        free = region.first_free(self.at(start), self.at(start + length))
        if free is None or dist(*free) < SHORTEST or dist(free[0], self.at(start)) > 1:
            return None
        return free


def _along(path: Path) -> Group:
    """A dark hairline on a light one, seen on any ground."""
    return Group((Path(path.steps, _HALO), Path(path.steps, _MARK)))
