"""The shed of a sawmill: a log on its carriage runs into a great round blade."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Path, Style, circle, polygon

_BACK = (
    Layer("wood -0.55", "P -13 0 13 0 13 -10 -13 -10"),
    Layer("wood -0.42", "B 0.3 -12 -2 12 -2 B 0.3 -12 -4.5 12 -4.5 B 0.3 -12 -7 12 -7"),
)
_BENCH = (
    Layer("wood 0.05", "P -12 -1.8 12 -1.8 12 -3 -12 -3", 0.25),
    Layer("mountains -0.3", "B 0.5 -13 -3.3 13 -3.3"),
    Layer("wood -0.05", "R -12 -6.8 13.4 3.4 1.2", 0.3),
    Layer("wood 0.2", "B 0.5 -11 -6.1 0 -6.1"),
    Layer("fields 0.3", "O -11.6 -5.1 1 1.7", 0.25),
    Layer("wood 0.1", "O -11.6 -5.1 0.5 0.9"),
    Layer("fields 0.1", "S 4 0 6 -1.6 9 -1.2 11 0"),
)
_FRONT = (
    Layer("wood -0.2", "R -13.4 -10 1.2 10 R 12.2 -10 1.2 10", 0.25),
    Layer("hills -0.28", "P -15.4 -9 15.4 -9 17.4 -15.6 -12.6 -15.6", 0.32),
    Layer("hills -0.05", "P -12.6 -15.6 17.4 -15.6 17.1 -14.7 -12.9 -14.7"),
    Layer("hills -0.48", "B 0.25 -14.6 -11 16 -11 B 0.25 -13.8 -13 16.6 -13"),
    Layer("wood -0.35", "P -15.4 -9 15.4 -9 15.2 -8.2 -15.2 -8.2"),
)


def saw_shed(rng: Random, colours: Colours) -> Group:
    """A shed 33 wide and 16 tall, the middle of its foot at the origin."""
    return Group(
        (
            *cut(colours, (*_BACK, *_BENCH)),
            *_blade(colours, (3.0, -4.6), 4.2),
            *cut(colours, _FRONT),
        )
    )


def _blade(colours: Colours, at: tuple[float, float], radius: float) -> tuple[Path, ...]:
    """A blade with twenty slanted teeth."""
    steel, ink = shade(colours["snow"], -0.08), shade(colours["mountains"], -0.65)
    rim = []
    for n in range(20):
        turn = 2 * pi * n / 20
        for reach, ahead in ((1.0, 0.0), (0.86, 0.06), (0.86, 0.28)):
            angle = turn + ahead
            rim.append((at[0] + radius * reach * cos(angle), at[1] + radius * reach * sin(angle)))
    return (
        polygon(rim, Style(steel, ink, 0.22)),
        circle(*at, radius * 0.3, Style(shade(colours["red"], -0.1), ink, 0.2)),
        circle(*at, radius * 0.1, Style(ink)),
    )
