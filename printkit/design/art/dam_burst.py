"""The dam burst: the Rhine breaks through its dike and floods the meadows; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.gable_house import gable_house
from printkit.design.art.vignette import vignette
from printkit.design.brush import blob, joined, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.papercut import Layer, cut
from printkit.draw.scene import Group, Node, Path, Style

_DIKE = (
    Layer("leaf -0.18", "M -30 2 L -9 -1 Q -6 1.4 -6.6 6 L -30 9 Z", 0.3),
    Layer("leaf 0.14", "M -30 2 L -9 -1 L -8 0.6 L -30 4 Z"),
    Layer("wood -0.15", "M -9 -1 Q -6 1.4 -6.6 6 L -10.4 6.4 Q -8.6 2 -11.4 -0.7 Z"),
    Layer("leaf -0.18", "M 30 1 L 9 -1.6 Q 6.4 1 7.6 5.6 L 30 8 Z", 0.3),
    Layer("leaf 0.14", "M 30 1 L 9 -1.6 L 8 0 L 30 3 Z"),
    Layer("wood -0.25", "M 9 -1.6 Q 6.4 1 7.6 5.6 L 11 6 Q 9.4 2 11.4 -1.3 Z"),
)


def dam_burst(rng: Random, colours: Colours) -> Group:
    """River, breach and flood; a picture of 48 × 42."""
    water = mix(colours["sea"], colours["river"], 0.35)
    meadow = mix(colours["pasture"], colours["desert"], 0.15)
    return Group(
        (
            vignette(rng, colours, earth=meadow, green=0.2, horizon=-12),
            smooth(
                [(-34, -6), (0, -7), (34, -6), (34, 4), (0, 3), (-34, 5)],
                Style(shade(water, 0.1)),
                tension=0.4,
            ),
            *_ripples(rng, water, colours, (-24, 20), (-5.0, -1.5)),
            *_torrent(rng, colours, water),
            *cut(colours, _DIKE),
            *_drowned(rng, colours, water),
            *_ripples(rng, water, colours, (-24, 20), (13.0, 20.0)),
        )
    )


def _ripples(
    rng: Random,
    water: str,
    colours: Colours,
    across: tuple[float, float],
    down: tuple[float, float],
) -> list[Path]:
    light = Style(mix(water, colours["snow"], 0.6))
    paths = []
    for _ in range(8):
        x, y = rng.uniform(*across), rng.uniform(*down)
        paths.append(taper([(x, y), (x + 2, y - 0.5), (x + 4.6, y)], 0.5, light))
    return paths


def _torrent(rng: Random, colours: Colours, water: str) -> list[Node]:
    """Water shooting through the breach and spreading, with foam along its edges."""
    foam = mix(colours["snow"], colours["wool"], 0.5)
    spread = [
        (-7.5, -2),
        (7.5, -2),
        (8, 4),
        (13, 8.5),
        (34, 10),
        (34, 28),
        (-34, 28),
        (-34, 11),
        (-13, 9),
        (-7, 4.4),
    ]
    inner = [
        (-5, -1),
        (5, -1),
        (5.4, 5),
        (9, 10),
        (30, 13),
        (34, 28),
        (-34, 28),
        (-30, 13.6),
        (-9, 10.4),
        (-4.6, 5),
    ]
    nodes: list[Node] = [
        smooth(spread, Style(shade(water, 0.25)), tension=0.35),
        smooth(inner, Style(water), tension=0.35),
    ]
    rush = Style(mix(water, colours["snow"], 0.6))
    nodes += [
        taper([(x * 0.8, -2), (x, 2), (x * 1.8, 7), (x * 3.2, 11)], 0.8, rush)
        for x in (-4.0, -2.2, -0.3, 1.6, 3.6)
    ]
    puffs = [
        blob(rng, x, y, r, r * 0.7, Style(), points=8, tension=0.6)
        for x, y, r in (
            (-8, 6.6, 2.0),
            (-5.6, 8.4, 1.6),
            (-11.6, 9.0, 1.8),
            (8.6, 6.2, 2.0),
            (6, 8.2, 1.7),
            (12, 8.8, 1.8),
            (-2.4, 9.8, 1.4),
            (2.6, 9.6, 1.5),
            (-16, 10.4, 1.3),
            (17, 10.2, 1.4),
        )
    ]
    return [*nodes, joined(puffs, Style(foam, shade(water, -0.2), 0.22))]


def _drowned(rng: Random, colours: Colours, water: str) -> list[Node]:
    """A house in the flood up to its windows, a tree beside it."""
    house = gable_house(rng, colours, width=10.0, height=8.0, kind="timber")
    line = mix(water, colours["snow"], 0.55)
    return [
        Group((house,), (-14.5, 18.5)),
        smooth(
            [(-22, 15.2), (-14, 14.4), (-4, 15), (-3, 20), (-14, 21), (-23, 20)],
            Style(shade(water, -0.05)),
            tension=0.4,
        ),
        taper([(-21.5, 15.4), (-14, 14.5), (-4, 15.2)], 0.7, Style(line)),
        *cut(
            colours,
            (
                Layer("wood -0.25", "P 15.4 18 16 8 17.2 8 17.8 18", 0.25),
                Layer("leaf -0.25", "S 10 8 11 2.6 16.4 0 22 2.4 23 8 20 11 13 11", 0.3),
                Layer("leaf 0.08", "S 11 6.4 12.4 2.8 16 1 18.6 3 16 6"),
            ),
        ),
        taper([(12.6, 17.4), (16.6, 16.6), (21, 17.2)], 0.8, Style(line)),
    ]
