"""A drift of small meadow flowers: pale and bright heads on short stems.

Pastures and forest clearings are dotted with them; art.poppy is the large flower of the fields.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import cloud, joined, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style


def blossoms(rng: Random, colours: Colours, *, tint: str | None = None, count: int = 6) -> Group:
    """Flowers around the origin, about 7 wide and 3 deep.

    Args:
        rng: Chance.
        colours: The theme.
        tint: The colour of their heads; None for white, yellow or mauve by chance.
        count: How many flowers.
    """
    head = tint or rng.choice(
        (
            colours["wool"],
            mix(colours["fields"], colours["wool"], 0.25),
            mix(colours["sheen"], colours["wool"], 0.45),
        )
    )
    stem = mix(colours["leaf"], colours["forest"], 0.35)
    places = sorted(
        ((rng.uniform(-3.4, 3.4), rng.uniform(-1.4, 1.4)) for _ in range(count)), key=lambda p: p[1]
    )
    heads = [(x + rng.uniform(-0.2, 0.2), y - 1.2, rng.uniform(0.42, 0.6)) for x, y in places]
    petals = [cloud(rng, x, y, r, r * 0.8, Style(), bumps=5) for x, y, r in heads]
    under = [cloud(rng, x + 0.1, y + 0.16, r, r * 0.8, Style(), bumps=5) for x, y, r in heads]
    eyes = [cloud(rng, x, y, r * 0.34, r * 0.3, Style(), bumps=4) for x, y, r in heads]
    return Group(
        (
            tufts(rng, places, Style(None, stem, 0.24), size=1.2),
            joined(under, Style(shade(head, -0.4))),
            joined(petals, Style(head)),
            joined(eyes, Style(mix(colours["gold"], head, 0.15))),
        )
    )
