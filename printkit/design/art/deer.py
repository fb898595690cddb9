"""One roe deer, standing and listening.

It comes to the edge of the forest's clearing in some tiles.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import joined, petal, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, circle


def deer(rng: Random, colours: Colours, *, east: bool | None = None) -> Group:
    """A deer about 7 long and 9 tall, its feet at the origin; which way it looks may be given."""
    way = 1.0 if (rng.random() < 0.5 if east is None else east) else -1.0
    coat = mix(mix(colours["hills"], colours["wood"], 0.45), colours["desert"], 0.12)
    ink = shade(colours["wood"], -0.72)
    far_legs = [_leg(way, x, 0.35, shade(coat, -0.35)) for x in (-1.5, 2.0)]
    near_legs = [_leg(way, x, 0.0, shade(coat, -0.08)) for x in (-2.3, 1.4)]
    parts = [*near_legs, *_trunk(way, coat)]
    return Group(
        (
            *_antlers(way, ink),
            joined([*far_legs, *parts], Style(ink, ink, 0.5)),
            *far_legs,
            *parts,
            _light(way, shade(coat, 0.28)),
            *_face(way, colours, coat, ink),
        )
    )


def _leg(way: float, x: float, lift: float, tone: str) -> Path:
    spine = [(way * x, -3.2), (way * (x + 0.1), -1.6 - lift), (way * (x + 0.02), -lift)]
    return strand(spine, [1.15, 0.5, 0.4], Style(tone), tension=0.5)


def _trunk(way: float, coat: str) -> list[Path]:
    body = smooth(
        [
            (way * x, y)
            for x, y in (
                (-3.0, -3.6), (-2.7, -4.7), (-1.2, -4.95), (0.8, -4.75), (2.1, -5.1),
                (2.75, -4.2), (2.4, -3.1), (0.9, -2.75), (-0.8, -2.95), (-2.2, -2.6),
            )
        ],
        Style(coat),
    )  # fmt: skip
    neck = strand(
        [(way * 1.9, -4.3), (way * 2.7, -5.8), (way * 3.0, -7.2)],
        [2.0, 1.25, 0.95],
        Style(coat),
        tension=0.5,
    )
    head = petal(way * 2.7, -7.5, way * 104, 2.5, 1.05, Style(coat))
    return [body, neck, head]


def _light(way: float, tone: str) -> Path:
    """The lit back."""
    return smooth(
        [
            (way * -2.5, -4.35), (way * -1.2, -4.75), (way * 0.8, -4.55),
            (way * 1.6, -4.8), (way * 0.7, -4.1), (way * -1.2, -4.2),
        ],
        Style(tone),
    )  # fmt: skip


def _face(way: float, colours: Colours, coat: str, ink: str) -> list[Path]:
    pale = colours["wool"]
    return [
        petal(way * 2.75, -7.6, way * -52, 1.35, 0.5, Style(shade(coat, -0.1), ink, 0.2)),
        petal(way * 2.95, -7.7, way * 8, 1.2, 0.45, Style(shade(coat, 0.1), ink, 0.2)),
        circle(way * 3.55, -7.45, 0.16, Style(ink)),
        circle(way * 5.05, -6.95, 0.2, Style(ink)),
        petal(way * -2.75, -4.3, way * -150, 1.1, 0.5, Style(pale, ink, 0.18)),
    ]


def _antlers(way: float, ink: str) -> list[Path]:
    """Two short forked antlers."""
    style = Style(None, ink, 0.3)
    lines = []
    for x in (2.75, 3.15):
        lines.append(((x, -7.8), (x - 0.1, -9.2), (x + 0.35, -10.1)))
        lines.append(((x - 0.05, -8.9), (x + 0.45, -9.2), (x + 0.7, -9.6)))
    return [
        smooth([(way * x, y) for x, y in line], style, closed=False, tension=0.5) for line in lines
    ]
