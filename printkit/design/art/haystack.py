"""A haystack built round a pole, a ladder against it: straw that stays on the fields.

Big and simple in outline; the middle of its foot is the origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from printkit.design.art.ladder import ladder
from printkit.design.brush import Point, joined, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, polygon

_TIERS: tuple[tuple[float, float, float, float], ...] = (
    (0.4, 6.0, -6.6, 6.9),
    (-4.0, 7.3, -10.6, 4.9),
    (-8.6, 5.9, -15.4, 0.7),
)
"""Layers of straw, the lowest first: lower edge and its half width, upper edge and its."""


def haystack(rng: Random, colours: Colours) -> Group:
    """A rick thatched with straw, its ladder to the east; 16 wide, 17 tall."""
    straw = shade(mix(colours["fields"], colours["gold"], 0.34), 0.1)
    ink = mix(shade(colours["fields"], -0.66), colours["wood"], 0.4)
    return Group(
        (
            smooth(
                [(-6, 0.3), (3, -1.2), (10.5, -0.4), (12.0, 0.8), (5, 1.7), (-4, 1.4)],
                Style(shade(colours["fields"], -0.45), opacity=0.45),
            ),
            polygon(
                [(-0.35, -17.0), (0.35, -17.0), (0.4, -13.5), (-0.4, -13.5)],
                Style(colours["wood"], ink, 0.28),
            ),
            *(
                path
                for tier, lift in zip(_TIERS, (-0.06, 0.04, 0.16), strict=True)
                for path in _tier(rng, tier, shade(straw, lift), ink)
            ),
            Group((ladder(rng, colours),), at=(6.6, 1.1)),
        )
    )


def _tier(
    rng: Random, tier: tuple[float, float, float, float], straw: str, ink: str
) -> Iterator[Path]:
    """One layer: a ragged hem of straw, its east in shade, its west in light."""
    low, wide, high, narrow = tier
    hem = list(_hem(rng, low, wide))
    middle = (low + high) / 2, (wide + narrow) / 2 + 0.35
    outline = [
        (-narrow, high),
        (-middle[1], middle[0]),
        *hem,
        (middle[1], middle[0]),
        (narrow, high),
    ]
    half = len(hem) * 3 // 5
    yield smooth(outline, Style(straw, ink, 0.3), tension=0.22)
    east = [(narrow * 0.25, high), *hem[half:], (middle[1], middle[0]), (narrow, high)]
    yield smooth(east, Style(mix(straw, ink, 0.14)), tension=0.22)
    west = [
        (-narrow * 0.8, high + 0.5),
        (-middle[1] * 0.9, middle[0]),
        *hem[1:5],
        (-middle[1] * 0.55, middle[0]),
    ]
    yield smooth(west, Style(shade(straw, 0.3)), tension=0.22)
    strokes = []
    for _ in range(9):
        share, y = rng.uniform(-0.85, 0.85), rng.uniform(high + 1.6, low - 0.6)
        x = share * (wide + (narrow - wide) * (low - y) / (low - high))
        strokes.append(
            smooth([(x * 0.94, y - 1.3), (x, y - 0.2), (x * 1.04, y + 0.6)], Style(), closed=False)
        )
    yield joined(strokes, Style(None, mix(straw, ink, 0.42), 0.22))
    yield smooth(outline, Style(None, ink, 0.3), tension=0.22)


def _hem(rng: Random, low: float, wide: float) -> Iterator[Point]:
    """Points of a ragged edge that sags towards the viewer, from west to east."""
    count = 2 * int(wide * 1.5) + 1
    for n in range(count):
        share = 2 * n / (count - 1) - 1
        tooth = rng.uniform(0.2, 1.4) if n % 2 else rng.uniform(-0.1, 0.3)
        yield (
            wide * share + rng.uniform(-0.15, 0.15),
            low + 1.5 * (1 - share * share) ** 0.5 + tooth - 0.6,
        )
