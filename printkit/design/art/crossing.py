"""A marked crossing: a compass rose on old chart paper, ringed in a player's colour."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, circle, line, polygon


def crossing(rng: Random, colours: Colours) -> Group:
    """A disc of 25 around the origin, its ground 3 wider; `player` is whose it is."""
    paint, paper = colours["player"], colours["parchment"]
    ink = colours["ink"]
    nodes: list[Node] = [
        circle(0, 0, 16, Style(paint)),
        circle(0, 0, 9.9, Style(mix(paper, colours["desert"], 0.4), ink, 0.3)),
        circle(0, 0, 9.1, Style(None, mix(paper, ink, 0.55), 0.18)),
    ]
    start = rng.uniform(0, pi / 16)
    for n in range(16):
        angle = start + 2 * pi * n / 16
        reach = 9.1
        nodes.append(
            line(
                0,
                0,
                reach * cos(angle),
                reach * sin(angle),
                Style(None, mix(paper, ink, 0.3), 0.14),
            )
        )
    nodes += [node for n in range(4) for node in _point(pi / 4 + n * pi / 2, 5.6, paint, ink)]
    nodes += [node for n in range(4) for node in _point(n * pi / 2, 8.6, paint, ink)]
    nodes.append(circle(0, 0, 1.2, Style(paper, ink, 0.25)))
    return Group(tuple(nodes))


def _point(angle: float, reach: float, paint: str, ink: str) -> list[Node]:
    """One point of the rose: a dark half and a light one."""
    tip = reach * cos(angle), reach * sin(angle)
    waist = reach * 0.27
    left = waist * cos(angle - pi / 4), waist * sin(angle - pi / 4)
    right = waist * cos(angle + pi / 4), waist * sin(angle + pi / 4)
    return [
        polygon([(0, 0), left, tip], Style(shade(paint, 0.55), ink, 0.2)),
        polygon([(0, 0), right, tip], Style(shade(paint, -0.5), ink, 0.2)),
    ]
