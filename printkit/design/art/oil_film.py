"""The rainbow film that floats on a pool of oil: bands that wind like contours on a map.

art.oil_seep lays one on each of its pools, cut to the shore.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Style, ellipse

_SHORE: tuple[Point, ...] = ((9.0, 0.0), (0.0, 4.2), (-9.0, 0.0), (0.0, -4.2))


def oil_film(
    rng: Random, colours: Colours, *, shore: Sequence[Point] = _SHORE, reach: float = 9.0
) -> Group:
    """Films on a pool within that shore, half as wide as `reach`; a large one bubbles as well."""
    x = sum(px for px, _ in shore) / len(shore)
    y = sum(py for _, py in shore) / len(shore)
    nodes: list[Node] = _bands(rng, colours, (x - reach * 0.16, y - reach * 0.05), reach * 0.66)
    if reach > 8:
        nodes += _bubbles(rng, colours, (x, y), reach)
    return Group(tuple(nodes), clip=smooth(shore, Style(), tension=1.0))


def _bands(rng: Random, colours: Colours, at: Point, reach: float) -> list[Node]:
    """Rings of one winding outline, nested towards its north-western end."""
    black, sheen = colours["oil"], colours["sheen"]
    tones = (
        (1.0, mix(black, sheen, 0.4)),
        (0.9, sheen),
        (0.78, mix(sheen, colours["river"], 0.7)),
        (0.72, black),
        (0.42, mix(mix(sheen, colours["red"], 0.35), black, 0.1)),
        (0.32, mix(black, sheen, 0.3)),
    )
    lags = [rng.uniform(0, 2 * pi) for _ in range(2)]
    nodes: list[Node] = []
    for share, tone in tones:
        ring = []
        for n in range(14):
            angle = 2 * pi * n / 14
            swell = 1 + 0.22 * cos(2 * angle + lags[0]) + 0.16 * cos(3 * angle + lags[1])
            far, lean = reach * share * swell, reach * (1 - share)
            ring.append(
                (at[0] + far * cos(angle) - lean * 0.3, at[1] + far * 0.4 * sin(angle) - lean * 0.1)
            )
        nodes.append(smooth(ring, Style(tone), tension=1.0))
    return nodes


def _bubbles(rng: Random, colours: Colours, middle: Point, reach: float) -> list[Node]:
    """Where the oil wells up."""
    nodes: list[Node] = []
    for n in range(3):
        x = middle[0] + reach * (0.16 + 0.13 * n + rng.uniform(-0.03, 0.03))
        y = middle[1] - reach * (0.2 - 0.09 * (n % 2)) + rng.uniform(-0.2, 0.2)
        size = reach * rng.uniform(0.045, 0.075)
        nodes.append(ellipse(x, y, size, size * 0.8, Style(shade(colours["sheen"], -0.3))))
        gleam = Style(shade(colours["sheen"], 0.6))
        nodes.append(ellipse(x - size * 0.3, y - size * 0.3, size * 0.4, size * 0.3, gleam))
    return nodes
