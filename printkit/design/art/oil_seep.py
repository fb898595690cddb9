"""Crude oil on the ground: a seep of several lobes and the thin stream that drains it.

The spring tiles lead it through their land; art.oil_film gives the pools their sheen. What
lies under the oil is laid for all parts first, so that they run into one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random

from printkit.design.art.oil_film import oil_film
from printkit.design.brush import Point, blob, course, smooth, strand, taper, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style

FLAT = 0.46
"""How much lower than wide a pool looks from the slant."""

Pool = tuple[float, float, float]
"""The middle of a pool and half its width."""

_POOLS: tuple[Pool, ...] = ((0.0, 0.0, 11.0), (-7.0, 2.5, 5.5), (8.0, -2.0, 5.0))
_STREAM: tuple[Point, ...] = ((6.0, -3.0), (9.0, -7.0), (4.0, -10.0), (8.0, -13.0), (5.0, -16.0))


def oil_seep(
    rng: Random,
    colours: Colours,
    *,
    pools: Sequence[Pool] = _POOLS,
    stream: Sequence[Point] = _STREAM,
    turf: str | None = None,
) -> Group:
    """Pools that overlap, the largest first, and a stream from them that thins into the distance.

    Args:
        rng: Chance.
        colours: The theme's colours.
        pools: The lobes of the seep; the first has an island and the widest film.
        stream: The stream's centre line, beginning inside a pool.
        turf: The colour of the land; None for the pasture's.
    """
    turf = turf or colours["pasture"]
    shores = [_shore(rng, pool) for pool in pools]
    puddles = [_shore(rng, pool) for pool in _puddles(rng, pools)]
    middle = course(stream, 12 * len(stream))
    widths = _widths(middle)
    body: list[Node] = []
    for grow, drop, style in _beds(colours, turf):
        body.append(strand([(x, y + drop) for x, y in middle], _grown(widths, grow), style))
        body += [_wide(ring, grow, drop, style) for ring in shores]
        body += [_wide(ring, grow * 0.45, drop * 0.5, style) for ring in puddles]
    body += _gleam(middle, widths, colours)
    body += [_glint(ring, colours) for ring in puddles]
    for pool, ring in zip(pools, shores, strict=True):
        body.append(oil_film(rng, colours, shore=ring, reach=pool[2]))
    body += _island(rng, colours, pools[0], turf)
    return Group(tuple(body))


def _beds(colours: Colours, turf: str) -> tuple[tuple[float, float, Style], ...]:
    """Layers from the stained land to the oil: how much wider, how much lower, how painted."""
    black = colours["oil"]
    soil = mix(turf, colours["wood"], 0.55)
    return (
        (2.6, 0.1, Style(mix(turf, soil, 0.45))),
        (1.3, 0.15, Style(mix(soil, black, 0.25))),
        (0.55, -0.35, Style(mix(soil, black, 0.7))),
        (0.45, 0.35, Style(shade(mix(soil, colours["desert"], 0.3), 0.05))),
        (0.0, 0.0, Style(black)),
    )


def _shore(rng: Random, pool: Pool) -> list[Point]:
    """A shore with bays and spits: three slow waves around an ellipse."""
    x, y, reach = pool
    waves = [(n, rng.uniform(0.4, 1.0) * high, rng.uniform(0, 2 * pi)) for n, high in _WAVES]
    ring = []
    for n in range(22):
        angle = 2 * pi * n / 22
        swell = reach * (1 + sum(high * cos(k * angle + lag) for k, high, lag in waves))
        ring.append((x + swell * cos(angle), y + swell * FLAT * sin(angle)))
    return ring


_WAVES = ((2, 0.08), (3, 0.12), (5, 0.07))


def _wide(ring: Sequence[Point], grow: float, drop: float, style: Style) -> Path:
    """The outline around a shore, `grow` wider on either side."""
    x, y = _middle(ring)
    points = []
    for px, py in ring:
        far = hypot(px - x, (py - y) / FLAT) or 1.0
        share = 1 + grow / far
        points.append((x + (px - x) * share, y + (py - y) * share + drop))
    return smooth(points, style, tension=1.0)


def _middle(ring: Sequence[Point]) -> Point:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def _puddles(rng: Random, pools: Sequence[Pool]) -> list[Pool]:
    """A few splashes beside the largest pool."""
    x, y, reach = pools[0]
    found: list[Pool] = []
    for _ in range(60):
        angle, far = rng.uniform(0, 2 * pi), reach * rng.uniform(1.35, 1.75)
        at = (x + far * cos(angle), y + far * FLAT * sin(angle) * 1.15)
        size = rng.uniform(0.7, 2.0)
        others = (*pools, *found)
        clear = all(
            hypot(at[0] - px, (at[1] - py) / FLAT) > size + r * 1.2 + 1.4 for px, py, r in others
        )
        if clear and hypot(*at) > 17 + size and abs(at[0]) / 2 + abs(at[1]) * 0.866 < 34 - size:
            found.append((*at, size))
    return found[:4]


def _widths(middle: Sequence[Point]) -> list[float]:
    """The stream's width at each place: thinner northward, and where it runs across the view."""
    south, north = middle[0][1], middle[-1][1]
    widths = []
    for n, (_, y) in enumerate(middle):
        near = max(0.0, (y - north) / (south - north))
        (x1, y1), (x2, y2) = middle[max(0, n - 1)], middle[min(len(middle) - 1, n + 1)]
        steep = abs(y2 - y1) / (hypot(x2 - x1, y2 - y1) or 1.0)
        mouth = 1.0 + 1.5 * max(0.0, 1 - n / len(middle) * 4)
        widths.append((0.22 + 1.9 * near**1.15) * (0.66 + 0.34 * steep) * mouth)
    return widths


