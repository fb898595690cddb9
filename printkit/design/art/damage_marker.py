"""The damage marker: a cracked house on a ring of warning stripes."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.medallion import face_outline
from printkit.design.colours import Colours, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, circle, polygon

_HOUSE = (
    Layer("wool -0.1", "P -5 5.6 5 5.6 5 -1.6 0 -6.4 -5 -1.6", 0.35),
    Layer("hills -0.1", "P -6.6 -1 0 -7.6 6.6 -1 5.2 0 0 -5 -5.2 0", 0.35),
    Layer("wood -0.4", "P -3.4 5.6 -1.2 5.6 -1.2 1.8 -3.4 1.8"),
    Layer(
        "ink 0.05",
        "P 1.2 -6 2.4 -3.4 0.6 -1.6 2.6 0.4 1 2.4 2.4 5.7 0.8 5.7 -0.8 2.2 0.8 0.4 "
        "-1.4 -1.8 0.8 -3.8",
    ),
    Layer("ink 0.05", "P 4.9 1.6 2.4 0.4 3.2 2 P -4.8 -0.6 -2.2 -0.4 -3.2 0.9"),
)


def damage_marker(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    return Group(
        (
            circle(0, 0, 15.5, Style(colours["fields"])),
            *_stripes(colours),
            face_outline(rng, 9.6, Style(shade(colours["ink"], 0.1))),
            face_outline(rng, 9.2, Style(shade(colours["parchment"], -0.05))),
            *cut(colours, _HOUSE, at=(0.0, 0.6)),
        )
    )


def _stripes(colours: Colours) -> list[Node]:
    """Twelve slanted black bars around the rim."""
    ink = Style(shade(colours["ink"], 0.05))
    bars: list[Node] = []
    for n in range(12):
        a = 2 * pi * n / 12
        ring = ((9.4, 0.0), (15.6, 0.18), (15.6, 0.42), (9.4, 0.27))
        bars.append(polygon([(r * cos(a + d), r * sin(a + d)) for r, d in ring], ink))
    return bars
