"""An iron pipe on low trestles that ends in an open stub, dripping.

The oil springs lead it from the derrick to the barrels.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from printkit.design.brush import Point, beam, petal, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style

_COURSE: tuple[Point, ...] = ((0.0, 0.0), (-5.0, 4.0), (-11.0, 8.0), (-18.0, 10.0))


def pipeline(rng: Random, colours: Colours, course: Sequence[Point] = _COURSE) -> Group:
    """A pipe along the course, 1.5 thick and 2 above the ground, its stub at the last point."""
    iron = mix(colours["mountains"], colours["oil"], 0.45)
    ink = shade(colours["oil"], -0.2)
    raised = [(x, y - 2.0) for x, y in course]
    body: list[Node] = [_run(course, Style(None, ink, 1.4, 0.25))]
    body += [_trestle(colours, at) for at in course[1:-1]]
    body += [
        _run(raised, Style(None, ink, 2.0)),
        _run(raised, Style(None, iron, 1.45)),
        _run([(x - 0.1, y - 0.35) for x, y in raised], Style(None, shade(iron, 0.45), 0.35)),
    ]
    body += [_flange(before, at, iron, ink) for before, at in pairwise(raised)]
    x, y = raised[-1]
    side = 1 if x > raised[-2][0] else -1
    turn = 180 + rng.uniform(-6, 6)
    body.append(petal(x + side * 1.1, y - 0.2, turn, 2.2, 0.9, Style(colours["oil"])))
    return Group(tuple(body))


def _run(points: Sequence[Point], style: Style) -> Path:
    return smooth(points, style, closed=False)


def _trestle(colours: Colours, at: Point) -> Path:
    style = Style(colours["wood"], shade(colours["wood"], -0.7), 0.25)
    return beam((at[0], at[1] + 0.4), (at[0], at[1] - 1.6), 1.5, style)


def _flange(before: Point, at: Point, iron: str, ink: str) -> Path:
    """A collar across the pipe."""
    dx, dy = at[0] - before[0], at[1] - before[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * 1.25, dx / length * 1.25
    return beam(
        (at[0] - nx, at[1] - ny), (at[0] + nx, at[1] + ny), 0.9, Style(shade(iron, 0.15), ink, 0.25)
    )
