"""One mountain, cut in facets: lit in the west, shaded in the east, snow on its head.

The mountain tile stacks several of them by size and haze; without snow it is a crag.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, polygon

_LEVELS = 7
"""Bends in each edge and in the ridge, from the top down."""

_FACETS: tuple[tuple[int, tuple[Point, ...]], ...] = (
    (2, ((-1, 0.3), (-0.62, 0.42), (-0.5, 0.68), (-0.72, 1), (-1, 1))),
    (0, ((-0.04, 0.24), (-0.34, 0.52), (-0.22, 0.7), (-0.4, 1), (-0.12, 1))),
    (2, ((-0.22, 0.72), (-0.06, 0.86), (0, 1), (-0.28, 1))),
    (4, ((0.02, 0.2), (0.3, 0.46), (0.2, 0.66), (0.36, 1), (0.06, 1))),
    (5, ((1, 0.34), (0.7, 0.5), (0.58, 0.74), (0.7, 1), (1, 1))),
    (5, ((0.42, 0.52), (0.5, 0.78), (0.44, 1), (0.34, 1), (0.38, 0.76))),
)
"""Tone and outline of each facet; -1 is the west edge, 0 the ridge, 1 the east edge, 1 the foot."""


def peak(rng: Random, colours: Colours, *, haze: float = 0.0, snow: float = 0.42) -> Group:
    """A mountain 30 wide and 24 tall, its foot at the origin.

    Args:
        rng: Chance.
        colours: The theme's.
        haze: 0 near and strong to 1 far and pale.
        snow: How far down the snow reaches; 0 for bare rock.
    """
    top = (rng.uniform(-3.0, 3.0), -24.0)
    west = _edge(rng, top, (-15.0, 1.0), 0.75)
    east = _edge(rng, top, (15.0, 1.0), 0.75)
    ridge = _edge(rng, top, (top[0] + rng.choice((-1, 1)) * rng.uniform(3.0, 6.5), 1.0), 1.6)

    def at(u: float, level: float) -> Point:
        side = west if u < 0 else east
        (x1, y1), (x2, y2) = _along(ridge, level), _along(side, level)
        return x1 + (x2 - x1) * abs(u), y1 + (y2 - y1) * abs(u)

    tones = _tones(colours, haze)
    paths = [
        polygon([*west, *ridge[::-1]], Style(tones[1], tones[1], 0.1)),
        polygon([*east, *ridge[::-1]], Style(tones[3])),
    ]
    for tone, outline in _FACETS:
        moved = [
            (_jog(rng, u), level if level == 1 else level + rng.uniform(-0.05, 0.05))
            for u, level in outline
        ]
        paths.append(polygon([at(u, level) for u, level in moved], Style(tones[tone])))
    if snow:
        paths += _snow(rng, colours, at, snow, haze)
    return Group(tuple(paths))


def _tones(colours: Colours, haze: float) -> list[str]:
    """Six tones of rock, light to dark, paled by the haze."""
    rock = mix(colours["mountains"], mix(colours["snow"], colours["sea"], 0.12), haze * 0.75)
    reach = 1 - 0.55 * haze
    return [shade(rock, amount * reach) for amount in (0.3, 0.14, -0.04, -0.24, -0.12, -0.38)]


def _edge(rng: Random, top: Point, foot: Point, bold: float) -> list[Point]:
    """A line of bends from the top to the foot, cliffs and shoulders by turns."""
    runs = [rng.uniform(1 - bold, 1 + bold) * (0.75 + 0.08 * n) for n in range(_LEVELS)]
    falls = [rng.uniform(0.65, 1.35) * (1.25 if n == 0 else 1.0) for n in range(_LEVELS)]
    points = [top]
    for n in range(1, _LEVELS):
        x = top[0] + (foot[0] - top[0]) * sum(runs[:n]) / sum(runs)
        points.append((x, top[1] + (foot[1] - top[1]) * sum(falls[:n]) / sum(falls)))
    return [*points, foot]


def _along(points: Sequence[Point], share: float) -> Point:
    """The point at a share of a line of bends."""
    place = min(max(share, 0.0), 0.9999) * (len(points) - 1)
    n = int(place)
    (x1, y1), (x2, y2) = points[n], points[n + 1]
    return x1 + (x2 - x1) * (place - n), y1 + (y2 - y1) * (place - n)


def _jog(rng: Random, u: float) -> float:
    """A facet's corner moved a little, unless it lies on an edge or the ridge."""
    return u if u in (-1, 0, 1) else u + rng.uniform(-0.07, 0.07)


def _snow(
    rng: Random, colours: Colours, at: Callable[[float, float], Point], reach: float, haze: float
) -> list[Path]:
    """The white head: a lit and a shaded part, each with tongues that run down the gullies."""
    lit = mix(shade(colours["snow"], 0.75), colours["snow"], haze * 0.8)
    dim = mix(mix(colours["snow"], colours["river"], 0.28), colours["snow"], haze * 0.5)
    paths = []
    for side, colour in ((-1, lit), (1, dim)):
        line = []
        for n, deep in enumerate((0.78, 1.0, 0.7, 1.12, 0.82, 1.2, 0.75)):
            inner = 0 < n < 6
            u = side * (1 - n / 6 + (rng.uniform(-0.06, 0.06) if inner else 0))
            line.append(at(u, reach * deep * (rng.uniform(0.85, 1.12) if inner else 1)))
        first, last = 0.78 * reach, 0.75 * reach
        edge = [at(side, first * n / 12) for n in range(12)]
        ridge = [at(0, last * n / 12) for n in range(11, -1, -1)]
        paths.append(polygon([*edge, *line, *ridge], Style(colour)))
    return paths
