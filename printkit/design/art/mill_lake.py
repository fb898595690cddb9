"""The Rotbach lake: the brook's end, its shore with reeds, a landing stage and swans."""

from __future__ import annotations

from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.brook import WIDTH, bank, shallows
from printkit.design.art.fir import fir
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.reeds import reeds
from printkit.design.art.rowboat import rowboat
from printkit.design.art.swan import swan
from printkit.design.brush import Point, course, joined, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style, rectangle

_INLET: tuple[Point, ...] = (
    (-24.5, -42.4),
    (-19.75, -34.2),
    (-16.5, -28.6),
    (-12.0, -20.0),
    (-6.0, -8.0),
)
_SHORE: tuple[Point, ...] = (
    (-35.0, -4.0),
    (-27.0, -15.0),
    (-12.0, -20.5),
    (6.0, -19.0),
    (22.0, -16.0),
    (33.0, -5.0),
    (35.5, 8.0),
    (28.0, 20.0),
    (14.0, 30.0),
    (-6.0, 33.0),
    (-24.0, 25.0),
    (-34.0, 12.0),
)


def mill_lake(rng: Random, colours: Colours) -> Group:
    """A lake within its meadow, the brook entering from the north-west; a hex of 79."""
    meadow = mix(colours["pasture"], colours["leaf"], 0.16)
    things = [
        *(
            Standing(x, y, _tree, 3.6, s)
            for x, y, s in ((-34, -9, 0.66), (14, -24, 0.55), (35, -14, 0.7))
        ),
        *(
            Standing(x, y, _fir, 2.6, s)
            for x, y, s in ((22, -23, 0.6), (27.5, -20, 0.7), (2, -26, 0.5))
        ),
        *(
            Standing(x, y, reeds, 0.0, s)
            for x, y, s in (
                (-31, 13, 1.0),
                (-25.5, 19.5, 1.1),
                (31, 8, 1.0),
                (27, 14.5, 1.1),
                (-24, -11, 0.7),
                (26, -8, 0.7),
            )
        ),
        *(
            Standing(x, y, swan, 0.0, s)
            for x, y, s in ((-5, -4, 0.75), (4, -1, 0.85), (9.5, 13, 1.1))
        ),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=meadow, green=0.2, horizon=-31),
            *_water(rng, colours),
            *_stage(colours),
            Group((rowboat(rng, colours),), (-14.5, 9.5), turn=96),
            *staged(rng, colours, things, shade(meadow, -0.6)),
        )
    )


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=18.0)


def _fir(rng: Random, colours: Colours) -> Group:
    return fir(rng, colours, height=16.0)


def _water(rng: Random, colours: Colours) -> list[Path]:
    """Inlet and lake as one sheet, deeper towards the middle."""
    river = colours["river"]
    deep = mix(shade(river, -0.16), colours["sea"], 0.3)
    layers = zip(
        ((1.0, bank(colours)), *shallows(colours), (0.0, deep)),
        (1.075, 1.03, 1.0, 0.95, 0.78, 0.52),
        strict=True,
    )
    paths = []
    for (share, tone), size in layers:
        if share:
            spine = course(_INLET, 40)
            paths.append(strand(spine, [WIDTH * share] * 40, Style(tone), tension=0.5))
        ring = [(x * size, 6 + (y - 6) * size) for x, y in _SHORE]
        paths.append(smooth(ring, Style(tone), tension=0.6))
    light = Style(mix(river, colours["snow"], 0.7))
    for _ in range(16):
        x, y = rng.uniform(-24, 20), rng.uniform(-12, 26)
        paths.append(taper([(x, y), (x + 2, y - 0.5), (x + 4, y - 0.2), (x + 5.6, y)], 0.45, light))
    return paths


def _stage(colours: Colours) -> list[Node]:
    """A landing stage from the western shore."""
    wood, ink = mix(colours["wood"], colours["desert"], 0.25), shade(colours["wood"], -0.65)
    planks = [rectangle(-34 + 1.9 * n, 2.2, 1.7, 4.2) for n in range(8)]
    piles = [rectangle(x, 5.4, 1.0, 3.0) for x in (-31.0, -25.4, -20.2)]
    return [
        rectangle(-34, 6.0, 15.4, 1.6, Style(shade(colours["river"], -0.4), opacity=0.5)),
        joined(piles, Style(shade(wood, -0.4), ink, 0.2)),
        joined(planks, Style(shade(wood, 0.12), ink, 0.2)),
    ]
