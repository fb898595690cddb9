"""The ring under a warship: a rope, guns all around, water in the middle for the ship."""

from __future__ import annotations

from math import cos, degrees, pi, sin
from random import Random

from printkit.design.brush import taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, circle, ellipse, rectangle


def warship(rng: Random, colours: Colours) -> Group:
    """A disc of 25 around the origin, its ground 3 wider; `player` is whose it is."""
    paint, sea = colours["player"], colours["sea"]
    edge = shade(paint, -0.7)
    nodes: list[Node] = [
        circle(0, 0, 16, Style(paint)),
        circle(0, 0, 8.6, Style(sea, edge, 0.35)),
        circle(0, 0, 7.0, Style(shade(sea, -0.1))),
    ]
    for _ in range(7):
        angle, reach = rng.uniform(0, 2 * pi), rng.uniform(2.0, 6.0)
        x, y = reach * cos(angle), reach * sin(angle)
        ripple = [(x - 1.8, y), (x, y - 0.4), (x + 1.8, y)]
        nodes.append(taper(ripple, 0.35, Style(shade(sea, 0.3))))
    nodes += _rope(colours)
    for n in range(8):
        angle = pi / 8 + n * pi / 4
        nodes.append(_gun(angle, colours))
    return Group(tuple(nodes))


def _rope(colours: Colours) -> list[Node]:
    """Strands one after the other around the water."""
    hemp = mix(colours["desert"], colours["wood"], 0.2)
    ink = shade(hemp, -0.6)
    nodes: list[Node] = []
    for n in range(36):
        angle = 2 * pi * n / 36
        strand = ellipse(0, 0, 0.95, 0.5, Style(hemp, ink, 0.16))
        at = (8.6 * cos(angle), 8.6 * sin(angle))
        nodes.append(Group((strand,), at=at, turn=degrees(angle) + 58))
    return nodes


def _gun(angle: float, colours: Colours) -> Group:
    """A short gun that looks outward."""
    iron = shade(colours["oil"], 0.08)
    ink = shade(colours["oil"], -0.4)
    rim = Style(None, mix(colours["parchment"], iron, 0.35), 0.22)
    return Group(
        (
            rectangle(-1.3, -0.8, 3.2, 1.6, Style(iron, ink, 0.2), 0.5),
            rectangle(1.3, -0.95, 0.8, 1.9, Style(shade(iron, 0.12), ink, 0.2), 0.25),
            rectangle(-0.9, -0.5, 2.0, 0.3, rim),
        ),
        at=(10.3 * cos(angle), 10.3 * sin(angle)),
        turn=degrees(angle),
    )
