"""A shovel stuck in the ground, a little heap of earth around its blade."""

from __future__ import annotations

from random import Random

from printkit.design.brush import beam, blob
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style, polygon


def shovel(rng: Random, colours: Colours) -> Group:
    """A shovel 11 tall that leans east, its blade in the ground at the origin."""
    ink, wood = shade(colours["ink"], -0.1), colours["wood"]
    iron, lean = mix(colours["mountains"], colours["ink"], 0.15), rng.uniform(1.2, 2.6)
    outlined = Style(shade(wood, 0.15), ink, 0.28)
    earth = mix(colours["gold"], colours["wood"], 0.45)
    return Group(
        (
            blob(rng, 0.6, 0.5, 3.4, 1.1, Style(shade(colours["gold"], -0.5), opacity=0.45)),
            beam((lean * 0.3, -3.4), (lean, -10.2), 0.85, outlined),
            beam((lean - 1.4, -10.2), (lean + 1.5, -10.5), 0.95, outlined),
            polygon(
                [
                    (-1.3, -4.6),
                    (0.6 + lean * 0.3, -5.0),
                    (1.7 + lean * 0.2, -4.2),
                    (1.2, -0.2),
                    (-1.1, 0.1),
                ],
                Style(iron, ink, 0.3),
            ),
            polygon([(-1.0, -4.2), (0.1, -4.4), (0.0, -0.2), (-0.8, 0)], Style(shade(iron, 0.4))),
            blob(rng, 0.0, 0.2, 2.6, 1.0, Style(earth, ink, 0.26)),
            blob(rng, -0.6, -0.1, 1.3, 0.45, Style(shade(earth, 0.25))),
        )
    )
