"""The sea tile: open water with a sail, gulls or a rock beside its calm middle.

Water, sail, gull and crag are drawings of their own; foam along a coast is added by the tile
that has one.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.crag import crag
from printkit.design.art.gull import gull
from printkit.design.art.sail import sail
from printkit.design.art.water import water
from printkit.design.brush import blob
from printkit.design.colours import Colours, mix
from printkit.draw.scene import Group, Node, Style


def sea(rng: Random, colours: Colours) -> Group:
    """Open water in layers around a calm middle and one small event beside it."""
    event = rng.choice((_boat, _flock, _rock))
    return Group((water(rng, colours), *event(rng, colours, rng.choice((-1.0, 1.0)))))


def _boat(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A boat in the south and gulls in the north of the other side."""
    spots = ((-side * 20, -23, 0.85), (-side * 27.5, -15.5, 0.6))
    boat = Group(
        (sail(rng, colours),),
        (side * rng.uniform(13, 16), rng.uniform(28, 30)),
        scale=(side * 1.05, 1.05),
    )
    return [*_gulls(rng, colours, side, spots), boat]


def _flock(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Three gulls over the water in the south, a distant sail in the north."""
    far = Group(
        (sail(rng, colours),), (-side * rng.uniform(17, 21), -17.5), scale=(side * 0.62, 0.62)
    )
    return [
        far,
        *_gulls(
            rng, colours, side, ((side * 27, 8, 0.9), (side * 21, 19, 1.15), (side * 8, 29, 1.5))
        ),
    ]


def _rock(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A rock with a ring of foam, gulls about it."""
    x, y = side * rng.uniform(16, 19), rng.uniform(25, 27)
    foam = mix(colours["snow"], colours["sea"], 0.1)
    return [
        blob(rng, x + 0.5, y + 1.2, 12.5, 3.4, Style(mix(foam, colours["sea"], 0.55)), points=13),
        blob(rng, x + 0.3, y + 1.0, 10.8, 2.5, Style(foam), points=13),
        Group((crag(rng, colours),), (x, y), scale=(0.85, 0.85)),
        blob(rng, x - 4, y + 2.6, 5, 0.8, Style(foam), points=9, wobble=0.2),
        blob(rng, x + 5, y + 2.2, 4, 0.7, Style(foam), points=9, wobble=0.2),
        *_gulls(
            rng,
            colours,
            side,
            ((x - side * 12, y - 3, 1.0), (x + side * 6, y - 14.5, 0.8), (-side * 22, -19, 0.7)),
        ),
    ]


def _gulls(
    rng: Random, colours: Colours, side: float, spots: tuple[tuple[float, float, float], ...]
) -> list[Node]:
    """Gulls at the places, each with its size."""
    return [
        Group(
            (gull(rng, colours),),
            (x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5)),
            scale=(side * size, size),
        )
        for x, y, size in spots
    ]
