"""The back of the Duisburg chip: a ship's wheel on the river."""

from __future__ import annotations

from random import Random

from printkit.design.art.medallion import medallion
from printkit.design.brush import beam, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style, circle


def duisburg_back(rng: Random, colours: Colours) -> Group:
    """A disc of 25, its ground running on to 31; it looks the same from six sides."""
    water = mix(colours["sea"], colours["river"], 0.35)
    pale, ink = mix(colours["parchment"], water, 0.12), shade(water, -0.55)
    spokes = [Group((beam((0, 0), (0, -8.8), 1.0, Style(pale)),), turn=60.0 * n) for n in range(6)]
    knobs = [Group((circle(0, -8.6, 0.9, Style(pale, ink, 0.2)),), turn=60.0 * n) for n in range(6)]
    return Group(
        (
            medallion(rng, colours, shade(water, -0.25), water),
            *spokes,
            circle(0, 0, 5.8, Style(None, pale, 1.5)),
            *knobs,
            joined([circle(0, 0, 2.0)], Style(pale, ink, 0.3)),
        )
    )
