"""The back of both coins: the mill wheel of Hiesfeld."""

from __future__ import annotations

from random import Random

from printkit.design.art.coin_face import coin_face
from printkit.design.colours import Colours, shade
from printkit.design.icons import shape
from printkit.draw.scene import Group, Path, Style


def gold_back(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31; it looks the same from two sides."""
    wheel = Path(shape("mill-wheel"), Style(shade(colours["gold"], -0.55)))
    return Group((coin_face(rng, colours, worth=""), Group((wheel,), scale=(2.5, 2.5))))
