"""The hills: a clay pit dug in steps, its kiln alight and bricks stacked for sale.

Draws on kiln, smoke, brick_stack, drying_shed, log_pile, barrow and dry_bush; the pit is
art.clay_pit.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from printkit.design.art import Art
from printkit.design.art.barrow import barrow
from printkit.design.art.brick_stack import brick_stack
from printkit.design.art.clay_pit import clay_pit
from printkit.design.art.clay_pond import clay_pond
from printkit.design.art.dry_bush import dry_bush
from printkit.design.art.drying_shed import drying_shed
from printkit.design.art.kiln import kiln
from printkit.design.art.ladder import ladder
from printkit.design.art.log_pile import log_pile
from printkit.design.art.shovel import shovel
from printkit.design.art.smoke import smoke
from printkit.design.brush import Point, between, blob, depth, joined, petal, scatter, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style

_Thing = tuple[Art, float, float, float]
"""What stands where: a drawing, x counted towards the kiln's side, y, its size."""

_YARDS: tuple[tuple[_Thing, ...], ...] = (
    (
        (kiln, 23.5, 25.0, 1.14),
        (brick_stack, -22.5, 26.0, 1.22),
        (brick_stack, -30.5, 14.0, 0.9),
        (barrow, 6.5, 31.5, 1.0),
    ),
    (
        (kiln, 23.5, 25.0, 1.14),
        (drying_shed, -26.0, 14.5, 1.02),
        (brick_stack, -20.0, 27.0, 1.08),
        (barrow, 7.5, 32.0, 1.0),
    ),
    (
        (kiln, 20.5, 25.5, 1.14),
        (kiln, 32.0, 14.0, 0.72),
        (brick_stack, -23.5, 26.0, 1.22),
        (log_pile, -30.5, 12.0, 0.66),
        (barrow, 5.5, 32.5, 1.0),
    ),
    (
        (kiln, 24.5, 21.5, 1.06),
        (clay_pond, -24.0, 20.0, 1.0),
        (brick_stack, 13.5, 30.5, 0.95),
        (shovel, -13.5, 30.0, 0.62),
    ),
)
"""The works around the floor, one of which a tile shows."""

_BUSHES: tuple[Point, ...] = (
    (-32.5, -3.0), (33.0, 6.0), (-10.0, 35.0), (32.5, -12.0), (-5.0, -37.5), (18.0, 33.5),
    (33.0, 19.5),
)  # fmt: skip


def hills(rng: Random, colours: Colours) -> Group:
    """A stepped pit open to the south, kiln on one side, bricks on the other; a terrain hex."""
    side = 1 if rng.random() < 0.5 else -1
    climb = (side * rng.uniform(-13, 3), -14.2)
    return Group(
        (
            clay_pit(rng, colours),
            *_track(rng, side, colours),
            *_pebbles(rng, colours),
            *_lip(rng, colours),
            *_tufts(rng, colours),
            Group((ladder(rng, colours),), at=climb, scale=(0.5, 0.5)),
            *_works(rng, side, colours),
        )
    )


def _track(rng: Random, side: int, colours: Colours) -> list[Path]:
    """The way the carts take: in from the south, across the floor and up to a ledge."""
    clay = shade(mix(mix(colours["hills"], colours["gold"], 0.3), colours["desert"], 0.38), 0.04)
    spine: list[Point] = [
        (side * 2.0, 56), (side * 3.0, 40), (-side * 2.0, 29), (-side * 10.0, 21),
        (-side * 19.0, 12), (-side * 25.0, 1), (-side * 33.0, -7), (-side * 46.0, -12),
    ]  # fmt: skip
    spine = [(x + rng.uniform(-1, 1), y + rng.uniform(-0.6, 0.6)) for x, y in spine]
    widths = [10.0, 8.4, 7.0, 5.6, 4.4, 3.4, 2.8, 2.6]
    ruts = [
        strand(
            [(x + shift * w, y) for (x, y), w in zip(spine, widths, strict=True)],
            [0.13 * w for w in widths],
            Style(),
        )
        for shift in (-0.24, 0.22)
    ]
    return [
        strand(spine, widths, Style(clay)),
        joined(ruts, Style(shade(clay, -0.17))),
    ]


