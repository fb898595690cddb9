"""A pond of rain in a worked-out clay pit, reeds at its edge; one of the hills' yards has it."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, blob, petal, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line


def clay_pond(rng: Random, colours: Colours) -> Group:
    """Green water sunk into the clay, 17 wide and 7 tall, the origin at its middle."""
    clay = colours["hills"]
    water = mix(mix(colours["river"], colours["leaf"], 0.3), colours["stone"], 0.25)
    ring = [
        (-8.4, 0.4), (-6.0, -2.2), (-2.2, -2.4), (1.0, -3.3), (5.4, -2.6), (8.2, -0.6),
        (6.6, 1.6), (2.6, 2.0), (-0.6, 3.2), (-4.8, 2.6),
    ]  # fmt: skip
    ring = [(x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.25, 0.25)) for x, y in ring]
    nodes: list[Node] = [
        _wide(ring, 1.13, 0.0, shade(clay, -0.12)),
        _wide(ring, 1.06, -0.35, shade(clay, -0.42)),
        _wide(ring, 1.0, 0.25, water),
        blob(rng, -0.4, 0.8, 5.0, 1.2, Style(shade(water, -0.14)), tension=0.6),
    ]
    gleam = Style(shade(water, 0.5))
    for x, y, half in ((-4.6, -0.6, 1.6), (-1.5, 1.6, 2.2), (3.4, -0.9, 1.9)):
        points = [(x - half, y), (x, y - 0.15), (x + half, y + 0.05)]
        nodes.append(taper(points, 0.45, gleam))
    return Group((*nodes, *_reeds(rng, colours)))


def _wide(ring: list[Point], grow: float, drop: float, tone: str) -> Path:
    return smooth([(x * grow, y * grow + drop) for x, y in ring], Style(tone), tension=1.0)


def _reeds(rng: Random, colours: Colours) -> list[Node]:
    """Blades and a few cat's-tails at the eastern end."""
    green, ink = mix(colours["leaf"], colours["fields"], 0.25), shade(colours["wood"], -0.45)
    nodes: list[Node] = []
    for n in range(7):
        x, y = 4.2 + 0.75 * n + rng.uniform(-0.3, 0.3), -1.9 + 0.25 * n + rng.uniform(-0.3, 0.3)
        lean, tall = rng.uniform(-14, 20), rng.uniform(2.6, 4.6)
        nodes.append(petal(x, y, lean, tall, 0.5, Style(shade(green, -0.12 + 0.1 * (n % 3)))))
        if n % 3 == 1:
            nodes.append(line(x, y, x + 0.3, y - 4.6, Style(None, ink, 0.22)))
            nodes.append(petal(x + 0.25, y - 3.7, 4, 1.7, 0.62, Style(colours["wood"], ink, 0.18)))
    return nodes
