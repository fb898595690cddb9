"""A gift: a hearth of field stones and bricks with a fire in it and a kettle over the flames."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.still_life import still_life
from printkit.design.brush import Point, beam, blob, joined, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse, polygon, rectangle

_SPRING = -1.0
"""The height from which the arch springs."""

_INNER = 9.6
"""Half the width of the opening."""


def hearth_stone(rng: Random, colours: Colours) -> Group:
    """A still life 54 × 50 around the origin."""
    wall = mix(colours["hills"], colours["parchment"], 0.62)
    return Group(
        (
            still_life(rng, colours, wall=wall),
            *_stones(rng, colours),
            *_opening(colours),
            *_fire(rng, colours),
            *_kettle(colours),
            *_arch(rng, colours),
            *_slab(rng, colours),
        )
    )


def _stones(rng: Random, colours: Colours) -> list[Node]:
    """The hearth's body: courses of grey and brown stones in dark mortar."""
    mortar = shade(colours["stone"], -0.5)
    body = polygon(
        [(-19, 15), (-18, -19), (18, -19), (19, 15)], Style(mortar, shade(mortar, -0.5), 0.4)
    )
    nodes: list[Node] = [body]
    tones = (colours["stone"], colours["mountains"], mix(colours["stone"], colours["wood"], 0.35))
    for row in range(8):
        y = -16.6 + 4.3 * row
        x = -17.6 + (row % 2) * 1.4
        while x < 16.6:
            wide = min(rng.uniform(4.4, 7.2), 18.2 - x)
            tone = shade(rng.choice(tones), rng.uniform(-0.16, 0.2) - 0.006 * x)
            nodes += _stone(rng, x + wide / 2, y, wide / 2 - 0.25, 1.95, tone)
            x += wide
    return nodes


def _stone(rng: Random, x: float, y: float, rx: float, ry: float, tone: str) -> list[Path]:
    """A rounded block with light along its upper edge."""
    ring: list[Point] = [
        (x + rx * u + rng.uniform(-0.2, 0.2), y + ry * v + rng.uniform(-0.2, 0.2))
        for u, v in (
            (-1, -0.6),
            (-0.6, -1),
            (0.6, -1),
            (1, -0.6),
            (1, 0.6),
            (0.6, 1),
            (-0.6, 1),
            (-1, 0.6),
        )
    ]
    top = [(a, y + (b - y) * 0.55 - ry * 0.24) for a, b in ring]
    return [
        smooth(ring, Style(shade(tone, -0.2)), tension=0.5),
        smooth([((a - x) * 0.86 + x - 0.15, b) for a, b in top], Style(tone), tension=0.5),
    ]


def _outline(reach: float, low: float) -> list[Point]:
    """The opening: a half circle on two straight cheeks."""
    arc = [(reach * cos(radians(a)), _SPRING - reach * sin(radians(a))) for a in range(0, 181, 15)]
    return [(reach, low), *arc, (-reach, low)]


def _opening(colours: Colours) -> list[Node]:
    """The dark inside with the glow of the embers."""
    soot = shade(colours["hills"], -0.78)
    glow = mix(soot, colours["hills"], 0.55)
    return [
        polygon(_outline(_INNER, 13.4), Style(soot)),
        ellipse(0, 9.0, 8.2, 7.4, Style(glow, opacity=0.55)),
        ellipse(0, 10.4, 6.4, 4.8, Style(mix(colours["hills"], colours["gold"], 0.4), opacity=0.5)),
    ]


def _fire(rng: Random, colours: Colours) -> list[Node]:
    """Two logs crossed, flames in three tones above them."""
    bark, ink = shade(colours["wood"], -0.3), shade(colours["wood"], -0.75)
    nodes: list[Node] = []
    flames = (
        (mix(colours["hills"], colours["red"], 0.35), 1.0, 0.0),
        (mix(colours["hills"], colours["fields"], 0.55), 0.72, 0.3),
        (mix(colours["fields"], "#FFF6E0", 0.35), 0.44, 0.5),
    )
    spots = [(-5.0, 8.2), (-2.0, 11.6), (1.6, 10.2), (4.8, 7.6)]
    heights = [high * rng.uniform(0.92, 1.08) for _, high in spots]
    for tone, size, drop in flames:
        tongues = [
            petal(x * (0.5 + size / 2), 12.6 - drop, x * 2.2, high * size, 4.4 * size, Style())
            for (x, _), high in zip(spots, heights, strict=True)
        ]
        nodes.append(joined(tongues, Style(tone)))
    for start, end in (((-7.4, 13.0), (6.0, 11.4)), ((-5.6, 11.2), (7.4, 13.2))):
        nodes.append(beam(start, end, 2.3, Style(bark, ink, 0.3)))
        x, y = end
        nodes.append(ellipse(x, y, 0.8, 1.15, Style(mix(colours["desert"], bark, 0.2), ink, 0.25)))
    return nodes


