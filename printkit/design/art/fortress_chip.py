"""A chip of a fortress: a lid of oak bound in a player's colour, with two crossed sabres."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, line, rectangle


def fortress_chip(rng: Random, colours: Colours) -> Group:
    """A disc of 25 around the origin, its ground 3 wider; `player` is whose it is."""
    wood, paint = shade(colours["wood"], 0.08), colours["player"]
    ink = shade(wood, -0.75)
    nodes: list[Node] = [circle(0, 0, 16, Style(paint)), circle(0, 0, 10.2, Style(wood, ink, 0.35))]
    planks: list[Node] = []
    for n in range(5):
        y = -10.6 + 4.24 * n
        planks.append(rectangle(-11, y, 22, 4.1, Style(shade(wood, rng.uniform(-0.1, 0.14)))))
        planks += [
            line(x, y + 1.2, x + 4.5, y + 1.2, Style(None, shade(wood, -0.25), 0.16))
            for x in (rng.uniform(-10, -4), rng.uniform(0, 6))
        ]
    nodes.append(Group(tuple(planks), clip=circle(0, 0, 10.0)))
    nodes.append(circle(0, 0, 10.2, Style(None, shade(colours["oil"], 0.18), 0.7)))
    rivet = Style(shade(paint, 0.45), ink, 0.16)
    for n in range(16):
        angle = 2 * pi * n / 16
        if n % 4:
            nodes.append(circle(11.4 * cos(angle), 11.4 * sin(angle), 0.5, rivet))
    nodes += [Group((_sabre(colours, ink),), turn=turn, scale=(side, 1)) for turn, side in _CROSSED]
    return Group(tuple(nodes))


_CROSSED = ((42.0, 1.0), (-42.0, -1.0))


def _sabre(colours: Colours, ink: str) -> Group:
    """A curved blade that points north, its hilt in the south."""
    steel = shade(colours["snow"], -0.04)
    blade = Path(
        (
            ("M", -0.75, 4.2),
            ("C", -1.6, -0.6, -0.8, -5.2, 2.4, -8.8),
            ("C", 1.7, -4.6, 0.9, -0.6, 0.75, 4.2),
            ("Z",),
        ),
        Style(steel, ink, 0.28),
    )
    ridge = Path(
        (("M", 0.0, 3.8), ("C", -0.6, -0.6, 0.2, -4.8, 2.0, -7.8)),
        Style(None, shade(steel, -0.35), 0.22),
    )
    guard = rectangle(-2.3, 4.0, 4.6, 1.0, Style(colours["gold"], ink, 0.25), 0.5)
    grip = rectangle(-0.6, 5.0, 1.2, 3.0, Style(shade(colours["red"], -0.35), ink, 0.25), 0.4)
    pommel = circle(0, 8.4, 0.8, Style(colours["gold"], ink, 0.25))
    return Group((blade, ridge, guard, grip, pommel))
