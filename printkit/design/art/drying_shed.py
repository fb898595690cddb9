"""A drying shed: raw bricks out of the rain, before they go into the kiln.

A low roof on posts, open to the viewer; the hills set it at the edge of the pit.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, line, polygon, rectangle


def drying_shed(rng: Random, colours: Colours) -> Group:
    """Racks of pale bricks under a boarded roof; 16 wide, 10 tall, its foot at the origin."""
    ink = shade(colours["wood"], -0.6)
    return Group(
        (
            polygon(
                [(-7.6, 0.6), (7.6, 0.6), (10.4, -0.9), (8.0, -2.2), (-6.0, -2.0)],
                Style(shade(colours["hills"], -0.55), opacity=0.45),
            ),
            rectangle(-6.6, -6.6, 13.2, 6.4, Style(shade(colours["wood"], -0.62))),
            *_racks(rng, colours),
            *_posts(colours, ink),
            *_roof(rng, colours, ink),
        )
    )


def _racks(rng: Random, colours: Colours) -> list[Path]:
    raw = mix(colours["hills"], colours["desert"], 0.5)
    tones: list[list[Path]] = [[], [], []]
    shelves = []
    for shelf in range(4):
        y = -0.3 - 1.5 * shelf
        shelves.append(rectangle(-6.4, y, 12.8, 0.32))
        x = -6.2
        while x < 5.4:
            wide = rng.uniform(0.85, 1.05)
            if rng.random() < 0.9:
                rng.choice(tones).append(rectangle(x, y - 0.95, wide - 0.14, 0.93))
            x += wide
    return [
        joined(shelves, Style(shade(colours["wood"], -0.1))),
        *(
            joined(bricks, Style(shade(raw, lift)))
            for bricks, lift in zip(tones, (-0.12, 0.06, 0.26), strict=True)
            if bricks
        ),
    ]


def _posts(colours: Colours, ink: str) -> list[Path]:
    wood = shade(colours["wood"], 0.16)
    return [rectangle(x, -6.8, 0.75, 7.1, Style(wood, ink, 0.25)) for x in (-7.0, -2.4, 1.7, 6.3)]


def _roof(rng: Random, colours: Colours, ink: str) -> list[Path]:
    """Boards laid down the slope, lit; the gable's far edge shows in the shade."""
    boards = mix(colours["wood"], colours["stone"], 0.35)
    west: Point = (-8.2, -6.0)
    east: Point = (8.2, -6.0)
    ridge: list[Point] = [(7.0, -10.2), (-6.6, -10.3)]
    planks = []
    for n in range(1, 12):
        foot = -8.2 + 16.4 * n / 12 + rng.uniform(-0.15, 0.15)
        planks.append(line(foot * 0.83 + 0.2, -10.2, foot, -6.0, Style()))
    mended = [(-4.0, -9.2), (-2.8, -9.2), (-2.9, -7.0), (-4.3, -7.0)]
    return [
        polygon([west, east, (8.2, -5.3), (-8.2, -5.3)], Style(shade(boards, -0.4), ink, 0.28)),
        polygon([west, east, *ridge], Style(shade(boards, 0.14), ink, 0.3)),
        polygon(mended, Style(shade(boards, 0.36))),
        joined(planks, Style(None, shade(boards, -0.34), 0.25)),
        line(-6.5, -10.1, 6.8, -10.05, Style(None, shade(boards, 0.55), 0.3)),
    ]
