"""An oil spring in the desert, a hex tile; its calm middle takes a printed number plate."""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.bones import bones
from printkit.design.art.cactus import cactus
from printkit.design.art.desert_ground import desert_ground
from printkit.design.art.dry_bush import dry_bush
from printkit.design.art.spring_site import Plan, is_free, lay_out, spring_site
from printkit.design.art.tent import tent
from printkit.design.brush import Point, depth, scatter
from printkit.design.colours import Colours
from printkit.draw.scene import Group


def spring_desert(rng: Random, colours: Colours) -> Group:
    """Derrick, pool and black river on sand, a camp and cacti beside them, for a hex of 79."""
    plan = lay_out(rng)
    ground = desert_ground(rng, colours)
    things = _things(rng, colours, plan)
    foot = plan.derrick[1]
    return Group(
        (
            ground,
            *(node for y, node in things if y < foot),
            spring_site(rng, colours, plan, colours["desert"]),
            *(node for y, node in things if y >= foot),
        )
    )


def _things(rng: Random, colours: Colours, plan: Plan) -> list[tuple[float, Group]]:
    """A tent in the north, then cacti, bushes and bones where there is room, north first."""
    side = -1 if plan.derrick[0] > 0 else 1
    camp = (-side * rng.uniform(4.0, 8.0), -17.6)
    spots = scatter(
        rng, lambda y: depth(y, 9.0, 15.0), width=66, inside=lambda x, y: _fits(plan, camp, x, y)
    )
    things = [(camp[1], Group((tent(rng, colours),), at=camp, scale=(0.42 * side, 0.42)))]
    kinds = [cactus, dry_bush, cactus, bones, dry_bush, cactus]
    for x, y in rng.sample(spots, len(spots)):
        roomy = is_free(plan, x, y, 9 * _size(y))
        kind = next((k for k in kinds if k is not bones or roomy), None)
        if kind is None:
            break
        kinds.remove(kind)
        things.append((y, Group((kind(rng, colours),), at=(x, y), scale=(_size(y), _size(y)))))
    return sorted(things, key=lambda thing: thing[0])


def _size(y: float) -> float:
    """The scale of a cactus at a height of the picture."""
    return depth(y, 0.34, 0.85, north=-22.0, south=34.0)


def _fits(plan: Plan, camp: Point, x: float, y: float) -> bool:
    """True where a cactus stands on the plain, clear of the site, the camp and the middle."""
    size = _size(y)
    crown = y - 13 * size
    clear = hypot(x, crown) > 16.5 + 3 * size and (abs(x) > 19 or y < 0 or crown > 15)
    apart = hypot(x - camp[0], y - camp[1]) > 7
    heights = ((y, 5.0), (y - 5 * size, 4.0), (crown, 3.0))
    return (
        y > -17
        and clear
        and apart
        and all(is_free(plan, x, high, room * size) for high, room in heights)
    )
