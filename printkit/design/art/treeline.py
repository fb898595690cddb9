"""Woods too far off for single trees: a run of spires and round tops in one flat tone.

The ground of the forest lays several of them behind each other, the palest first; the
pasture uses short ones as copses. Its near neighbour is art.fir, the tree at hand.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix
from printkit.draw.scene import Group, Path, Step, Style


def treeline(
    rng: Random,
    colours: Colours,
    *,
    along: tuple[Point, ...] = ((-50.0, 0.0), (50.0, 0.0)),
    height: float = 6.0,
    bottom: float | None = None,
    tone: str | None = None,
    round_share: float = 0.25,
) -> Group:
    """A wood seen from afar: 100 wide and 6 tall by default, its foot along the points.

    Args:
        rng: Chance.
        colours: The theme.
        along: Where the wood stands, from west to east.
        height: Of an average tree.
        bottom: How far down the tone is filled; None to just below the course.
        tone: Its colour; None for a hazy forest.
        round_share: How many of its trees are broadleaved.
    """
    fill = tone or mix(colours["forest"], colours["snow"], 0.45)
    left, right = along[0][0], along[-1][0]
    steps: list[Step] = [("M", left, _foot(along, left))]
    x = left
    while x < right:
        wide = height * rng.uniform(0.36, 0.62)
        if rng.random() < round_share:
            wide *= 1.5
            steps.append(_crown(rng, x, wide, height, along))
        else:
            steps.extend(_spire(rng, x, wide, height, along))
        x += wide
    if bottom is None:
        below = [(px, y + height * 0.15) for px, y in reversed(along)]
    else:
        below = [(x, bottom), (left, bottom)]
    outline = (*steps, *(("L", *point) for point in below), ("Z",))
    return Group((Path(outline, Style(fill)),))


def _foot(along: tuple[Point, ...], x: float) -> float:
    """The height of the wood's foot at x, straight between the points."""
    for start, end in pairwise(along):
        if x <= end[0] or end == along[-1]:
            share = (x - start[0]) / (end[0] - start[0])
            return start[1] + (end[1] - start[1]) * share
    return along[-1][1]


def _spire(
    rng: Random, x: float, wide: float, height: float, along: tuple[Point, ...]
) -> list[Step]:
    """A conifer with a shoulder on either side, its branches hanging outward."""
    tall = height * rng.uniform(0.72, 1.22)
    ground = _foot(along, x)
    end = (x + wide, _foot(along, x + wide) - height * rng.uniform(0.2, 0.4))
    tip = (x + wide * rng.uniform(0.44, 0.56), ground - tall)
    shoulder = ground - tall * 0.55
    west, east = (x + wide * 0.2, shoulder), (x + wide * 0.8, shoulder)
    return [
        ("C", x + wide * 0.12, ground - tall * 0.34, x + wide * 0.26, shoulder, *west),
        (
            "C",
            x + wide * 0.34,
            shoulder - tall * 0.1,
            tip[0] - wide * 0.04,
            tip[1] + tall * 0.2,
            *tip,
        ),
        (
            "C",
            tip[0] + wide * 0.04,
            tip[1] + tall * 0.2,
            x + wide * 0.66,
            shoulder - tall * 0.1,
            *east,
        ),
        ("C", x + wide * 0.74, shoulder, x + wide * 0.88, ground - tall * 0.34, *end),
    ]


def _crown(rng: Random, x: float, wide: float, height: float, along: tuple[Point, ...]) -> Step:
    ground = _foot(along, x)
    tall = height * rng.uniform(0.75, 0.95)
    end = (x + wide, _foot(along, x + wide) - height * 0.3)
    return ("C", x - wide * 0.1, ground - tall * 1.1, x + wide * 1.1, ground - tall * 1.15, *end)
