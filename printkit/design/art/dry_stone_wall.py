"""A dry-stone wall along any course: two or three rows of field stones under upright copings.

The pasture is fenced by it; its neighbour art.field_gate closes a gap in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from random import Random

from printkit.design.brush import Point, between, smooth, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style

_LIME = "#CDB88F"
"""The warm tone that some of the stones lean to."""


def dry_stone_wall(
    rng: Random,
    colours: Colours,
    *,
    along: Sequence[Point] = ((-10.0, 0.0), (0.0, -0.6), (10.0, 0.0)),
    height: tuple[float, float] = (3.4, 3.4),
) -> Group:
    """A wall whose foot follows the points from west to east; 20 long and 3.4 high by default.

    Args:
        rng: Chance.
        colours: The theme.
        along: The foot's course.
        height: At its first and at its last point: less far away.
    """
    stone = mix(colours["stone"], colours["mountains"], 0.25)
    ink = shade(mix(colours["stone"], colours["wood"], 0.3), -0.66)
    foot = list(_walk(along, 1.0))
    tops = _raised(foot, height, 1.0)
    nodes: list[Node] = [between(tops, foot, Style(shade(stone, -0.5), ink, 0.5))]
    for band in ((0.0, 0.4), (0.4, 0.8)):
        nodes.extend(_course(rng, along, height, band, stone))
    nodes.extend(_copings(rng, along, height, stone, ink))
    return Group(tuple(nodes))


def _length(along: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(along))


def _walk(along: Sequence[Point], gap: float) -> Iterator[Point]:
    """Points along the course, one gap apart."""
    total = _length(along)
    count = max(2, round(total / gap))
    for n in range(count + 1):
        yield _at(along, total * n / count)


def _at(along: Sequence[Point], way: float) -> Point:
    for start, end in pairwise(along):
        step = hypot(end[0] - start[0], end[1] - start[1])
        if way <= step:
            return toward(start, end, way / step if step else 0.0)
        way -= step
    return along[-1]


def _raised(foot: Sequence[Point], height: tuple[float, float], share: float) -> list[Point]:
    last = len(foot) - 1
    return [
        (x, y - share * (height[0] + (height[1] - height[0]) * n / last))
        for n, (x, y) in enumerate(foot)
    ]


def _course(
    rng: Random,
    along: Sequence[Point],
    height: tuple[float, float],
    band: tuple[float, float],
    stone: str,
) -> Iterator[Node]:
    """One row of stones of uneven length."""
    total = _length(along)
    way = rng.uniform(-0.8, 0.0)
    while way < total:
        high = height[0] + (height[1] - height[0]) * max(0.0, way) / total
        size = high * rng.uniform(0.36, 0.92)
        start, end = max(0.1, way + 0.14), min(total - 0.1, way + size)
        if end - start > 0.4:
            yield _stone(rng, (_at(along, start), _at(along, end)), high, band, stone)
        way += size


def _stone(
    rng: Random, ends: tuple[Point, Point], high: float, band: tuple[float, float], stone: str
) -> Node:
    (ax, ay), (bx, by) = ends
    low, top = (band[0] + 0.03) * high, (band[1] - 0.02) * high
    warm = mix(stone, _LIME, rng.uniform(0.0, 0.45))
    tone = shade(warm, rng.choice((-0.2, -0.08, 0.05, 0.2)) + 0.16 * band[0])
    nick = (top - low) * 0.17
    mid = ((ax + bx) / 2, (ay + by) / 2)

    def jog() -> float:
        return rng.uniform(-nick, nick)

    return smooth(
        [
            (ax + nick * 0.4, ay - low - nick),
            (ax + nick * 0.4 + jog(), ay - top + nick),
            (mid[0] + jog(), mid[1] - top + jog() * 0.6),
            (bx - nick * 0.4 + jog(), by - top + nick),
            (bx - nick * 0.4, by - low - nick),
            (mid[0] + jog(), mid[1] - low + jog() * 0.4),
        ],
        Style(tone),
        tension=0.45,
    )


def _copings(
    rng: Random, along: Sequence[Point], height: tuple[float, float], stone: str, ink: str
) -> Iterator[Node]:
    """The upright stones on top, leaning a little and each outlined."""
    total = _length(along)
    way = 0.0
    while way < total - 0.3:
        high = height[0] + (height[1] - height[0]) * way / total
        size = high * rng.uniform(0.26, 0.42)
        (ax, ay), (bx, by) = _at(along, way), _at(along, min(total, way + size))
        low, top = high * 0.78, high * rng.uniform(1.02, 1.16)
        lean = rng.uniform(-0.1, 0.2)
        tone = shade(stone, rng.choice((0.1, 0.2, 0.3)))
        yield smooth(
            [
                (ax, ay - low),
                (ax + lean, ay - top * 0.96),
                ((ax + bx) / 2 + lean, (ay + by) / 2 - top),
                (bx + lean, by - top * 0.94),
                (bx, by - low),
            ],
            Style(tone, ink, 0.22),
            tension=0.3,
        )
        way += size
