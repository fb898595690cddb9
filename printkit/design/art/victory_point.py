"""The front of the victory point token: a one between two twigs, in a golden rim."""

from __future__ import annotations

from random import Random

from printkit.design.art.laurel import laurel
from printkit.design.art.medallion import medallion
from printkit.design.colours import Colours
from printkit.draw.scene import Group, Text


def victory_point(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    return Group(
        (
            medallion(rng, colours, colours["gold"]),
            laurel(rng, colours, 7.6, start=186, end=324, leaves=6, length=3.3),
            laurel(rng, colours, 7.6, start=174, end=36, leaves=6, length=3.3),
            Text("1", 0.0, 4.3, "Spectral-Bold", 12.5, colours["ink"], "middle"),
        )
    )
