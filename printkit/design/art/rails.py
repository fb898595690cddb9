"""A narrow railway: a bed of gravel, sleepers and two rails along a course."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from math import hypot
from random import Random

from printkit.design.brush import Point, course, smooth, strand
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style, line

_FLAT = 0.62
"""How much the view from above shortens what lies across it."""


def rails(
    rng: Random,
    colours: Colours,
    *,
    along: Sequence[Point] = ((-20.0, 0.0), (0.0, 0.0), (20.0, 0.0)),
) -> Group:
    """A track of gauge 3 along the points, a sleeper about every 2."""
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(along))
    track = course(along, max(4, round(length / 1.05)))
    wood = Style(None, shade(colours["wood"], -0.25), 0.95)
    iron = Style(None, shade(colours["mountains"], -0.55), 0.5)
    bed = Style(shade(colours["stone"], -0.14))
    paths: list[Path] = [strand(track[::2], [6.0] * len(track[::2]), bed, tension=0.5)]
    sleepers = zip(_beside(track, -2.4), _beside(track, 2.4), strict=True)
    for (x1, y1), (x2, y2) in islice(sleepers, 0, None, 2):
        slip = rng.uniform(-0.2, 0.2)
        paths.append(line(x1 + slip, y1, x2, y2 + slip, wood))
    irons = (smooth(_beside(track, gap), iron, closed=False) for gap in (-1.5, 1.5))
    return Group((*paths, *irons))


def _beside(track: Sequence[Point], gap: float) -> list[Point]:
    """The track moved sideways, less where it runs across the view."""
    places = []
    for n, (x, y) in enumerate(track):
        (x1, y1), (x2, y2) = track[max(0, n - 1)], track[min(len(track) - 1, n + 1)]
        length = hypot(x2 - x1, y2 - y1)
        places.append((x - (y2 - y1) / length * gap, y + (x2 - x1) / length * gap * _FLAT))
    return places
