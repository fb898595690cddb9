"""A gift: a basket of bread, two loaves and a round one on a cloth, ears of grain beside it."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.art.still_life import cast, still_life
from printkit.design.brush import Point, joined, petal, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse, polygon

_TOP, _FOOT = 0.6, 14.0
_WIDE, _NARROW = 15.4, 11.6
"""The basket's rim and foot: their heights, and half their widths."""


def bread_basket(rng: Random, colours: Colours) -> Group:
    """A still life 54 × 50 around the origin."""
    wall = mix(colours["fields"], colours["parchment"], 0.4)
    return Group(
        (
            still_life(rng, colours, wall=wall),
            cast(0.5, 14.4, 27, colours),
            *_handle(colours, far=True),
            ellipse(0, _TOP, _WIDE, 3.4, Style(shade(colours["wood"], -0.55))),
            *_loaves(rng, colours),
            *_weave(colours),
            *_cloth(colours),
            *_ears(rng, colours),
        )
    )


def _handle(colours: Colours, *, far: bool) -> list[Node]:
    """The bow over the basket."""
    tone = shade(mix(colours["wood"], colours["fields"], 0.3), -0.2 if far else 0.0)
    ink = shade(colours["wood"], -0.7)
    arc = [
        (_WIDE * 0.9 * cos(radians(a)), _TOP - 18.5 * sin(radians(a))) for a in range(0, 181, 15)
    ]
    bow = strand(arc, [2.0] * len(arc), Style(tone, ink, 0.3))
    light = strand([(x * 0.985, y + 0.35) for x, y in arc[5:]], [0.6] * 8, Style(shade(tone, 0.35)))
    wraps = [
        taper([(x - 1.2 * sin(radians(n * 15)), y - 1.0), (x, y), (x + 0.6, y + 1.0)], 0.5, Style())
        for n, (x, y) in enumerate(arc[1:-1], start=1)
    ]
    return [bow, light, joined(wraps, Style(shade(tone, -0.45)))]


def _loaves(rng: Random, colours: Colours) -> list[Node]:
    """A round loaf between two long ones, crusts cut open and floured."""
    crust = mix(colours["gold"], colours["hills"], 0.45)
    nodes: list[Node] = []
    for x, y, wide, high, turn in ((-8.6, -3.6, 7.2, 4.6, -24.0), (9.0, -3.2, 7.0, 4.4, 22.0)):
        nodes.append(Group(tuple(_long(crust, wide, high)), at=(x, y), turn=turn))
    nodes.append(Group(tuple(_round(rng, crust)), at=(0.2, -4.4)))
    return nodes


def _long(crust: str, wide: float, high: float) -> list[Path]:
    """A long loaf with three slashes, lying level around the origin."""
    ink = shade(crust, -0.65)
    inner = mix(crust, "#F7E7C0", 0.62)
    body = ellipse(0, 0, wide, high, Style(shade(crust, -0.12), ink, 0.35))
    lit = ellipse(-wide * 0.1, -high * 0.2, wide * 0.86, high * 0.68, Style(shade(crust, 0.14)))
    cuts = [
        petal(-wide * 0.56 + n * wide * 0.46, high * 0.22, 38, high * 1.15, high * 0.42, Style())
        for n in range(3)
    ]
    return [body, lit, joined(cuts, Style(inner, shade(crust, -0.35), 0.25))]


def _round(rng: Random, crust: str) -> list[Path]:
    """A round loaf with a cross cut into it."""
    ink = shade(crust, -0.65)
    inner = mix(crust, "#F7E7C0", 0.7)
    ring: list[Point] = [
        (7.8 * cos(radians(a)) + rng.uniform(-0.2, 0.2), 6.4 * sin(radians(a)))
        for a in range(0, 360, 30)
    ]
    body = smooth(ring, Style(shade(crust, -0.2), ink, 0.35), tension=1.0)
    lit = ellipse(-0.8, -1.0, 6.3, 4.7, Style(shade(crust, 0.06)))
    sun = ellipse(-2.0, -2.2, 3.9, 2.6, Style(shade(crust, 0.26)))
    cross = [
        taper([(-4.8, -2.6), (0, -0.9), (4.6, -0.8)], 1.5, Style()),
        taper([(1.8, -4.9), (0.2, -1.4), (-1.6, 2.6)], 1.5, Style()),
    ]
    return [body, lit, sun, joined(cross, Style(inner, shade(crust, -0.4), 0.2))]