def _grown(widths: Sequence[float], grow: float) -> list[float]:
    return [w + 2 * grow * min(0.6, 0.04 + w / 4.5) for w in widths]


def _gleam(middle: Sequence[Point], widths: Sequence[float], colours: Colours) -> list[Node]:
    """Short violet strokes where the nearer stream catches the sky."""
    strokes: list[Node] = []
    for start in range(9, len(middle) // 2, 9):
        part = range(start, start + 5)
        points = [(middle[n][0] - widths[n] * 0.12, middle[n][1]) for n in part]
        strokes.append(taper(points, widths[start + 2] * 0.26, Style(colours["sheen"])))
    return strokes


def _glint(ring: Sequence[Point], colours: Colours) -> Path:
    x, y = _middle(ring)
    half = abs(ring[0][0] - x)
    top = y - half * 0.22
    points = [(x - half * 0.6, y), (x - half * 0.3, top), (x + half * 0.15, top)]
    return taper(points, half * 0.2, Style(shade(colours["sheen"], 0.3)))


def _island(rng: Random, colours: Colours, pool: Pool, turf: str) -> list[Node]:
    """A tuft of land that the oil flows around, with ripples before it."""
    side = rng.choice((-1, 1))
    x, y, size = pool[0] + side * pool[2] * 0.42, pool[1] + pool[2] * FLAT * 0.22, pool[2] * 0.17
    ripple = Style(mix(colours["oil"], colours["sheen"], 0.75))
    nodes: list[Node] = [
        taper(_arc(x, y + 0.25, size * wide, size * wide * FLAT), 0.3, ripple)
        for wide in (1.55, 2.1)
    ]
    wet, dry = mix(turf, colours["oil"], 0.6), shade(turf, -0.12)
    nodes.append(blob(rng, x, y, size * 1.15, size * 0.62, Style(wet), tension=0.6))
    nodes.append(blob(rng, x - 0.1, y - 0.35, size * 0.95, size * 0.48, Style(dry), tension=0.6))
    places = [(x + size * dx, y + size * dy) for dx, dy in ((-0.5, -0.1), (0.1, 0.1), (0.55, -0.2))]
    blades = Style(None, shade(mix(turf, colours["leaf"], 0.5), -0.35), 0.32)
    nodes.append(tufts(rng, places, blades, size=size * 0.95))
    return nodes


def _arc(x: float, y: float, rx: float, ry: float) -> list[Point]:
    """The near half of a ripple, from west to east."""
    return [(x - rx * cos(pi * n / 6), y + ry * sin(pi * n / 6)) for n in range(7)]
