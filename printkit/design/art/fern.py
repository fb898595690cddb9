"""One fern: arching fronds from one root.

It grows at the edge of the forest's clearing and wherever a shady foreground wants a fine leaf.
"""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.brush import joined, petal
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def fern(rng: Random, colours: Colours, *, size: float = 5.0) -> Group:
    """A fern with its root at the origin, about `size` tall and 1.6 times as wide."""
    green = mix(colours["leaf"], colours["pasture"], rng.uniform(0.1, 0.45))
    tones = (shade(green, -0.36), shade(green, -0.08), shade(green, 0.12))
    paths = []
    fronds = [(-66, 0.9), (62, 0.85), (-34, 1.0), (38, 0.95), (-6, 1.05)]
    for n, (angle, reach) in enumerate(fronds):
        tone = tones[min(2, n // 2)]
        lean = angle + rng.uniform(-7, 7)
        paths.append(_frond(lean, size * reach * rng.uniform(0.88, 1.1), tone, shade(green, -0.62)))
    return Group(tuple(paths))


def _frond(angle: float, length: float, tone: str, ink: str) -> Path:
    """A bending rib with leaflets on either side, shorter towards its tip."""
    droop = angle * 0.55
    leaflets: list[Path] = []
    x, y, steps = 0.0, 0.0, 6
    for n in range(steps):
        share = n / (steps - 1)
        way = radians(angle + droop * share)
        x += sin(way) * length / steps
        y -= cos(way) * length / steps
        leaf = length * (0.34 - 0.24 * share)
        heading = angle + droop * share
        leaflets.extend(
            petal(x, y, heading + turn, leaf, leaf * 0.42, Style()) for turn in (-58, 58)
        )
    rib = petal(0, 0, angle * 1.22, length * 1.02, length * 0.07, Style())
    tip = petal(x, y, angle + droop, length * 0.16, length * 0.07, Style())
    return joined([rib, *leaflets, tip], Style(tone, ink, 0.14))
