"""Crude oil on the ground: a seep pool and the black river that leaves it.

The spring tiles lead it through their land; the centre line and the widths say where.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, smooth, strand
from printkit.design.brush import course as dense
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, ellipse

_COURSE: tuple[Point, ...] = ((0.0, 0.0), (6.0, -5.0), (3.0, -12.0), (6.0, -19.0), (4.0, -30.0))
_FLAT = 0.52
"""How much lower than wide the pool looks from the slant."""


def oil_river(
    rng: Random, colours: Colours, course: Sequence[Point] = _COURSE, pool: float = 9.0
) -> Group:
    """Oil wells up in a pool at the course's first point and runs along it, ever narrower.

    Args:
        rng: Chance.
        colours: The theme's colours.
        course: Centre line, from the middle of the pool on.
        pool: Half the pool's width.
    """
    black = colours["oil"]
    course = dense(course, 44)
    soil = mix(colours["wood"], colours["desert"], 0.15)
    ring = _ring(rng, pool)
    widths = _widths(rng, course, pool)
    body: list[Node] = []
    for grow, style in (
        (1.3, Style(mix(soil, black, 0.2))),
        (0.7, Style(mix(soil, black, 0.65))),
        (0.0, Style(black)),
    ):
        body.append(strand(course, [w + grow * min(1.6, 0.5 + w / 3) for w in widths], style))
        body.append(_pool(course[0], ring, pool, grow, style))
    body += _stream_sheen(course, widths, colours)
    body += _pool_sheen(rng, course[0], pool, colours)
    return Group(tuple(body))


def _ring(rng: Random, pool: float) -> list[Point]:
    """The uneven shore of the pool around its middle."""
    points = []
    for n in range(12):
        angle = 2 * pi * n / 12
        swell = pool * (1 + rng.uniform(-0.13, 0.13))
        points.append((swell * cos(angle), swell * _FLAT * sin(angle)))
    return points


def _widths(rng: Random, course: Sequence[Point], pool: float) -> list[float]:
    """The river's width at each point of its course: full at the pool, a thread far off."""
    last = len(course) - 1
    swell = 1.0
    widths = []
    for n in range(last + 1):
        swell += (rng.uniform(0.85, 1.2) - swell) * 0.4
        widths.append(max(0.5, pool * 0.66 * (1 - n / last) ** 1.2 * swell))
    return widths


def _pool(at: Point, ring: Sequence[Point], pool: float, grow: float, style: Style) -> Path:
    wide, high = 1 + grow / pool, 1 + grow * 0.8 / (pool * _FLAT)
    return smooth([(at[0] + x * wide, at[1] + y * high) for x, y in ring], style, tension=0.6)


def _stream_sheen(course: Sequence[Point], widths: Sequence[float], colours: Colours) -> list[Node]:
    """Violet bands that follow the stream on its western side."""
    sheen = colours["sheen"]
    bands: list[Node] = []
    for aside, share, tone in ((-0.16, 0.34, sheen), (-0.22, 0.12, shade(sheen, 0.4))):
        middle = [(x + w * aside, y) for (x, y), w in zip(course, widths, strict=True)]
        thin = [w * share * min(1.0, n / 5) for n, w in enumerate(widths[6:])]
        bands.append(strand(middle[6:], thin, Style(tone)))
    return bands


def _pool_sheen(rng: Random, at: Point, pool: float, colours: Colours) -> list[Node]:
    """Iridescent crescents on the pool and the bubbles where the oil comes up."""
    sheen, blue = colours["sheen"], mix(colours["sheen"], colours["river"], 0.6)
    tones = (shade(sheen, -0.25), sheen, mix(sheen, colours["red"], 0.35), blue, shade(sheen, 0.5))
    spans = ((0.84, 0.16), (0.7, 0.17), (0.53, 0.08), (0.44, 0.07), (0.36, 0.05))
    turn = rng.uniform(-0.3, 0.3)
    body: list[Node] = [
        _crescent(at, pool * reach, pool * thick, turn + rng.uniform(-0.15, 0.15), Style(tone))
        for tone, (reach, thick) in zip(tones, spans, strict=True)
    ]
    for _ in range(3):
        x, y = at[0] + rng.uniform(0.1, 0.55) * pool, at[1] + rng.uniform(-0.1, 0.25) * pool
        size = rng.uniform(0.06, 0.1) * pool
        body.append(ellipse(x, y, size, size * 0.75, Style(shade(sheen, -0.3))))
        gleam = Style(shade(sheen, 0.6))
        body.append(ellipse(x - size * 0.3, y - size * 0.3, size * 0.4, size * 0.3, gleam))
    return body


def _crescent(at: Point, reach: float, thick: float, turn: float, style: Style) -> Path:
    """A sickle on the pool's north-western half, pointed at both ends."""
    outer: list[Point] = []
    inner: list[Point] = []
    for n in range(7):
        angle = pi * (0.72 + 0.78 * n / 6) + turn
        lean = thick * sin(pi * n / 6)
        for edge, radius in ((outer, reach), (inner, reach - lean)):
            edge.append((at[0] + radius * cos(angle), at[1] + radius * _FLAT * sin(angle)))
    return smooth(outer + inner[-2:0:-1], style, tension=0.6)
