"""A harbour piece without its sign: water, two jetties with their goods, a ship between them.

Land lies along the east side; the piece is turned to the land it serves, so everything is seen
from straight above and casts no long shadow.
"""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.gull import gull
from printkit.design.art.ship import ship
from printkit.design.art.water import water
from printkit.design.brush import Point, blob
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, line, polygon, rectangle


def harbour(rng: Random, colours: Colours) -> Group:
    """Jetties from the two east corners to the calm middle of a hex of 79, a moored ship."""
    nodes: list[Node] = [water(rng, colours)]
    for turn in (-30.0, 30.0):
        nodes.append(Group(tuple(_jetty(rng, colours)), turn=turn))
    nodes += _quay(rng, colours)
    nodes.append(Group((ship(rng, colours),), (30.5, rng.uniform(-1, 1)), turn=rng.choice((0, 180)) + rng.uniform(-4, 4)))
    return Group(tuple(nodes))


def _jetty(rng: Random, colours: Colours) -> list[Node]:
    """A walk of planks from the middle out to the east, on piles."""
    ink, wood = shade(colours["ink"], -0.1), mix(colours["wood"], colours["desert"], 0.22)
    half, start, end = 2.6, 19.0, 49.0
    nodes: list[Node] = [rectangle(start - 0.6, -half - 0.9, end - start, half * 2 + 1.8, Style(shade(colours["sea"], -0.35), opacity=0.5), 0.8)]
    x = start
    while x < end:
        wide = rng.uniform(1.5, 1.9)
        tone = shade(wood, rng.uniform(-0.12, 0.2))
        top, low = -half - rng.uniform(-0.15, 0.25), half + rng.uniform(-0.15, 0.25)
        nodes.append(polygon([(x, top), (x + wide, top), (x + wide, low), (x, low)], Style(tone, shade(wood, -0.5), 0.16)))
        x += wide
    for place in (23.0, 30.0, 37.0, 43.5):
        for y in (-half - 0.1, half + 0.1):
            nodes.append(circle(place, y, 0.85, Style(shade(wood, -0.25), ink, 0.25)))
            nodes.append(circle(place - 0.1, y - 0.1, 0.4, Style(shade(wood, 0.2))))
    return nodes
def _quay(rng: Random, colours: Colours) -> list[Node]:
    return []
