"""An oil spring in the woods, a hex tile; a number token lies on its calm middle."""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.fir import fir
from printkit.design.art.forest_ground import forest_ground
from printkit.design.art.spring_site import PLANS, Plan, is_free, lay_out, spring_site
from printkit.design.art.stump import stump
from printkit.design.brush import Point, depth, in_hex, scatter
from printkit.design.colours import Colours, mix
from printkit.draw.scene import Group


def spring_forest(rng: Random, colours: Colours) -> Group:
    """Derrick, pool and black river in a clearing among firs, for a hex of 79."""
    plan = lay_out(rng, (PLANS[0], PLANS[3]))
    ground = forest_ground(rng, colours)
    trees = scatter(
        rng, lambda y: depth(y, 2.2, 7.0), width=84, inside=lambda x, y: _grows(plan, x, y)
    )
    stumps = [at for at in _stumps(rng, plan) if all(_apart(at, tree) > 5.0 for tree in trees)]
    things = [(y, _tree(rng, colours, (x, y))) for x, y in trees]
    things += [(y, _stump(rng, colours, (x, y))) for x, y in stumps[:5]]
    things.sort(key=lambda thing: thing[0])
    foot = plan.derrick[1]
    return Group(
        (
            ground,
            *(node for y, node in things if y < foot),
            spring_site(rng, colours, plan, mix(colours["forest"], colours["leaf"], 0.45)),
            *(node for y, node in things if y >= foot),
        )
    )


def _height(y: float) -> float:
    return depth(y, 6.5, 18.0, north=-24.0, south=40.0)


def _grows(plan: Plan, x: float, y: float) -> bool:
    """True where a tree neither leans over the middle nor hides the site."""
    tall, half = _height(y), _height(y) * 0.28
    edge = y > -21.5 and (not in_hex(x, y, 60) or y < -14)
    clear = all(hypot(x, y - tall * n) > 14.5 + half * (1 - n) for n in (0.2, 0.6, 1.0))
    rooms = ((0.0, half), (0.35, half * 0.8), (0.7, half * 0.6))
    return edge and clear and all(is_free(plan, x, y - tall * n, room) for n, room in rooms)


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], (one[1] - other[1]) * 1.4)


def _stumps(rng: Random, plan: Plan) -> list[Point]:
    """Where the trees were felled for the site, in uneven distances."""
    return scatter(
        rng,
        lambda _: rng.choice((5.5, 8.0, 14.0)),
        width=64,
        hollow=17.5,
        tries=120,
        inside=lambda x, y: y > -10 and is_free(plan, x, y, 3.0),
    )


def _stump(rng: Random, colours: Colours, at: Point) -> Group:
    return Group((stump(rng, colours, width=depth(at[1], 2.0, 4.6)),), at=at)


def _tree(rng: Random, colours: Colours, at: Point) -> Group:
    y = at[1]
    tall = _height(y) * rng.uniform(0.85, 1.15)
    far = depth(y, 0.22, 0.0, north=-24.0, south=-6.0)
    near = y > -10
    if rng.random() < 0.16:
        return Group((broadleaf(rng, colours, height=tall * 0.8, far=far, front=near),), at=at)
    return Group((fir(rng, colours, height=tall, far=far, front=near),), at=at)
