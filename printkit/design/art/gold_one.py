"""The gold coin of 1."""

from __future__ import annotations

from random import Random

from printkit.design.art.coin_face import coin_face
from printkit.design.colours import Colours
from printkit.draw.scene import Group


def gold_one(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    return coin_face(rng, colours, worth="1")
