"""One great old tree: a gnarled trunk on wide roots, boughs, a crown of many leafy clumps.

The Peace Tree stands in the middle of the Divided Land; art.broadleaf is the small tree of the
other landscapes. What hangs in it is the affair of whoever places it between its two halves.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from printkit.design.brush import Point, cloud, joined, petal, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style

_BOUGHS: tuple[tuple[Point, ...], ...] = (
    ((-1.6, -10.0), (-6.4, -15.4), (-13.6, -18.0), (-23.0, -19.4)),
    ((1.8, -10.0), (7.2, -15.0), (14.6, -17.4), (23.4, -18.8)),
    ((-0.8, -13.0), (-4.0, -21.0), (-9.4, -28.0), (-12.4, -35.0)),
    ((0.8, -13.0), (2.0, -22.0), (1.0, -31.0), (3.0, -40.0)),
    ((1.4, -13.0), (6.0, -20.6), (11.8, -26.4), (15.0, -33.4)),
)
"""The boughs from the fork of the trunk outward; the first two are the low ones."""

_ROOTS: tuple[tuple[Point, ...], ...] = (
    ((-2.6, -2.6), (-5.4, -0.2), (-9.8, 0.6), (-13.4, 2.4)),
    ((2.6, -2.6), (5.8, -0.4), (10.0, 0.0), (13.8, 1.4)),
    ((-1.2, -1.8), (-3.2, 1.6), (-6.4, 3.6), (-8.6, 5.6)),
    ((1.2, -1.8), (3.6, 1.4), (6.8, 3.0), (9.6, 4.6)),
)


_CROWN: tuple[tuple[float, float, float], ...] = (
    (1.0, -48.0, 6.4), (-8.4, -46.0, 7.2), (10.4, -45.6, 6.8), (-17.6, -42.4, 6.2),
    (19.0, -41.4, 6.6), (-1.6, -41.4, 8.6), (9.4, -38.6, 7.0), (-11.8, -37.6, 8.4),
    (26.2, -36.0, 5.8), (-24.6, -36.6, 7.2), (18.2, -34.4, 8.2), (1.6, -32.6, 7.6),
    (-30.4, -29.4, 5.6), (31.0, -29.6, 5.8), (-19.4, -29.8, 8.0), (25.0, -27.2, 6.6),
    (-8.6, -29.0, 7.0), (11.0, -28.4, 6.8), (-27.4, -23.0, 6.2), (18.4, -23.4, 5.8),
    (29.6, -22.4, 5.0), (-17.2, -22.4, 5.6), (-10.4, -23.6, 3.8), (11.2, -22.6, 3.6),
)  # fmt: skip
"""The near masses of the crown from the top down: where each hangs and how large it is."""


class Clump(NamedTuple):
    """A mass of leaves: where it hangs, how large it is, how much light it has."""

    x: float
    y: float
    size: float
    light: float


def great_tree(rng: Random, colours: Colours, *, half: str = "") -> Group:
    """A tree 74 wide and 56 high, the middle of its trunk's foot at the origin.

    Args:
        rng: Chance; the two halves drawn with equal generators are one tree.
        colours: The theme.
        half: "wood" for the far leaves, the trunk and the boughs, "leaves" for the near crown;
            empty for both.
    """
    green = mix(colours["leaf"], colours["forest"], 0.28)
    clumps = _clumps(rng)
    far = [clump for clump in clumps if clump.light < 0]
    near = [clump for clump in clumps if clump.light >= 0]
    wood: list[Node] = [*_far(rng, far, green), *_wood(rng, colours)]
    leaves = _near(rng, near, green, colours)
    return Group((*(wood if half != "leaves" else ()), *(leaves if half != "wood" else ())))


def _clumps(rng: Random) -> list[Clump]:
    """The crown, its far mass first, then from the top down, each with its share of light."""
    clumps = [
        Clump(x + rng.uniform(-1, 1), y + rng.uniform(-1, 1), size, -1.0)
        for x, y, size in (
            (-20.0, -33.0, 12.0), (20.0, -33.0, 12.0), (0.0, -40.0, 14.0),
            (-11.0, -25.0, 9.6), (11.5, -24.5, 9.6), (-26.0, -25.0, 7.0), (26.0, -24.5, 7.0),
            (0.0, -26.0, 8.0),
        )
    ]  # fmt: skip
    for x, y, size in _CROWN:
        place = (x + rng.uniform(-1.4, 1.4), y + rng.uniform(-0.9, 0.9))
        light = max(0.0, min(1.0, 0.44 - x / 58 - (y + 33) / 30))
        clumps.append(Clump(*place, size * rng.uniform(0.92, 1.1), light))
    return clumps


def _leaves(rng: Random, clump: Clump, shrink: float = 1.0, shift: float = 0.0) -> Path:
    x, y = clump.x - clump.size * shift, clump.y - clump.size * shift
    wide = clump.size * shrink
    return cloud(rng, x, y, wide, wide * 0.78, Style(), bumps=max(7, round(wide * 1.6)))


def _far(rng: Random, clumps: list[Clump], green: str) -> list[Node]:
    """The leaves behind the boughs, all in shade."""
    dark = shade(green, -0.52)
    outline = [_leaves(rng, clump) for clump in clumps]
    inner = [_leaves(rng, clump, 0.8, 0.1) for clump in clumps]
    return [
        joined(outline, Style(dark, shade(green, -0.72), 0.7)),
        joined(outline, Style(dark)),
        joined(inner, Style(shade(green, -0.42))),
    ]


def _wood(rng: Random, colours: Colours) -> list[Node]:
    """Roots, trunk and boughs in one silhouette, then light from the west and furrows."""
    bark = mix(colours["wood"], colours["stone"], 0.16)
    ink = shade(bark, -0.72)
    trunk = ((0.0, 1.6), (-0.3, -2.6), (0.4, -7.0), (0.0, -14.0), (0.2, -20.0))
    widths = (13.0, 8.2, 6.4, 6.0, 4.0)
    limbs = [strand(trunk, widths, Style())]
    limbs += [strand(bough, (4.6, 3.2, 2.2, 1.0), Style()) for bough in _BOUGHS]
    limbs += [strand(root, (4.4, 3.0, 1.8, 0.5), Style()) for root in _ROOTS]
    nodes: list[Node] = [
        joined(limbs, Style(ink, ink, 0.7)),
        joined(limbs, Style(shade(bark, -0.3))),
    ]
    lit = [strand([(x - 1.2, y) for x, y in trunk], [w * 0.5 for w in widths], Style())]
    for limb, width in ((_BOUGHS, 2.0), (_ROOTS, 1.8)):
        lit += [
            strand([(x - 0.4, y - 0.5) for x, y in one], (width, width * 0.7, 0.9, 0.3), Style())
            for one in limb
        ]
    nodes.append(joined(lit, Style(shade(bark, 0.06))))
    gleam = [(x - 2.3, y) for x, y in trunk[1:]]
    nodes.append(strand(gleam, (1.5, 1.5, 1.2, 0.5), Style(shade(bark, 0.3))))
    nodes += _furrows(rng, shade(bark, -0.52))
    return nodes


def _furrows(rng: Random, tone: str) -> list[Node]:
    """Cracks of old bark that follow trunk and roots, and a hollow."""
    cracks = []
    for x, low, high in ((-1.9, 0.4, -9.0), (-0.4, 1.4, -6.0), (1.3, 0.6, -11.0), (2.4, 0.0, -5.0)):
        bend = rng.uniform(-0.5, 0.5)
        spine = [(x * 1.35, low), (x + bend, (low + high) / 2), (x * 0.8, high)]
        cracks.append(taper([spine[0], spine[1], spine[2]], 0.5, Style()))
    hollow = petal(1.5, -7.2, 4.0, 3.4, 1.5, Style(tone))
    return [joined(cracks, Style(tone)), hollow]


def _near(rng: Random, clumps: list[Clump], green: str, colours: Colours) -> list[Node]:
    """The crown in front: every clump with a soft dark edge, lit from the north-west."""
    sun = mix(green, colours["fields"], 0.36)
    return [node for clump in clumps for node in _mass(rng, clump, green, sun)]


def _mass(rng: Random, clump: Clump, green: str, sun: str) -> list[Node]:
    """One mass of leaves: a shaded body, then tufts of leaves that catch more and more light."""
    base = shade(green, -0.36 + 0.26 * clump.light)
    tones = [
        shade(base, 0.1),
        mix(base, sun, 0.45),
        shade(mix(base, sun, 0.8), 0.06 + 0.2 * clump.light),
    ]
    nodes: list[Node] = [joined([_leaves(rng, clump)], Style(base, shade(green, -0.6), 0.26))]
    for n, tone in enumerate(tones):
        nodes.append(joined(_tufts(rng, clump, n), Style(tone)))
    return [
        *nodes,
        _flecks(rng, clump, Style(shade(base, -0.32))),
        _flecks(rng, clump, Style(shade(sun, 0.3)), lit=True),
    ]


def _tufts(rng: Random, clump: Clump, level: int) -> list[Path]:
    """Small tufts along the side of a clump that faces the light, fewer the brighter they are."""
    count, reach, size = ((7, 0.44, 0.4), (5, 0.5, 0.28), (3, 0.52, 0.17))[level]
    spread = (1.15, 0.8, 0.5)[level]
    tufts = []
    for n in range(count):
        share = 2 * n / (count - 1) - 1
        angle = pi * 1.28 + spread * share * 1.4 + rng.uniform(-0.12, 0.12)
        x = clump.x + clump.size * reach * cos(angle)
        y = clump.y + clump.size * reach * 0.76 * sin(angle)
        wide = clump.size * size * rng.uniform(0.8, 1.2)
        tufts.append(cloud(rng, x, y, wide, wide * 0.72, Style(), bumps=rng.choice((5, 6, 7))))
    if level == 0:
        tufts.append(_leaves(rng, clump, 0.6, 0.1))
    return tufts


def _flecks(rng: Random, clump: Clump, style: Style, *, lit: bool = False) -> Path:
    """Single leaves: dark ones on the shaded side of a clump, light ones towards the sun."""
    leaves = []
    for _ in range(5):
        angle = rng.uniform(0.9, 1.6) * pi if lit else rng.uniform(-0.1, 0.6) * pi
        reach = rng.uniform(0.3, 0.62) if lit else rng.uniform(0.45, 0.85)
        x = clump.x + clump.size * reach * cos(angle)
        y = clump.y + clump.size * reach * 0.75 * sin(angle)
        long = clump.size * rng.uniform(0.17, 0.26)
        leaves.append(petal(x, y, rng.uniform(60, 200), long, long * 0.42, style))
    return joined(leaves, style)
