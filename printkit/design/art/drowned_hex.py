"""A hex of land under water with an open circle on it, where a lost number token is laid."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.medallion import face_outline
from printkit.design.brush import Point, smooth, taper, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style

_HIGH = 0.85
"""How much lower than a flat hex it looks from the slant."""


def drowned_hex(
    rng: Random,
    colours: Colours,
    land: str = "pasture",
    *,
    water: str = "",
    last: bool = False,
) -> Group:
    """A hex 33 wide and 32 tall around the origin with an open circle of diameter 27.

    Args:
        rng: Chance.
        colours: The theme's colours.
        land: The terrain that went under.
        water: Colour of the sea around; the theme's sea if empty.
        last: True for the circle that ends the game, ringed in red.
    """
    sea = water or colours["sea"]
    under = mix(colours[land], sea, 0.3)
    deep = shade(mix(colours[land], sea, 0.7), -0.42)
    ring = colours["red"] if last else colours["parchment"]
    return Group(
        (
            _plate(rng, 1.07, Style(mix(sea, colours["snow"], 0.2))),
            _plate(rng, 1.0, Style(shade(under, -0.28))),
            Group((_plate(rng, 0.97, Style(under)),), at=(0.25, 0.45)),
            *_furrows(rng, shade(under, 0.3)),
            face_outline(rng, 13.5, Style(ring)),
            face_outline(rng, 12.7, Style(deep)),
            *_ripples(rng, deep, colours),
        )
    )


def _plate(rng: Random, size: float, style: Style) -> Path:
    """The hex as it looks through moving water: its sides waver, its corners are washed round."""
    outline: list[Point] = []
    for n in range(6):
        here, there = pi / 6 + pi / 3 * n, pi / 6 + pi / 3 * (n + 1)
        reach = 18.6 * size
        start = (reach * cos(here), reach * _HIGH * sin(here))
        end = (reach * cos(there), reach * _HIGH * sin(there))
        for share in (0.05, 0.28, 0.5, 0.72, 0.95):
            x, y = toward(start, end, share)
            outline.append((x + rng.uniform(-0.32, 0.32), y + rng.uniform(-0.32, 0.32)))
    return smooth(outline, style)


def _furrows(rng: Random, tone: str) -> list[Path]:
    """What is left of the land in the corners that the circle leaves free."""
    strokes = []
    for n in range(6):
        angle = pi / 6 + pi / 3 * n
        x, y = 15.3 * cos(angle), 15.3 * _HIGH * sin(angle)
        for k in (-1, 1):
            dy = k * 0.6 + rng.uniform(-0.2, 0.2)
            wide = rng.uniform(0.9, 1.5)
            stroke = [(x - wide, y + dy), (x, y + dy - 0.3), (x + wide, y + dy)]
            strokes.append(taper(stroke, 0.4, Style(tone)))
    return strokes


def _ripples(rng: Random, sea: str, colours: Colours) -> list[Node]:
    """Three broken rings around the place where something sank."""
    pale = mix(sea, mix(colours["river"], colours["snow"], 0.2), 0.5)
    nodes: list[Node] = []
    for reach in (3.4, 6.4, 9.6):
        turn = rng.uniform(0, 2 * pi)
        for part in range(3):
            start = turn + 2 * pi / 3 * part
            span = rng.uniform(1.2, 1.6)
            arc = [start + span * n / 6 for n in range(7)]
            points = [(reach * cos(a), reach * 0.5 * sin(a)) for a in arc]
            nodes.append(taper(points, 0.2 + reach * 0.05, Style(pale)))
    drop = smooth([(-0.9, 0.0), (0.0, -0.5), (0.9, 0.0), (0.0, 0.5)], Style(pale))
    return [*nodes, drop]
