"""The marker of the disaster track: a great wave under black smoke, in a red rim."""

from __future__ import annotations

from random import Random

from printkit.design.art.breaker import breaker
from printkit.design.art.medallion import medallion
from printkit.design.colours import Colours
from printkit.draw.scene import Group


def disaster_marker(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31, bold enough to be read across the table."""
    return Group((medallion(rng, colours, colours["red"]), breaker(rng, colours)))