def _pebbles(rng: Random, colours: Colours) -> list[Path]:
    tones = (
        shade(colours["hills"], -0.22),
        shade(mix(colours["hills"], colours["desert"], 0.5), 0.3),
    )
    heaps: list[list[Path]] = [[], []]
    for x, y in scatter(
        rng,
        lambda y: depth(y, 5.0, 7.0),
        hollow=15,
        tries=70,
        inside=lambda _x, y: y > 6 or y < -35,
    ):
        size = depth(y, 0.3, 0.62) * rng.uniform(0.6, 1.3)
        heaps[rng.random() < 0.45].append(
            blob(rng, x, y, size * 1.5, size * 0.8, Style(), points=6, tension=0.5)
        )
    return [joined(heap, Style(tone)) for heap, tone in zip(heaps, tones, strict=True) if heap]


def _lip(rng: Random, colours: Colours) -> Iterator[Path]:
    """The near edge of the pit, strong in tone, open in the middle for the track."""
    for drop, tone in ((0.0, 0.2), (0.8, -0.1), (4.2, -0.26)):
        for way in (-1, 1):
            top = [
                (way * x, y + drop + rng.uniform(-0.5, 0.5))
                for x, y in ((54, 22), (38, 25), (27, 27.8), (19, 30.2), (13, 34), (9, 41), (8, 56))
            ]
            yield between(
                top, [(way * 54, 58.0), (way * 8, 58.0)], Style(shade(colours["hills"], tone))
            )


def _undug(x: float, y: float) -> bool:
    return y < -35 or (y > 7 and abs(x) > 13)


def _tufts(rng: Random, colours: Colours) -> Iterator[Path]:
    """Dry grass in the places where nobody digs."""
    straw = mix(colours["fields"], colours["hills"], 0.3)
    green = mix(mix(colours["leaf"], colours["hills"], 0.4), colours["fields"], 0.3)
    places = scatter(
        rng,
        lambda y: depth(y, 4.5, 7.0),
        tries=260,
        inside=lambda x, y: y < -35 or y > 7 < abs(x) - 6,
    )
    for tone, some in ((straw, places[::2]), (shade(green, -0.1), places[1::2])):
        blades = [
            petal(x + 0.3 * n, y, 17 * n + rng.uniform(-6, 6), depth(y, 1.1, 2.6), 0.45, Style())
            for x, y in some
            for n in (-2, -1, 0, 1, 2)
        ]
        if blades:
            yield joined(blades, Style(tone))


def _works(rng: Random, side: int, colours: Colours) -> list[Node]:
    """Kilns with their smoke, bricks and bushes, the farther ones first."""
    placed: list[tuple[float, Node]] = []
    for art, x, y, size in rng.choice(_YARDS):
        flip = rng.choice((1, -1)) if art is barrow else 1
        at = side * x + rng.uniform(-0.8, 0.8), y + rng.uniform(-0.6, 0.6)
        placed.append((at[1], Group((art(rng, colours),), at=at, scale=(size * flip, size))))
        if art is kiln:
            rim = at[0], at[1] - 18.9 * size
            plume = Group(
                (smoke(rng, colours),), at=rim, turn=side * 15.0, scale=(-side * size, size)
            )
            placed.append((at[1] - 0.1, plume))
    for x, y in _BUSHES:
        at = side * x + rng.uniform(-2, 2), y + rng.uniform(-1, 1)
        size = depth(y, 0.4, 1.05)
        placed.append((at[1], Group((dry_bush(rng, colours),), at=at, scale=(size, size))))
    return [thing for _, thing in sorted(placed, key=lambda pair: pair[0])]
