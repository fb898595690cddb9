"""Ripe grain standing: a tuft of stalks with bowed ears, the front row of every field.

The fields plant it close together, several rows deep; its foot is the origin.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, joined, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def grain(rng: Random, colours: Colours) -> Group:
    """Six stalks with ears bowed to either side, two leaves; 15 mm tall, foot at the origin."""
    straw = colours["fields"]
    dark = mix(mix(straw, colours["wood"], 0.8), shade(straw, -0.5), 0.2)
    parts: list[Path] = [*_leaves(rng, colours)]
    for n in rng.sample(range(6), 6):
        share = n / 2.5 - 1
        tone = shade(straw, rng.uniform(0.12, 0.5))
        parts += _stalk(rng, share, tone, dark)
    return Group(tuple(parts))


def _leaves(rng: Random, colours: Colours) -> list[Path]:
    green = mix(colours["leaf"], colours["fields"], 0.62)
    leaves = []
    for side in (-1, 1):
        reach = side * rng.uniform(1.8, 2.8)
        points: list[Point] = [
            (side * 0.5, 0),
            (reach * 0.5, -5),
            (reach, -7.5),
            (reach * 1.5, -6.6),
        ]
        leaves.append(strand(points, [0.9, 0.8, 0.5, 0.1], Style(green)))
    return leaves


def _stalk(rng: Random, share: float, tone: str, dark: str) -> list[Path]:
    foot = share * 1.5
    height = rng.uniform(8.2, 10.6) - abs(share) * 1.0
    lean = share * 1.5 + rng.uniform(-0.5, 0.5)
    bow = 1 if rng.random() < 0.5 + 0.42 * share else -1
    tip = foot + lean, -height
    stem = smooth([(foot, 0), (foot + lean * 0.35, -height * 0.6), tip], Style(), closed=False)
    return [
        joined([stem], Style(None, shade(tone, -0.28), 0.42)),
        *_ear(tip, bow * rng.uniform(6, 16) + share * 10, bow * rng.uniform(3.5, 7.5), tone, dark),
    ]


def _ear(foot: Point, angle: float, bend: float, tone: str, dark: str) -> list[Path]:
    """Kernels in pairs along a spine that bends over, beards between them."""
    kernels: list[Path] = []
    beards: list[Path] = []
    x, y = foot
    for _ in range(4):
        for side in (-1, 1):
            kernels.append(petal(x, y, angle + side * 27, 1.55, 0.72, Style()))
            beards.append(petal(x, y, angle + side * 20, 3.3, 0.12, Style()))
        step = petal(x, y, angle, 0.95, 0.1, Style()).steps[1]
        x, y = float(step[-2]), float(step[-1])
        angle += bend
    kernels.append(petal(x, y, angle, 1.7, 0.75, Style()))
    return [
        joined(beards, Style(shade(tone, -0.12))),
        joined(kernels[::-1], Style(tone, dark, 0.18)),
    ]
