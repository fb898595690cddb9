"""The coal quay of Duisburg-Ruhrort: two cranes, warehouses, a barge under the hook."""

from __future__ import annotations

from random import Random

from printkit.design.art.barge import barge
from printkit.design.art.barrel import barrel
from printkit.design.art.coal_heap import coal_heap
from printkit.design.art.dock_crane import dock_crane
from printkit.design.art.gable_house import gable_house
from printkit.design.art.gull import gull
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.ore_cart import ore_cart
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import joined, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style, rectangle

_EDGE = 7.0
"""Where the quay ends and the basin begins."""


def quay(rng: Random, colours: Colours) -> Group:
    """Cranes and sheds on the quay in the north, the basin in the south; a hex of 79."""
    paving = mix(colours["stone"], colours["desert"], 0.42)
    side = rng.choice((-1.0, 1.0))
    tone = shade(paving, -0.5)
    things = [
        *_sheds(side),
        Standing(side * -15, 3.5, dock_crane, 8.0, 1.0),
        Standing(side * 16, 1.0, dock_crane, 7.0, 0.86),
        Standing(side * 1.5, -2.0, coal_heap, 6.0, 0.78),
        Standing(side * 28, 5.0, ore_cart, 3.5, 0.8),
        Standing(side * -27.5, 5.0, barrel, 1.6, 0.6),
        Standing(side * -31, 3.6, barrel, 1.6, 0.6),
        Standing(side * 8.5, 4.6, townsfolk, 1.2, 0.85),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=paving, green=0.5, horizon=-24),
            *_basin(rng, colours, paving),
            *staged(rng, colours, things, tone),
            *_afloat(rng, colours, side),
        )
    )


def _sheds(side: float) -> list[Standing]:
    """Four brick warehouses along the northern edge."""

    def shed(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=9.5, height=9.0, kind="brick", stepped=True)

    return [
        Standing(side * x - 2, -11.5, shed, 6.0, s)
        for x, s in ((-26, 0.9), (-5, 1.0), (7, 0.92), (26, 0.86))
    ]


def _basin(rng: Random, colours: Colours, paving: str) -> list[Path]:
    """The quay wall with its timbers, and the water of the basin."""
    water = mix(colours["sea"], colours["river"], 0.3)
    wall = shade(mix(colours["stone"], colours["wood"], 0.35), -0.3)
    coping = rectangle(-50, _EDGE - 1.2, 100, 1.5, Style(shade(paving, 0.3)))
    fenders = [rectangle(-46 + 7.3 * n, _EDGE, 1.2, 5.4) for n in range(14)]
    paths = [
        rectangle(-50, _EDGE + 4.0, 100, 60, Style(water)),
        rectangle(-50, _EDGE, 100, 4.6, Style(wall)),
        coping,
        joined(fenders, Style(shade(wall, -0.35))),
        rectangle(-50, _EDGE + 4.6, 100, 2.6, Style(shade(water, -0.28))),
    ]
    for y, tone in ((20.0, -0.06), (31.0, -0.13)):
        edge = [(-50.0 + 20 * n, y + rng.uniform(-1, 1)) for n in range(6)]
        steps = smooth(edge, Style(), closed=False, tension=0.8).steps
        below = Path((*steps, ("L", 50, 55), ("L", -50, 55), ("Z",)), Style(shade(water, tone)))
        paths.append(below)
    light = Style(mix(water, colours["snow"], 0.45))
    for _ in range(12):
        x, y = rng.uniform(-36, 34), rng.uniform(16, 38)
        paths.append(taper([(x, y), (x + 2, y - 0.5), (x + 4.4, y - 0.2), (x + 6, y)], 0.5, light))
    return paths


def _afloat(rng: Random, colours: Colours, side: float) -> list[Node]:
    """The barge alongside, gulls over the water."""
    ship = Group(
        (barge(rng, colours, cargo="coal"),), (side * -3.0, 17.6), scale=(side * 1.16, 1.16)
    )
    birds: list[Node] = [
        Group((gull(rng, colours),), (x * side, y), scale=(s, s))
        for x, y, s in ((-24, 24, 0.75), (27, 22, 0.95), (16, 36, 0.8))
    ]
    return [ship, *birds]
