"""The village church among lime trees, people on their way to it; a card's picture."""

from __future__ import annotations

from random import Random

from printkit.design.art.blossoms import blossoms
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.church import church
from printkit.design.art.dry_stone_wall import dry_stone_wall
from printkit.design.art.townsfolk import townsfolk
from printkit.design.art.vignette import vignette
from printkit.design.brush import strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.staging import Standing, staged
from printkit.draw.scene import Group, Style


def village_church(rng: Random, colours: Colours) -> Group:
    """The church behind its wall; a picture of 48 × 42."""
    lawn = mix(colours["pasture"], colours["leaf"], 0.1)
    path = Style(mix(colours["desert"], lawn, 0.2))
    things = [
        Standing(-19.5, 3.5, lambda r, c: broadleaf(r, c, height=17.0), 4.0),
        Standing(20.5, 3.0, lambda r, c: broadleaf(r, c, height=13.0), 3.0),
        Standing(2.0, 8.0, church, 0.0, 0.94),
        Standing(-17.0, 13.0, _wall, 0.0, 1.0),
        Standing(16.0, 13.2, _wall, 0.0, 1.0),
        Standing(-3.6, 13.5, townsfolk, 1.3, 1.0),
        Standing(1.4, 16.0, townsfolk, 1.3, 1.1),
        Standing(-15.0, 18.5, blossoms, 0.0, 0.8),
        Standing(14.5, 18.5, blossoms, 0.0, 0.8),
    ]
    return Group(
        (
            vignette(rng, colours, earth=lawn, green=0.2),
            strand([(-5, 8), (-3, 13), (1, 28)], [4.0, 6.5, 12.0], path),
            *staged(rng, colours, things, shade(lawn, -0.6)),
        )
    )


def _wall(rng: Random, colours: Colours) -> Group:
    along = ((-10.0, 0.4), (0.0, -0.2), (9.5, 0.2))
    return dry_stone_wall(rng, colours, along=along, height=(3.2, 3.2))
