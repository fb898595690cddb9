"""The pasture tile: a flock on rolling downs with a dry-stone wall, a gate and a great tree.

It composes art.pasture_ground with sheep, wall, gate, trees and flowers; each of them has a
module of its own, this one only decides what stands where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.bush import bush
from printkit.design.art.dry_stone_wall import dry_stone_wall
from printkit.design.art.field_gate import field_gate
from printkit.design.art.pasture_ground import pasture_ground
from printkit.design.art.sheep import Pose, sheep
from printkit.design.brush import Point, depth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse

_Draw = Callable[[Random, Colours], Group]


@dataclass(frozen=True, slots=True)
class _Standing:
    """An object at its place: drawn north first; `shadow` is half the width of its shadow."""

    x: float
    y: float
    draw: _Draw
    shadow: float
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to lay the pasture out, drawn for its western version; the other is mirrored.

    Attributes:
        wall: The wall's foot, from the west to the gate and from the gate to the east.
        height: Of the wall in the west and in the east.
        track: The path's middle, from the gate on.
        tree: Where the great tree stands.
        flock: Where sheep may stand, the first ones always.
    """

    wall: tuple[tuple[Point, ...], tuple[Point, ...]]
    height: tuple[float, float]
    track: tuple[Point, ...]
    tree: Point
    flock: tuple[Point, ...]


_BEHIND = _Plan(
    wall=(
        ((-50.0, -11.0), (-38.0, -14.5), (-25.0, -17.6), (-14.0, -18.8)),
        ((-6.5, -19.2), (8.0, -19.0), (22.0, -20.5), (36.0, -23.5), (50.0, -27.0)),
    ),
    height=(3.6, 2.8),
    track=((-10.2, -18.6), (-12.5, -13.5), (-17.6, -4.0), (-19.0, 8.0), (-13.5, 20.0), (-10.0, 33.0), (-14.0, 50.0)),
    tree=(27.5, 6.0),
    flock=((6.0, 27.0), (21.0, 22.0), (-27.5, 15.0), (-4.0, 36.5), (-29.0, 1.0), (17.0, 33.0), (26.0, -10.5)),
)
"""The wall runs behind the meadow, its gate in the west; the flock grazes in front."""

_BEFORE = _Plan(
    wall=(
        ((-50.0, 9.0), (-38.0, 15.0), (-27.0, 20.5), (-15.0, 25.5)),
        ((-6.0, 28.2), (6.0, 31.0), (18.0, 32.2), (30.0, 31.0), (50.0, 27.0)),
    ),
    height=(4.0, 5.2),
    track=((-10.5, 27.5), (-8.0, 22.0), (-14.5, 13.0), (-19.0, 3.0), (-17.0, -8.0), (-10.0, -17.0), (-13.0, -24.0)),
    tree=(28.5, 0.0),
    flock=((11.0, 25.0), (24.0, 20.5), (-28.0, 9.0), (-27.5, -5.0), (2.0, 39.0), (17.0, -15.5), (-22.5, -13.5)),
)
"""The wall crosses the foreground; the flock grazes behind it."""


def pasture(rng: Random, colours: Colours) -> Group:
    """Sheep around a calm meadow, a wall with a gate, a track and a great tree; hex of 79."""
    plan = rng.choice((_BEHIND, _BEFORE))
    side = rng.choice((-1.0, 1.0))
    things = [
        *_enclosure(rng, plan, side),
        *_trees(rng, plan, side),
        *_flock(rng, plan, side),
        *_flowers(rng, side),
    ]
    things.sort(key=lambda thing: thing.y)
    dark = shade(mix(colours["pasture"], colours["forest"], 0.6), -0.4)
    shadows = [_shadow(thing, dark) for thing in things if thing.shadow]
    objects = [
        Group((thing.draw(rng, colours),), at=(thing.x, thing.y), scale=(thing.scale, thing.scale))
        for thing in things
    ]
    return Group((pasture_ground(rng, colours), *_track(rng, colours, plan, side), *shadows, *objects))


def _shadow(thing: _Standing, dark: str) -> Path:
    half = thing.shadow
    return ellipse(
        thing.x + half * 0.4, thing.y + half * 0.04, half, half * 0.26, Style(dark, opacity=0.36)
    )


def _mirrored(points: Sequence[Point], side: float) -> tuple[Point, ...]:
    """The points as they are, or mirrored and still running from west to east."""
    return tuple(points) if side > 0 else tuple((-x, y) for x, y in reversed(points))


