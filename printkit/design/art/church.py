"""A church of brick with a tall slated spire at its western end, seen from the south."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_NAVE = (
    Layer("hills 0.05", "P -2 0 13 0 13 -8 -2 -8", 0.3),
    Layer("hills -0.25", "P 13 0 17 -1.8 17 -9.6 15 -13.6 13 -8", 0.3),
    Layer("mountains -0.28", "P -3 -7.4 13.5 -7.4 15.2 -14 -1 -14", 0.3),
    Layer("mountains 0.05", "P -1 -14 15.2 -14 15 -13.3 -1.2 -13.3"),
    Layer("stone 0.35", "R 1.4 -5.6 1.9 4 0.9 R 5.2 -5.6 1.9 4 0.9 R 9 -5.6 1.9 4 0.9"),
    Layer("ink 0.12", "R 1.8 -5.2 1.1 3.3 0.55 R 5.6 -5.2 1.1 3.3 0.55 R 9.4 -5.2 1.1 3.3 0.55"),
    Layer("hills -0.4", "R 3.9 -7.4 0.8 7.4 R 7.7 -7.4 0.8 7.4 R 11.6 -7.4 0.8 7.4"),
)
_TOWER = (
    Layer("hills 0.16", "P -8 0 -1 0 -1 -15 -8 -15", 0.3),
    Layer("hills -0.28", "P -1 0 1.4 -1.1 1.4 -15.8 -1 -15", 0.3),
    Layer(
        "stone 0.3",
        "P -8.3 -15 1.6 -15 1.6 -15.9 -8.3 -15.9 P -8.2 -7.6 -0.9 -7.6 -0.9 -8.2 -8.2 -8.2",
    ),
    Layer("mountains -0.2", "P -8.6 -15.6 -3.9 -28 1.9 -15.6", 0.3),
    Layer("mountains -0.48", "P -2 -15.6 -3.9 -28 1.9 -15.6"),
    Layer("ink 0.1", "R -6.4 -13.4 1.5 3.4 0.7 R -4 -13.4 1.5 3.4 0.7"),
    Layer("wool", "O -4.5 -5 1.5", 0.2),
    Layer("ink", "B 0.3 -4.5 -5 -4.5 -6 B 0.3 -4.5 -5 -3.8 -4.7"),
    Layer("wood -0.45", "M -6 0 L -6 -2 Q -4.5 -3.6 -3 -2 L -3 0 Z", 0.2),
    Layer("gold 0.1", "B 0.4 -3.9 -28 -3.9 -31 B 0.35 -4.8 -30 -3 -30"),
)


def church(rng: Random, colours: Colours) -> Group:
    """Nave and tower, 27 wide and 31 tall, the middle of the foot near the origin."""
    return Group(cut(colours, (*_NAVE, *_TOWER), at=(-4.0, 0.0)))