def _kettle(colours: Colours) -> list[Node]:
    """A black kettle on a chain from the arch."""
    iron, ink = shade(colours["oil"], 0.12), shade(colours["oil"], -0.4)
    chain = [
        ellipse(0, -9.6 + 1.5 * n, 0.45, 0.85, Style(None, shade(iron, 0.3), 0.4)) for n in range(4)
    ]
    handle = strand(
        [(-4.2, -0.6), (-2.6, -3.6), (0, -4.6), (2.6, -3.6), (4.2, -0.6)], [0.6] * 5, Style(iron)
    )
    body = smooth(
        [
            (-4.6, -0.8),
            (-5.2, 2.2),
            (-3.0, 5.0),
            (0, 5.6),
            (3.0, 5.0),
            (5.2, 2.2),
            (4.6, -0.8),
            (0, -0.2),
        ],
        Style(iron, ink, 0.3),
        tension=0.8,
    )
    rim = ellipse(0, -0.9, 4.9, 1.0, Style(shade(iron, 0.25), ink, 0.3))
    inside = ellipse(0, -0.8, 3.9, 0.6, Style(shade(colours["hills"], -0.4)))
    light = smooth([(-4.2, 0.9), (-4.0, 3.2), (-2.4, 4.4), (-3.0, 2.0)], Style(shade(iron, 0.34)))
    return [*chain, handle, body, rim, inside, light]


def _arch(rng: Random, colours: Colours) -> list[Node]:
    """A ring of bricks around the opening, a keystone with a heart in its crown."""
    brick = colours["hills"]
    ink = shade(brick, -0.65)
    nodes: list[Node] = []
    for n in range(12):
        a, b = 180 / 12 * n + 0.8, 180 / 12 * (n + 1) - 0.8
        corners = [(_ring(a, _INNER)), (_ring(b, _INNER)), (_ring(b, 13.2)), (_ring(a, 13.2))]
        tone = shade(brick, rng.uniform(-0.12, 0.16) + 0.14 * cos(radians(a + 45)) * -1)
        nodes.append(polygon(corners, Style(tone, ink, 0.25)))
    for side in (-1, 1):
        for n in range(4):
            x = side * (_INNER + 1.8)
            y = _SPRING + 3.6 * n
            tone = shade(brick, rng.uniform(-0.14, 0.12) - 0.08 * side)
            nodes.append(rectangle(x - 1.8, y + 0.15, 3.6, 3.3, Style(tone, ink, 0.25)))
    key = [(-2.4, -15.4), (2.4, -15.4), (1.7, -9.8), (-1.7, -9.8)]
    nodes.append(
        polygon(key, Style(shade(colours["stone"], 0.3), shade(colours["stone"], -0.6), 0.3))
    )
    nodes.append(
        Path(
            (
                ("M", 0, -11.0),
                ("C", -2.2, -12.6, -1.4, -14.4, 0, -13.4),
                ("C", 1.4, -14.4, 2.2, -12.6, 0, -11.0),
                ("Z",),
            ),
            Style(colours["red"]),
        )
    )
    return nodes


def _ring(angle: float, reach: float) -> Point:
    return reach * cos(radians(angle)), _SPRING - reach * sin(radians(angle))


def _slab(rng: Random, colours: Colours) -> list[Node]:
    """The hearth stone itself: a worn slab before the fire, with embers fallen on it."""
    stone = mix(colours["stone"], colours["mountains"], 0.4)
    ink = shade(stone, -0.65)
    top = polygon(
        [(-20.5, 14.6), (20.5, 14.6), (23, 18.6), (-23, 18.6)], Style(shade(stone, 0.3), ink, 0.35)
    )
    front = polygon(
        [(-23, 18.6), (23, 18.6), (22.6, 22.4), (-22.6, 22.4)],
        Style(shade(stone, -0.15), ink, 0.35),
    )
    worn = ellipse(0, 16.4, 11.5, 1.2, Style(shade(stone, 0.5)))
    embers = [
        blob(
            rng,
            rng.uniform(-8, 8),
            rng.uniform(15.4, 17.4),
            0.5,
            0.35,
            Style(mix(colours["hills"], colours["fields"], 0.4)),
            points=5,
        )
        for _ in range(6)
    ]
    cracks = [
        Path(
            (("M", x, 18.8), ("L", x + 1.0, 20.4), ("L", x + 0.4, 22.0)),
            Style(stroke=shade(stone, -0.45), width=0.3),
        )
        for x in (-9.0, 12.5)
    ]
    return [top, worn, front, *embers, *cracks]