def _enclosure(rng: Random, plan: _Plan, side: float) -> list[_Standing]:
    """The two stretches of wall and the gate between them."""
    (_, west_end), (east_start, _) = ((part[0], part[-1]) for part in plan.wall)
    heights = plan.height
    middle = heights[0] + (heights[1] - heights[0]) * 0.4
    spans = ((heights[0], middle), (middle, heights[1]))
    things = []
    for part, span in zip(plan.wall, spans, strict=True):
        course = _mirrored(part, side)
        height = span if side > 0 else span[::-1]
        things.append(_stretch(course, height))
    start, end = _mirrored((west_end, east_start), side)
    things.append(_gate(start, end, middle * 1.25))
    return things


def _stretch(course: tuple[Point, ...], height: tuple[float, float]) -> _Standing:
    x, y = course[0][0], max(point[1] for point in course)
    along = tuple((px - x, py - y) for px, py in course)

    def draw(rng: Random, colours: Colours) -> Group:
        shade_below = tuple((px + 0.6, py + 0.4) for px, py in along)
        dark = Style(shade(mix(colours["pasture"], colours["forest"], 0.6), -0.4), opacity=0.36)
        widths = [height[0] * 0.45] * len(along)
        wall = dry_stone_wall(rng, colours, along=along, height=height)
        return Group((strand(shade_below, widths, dark, tension=0.5), wall))

    return _Standing(x, y, draw, 0.0)


def _gate(start: Point, end: Point, height: float) -> _Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return field_gate(
            rng, colours, width=end[0] - start[0], rise=end[1] - start[1], height=height
        )

    return _Standing(start[0], start[1] + 0.3, draw, 0.0)


def _trees(rng: Random, plan: _Plan, side: float) -> list[_Standing]:
    """The great tree, a bush at its foot and two or three small trees on the far slope."""
    x, y = side * plan.tree[0] + rng.uniform(-1, 1), plan.tree[1] + rng.uniform(-1.5, 1.5)
    tall = rng.uniform(22.5, 25.5)
    things = [
        _tree(x, y, tall, 0.0),
        _Standing(x + rng.choice((-4.5, 4.0)), y + 1.0, bush, 2.0, 0.55),
    ]
    start = -side * rng.uniform(19, 25)
    for n in range(rng.choice((2, 3))):
        at = (start + n * rng.uniform(3.4, 4.6), -21.5 + rng.uniform(-1.6, 0.4))
        things.append(_tree(*at, rng.uniform(6.0, 8.0), 0.3))
    return things


def _tree(x: float, y: float, height: float, far: float) -> _Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return broadleaf(rng, colours, height=height, far=far, front=far == 0)

    return _Standing(x, y, draw, height * 0.34)


def _flock(rng: Random, plan: _Plan, side: float) -> list[_Standing]:
    """Five or six sheep, the nearest three in three poses, and a lamb beside the first."""
    poses: list[Pose] = ["grazing", "looking", "lying"]
    rng.shuffle(poses)
    places = [*plan.flock[:4], *rng.sample(plan.flock[4:], rng.choice((1, 2)))]
    things = []
    for n, (x, y) in enumerate(places):
        at = (side * x + rng.uniform(-1.2, 1.2), y + rng.uniform(-0.8, 0.8))
        size = depth(y, 0.62, 1.22, north=-16, south=32)
        things.append(_ewe(*at, size, poses[n % 3]))
    x, y = plan.flock[0]
    things.append(_ewe(side * (x + 7.5), y + 1.2, 0.68, "looking"))
    return things


def _ewe(x: float, y: float, size: float, pose: Pose) -> _Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return sheep(rng, colours, pose=pose)

    return _Standing(x, y, draw, 4.3 * size, size)


def _flowers(rng: Random, side: float) -> list[_Standing]:
    places = ((-20.0, 24.0), (30.0, 13.0), (10.0, 37.0), (-33.0, 7.0), (19.0, 12.0), (-9.0, 29.0))
    return [
        _Standing(
            side * x + rng.uniform(-2, 2), y + rng.uniform(-1.5, 1.5), blossoms, 0.0, rng.uniform(0.75, 1.0)
        )
        for x, y in rng.sample(places, 4)
    ]


def _track(rng: Random, colours: Colours, plan: _Plan, side: float) -> list[Path]:
    """A trodden path from the gate, with a lighter middle."""
    earth = mix(colours["desert"], colours["pasture"], 0.35)
    spine = [(side * x + rng.uniform(-0.4, 0.4), y) for x, y in plan.track]
    widths = [depth(y, 1.3, 5.2, north=-22, south=42) for _, y in spine]
    widths[-1] *= 0.9
    inner = [(x - 0.08 * wide, y - 0.04 * wide) for (x, y), wide in zip(spine, widths, strict=True)]
    return [
        strand(spine, widths, Style(shade(mix(earth, colours["wood"], 0.3), -0.02)), tension=0.5),
        strand(inner, [wide * 0.76 for wide in widths], Style(shade(earth, 0.12)), tension=0.5),
    ]
