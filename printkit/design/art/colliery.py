"""The coal mine of Lohberg: the winding tower over its shaft, engine house, coal and rails."""

from __future__ import annotations

from random import Random

from printkit.design.art import Art
from printkit.design.art.chimney import chimney
from printkit.design.art.coal_heap import coal_heap
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.ore_cart import ore_cart
from printkit.design.art.rails import rails
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.winding_tower import winding_tower
from printkit.design.art.works_hall import works_hall
from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Style

_TRACK: tuple[Point, ...] = (
    (-48.0, 12.0),
    (-30.0, 16.5),
    (-14.0, 18.6),
    (2.0, 19.0),
    (20.0, 17.5),
    (48.0, 11.0),
)


def colliery(rng: Random, colours: Colours) -> Group:
    """Tower and halls in the north, a calm yard, rails with coal wagons in the south; hex of 79."""
    yard = mix(mix(colours["mountains"], colours["desert"], 0.42), colours["ink"], 0.06)
    side = rng.choice((-1.0, 1.0))
    things = [
        Standing(side * 26, -12.5, chimney, 2.4, 0.74),
        Standing(side * 20, -10.0, works_hall, 8.0, 0.78),
        Standing(-5.0 * side, -12.0, _tower(side), 8.0, 0.82),
        Standing(side * -29, 2.0, coal_heap, 6.0, 0.8),
        Standing(side * 28.5, 5.5, coal_heap, 7.0, 0.92),
        Standing(side * 24.0, 10.5, townsfolk, 1.2, 0.9),
        Standing(side * -22.5, 8.5, townsfolk, 1.2, 0.9),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=yard, green=0.4, horizon=-24),
            _spoil(colours, side),
            *staged(rng, colours, things, shade(yard, -0.55)),
            *_train(rng, colours),
        )
    )


def _tower(side: float) -> Art:
    """The tower, its legs to the west or the east."""

    def tower(rng: Random, colours: Colours) -> Group:
        return Group((winding_tower(rng, colours),), scale=(side, 1.0))

    return tower


def _spoil(colours: Colours, side: float) -> Node:
    """The great spoil tip in the haze."""
    haze = mix(colours["mountains"], colours["parchment"], 0.45)
    ring = [(side * x, y) for x, y in ((6, -21), (14, -29), (20, -33.5), (25, -32.5), (38, -21))]
    return smooth([*ring, (side * 38, -19), (side * 6, -19)], Style(haze), tension=0.4)


def _train(rng: Random, colours: Colours) -> list[Node]:
    """Three wagons of coal on the line."""
    spots = ((-24.0, 17.6), (-13.5, 18.6), (14.0, 18.2), (24.0, 16.9))
    return [
        rails(rng, colours, along=_TRACK),
        *(Group((ore_cart(rng, colours),), (x, y), scale=(0.95, 0.95)) for x, y in spots),
    ]
