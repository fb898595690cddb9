"""A road in the making: paving stones run to a bridge, a barrow stands ready; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.barrow import barrow
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.shovel import shovel
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import blob, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style

_BRIDGE = (
    Layer(
        "stone 0.05",
        "M -13 3 L -13 -2 Q 0 -7 13 -2 L 13 3 L 9 3 Q 8 -1.6 4.6 -1.6 Q 1.4 -1.6 "
        "0.8 3 L -0.8 3 Q -1.4 -1.6 -4.6 -1.6 Q -8 -1.6 -9 3 Z",
        0.3,
    ),
    Layer("stone 0.35", "M -13.6 -1.4 Q 0 -6.6 13.6 -1.4 L 13.6 -3 Q 0 -8.2 -13.6 -3 Z", 0.25),
    Layer(
        "stone -0.3",
        "M -8.4 3 Q -7.6 -1 -4.6 -1 Q -1.8 -1 -1.2 3 Z M 1.2 3 Q 1.8 -1 4.6 -1 Q 7.6 -1 8.4 3 Z",
    ),
)
_MILESTONE = (
    Layer("stone 0.2", "M -1.8 0 L -1.8 -4.4 Q 0 -6.4 1.8 -4.4 L 1.8 0 Z", 0.28),
    Layer("stone -0.2", "M 0.4 0 L 0.4 -5.2 Q 1.4 -5 1.8 -4.4 L 1.8 0 Z"),
)


def road_building(rng: Random, colours: Colours) -> Group:
    """The road from the foreground to the bridge; a picture of 48 × 42."""
    meadow = mix(colours["pasture"], colours["desert"], 0.2)
    things = [
        Standing(-19.5, 0.5, lambda r, c: broadleaf(r, c, height=12.0), 3.0),
        Standing(20.5, 1.0, lambda r, c: broadleaf(r, c, height=10.0), 3.0),
        Standing(-14.0, 13.0, barrow, 4.0, 1.15),
        Standing(15.5, 16.0, _stones, 5.0, 1.0),
        Standing(-6.5, 7.0, townsfolk, 1.3, 1.1),
        Standing(8.5, 10.0, townsfolk, 1.3, 1.2),
        Standing(11.0, 10.4, shovel, 0.0, 0.62),
        Standing(-19.0, 19.0, lambda _r, c: Group(cut(c, _MILESTONE)), 2.0, 1.3),
    ]
    return Group(
        (
            vignette(rng, colours, earth=meadow, green=0.3),
            *_way(rng, colours),
            *staged(rng, colours, things, shade(meadow, -0.6)),
        )
    )


def _way(rng: Random, colours: Colours) -> list[Node]:
    """Brook and bridge far off, the bed of the road and as much of its paving as is laid."""
    water, earth = colours["river"], mix(colours["desert"], colours["wood"], 0.22)
    paving = mix(colours["stone"], colours["desert"], 0.25)
    spine = [(2.0, -4.0), (2.5, 1.0), (0.0, 9.0), (0.5, 26.0)]
    stones: list[Path] = []
    for row in range(11):
        y = -3.0 + row * 1.15 + row * row * 0.05
        half = 2.6 + (y + 4) * 0.33
        for n in range(5):
            x = 2.2 - y * 0.16 + half * (n - 2) * 0.42 + rng.uniform(-0.15, 0.15)
            size = half * 0.2
            tone = Style(shade(paving, rng.uniform(-0.1, 0.28)), shade(paving, -0.55), 0.16)
            stones.append(
                blob(rng, x, y, size, size * 0.56, tone, points=7, wobble=0.08, tension=0.5)
            )
    return [
        smooth([(-34, -3.4), (0, -2.4), (34, -3.4), (34, 0.4), (0, 1.4), (-34, 0.4)], Style(water)),
        Group(cut(colours, _BRIDGE), at=(2.0, -1.2), scale=(0.9, 0.9)),
        strand(spine, [6.0, 8.2, 14.0, 24.0], Style(shade(earth, -0.2))),
        strand(spine, [5.2, 7.4, 12.8, 22.4], Style(earth)),
        *stones,
    ]


def _stones(rng: Random, colours: Colours) -> Group:
    """A heap of paving stones."""
    paving = mix(colours["stone"], colours["desert"], 0.25)
    places = (
        (-4, 0),
        (-1.3, 0.2),
        (1.4, 0.1),
        (4, 0),
        (-2.7, -1.8),
        (0, -1.9),
        (2.7, -1.8),
        (-1.2, -3.6),
        (1.4, -3.6),
    )
    return Group(
        tuple(
            blob(
                rng,
                x,
                y - 1,
                1.5,
                1.1,
                Style(shade(paving, rng.uniform(-0.12, 0.28)), shade(paving, -0.6), 0.2),
                points=7,
                wobble=0.08,
                tension=0.5,
            )
            for x, y in places
        )
    )
