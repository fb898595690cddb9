"""A date palm that leans a little, its fronds hanging from one crown."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.brush import Point, blob, course, joined, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, line

_FRONDS = (
    (-172, 0.9, -0.2),
    (-8, 0.95, -0.2),
    (-140, 1.0, -0.06),
    (-38, 1.0, -0.12),
    (-112, 0.8, 0.12),
    (-68, 0.85, 0.04),
    (158, 0.85, 0.02),
    (20, 0.8, -0.16),
)
"""Angle, length and tone of each frond, the hindmost first."""


def palm(rng: Random, colours: Colours) -> Group:
    """A palm about 12 wide and 16 tall, its foot at the origin."""
    green = mix(colours["leaf"], colours["forest"], 0.3)
    bark, lean = (
        mix(colours["wood"], colours["desert"], 0.25),
        rng.choice((-1, 1)) * rng.uniform(1.2, 3.0),
    )
    ink = shade(green, -0.7)
    crown = (lean, -rng.uniform(11.0, 12.5))
    trunk = course([(0, 0.3), (lean * 0.15, -4.5), (lean * 0.6, -9), crown], 9)
    widths = [1.9, 1.5, 1.3, 1.2, 1.15, 1.1, 1.05, 1.0, 1.0]
    paths: list[Path] = [
        taper(
            [(-1.5, 0.3), (3, 0.7), (8, 1.7), (11, 2.5)],
            1.8,
            Style(mix(colours["desert"], colours["hills"], 0.42)),
        ),
        strand(trunk, widths, Style(bark, shade(bark, -0.65), 0.3), tension=0.5),
        strand(
            [(x + 0.3, y) for x, y in trunk],
            [w * 0.4 for w in widths],
            Style(shade(bark, -0.25)),
            tension=0.5,
        ),
    ]
    for x, y in trunk[1:8]:
        paths.append(
            line(x - 0.55, y + 0.15, x + 0.5, y - 0.1, Style(None, shade(bark, -0.4), 0.2))
        )
    fronds = [_frond(rng, crown, angle, 6.6 * long) for angle, long, _ in _FRONDS]
    paths.append(joined([outline for outline, _ in fronds], Style(green, ink, 0.5)))
    for (outline, rib), (_, _, tone) in zip(fronds, _FRONDS, strict=True):
        paths.append(Path(outline.steps, Style(shade(green, tone))))
        paths.append(taper(rib, 0.35, Style(shade(green, tone + 0.28))))
    dates = Style(mix(colours["hills"], colours["gold"], 0.4), shade(colours["hills"], -0.5), 0.2)
    return Group(
        (
            *paths,
            *(
                blob(rng, crown[0] + x, crown[1] + 1.0, 0.75, 0.8, dates, points=7, tension=0.5)
                for x in (-0.7, 0.6)
            ),
        )
    )


def _frond(rng: Random, crown: Point, angle: float, length: float) -> tuple[Path, list[Point]]:
    """A hanging leaf with a saw-toothed lower edge, and the line of its rib."""
    turn = radians(angle + rng.uniform(-8, 8))
    dx, dy = cos(turn), sin(turn) * 0.8
    rib = [
        (crown[0] + dx * length * t, crown[1] + dy * length * t + length * 0.62 * t * t)
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1.0)
    ]
    upper = [(x, y - 0.45 * (1 - n / 5)) for n, (x, y) in enumerate(rib)]
    lower: list[Point] = []
    for n in (4, 3, 2, 1):
        x, y = rib[n]
        drop = 1.75 if n in (2, 3) else 1.25
        lower += [(x + dx * 0.5, y + drop), (x - dx * 0.35, y + 0.45)]
    steps = [("M", *upper[0]), *(("L", *p) for p in (*upper[1:], *lower)), ("Z",)]
    return Path(tuple(steps), Style()), rib
