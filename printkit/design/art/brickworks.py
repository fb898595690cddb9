"""The brickworks of Duisburg: the ring kiln under its chimney, drying sheds, stacks for sale."""

from __future__ import annotations

from random import Random

from printkit.design.art.barrow import barrow
from printkit.design.art.brick_stack import brick_stack
from printkit.design.art.chimney import chimney
from printkit.design.art.clay_pond import clay_pond
from printkit.design.art.drying_shed import drying_shed
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.works_hall import works_hall
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style


def brickworks(rng: Random, colours: Colours) -> Group:
    """Kiln hall and chimney in the middle, sheds and stacks around; a hex of 79."""
    clay = mix(colours["hills"], colours["desert"], 0.46)
    side = rng.choice((-1.0, 1.0))
    things = [
        Standing(side * 6.5, -10.5, chimney, 3.0, 0.74),
        Standing(side * -3, -2.0, works_hall, 14.0, 1.38),
        Standing(side * -26, 4.0, drying_shed, 0.0, 0.86),
        Standing(side * -24, 17.5, drying_shed, 0.0, 1.0),
        Standing(side * 27.5, 3.0, clay_pond, 0.0, 0.72),
        Standing(side * 25.5, 17.5, brick_stack, 6.0, 1.12),
        Standing(side * 12, 14.5, brick_stack, 4.4, 0.86),
        Standing(side * -2, 16.0, barrow, 3.2, 0.9),
        Standing(side * -7.5, 13.0, townsfolk, 1.4, 1.0),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=clay, green=0.55, horizon=-22),
            *_track(clay, side),
            *staged(rng, colours, things, shade(clay, -0.55)),
        )
    )


def _track(clay: str, side: float) -> list[Path]:
    """A cart track from the kiln's door to the south."""
    spine = [
        (side * x, y) for x, y in ((2.0, -3.0), (5.0, 4.0), (2.0, 16.0), (-5.0, 32.0), (-4.0, 54.0))
    ]
    widths = [2.4, 3.4, 5.0, 6.6, 8.0]
    return [
        strand(spine, widths, Style(shade(clay, 0.22))),
        strand(
            [(x - 0.4, y) for x, y in spine], [w * 0.25 for w in widths], Style(shade(clay, 0.05))
        ),
    ]
