"""The water mill of Hiesfeld: the Rotbach comes in, turns the wheel in its pond and leaves.

It comes from the north-west and leaves to the north-east, as the river overlays meet it.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.brook import WIDTH, bank, shallows
from printkit.design.art.bush import bush
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.mill_house import mill_house
from printkit.design.art.reeds import reeds
from printkit.design.art.swan import swan
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import Point, course, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style

_IN: tuple[Point, ...] = (
    (-24.5, -42.4),
    (-19.75, -34.2),
    (-16.5, -28.6),
    (-18.0, -14.0),
    (-17.0, 2.0),
    (-10.0, 14.0),
)
_OUT: tuple[Point, ...] = (
    (10.0, 14.0),
    (24.0, 5.0),
    (25.5, -9.0),
    (17.5, -27.0),
    (19.75, -34.2),
    (24.5, -42.4),
)
_POND: tuple[Point, ...] = (
    (-36.0, 6.0),
    (-22.0, 1.0),
    (-8.0, 4.0),
    (6.0, 5.0),
    (20.0, 2.5),
    (33.0, 6.0),
    (37.0, 14.0),
    (26.0, 27.0),
    (8.0, 37.0),
    (-8.0, 37.5),
    (-26.0, 27.5),
    (-37.0, 15.0),
)


def water_mill(rng: Random, colours: Colours) -> Group:
    """The mill between the brook's two arms over its pond; a hex of 79."""
    meadow = mix(colours["pasture"], colours["leaf"], 0.2)
    things = [
        Standing(-31.5, -8.0, _tree, 4.0, 0.8),
        Standing(32.5, -9.0, _tree, 4.0, 0.72),
        Standing(4.0, 4.5, mill_house, 0.0, 1.0),
        Standing(17.0, 3.0, townsfolk, 1.2, 0.9),
        Standing(-27.5, 3.0, bush, 2.5, 0.9),
        Standing(31.0, 5.5, bush, 2.5, 0.8),
        Standing(-33.5, 13.0, reeds, 0.0, 0.9),
        Standing(33.5, 14.5, reeds, 0.0, 1.0),
        Standing(-26.0, 22.0, reeds, 0.0, 0.9),
        Standing(24.0, 16.5, swan, 0.0, 0.85),
        Standing(15.0, 19.0, swan, 0.0, 1.0),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=meadow, green=0.2, horizon=-30),
            *_water(rng, colours),
            *staged(rng, colours, things, shade(meadow, -0.6)),
        )
    )


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=19.0)


def _water(rng: Random, colours: Colours) -> list[Path]:
    """Both arms and the pond as one sheet of water, layer by layer."""
    layers = zip(
        ((1.0, bank(colours)), *shallows(colours)), (2.4, 0.9, 0.0, -1.2, -5.0), strict=True
    )
    paths = []
    for (share, tone), more in layers:
        for arm in (_IN, _OUT):
            spine = course(arm, 40)
            paths.append(strand(spine, [WIDTH * share] * 40, Style(tone), tension=0.5))
        ring = [(x * (1 + more / 37), 19 + (y - 19) * (1 + more / 19)) for x, y in _POND]
        paths.append(smooth(ring, Style(tone), tension=0.55))
    light = Style(mix(colours["river"], colours["snow"], 0.7))
    for _ in range(12):
        x, y = rng.uniform(-26, 20), rng.uniform(10, 34)
        paths.append(taper([(x, y), (x + 2, y - 0.5), (x + 4, y - 0.2), (x + 5.6, y)], 0.45, light))
    return paths
