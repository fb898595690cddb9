"""A small harbour light on its mole, banded red and white."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("stone -0.3", "O 0 0.6 6.4 1.9"),
    Layer("stone 0.1", "O 0 -0.4 6 1.8", 0.28),
    Layer("wool 0", "P -2.8 -0.6 2.8 -0.6 1.9 -15 -1.9 -15", 0.3),
    Layer("red 0", "P -2.6 -3.6 2.6 -3.6 2.4 -7 -2.4 -7 P -2.2 -10.2 2.2 -10.2 2 -13.4 -2 -13.4"),
    Layer("ink 0", "P 0.8 -0.6 2.8 -0.6 1.9 -15 0.6 -15"),
    Layer(
        "wool -0.28",
        "P 0.8 -0.6 2.8 -0.6 2.6 -3.6 0.8 -3.6 P 0.8 -7 2.4 -7 2.2 -10.2 0.7 -10.2 "
        "P 0.6 -13.4 2 -13.4 1.9 -15 0.6 -15",
    ),
    Layer("red -0.32", "P 0.8 -3.6 2.6 -3.6 2.4 -7 0.8 -7 P 0.7 -10.2 2.2 -10.2 2 -13.4 0.6 -13.4"),
    Layer("stone -0.2", "R -2.6 -15.8 5.2 0.9 0.3", 0.22),
    Layer("fields 0.3", "R -1.4 -18.4 2.8 2.7", 0.22),
    Layer("red -0.15", "P -2 -18.2 0 -20.6 2 -18.2", 0.25),
)


def lighthouse(rng: Random, colours: Colours) -> Group:
    """A light 12 wide and 21 tall, its mole's middle at the origin."""
    return Group(cut(colours, _LAYERS))
