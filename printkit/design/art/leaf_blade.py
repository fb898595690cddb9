"""A slender leaf that bends to its tip, one half in the shade; the Champion's crown grows them."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from printkit.design.brush import Point, between, smooth, strand
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style

_SPREAD = (0.22, 0.72, 1.0, 0.98, 0.74, 0.36, 0.0)
"""How wide the leaf is along its rib, by its width."""


def leaf_blade(
    rng: Random,
    colours: Colours,
    *,
    angle: float = 0.0,
    length: float = 15.0,
    width: float = 4.0,
    bend: float = 12.0,
    tone: str = "",
) -> Group:
    """A leaf from the origin, 15 long and 4 wide.

    Args:
        rng: Chance.
        colours: The theme's colours.
        angle: Where its foot points, clockwise from north.
        length: Along its rib.
        width: Where it is widest.
        bend: How much further clockwise its tip points.
        tone: Its colour; leaf green if empty.
    """
    tone = tone or colours["leaf"]
    bend += rng.uniform(-2, 2)
    rib = _rib(angle, length, bend)
    widths = [share * width for share in _SPREAD]
    ink = shade(tone, -0.65)
    shaded = _edge(rib, widths, 0.5 if sin(radians(angle + bend / 2 + 45)) > 0 else -0.5)
    return Group(
        (
            strand(rib, widths, Style(tone, ink, 0.32)),
            between(rib, shaded, Style(shade(tone, -0.24))),
            *_veins(rib, widths, Style(None, shade(tone, 0.3), 0.16)),
            strand(rib, [0.42, 0.4, 0.36, 0.3, 0.22, 0.12, 0.0], Style(shade(tone, 0.45))),
        )
    )


def _rib(angle: float, length: float, bend: float) -> list[Point]:
    x = y = 0.0
    rib = [(x, y)]
    count = len(_SPREAD) - 1
    for n in range(count):
        turn = radians(angle + bend * (n / count) ** 1.5 * 2)
        x, y = x + sin(turn) * length / count, y - cos(turn) * length / count
        rib.append((x, y))
    return rib


def _edge(rib: list[Point], widths: list[float], share: float) -> list[Point]:
    """The outline on one side: the right one for a positive share."""
    edge = []
    for n, (x, y) in enumerate(rib):
        (x1, y1), (x2, y2) = rib[max(0, n - 1)], rib[min(len(rib) - 1, n + 1)]
        far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        edge.append(
            (x - (y2 - y1) / far * widths[n] * share, y + (x2 - x1) / far * widths[n] * share)
        )
    return edge


def _veins(rib: list[Point], widths: list[float], style: Style) -> list[Path]:
    """Three pairs of side veins that run towards the tip."""
    left, right = _edge(rib, widths, -0.34), _edge(rib, widths, 0.34)
    return [
        smooth([rib[n], edge[n + 1]], style, closed=False)
        for n in (1, 2, 3)
        for edge in (left, right)
    ]
