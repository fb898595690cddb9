"""The lower Rhine from Duisburg to Hiesfeld: cranes, the river with its barge, town, mill, mine."""

from __future__ import annotations

from random import Random

from printkit.design.art import Art
from printkit.design.art.barge import barge
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.brook import brook
from printkit.design.art.chimney import chimney
from printkit.design.art.church import church
from printkit.design.art.coal_heap import coal_heap
from printkit.design.art.dock_crane import dock_crane
from printkit.design.art.gable_house import gable_house
from printkit.design.art.gatehouse import gatehouse
from printkit.design.art.gull import gull
from printkit.design.art.market_stall import market_stall
from printkit.design.art.mill_house import mill_house
from printkit.design.art.sail import sail
from printkit.design.art.sheep import sheep
from printkit.design.art.treeline import treeline
from printkit.design.art.winding_tower import winding_tower
from printkit.design.art.windmill import windmill
from printkit.design.art.works_hall import works_hall
from printkit.design.brush import blob, brushwork, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Path, Style, rectangle

_WIDE, _HIGH = 178.0, 62.0
"""The picture's own measures; a lower one is cut from it, standing on the same ground."""

_BROOK = ((96, -6), (84, -4), (64, -6), (40, -3.4), (10, -4.6), (-20, -2.6), (-38, -4))
"""The Rotbach's course to the river."""

_GROUND = -14.0
"""Where the plain begins, from the lower edge."""


def lower_rhine(words: Words, theme: Theme, width: float, height: float) -> Group:  # noqa: ARG001
    """The panorama, its lower edge kept, its sky cut to the height."""
    rng, colours = Random("lower rhine"), theme.colours
    scale = width / _WIDE * max(0.62, min(1.0, height / 56.0))
    half = width / scale / 2
    scene = Group(
        (*_land(rng, colours, half), *_things(rng, colours, half / (_WIDE / 2))),
        at=(width / 2, height),
        scale=(scale, scale),
    )
    rim = Style(stroke=shade(colours["sea"], -0.45), width=0.35)
    return Group(
        (
            Group((scene,), clip=rectangle(0, 0, width, height, radius=1.6)),
            rectangle(0, 0, width, height, rim, radius=1.6),
        )
    )


def _land(rng: Random, colours: Colours, half: float) -> list[Node]:
    """Sky with clouds, a hazy wood, the plain, and the river across it."""
    sky = mix(colours["parchment"], colours["river"], 0.2)
    meadow = mix(colours["pasture"], colours["desert"], 0.15)
    haze = mix(mix(colours["leaf"], colours["river"], 0.3), sky, 0.5)
    clouds: list[Node] = [
        blob(
            rng,
            x,
            y,
            rx,
            1.8,
            Style(mix(sky, colours["wool"], 0.8)),
            points=12,
            wobble=0.25,
            tension=0.6,
        )
        for x, y, rx in ((-70, -52, 15), (-22, -47, 18), (34, -54, 16), (74, -46, 13))
    ]
    return [
        rectangle(-half - 5, -_HIGH - 40, 2 * half + 10, _HIGH + 45, Style(sky)),
        *clouds,
        treeline(
            rng, colours, along=((-half - 5, _GROUND - 6), (half + 5, _GROUND - 6.6)),
            height=4.0, bottom=_GROUND, tone=haze, round_share=0.85,
        ),
        *(
            rectangle(-half - 5, y, 2 * half + 10, 30, Style(tone))
            for y, tone in (
                (_GROUND - 6, mix(meadow, colours["snow"], 0.3)),
                (_GROUND - 1.5, shade(meadow, 0.1)),
                (-7.0, meadow),
            )
        ),
        brushwork(rng, Style(shade(meadow, -0.12)), y=-5, reach=8, count=16, across=(-half, half)),
        *_river(rng, colours),
        brook(
            rng, colours,
            along=_BROOK,
            width=4.4,
        ),
    ]  # fmt: skip


