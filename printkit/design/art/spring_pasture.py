"""An oil spring in a pasture, a hex tile; a number token lies on its calm middle."""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.pasture_ground import pasture_ground
from printkit.design.art.sheep import sheep
from printkit.design.art.spring_site import PLANS, Plan, is_free, lay_out, spring_site
from printkit.design.brush import Point, depth, in_hex, scatter
from printkit.design.colours import Colours
from printkit.draw.scene import Group


def spring_pasture(rng: Random, colours: Colours) -> Group:
    """Derrick, pool and black river in a meadow where sheep graze on, for a hex of 79."""
    plan = lay_out(rng, (PLANS[1], PLANS[2]))
    ground = pasture_ground(rng, colours)
    flock = _flock(rng, plan)
    behind = [_sheep(rng, colours, at) for at in flock if at[1] < plan.derrick[1]]
    before = [_sheep(rng, colours, at) for at in flock if at[1] >= plan.derrick[1]]
    trees = [_tree(rng, colours, at) for at in _copse(rng, plan)]
    site = spring_site(rng, colours, plan, colours["pasture"])
    return Group((ground, *trees, *behind, site, *before))


def _flock(rng: Random, plan: Plan) -> list[Point]:
    """Sheep in up to five loose groups, north first."""
    groups = scatter(rng, lambda _: 17.0, hollow=18, inside=lambda x, y: _grazed(plan, x, y))
    flock: list[Point] = []
    for x, y in rng.sample(groups, min(5, len(groups))):
        size = _size(y)
        for _ in range(rng.choice((6, 14, 22))):
            at = (x + rng.uniform(-19, 19) * size, y + rng.uniform(-9, 9) * size)
            if _grazed(plan, *at) and all(_apart(at, other) > 8.5 * size for other in flock):
                flock.append(at)
    return sorted(flock, key=lambda at: at[1])


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], (one[1] - other[1]) * 1.9)


def _size(y: float) -> float:
    """A sheep's scale at a height of the picture."""
    return depth(y, 0.32, 0.95, north=-25.0, south=35.0)


def _grazed(plan: Plan, x: float, y: float) -> bool:
    """True where a sheep stands on the meadow without touching the site or the middle."""
    size = _size(y)
    over_middle = abs(x) < 14 + 5 * size and -14 < y < 15 + 8 * size
    return y > -21 and in_hex(x, y, 67) and not over_middle and is_free(plan, x, y, 4.5 * size)


def _sheep(rng: Random, colours: Colours, at: Point) -> Group:
    size = _size(at[1])
    return Group((sheep(rng, colours),), at=at, scale=(size, size))


def _copse(rng: Random, plan: Plan) -> list[Point]:
    """Two or three trees on the horizon, away from the derrick's head."""
    side = -1 if plan.derrick[0] > 0 else 1
    places = [(side * rng.uniform(-4, 3), -19.5), (side * rng.uniform(24, 32), -21.5)]
    places += [(side * rng.uniform(30, 35), -18.0)] * rng.choice((0, 1))
    return sorted(places, key=lambda place: place[1])


def _tree(rng: Random, colours: Colours, at: Point) -> Group:
    tall = rng.uniform(7.0, 9.0) * depth(at[1], 0.8, 1.2, north=-22.0, south=-17.0)
    return Group((broadleaf(rng, colours, height=tall, far=0.25),), at=at)
