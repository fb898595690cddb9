"""The forest tile: firs and a few broadleaved crowns around a clearing where wood is cut.

It composes art.forest_ground with trees, undergrowth, a path, a log pile and stumps; each of
them has a module of its own, this one only decides what stands where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.bush import bush
from printkit.design.art.fern import fern
from printkit.design.art.fir import fir
from printkit.design.art.forest_ground import forest_ground
from printkit.design.art.log_pile import log_pile
from printkit.design.art.mushroom import mushroom
from printkit.design.art.stump import stump
from printkit.design.brush import depth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse

_Draw = Callable[[Random, Colours], Group]


@dataclass(frozen=True, slots=True)
class _Standing:
    """An object at its place: drawn north first; `shadow` is half the width of its shadow."""

    x: float
    y: float
    draw: _Draw
    shadow: float
    scale: float = 1.0


_STAND = (
    (-33.5, -12.0), (-27.0, -10.5), (-34.0, -4.0), (-27.5, -1.5), (-33.5, 5.0), (-25.0, 8.5),
    (-32.0, 14.0), (-24.5, 18.5), (-31.0, 22.0), (-18.5, 26.0), (-25.5, 27.5), (-12.5, 33.0),
)
"""The tall wood on one side, from the back to the foreground."""

_EDGE = ((32.5, -12.5), (26.0, -11.0), (35.0, -5.0), (28.5, -1.5), (34.0, 6.0), (34.5, 15.5))
"""The lighter edge of the wood on the other side."""


def forest(rng: Random, colours: Colours) -> Group:
    """A clearing with a log pile, tall firs on one side, mixed trees on the other; hex of 79."""
    side = rng.choice((-1.0, 1.0))
    standing = [
        *_back_rows(rng),
        *_wood(rng, side),
        *_far_side(rng, side),
        *_workplace(rng, side),
        *_undergrowth(rng, side),
    ]
    standing.sort(key=lambda thing: thing.y)
    dark = shade(colours["forest"], -0.55)
    shadows = [_shadow(thing, dark) for thing in standing if thing.shadow]
    objects = [
        Group((thing.draw(rng, colours),), at=(thing.x, thing.y), scale=(thing.scale, thing.scale))
        for thing in standing
    ]
    return Group((forest_ground(rng, colours), *_path(rng, colours, side), *shadows, *objects))


def _shadow(thing: _Standing, dark: str) -> Path:
    half = thing.shadow
    return ellipse(
        thing.x + half * 0.45, thing.y + half * 0.06, half, half * 0.3, Style(dark, opacity=0.32)
    )


def _conifer(x: float, y: float, height: float, far: float = 0.0) -> _Standing:
    front = y > -18

    def draw(rng: Random, colours: Colours) -> Group:
        return fir(rng, colours, height=height, far=far, front=front)

    return _Standing(x, y, draw, height * 0.28 if front else 0.0)


def _round(x: float, y: float, height: float, leaf: str = "leaf") -> _Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return broadleaf(rng, colours, height=height, leaf=leaf)

    return _Standing(x, y, draw, height * 0.32)


def _back_rows(rng: Random) -> list[_Standing]:
    """Two rows across the north, small and hazy, overlapping like a curtain."""
    rows = []
    for y, height, far, gap in ((-22.6, 8.2, 0.34, 4.2), (-18.2, 10.4, 0.12, 5.2)):
        x = -36.0 + rng.uniform(0, 2)
        while x < 36.5:
            rise = 2.5 * (x / 36) ** 2
            tall = height * rng.uniform(0.82, 1.18)
            rows.append(_conifer(x, y + rise + rng.uniform(-0.8, 0.8), tall, far))
            x += gap * rng.uniform(0.75, 1.2)
    return rows


def _wood(rng: Random, side: float) -> list[_Standing]:
    trees = []
    for x, y in _STAND:
        tall = depth(y, 10.5, 25.0, north=-22, south=34) * rng.uniform(0.88, 1.12)
        at = (side * x + rng.uniform(-0.9, 0.9), y + rng.uniform(-0.9, 0.9))
        trees.append(_conifer(*at, tall, depth(y, 0.14, 0.0, north=-18, south=0)))
    return trees


def _far_side(rng: Random, side: float) -> list[_Standing]:
    trees = []
    rounds = rng.sample(range(1, len(_EDGE)), rng.choice((2, 3)))
    for n, (x, y) in enumerate(_EDGE):
        tall = depth(y, 11.0, 20.0, north=-22, south=34) * rng.uniform(0.88, 1.1)
        at = (side * x + rng.uniform(-0.8, 0.8), y + rng.uniform(-0.8, 0.8))
        if n in rounds:
            trees.append(_round(*at, tall * 0.95))
        else:
            trees.append(_conifer(*at, tall))
    return trees


def _workplace(rng: Random, side: float) -> list[_Standing]:
    """The log pile, the chopping block with the axe and one or two stumps."""
    things = [
        _Standing(side * 22.5 - 1.5, 25.5 + rng.uniform(-1, 1), log_pile, 6.5, 0.95),
        _Standing(side * rng.uniform(8.5, 10.5), rng.uniform(21, 23), _block, 3.4),
        _Standing(side * rng.uniform(21, 23), rng.uniform(9, 12), stump, 2.2, 0.72),
    ]
    if rng.random() < 0.6:
        things.append(_Standing(side * -17.0, rng.uniform(11, 14), stump, 2.0, 0.7))
    return things


def _block(rng: Random, colours: Colours) -> Group:
    return stump(rng, colours, width=4.6, axe=True)


def _undergrowth(rng: Random, side: float) -> list[_Standing]:
    """Bushes, ferns and toadstools that close the foreground and the foot of the wood."""

    def low(x: float, y: float, draw: _Draw, shadow: float, scale: float) -> _Standing:
        at = (side * x + rng.uniform(-0.8, 0.8), y + rng.uniform(-0.6, 0.6))
        return _Standing(*at, draw, shadow, scale * rng.uniform(0.9, 1.1))

    return [
        low(16.5, 33.5, bush, 3.4, 0.95),
        low(11.0, 35.5, fern, 0.0, 0.9),
        low(-4.5, 37.5, bush, 3.6, 1.0),
        low(-20.0, 30.5, fern, 0.0, 0.95),
        low(-9.0, 35.5, fern, 0.0, 0.85),
        low(-15.5, 24.0, mushroom, 1.0, 0.9),
        low(-30.0, 25.0, bush, 3.4, 0.9),
        low(30.5, 24.5, fern, 0.0, 1.0),
        low(-21.5, 4.0, fern, 0.0, 0.6),
        low(23.5, -5.0, bush, 2.2, 0.55),
    ]


def _path(rng: Random, colours: Colours, side: float) -> list[Path]:
    """A cart track from the southern rim, around the clearing and into the far woods."""
    earth = mix(mix(colours["desert"], colours["wood"], 0.3), colours["leaf"], 0.2)
    bend = rng.uniform(-1.5, 1.5)
    spine = [
        (side * (1 + bend), 52.0), (side * (3.5 + bend), 40.0), (side * 2.0, 29.0),
        (side * -7.5, 20.5), (side * -15.0, 10.5), (side * -17.4, -1.5), (side * -13.5, -11.5),
        (side * -13.0, -17.5), (side * (-16.0 + bend), -24.0),
    ]
    widths = [10.0, 8.0, 6.2, 4.8, 3.8, 2.9, 2.1, 1.5, 0.9]
    inner = [(x - 0.09 * wide, y - 0.04 * wide) for (x, y), wide in zip(spine, widths, strict=True)]
    return [
        strand(spine, widths, Style(shade(earth, -0.2)), tension=0.5),
        strand(inner, [wide * 0.8 for wide in widths], Style(earth), tension=0.5),
    ]