def _river(rng: Random, colours: Colours) -> list[Path]:
    """The Rhine, coming from the plain and widening to the foreground."""
    water = mix(colours["sea"], colours["river"], 0.35)
    left = [(-50, _GROUND - 6), (-55, -13), (-61, -6), (-66, 6)]
    right = [(-26, 6), (-35, -6), (-41, -13), (-45, _GROUND - 6)]
    light = Style(mix(water, colours["snow"], 0.55))
    paths = [
        smooth(
            [*left, *right],
            Style(shade(mix(colours["desert"], colours["leaf"], 0.4), -0.1)),
            tension=0.4,
        ),
        smooth(
            [(x + 1.2, y) for x, y in left] + [(x - 1.2, y) for x, y in right],
            Style(water),
            tension=0.4,
        ),
    ]
    for _ in range(10):
        y = rng.uniform(-14, -1)
        x = -48.5 + rng.uniform(-8, 6) * (16 + y) / 16
        paths.append(taper([(x, y), (x + 1.6, y - 0.3), (x + 3.4, y)], 0.4, light))
    return paths


def _things(rng: Random, colours: Colours, spread: float) -> list[Node]:
    """What stands on the plain, from the cranes in the west to the mine in the east."""
    things = [*_duisburg(), *_dinslaken(), *_hiesfeld()]
    moved = [Standing(t.x * spread, t.y, t.draw, t.shadow, t.scale) for t in things]
    meadow = mix(colours["pasture"], colours["desert"], 0.15)
    birds: list[Node] = [
        Group((gull(rng, colours),), (x * spread, y), scale=(s, s))
        for x, y, s in ((-58, -30, 0.8), (-40, -34, 0.6), (-33, -25, 0.7))
    ]
    return [*staged(rng, colours, moved, shade(meadow, -0.6)), *birds]


def _house(width: float, height: float) -> Art:
    def house(rng: Random, colours: Colours) -> Group:
        return gable_house(rng, colours, width=width, height=height)

    return house


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=13.0)


def _laden(rng: Random, colours: Colours) -> Group:
    return barge(rng, colours, cargo="coal")


def _duisburg() -> list[Standing]:
    return [
        Standing(-84, -10.5, _house(9, 11), 4.0, 0.9),
        Standing(-75, -11.0, works_hall, 8.0, 0.72),
        Standing(-66, -13.0, chimney, 2.0, 0.8),
        Standing(-80, -4.0, coal_heap, 7.0, 0.9),
        Standing(-68, -5.5, dock_crane, 7.0, 1.0),
        Standing(-86, -2.0, dock_crane, 7.0, 0.9),
        Standing(-47, -9.5, sail, 0.0, 0.6),
        Standing(-49, -3.2, _laden, 0.0, 0.72),
    ]


def _dinslaken() -> list[Standing]:
    houses = ((-27, -10), (-18, -11), (19, -11.5), (28, -10.5))
    return [
        *(Standing(x, y, _house(8, 8), 4.0, 0.85) for x, y in houses),
        Standing(8, -13.5, church, 0.0, 0.78),
        Standing(-4, -8.6, gatehouse, 0.0, 0.78),
        Standing(-24, -6.0, _tree, 3.0, 0.7),
        Standing(26, -5.8, market_stall, 4.0, 0.6),
        Standing(19.5, -5.2, market_stall, 4.0, 0.6),
    ]


def _hiesfeld() -> list[Standing]:
    return [
        Standing(40, -13.0, windmill, 0.0, 1.25),
        Standing(53, -7.0, mill_house, 0.0, 0.66),
        Standing(68, -11.5, _tree, 3.0, 0.8),
        Standing(80, -9.5, winding_tower, 8.0, 0.86),
        Standing(70, -2.0, sheep, 3.0, 0.7),
        Standing(64, -1.4, sheep, 3.0, 0.8),
        Standing(38, -1.2, _tree, 3.0, 0.6),
    ]
