"""The pasture tile: a flock on rolling downs with a dry-stone wall, a gate and a great tree.

It composes art.pasture_ground with sheep, wall, gate, trees and flowers; each of them has a
module of its own, this one only decides what stands where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.bush import bush
from printkit.design.art.dry_stone_wall import dry_stone_wall
from printkit.design.art.field_gate import field_gate
from printkit.design.art.pasture_ground import pasture_ground
from printkit.design.art.rail_fence import rail_fence
from printkit.design.art.sheep import Pose, sheep
from printkit.design.brush import Point, course, depth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Node, Path, Style

_Height = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to lay the pasture out, drawn for its western version; the other is mirrored.

    Attributes:
        fence: Draws a stretch of wall or fence.
        course: Its foot, from the west to the gate and from the gate to the east.
        height: Of the fence in the west and in the east.
        track: The path's middle, from the gate on.
        tree: Where the great tree stands.
        flock: Where sheep may stand, the first four always.
        lamb: How far from the first sheep its lamb stands.
    """

    fence: Callable[[Random, Colours, Sequence[Point], _Height], Group]
    course: tuple[tuple[Point, ...], tuple[Point, ...]]
    height: _Height
    track: tuple[Point, ...]
    tree: Point
    flock: tuple[Point, ...]
    lamb: Point


def _wall(rng: Random, colours: Colours, along: Sequence[Point], height: _Height) -> Group:
    return dry_stone_wall(rng, colours, along=along, height=height)


def _rails(rng: Random, colours: Colours, along: Sequence[Point], height: _Height) -> Group:
    length = abs(along[-1][0] - along[0][0])
    posts = course(along, max(3, round(length / (1.5 * height[0]))))
    return rail_fence(rng, colours, posts=posts, height=(height[0] * 1.1, height[1] * 1.1))


_BEHIND = _Plan(
    fence=_wall,
    course=(
        ((-50.0, -11.0), (-38.0, -14.5), (-25.0, -17.6), (-14.0, -18.8)),
        ((-6.5, -19.2), (8.0, -19.0), (22.0, -20.5), (36.0, -23.5), (50.0, -27.0)),
    ),
    height=(3.6, 2.8),
    track=(
        (-10.2, -18.6), (-12.5, -13.5), (-17.6, -4.0), (-19.0, 8.0),
        (-13.5, 20.0), (-10.0, 33.0), (-14.0, 50.0),
    ),
    tree=(27.5, 6.0),
    flock=(
        (6.0, 27.0), (21.0, 22.0), (-27.5, 15.0), (11.5, 34.0),
        (-29.5, 1.0), (-21.5, 27.0), (11.5, -15.2),
    ),
    lamb=(7.2, 4.0),
)  # fmt: skip
"""The wall runs behind the meadow, its gate in the west; the flock grazes in front."""

_BEFORE = _Plan(
    fence=_wall,
    course=(
        ((-50.0, 9.0), (-38.0, 15.0), (-27.0, 20.5), (-15.0, 25.5)),
        ((-6.0, 28.2), (6.0, 31.0), (18.0, 32.2), (30.0, 31.0), (50.0, 27.0)),
    ),
    height=(4.0, 5.2),
    track=(
        (-10.5, 27.5), (-8.0, 22.0), (-14.5, 13.0), (-19.0, 3.0),
        (-17.0, -8.0), (-11.5, -14.5), (-12.5, -18.5),
    ),
    tree=(28.5, 0.0),
    flock=(
        (11.0, 25.0), (24.0, 20.5), (-28.0, 9.0), (-27.5, -5.0),
        (9.8, 36.6), (17.0, -15.5), (-22.5, -13.5),
    ),
    lamb=(6.8, 0.8),
)  # fmt: skip
"""The wall crosses the foreground; the flock grazes behind it."""

_UNDER_THE_TREE = _Plan(
    fence=_rails,
    course=(
        ((-50.0, -21.0), (-36.0, -18.5), (-20.0, -17.5), (-4.0, -18.0), (10.0, -18.2)),
        ((17.0, -18.0), (28.0, -15.5), (39.0, -11.0), (50.0, -6.0)),
    ),
    height=(2.9, 3.7),
    track=(
        (13.4, -17.6), (15.5, -12.0), (19.0, -2.0), (18.0, 9.0),
        (12.0, 19.0), (9.0, 31.0), (12.0, 50.0),
    ),
    tree=(-26.0, 21.5),
    flock=(
        (-8.5, 28.5), (28.5, 13.0), (-28.0, -4.0), (21.5, 25.0),
        (-12.0, 35.0), (29.5, 1.0), (-20.5, -12.0),
    ),
    lamb=(7.0, 1.2),
)  # fmt: skip
"""A rail fence behind, and the great tree near at hand with the flock beside it."""


def pasture(rng: Random, colours: Colours) -> Group:
    """Sheep around a calm meadow, a wall or fence with a gate, a path, a great tree; hex of 79."""
    plan = rng.choice((_BEHIND, _BEFORE, _UNDER_THE_TREE))
    side = rng.choice((-1.0, 1.0))
    flock = _flock(rng, plan, side)
    things = [
        *_enclosure(plan, side),
        *_trees(rng, plan, side),
        *flock,
        *_flowers(rng, plan, side, flock),
    ]
    return Group(
        (
            pasture_ground(rng, colours),
            *_track(rng, colours, plan, side),
            *staged(rng, colours, things, _shadow_tone(colours)),
        )
    )


def _shadow_tone(colours: Colours) -> str:
    return shade(mix(colours["pasture"], colours["forest"], 0.6), -0.4)


