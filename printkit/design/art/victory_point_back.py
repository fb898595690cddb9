"""The back of the victory point token: three drops in a wreath, for oil left in the ground."""

from __future__ import annotations

from random import Random

from printkit.design.art.laurel import laurel
from printkit.design.art.medallion import medallion
from printkit.design.art.oil_drop import oil_drop
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node


def victory_point_back(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31; it looks the same from three sides."""
    gold = colours["gold"]
    face = mix(gold, colours["parchment"], 0.3)
    wreath: list[Node] = []
    for turn in (0.0, 120.0, 240.0):
        dark = shade(gold, -0.5)
        twig = laurel(rng, colours, 7.2, start=-46, end=58, leaves=5, length=3.2, tone=dark)
        drop = Group((oil_drop(rng, colours),), at=(0.0, -3.1), turn=180.0, scale=(0.31, 0.31))
        wreath.append(Group((twig, drop), turn=turn))
    return Group((medallion(rng, colours, gold, face), *wreath))
