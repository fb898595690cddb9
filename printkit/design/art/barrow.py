"""A wheelbarrow heaped with clay: work that waits in the pit of the hills.

Seen from the side; wheel and legs stand on the origin's line.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, blob, joined, rough, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, line, polygon


def barrow(rng: Random, colours: Colours) -> Group:
    """A wooden barrow, its wheel to the west, handles to the east; 12 long, 6 tall."""
    ink = shade(colours["wood"], -0.6)
    return Group(
        (
            ellipse(0.6, 0.2, 5.6, 0.9, Style(shade(colours["hills"], -0.55), opacity=0.45)),
            *_load(rng, colours),
            *_frame(colours, ink),
            *_wheel(colours, ink),
        )
    )


def _load(rng: Random, colours: Colours) -> list[Path]:
    clay = mix(colours["hills"], colours["desert"], 0.3)
    ink = shade(colours["hills"], -0.65)
    heap: list[Point] = [
        (-3.6, -3.6),
        (-2.6, -5.2),
        (-0.9, -6.1),
        (0.7, -5.7),
        (2.3, -4.6),
        (3.0, -3.5),
        (0, -3.2),
    ]
    lit: list[Point] = [(-2.9, -4.0), (-2.2, -5.1), (-0.9, -5.8), (0.2, -5.2), (-1.0, -4.4)]
    return [
        smooth(rough(rng, heap, 0.15), Style(shade(clay, -0.12), ink, 0.28), tension=0.35),
        smooth(rough(rng, lit, 0.12), Style(shade(clay, 0.2)), tension=0.35),
        blob(rng, 1.3, -4.4, 0.7, 0.5, Style(shade(clay, -0.28)), points=6),
    ]


def _frame(colours: Colours, ink: str) -> list[Path]:
    wood = shade(colours["wood"], 0.1)
    return [
        line(1.9, -1.8, 2.5, 0.1, Style(None, ink, 0.8)),
        line(1.9, -1.8, 2.5, 0.0, Style(None, shade(wood, -0.2), 0.4)),
        polygon([(-4.2, -3.9), (3.5, -3.9), (2.5, -1.5), (-2.6, -1.5)], Style(wood, ink, 0.3)),
        polygon([(-3.1, -2.2), (2.8, -2.2), (2.5, -1.5), (-2.6, -1.5)], Style(shade(wood, -0.28))),
        line(-3.5, -2.8, 3.0, -2.8, Style(None, ink, 0.2)),
        line(-3.9, -3.65, 3.2, -3.65, Style(None, shade(wood, 0.4), 0.25)),
        line(-4.0, -1.4, 6.6, -2.9, Style(None, ink, 0.85)),
        line(-4.0, -1.4, 6.5, -2.9, Style(None, shade(wood, 0.12), 0.42)),
    ]


def _wheel(colours: Colours, ink: str) -> list[Path]:
    x, y, r = -4.1, -1.5, 1.5
    spokes = [
        line(x - r * cos(a), y - r * sin(a), x + r * cos(a), y + r * sin(a), Style())
        for a in (pi * (n / 3 + 0.1) for n in range(3))
    ]
    rim = mix(colours["wood"], colours["stone"], 0.2)
    return [
        joined(spokes, Style(None, ink, 0.5)),
        ellipse(x, y, r, r, Style(None, ink, 0.85)),
        ellipse(x, y, r, r, Style(None, rim, 0.4)),
        ellipse(x, y, 0.45, 0.45, Style(rim, ink, 0.25)),
    ]
