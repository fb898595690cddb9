"""The market of Hiesfeld: stalls and carts on the green under the great lime tree."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.cart import cart
from printkit.design.art.gable_house import gable_house
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.market_stall import market_stall
from printkit.design.art.sheep import sheep
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.windmill import windmill
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style


def market_village(rng: Random, colours: Colours) -> Group:
    """A lime tree in the middle of a green, farm stalls around it; corners calm; a hex of 79."""
    green = mix(colours["pasture"], colours["desert"], 0.12)
    side = rng.choice((-1.0, 1.0))
    things = [
        Standing(side * 16, -19.5, windmill, 0.0, 1.35),
        *_houses(side),
        Standing(0.0, 8.5, _lime, 8.5, 1.0),
        *_stalls(side),
        Standing(side * 20.0, 17.5, cart, 0.0, 0.62),
        Standing(side * -9, 15.8, sheep, 3.0, 0.75),
        Standing(side * -2.5, 17.0, sheep, 3.0, 0.82),
        *(
            Standing(side * x, y, townsfolk, 1.3, 0.95)
            for x, y in ((-11, 10), (10, 13), (-25, 14.5), (8, -6.5), (28, 12))
        ),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=green, green=0.2, horizon=-24),
            *_paths(colours, green, side),
            *staged(rng, colours, things, shade(green, -0.6)),
        )
    )


def _lime(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=27.0)


def _houses(side: float) -> list[Standing]:
    """Half-timbered houses, loosely set."""

    def house(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=8.6, height=6.2, kind="timber")

    return [
        Standing(side * x, y, house, 5.0, s)
        for x, y, s in ((-23, -10, 0.95), (-11, -13, 0.86), (25, -8, 0.95))
    ]


def _stalls(side: float) -> list[Standing]:
    def leafy(rng: Random, colours: Colours) -> Group:
        return market_stall(rng, colours, cloth="leaf")

    def golden(rng: Random, colours: Colours) -> Group:
        return market_stall(rng, colours, cloth="gold")

    return [
        Standing(side * -19.5, 5.5, golden, 6.4, 1.0),
        Standing(side * 19.0, 5.0, leafy, 6.4, 1.0),
    ]


def _paths(colours: Colours, green: str, side: float) -> list[Path]:
    """Trodden ways that meet under the tree."""
    earth = mix(colours["desert"], green, 0.25)
    ways = (
        ([(-46, 6), (-28, 9), (-12, 9.5), (2, 10.5), (16, 8), (30, 9), (46, 4)], 4.4),
        ([(-14, -12), (-8, -4), (-1, 8), (-4, 22), (-2, 34), (0, 54)], 4.2),
    )
    return [
        strand([(side * x, y) for x, y in way], [wide * w for _ in way], Style(shade(earth, tone)))
        for w, tone in ((1.25, -0.16), (1.0, 0.1))
        for way, wide in ways
    ]
