"""The back of the metropolis token: the plan of a star fort in the sea."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, polygon

_POINTS = 6


def metropolis_back(rng: Random, colours: Colours) -> Group:
    """A disc of 40, its ground running on to 46; it looks the same from six sides."""
    sea, stone = colours["sea"], mix(colours["stone"], colours["parchment"], 0.3)
    ink = shade(stone, -0.68)
    lawn = mix(colours["leaf"], colours["desert"], 0.25)
    layers: list[Node] = [circle(0, 0, 23, Style(shade(sea, -0.1)))]
    layers += [
        _ripple(rng, 17.6, Style(mix(sea, colours["river"], 0.3))),
        _ripple(rng, 16.6, Style(mix(sea, colours["river"], 0.6))),
        polygon(_star(1.06), Style(mix(sea, colours["snow"], 0.85))),
        polygon(_star(1.0), Style(shade(stone, -0.25), ink, 0.35)),
        polygon(_star(0.93), Style(shade(stone, 0.25), ink, 0.25)),
        polygon(_star(0.84), Style(shade(lawn, -0.25), ink, 0.25)),
        polygon(_star(0.76), Style(lawn)),
    ]
    return Group((*layers, *_quarters(colours, ink)))


def _star(size: float) -> list[Point]:
    """The trace of the wall: six arrow-headed bastions and the curtains between them."""
    points = []
    for n in range(_POINTS):
        for radius, aside in ((9.2, -17.0), (10.6, -14.5), (15.6, 0.0), (10.6, 14.5), (9.2, 17.0)):
            angle = 2 * pi * n / _POINTS + aside * pi / 180
            points.append((radius * size * sin(angle), -radius * size * cos(angle)))
    return points


def _ripple(rng: Random, reach: float, style: Style) -> Path:
    points = []
    for n in range(36):
        radius = reach + 0.9 * cos(pi * n / 3) + rng.uniform(-0.12, 0.12)
        points.append((radius * sin(pi * n / 18), -radius * cos(pi * n / 18)))
    return smooth(points, style)


def _quarters(colours: Colours, ink: str) -> list[Node]:
    """Six blocks of roofs around a round market place, streets between them."""
    tile = colours["hills"]
    nodes: list[Node] = []
    for n in range(_POINTS):
        roof = (tile, shade(tile, 0.18))[n % 2]
        nodes.append(Group((*_block(roof, ink),), turn=60.0 * n))
    paving = mix(colours["parchment"], colours["desert"], 0.45)
    well = circle(0, 0, 0.7, Style(colours["river"], ink, 0.2))
    return [*nodes, circle(0, 0, 1.7, Style(paving, ink, 0.25)), well]


def _block(roof: str, ink: str) -> list[Node]:
    """One block as a roof with its lit and its shaded slope."""
    outer, inner, middle = 6.4, 2.8, 4.7

    def at(radius: float, angle: float) -> Point:
        return radius * sin(angle * pi / 180), -radius * cos(angle * pi / 180)

    ridge = [at(middle, -18), at(middle, 18)]
    return [
        polygon(points, Style(shade(roof, light), ink, 0.25))
        for points, light in (
            ([at(outer, -25), at(outer, 25), *ridge[::-1]], 0.0),
            ([at(inner, -20), at(inner, 20), *ridge[::-1]], -0.25),
            ([at(outer, -25), ridge[0], at(inner, -20)], 0.15),
            ([at(outer, 25), ridge[1], at(inner, 20)], -0.12),
        )
    ]
