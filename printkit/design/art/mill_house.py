"""A water mill: the half-timbered house and its great undershot wheel."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import beam, joined
from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Path, Style, circle

_HOUSE = (
    Layer("stone -0.1", "P -11 1 9 1 9 -5 -11 -5", 0.32),
    Layer("stone -0.36", "P 9 1 15 -1.6 15 -7 9 -5", 0.3),
    Layer(
        "stone -0.28",
        "R -9.4 -1.4 3 1.2 0.4 R -4.6 -3.2 3 1.2 0.4 R 0.6 -1.2 3 1.2 0.4 R 4.6 -3.6 3 1.2 0.4",
    ),
    Layer("wool -0.02", "P -11 -5 9 -5 9 -13 -1 -22 -11 -13", 0.32),
    Layer("wool -0.26", "P 9 -5 15 -7 15 -14.4 9 -13", 0.3),
    Layer(
        "wood -0.42",
        "B 0.7 -10.8 -5.2 8.8 -5.2 B 0.7 -10.8 -13 8.8 -13 B 0.6 -10.7 -5 -10.7 -13 "
        "B 0.6 8.7 -5 8.7 -13 "
        "B 0.6 -4.4 -5 -4.4 -13 B 0.6 2.4 -5 2.4 -13 B 0.5 -10.5 -6 -5 -12.4 B 0.5 "
        "8.5 -6 3 -12.4 "
        "B 0.6 -1 -13 -1 -21 B 0.6 -6 -17.2 4 -17.2",
    ),
    Layer("hills -0.2", "P -1 -22.6 7 -25.6 17 -14.6 15 -13.6 9.6 -11.6 10 -12.6", 0.32),
    Layer("hills 0.06", "P -1 -22.6 7 -25.6 7.6 -24.8 -0.4 -21.8"),
    Layer(
        "hills -0.34",
        "P -12.4 -11.8 -1.1 -23 -0.9 -21.2 -11 -11.4 P 10.4 -11.8 -0.9 -23 -1.1 -21.2 9 -11.4",
        0.25,
    ),
    Layer(
        "ink 0.15",
        "R -9 -10.8 2.6 2.8 R -2.6 -10.8 2.6 2.8 R 4.4 -10.8 2.6 2.8 R -2.2 -16.4 2.4 2.2",
    ),
    Layer("wool 0", "B 0.25 -7.7 -10.8 -7.7 -8 B 0.25 -1.3 -10.8 -1.3 -8 B 0.25 5.7 -10.8 5.7 -8"),
    Layer("wood -0.3", "M 3.6 1 L 3.6 -3.2 Q 5.6 -5 7.6 -3.2 L 7.6 1 Z", 0.28),
)


def mill_house(rng: Random, colours: Colours) -> Group:
    """House and wheel, 38 wide and 27 tall, the foot of the house's middle at the origin."""
    return Group((*cut(colours, _HOUSE), *_wheel(colours, (-14.6, -3.6), 9.0)))


def _wheel(colours: Colours, at: tuple[float, float], radius: float) -> tuple[Path, ...]:
    """Two rims, twelve paddles and six spokes around an iron hub."""
    wood, ink = colours["wood"], shade(colours["wood"], -0.68)
    x, y = at

    def out(share: float, turn: float) -> tuple[float, float]:
        return x + radius * share * cos(turn), y + radius * share * sin(turn)

    paddles = [
        beam(out(0.84, 2 * pi * n / 12 + 0.2), out(1.12, 2 * pi * n / 12 + 0.2), 1.5, Style())
        for n in range(12)
    ]
    spokes = [beam(out(-0.95, pi * n / 3), out(0.95, pi * n / 3), 0.9, Style()) for n in range(3)]
    return (
        joined(paddles, Style(shade(wood, -0.1), ink, 0.25)),
        circle(x, y, radius, Style(None, ink, 1.7)),
        circle(x, y, radius, Style(None, shade(wood, 0.2), 1.1)),
        joined(spokes, Style(shade(wood, 0.08), ink, 0.25)),
        circle(x, y, radius * 0.66, Style(None, ink, 1.1)),
        circle(x, y, radius * 0.66, Style(None, shade(wood, 0.12), 0.6)),
        circle(x, y, 1.5, Style(colours["mountains"], ink, 0.3)),
    )
