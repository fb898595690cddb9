"""A clump of reeds with brown cat-tails at the water's edge."""

from __future__ import annotations

from random import Random

from printkit.design.brush import joined, petal, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def reeds(rng: Random, colours: Colours) -> Group:
    """Seven or eight blades and three cat-tails, 7 tall, rooted at the origin."""
    green = mix(colours["leaf"], colours["forest"], 0.35)
    blades: list[Path] = []
    for _ in range(rng.randint(7, 8)):
        x, lean, tall = rng.uniform(-2.4, 2.4), rng.uniform(-1.8, 1.8), rng.uniform(3.6, 6.6)
        spine = [(x, 0.2), (x + lean * 0.2, -tall * 0.5), (x + lean, -tall)]
        tone = shade(green, rng.uniform(-0.25, 0.2))
        blades.append(
            taper([spine[0], *spine, spine[-1]], 0.7, Style(tone, shade(green, -0.6), 0.12))
        )
    stems, heads = [], []
    for x in (-1.6, 0.2, 1.7):
        tall = rng.uniform(5.4, 7.2)
        stems.append(taper([(x, 0), (x, -tall / 2), (x + 0.1, -tall)], 0.4, Style()))
        heads.append(petal(x, -tall + 1.4, rng.uniform(-4, 4), 2.3, 0.8, Style()))
    brown = shade(colours["wood"], -0.25)
    return Group(
        (
            *blades,
            joined(stems, Style(shade(green, -0.2))),
            joined(heads, Style(brown, shade(brown, -0.6), 0.15)),
        )
    )
