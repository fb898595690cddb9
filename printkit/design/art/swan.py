"""A swan afloat, facing west, with its ring on the water."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("river 0.45", "O 0.4 0.3 4.4 0.8"),
    Layer("river -0.15", "O 0.8 0.4 3.2 0.5"),
    Layer(
        "wool 0.2",
        "M -3 -0.4 Q -3.4 -2 -1.9 -2 C -3.4 -3.4 -2.2 -5.6 -1.2 -4.6 Q -0.8 -4 -1.4 "
        "-3.2 "
        "Q -1 -2.4 0.4 -2.6 Q 2.6 -3 4 -1.8 Q 3.4 0.2 0.6 0.2 Q -2.2 0.3 -3 -0.4 Z",
        0.25,
    ),
    Layer("stone 0.3", "M 0 -1.6 Q 2 -2.6 3.6 -1.6 Q 2.4 -0.4 0.4 -0.8 Z"),
    Layer("gold 0", "P -2.4 -4.5 -3.3 -4 -2.1 -3.9"),
    Layer("ink", "O -1.9 -4.5 0.18"),
)


def swan(rng: Random, colours: Colours) -> Group:
    """A swan 8 long and 5 tall, its waterline at the origin."""
    return Group(cut(colours, _LAYERS))
