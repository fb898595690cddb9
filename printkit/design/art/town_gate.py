"""The Knights' Gate of Dinslaken: the brick gatehouse in the town wall, a street before it."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.gable_house import gable_house
from printkit.design.art.gatehouse import gatehouse
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import blob, joined, strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style


def town_gate(rng: Random, colours: Colours) -> Group:
    """Gate and wall in the north, a calm street in the middle, houses at the sides; a hex of 79."""
    earth = mix(colours["desert"], colours["gold"], 0.16)
    things = [
        *_behind(),
        Standing(0.0, -12.5, gatehouse, 0.0, 0.98),
        *_houses(rng),
        Standing(rng.choice((-13.0, 13.0)), 18.0, townsfolk, 1.4, 1.05),
        Standing(-17.5, -6.5, townsfolk, 1.0, 0.75),
        Standing(16.5, 15.0, townsfolk, 1.4, 1.0),
        Standing(31.5, -6.0, _tree, 3.0, 0.62),
        Standing(-33.0, -5.0, _tree, 3.0, 0.55),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=earth, green=0.45, horizon=-27),
            *_street(rng, colours, earth),
            *staged(rng, colours, things, shade(earth, -0.55)),
        )
    )


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=14.0)


def _behind() -> list[Standing]:
    """Roofs of the town looking over the wall."""

    def house(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=7.5, height=8.0)

    return [
        Standing(x, -17.5, house, 0.0, s)
        for x, s in ((-25, 0.8), (-16, 0.9), (14.5, 0.9), (23.5, 0.78))
    ]


def _houses(rng: Random) -> list[Standing]:
    """A house in the foreground at either side."""

    def timbered(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=10.0, height=9.0, kind="timber")

    def plastered(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=9.0, height=9.5, kind="plaster", stepped=True)

    left, right = (timbered, plastered) if rng.random() < 0.5 else (plastered, timbered)
    return [Standing(-27.5, 16.5, left, 6.0, 1.05), Standing(25.0, 17.0, right, 6.0, 1.0)]


def _street(rng: Random, colours: Colours, earth: str) -> list[Node]:
    """A cobbled street widening from the arch to the south."""
    spine = [(0.0, -14.0), (0.0, -4.0), (0.0, 10.0), (0.0, 30.0), (0.0, 56.0)]
    stone = mix(earth, colours["stone"], 0.35)
    cobbles: list[Path] = []
    for _ in range(70):
        y = rng.uniform(-11, 40)
        half = 4.5 + (y + 14) * 0.34
        x = rng.uniform(-half, half)
        if x * x + y * y < 210 or (abs(x) < 22 and 20 < y < 32):
            continue
        size = 0.5 + (y + 14) * 0.016
        cobbles.append(blob(rng, x, y, size * 1.3, size * 0.7, Style(), points=6, tension=0.6))
    return [
        strand(spine, [9.5, 15.0, 24.0, 38.0, 56.0], Style(shade(earth, -0.14))),
        strand(spine, [8.5, 13.6, 22.4, 36.0, 54.0], Style(shade(stone, 0.3))),
        joined(cobbles, Style(shade(stone, 0.02))),
    ]
