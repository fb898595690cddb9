"""The face of a gold coin: milled rim, a wreath of waves and its worth."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.medallion import face_outline
from printkit.design.brush import petal
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, Text, circle, polygon


def coin_face(
    rng: Random, colours: Colours, *, worth: str = "1", metal: str = "gold", petals: int = 18
) -> Group:
    """A disc of 25, its ground running on to 31.

    Args:
        rng: Chance; it only moves the cut by a hair.
        colours: The theme.
        worth: The numeral; empty for a back.
        metal: The colour of the field; the rim is always gold.
        petals: How many leaves the ring has.
    """
    gold = colours["gold"]
    field = mix(colours[metal], colours["fields"], 0.35)
    ink = shade(gold, -0.7)
    nodes: list[Node] = [
        circle(0, 0, 15.5, Style(shade(gold, -0.12))),
        *_milling(gold),
        face_outline(rng, 10.6, Style(shade(gold, -0.45)), at=(-0.12, -0.18)),
        face_outline(rng, 10.4, Style(shade(field, 0.34))),
        circle(0, 0, 9.7, Style(None, shade(gold, -0.2), 0.35)),
    ]
    for n in range(petals):
        turn = 360 * n / petals
        leaf = petal(0, -6.9, 24, 2.5, 0.95, Style(shade(gold, -0.08), shade(gold, -0.5), 0.12))
        nodes.append(Group((leaf,), turn=turn))
    nodes.append(circle(0, 0, 6.4, Style(shade(field, 0.5), shade(gold, -0.35), 0.3)))
    if worth:
        nodes.append(Text(worth, 0.22, 3.3, "Spectral-ExtraBold", 9.4, shade(gold, -0.1), "middle"))
        nodes.append(Text(worth, 0.0, 3.1, "Spectral-ExtraBold", 9.4, ink, "middle"))
    return Group(tuple(nodes))


def _milling(gold: str) -> list[Node]:
    """Sixty ridges around the rim."""
    ridge = Style(shade(gold, 0.22))
    rays: list[Node] = []
    for n in range(60):
        a, b = 2 * pi * n / 60, 2 * pi * (n + 0.5) / 60
        ring = [(r * cos(t), r * sin(t)) for r, t in ((10.9, a), (15.5, a), (15.5, b), (10.9, b))]
        rays.append(polygon(ring, ridge))
    return rays
