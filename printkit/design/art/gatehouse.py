"""A medieval town gate of brick between two stretches of the town wall."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group

_WALL = (
    Layer(
        "hills 0.2",
        "P -34 0 -9 0 -9 -6 -34 -6 P 9 0 34 0 34 -6 9 -6",
        0.3,
    ),
    Layer(
        "hills 0.28",
        " ".join(
            f"R {x} -7.6 1.9 1.8"
            for x in (
                -33,
                -29.6,
                -26.2,
                -22.8,
                -19.4,
                -16,
                -12.6,
                10.6,
                14,
                17.4,
                20.8,
                24.2,
                27.6,
                31,
            )
        ),
        0.26,
    ),
    Layer("hills -0.18", "P -34 0 -9 0 -9 -1.6 -34 -1.6 P 9 0 34 0 34 -1.6 9 -1.6"),
    Layer(
        "hills -0.05",
        "R -31 -4.6 2.2 0.7 R -26 -3.4 2 0.7 R -20 -4.8 2.2 0.7 R -14 -3.2 2 0.7 "
        "R 13 -4.6 2.2 0.7 R 19 -3.4 2 0.7 R 25 -4.6 2.2 0.7 R 30 -3.2 2 0.7",
    ),
)
_GATE = (
    Layer("hills 0.12", "P -9 0.6 9 0.6 9 -14 -9 -14", 0.34),
    Layer("hills -0.22", "P 5 0.6 9 0.6 9 -14 5 -14"),
    Layer("stone 0.3", "P -9.4 -14 9.4 -14 9.4 -15.2 -9.4 -15.2", 0.25),
    Layer(
        "hills 0.2",
        "R -9.8 -18 3 2.8 R -5.7 -18 3 2.8 R -1.6 -18 3 2.8 R 2.5 -18 3 2.8 R 6.6 -18 3.2 2.8",
        0.28,
    ),
    Layer("mountains -0.3", "P -8 -17.6 8 -17.6 4.6 -26 -4.6 -26", 0.32),
    Layer("mountains -0.52", "P 2 -17.6 8 -17.6 4.6 -26 1.4 -26"),
    Layer("wood -0.5", "B 0.35 -4.4 -26 -4.4 -30.4 B 0.35 4.4 -26 4.4 -30.4"),
    Layer("red 0", "P -4.4 -30.4 -1 -29.4 -4.4 -28.2 P 4.4 -30.4 7.8 -29.4 4.4 -28.2", 0.18),
    Layer("stone 0.35", "M -5 0.6 L -5 -6 Q -4.6 -9.6 0 -11 Q 4.6 -9.6 5 -6 L 5 0.6 Z", 0.28),
    Layer("ink 0.08", "M -3.8 0.6 L -3.8 -5.8 Q -3.4 -8.6 0 -9.8 Q 3.4 -8.6 3.8 -5.8 L 3.8 0.6 Z"),
    Layer("desert 0.1", "M -3.8 0.6 L -2.4 -3.4 L 2.4 -3.4 L 3.8 0.6 Z"),
    Layer(
        "wood -0.3",
        "B 0.45 -3.7 -5.6 3.7 -5.6 B 0.4 -2.5 -8.2 -2.5 -4.6 B 0.4 0 -9.4 0 -4.6 B "
        "0.4 2.5 -8.2 2.5 -4.6",
    ),
    Layer(
        "fields 0.1",
        "M -1.7 -13.6 L 1.7 -13.6 L 1.7 -12 Q 1.4 -10.8 0 -10.3 Q -1.4 -10.8 -1.7 -12 Z",
        0.22,
    ),
    Layer("red 0", "M 0 -13.6 L 1.7 -13.6 L 1.7 -12 Q 1.4 -10.8 0 -10.3 Z"),
    Layer("ink 0.1", "R -7.4 -11.4 1 2.8 0.5 R 6.2 -11.4 1 2.8 0.5"),
)


def gatehouse(rng: Random, colours: Colours) -> Group:
    """Gate and walls, 68 wide and 31 tall, the sill of the arch at the origin."""
    return Group(cut(colours, (*_WALL, *_GATE)))
