"""The Rotbach: a brook of one width between grassy banks, made to join across hex borders.

Its ends are as wide as its middle and carry no chance, so that any two pieces meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from random import Random

from printkit.design.brush import Point, course, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style

_COURSE: tuple[Point, ...] = (
    (-46.0, 0.0),
    (-39.5, 0.0),
    (-14.0, -4.0),
    (14.0, 4.0),
    (39.5, 0.0),
    (46.0, 0.0),
)

WATER = 0.7
"""The width of its water, as a share of that of the whole with its banks."""

WIDTH = 14.0
"""Its width with its banks, on overlays and where it crosses a landmark's border."""


def shallows(colours: Colours) -> tuple[tuple[float, str], ...]:
    """The layers of the water from its sandy edge to the deep: share of the width, and tone."""
    water = colours["river"]
    return (
        (WATER + 0.07, shade(mix(colours["desert"], colours["wood"], 0.35), -0.12)),
        (WATER, shade(water, 0.34)),
        (WATER * 0.84, water),
        (WATER * 0.42, shade(water, -0.12)),
    )


def bank(colours: Colours) -> str:
    """The tone of the grass where it slopes down to the water."""
    return shade(_grass(colours), -0.16)


def _grass(colours: Colours) -> str:
    return mix(colours["pasture"], colours["leaf"], 0.35)


def brook(
    rng: Random,
    colours: Colours,
    *,
    along: Sequence[Point] = _COURSE,
    width: float = WIDTH,
    banks: bool = True,
) -> Group:
    """Banks, shallows and current along the points, by default across a hex of 79.

    Args:
        rng: Chance; it moves the current's strokes only.
        colours: The theme.
        along: Its middle; a soft curve goes through the points.
        width: With its banks.
        banks: False leaves the water alone, for a brook drawn into a picture.
    """
    length = sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(along))
    spine = course(along, max(len(along), round(length / 1.6)))
    grass = _grass(colours)
    shares = (
        *(((1.5, grass), (1.0, bank(colours)), (0.86, shade(grass, 0.12))) if banks else ()),
        *shallows(colours),
    )
    layers = [
        strand(spine, [width * share] * len(spine), Style(tone), tension=0.5)
        for share, tone in shares
    ]
    return Group((*layers, *_current(rng, colours, spine, width * WATER)))


def _current(rng: Random, colours: Colours, spine: Sequence[Point], width: float) -> list[Path]:
    """Pale strokes that drift along the water, none near the ends."""
    light = Style(mix(colours["river"], colours["snow"], 0.75))
    paths = []
    for start in range(5, len(spine) - 11, 3):
        off = rng.uniform(-0.36, 0.36) * width
        points = []
        for n in range(start, start + rng.randint(3, 5)):
            (x1, y1), (x, y), (x2, y2) = spine[n - 1 : n + 2]
            long = hypot(x2 - x1, y2 - y1) or 1.0
            points.append((x - (y2 - y1) / long * off, y + (x2 - x1) / long * off))
        paths.append(taper(points, width * 0.05, light))
    return paths
