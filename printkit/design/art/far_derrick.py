"""A derrick seen from afar: legs, a few braces and the crown, light enough to read on a dark sky.

The disaster track sets it between its stations; the tower at hand is art.derrick.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, beam, blob, joined, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, polygon, rectangle

_FEET, _HEADS = ((-2.9, 0.0), (2.9, 0.0)), ((-0.75, -12.0), (0.75, -12.0))


def far_derrick(rng: Random, colours: Colours) -> Group:
    """A flat tower 14 tall and 7 wide, its foot at the origin."""
    wood = mix(colours["wood"], colours["desert"], 0.5)
    ink = shade(colours["wood"], -0.6)
    legs = [
        beam(foot, head, 0.85, Style(), end_width=0.55)
        for foot, head in zip(_FEET, _HEADS, strict=True)
    ]
    braces = []
    for low, high in ((0.0, 0.34), (0.34, 0.62), (0.62, 0.86)):
        west, east = _pair(low), _pair(high)
        braces += [beam(west[0], east[1], 0.4, Style()), beam(west[1], east[0], 0.4, Style())]
        braces.append(beam(east[0], east[1], 0.5, Style()))
    nodes: list[Node] = [
        polygon([*_FEET, _HEADS[1], _HEADS[0]], Style(ink, opacity=0.45)),
        joined(braces, Style(shade(wood, -0.22))),
        joined(legs, Style(wood, ink, 0.2)),
        rectangle(-3.6, -0.5, 7.2, 0.9, Style(shade(wood, -0.15), ink, 0.2)),
        rectangle(-1.5, -12.5, 3.0, 0.8, Style(wood, ink, 0.2)),
        rectangle(-0.8, -14.0, 1.6, 1.6, Style(shade(wood, -0.2), ink, 0.2)),
    ]
    black = Style(colours["oil"])
    nodes.append(blob(rng, 0.4, 0.8, 3.6, 0.55, black, tension=0.6))
    return Group(tuple(nodes))


def _pair(share: float) -> tuple[Point, Point]:
    return toward(_FEET[0], _HEADS[0], share), toward(_FEET[1], _HEADS[1], share)
