"""Subsidence: a house leans over a crack, the old gallery caves in below; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.gable_house import gable_house
from printkit.design.art.vignette import vignette
from printkit.design.art.winding_tower import winding_tower
from printkit.design.brush import joined, rough
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Style, polygon

_GALLERY = (
    Layer(
        "ink 0.05",
        "M -25 27 L -25 14.4 Q -14 12.6 -5 14.4 L -2 13 L 1 15.6 L 5 13.6 L 8 15 Q "
        "18 13 25 14.8 L 25 27 Z",
    ),
    Layer("wood -0.25", "R -21 14.6 1.6 9 R -12 14.2 1.6 9 R 12 14.6 1.6 9 R 20 14.8 1.6 9", 0.22),
    Layer(
        "wood -0.1",
        "P -22.6 13.4 -9 13.4 -9 14.9 -22.6 14.9 P 10.6 13.8 23 13.8 23 15.3 10.6 15.3",
        0.22,
    ),
    Layer("wood -0.1", "P -4.6 21 6 16 6.8 17.4 -3.8 22.4", 0.22),
)
_CRACKS = (
    Layer("ink 0.05", "P -1 2.6 1.6 5 0 7 3 9.6 1.4 12 4 16 0 13 -1.8 10.4 -0.4 7.6 -3 5"),
    Layer(
        "ink 0.05",
        "P -7 4.4 -5.6 6.6 -7.2 8.2 -5.6 10.6 -8.2 8.6 -7.4 6.8 P 9 4 8 6.4 10 8 "
        "8.6 10.4 11.4 8 10 6.6",
    ),
)


def subsidence(rng: Random, colours: Colours) -> Group:
    """Above ground and below it; a picture of 48 × 42."""
    soil = mix(colours["wood"], colours["hills"], 0.25)
    lawn = mix(colours["pasture"], colours["desert"], 0.2)
    left = gable_house(rng, colours, width=10.5, height=8.5, kind="timber")
    right = gable_house(rng, colours, width=10.0, height=8.5, kind="brick", stepped=True)
    earth: list[Node] = [
        polygon(
            [(-30, 4.4), (-8, 4.2), (0, 7.0), (8, 4.4), (30, 4.2), (30, 28), (-30, 28)],
            Style(shade(soil, -0.1)),
        ),
        polygon(
            [
                (-30, 4.4),
                (-8, 4.2),
                (0, 7.0),
                (8, 4.4),
                (30, 4.2),
                (30, 6),
                (8, 6.4),
                (0, 9),
                (-8, 6.2),
                (-30, 6.2),
            ],
            Style(shade(lawn, -0.25)),
        ),
    ]
    stones = [
        polygon(rough(rng, [(x, y), (x + 2.4, y - 1), (x + 3.2, y + 0.8), (x + 1, y + 1.6)], 0.4))
        for x, y in (
            (-20, 9.5),
            (-13, 11),
            (13.5, 9),
            (19, 11),
            (-3, 19),
            (2, 20),
            (5, 18.6),
            (-6, 20.6),
        )
    ]
    return Group(
        (
            vignette(rng, colours, earth=lawn, green=0.2),
            Group((winding_tower(rng, colours),), (-15.5, -1.0), scale=(0.52, 0.52)),
            Group((broadleaf(rng, colours, height=10.0),), (20.5, 3.6), turn=6),
            *earth,
            *cut(colours, (*_GALLERY, *_CRACKS)),
            joined(stones, Style(shade(soil, 0.25), shade(soil, -0.5), 0.2)),
            Group((left,), (-7.4, 6.2), turn=11),
            Group((right,), (8.6, 6.2), turn=-9),
            *cut(colours, _WALL_CRACKS),
        )
    )


_WALL_CRACKS = (
    Layer(
        "ink 0.05",
        "P -7.4 5.6 -6.4 2 -7.6 0 -5.6 -3.4 -6.6 0 -5.4 2.2 P 8.2 5.4 7.4 2 9 -0.6 "
        "7.6 -4 10 -0.6 8.4 2.2",
    ),
)
