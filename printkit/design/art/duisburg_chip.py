"""The chip for a first settlement in Duisburg: a crane on the far bank, a victory point."""

from __future__ import annotations

from random import Random

from printkit.design.art.dock_crane import dock_crane
from printkit.design.art.medallion import medallion
from printkit.design.brush import smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import icon
from printkit.draw.scene import Group, Placed, Style, circle


def duisburg_chip(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31."""
    water = mix(colours["sea"], colours["river"], 0.35)
    clip = circle(0, 0, 9.9)
    foam = Style(mix(water, colours["snow"], 0.6))
    picture = Group(
        (
            smooth(
                [(-14, 3.6), (0, 2.8), (14, 3.8), (14, 14), (-14, 14)], Style(water), tension=0.3
            ),
            *(
                taper([(x, y), (x + 1.6, y - 0.4), (x + 3.4, y)], 0.45, foam)
                for x, y in ((-6, 6.4), (1.5, 7.4), (-3, 8.8))
            ),
            smooth(
                [(-14, 1.4), (-4, 1.8), (2, 2.6), (0, 4.2), (-14, 4.4)],
                Style(colours["stone"], shade(colours["stone"], -0.6), 0.2),
                tension=0.4,
            ),
            Group((dock_crane(rng, colours),), (-4.6, 3.0), scale=(0.34, 0.34)),
        ),
        clip=clip,
    )
    return Group(
        (
            medallion(rng, colours, shade(water, -0.25), shade(colours["parchment"], 0.3)),
            picture,
            circle(4.4, 1.8, 4.7, Style(colours["paper"], colours["ink"], 0.3)),
            Placed(icon("vp", colours["ink"]), (4.4, 1.7), scale=(1.95, 1.95)),
        )
    )
