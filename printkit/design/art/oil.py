"""The front of the oil token: a heavy black drop on parchment in a dark rim."""

from __future__ import annotations

from random import Random

from printkit.design.art.medallion import medallion
from printkit.design.art.oil_drop import oil_drop
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style, ellipse


def oil(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31: the drop falls into its own puddle."""
    sheen, paper = colours["sheen"], colours["parchment"]
    return Group(
        (
            medallion(rng, colours, shade(colours["oil"], 0.03), paper),
            ellipse(0, 6.8, 6.9, 1.9, Style(mix(paper, sheen, 0.3))),
            ellipse(0.2, 6.9, 5.0, 1.2, Style(mix(paper, sheen, 0.65))),
            Group((oil_drop(rng, colours),), at=(0.0, -0.5), scale=(1.03, 1.03)),
        )
    )
