"""Outlines as areas: how large they are, what they cover, where they leave room.

The only module that knows shapely. It takes and gives scene paths; curves are followed
within a hundredth of a millimetre.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import ceil, cos, dist, hypot, pi, radians, sin, sqrt
from typing import Literal

from shapely import LineString, MultiLineString, Polygon, get_parts, union_all
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from printkit.draw.scene import Path, Step, Style, bounds, circle, polygon

TOLERANCE = 0.01
"""How far a flattened curve may lie from the curve, and how deep a touch is no overlap."""

_SLIVER = 1e-6

Point = tuple[float, float]
Kind = Literal["hexagon", "disc", "rectangle", "other"]


def points(path: Path) -> list[list[Point]]:
    """The subpaths of a path as corner points, curves flattened within the tolerance."""
    rings: list[list[Point]] = []
    for step in path.steps:
        numbers = [float(value) for value in step[1:]]
        if step[0] == "M":
            rings.append([(numbers[0], numbers[1])])
        elif step[0] == "L":
            rings[-1].append((numbers[0], numbers[1]))
        elif step[0] == "C":
            rings[-1].extend(_flat(rings[-1][-1], numbers))
    return rings


def _flat(start: Point, curve: Sequence[float]) -> list[Point]:
    (x0, y0), (x1, y1, x2, y2, x3, y3) = start, curve
    bend = max(hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3))
    count = max(1, ceil(sqrt(0.75 * bend / TOLERANCE)))
    flat = []
    for n in range(1, count + 1):
        t = n / count
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        flat.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return flat


@lru_cache(maxsize=4096)
def _area(path: Path) -> BaseGeometry:
    return union_all([Polygon(ring).buffer(0) for ring in points(path) if len(ring) > 2])


def size(path: Path) -> tuple[float, float]:
    """Width and height of the area."""
    left, top, right, bottom = _area(path).bounds
    return right - left, bottom - top


def middle(path: Path) -> Point:
    """The centre of the box around the area."""
    left, top, right, bottom = _area(path).bounds
    return (left + right) / 2, (top + bottom) / 2


@lru_cache(maxsize=4096)
def kind(path: Path) -> Kind:
    """Which simple shape an outline is; a rectangle may have rounded corners."""
    width, height = size(path)
    area = _area(path).area
    corners = [point for ring in points(path) for point in ring]
    reaches = [dist(point, middle(path)) for point in corners]
    if len(corners) == 6 and max(reaches) - min(reaches) < TOLERANCE:
        return "hexagon"
    if max(reaches) - min(reaches) < 2 * TOLERANCE and abs(area / (pi / 4 * width**2) - 1) < 0.01:
        return "disc"
    return "rectangle" if area > 0.96 * width * height else "other"


@lru_cache(maxsize=4096)
def grow(path: Path, by: float) -> Path:
    """The outline `by` further out all round: the bleed of a trim; corners stay as they are."""
    style = path.style
    if abs(by) < TOLERANCE / 1000:
        return path
    if kind(path) == "disc":
        return circle(*middle(path), size(path)[0] / 2 + by, style)
    grown = _area(path).buffer(by, join_style="mitre", mitre_limit=2.5)
    return polygon(list(grown.exterior.coords)[:-1], style)


def moved(
    path: Path, at: Point, turn: float = 0.0, scale: tuple[float, float] = (1.0, 1.0)
) -> Path:
    """The path as a group with these values shows it."""
    c, s = cos(radians(turn)), sin(radians(turn))

    def move(step: Step) -> Step:
        placed: list[str | float] = [step[0]]
        for x, y in zip(step[1::2], step[2::2], strict=True):
            wide, tall = float(x) * scale[0], float(y) * scale[1]
            placed += (at[0] + c * wide - s * tall, at[1] + s * wide + c * tall)
        return tuple(placed)

    return Path(tuple(move(step) for step in path.steps), path.style)


def returned(path: Path, at: Point, turn: float) -> Path:
    """The path as it is in a group that is moved and turned so: undoes `moved`."""
    return moved(moved(path, (-at[0], -at[1])), (0.0, 0.0), -turn)


def overlaps(one: Path, other: Path) -> bool:
    """True when the areas share more than a touch."""
    a, b = bounds(one), bounds(other)
    if a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3]:
        return False
    shared = _area(one).intersection(_area(other))
    return bool(shared.buffer(-TOLERANCE / 2).area > 0)


def within(inner: Path, outer: Path) -> bool:
    """True when no part of the inner area lies outside the outer one, but for a touch."""
    return bool(_area(outer).buffer(TOLERANCE, join_style="mitre").covers(_area(inner)))


def nearest(one: Path, other: Path) -> tuple[Point, Point]:
    """The places of two areas that lie nearest to each other."""
    first, second = (point.coords[0] for point in nearest_points(_area(one), _area(other)))
    return (first[0], first[1]), (second[0], second[1])


def box(left: float, top: float, right: float, bottom: float) -> Path:
    """An upright rectangle from its edges."""
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)], Style())


def without(whole: Path, taken: Path) -> Path:
    """The whole area less the taken one, which touches its edge; the largest part of the rest."""
    rest = _area(whole).difference(_area(taken).buffer(_SLIVER, join_style="mitre"))
    largest = max(get_parts(rest), key=lambda part: part.area)
    return polygon(list(largest.exterior.coords)[:-1])


def shared(one: Path, other: Path) -> Path:
    """What two areas have in common; the largest part of it."""
    largest = max(get_parts(_area(one).intersection(_area(other))), key=lambda part: part.area)
    return polygon(list(largest.exterior.coords)[:-1], one.style)


class Region:
    """An area with other areas taken out of it, in which lines look for room."""

    def __init__(self, whole: Path, taken: Iterable[Path]) -> None:
        self._free = _area(whole).difference(union_all([_area(path) for path in taken]))

    def first_free(self, start: Point, end: Point) -> tuple[Point, Point] | None:
        """The part of a line inside the region that lies nearest to its start."""
        free = LineString([start, end]).intersection(self._free)
        parts = free.geoms if isinstance(free, MultiLineString) else [free]
        lines = [part for part in parts if isinstance(part, LineString) and part.length > 0]
        if not lines:
            return None
        ends = [sorted((part.coords[0], part.coords[-1]), key=_from(start)) for part in lines]
        near, far = min(ends, key=lambda part: dist(start, part[0]))
        return near, far

    def holds(self, start: Point, end: Point) -> bool:
        """True when all of a line lies inside."""
        return bool(self._free.covers(LineString([start, end])))


def _from(start: Point) -> Callable[[Point], float]:
    return lambda point: dist(start, point)


def rounded(path: Path, by: float, radius: float) -> Path:
    """The area grown by `by`, corners soft, notches narrower than twice the radius filled."""
    grown = _area(path).buffer(by + radius, quad_segs=24).buffer(-radius, quad_segs=24)
    return polygon(list(grown.exterior.coords)[:-1], path.style)
