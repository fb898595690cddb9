"""The desert tile: dunes and wind ripples, a cactus, bones in the sand, a far caravan.

The ground and the things on it are drawings of their own; here they are placed.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.bones import bones
from printkit.design.art.cactus import cactus
from printkit.design.art.camel import camel
from printkit.design.art.crag import crag
from printkit.design.art.desert_ground import desert_ground
from printkit.design.art.palm import palm
from printkit.design.brush import Point, blob, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Step, Style, polygon


def desert(rng: Random, colours: Colours) -> Group:
    """Dunes in the north with a caravan, cactuses or palms on one side, bones on the other."""
    side = rng.choice((-1.0, 1.0))
    nodes: list[Node] = [desert_ground(rng, colours)]
    nodes += _caravan(rng, colours, side)
    nodes += _great_dune(rng, colours, rng.choice((-1.0, 1.0)))
    nodes += _rocks(rng, colours, side)
    nodes += rng.choice((_cactuses, _oasis))(rng, colours, side)
    nodes.append(
        Group(
            (bones(rng, colours),),
            (side * rng.uniform(17, 20), rng.uniform(24, 26)),
            scale=(side * 0.95, 0.95),
        )
    )
    for x, y in ((-13, 32), (8, 36), (27, 13), (-24, -5), (25, -8), (-33, 17)):
        nodes += _tuft(rng, colours, (side * (x + rng.uniform(-2, 2)), y + rng.uniform(-1, 1)))
    return Group(tuple(nodes))


def _caravan(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Camels in a line along the foot of the dunes, and their track."""
    track = Style(mix(colours["desert"], colours["hills"], 0.22))
    nodes: list[Node] = [
        taper(
            [(side * 4, -17.6), (side * 16, -17.9), (side * 30, -16.8), (side * 43, -17.2)],
            0.7,
            track,
        )
    ]
    x = side * rng.uniform(-22, 2)
    for n in range(rng.randint(3, 4)):
        size = 0.72 * rng.uniform(0.92, 1.06)
        nodes.append(
            Group(
                (camel(rng, colours),),
                (x + side * 8.0 * n, -17.6 + rng.uniform(-0.3, 0.3)),
                scale=(side * size, size),
            )
        )
    return nodes


def _great_dune(rng: Random, colours: Colours, side: float) -> list[Path]:
    """The near dune in the south: a lit back, a lee face below a sharp winding crest."""
    sand = colours["desert"]

    def at(x: float, y: float) -> Point:
        return side * x, y

    lit, lee = shade(sand, 0.3), mix(mix(sand, colours["hills"], 0.34), colours["mountains"], 0.06)
    back: tuple[Step, ...] = (
        ("M", *at(-50, 31)),
        ("C", *at(-36, 28), *at(-24, 22.5), *at(-13, 21.5)),
        ("C", *at(-2, 21.0), *at(10, 29), *at(50, 33)),
        ("L", *at(50, 56)),
        ("L", *at(-50, 56)),
        ("Z",),
    )
    face: tuple[Step, ...] = (
        ("M", *at(-13, 21.5)),
        ("C", *at(-2, 21.0), *at(10, 29), *at(50, 33)),
        ("L", *at(50, 52)),
        ("C", *at(30, 46), *at(14, 42), *at(6, 36)),
        ("C", *at(0, 31.5), *at(-3, 24.5), *at(-13, 21.5)),
        ("Z",),
    )
    rim: tuple[Step, ...] = (
        ("M", *at(-50, 31)),
        ("C", *at(-36, 28), *at(-24, 22.5), *at(-13, 21.5)),
        ("C", *at(-24, 23.4), *at(-36, 29), *at(-50, 32.6)),
        ("Z",),
    )
    paths = [Path(back, Style(lit)), Path(face, Style(lee)), Path(rim, Style(shade(sand, 0.65)))]
    ripple = Style(mix(sand, colours["hills"], 0.16))
    for n in range(6):
        y = 30.0 + 2.4 * n
        wave = [
            at(-40 + 3.5 * n, y + 1),
            at(-28 + 3 * n, y - 1.2),
            at(-16 + 3 * n, y - 0.2),
            at(-6 + 4 * n + rng.uniform(-2, 2), y + 1.6),
        ]
        paths.append(taper(wave, 0.6, ripple))
    return paths


