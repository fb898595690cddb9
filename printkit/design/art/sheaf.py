"""A bound sheaf of grain: the harvest that stands on the fields and the sign of grain itself.

The fields set it up in stooks; its foot is the origin, so that rows of them overlap by height.
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, joined, petal, rough, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, polyline

_LEFT: tuple[Point, ...] = (
    (-2.3, -0.1), (-1.75, -1.6), (-1.15, -3.7), (-1.75, -5.6), (-2.35, -7.2)
)  # fmt: skip
_RIGHT: tuple[Point, ...] = tuple((-x, y) for x, y in _LEFT[::-1])
_OUTLINE = 0.3


def sheaf(rng: Random, colours: Colours) -> Group:
    """One sheaf with a straw band, ears fanned out on top; 10 mm tall, foot at the origin."""
    straw = shade(colours["fields"], 0.16)
    dark = mix(shade(colours["fields"], -0.62), colours["wood"], 0.35)
    return Group(
        (
            ellipse(0.7, 0.05, 2.9, 0.75, Style(shade(colours["fields"], -0.45), opacity=0.45)),
            *_ears(rng, straw, dark, back=True),
            *_straw(rng, straw, dark),
            *_ears(rng, straw, dark, back=False),
            *_band(rng, colours, dark),
        )
    )


def _straw(rng: Random, straw: str, dark: str) -> list[Path]:
    top: list[Point] = [(1.3, -8.2), (0.0, -8.5), (-1.3, -8.2)]
    foot = [(1.2, 0.25), (0.4, 0.0), (-0.5, 0.3), (-1.3, 0.05)]
    body = rough(rng, [*_LEFT, *top[::-1], *_RIGHT, *foot], 0.12)
    shadow: list[Point] = [
        (2.2, -0.1), (1.1, 0.2), (0.7, -2.0), (0.3, -3.7), (0.8, -6.0), (1.5, -7.6), (2.25, -7.0),
        (1.7, -5.6), (1.05, -3.7), (1.6, -1.6),
    ]  # fmt: skip
    return [
        smooth(body, Style(straw, dark, _OUTLINE)),
        smooth(shadow, Style(shade(straw, -0.2))),
        *_stalks(rng, shade(straw, -0.36), shade(straw, 0.5)),
    ]


def _stalks(rng: Random, dark: str, light: str) -> list[Path]:
    lines = []
    for n in range(7):
        share = (n - 3) / 3 + rng.uniform(-0.1, 0.1)
        points = [(share * 1.8, rng.uniform(-0.9, -0.3)), (share * 0.85, -3.6), (share * 1.8, -6.6)]
        lines.append(smooth(points, Style(), closed=False))
    lit, shaded = lines[1:3], [lines[0], *lines[3:]]
    return [joined(lit, Style(None, light, 0.22)), joined(shaded, Style(None, dark, 0.2))]


def _ears(rng: Random, straw: str, dark: str, *, back: bool) -> list[Path]:
    count, reach, rise = (7, 62.0, -6.9) if back else (6, 52.0, -5.9)
    ears = []
    for n in range(count):
        share = 2 * n / (count - 1) - 1
        angle = share * reach + rng.uniform(-6, 6)
        tone = shade(straw, -0.16 if back else (0.3 if share < 0.3 else 0.08))
        length = 3.1 - abs(share) * 0.35 + rng.uniform(-0.2, 0.3)
        foot = share * (1.9 if back else 1.7), rise + abs(share) * 0.4
        ears.append(petal(*foot, angle, length, 0.95, Style(tone, mix(dark, straw, 0.25), 0.2)))
    return ears[::2] + ears[1::2]


def _band(rng: Random, colours: Colours, dark: str) -> list[Path]:
    y = -3.8 + rng.uniform(-0.15, 0.15)
    twine = mix(colours["wood"], colours["hills"], 0.35)
    band = [
        (-1.2, y - 0.35),
        (0.0, y),
        (1.2, y - 0.35),
        (1.22, y + 0.4),
        (0.0, y + 0.8),
        (-1.22, y + 0.4),
    ]
    shine = [(-0.95, y + 0.0), (-0.2, y + 0.25)]
    return [
        smooth(band, Style(twine, dark, 0.25), tension=0.35),
        polyline(shine, Style(None, shade(twine, 0.4), 0.22)),
        petal(0.35, y + 0.5, 150, 1.5, 0.5, Style(twine, dark, 0.2)),
    ]
