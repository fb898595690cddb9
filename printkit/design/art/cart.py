"""A hay cart, loaded and left standing: the harvest on its way home.

Seen from the side and slightly above, shafts on the ground; the fields place it on stubble.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.art.sheaf import sheaf
from printkit.design.brush import Point, joined, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse, line, polygon


def cart(rng: Random, colours: Colours) -> Group:
    """A cart loaded with sheaves, a fork in them; 25 long, 19 tall, wheels on the origin's line."""
    ink = shade(colours["wood"], -0.6)
    return Group(
        (
            smooth(
                [(-9.5, 0.4), (-3, -0.6), (8, -0.4), (14.5, 0.6), (8, 1.6), (-3, 1.7)],
                Style(shade(colours["fields"], -0.45), opacity=0.45),
            ),
            *_wheel(-0.4, -4.0, 3.3, colours, ink, far=True),
            *_shafts(colours, ink),
            *_load(rng, colours, ink),
            *_bed(colours, ink),
            *_wheel(-1.4, -3.5, 3.6, colours, ink, far=False),
        )
    )


def _shafts(colours: Colours, ink: str) -> list[Path]:
    wood = colours["wood"]
    far: list[Point] = [
        (5.5, -5.2),
        (11.5, -1.7),
        (15.0, -0.6),
        (15.0, -0.1),
        (11.2, -1.0),
        (5.5, -4.3),
    ]
    near: list[Point] = [
        (4.5, -4.6),
        (10.5, -0.9),
        (14.0, 0.4),
        (14.0, 1.0),
        (10.2, 0.0),
        (4.5, -3.6),
    ]
    return [
        smooth(far, Style(shade(wood, -0.3), ink, 0.25), tension=0.3),
        smooth(near, Style(shade(wood, 0.12), ink, 0.28), tension=0.3),
        line(12.4, -1.3, 11.3, 0.0, Style(None, ink, 0.5)),
    ]


def _load(rng: Random, colours: Colours, ink: str) -> list[Node]:
    """Sheaves leaning outward in two rows, a fork stuck between them."""
    far = [(-6.6, -23.0), (-2.6, -9.0), (1.4, 6.0), (4.6, 20.0)]
    near = [(-7.0, -36.0), (-3.9, -15.0), (-0.6, 1.0), (2.6, 15.0), (5.0, 34.0)]
    return [
        *_fork(colours, ink),
        *(_bundle(rng, colours, x, -5.8, turn) for x, turn in far),
        *(_bundle(rng, colours, x, -4.2, turn) for x, turn in near),
    ]


def _bundle(rng: Random, colours: Colours, x: float, y: float, turn: float) -> Group:
    return Group(
        (sheaf(rng, colours),), at=(x, y), turn=turn + rng.uniform(-4, 4), scale=(0.9, 0.9)
    )


def _fork(colours: Colours, ink: str) -> list[Path]:
    handle = smooth([(7.6, -19.6), (5.4, -14.0), (3.0, -8.6)], Style(), closed=False)
    return [
        joined([handle], Style(None, ink, 0.95)),
        joined([handle], Style(None, shade(colours["wood"], 0.25), 0.45)),
    ]


def _bed(colours: Colours, ink: str) -> list[Path]:
    wood = shade(colours["wood"], 0.1)
    dark = shade(wood, -0.3)
    board = Style(wood, ink, 0.3)
    return [
        polygon([(-9.9, -6.2), (7.4, -6.0), (6.6, -3.6), (-9.2, -3.9)], board),
        polygon([(-9.4, -4.7), (6.9, -4.5), (6.6, -3.6), (-9.2, -3.9)], Style(dark)),
        line(-9.5, -5.0, 7.0, -4.85, Style(None, ink, 0.2)),
        line(-9.6, -5.95, 7.2, -5.75, Style(None, shade(wood, 0.45), 0.25)),
        *(
            polygon([(x, -7.6), (x + 0.8, -7.6), (x + 0.85, -3.4), (x + 0.05, -3.4)], board)
            for x in (-9.3, -5.2, 3.0, 6.0)
        ),
    ]


def _wheel(x: float, y: float, r: float, colours: Colours, ink: str, *, far: bool) -> list[Path]:
    wood = shade(colours["wood"], -0.4 if far else -0.05)
    spokes = [
        line(x, y, x + r * cos(a), y + r * sin(a), Style())
        for a in (pi * (n / 4 + 0.06) for n in range(8))
    ]
    rim = mix(wood, colours["hills"], 0.3)
    return [
        joined(spokes, Style(None, ink, 0.75)),
        joined(spokes, Style(None, shade(wood, 0.2), 0.4)),
        ellipse(x, y, r, r, Style(None, ink, 1.15)),
        ellipse(x, y, r, r, Style(None, rim, 0.65)),
        circle(x, y, 0.85, Style(rim, ink, 0.28)),
        circle(x - 0.12, y - 0.12, 0.3, Style(shade(rim, 0.45))),
    ]
