"""A farmhouse of the lower Rhine: half-timbered gable, great barn door, deep tiled roof."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_LAYERS = (
    Layer("wool -0.18", "P 6 0 18 -4 18 -9.6 6 -6", 0.3),
    Layer("wood -0.45", "B 0.45 6.2 -3.2 17.8 -6.9 B 0.45 10 -1.4 10 -7.2 B 0.45 14 -2.8 14 -8.4"),
    Layer("ink 0.15", "P 11 -4.6 13 -5.2 13 -7 11 -6.4 P 15 -5.8 17 -6.4 17 -8.2 15 -7.6"),
    Layer("hills -0.16", "P -1.6 -17 10.4 -20.6 20.4 -9.6 18 -8.4 6.6 -5 7.4 -6", 0.32),
    Layer("hills 0.1", "P -1.6 -17 10.4 -20.6 11 -19.8 -1 -16.2"),
    Layer(
        "hills -0.36",
        "B 0.25 2.6 -12.4 14.4 -16 B 0.25 4.8 -9.6 17 -13.2 B 0.25 0.4 -15 12.4 -18.4",
    ),
    Layer("wool -0.02", "P -9 0 -9 -6 -1.6 -16.4 6.4 -6 6.4 0", 0.32),
    Layer(
        "wood -0.42",
        "B 0.6 -8.8 -6 6.2 -6 B 0.6 -8.8 0 -8.8 -6 B 0.6 6.1 0 6.1 -6 B 0.55 -5.6 "
        "-10.6 2.8 -10.6 "
        "B 0.5 -4.6 0 -4.6 -10.6 B 0.5 2 0 2 -10.6 B 0.5 -1.4 -6 -1.4 -15.6 "
        "B 0.5 -8.6 -3 -4.6 -3 B 0.5 2 -3 6 -3 B 0.45 -8.4 -0.4 -5 -5.6 B 0.45 6 "
        "-0.4 2.4 -5.6",
    ),
    Layer("leaf -0.38", "M -4 0 L -4 -4.4 Q -1.3 -6.4 1.4 -4.4 L 1.4 0 Z", 0.28),
    Layer("leaf -0.6", "B 0.25 -1.3 0 -1.3 -5.2"),
    Layer("ink 0.15", "R -3.4 -9.6 1.4 1.8 R -0.6 -9.6 1.4 1.8 R -7.4 -5 1.6 1.5 R 3.4 -5 1.6 1.5"),
    Layer(
        "hills -0.3",
        "P -10 -5 -1.7 -17.6 -1.5 -16 -8.9 -4.8 P 7.4 -5 -1.4 -17.6 -1.6 -16 6.4 -4.8",
        0.25,
    ),
)


def hall_house(rng: Random, colours: Colours) -> Group:
    """A house 30 wide and 21 tall, the foot of its gable's middle near the origin."""
    return Group(cut(colours, _LAYERS))
