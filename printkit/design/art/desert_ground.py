"""Sand with dunes along its north rim, the middle and the south free.

The desert tile and the desert's oil spring stand on it; design.brush gives the strokes.
"""

from __future__ import annotations

from math import sin
from random import Random

from printkit.design.brush import Point, between, swath, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Step, Style, rectangle


def desert_ground(rng: Random, colours: Colours) -> Group:
    """Pale dunes in three rows behind a wind-swept plain of sand, for a hex of 79."""
    side = rng.choice((-1.0, 1.0))
    sand = colours["desert"]
    paths = [rectangle(-50, -55, 100, 110, Style(_haze(colours, 0.75)))]
    for row, (y, height, width) in enumerate(
        ((-34.5, 7.0, 30.0), (-27.0, 8.0, 36.0), (-19.5, 9.5, 44.0))
    ):
        paths += _row(rng, colours, y, height, width, haze=0.55 - 0.24 * row, side=side)
    paths.append(_plain(rng, -19.0, Style(shade(sand, 0.28))))
    paths.append(_plain(rng, -17.8, Style(shade(sand, 0.1))))
    paths += _swaths(rng, sand)
    paths += _ripples(rng, Style(mix(sand, colours["hills"], 0.2)))
    return Group(tuple(paths))


def _haze(colours: Colours, share: float) -> str:
    """The sand's colour, the paler and cooler the farther it lies."""
    return mix(colours["desert"], mix(colours["parchment"], colours["snow"], 0.25), share)


def _row(
    rng: Random,
    colours: Colours,
    y: float,
    height: float,
    width: float,
    *,
    haze: float,
    side: float,
) -> list[Path]:
    """A chain of dunes, tall on the favoured side: windward faces lit, lee faces hung below."""
    light = _haze(colours, haze)
    lee = Style(mix(mix(light, colours["hills"], 0.27), colours["mountains"], 0.1))
    edge: list[Step] = [("M", -60, y + 20), ("L", -60, y)]
    shades, rims = [], []
    start = (-60.0, y)
    x = -52.0 + rng.uniform(-8, 8)
    while x < 50:
        tall = 0.42 + 0.58 * max(0.0, 1 - abs(x + width * 0.3 - side * 17) / 34)
        reach = width * (0.45 + 0.55 * tall) * rng.uniform(0.8, 1.1)
        top = (x + reach * rng.uniform(0.4, 0.5), y - height * tall * rng.uniform(0.85, 1.15))
        end = (x + reach * 0.85, y + rng.uniform(-1.2, 1.2))
        up, down = _windward(start, top), _lee_edge(top, end)
        edge += [up, down]
        shades.append(_lee(rng, top, end, down, lee))
        rims.append(_rim(start, top, up, Style(shade(light, 0.5))))
        start, x = end, end[0]
    edge += [("L", 70, y + 20), ("Z",)]
    return [Path(tuple(edge), Style(light)), *shades, *rims]


def _windward(start: Point, top: Point) -> Step:
    """The long hollow slope up to a crest."""
    run, rise = top[0] - start[0], top[1] - start[1]
    return (
        "C",
        start[0] + run * 0.45,
        start[1] + rise * 0.05,
        top[0] - run * 0.22,
        top[1] - rise * 0.1,
        *top,
    )


def _lee_edge(top: Point, end: Point) -> Step:
    """The short steep slope down from a crest."""
    run, fall = end[0] - top[0], end[1] - top[1]
    return (
        "C",
        top[0] + run * 0.4,
        top[1] + fall * 0.2,
        end[0] - run * 0.4,
        end[1] - fall * 0.08,
        *end,
    )


def _lee(rng: Random, top: Point, end: Point, down: Step, style: Style) -> Path:
    """The shaded face right of a crest that winds down towards the viewer."""
    run, fall = end[0] - top[0], end[1] - top[1]
    bend = rng.uniform(0.1, 0.35)
    foot = (top[0] + run * rng.uniform(-0.15, 0.1), end[1] + 5)
    crest = (
        "C",
        top[0] + run * bend,
        top[1] + fall * 0.45,
        foot[0] - run * (bend + 0.25),
        foot[1] - fall * 0.45,
        *foot,
    )
    under = ("C", foot[0] + run * 0.4, foot[1] - 1, end[0] - run * 0.2, end[1] + 2.5, *end)
    return Path((("M", *top), crest, under, _back(down, top), ("Z",)), style)


def _rim(start: Point, top: Point, up: Step, style: Style) -> Path:
    """The edge of light along a windward slope."""
    return Path((("M", *start), up, ("L", top[0], top[1] + 0.5), _lower(up, start), ("Z",)), style)


def _back(curve: Step, start: Point) -> Step:
    """The same Bezier step, walked from its end to its start."""
    return ("C", curve[3], curve[4], curve[1], curve[2], *start)


def _lower(curve: Step, start: Point) -> Step:
    """The Bezier step walked back a little lower: the under edge of a rim of light."""
    return (
        "C",
        float(curve[3]) + 0.5,
        float(curve[4]) + 0.7,
        float(curve[1]),
        float(curve[2]) + 0.6,
        *start,
    )


def _plain(rng: Random, y: float, style: Style) -> Path:
    """The flat sand from y down, its far edge almost level."""
    lift = rng.uniform(-1.6, 1.6)
    edge = [(-50.0 + 12.5 * n, y + lift * sin(n / 1.7) + rng.uniform(-0.4, 0.4)) for n in range(9)]
    return between(edge, [(-50.0, 55.0), (50.0, 55.0)], style)


def _swaths(rng: Random, sand: str) -> list[Path]:
    """Broad flat waves of sand, lighter and darker by turns, larger towards the south."""
    paths = []
    for n, y in enumerate((-12.0, -5.0, 5.0, 16.0, 28.0, 41.0)):
        tone = Style(shade(sand, 0.2) if n % 2 else shade(sand, -0.028))
        paths.append(swath(rng, rng.uniform(-25, 25), y, 3.0 + n * 1.3, tone))
    return paths


def _ripples(rng: Random, style: Style) -> list[Path]:
    """Fields of wind ripples left and right of the middle, wider apart in the south."""
    paths = []
    for x, y in ((-29, -9), (29, -7), (-27, 9), (28, 13), (-15, 25), (14, 33)):
        cx, cy = x + rng.uniform(-3, 3), y + rng.uniform(-2, 2)
        size, bow = 0.75 + (cy + 20) / 90, rng.choice((-0.9, 0.9))
        for n in range(rng.randint(4, 6)):
            reach = size * rng.uniform(4.5, 8.5)
            left, line = cx - reach + size * rng.uniform(-2.5, 2.5), cy + n * 1.5 * size
            points = [(left, line), (left + reach * 0.6, line - bow * size * 0.5)]
            points += [
                (left + reach * 1.4, line + bow * size * 0.45),
                (left + reach * 2, line - bow * 0.1),
            ]
            paths.append(taper(points, 0.42 * size, style))
    return paths
