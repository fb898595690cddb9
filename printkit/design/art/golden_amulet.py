"""A gift: a golden amulet with the Peace Tree on it, on its chain over a velvet cushion."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from printkit.design.art.still_life import cast, still_life
from printkit.design.brush import Point, blob, joined, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse, polygon

_MIDDLE: Point = (0.0, 1.2)
_RADIUS = 8.4


def golden_amulet(rng: Random, colours: Colours) -> Group:
    """A still life 54 × 50 around the origin."""
    wall = mix(shade(colours["sheen"], -0.25), colours["sea"], 0.35)
    return Group(
        (
            still_life(rng, colours, wall=wall),
            cast(0.5, 15.4, 34, colours),
            *_cushion(rng, colours),
            *_chain(colours),
            *_disc(rng, colours),
            *_tree(rng, colours),
            *_sparks(colours),
        )
    )


def _cushion(rng: Random, colours: Colours) -> list[Node]:
    """Dark red velvet with corded edges and a tassel at either end."""
    red = mix(colours["red"], colours["sheen"], 0.25)
    ink = shade(red, -0.7)
    body = smooth(
        [(-18.5, 8.0), (-16.0, -4.0), (-12.0, -9.4), (0.0, -11.4), (12.0, -9.4), (16.0, -4.0),
         (18.5, 8.0), (16.8, 13.6), (0.0, 15.8), (-16.8, 13.6)],
        Style(shade(red, -0.24), ink, 0.4),
        tension=0.8,
    )  # fmt: skip
    lit = smooth(
        [(-16.0, 6.0), (-13.6, -4.6), (-9.0, -8.6), (0.0, -9.8), (9.4, -7.8), (11.0, -1.0),
         (5.0, 5.0), (-7.0, 8.6)],
        Style(red),
        tension=0.8,
    )  # fmt: skip
    sheen = smooth(
        [(-13.4, 0.0), (-10.6, -6.0), (-3.4, -8.4), (-6.0, -3.0), (-10.4, 2.0)],
        Style(shade(red, 0.2)),
        tension=0.8,
    )
    gold = mix(colours["gold"], colours["fields"], 0.4)
    nodes: list[Node] = []
    for side in (-1, 1):
        strands = [
            petal(side * 18.6, 10.6, 180 + side * (-14 + 9 * n), 6.2, 0.9, Style())
            for n in range(4)
        ]
        nodes.append(joined(strands, Style(gold, shade(gold, -0.6), 0.2)))
        knot = Style(shade(gold, 0.2), shade(gold, -0.6), 0.25)
        nodes.append(blob(rng, side * 18.6, 10.4, 1.2, 1.1, knot, tension=0.6))
    return [*nodes, body, lit, sheen]


def _chain(colours: Colours) -> list[Node]:
    """Links that fall from the amulet's ring in a loop over the cushion."""
    gold = mix(colours["gold"], colours["fields"], 0.45)
    ink = shade(colours["gold"], -0.65)
    nodes: list[Node] = []
    for side in (-1, 1):
        for n in range(15):
            t = n / 14
            x = side * (0.9 + 13.6 * sin(pi * t * 0.72))
            y = -8.6 - 3.4 * sin(pi * min(1.0, t * 1.5)) + 17.0 * t * t
            link = Style(shade(gold, 0.25 if n % 2 else -0.1), ink, 0.24)
            turn = 60.0 * side * (1 if n % 2 else -1)
            nodes.append(Group((ellipse(0, 0, 1.15, 0.72, link),), at=(x, y), turn=turn))
    return nodes


def _disc(rng: Random, colours: Colours) -> list[Node]:
    """The amulet: a rim of beads around a bright field, a ring above it."""
    gold = mix(colours["gold"], colours["fields"], 0.3)
    ink = shade(colours["gold"], -0.7)
    x, y = _MIDDLE
    shadow = ellipse(x + 1.3, y + 1.5, _RADIUS + 0.4, _RADIUS, Style(ink, opacity=0.35))
    ring = circle(x, y - _RADIUS - 1.1, 1.7, Style(shade(gold, 0.1), ink, 0.3))
    hole = circle(x, y - _RADIUS - 1.1, 0.8, Style(shade(colours["red"], -0.4)))
    rim = circle(x, y, _RADIUS, Style(shade(gold, -0.12), ink, 0.4))
    beads = []
    for n in range(28):
        turn = radians(360 / 28 * n)
        at = (x + (_RADIUS - 1.0) * cos(turn), y + (_RADIUS - 1.0) * sin(turn))
        tone = shade(gold, 0.22 - 0.34 * cos(turn - pi * 1.25 + pi))
        beads.append(blob(rng, *at, 0.78, 0.78, Style(tone, ink, 0.16), points=6, tension=0.6))
    field = circle(x, y, _RADIUS - 2.1, Style(mix(gold, colours["fields"], 0.7), ink, 0.25))
    light = smooth(
        [(x - 5.4, y + 0.6), (x - 4.2, y - 3.9), (x + 0.4, y - 5.6), (x - 2.6, y - 3.0),
         (x - 4.0, y + 1.6)],
        Style(shade(colours["fields"], 0.55)),
        tension=0.9,
    )  # fmt: skip
    return [shadow, ring, hole, rim, *beads, field, light]


def _tree(rng: Random, colours: Colours) -> list[Path]:
    """The Peace Tree in relief: six roots, a trunk, a crown of leaves around a green stone."""
    x, y = _MIDDLE
    dark = shade(mix(colours["gold"], colours["wood"], 0.4), -0.35)
    trunk = strand([(x, y + 5.2), (x, y + 2.0), (x, y - 1.4)], [2.6, 1.2, 1.0], Style(dark))
    roots = [
        strand([(x, y + 3.6), (x + dx * 0.6, y + 4.6), (x + dx, y + 5.2)], [1.0, 0.6, 0.2], Style())
        for dx in (-3.2, -1.7, 1.7, 3.2)
    ]
    leaf = mix(colours["forest"], colours["leaf"], 0.4)
    leaves = []
    for n in range(11):
        angle = -110 + 22 * n
        reach = 3.5 - 0.5 * (n % 2)
        tone = Style(shade(leaf, 0.12 - 0.1 * (n % 3)), shade(leaf, -0.6), 0.16)
        leaves.append(petal(x, y - 0.6, angle, reach + rng.uniform(0.6, 1.0), 1.3, tone))
    stone = circle(x, y - 1.2, 1.25, Style(colours["sea"], shade(colours["sea"], -0.6), 0.2))
    gleam = circle(x - 0.4, y - 1.6, 0.36, Style(shade(colours["sea"], 0.8)))
    return [joined([trunk, *roots], Style(dark)), *leaves, stone, gleam]


def _sparks(colours: Colours) -> list[Path]:
    """Two glints on the gold."""
    paths = []
    for x, y, size in ((-6.0, -4.6, 2.2), (12.6, -6.4, 1.4)):
        waist = size * 0.15
        tips = [(0, -size), (waist, -waist), (size * 0.75, 0), (waist, waist),
                (0, size), (-waist, waist), (-size * 0.75, 0), (-waist, -waist)]  # fmt: skip
        paths.append(polygon([(x + u, y + v) for u, v in tips], Style(shade(colours["wool"], 0.7))))
    return paths
