"""The back of the Champion of the Environment token: a full wreath around a rosette of leaves."""

from __future__ import annotations

from random import Random

from printkit.design.art.laurel import laurel
from printkit.design.art.medallion import medallion
from printkit.design.brush import petal
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style


def champion_back(rng: Random, colours: Colours) -> Group:
    """A disc of 40, its ground running on to 46; it looks the same from six sides."""
    forest, pale = colours["forest"], mix(colours["leaf"], colours["parchment"], 0.62)
    parts: list[Node] = []
    for turn in range(0, 360, 60):
        twig = laurel(rng, colours, 13.0, start=0, end=52, leaves=4, length=4.4)
        parts.append(Group((twig,), turn=float(turn)))
    far, near = _leaf(shade(forest, -0.05), 7.4, 3.6), _leaf(colours["leaf"], 6.2, 3.0)
    parts += [Group(far, turn=turn) for turn in (30.0, 90.0, 150.0, 210.0, 270.0, 330.0)]
    parts += [Group(near, turn=turn) for turn in (0.0, 60.0, 120.0, 180.0, 240.0, 300.0)]
    return Group((medallion(rng, colours, shade(forest, -0.05), pale, size=40.0), *parts))


def _leaf(tone: str, length: float, width: float) -> tuple[Node, ...]:
    ink = shade(tone, -0.6)
    return (
        petal(0, -0.6, 0, length, width, Style(tone, ink, 0.35)),
        petal(0, -0.6, 0, length * 0.88, 0.4, Style(shade(tone, 0.45))),
    )
