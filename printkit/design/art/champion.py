"""The front of the Champion of the Environment token: a golden circlet that grows leaves."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.laurel import laurel
from printkit.design.art.leaf_blade import leaf_blade
from printkit.design.art.medallion import face_outline, medallion
from printkit.design.brush import Point, between, blob, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon

_WIDE, _FLAT = 9.4, 2.5
_MIDDLE: Point = (0.0, 5.6)
_HIGH = 3.1
"""How tall the circlet's band is."""

_NEAR = (
    (172.0, 10.0, 3.1), (8.0, 10.0, 3.1), (112.0, 8.6, 2.7), (68.0, 8.6, 2.7),
    (144.0, 13.4, 3.8), (36.0, 13.4, 3.8), (90.0, 16.6, 4.5),
)  # fmt: skip
"""Leaves of the near half: where on the ring, how long, how wide."""


def champion(rng: Random, colours: Colours) -> Group:
    """A disc of 40, its ground running on to 46: a crown before rays, over two twigs."""
    paper = colours["parchment"]
    rays = Group(
        (*_rays(rng, mix(paper, colours["gold"], 0.2)),), clip=face_outline(rng, 17.5, Style())
    )
    return Group(
        (
            medallion(rng, colours, shade(colours["forest"], -0.05), paper, size=40.0),
            rays,
            *_twigs(rng, colours),
            *_back(rng, colours),
            *_front(rng, colours),
        )
    )


def _rays(rng: Random, tone: str) -> list[Path]:
    """Light that fans out from behind the crown."""
    rays = []
    for n in range(14):
        start = 360 / 14 * (n + rng.uniform(-0.12, 0.12))
        ends = [start, start + rng.uniform(10, 14)]
        tips = [(22 * sin(radians(a)), 2 - 22 * cos(radians(a))) for a in ends]
        rays.append(polygon([(0, 2), *tips], Style(tone)))
    return rays


def _twigs(rng: Random, colours: Colours) -> list[Node]:
    """Two twigs that cross under the crown and follow the rim."""
    tone = mix(colours["leaf"], colours["forest"], 0.35)
    nodes: list[Node] = []
    for way in (-1, 1):
        start, end = 180.0 - way * 6, 180.0 + way * 76
        nodes.append(laurel(rng, colours, 14.2, start=start, end=end, length=4.2, tone=tone))
    return nodes


def _ring(angle: float, lift: float = 0.0) -> Point:
    """A place on the circlet's foot; 0 is its east end, 90 the front."""
    turn = radians(angle)
    return _MIDDLE[0] + _WIDE * cos(turn), _MIDDLE[1] + _FLAT * sin(turn) - lift


def _blade(
    rng: Random, colours: Colours, angle: float, length: float, width: float, tone: str
) -> Group:
    """A leaf on the upper edge of the circlet, leaning outward and bending out at its tip."""
    x, y = _ring(angle, _HIGH - 0.4)
    lean, bend = x * 1.5, x * 1.2
    blade = leaf_blade(rng, colours, angle=lean, length=length, width=width, bend=bend, tone=tone)
    return Group((blade,), at=(x, y))


def _back(rng: Random, colours: Colours) -> list[Node]:
    """The far half: leaves in the shade and the band's inner face."""
    leaf, gold = shade(colours["leaf"], -0.45), shade(colours["gold"], -0.45)
    nodes: list[Node] = [
        _blade(rng, colours, angle, 10.0, 3.0, leaf) for angle in (206, 334, 236, 304, 270)
    ]
    arc = [*range(180, 361, 15)]
    foot, rim = [_ring(a) for a in arc], [_ring(a, _HIGH) for a in arc]
    return [*nodes, between(rim, foot, Style(gold, shade(gold, -0.5), 0.3))]


def _front(rng: Random, colours: Colours) -> list[Node]:
    """The near half: leaves, the tallest in the middle, and the golden band."""
    nodes: list[Node] = []
    for angle, length, width in _NEAR:
        light = 0.12 - 0.012 * _ring(angle)[0] if width > 3 else -0.2
        nodes.append(_blade(rng, colours, angle, length, width, shade(colours["leaf"], light)))
    return [*nodes, *_band(colours), *_stones(rng, colours)]


def _band(colours: Colours) -> list[Node]:
    """The circlet: lit in the west, shaded in the east, a bead along either edge."""
    gold = mix(colours["gold"], colours["fields"], 0.4)
    ink = shade(colours["gold"], -0.65)
    arc = [*range(180, -1, -15)]
    foot, rim = [_ring(a) for a in arc], [_ring(a, _HIGH) for a in arc]
    west, east = slice(1, 5), slice(8, 13)
    nodes: list[Node] = [
        between(rim, foot, Style(gold, ink, 0.35)),
        between(rim[west], foot[west], Style(shade(gold, 0.45))),
        between(rim[east], foot[east], Style(shade(gold, -0.2))),
    ]
    for lift in (0.55, _HIGH - 0.55):
        bead = [_ring(a, lift) for a in arc]
        nodes.append(smooth(bead, Style(None, shade(gold, -0.4), 0.25), closed=False))
    return nodes


def _stones(rng: Random, colours: Colours) -> list[Node]:
    """A green stone in front of each tall leaf, golden berries between them."""
    nodes: list[Node] = []
    for n, angle in enumerate((150, 120, 90, 60, 30)):
        x, y = _ring(angle, _HIGH / 2)
        tone = colours["forest"] if n % 2 == 0 else colours["red"]
        size = 1.0 if n == 2 else 0.75 - 0.15 * (n % 2)
        ink = Style(tone, shade(tone, -0.6), 0.25)
        nodes.append(blob(rng, x, y, size, size, ink, wobble=0.03, tension=0.6))
        gleam = Style(shade(tone, 0.65))
        nodes.append(blob(rng, x - 0.3 * size, y - 0.35 * size, 0.3, 0.25, gleam, tension=0.6))
    return nodes
