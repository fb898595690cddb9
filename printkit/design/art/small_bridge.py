"""A small bridge over the Rotbach, seen from above: stone parapets, a deck for a road to lie on."""

from __future__ import annotations

from random import Random

from printkit.design.art.brook import brook
from printkit.design.brush import blob, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, rectangle


def small_bridge(rng: Random, colours: Colours) -> Group:
    """A strip of 38 × 15 around the origin, its ground 3 wider, the brook below."""
    grass = mix(colours["pasture"], colours["leaf"], 0.35)
    stone = mix(colours["stone"], colours["desert"], 0.2)
    ink = shade(stone, -0.66)
    deck: list[Node] = [rectangle(-16, -5.2, 32, 11.4, Style(shade(colours["river"], -0.55)))]
    for n in range(20):
        x = -16.4 + n * 1.64
        tone = shade(stone, rng.uniform(-0.06, 0.2))
        deck.append(rectangle(x, -4.6, 1.5, 9.2, Style(tone, shade(stone, -0.35), 0.15), 0.25))
    for y in (-5.4, 4.2):
        deck.append(rectangle(-17.4, y, 34.8, 1.3, Style(shade(stone, -0.12), ink, 0.3), 0.4))
        deck.append(rectangle(-17.0, y + 0.12, 34, 0.35, Style(shade(stone, 0.4))))
    posts = [
        rectangle(x - 1.2, y - 1.2, 2.4, 2.4, Style(shade(stone, 0.15), ink, 0.3), 0.5)
        for x in (-17.2, 17.2)
        for y in (-4.8, 4.8)
    ]
    tufts = [
        blob(rng, side * rng.uniform(13, 21), up * rng.uniform(7, 10), 1.1, 0.6, Style(), points=7)
        for side in (-1, 1)
        for up in (-1, 1)
        for _ in range(3)
    ]
    along = ((0.0, -16.0), (0.0, -8.0), (0.0, 8.0), (0.0, 16.0))
    return Group(
        (
            rectangle(-22.5, -11, 45, 22, Style(grass)),
            joined(tufts, Style(shade(grass, -0.18))),
            brook(rng, colours, along=along, width=20.0),
            *deck,
            *posts,
        )
    )
