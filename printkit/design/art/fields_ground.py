"""The ground of the fields: far strips of land, a mill or a farm on a ridge, swaths of stubble.

`Lie` says how the near field lies, so that art.fields can set grain and sheaves along it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from random import Random

from printkit.design.art.farmstead import farmstead
from printkit.design.art.treeline import treeline
from printkit.design.art.windmill import windmill
from printkit.design.brush import Point, between, depth, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line, rectangle

REACH = 52.0
"""How far the ground is painted to either side, beyond the bleed."""

_HORIZON = -78.0


@dataclass(frozen=True, slots=True)
class Lie:
    """How this field lies: which side stands uncut, where its furrows meet, how they bend."""

    side: int
    meet: float
    bend: float
    edge: float
    crest: float

    def x(self, u: float, y: float) -> float:
        """Where the furrow that crosses the middle line at u has got to at y."""
        grow = (y - _HORIZON) / -_HORIZON
        return self.meet + (u - self.meet + self.bend * (y / 40) ** 2) * grow

    def top(self, x: float) -> float:
        """The rounded brow of the field, where it drops out of sight."""
        return -25.5 + 5.0 * ((x - self.crest) / 40) ** 2

    def brow(self, x: float, y: float) -> float:
        """How much a row at y sinks at x, following the brow ever less towards the viewer."""
        return (self.top(x) + 25.5) * depth(y, 1.0, 0.0, north=-25, south=30)

    def reach(self, y: float) -> float:
        """From where on, counted towards the uncut side, the grain stands; in the south earlier."""
        near = self.x(self.side * self.edge, min(y, 12)) * self.side
        return near - float(max(0.0, min(y, 25) - 12.0) ** 1.3) * 0.8


def cast_lie(rng: Random) -> Lie:
    """One way for a field to lie."""
    side = 1 if rng.random() < 0.5 else -1
    return Lie(
        side,
        meet=side * rng.uniform(-16, 4),
        bend=side * rng.uniform(3, 9),
        edge=rng.uniform(17.5, 20),
        crest=rng.uniform(-14, 14),
    )


def fields_ground(rng: Random, colours: Colours, *, lie: Lie | None = None) -> Group:
    """Stubble from a rounded brow to the south, other fields beyond it; a terrain hex."""
    lie = lie or cast_lie(rng)
    return Group(
        (
            *_far_land(rng, lie, colours),
            *_swaths(rng, lie, colours),
            *_stubble(rng, lie, colours),
        )
    )


def _far_land(rng: Random, lie: Lie, colours: Colours) -> list[Node]:
    """Pale strips of other fields, copses between them, a landmark on one of their ridges."""
    gold, leaf = colours["fields"], colours["leaf"]
    pale = mix(gold, colours["parchment"], 0.5)
    green = mix(mix(leaf, gold, 0.45), pale, 0.35)
    tones = [
        mix(pale, green, 0.3),
        mix(pale, gold, 0.3),
        mix(pale, green, 0.75),
        mix(gold, pale, 0.3),
    ]
    land: list[Node] = [rectangle(-REACH, -54, 2 * REACH, 108, Style(pale))]
    y = -41.0 + rng.uniform(-1, 1)
    slope = rng.uniform(-0.05, 0.05)
    for n, tone in enumerate(tones):
        ridge = [(float(x), y + slope * x + rng.uniform(-0.9, 0.9)) for x in range(-52, 53, 13)]
        wood = mix(mix(leaf, gold, 0.22), pale, 0.55 - 0.17 * n)
        land += _copses(rng, ridge, 1.3 + 0.55 * n, wood, colours)
        if n == 3:
            land.append(_landmark(rng, lie, y, colours))
        land.append(between(ridge, [(-REACH, 0.0), (REACH, 0.0)], Style(tone)))
        y += 4.6 + rng.uniform(-0.3, 0.5)
        slope *= -1
    return land


def _landmark(rng: Random, lie: Lie, y: float, colours: Colours) -> Group:
    """A mill or a farm on a far ridge, off the middle towards the cut side or over the grain."""
    draw, size = rng.choice(((windmill, 0.78), (farmstead, 0.8)))
    at = lie.side * rng.choice((-1, 1)) * rng.uniform(2, 8.5), y + 1.2
    return Group((draw(rng, colours),), at=at, scale=(size, size))


def _copses(
    rng: Random, ridge: list[Point], height: float, tone: str, colours: Colours
) -> Iterator[Group]:
    """Two woods of different length that grow behind a ridge."""
    for first, last in rng.choice((((1, 2), (4, 6)), ((2, 4), (6, 7)), ((0, 3), (5, 6)))):
        along = tuple((x, y + 0.8) for x, y in ridge[first : last + 1])
        yield treeline(rng, colours, along=along, height=height, tone=tone, round_share=0.85)


def _swaths(rng: Random, lie: Lie, colours: Colours) -> Iterator[Path]:
    """The cut field in swaths that narrow towards its brow."""
    gold = colours["fields"]
    brow = [(float(x), lie.top(x)) for x in range(-52, 53, 8)]
    yield between(brow, [(-REACH, 54.0), (REACH, 54.0)], Style(shade(gold, 0.32)))
    tones = (shade(gold, 0.1), shade(gold, 0.16))
    for n in range(-10, 11):
        u = 8.4 * n + rng.uniform(-0.6, 0.6)
        left = [(lie.x(u, y), y) for y in _heights(lie, lie.x(u, -25))]
        right = [(lie.x(u + 4.2, y), y) for y in _heights(lie, lie.x(u + 4.2, -25))]
        yield between(left, right, Style(tones[n % 2]))
    if lie.side < 0:
        edge = [(lie.reach(y) * lie.side, y) for y in (-23.0, -16.0, -8.0, 1.0, 12.0)]
        cast = [(x + depth(y, 0.8, 5.0), y) for x, y in edge]
        yield between(edge, cast, Style(shade(gold, -0.14)))


def _heights(lie: Lie, x: float) -> list[float]:
    return [lie.top(x), -14.0, -3.0, 10.0, 24.0, 38.0, 52.0]


def _stubble(rng: Random, lie: Lie, colours: Colours) -> Iterator[Path]:
    """Short stalks left along the swaths, fewer where the token lies."""
    ticks: dict[bool, list[Path]] = {False: [], True: []}
    for n in range(-10, 11):
        y = -22.0
        while y < 40:
            x = lie.x(8.4 * n + rng.choice((0.0, 4.2)) + rng.uniform(-0.7, 0.7), y)
            size = depth(y, 0.4, 1.7)
            if (hypot(x, y) > 15 or rng.random() < 0.25) and y > lie.top(x) + 1:
                ticks[rng.random() < 0.5].append(
                    line(x, y, x + rng.uniform(-0.2, 0.2), y - size, Style())
                )
            y += size * rng.uniform(1.6, 3.2)
    gold = colours["fields"]
    yield joined(ticks[False], Style(None, shade(gold, -0.16), 0.3))
    yield joined(ticks[True], Style(None, shade(gold, 0.62), 0.3))
