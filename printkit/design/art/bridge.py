"""The footing of a bridge: piers on either side of a wooden deck over water, for a road to lie on.

The piers' heads bear the player's colour and stand clear of the road.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob, joined, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, rectangle

_LEFT = 13.6
"""Where the deck ends; the piers lie beyond."""


def bridge(rng: Random, colours: Colours) -> Group:
    """A strip of 38 × 15 around the origin, its ground 3 wider; `player` is whose it is."""
    nodes: list[Node] = [*_water(rng, colours), *_deck(rng, colours)]
    for side in (-1, 1):
        nodes += _pier(rng, side, colours)
    return Group(tuple(nodes))


def _water(rng: Random, colours: Colours) -> list[Node]:
    """Water that runs under the deck from north to south, with ripples."""
    water = colours["sea"]
    nodes: list[Node] = [rectangle(-22, -10.5, 44, 21, Style(water))]
    ripples = []
    for _ in range(16):
        x, y, long = (
            rng.uniform(-15, 9),
            rng.choice((-1, 1)) * rng.uniform(5.4, 9.4),
            rng.uniform(3, 6),
        )
        ripples.append(taper([(x, y), (x + long / 2, y - 0.5), (x + long, y)], 0.45, Style()))
    return [*nodes, joined(ripples, Style(shade(water, 0.3)))]


def _deck(rng: Random, colours: Colours) -> list[Node]:
    """Planks across, on two beams, with a rail along either edge."""
    wood = mix(colours["wood"], colours["fields"], 0.22)
    ink = shade(wood, -0.7)
    shadow = rectangle(-_LEFT - 1, -3.6, 2 * _LEFT + 2, 9.2, Style(shade(colours["sea"], -0.5)))
    nodes: list[Node] = [shadow]
    count = 17
    step = 2 * (_LEFT + 0.8) / count
    for n in range(count):
        x = -_LEFT - 0.8 + n * step
        tone = shade(wood, rng.uniform(-0.12, 0.16))
        reach = 4.4 + rng.uniform(-0.25, 0.25)
        nodes.append(rectangle(x, -reach, step - 0.12, 2 * reach, Style(tone, ink, 0.18), 0.2))
    for y in (-4.6, 3.8):
        rail = shade(wood, -0.24)
        nodes.append(rectangle(-_LEFT - 1, y, 2 * _LEFT + 2, 0.9, Style(rail, ink, 0.22), 0.2))
        nodes.append(rectangle(-_LEFT - 1, y + 0.1, 2 * _LEFT + 2, 0.25, Style(shade(rail, 0.35))))
    return nodes


def _pier(rng: Random, side: int, colours: Colours) -> list[Node]:
    """A stone head at one end, painted in the player's colour, on a ring of boulders."""
    stone, paint = colours["stone"], colours["player"]
    ink = shade(stone, -0.65)
    nodes: list[Node] = []
    for n in range(9):
        y = -9.6 + 2.4 * n
        size = rng.uniform(1.5, 2.1)
        tone = shade(stone, rng.uniform(-0.2, 0.25))
        x = side * (_LEFT + 0.7 + rng.uniform(-0.4, 0.4))
        nodes.append(blob(rng, x, y, size, size * 0.8, Style(tone, ink, 0.25), points=7))
    left = _LEFT + 1.0 if side > 0 else -23.0
    nodes.append(rectangle(left, -11, 22.0 - _LEFT, 22, Style(shade(stone, 0.1), ink, 0.3)))
    edge = shade(paint, -0.7)
    x = side * (_LEFT + 1.0) if side > 0 else -22.5
    nodes.append(rectangle(x + (0.7 if side > 0 else 0), -11, 7.8, 22, Style(paint, edge, 0.35)))
    return nodes
