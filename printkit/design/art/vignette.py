"""The ground of a card's picture: the lower Rhine under a low sky, in a window of 48 × 42."""

from __future__ import annotations

from random import Random

from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.colours import Colours
from printkit.draw.scene import Group

WIDE, HIGH = 48.0, 42.0
"""What a card's picture fills; its ground runs on by 3 or more all around."""


def vignette(
    rng: Random, colours: Colours, *, earth: str = "", green: float = 0.35, horizon: float = -8.0
) -> Group:
    """Sky, a hazy wood and the near ground, 60 × 66 around the origin.

    Args:
        rng: Chance.
        colours: The theme.
        earth: The tone of the near ground; a light meadow if empty.
        green: How much of the meadow's colour the middle distance keeps.
        horizon: The height where the plain begins.
    """
    land = lowland_ground(rng, colours, earth=earth, green=green, horizon=horizon / 0.6)
    return Group((land,), scale=(0.6, 0.6))
