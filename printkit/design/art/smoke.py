"""Smoke: a soft plume of paper-cut puffs above a chimney.

Rises from the origin and drifts eastward; mirror it where the wind blows west.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style


def smoke(rng: Random, colours: Colours) -> Group:
    """Puffs that swell as they drift off, two torn away; 24 tall, its root at the origin."""
    tone = mix(colours["parchment"], colours["stone"], 0.22)
    puffs = list(_puffs(rng))
    layers = ((0.22, 0.26, 1.1, -0.16), (0.0, 0.0, 1.0, 0.25), (-0.28, -0.3, 0.62, 0.75))
    return Group(
        tuple(
            joined(
                [
                    blob(
                        rng,
                        x + dx * r,
                        y + dy * r,
                        r * grow,
                        r * grow * 0.84,
                        Style(),
                        points=8,
                        tension=0.6,
                    )
                    for x, y, r in puffs
                ],
                Style(shade(tone, lift), opacity=0.92),
            )
            for dx, dy, grow, lift in layers
        )
    )


def _puffs(rng: Random) -> Iterator[tuple[float, float, float]]:
    """Centres and radii, from the chimney upward."""
    x, y = 0.0, -0.3
    for n in range(8):
        r = 0.95 + 0.27 * n
        yield x + rng.uniform(-0.25, 0.25) * r, y, r
        x += (0.02 + 0.085 * n) * r + rng.uniform(-0.1, 0.3)
        y -= r * rng.uniform(0.78, 0.98)
        if n in {4, 6}:
            yield x - r * 0.9, y + r * 0.6, r * 0.7
    yield x + 3.0, y - 0.8, 1.5
    yield x + 5.6, y - 2.0, 0.8
