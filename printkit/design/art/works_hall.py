"""A brick works hall with arched windows and a long tiled roof, its long side to the south."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("hills 0.02", "P -12 0 8 0 8 -7 -12 -7", 0.32),
    Layer("hills -0.32", "P 8 0 12.6 -2 12.6 -8.6 10.6 -12.4 8 -7", 0.3),
    Layer("mountains -0.3", "P -12.8 -6.4 8.6 -6.4 10.8 -13 -10.4 -13", 0.32),
    Layer("mountains 0.02", "P -10.4 -13 10.8 -13 10.5 -12.2 -10.7 -12.2"),
    Layer("mountains -0.45", "B 0.2 -12 -8.6 9.2 -8.6 B 0.2 -11.2 -10.8 9.9 -10.8"),
    Layer(
        "stone 0.35",
        "R -10.6 -5.4 2.4 3.6 1.1 R -6.8 -5.4 2.4 3.6 1.1 R -3 -5.4 2.4 3.6 1.1 R "
        "4.6 -5.4 2.4 3.6 1.1",
    ),
    Layer(
        "ink 0.15",
        "R -10.2 -5 1.6 2.9 0.7 R -6.4 -5 1.6 2.9 0.7 R -2.6 -5 1.6 2.9 0.7 R 5 -5 1.6 2.9 0.7",
    ),
    Layer("wood -0.45", "M 0.4 0 L 0.4 -3.6 Q 2 -5.4 3.6 -3.6 L 3.6 0 Z", 0.25),
    Layer("hills 0.3", "B 0.35 -11.8 -1 0.2 -1 B 0.35 3.8 -1 7.8 -1"),
)


def works_hall(rng: Random, colours: Colours) -> Group:
    """A hall 25 wide and 13 tall, the middle of its foot at the origin."""
    return Group(cut(colours, _LAYERS))
