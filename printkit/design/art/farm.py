"""The farm of Hiesfeld: the hall house, a rick, sheep in the fold and a cart of hay."""

from __future__ import annotations

from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.cart import cart
from printkit.design.art.hall_house import hall_house
from printkit.design.art.haystack import haystack
from printkit.design.art.lowland_ground import lowland_ground
from printkit.design.art.rail_fence import rail_fence
from printkit.design.art.sheep import sheep
from printkit.design.art.townsfolk import townsfolk
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Path, Style


def farm(rng: Random, colours: Colours) -> Group:
    """The house in the middle, a fold of sheep before it, the rick behind; a hex of 79."""
    meadow = mix(colours["pasture"], colours["fields"], 0.12)
    side = rng.choice((-1.0, 1.0))
    things = [
        Standing(side * -25, -9.0, _tree, 4.6, 0.95),
        Standing(side * 25, -4.0, haystack, 6.0, 0.85),
        Standing(side * -6, 1.5, hall_house, 9.0, 1.2),
        *(
            Standing(side * x, y, sheep, 3.2, s)
            for x, y, s in (
                (-30, 11, 0.8),
                (-22.5, 12.5, 0.9),
                (-14.5, 12, 0.85),
                (-25, 18, 1.0),
                (-12, 18, 0.95),
            )
        ),
        Standing(side * -20, 21.2, _fold, 0.0, 1.0),
        Standing(side * 20.5, 17.5, cart, 0.0, 0.72),
        Standing(side * 8.5, 12.0, townsfolk, 1.3, 1.0),
        Standing(side * 31, 9.0, blossoms, 0.0, 0.8),
        Standing(side * -32, -2.0, blossoms, 0.0, 0.7),
    ]
    return Group(
        (
            lowland_ground(rng, colours, earth=meadow, green=0.25, horizon=-24),
            *_yard(colours, meadow, side),
            *staged(rng, colours, things, shade(meadow, -0.6)),
        )
    )


def _tree(rng: Random, colours: Colours) -> Group:
    return broadleaf(rng, colours, height=18.0)


def _fold(rng: Random, colours: Colours) -> Group:
    posts = ((-13.0, -1.6), (-6.5, 0.0), (0.0, 0.4), (6.5, 0.2), (13.0, -0.6))
    return rail_fence(rng, colours, posts=posts, height=(4.2, 4.2))


def _yard(colours: Colours, meadow: str, side: float) -> list[Path]:
    """Trodden earth before the door, and the way out of it."""
    earth = mix(colours["desert"], colours["wood"], 0.16)
    spine = [(side * x, y) for x, y in ((-8, 0), (0, 4), (8, 11), (9, 24), (3, 38), (3, 56))]
    widths = [9.0, 11.0, 9.5, 7.5, 8.0, 9.0]
    return [
        strand(spine, [w + 1.2 for w in widths], Style(shade(mix(earth, meadow, 0.5), -0.1))),
        strand(spine, widths, Style(mix(earth, meadow, 0.15))),
    ]
