"""A windmill: where the grain goes, far off on a ridge of the fields.

Small and pale by nature; foot at the origin, so that a ridge can carry it.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, joined, petal, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, line, polygon


def windmill(rng: Random, colours: Colours) -> Group:
    """A whitewashed tower with a red-brown cap and four sails; 12 mm tall, foot at the origin."""
    ink = mix(shade(colours["wood"], -0.35), colours["fields"], 0.15)
    return Group((*_tower(colours, ink), *_sails(rng, colours, ink)))


def _tower(colours: Colours, ink: str) -> list[Path]:
    wall = mix(colours["wool"], colours["fields"], 0.12)
    roof = mix(colours["hills"], colours["fields"], 0.15)
    cap: list[Point] = [
        (-1.75, -7.0),
        (-1.3, -8.5),
        (0.1, -9.4),
        (1.5, -8.4),
        (1.8, -7.0),
        (0.0, -6.7),
    ]
    shaded: list[Point] = [(0.5, -7.0), (1.4, -7.0), (2.2, 0.0), (1.0, 0.3), (0.6, -3.5)]
    return [
        smooth(
            [(-2.2, 0.0), (-1.4, -7.1), (1.4, -7.1), (2.2, 0.0), (0.0, 0.4)],
            Style(wall, ink, 0.2),
            tension=0.15,
        ),
        smooth(shaded, Style(mix(wall, colours["stone"], 0.6)), tension=0.2),
        smooth(cap, Style(roof, ink, 0.2), tension=0.4),
        smooth(
            [(0.4, -9.1), (1.4, -8.3), (1.7, -7.1), (0.6, -6.9)],
            Style(shade(roof, -0.25)),
            tension=0.3,
        ),
        smooth(
            [(-0.9, 0.3), (-0.85, -1.5), (-0.4, -2.0), (0.1, -1.5), (0.1, 0.4)],
            Style(ink),
            tension=0.35,
        ),
        joined(
            [petal(-0.5, -4.2, 0, 1.1, 0.6, Style()), petal(0.5, -5.4, 0, 0.9, 0.5, Style())],
            Style(ink),
        ),
    ]


def _sails(rng: Random, colours: Colours, ink: str) -> list[Group]:
    cloth = mix(colours["parchment"], colours["fields"], 0.12)
    sail = polygon([(0.15, -1.3), (1.2, -1.5), (1.25, -5.2), (0.1, -5.4)], Style(cloth, ink, 0.18))
    rungs = [line(0.15, -y, 1.2, -y, Style()) for y in (2.4, 3.4, 4.4)]
    arm = line(0.0, 0.4, 0.0, -5.6, Style(None, ink, 0.32))
    first = rng.uniform(12, 78)
    return [
        Group((sail, joined(rungs, Style(None, ink, 0.12)), arm), at=(0, -7.7), turn=first + 90 * n)
        for n in range(4)
    ]
