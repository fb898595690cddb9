"""A town house with a lit front, a shaded gable and a steep roof, for towns seen from the slant."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, beam
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, polygon, rectangle


def town_house(
    rng: Random, colours: Colours, width: float = 3.0, height: float = 2.4, *, roof: str = ""
) -> Group:
    """A house with its front's middle at the origin; with roof and gable about 1.6 × as big.

    Args:
        rng: Chance.
        colours: The theme's colours.
        width: Of the front.
        height: Of the front's wall.
        roof: Its colour; one of tile, slate and copper if empty.
    """
    roof = roof or _roof(rng, colours)
    wall = mix(colours["parchment"], colours["desert"], rng.uniform(0.0, 0.6))
    ink = shade(colours["wood"], -0.7)
    half, rise, deep = width / 2, height * rng.uniform(0.6, 0.8), width * 0.42
    lift = deep * 0.45
    east = (half + deep, -lift)
    ridge_west: Point = (-half + deep * 0.45, -height - rise)
    ridge_east: Point = (half + deep * 0.5, -height - rise - lift * 0.2)
    body: list[Node] = [
        polygon([(-half, 0), (half, 0), (half, -height), (-half, -height)], Style(wall, ink, 0.2)),
        polygon(
            [(half, 0), east, (east[0], -lift - height), ridge_east, (half, -height)],
            Style(shade(wall, -0.32), ink, 0.2),
        ),
        polygon(
            [(-half - 0.15, -height + 0.15), (half + 0.1, -height + 0.15), ridge_east, ridge_west],
            Style(roof, ink, 0.2),
        ),
        beam(
            (ridge_west[0], ridge_west[1] + 0.2),
            (ridge_east[0] - 0.1, ridge_east[1] + 0.2),
            0.4,
            Style(shade(roof, 0.35)),
        ),
    ]
    return Group((*body, *_windows(half, height, shade(wall, -0.6))))


def _roof(rng: Random, colours: Colours) -> str:
    tile = colours["hills"]
    return rng.choice((
        tile, shade(tile, 0.16), shade(tile, -0.14), mix(tile, colours["fields"], 0.3),
        shade(colours["mountains"], -0.15), mix(colours["mountains"], colours["leaf"], 0.35),
    ))  # fmt: skip


def _windows(half: float, height: float, tone: str) -> list[Node]:
    """Dark openings in one or two storeys."""
    storeys = (0.62,) if height < 3.2 else (0.34, 0.74)
    wide, tall = half * 0.36, min(0.9, height * 0.26)
    return [
        rectangle(x * half - wide / 2, -height * share - tall / 2, wide, tall, Style(tone))
        for share in storeys
        for x in (-0.5, 0.45)
    ]
