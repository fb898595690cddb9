"""What every oil spring shows: seep, stream, derrick, pipe and barrels around a free middle.

The spring tiles lay it on their ground and set their trees, sheep or cacti where it is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from random import Random

from printkit.design.art.barrel import barrel
from printkit.design.art.derrick import derrick
from printkit.design.art.oil_seep import FLAT, Pool, oil_seep
from printkit.design.art.pipeline import pipeline
from printkit.design.brush import Point, course
from printkit.design.colours import Colours
from printkit.draw.scene import Group, Node


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a site stand.

    Attributes:
        derrick: Its foot.
        size: Its scale.
        pipe: From the derrick to the barrels.
        pools: The lobes of the seep, the largest first.
        stream: From the seep to the horizon.
        barrels: Their feet.
    """

    derrick: Point
    size: float
    pipe: tuple[Point, ...]
    pools: tuple[Pool, ...]
    stream: tuple[Point, ...]
    barrels: tuple[Point, ...]


PLANS = (
    Plan(
        (-25.0, 11.5), 1.0,
        ((-19.5, 14.0), (-15.0, 18.5), (-9.0, 22.6), (-3.6, 24.6)),
        ((16.6, 25.8, 11.2), (23.0, 21.6, 6.4), (8.6, 28.8, 6.0)),
        ((24.0, 21.4), (28.4, 16.6)),
        ((-5.6, 31.6), (-10.6, 30.6), (-14.6, 33.0), (-8.6, 35.2)),
    ),
    Plan(
        (-22.5, 22.5), 1.0,
        ((-15.0, 23.0), (-9.0, 26.2), (-3.0, 27.8), (3.2, 27.4)),
        ((23.0, 20.0, 9.2), (26.8, 15.6, 6.2), (17.0, 24.4, 8.0)),
        ((27.6, 14.6), (30.4, 11.2)),
        ((5.2, 34.0), (10.2, 32.8), (7.8, 36.8), (0.6, 35.6)),
    ),
    Plan(
        (-24.5, 12.0), 1.0,
        ((-19.0, 14.6), (-15.5, 17.6), (-12.4, 19.4)),
        ((5.4, 29.4, 11.8), (14.6, 26.4, 6.8), (-3.5, 31.2, 6.2)),
        ((17.0, 25.2), (24.2, 23.6), (29.0, 19.6)),
        ((-15.6, 25.0), (-11.0, 26.0), (-18.4, 27.4), (-13.6, 28.8)),
    ),
    Plan(
        (-25.5, 5.5), 0.82,
        ((-20.6, 7.8), (-21.0, 11.0), (-24.4, 13.6), (-27.6, 14.2)),
        ((-10.6, 27.8, 11.0), (-18.8, 24.8, 6.6), (-1.5, 30.8, 6.2)),
        ((0.5, 30.8), (8.0, 31.8), (13.0, 29.2), (21.0, 27.6), (25.5, 24.0)),
        ((-29.0, 20.8), (-25.4, 20.0), (-31.6, 18.6)),
    ),
)  # fmt: skip
"""A stream is given to where it turns north; from there it meanders to the horizon by chance."""

HORIZON = -19.2


def spring_site(rng: Random, colours: Colours, plan: Plan, turf: str | None = None) -> Group:
    """The site for a hex of 79, laid out by a plan on land of that colour."""
    x, y = plan.derrick
    body: list[Node] = [
        oil_seep(rng, colours, pools=plan.pools, stream=plan.stream, turf=turf),
        Group((derrick(rng, colours),), at=(x, y), scale=(plan.size, plan.size)),
        pipeline(rng, colours, plan.pipe),
    ]
    for bx, by in sorted(plan.barrels[: rng.choice((3, 3, 4))], key=lambda place: place[1]):
        place = (bx + rng.uniform(-0.3, 0.3), by + rng.uniform(-0.3, 0.3))
        body.append(Group((barrel(rng, colours),), at=place))
    return Group(tuple(body))


def lay_out(rng: Random, plans: Sequence[Plan] = PLANS) -> Plan:
    """One of the plans, as it is or mirrored, a little shifted, its stream led to the horizon."""
    plan = rng.choice(plans)
    side = rng.choice((-1, 1))
    dx, dy = rng.uniform(-0.8, 0.8), rng.uniform(-0.8, 0.8)
    stream = (*plan.stream, *_meanders(rng, plan.stream[-1]))
    return Plan(
        (side * (plan.derrick[0] + dx), plan.derrick[1] + dy),
        plan.size,
        _moved(plan.pipe, side, dx, dy),
        tuple((side * (x + dx), y + dy, reach) for x, y, reach in plan.pools),
        _moved(stream, side, dx, 0.0),
        _moved(plan.barrels, side, dx, dy),
    )


def _meanders(rng: Random, start: Point) -> list[Point]:
    """Uneven bends from the place to the horizon, the flatter and the closer the farther away."""
    side = -1
    x, y = start
    bends: list[Point] = []
    while True:
        near = (y - HORIZON) / 40
        stride = rng.choice((0.7, 1.0, 1.5)) * rng.uniform(0.9, 1.1)
        y -= (1.5 + 9.0 * near) * stride
        if y < HORIZON + 0.8:
            break
        near = (y - HORIZON) / 40
        middle = 24.8 - 6.0 * max(0.0, 0.45 - near)
        aside = (1.8 + 6.2 * near) * rng.choice((0.1, 0.5, 0.8, 1.1)) * (0.45 + 0.45 * stride)
        x = max(17.4, min(32.0, middle + side * aside)) if y > -12 else middle + side * aside
        bends.append((x, y))
        side = -side
    return [*bends, (x + side * rng.uniform(1.0, 3.0), HORIZON)]


def _moved(points: Sequence[Point], side: int, dx: float, dy: float) -> tuple[Point, ...]:
    return tuple((side * (x + dx), y + dy) for x, y in points)


def is_free(plan: Plan, x: float, y: float, room: float) -> bool:
    """True where nothing of the site is within `room`, in front of the derrick or behind it."""
    aside, above = abs(x - plan.derrick[0]), (plan.derrick[1] - y) / plan.size
    if aside < (3 + 5 * (1 - above / 38)) * plan.size + room and -2 - room < above < 37:
        return False
    if any(hypot(x - px, (y - py) / FLAT) < r * 1.25 + 2 + room for px, py, r in plan.pools):
        return False
    goods = (*plan.pipe, *plan.barrels, *((bx, by - 4) for bx, by in plan.barrels))
    if any(hypot(x - px, y - py) < room + 2.4 for px, py in goods):
        return False
    return all(hypot(x - rx, y - ry) >= room + 2.8 for rx, ry in _course(plan.stream))


@lru_cache(maxsize=8)
def _course(stream: tuple[Point, ...]) -> tuple[Point, ...]:
    """Close-set places along the stream."""
    return tuple(course(stream, 60))