def _rocks(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Weathered red stones at the rim of the plain."""
    red = Colours({**colours, "mountains": mix(colours["hills"], colours["desert"], 0.38)})
    spots = (
        (-36, -10, 0.8, 0.3),
        (-29, -8.5, 0.55, 0.25),
        (33, -12.5, 0.5, 0.35),
        (35, 7, 0.8, 0.1),
    )
    return [
        Group(
            (crag(rng, red, haze=haze),),
            (side * (x + rng.uniform(-1, 1)), y),
            scale=(size, size * 0.85),
        )
        for x, y, size, haze in spots
    ]


def _cactuses(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Three cactuses, the nearest the tallest."""
    nodes: list[Node] = []
    for x, y, size in ((-31, 7, 0.7), (-20, 18, 0.75), (-27, 25.5, 1.2)):
        at = (side * (x + rng.uniform(-1.5, 1.5)), y + rng.uniform(-1, 1))
        nodes.append(Group((cactus(rng, colours),), at, scale=(size, size)))
    return nodes


def _oasis(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A pool with a green shore under three palms."""
    x, y = side * rng.uniform(-21.5, -19.5), rng.uniform(20.5, 22)
    water = mix(colours["river"], colours["sea"], 0.25)

    def tree(step: float, drop: float, size: float) -> Group:
        return Group((palm(rng, colours),), (x + side * step, y + drop), scale=(size, size))

    return [
        tree(-9.0, -3.5, 0.85),
        tree(3.5, -3.6, 0.72),
        blob(
            rng,
            x,
            y,
            11.0,
            4.3,
            Style(mix(colours["desert"], colours["leaf"], 0.55)),
            points=12,
            tension=0.5,
        ),
        blob(
            rng, x, y + 0.2, 9.0, 3.2, Style(shade(colours["desert"], 0.35)), points=11, tension=0.5
        ),
        blob(rng, x, y + 0.4, 8.2, 2.7, Style(water), points=11, tension=0.5),
        blob(rng, x + 0.8, y + 0.9, 5.4, 1.4, Style(shade(water, -0.16)), points=10, tension=0.5),
        taper(
            [(x - 5, y - 0.6), (x - 2, y - 1.0), (x + 1.5, y - 0.7)],
            0.5,
            Style(mix(water, colours["snow"], 0.75)),
        ),
        taper(
            [(x - 1, y + 0.6), (x + 2, y + 0.3), (x + 5, y + 0.5)],
            0.45,
            Style(mix(water, colours["snow"], 0.7)),
        ),
        tree(-8.5, 4.2, 1.12),
    ]


def _tuft(rng: Random, colours: Colours, at: Point) -> list[Path]:
    """Dry grass with a few pebbles."""
    straw = mix(colours["wood"], colours["pasture"], 0.45)
    x, y = at
    paths = []
    for n in range(6):
        lean = (n - 2.5) * 0.55 + rng.uniform(-0.2, 0.2)
        tip = (x + lean * 1.7, y - rng.uniform(1.4, 2.6))
        paths.append(
            polygon(
                [(x + lean * 0.4 - 0.22, y), tip, (x + lean * 0.4 + 0.22, y)],
                Style(shade(straw, rng.uniform(-0.15, 0.25))),
            )
        )
    for _ in range(2):
        spot = x + rng.uniform(-2.5, 2.5), y + rng.uniform(0.1, 0.7)
        paths.append(
            blob(
                rng,
                *spot,
                0.6,
                0.42,
                Style(mix(colours["hills"], colours["desert"], 0.45)),
                points=6,
            )
        )
    return paths
