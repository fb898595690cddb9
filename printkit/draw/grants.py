"""How far each piece's ground goes on a sheet: up to its bleed, or half-way to its neighbour's.

draw.sheet cuts pieces to these outlines, and keeps marks off them. Neighbours' grounds overlap by a
hair, so that no white shows between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import dist

from printkit.draw import outline
from printkit.draw.outline import Point
from printkit.draw.scene import Path, bounds, polygon

HAIR = 0.1
"""By how much grounds overlap where they meet."""
_LESS = 0.05


@lru_cache(maxsize=16)  # Sheets of one document are alike.
def granted(trims: tuple[Path, ...], bleeds: tuple[Path, ...], room: Path) -> tuple[Path, ...]:
    """What each piece's ground keeps of its bleed.

    Args:
        trims: The outlines of all on a side.
        bleeds: Their bleeds, in the same order.
        room: What may be printed on.
    """
    kept = [
        bleed if outline.within(bleed, room) else outline.shared(bleed, room) for bleed in bleeds
    ]
    reaches = [reach(trim, bleed) for trim, bleed in zip(trims, bleeds, strict=True)]
    for one, other in permutations(range(len(trims)), 2):
        reached = reaches[one] + reaches[other]
        if _apart(trims[one], trims[other]) < reached:
            # Of outlines that touch, slightly smaller ones tell in which direction they lie.
            inner = (outline.grow(trims[n], -_LESS) for n in (one, other))
            here, there = outline.nearest(*inner)
            between = dist(here, there) - 2 * _LESS
            if between < reached:
                share = min(reaches[one], max(between / 2, between - reaches[other]))
                kept[one] = _up_to(kept[one], trims[one], here, there, share + _LESS + HAIR)
    return tuple(kept)


@lru_cache(maxsize=16)
def meet(trims: tuple[Path, ...], grounds: tuple[Path, ...]) -> bool:
    """True when some ground goes on over another piece's trim."""
    return any(
        outline.overlaps(trims[one], grounds[other])
        for one, other in permutations(range(len(trims)), 2)
    )


def reach(trim: Path, bleed: Path) -> float:
    """How far a bleed goes beyond a trim, at most."""
    pairs = zip(bounds(trim), bounds(bleed), strict=True)
    return max(abs(edge - end) for edge, end in pairs)


def _apart(one: Path, other: Path) -> float:
    """How far the boxes around two outlines are apart, along the direction in which they are."""
    a, b = bounds(one), bounds(other)
    return max(b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3])


def _up_to(kept: Path, trim: Path, here: Point, there: Point, share: float) -> Path:
    """An area up to a line across the way from here to there; all of it where the trim goes on."""
    length = dist(here, there)
    way = ((there[0] - here[0]) / length, (there[1] - here[1]) / length)
    end = here[0] * way[0] + here[1] * way[1] + share

    def beyond(place: Point) -> float:
        return place[0] * way[0] + place[1] * way[1] - end

    if any(beyond(corner) > outline.TOLERANCE for corner in outline.points(trim)[0]):
        return kept
    corners = outline.points(kept)[0]
    if all(beyond(corner) <= 0 for corner in corners):
        return kept
    return polygon(list(_clipped(corners, [beyond(corner) for corner in corners])), kept.style)


def _clipped(corners: Sequence[Point], beyond: Sequence[float]) -> list[Point]:
    """The part of a convex area that is not beyond a line."""
    found: list[Point] = []
    for n, corner in enumerate(corners):
        before, far = corners[n - 1], (beyond[n - 1], beyond[n])
        if (far[0] > 0) != (far[1] > 0):
            t = far[0] / (far[0] - far[1])
            found.append(
                (before[0] + t * (corner[0] - before[0]), before[1] + t * (corner[1] - before[1]))
            )
        if far[1] <= 0:
            found.append(corner)
    return found
