"""The old harbour mouth of Ruhrort: tall granaries, a light on the mole, boats under sail."""

from __future__ import annotations

from random import Random

from printkit.design.art.barrel import barrel
from printkit.design.art.gable_house import gable_house
from printkit.design.art.gull import gull
from printkit.design.art.lighthouse import lighthouse
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.rowboat import rowboat
from printkit.design.art.sail import sail
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import Point, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style


def grain_wharf(rng: Random, colours: Colours) -> Group:
    """Granaries on a curving quay in the north, a bay with sails in the south; a hex of 79."""
    paving = mix(colours["desert"], colours["stone"], 0.3)
    side = rng.choice((-1.0, 1.0))
    things = [
        *_granaries(side),
        Standing(side * -27.5, 12.5, lighthouse, 0.0, 1.0),
        Standing(side * 25, -2.5, barrel, 1.5, 0.55),
        Standing(side * 28, -1.5, barrel, 1.5, 0.55),
        Standing(side * 8, -3.6, townsfolk, 1.1, 0.8),
        Standing(side * 11, -3.0, townsfolk, 1.1, 0.8),
        Standing(side * -8, -3.8, _sacks, 2.6, 0.9),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=paving, green=0.5, horizon=-26),
            *_bay(rng, colours, paving, side),
            *staged(rng, colours, things, shade(paving, -0.5)),
            *_afloat(rng, colours, side),
        )
    )


def _granaries(side: float) -> list[Standing]:
    """Five narrow houses of many storeys, each its own colour."""

    def granary(rng: Random, colours: Colours) -> Group:
        tall = rng.uniform(12.5, 15.0)
        kind = rng.choice(("brick", "plaster"))
        return gable_house(rng, colours, width=8.4, height=tall, kind=kind, stepped=True)  # type: ignore[arg-type]

    return [
        Standing(x + 1.0 * side, -9.5, granary, 4.0, 0.95) for x in (-26.0, -15.5, -5.0, 5.5, 16.0)
    ]


def _sacks(rng: Random, colours: Colours) -> Group:
    """Four sacks of grain, thrown down."""
    tone = mix(colours["desert"], colours["wood"], 0.25)
    ink = shade(tone, -0.6)
    rows = ((-2.2, 0.0), (0.4, 0.2), (2.8, 0.0), (-0.8, -1.9))
    return Group(
        tuple(
            smooth(
                [(x - 1.5, y), (x - 1.3, y - 1.7), (x, y - 2.3), (x + 1.3, y - 1.6), (x + 1.5, y)],
                Style(shade(tone, rng.uniform(-0.12, 0.2)), ink, 0.22),
            )
            for x, y in rows
        )
    )


def _bay(rng: Random, colours: Colours, paving: str, side: float) -> list[Path]:
    """Water up to a curving quay wall that reaches south as a mole on one side."""
    water = mix(colours["sea"], colours["river"], 0.3)
    shore: list[Point] = [
        (-52.0, 6.0),
        (-36.0, 6.5),
        (-27.0, 4.0),
        (-16.0, 0.6),
        (0.0, -1.4),
        (16.0, -0.8),
        (34.0, 2.6),
        (52.0, 4.0),
    ]
    bank = [(side * x, y) for x, y in shore]

    def below(drop: float, style: Style) -> Path:
        line = [(x, y + drop) for x, y in bank]
        steps = smooth(line, style, closed=False, tension=0.8).steps
        end, start = line[-1][0], line[0][0]
        return Path((*steps, ("L", end, 58.0), ("L", start, 58.0), ("Z",)), style)

    wall = shade(mix(colours["stone"], colours["hills"], 0.3), -0.25)
    paths = [
        below(-1.0, Style(shade(paving, 0.32))),
        below(0.0, Style(wall)),
        below(3.4, Style(shade(water, -0.25))),
        below(5.0, Style(shade(water, 0.06))),
        below(13.0, Style(water)),
        below(24.0, Style(shade(water, -0.08))),
        below(34.0, Style(shade(water, -0.15))),
    ]
    light = Style(mix(water, colours["snow"], 0.5))
    for _ in range(14):
        x, y = rng.uniform(-34, 32), rng.uniform(9, 40)
        paths.append(taper([(x, y), (x + 2, y - 0.5), (x + 4.4, y - 0.2), (x + 6, y)], 0.5, light))
    return paths


def _afloat(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Two sails, a rowing boat, gulls."""
    spots = ((-14, 20, 0.8), (6, 9, 0.7), (30, 14, 0.7))
    return [
        Group((sail(rng, colours),), (side * 4, 14.5), scale=(side * 0.7, 0.7)),
        Group((sail(rng, colours),), (side * 20.5, 21.0), scale=(side * 1.15, 1.15)),
        Group((rowboat(rng, colours),), (side * -13, 13.5), turn=70 * side),
        *(Group((gull(rng, colours),), (side * x, y), scale=(s, s)) for x, y, s in spots),
    ]
