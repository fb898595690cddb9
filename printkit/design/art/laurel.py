"""A twig of leaves bent along a circle, for wreaths and crowns."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from printkit.design.brush import Point, petal, taper
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Node, Style


def laurel(
    rng: Random,
    colours: Colours,
    radius: float = 8.0,
    *,
    start: float = 185.0,
    end: float = 325.0,
    leaves: int = 6,
    length: float = 4.0,
    tone: str = "",
) -> Group:
    """A twig on a circle around the origin, from one clock angle (0 is north) to another.

    Args:
        rng: Chance.
        colours: The theme's colours.
        radius: Of the circle.
        start: Angle of the foot.
        end: Angle of the tip; smaller than start for a twig that runs the other way.
        leaves: Pairs of leaves.
        length: Of the longest leaf.
        tone: Their colour; leaf green if empty.
    """
    tone = tone or colours["leaf"]
    way = 1 if end > start else -1
    stem = [_on(radius, start + (end - start) * n / 8) for n in range(9)]
    body: list[Node] = [taper(stem, 0.8, Style(shade(tone, -0.45)))]
    for n in range(leaves):
        angle = start + (end - start) * (n + 0.45) / leaves
        size = length * (1 - 0.3 * abs(2 * n / leaves - 0.8)) * rng.uniform(0.94, 1.06)
        for side in (1, -1):
            lean = angle + way * 90 - side * way * (34 + rng.uniform(-4, 4))
            body += _leaf(_on(radius, angle), lean, size, tone)
    body += _leaf(_on(radius, end), end + way * 84, length * 0.8, tone)
    return Group(tuple(body))


def _on(radius: float, angle: float) -> Point:
    return radius * sin(radians(angle)), -radius * cos(radians(angle))


def _leaf(foot: Point, angle: float, length: float, tone: str) -> list[Node]:
    """A leaf, lighter the more its face turns to the north-west, with its rib."""
    light = 0.24 * cos(radians(angle) + pi / 4)
    width = length * 0.36
    return [
        petal(*foot, angle, length, width, Style(shade(tone, light), shade(tone, -0.65), 0.25)),
        petal(*foot, angle + 1, length * 0.8, 0.3, Style(shade(tone, light - 0.3))),
    ]
