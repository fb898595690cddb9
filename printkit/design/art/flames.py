"""A blaze: tongues of fire in three tones, the brightest within."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def flames(rng: Random, colours: Colours) -> Group:
    """A fire 12 wide and 12 tall, the middle of its foot at the origin."""
    red = mix(colours["red"], colours["hills"], 0.35)
    orange = mix(colours["gold"], colours["red"], 0.22)
    yellow = shade(colours["fields"], 0.25)
    looks = (
        (1.0, Style(red, shade(red, -0.5), 0.25)),
        (0.74, Style(orange)),
        (0.45, Style(yellow)),
    )
    return Group(tuple(_tongues(rng, size, style) for size, style in looks))


def _tongues(rng: Random, size: float, style: Style) -> Path:
    """An outline of five licks, the middle one tallest."""
    points: list[Point] = [(-5.6 * size, 0.2)]
    for x, tall in ((-4.6, 5.4), (-2.3, 8.0), (0.2, 12.0), (2.5, 8.8), (4.8, 5.0)):
        lean = rng.uniform(-0.5, 0.9)
        high = tall * size * rng.uniform(0.9, 1.08)
        points += [(x * size - 0.6 * size, -high * 0.45), (x * size + lean * size, -high)]
    points += [(5.6 * size, -1.2 * size), (5.2 * size, 0.2), (0, 0.9 * size)]
    return smooth(points, style, tension=0.55)
