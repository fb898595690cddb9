"""A marked crossing: a compass rose on old chart paper, ringed in a player's colour.

Its points are broad, for the same drawing marks the crossing on board plans, a few mm wide.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, circle, polygon

_LONG, _SHORT, _BOSS = 9.7, 7.4, 4.6


def crossing(_: Random, colours: Colours) -> Group:
    """A disc of 25 around the origin, its ground 3 wider; `player` is whose it is.

    The boss in the middle, 9 wide, is left free for the player's shape.
    """
    paint, paper = colours["player"], colours["parchment"]
    ink = colours["ink"]
    nodes: list[Node] = [
        circle(0, 0, 16, Style(paint)),
        circle(0, 0, 10.3, Style(mix(paper, colours["desert"], 0.35), shade(paint, -0.65), 0.5)),
        *(node for n in range(4) for node in _point(pi / 4 + n * pi / 2, _SHORT, paint, ink)),
        *(node for n in range(4) for node in _point(n * pi / 2, _LONG, paint, ink)),
        circle(0, 0, _BOSS, Style(paper, ink, 0.35)),
    ]
    return Group(tuple(nodes))


def _point(angle: float, reach: float, paint: str, ink: str) -> list[Node]:
    """One point of the rose: a dark half and a light one."""
    tip = reach * cos(angle), reach * sin(angle)
    waist = _BOSS * 1.06
    left = waist * cos(angle - pi / 5), waist * sin(angle - pi / 5)
    right = waist * cos(angle + pi / 5), waist * sin(angle + pi / 5)
    return [
        polygon([(0, 0), left, tip], Style(shade(paint, 0.45), ink, 0.22)),
        polygon([(0, 0), right, tip], Style(shade(paint, -0.5), ink, 0.22)),
    ]
