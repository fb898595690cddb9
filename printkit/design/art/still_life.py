"""The room that every gift is painted in: a wall with light from the west, a table before it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from printkit.design.brush import blob, joined, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse, polygon, rectangle

WIDTH, HEIGHT = 54.0, 50.0
"""What it paints, around the origin; the picture's window may show less."""

_EDGE = 8.0
"""Where the table's far edge lies."""


def still_life(rng: Random, colours: Colours, *, wall: str) -> Group:
    """A wall of that colour over a wooden table; things stand with their feet at y = 14."""
    return Group((*_wall(rng, colours, wall), *_table(rng, colours)))


def cast(x: float, y: float, width: float, colours: Colours) -> Path:
    """The shadow of a thing of that width on the table, towards the south-east."""
    dark = Style(shade(colours["wood"], -0.75), opacity=0.38)
    return ellipse(x + width * 0.1, y, width * 0.58, width * 0.1 + 0.8, dark)


def _wall(rng: Random, colours: Colours, wall: str) -> list[Node]:
    """Plaster, a slanting field of light, some strokes of the brush."""
    pale = mix(wall, colours["parchment"], 0.45)
    nodes: list[Node] = [rectangle(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, Style(wall))]
    for shift, share in ((0.0, 0.45), (2.6, 0.85)):
        band = [(-27.0, -22.0 + shift), (-6.0 - shift, -25.0), (24.0 - shift, 10.0), (-6.0, 10.0)]
        nodes.append(polygon(band, Style(mix(wall, pale, share))))
    strokes = []
    for _ in range(9):
        x, y, long = rng.uniform(-26, 20), rng.uniform(-23, 6), rng.uniform(4, 10)
        strokes.append(taper([(x, y), (x + long / 2, y - 0.3), (x + long, y)], 0.7, Style()))
    return [*nodes, joined(strokes, Style(shade(wall, 0.14)))]


def _table(rng: Random, colours: Colours) -> list[Node]:
    """Three planks seen from above, the far one in the wall's shade, with knots."""
    wood = mix(colours["wood"], colours["fields"], 0.24)
    edges = (_EDGE, 11.6, 16.6, 25.5)
    nodes: list[Node] = []
    for n, (far, near) in enumerate(pairwise(edges)):
        tone = shade(wood, -0.1 + 0.12 * n)
        plank = rectangle(-WIDTH / 2, far, WIDTH, near - far, Style(tone))
        gleam = rectangle(-WIDTH / 2, far, WIDTH, 0.35, Style(shade(tone, 0.3)))
        seam = rectangle(-WIDTH / 2, near - 0.3, WIDTH, 0.3, Style(shade(tone, -0.5)))
        grain = []
        for _ in range(4):
            x, y = rng.uniform(-26, 18), rng.uniform(far + 0.8, near - 0.8)
            long = rng.uniform(5, 12)
            grain.append(taper([(x, y), (x + long / 2, y + 0.25), (x + long, y)], 0.3, Style()))
        nodes += [plank, gleam, seam, joined(grain, Style(shade(tone, -0.22)))]
    knot = blob(rng, rng.choice((-20.0, 21.0)), 20.5, 1.1, 0.5, Style(shade(wood, -0.35)))
    return [*nodes, knot]
