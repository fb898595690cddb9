"""A seedling with two big leaves, the sign of oil that stays in the ground."""

from __future__ import annotations

from random import Random

from printkit.design.brush import petal, strand
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Node, Path, Style


def sprout(rng: Random, colours: Colours) -> Group:
    """A seedling 9 tall and 12 wide, its foot at the origin."""
    leaf = colours["leaf"]
    ink = shade(leaf, -0.7)
    sway = rng.uniform(-0.3, 0.3)
    bark = Style(shade(leaf, -0.25), ink, 0.25)
    return Group(
        (
            strand([(0, 0.4), (0.3, -2), (sway, -4.4)], [1.3, 1.0, 0.7], bark),
            *_leaf(sway, -62 + rng.uniform(-4, 4), 6.8, shade(leaf, 0.2), ink),
            *_leaf(sway, 55 + rng.uniform(-4, 4), 6.4, shade(leaf, -0.08), ink),
            petal(sway, -4.0, 6, 3.6, 1.3, Style(shade(leaf, 0.45), ink, 0.25)),
        )
    )


def _leaf(x: float, angle: float, length: float, tone: str, ink: str) -> list[Node]:
    """A leaf with its shaded lower half and its rib."""
    side = 1 if angle > 0 else -1
    return [
        petal(x, -4.2, angle, length, 3.2, Style(tone, ink, 0.3)),
        petal(x, -4.2, angle + side * 7, length * 0.93, 1.6, Style(shade(tone, -0.25))),
        _rib(x, angle, length, shade(tone, 0.45)),
    ]


def _rib(x: float, angle: float, length: float, tone: str) -> Path:
    return petal(x, -4.2, angle + (3 if angle > 0 else -3), length * 0.86, 0.25, Style(tone))