def _cloth(colours: Colours) -> list[Node]:
    """A linen cloth over the rim, hanging down in front in two points, with a red stripe."""
    linen = shade(colours["wool"], 0.1)
    edge: list[Point] = [
        (-13.6, 0.4), (-10.4, 1.6), (-9.4, 6.6), (-5.6, 2.6), (-1.4, 3.4), (1.2, 8.8),
        (4.6, 3.4), (8.6, 2.4), (11.4, 5.4), (13.6, 0.2),
    ]  # fmt: skip
    top: list[Point] = [(13.0, -1.6), (6.0, 0.4), (0.0, 1.0), (-6.0, 0.4), (-13.0, -1.4)]
    ink = shade(colours["stone"], -0.55)
    body = smooth([*edge, *top], Style(linen, ink, 0.3), tension=0.45)
    folds = [
        taper([(-10.2, 1.4), (-9.6, 3.6), (-9.4, 6.0)], 0.8, Style()),
        taper([(1.0, 1.4), (1.2, 4.4), (1.2, 8.0)], 0.9, Style()),
        taper([(11.0, 1.0), (11.3, 3.0), (11.4, 5.0)], 0.7, Style()),
    ]
    stripe = [(-12.2, -0.2), (-6.0, 1.5), (0.4, 2.3), (6.0, 1.5), (12.2, -0.4)]
    red = strand(stripe, [0.7] * 5, Style(mix(colours["red"], linen, 0.25)))
    return [body, joined(folds, Style(shade(colours["stone"], 0.3))), red]


def _weave(colours: Colours) -> list[Node]:
    """Wicker: courses of short rods that pass over and under, darker to the east."""
    wood = mix(colours["wood"], colours["fields"], 0.34)
    ink = shade(colours["wood"], -0.7)
    rim = [(_WIDE * cos(radians(a)), _TOP + 3.4 * sin(radians(a))) for a in range(180, -1, -15)]
    foot = [(_NARROW, _FOOT), (_NARROW * 0.5, _FOOT + 1.2), (0, _FOOT + 1.6)]
    foot += [(-x, y) for x, y in foot[1::-1]]
    nodes: list[Node] = [polygon([*rim, *foot], Style(shade(wood, -0.5), ink, 0.4))]
    for row in range(7):
        y = 2.4 + 1.78 * row
        half = _WIDE - 0.9 - (_WIDE - _NARROW) * (y - _TOP) / (_FOOT - _TOP)
        for n in range(10):
            x = -half + (n + 0.5 * (row % 2)) * half / 4.75
            if abs(x) > half - 0.5:
                continue
            tone = shade(wood, 0.2 - 0.38 * (x + half) / (2 * half))
            sag = 2.2 * (1 - (x / half) ** 2)
            nodes.append(ellipse(x, y + sag, half / 5.1, 0.84, Style(tone, shade(wood, -0.6), 0.2)))
    lip = [(x * 1.02, y - 0.2) for x, y in rim]
    return [
        *nodes,
        strand(lip, [1.9] * len(lip), Style(shade(wood, 0.02), ink, 0.3)),
        strand([(x, y - 0.4) for x, y in lip[:9]], [0.6] * 9, Style(shade(wood, 0.4))),
    ]


def _ears(rng: Random, colours: Colours) -> list[Node]:
    """Three ears of grain laid across the table before the basket."""
    gold, ink = colours["fields"], shade(colours["gold"], -0.55)
    nodes: list[Node] = []
    for x, y, turn in ((-20.5, 18.4, 68.0), (-19.0, 20.4, 78.0), (-20.8, 16.4, 60.0)):
        stalk = taper([(0, 0), (0.4, 6.0), (0, 12.5)], 0.55, Style(shade(gold, -0.2)))
        grains = [
            petal(side * 0.35, 4.4 - 1.15 * n, side * 24.0, 2.3, 0.9, Style(gold, ink, 0.18))
            for n in range(5)
            for side in (-1, 1)
        ]
        tip = petal(0.0, -1.0, 0.0, 2.4, 0.9, Style(shade(gold, 0.2), ink, 0.18))
        tilt = turn + rng.uniform(-4, 4)
        nodes.append(Group((stalk, *grains, tip), at=(x + 11, y), turn=tilt - 180))
    return nodes
