"""A bottle kiln: the tall brick oven beside the clay pit of the hills.

The kiln burns when art.smoke rises from its rim, which lies 19 above the foot at the origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, between, joined, petal, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, line

_HALF: tuple[tuple[float, float], ...] = (
    (0.0, 6.3), (-3.0, 6.25), (-6.2, 6.0), (-8.6, 5.2), (-11.2, 3.9), (-14.0, 2.75), (-17.0, 2.2),
    (-18.2, 2.35), (-19.0, 2.5),
)  # fmt: skip
"""Heights and half widths of the oven, foot to rim."""


def kiln(rng: Random, colours: Colours) -> Group:
    """A round oven drawn in to a chimney, fire in its arch; 13 wide, 19 tall, foot the origin."""
    brick = mix(colours["hills"], colours["red"], 0.12)
    ink = shade(colours["hills"], -0.72)
    return Group(
        (
            smooth(
                [(-5, 0.6), (3, -0.8), (9.5, 0.2), (10.5, 1.6), (4, 2.6), (-4, 1.9)],
                Style(shade(colours["hills"], -0.55), opacity=0.45),
            ),
            *_body(brick, ink),
            *_courses(rng, brick),
            *_bands(colours, ink),
            *_mouth(rng, colours, brick, ink),
            *_rim(brick, ink),
        )
    )


def _width(y: float) -> float:
    """Half the oven's width at a height."""
    for (low, wide), (high, narrow) in pairwise(_HALF):
        if y >= high:
            return wide + (narrow - wide) * (low - y) / (low - high)
    return _HALF[-1][1]


def _body(brick: str, ink: str) -> list[Path]:
    left: list[Point] = [(-w, y) for y, w in _HALF]
    right: list[Point] = [(w, y) for y, w in reversed(_HALF)]
    foot: list[Point] = [(3.4, 1.15), (0.0, 1.5), (-3.4, 1.15)]
    shaded = [(w * 0.28, y + 1.2) for y, w in _HALF]
    darker = [(w * 0.7, y + 0.8) for y, w in _HALF]
    lit = [(-w * 0.92, y + 0.1) for y, w in _HALF[:-1]]
    inner = [(-w * 0.66, y + 0.5) for y, w in _HALF[:-1]]
    edge = [(w, y) for y, w in _HALF]
    return [
        smooth([*left, *right, *foot], Style(brick, ink, 0.32), tension=0.4),
        between(shaded, edge, Style(shade(brick, -0.2))),
        between(darker, edge, Style(shade(brick, -0.36))),
        between(lit, inner, Style(shade(brick, 0.2))),
        smooth([*left, *right, *foot], Style(None, ink, 0.32), tension=0.4),
    ]


def _courses(rng: Random, brick: str) -> list[Path]:
    """Joints of single bricks, following the round of the wall, only here and there."""
    dark: list[Path] = []
    light: list[Path] = []
    for n in range(16):
        y = -0.2 - 1.12 * n
        wide = _width(y)
        for _ in range(6 if n < 9 else 3):
            share = rng.uniform(-0.82, 0.8)
            reach = min(0.16, 0.9 / wide)
            marks = [
                (wide * s, y + 1.35 * (1 - s * s) ** 0.5 * wide / 6.3)
                for s in (share - reach, share, share + reach)
            ]
            (light if share < 0.1 and rng.random() < 0.35 else dark).append(
                smooth(marks, Style(), closed=False)
            )
    return [
        joined(dark, Style(None, shade(brick, -0.42), 0.26)),
        joined(light, Style(None, shade(brick, 0.42), 0.3)),
    ]


def _bands(colours: Colours, ink: str) -> Iterator[Path]:
    """Iron hoops that hold the brickwork together."""
    iron = mix(colours["mountains"], colours["ink"], 0.5)
    for y in (-7.2, -12.4):
        wide = _width(y)
        sag = 1.35 * wide / 6.3
        arc = [
            (wide * s, y + sag * (1 - s * s) ** 0.5) for s in (-1.0, -0.8, -0.4, 0.0, 0.4, 0.8, 1.0)
        ]
        yield smooth(arc, Style(None, ink, 0.75), closed=False)
        yield smooth(arc, Style(None, iron, 0.38), closed=False)


def _mouth(rng: Random, colours: Colours, brick: str, ink: str) -> list[Path]:
    arch = _arch(2.5, 4.9, 1.5)
    curve = smooth(
        [
            (-2.75, 1.4),
            (-2.75, -1.6),
            (-2.1, -3.1),
            (-0.6, -3.9),
            (0.9, -3.1),
            (1.55, -1.6),
            (1.55, 1.4),
        ],
        Style(),
        closed=False,
    )
    joints = [
        line(
            -0.6 + 1.7 * cos(a),
            -1.6 + 1.8 * sin(a),
            -0.6 + 2.6 * cos(a),
            -1.6 + 2.75 * sin(a),
            Style(),
        )
        for a in (pi + pi * n / 7 for n in range(8))
    ]
    flames = [
        petal(-0.6 + x, 1.3, turn + rng.uniform(-6, 6), high, wide, Style(tone))
        for x, turn, high, wide, tone in (
            (-0.8, -8, 3.2, 1.5, mix(colours["red"], colours["fields"], 0.3)),
            (0.8, 9, 2.9, 1.5, mix(colours["red"], colours["fields"], 0.3)),
            (0.0, 2, 3.6, 1.7, mix(colours["red"], colours["fields"], 0.55)),
            (0.05, 0, 2.3, 1.2, shade(colours["fields"], 0.35)),
        )
    ]
    return [
        joined([curve], Style(None, ink, 1.5)),
        joined([curve], Style(None, shade(brick, 0.3), 1.0)),
        joined(joints, Style(None, ink, 0.2)),
        Path(arch, Style(shade(brick, -0.7), ink, 0.3)),
        *flames,
    ]


def _arch(wide: float, high: float, foot: float) -> tuple[tuple[str | float, ...], ...]:
    x, half, top = -0.6, wide / 1.45, foot - high
    spring = top + half
    return (
        ("M", x - half, foot),
        ("L", x - half, spring),
        ("C", x - half, top, x - half * 0.5, top, x, top),
        ("C", x + half * 0.5, top, x + half, top, x + half, spring),
        ("L", x + half, foot - 0.1),
        ("Z",),
    )


def _rim(brick: str, ink: str) -> list[Path]:
    return [
        smooth(
            [(-2.6, -18.9), (0, -18.2), (2.6, -18.9), (2.5, -17.7), (0, -16.9), (-2.45, -17.7)],
            Style(shade(brick, 0.12), ink, 0.28),
            tension=0.4,
        ),
        ellipse(0, -18.95, 2.6, 0.75, Style(shade(brick, 0.25), ink, 0.28)),
        ellipse(0, -18.9, 1.75, 0.42, Style(shade(brick, -0.75))),
    ]
