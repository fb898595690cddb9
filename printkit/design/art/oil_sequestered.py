"""The back of the oil token: the drop sealed in the ground, and what grows above it."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.medallion import face_outline, medallion
from printkit.design.art.oil_drop import oil_drop
from printkit.design.art.sprout import sprout
from printkit.design.brush import hill, rough, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style


def oil_sequestered(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31: a seedling over a small drop in the earth."""
    leaf, wood = colours["leaf"], colours["wood"]
    sky = mix(colours["parchment"], colours["river"], 0.18)
    earth = mix(wood, colours["desert"], 0.25)
    scene: list[Node] = [
        _ground(rng, -2.0, 0.5, mix(sky, leaf, 0.35)),
        _ground(rng, -1.0, 0.35, leaf),
        _ground(rng, 0.1, 0.3, shade(leaf, -0.3)),
        _ground(rng, 0.9, 0.3, earth),
        _ground(rng, 6.6, 0.4, shade(earth, -0.25)),
        *_hollow(rng, earth, mix(earth, colours["parchment"], 0.62)),
        *_roots(shade(leaf, -0.45)),
        Group((oil_drop(rng, colours),), at=(0.0, 5.2), scale=(0.37, 0.37)),
        Group((sprout(rng, colours),), at=(0.0, -0.5), scale=(1.0, 1.0)),
    ]
    return Group(
        (
            medallion(rng, colours, shade(colours["forest"], 0.05), sky),
            Group(tuple(scene), clip=face_outline(rng, 10.0, Style())),
        )
    )


def _ground(rng: Random, y: float, height: float, tone: str) -> Path:
    """One layer of the ground across the face."""
    return hill(rng, y, height, Style(tone), left=-12.0, right=12.0, bottom=13.0, waves=4)


def _hollow(rng: Random, earth: str, tone: str) -> list[Path]:
    """The chamber in the earth that holds the drop."""
    ring = [(3.2 * cos(pi * n / 5), 3.2 * sin(pi * n / 5)) for n in range(10)]
    shape = [(x, y + 5.2) for x, y in rough(rng, ring, 0.18)]
    wider = [(x * 1.16, 5.2 + (y - 5.2) * 1.16) for x, y in shape]
    return [smooth(wider, Style(shade(earth, -0.4))), smooth(shape, Style(tone))]


def _roots(tone: str) -> list[Path]:
    """Roots that grip the chamber from both sides."""
    left = [(0.0, -0.6), (-1.0, 0.7), (-3.5, 2.4), (-4.3, 5.2), (-3.4, 8.0)]
    inner = [(0.0, -0.6), (0.9, 1.0), (3.3, 2.3), (4.2, 4.6), (4.5, 6.6)]
    far = [(0.4, -0.4), (2.6, 1.0), (6.0, 2.2), (7.6, 3.6)]
    west = [(-0.4, -0.4), (-3.0, 0.9), (-5.8, 1.7), (-7.8, 3.4)]
    widths = [1.0, 0.8, 0.65, 0.45, 0.15]
    return [strand(way, widths[: len(way)], Style(tone)) for way in (west, far, left, inner)]
