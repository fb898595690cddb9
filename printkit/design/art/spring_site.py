"""What every oil spring shows: pool, black river, derrick, pipe and barrels around a free middle.

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
from printkit.design.art.oil_river import oil_river
from printkit.design.art.pipeline import pipeline
from printkit.design.brush import Point, course
from printkit.design.colours import Colours
from printkit.draw.scene import Group, Node


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a site stand: derrick's foot, pipe, river from its pool on, barrels."""

    derrick: Point
    pipe: tuple[Point, ...]
    river: tuple[Point, ...]
    barrels: tuple[Point, ...]


_PLANS = (
    Plan(
        (-25.0, 11.0),
        ((-19.5, 13.5), (-15.0, 18.5), (-9.0, 23.0), (-3.6, 25.6)),
        (
            (18.0, 25.5), (25.5, 19.0), (28.0, 12.0), (25.0, 5.0), (22.6, -2.0),
            (24.8, -7.5), (21.5, -12.0), (14.0, -14.8), (10.5, -17.0), (13.0, -18.8), (17.0, -19.8),
        ),
        ((-5.6, 32.2), (-10.6, 31.2), (-14.6, 33.6), (-8.4, 36.0)),
    ),
    Plan(
        (-22.5, 22.5),
        ((-15.0, 23.0), (-9.0, 26.5), (-3.0, 28.4), (3.2, 28.0)),
        (
            (22.5, 17.5), (30.0, 12.0), (31.0, 5.5), (25.0, 0.5), (21.5, -4.5),
            (24.0, -9.5), (29.0, -13.0), (26.0, -16.6), (18.0, -18.4), (13.0, -19.2), (10.0, -19.8),
        ),
        ((5.2, 34.4), (10.2, 33.0), (7.8, 37.0), (14.2, 34.2)),
    ),
    Plan(
        (-25.5, 9.5),
        ((-20.0, 12.0), (-15.5, 16.8), (-9.6, 20.6), (-3.8, 22.0)),
        (
            (-15.0, 27.0), (-5.0, 32.6), (6.0, 32.8), (17.0, 27.5), (25.5, 19.5), (28.5, 11.0),
            (25.0, 4.0), (22.6, -2.0), (25.4, -8.0), (21.0, -13.2), (12.5, -17.4), (16.0, -19.8),
        ),
        ((3.4, 24.6), (9.4, 22.6), (8.0, 26.6)),
    ),
)  # fmt: skip


def spring_site(rng: Random, colours: Colours, plan: Plan = _PLANS[0]) -> Group:
    """The site for a hex of 79, laid out by a plan."""
    river = [(x + rng.uniform(-0.9, 0.9), y + rng.uniform(-0.4, 0.4)) for x, y in plan.river]
    x, y = plan.derrick
    body: list[Node] = [
        oil_river(rng, colours, river, rng.uniform(9.0, 10.2)),
        Group((derrick(rng, colours),), at=(x, y)),
        pipeline(rng, colours, plan.pipe),
    ]
    for bx, by in sorted(plan.barrels[: rng.choice((3, 3, 4))], key=lambda place: place[1]):
        place = (bx + rng.uniform(-0.3, 0.3), by + rng.uniform(-0.3, 0.3))
        body.append(Group((barrel(rng, colours),), at=place))
    return Group(tuple(body))


def lay_out(rng: Random) -> Plan:
    """One of the plans, as it is or mirrored, a little shifted."""
    plan = rng.choice(_PLANS)
    side = 1 if rng.random() < 0.5 else -1
    dx, dy = rng.uniform(-1.0, 1.0), rng.uniform(-1.0, 1.0)
    steady = [(0.0, 0.0)] * (len(plan.river) - 4) + [(-dx, -dy)] * 4
    return Plan(
        (side * (plan.derrick[0] + dx), plan.derrick[1] + dy),
        _moved(plan.pipe, side, dx, dy),
        tuple(
            (side * (x + dx + ox), y + dy + oy)
            for (x, y), (ox, oy) in zip(plan.river, steady, strict=True)
        ),
        _moved(plan.barrels, side, dx, dy),
    )


def _moved(points: Sequence[Point], side: int, dx: float, dy: float) -> tuple[Point, ...]:
    return tuple((side * (x + dx), y + dy) for x, y in points)


def is_free(plan: Plan, x: float, y: float, room: float) -> bool:
    """True where nothing of the site is within `room`, in front of the derrick or behind it."""
    aside, above = abs(x - plan.derrick[0]), plan.derrick[1] - y
    if aside < 3 + room + 5 * (1 - above / 38) and -2 - room < above < 37:
        return False
    pool = plan.river[0]
    if hypot((x - pool[0]) / 11, (y - pool[1]) / 6.5) < 1.1 + room / 8:
        return False
    goods = (*plan.pipe, *plan.barrels, *((bx, by - 4) for bx, by in plan.barrels))
    if any(hypot(x - px, y - py) < room + 2.4 for px, py in goods):
        return False
    return all(hypot(x - rx, y - ry) >= room + 4 for rx, ry in _stream(plan.river))


@lru_cache(maxsize=8)
def _stream(river: tuple[Point, ...]) -> tuple[Point, ...]:
    """Close-set places along the river, without its pool."""
    return tuple(course(river, 36)[4:])
