"""Strokes that the artwork is made of: soft outlines, layers of land, scattered places.

Geometry only, in millimetres; colours come from design.colours, chance from the caller's
generator. All outlines are Bezier curves with slight irregularity, as if cut by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, radians, sin
from random import Random

from printkit.draw.scene import Path, Step, Style, polygon

Point = tuple[float, float]


def smooth(
    points: Sequence[Point], style: Style, *, closed: bool = True, tension: float = 0.5
) -> Path:
    """A soft curve through all the points (Catmull-Rom as Bezier); tension 0 is straight."""
    count = len(points)
    k = tension / 3

    def at(n: int) -> Point:
        return points[n % count] if closed else points[max(0, min(count - 1, n))]

    steps: list[Step] = [("M", *points[0])]
    for n in range(count if closed else count - 1):
        before, start, end, after = at(n - 1), at(n), at(n + 1), at(n + 2)
        steps.append(
            (
                "C",
                start[0] + (end[0] - before[0]) * k,
                start[1] + (end[1] - before[1]) * k,
                end[0] - (after[0] - start[0]) * k,
                end[1] - (after[1] - start[1]) * k,
                *end,
            )
        )
    if closed:
        steps.append(("Z",))
    return Path(tuple(steps), style)


def rough(rng: Random, points: Sequence[Point], amount: float) -> list[Point]:
    """The points, each moved by up to `amount` in both directions."""
    return [(x + rng.uniform(-amount, amount), y + rng.uniform(-amount, amount)) for x, y in points]


def blob(
    rng: Random,
    x: float,
    y: float,
    rx: float,
    ry: float,
    style: Style,
    *,
    points: int = 9,
    wobble: float = 0.12,
    tension: float = 1.0,
) -> Path:
    """A rounded, slightly irregular shape: a bush, a stone, a puff of smoke; rounder near 0.55."""
    ring = []
    for n in range(points):
        angle = 2 * pi * n / points
        swell = 1 + rng.uniform(-wobble, wobble)
        ring.append((x + rx * swell * cos(angle), y + ry * swell * sin(angle)))
    return smooth(ring, style, tension=tension)


def hill(
    rng: Random,
    y: float,
    height: float,
    style: Style,
    *,
    left: float = -50.0,
    right: float = 50.0,
    bottom: float = 55.0,
    waves: int = 5,
) -> Path:
    """A layer of land: a rolling upper edge around `y`, filled down to `bottom`."""
    span = right - left
    ridge = [(left + span * n / waves, y + rng.uniform(-height, height)) for n in range(waves + 1)]
    edge = smooth(ridge, style, closed=False, tension=1.0)
    return Path((*edge.steps, ("L", right, bottom), ("L", left, bottom), ("Z",)), style)


def strand(
    points: Sequence[Point], widths: Sequence[float], style: Style, *, tension: float = 1.0
) -> Path:
    """A ribbon along the points with a width at each: a path, a river, a trunk."""
    left: list[Point] = []
    right: list[Point] = []
    for n, (x, y) in enumerate(points):
        before, after = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        nx, ny = -dy / length * widths[n] / 2, dx / length * widths[n] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    there = smooth(left, style, closed=False, tension=tension).steps
    back = smooth(right[::-1], style, closed=False, tension=tension).steps
    return Path((*there, ("L", *right[-1]), *back[1:], ("Z",)), style)


def taper(points: Sequence[Point], width: float, style: Style) -> Path:
    """A brush stroke along the points, thickest in its middle and pointed at both ends."""
    last = len(points) - 1
    widths = [width * sin(pi * n / last) ** 0.8 if 0 < n < last else 0.0 for n in range(last + 1)]
    return strand(points, widths, style, tension=0.5)


def swath(rng: Random, x: float, y: float, width: float, style: Style) -> Path:
    """A broad flat fold of ground across the view, about 60 long and pointed at both ends."""
    reach, sag = rng.uniform(22, 40), rng.uniform(0.7, 2.0)
    points = [
        (x - reach, y + sag),
        (x - reach / 2, y - sag / 2),
        (x, y + sag / 3),
        (x + reach / 2, y - sag / 3),
        (x + reach, y + sag),
    ]
    return taper(points, width, style)


def cloud(
    rng: Random, x: float, y: float, rx: float, ry: float, style: Style, *, bumps: int = 9
) -> Path:
    """A closed outline of uneven rounded bumps: a leafy crown, a fleece, a bush."""
    turns = [2 * pi * (n + rng.uniform(-0.22, 0.22)) / bumps for n in range(bumps)]
    rim = [(a, 1 + rng.uniform(-0.06, 0.06)) for a in turns]
    points = [(x + rx * r * cos(a), y + ry * r * sin(a)) for a, r in rim]
    steps: list[Step] = [("M", *points[0])]
    for n, start in enumerate(points):
        end = points[(n + 1) % bumps]
        middle = (turns[n] + turns[(n + 1) % bumps] + (2 * pi if n == bumps - 1 else 0)) / 2
        reach = hypot(end[0] - start[0], end[1] - start[1]) * rng.uniform(0.38, 0.52)
        out = (reach * cos(middle), reach * sin(middle))
        lean = ((end[0] - start[0]) * 0.06, (end[1] - start[1]) * 0.06)
        steps.append(
            (
                "C",
                start[0] + out[0] - lean[0],
                start[1] + out[1] - lean[1],
                end[0] + out[0] + lean[0],
                end[1] + out[1] + lean[1],
                *end,
            )
        )
    return Path((*steps, ("Z",)), style)


def tufts(
    rng: Random, places: Sequence[Point], style: Style, *, size: float = 1.1, blades: int = 3
) -> Path:
    """Grass at each place: a few bent blades from one root, all in one path."""
    steps: list[Step] = []
    for x, y in places:
        for n in range(blades):
            spread = (n - (blades - 1) / 2) * size * 0.42 + rng.uniform(-0.1, 0.1) * size
            high = size * rng.uniform(0.75, 1.1) * (1.15 if n == blades // 2 else 0.85)
            foot = x + spread * 0.25
            steps.append(("M", foot, y))
            tip = (x + spread, y - high)
            steps.append(("C", foot, y - high * 0.5, x + spread * 0.6, y - high * 0.8, *tip))
    return Path(tuple(steps), style)


def course(points: Sequence[Point], count: int) -> list[Point]:
    """`count` places along the soft curve through the points, from the first to the last."""
    last = len(points) - 1
    places = []
    for step in range(count):
        place = last * step / (count - 1)
        n = min(int(place), last - 1)
        t = place - n
        before, start, end, after = (points[min(last, max(0, n + k))] for k in (-1, 0, 1, 2))
        weights = (
            (-t + 2 * t * t - t**3) / 2,
            (2 - 5 * t * t + 3 * t**3) / 2,
            (t + 4 * t * t - 3 * t**3) / 2,
            (t**3 - t * t) / 2,
        )
        knots = (before, start, end, after)
        places.append(
            (
                sum(w * x for w, (x, _) in zip(weights, knots, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, knots, strict=True)),
            )
        )
    return places


def brushwork(
    rng: Random,
    style: Style,
    *,
    y: float,
    reach: float,
    lean: float = 0.0,
    count: int = 7,
    length: tuple[float, float] = (5.0, 13.0),
    width: tuple[float, float] = (0.45, 0.95),
    across: tuple[float, float] = (-42.0, 42.0),
) -> Path:
    """Long soft strokes over a slope, in one path: the grain of a meadow, of moss, of earth.

    Args:
        rng: Chance.
        style: Their colour, close to the ground's.
        y: The height around which they lie, at x = 0.
        reach: How tall the band of strokes is.
        lean: How much lower the band lies at x = 50.
        count: How many strokes.
        length: The shortest and the longest.
        width: The thinnest and the thickest.
        across: Where they may begin, from west to east.
    """
    strokes = []
    for _ in range(count):
        x, long = rng.uniform(*across), rng.uniform(*length)
        height = y + lean * x / 50 + rng.uniform(-reach, reach) / 2
        bend = rng.uniform(-0.12, 0.12) * long
        spine = [
            (x + long * n / 4, height + lean * long * n / 200 + bend * n * (4 - n) / 16)
            for n in range(5)
        ]
        strokes.append(taper(spine, rng.uniform(*width), Style()))
    return joined(strokes, style)


def in_hex(x: float, y: float, width: float) -> bool:
    """True inside a pointy-top hex of that width around the origin."""
    return abs(x) <= width / 2 and abs(x) / 2 + abs(y) * 3**0.5 / 2 <= width / 2


def scatter(
    rng: Random,
    gap: Callable[[float], float],
    *,
    width: float = 74.0,
    hollow: float = 15.5,
    tries: int = 900,
    inside: Callable[[float, float], bool] = lambda _x, _y: True,
) -> list[Point]:
    """Places spread over a hex, no two nearer than gap(y), the middle left free, north first.

    Args:
        rng: Chance.
        gap: The least distance at a height y; smaller in the north makes depth.
        width: Of the hex that bounds them.
        hollow: Radius of the free middle, where the number token lies.
        tries: How many random places are tried.
        inside: A further condition on a place.
    """
    places: list[Point] = []
    for _ in range(tries):
        x = rng.uniform(-width / 2, width / 2)
        y = rng.uniform(-width / 3**0.5, width / 3**0.5)
        if not in_hex(x, y, width) or hypot(x, y) < hollow or not inside(x, y):
            continue
        if all(hypot(x - px, y - py) >= gap(y) for px, py in places):
            places.append((x, y))
    return sorted(places, key=lambda place: place[1])


def depth(y: float, far: float, near: float, *, north: float = -45.0, south: float = 45.0) -> float:
    """A value between `far` in the north and `near` in the south: sizes, tones, gaps."""
    share = min(1.0, max(0.0, (y - north) / (south - north)))
    return far + (near - far) * share


def petal(x: float, y: float, angle: float, length: float, width: float, style: Style) -> Path:
    """A pointed drop that grows from (x, y): an ear, a leaf, a flame; angle 0 is up, 90 right."""
    turn = radians(angle)
    ux, uy = sin(turn), -cos(turn)
    px, py = -uy * width / 2, ux * width / 2

    def at(along: float, across: float) -> Point:
        return x + ux * length * along + px * across, y + uy * length * along + py * across

    return Path(
        (
            ("M", x, y),
            ("C", *at(0.05, 1.1), *at(0.65, 1.5), *at(1.0, 0.0)),
            ("C", *at(0.65, -1.5), *at(0.05, -1.1), x, y),
            ("Z",),
        ),
        style,
    )


def joined(paths: Sequence[Path], style: Style) -> Path:
    """Many outlines as one path of one style: a row of ears, a course of bricks."""
    return Path(tuple(step for path in paths for step in path.steps), style)


def between(upper: Sequence[Point], lower: Sequence[Point], style: Style) -> Path:
    """The area between two soft edges that both run the same way: a stratum, a field."""
    there = smooth(upper, style, closed=False, tension=0.5).steps
    back = smooth(lower[::-1], style, closed=False, tension=0.5).steps
    return Path((*there, ("L", *lower[-1]), *back[1:], ("Z",)), style)


def toward(start: Point, end: Point, share: float) -> Point:
    """The point on the way from start (0) to end (1)."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def beam(
    start: Point, end: Point, width: float, style: Style, *, end_width: float | None = None
) -> Path:
    """A straight bar between two points: a timber, a pole, a plank; it may taper."""
    far = width if end_width is None else end_width
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    nx, ny = -dy / length / 2, dx / length / 2
    return polygon(
        [
            (start[0] + nx * width, start[1] + ny * width),
            (end[0] + nx * far, end[1] + ny * far),
            (end[0] - nx * far, end[1] - ny * far),
            (start[0] - nx * width, start[1] - ny * width),
        ],
        style,
    )
