"""A bright river between banks of gravel: bank, beach, shallows, channel and current."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, pi, sin
from random import Random

from printkit.design.brush import Point, depth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style

_COURSE: tuple[Point, ...] = tuple((4 * sin(step / 9), step - 30.0) for step in range(60))
"""A gently winding course from north to south."""


def stream(
    rng: Random,
    colours: Colours,
    *,
    along: Sequence[Point] = _COURSE,
    wide: Callable[[float], float] = lambda y: depth(y, 3.0, 11.0),
    earth: str | None = None,
) -> Group:
    """A river along many close points, by default 60 long and widening to the south.

    Args:
        rng: Chance.
        colours: The theme.
        along: Its course, evenly and densely set.
        wide: The width of its water at a height y.
        earth: The tone of the land it cuts into; None for the theme's gold.
    """
    paths = _layers(rng, colours, along, wide, earth or colours["gold"])
    return Group((*paths, *_current(rng, colours, along, wide)))


def _layers(
    rng: Random,
    colours: Colours,
    along: Sequence[Point],
    wide: Callable[[float], float],
    ground: str,
) -> list[Path]:
    """The cut bank, the beach, the wet edge and ever deeper water, each with its own sway."""
    water, sway = colours["river"], rng.uniform(0, 2 * pi)
    layers = (
        (2.1, 1.6, shade(ground, -0.22)),
        (2.05, 1.2, mix(colours["desert"], colours["stone"], 0.25)),
        (1.3, 0.7, mix(colours["stone"], ground, 0.3)),
        (1.0, 0.35, shade(water, 0.38)),
        (0.9, 0.0, water),
        (0.5, 0.0, shade(water, -0.12)),
        (0.24, 0.0, mix(water, colours["sea"], 0.5)),
    )
    paths = []
    for n, (share, more, tone) in enumerate(layers):
        widths = [
            wide(y) * share * (1 + 0.13 * sin(k * 0.55 + sway + n * 0.7))
            + more * depth(y, 0.6, 1.4)
            for k, (_, y) in enumerate(along)
        ]
        shifted = [(x, y + (0.8 if n == 0 else 0)) for x, y in along]
        paths.append(strand(shifted[::2], widths[::2], Style(tone), tension=0.5))
    return paths


def _current(
    rng: Random, colours: Colours, along: Sequence[Point], wide: Callable[[float], float]
) -> list[Path]:
    """Pale strokes that drift along the water."""
    light = Style(mix(colours["river"], colours["snow"], 0.75))
    paths = []
    for start in range(3, len(along) - 8, 2):
        off = rng.uniform(-0.34, 0.34)
        points = []
        for n in range(start, start + rng.randint(3, 6)):
            (x1, y1), (x, y), (x2, y2) = along[n - 1 : n + 2]
            drift = off * wide(y) / hypot(x2 - x1, y2 - y1)
            points.append((x - (y2 - y1) * drift, y + (x2 - x1) * drift))
        paths.append(taper(points, depth(points[0][1], 0.3, 0.75), light))
    return paths
