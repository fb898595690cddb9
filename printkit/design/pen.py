"""Outlines written down as short strings, so that small drawings can be tables of data.

icons, symbols and the small hexes of the plan are drawn with it; the large artwork uses
design.brush, which this builds on. A string holds commands of one letter and numbers:
`M x y`, `L x y …`, `Q x1 y1 x y`, `C x1 y1 x2 y2 x y`, `Z` as in SVG; `T x y …` a soft curve
on through the points; and whole outlines: `P x y …` polygon, `S x y …` soft blob,
`O x y rx [ry]` ellipse, `R x y w h [r]` rectangle, `B width x y …` a bar with round ends.
What follows a `|` is cut out of what stands before it; after a second one it is solid again.
A cut-out must lie inside a single solid, and not touch another cut-out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, radians, sin

from printkit.design.brush import Point, smooth, strand
from printkit.draw.scene import Step, Style, ellipse, polygon, rectangle

Outline = tuple[Step, ...]

_COMMAND = re.compile(r"([A-Z])([^A-Z]*)")
_PLAIN = Style()
_SOFT = 0.55
"""The tension at which a curve through a few points of a circle is nearest to round."""


def outline(text: str, scale: float = 1.0, at: Point = (0.0, 0.0)) -> Outline:
    """The steps of a written outline, scaled about the origin and then shifted.

    Solids wind one way and cut-outs the other, so that holes are true holes.
    """
    steps: list[Step] = []
    for level, part in enumerate(text.split("|")):
        for subpath in _subpaths(_drawn(part)):
            clockwise = _area(subpath) > 0
            steps += subpath if clockwise == (level % 2 == 0) else _reversed(subpath)
    return tuple(_moved(step, scale, at) for step in steps)


def leaf(x: float, y: float, direction: float, length: float, width: float) -> str:
    """A written leaf from its stalk at (x, y), in degrees clockwise from north."""
    dx, dy = sin(radians(direction)), -cos(radians(direction))
    bend_x, bend_y = x + dx * length * 0.45, y + dy * length * 0.45
    tip = f"{x + dx * length:.2f} {y + dy * length:.2f}"
    left = f"{bend_x + dy * width:.2f} {bend_y - dx * width:.2f}"
    right = f"{bend_x - dy * width:.2f} {bend_y + dx * width:.2f}"
    return f"M {x:.2f} {y:.2f} Q {left} {tip} Q {right} {x:.2f} {y:.2f} Z"


def _points(numbers: Sequence[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _lines(_start: Point, numbers: list[float]) -> Outline:
    return tuple(("L", *point) for point in _points(numbers))


def _curves(_start: Point, numbers: list[float]) -> Outline:
    return tuple(("C", *numbers[n : n + 6]) for n in range(0, len(numbers), 6))


def _quadratic(start: Point, numbers: list[float]) -> Outline:
    (x, y), (cx, cy, ex, ey) = start, numbers
    return (
        (
            "C",
            x + (cx - x) * 2 / 3,
            y + (cy - y) * 2 / 3,
            ex + (cx - ex) * 2 / 3,
            ey + (cy - ey) * 2 / 3,
            ex,
            ey,
        ),
    )


def _through(start: Point, numbers: list[float]) -> Outline:
    return smooth([start, *_points(numbers)], _PLAIN, closed=False, tension=_SOFT).steps[1:]


def _bar(_start: Point, numbers: list[float]) -> Outline:
    """A strand of one width whose flat ends are replaced by half circles."""
    width, points = numbers[0], _points(numbers[1:])
    steps = list(strand(points, [width] * len(points), _PLAIN, tension=_SOFT).steps)
    end, start = steps[len(points)][1:], steps[0][1:]
    steps[len(points)] = _cap(points[-2], points[-1], steps[len(points) - 1][-2:], end, width)
    steps[-1:] = [_cap(points[1], points[0], steps[-2][-2:], start, width), ("Z",)]
    return tuple(steps)


def _cap(
    before: Point,
    tip: Point,
    start: Sequence[str | float],
    end: Sequence[str | float],
    width: float,
) -> Step:
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    reach = width * 2 / 3 / hypot(dx, dy)
    (x1, y1), (x2, y2) = (float(v) for v in start), (float(v) for v in end)
    return ("C", x1 + dx * reach, y1 + dy * reach, x2 + dx * reach, y2 + dy * reach, x2, y2)


_PENS: dict[str, Callable[[Point, list[float]], Outline]] = {
    "M": lambda _, n: (("M", *n),),
    "L": _lines,
    "Q": _quadratic,
    "C": _curves,
    "T": _through,
    "Z": lambda _, _n: (("Z",),),
    "P": lambda _, n: polygon(_points(n)).steps,
    "S": lambda _, n: smooth(_points(n), _PLAIN, tension=_SOFT).steps,
    "O": lambda _, n: ellipse(n[0], n[1], n[2], n[-1]).steps,
    "R": lambda _, n: rectangle(n[0], n[1], n[2], n[3], radius=sum(n[4:])).steps,
    "B": _bar,
}


def _drawn(text: str) -> Outline:
    steps: list[Step] = []
    for letter, numbers in _COMMAND.findall(text):
        steps += _PENS[letter](
            _end(steps[-1]) if steps else (0.0, 0.0), [*map(float, numbers.split())]
        )
    return tuple(steps)


def _subpaths(steps: Outline) -> Iterator[Outline]:
    starts = [n for n, step in enumerate(steps) if step[0] == "M"]
    for start, end in zip(starts, [*starts[1:], len(steps)], strict=True):
        yield steps[start:end]


def _end(step: Step) -> Point:
    return (float(step[-2]), float(step[-1])) if len(step) > 1 else (0.0, 0.0)


def _corners(steps: Outline) -> list[Point]:
    return [point for step in steps for point in _points([float(v) for v in step[1:]])]


def _area(steps: Outline) -> float:
    points = _corners(steps)
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)
    )


def _reversed(steps: Outline) -> Outline:
    drawn = [step for step in steps if step[0] != "Z"]
    back: list[Step] = [("M", *_end(drawn[-1]))]
    for step, before in zip(drawn[:0:-1], drawn[-2::-1], strict=True):
        handles = (*step[3:5], *step[1:3]) if step[0] == "C" else ()
        back.append((step[0], *handles, *_end(before)))
    return (*back, ("Z",))


def _moved(step: Step, scale: float, at: Point) -> Step:
    numbers = [float(v) for v in step[1:]]
    return (step[0], *(v * scale + at[n % 2] for n, v in enumerate(numbers)))