def _mirrored(points: Sequence[Point], side: float) -> tuple[Point, ...]:
    """The points as they are, or mirrored and still running from west to east."""
    return tuple(points) if side > 0 else tuple((-x, y) for x, y in reversed(points))


def _enclosure(plan: _Plan, side: float) -> list[Standing]:
    """The two stretches of wall and the gate between them."""
    low, high = plan.height
    middle = low + (high - low) * 0.4
    things = []
    for part, span in zip(plan.course, ((low, middle), (middle, high)), strict=True):
        height = span if side > 0 else span[::-1]
        things.append(_stretch(plan, _mirrored(part, side), height))
    start, end = _mirrored((plan.course[0][-1], plan.course[1][0]), side)
    things.append(_gate(start, end, middle * 1.25))
    return things


def _stretch(plan: _Plan, along: tuple[Point, ...], height: _Height) -> Standing:
    """A stretch with its shadow; it is drawn in front of all that stands north of its foot."""
    x, y = along[0][0], max(point[1] for point in along)
    near = tuple((px - x, py - y) for px, py in along)

    def draw(rng: Random, colours: Colours) -> Group:
        below = tuple((px + 0.6, py + 0.4) for px, py in near)
        tone = Style(_shadow_tone(colours), opacity=0.34)
        shadow: Node = strand(below, [height[0] * 0.45] * len(near), tone, tension=0.5)
        return Group((shadow, plan.fence(rng, colours, near, height)))

    return Standing(x, y, draw)


def _gate(start: Point, end: Point, height: float) -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return field_gate(
            rng, colours, width=end[0] - start[0], rise=end[1] - start[1], height=height
        )

    return Standing(start[0], start[1] + 0.3, draw)


def _trees(rng: Random, plan: _Plan, side: float) -> list[Standing]:
    """The great tree, a bush at its foot and two or three small trees on the far slope."""
    x, y = side * plan.tree[0] + rng.uniform(-1, 1), plan.tree[1] + rng.uniform(-1.5, 1.5)
    things = [
        _tree(x, y, rng.uniform(22.5, 25.5), 0.0),
        Standing(x + rng.choice((-4.5, 4.0)), y + 1.0, bush, 2.0, 0.55),
    ]
    start = -side * rng.uniform(19, 25)
    for n in range(rng.choice((2, 3))):
        at = (start + n * rng.uniform(3.4, 4.6), -22.0 + rng.uniform(-1.6, 0.4))
        things.append(_tree(*at, rng.uniform(6.0, 8.0), 0.3))
    return things


def _tree(x: float, y: float, height: float, far: float) -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return broadleaf(rng, colours, height=height, far=far, front=far == 0)

    return Standing(x, y, draw, height * 0.34)


def _flock(rng: Random, plan: _Plan, side: float) -> list[Standing]:
    """Five or six sheep, the nearest three in three poses, and a lamb beside the first."""
    poses: list[Pose] = ["grazing", "looking", "lying"]
    rng.shuffle(poses)
    places = [*plan.flock[:4], *rng.sample(plan.flock[4:], rng.choice((1, 2)))]
    things = []
    for n, (x, y) in enumerate(places):
        at = (side * x + rng.uniform(-1.2, 1.2), y + rng.uniform(-0.8, 0.8))
        size = depth(y, 0.62, 1.22, north=-16, south=32)
        things.append(_ewe(*at, size, poses[n % 3]))
    (x, y), (dx, dy) = plan.flock[0], plan.lamb
    things.append(_ewe(side * (x + dx), y + dy, 0.66, "looking"))
    return things


def _ewe(x: float, y: float, size: float, pose: Pose) -> Standing:
    def draw(rng: Random, colours: Colours) -> Group:
        return sheep(rng, colours, pose=pose)

    return Standing(x, y, draw, 4.3 * size, size)


def _flowers(rng: Random, plan: _Plan, side: float, flock: Sequence[Standing]) -> list[Standing]:
    """Drifts of flowers beside the path, more of them in the foreground, none before a sheep."""
    places = [
        (x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1, 1))
        for x, y in (
            (-20.0, 24.0), (30.0, 13.0), (10.0, 36.5), (-33.0, 7.0), (19.0, 13.0), (-9.0, 33.0),
            (14.0, 35.0), (3.0, 42.0), (-31.0, 20.0), (30.0, 22.0), (-3.0, 33.0), (20.0, 29.0),
        )
    ]  # fmt: skip
    taken = [*course(plan.track, 20), *((side * ewe.x, ewe.y - 1.0) for ewe in flock)]
    free = [
        (x, y) for x, y in places if all(hypot(x - tx, (y - ty) * 1.3) > 5.8 for tx, ty in taken)
    ]
    return [
        Standing(side * x, y, blossoms, 0.0, depth(y, 0.6, 1.05))
        for x, y in rng.sample(free, min(6, len(free)))
    ]


def _track(rng: Random, colours: Colours, plan: _Plan, side: float) -> list[Path]:
    """A trodden path from the gate, with a lighter middle."""
    earth = mix(colours["desert"], colours["pasture"], 0.35)
    spine = [(side * x + rng.uniform(-0.4, 0.4), y) for x, y in plan.track]
    widths = [depth(y, 0.7, 5.2, north=-19, south=42) for _, y in spine]
    inner = [(x - 0.08 * wide, y - 0.04 * wide) for (x, y), wide in zip(spine, widths, strict=True)]
    return [
        strand(spine, widths, Style(shade(mix(earth, colours["wood"], 0.3), -0.02)), tension=0.5),
        strand(inner, [wide * 0.76 for wide in widths], Style(shade(earth, 0.12)), tension=0.5),
    ]
