"""Open water, cut in sinking layers that drift off towards a deeper, calm middle.

The sea tile and the harbours lie on it. Its outermost layer has one tone, so that pieces side by
side show one water.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, depth, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, rectangle

_REACHES = (39.0, 32.0, 24.0)
"""Mean radius of each layer's edge, the shallowest first."""


def water(rng: Random, colours: Colours) -> Group:
    """Water for a hex of 79 with its bleed: layers, gleams and groups of wave crests."""
    ground = rectangle(-50, -55, 100, 110, Style(_tone(colours, 0)))
    return Group((ground, *_layers(rng, colours), *_crests(rng, colours)))


def _tone(colours: Colours, layer: int) -> str:
    """The tone of a layer: 0 is the surface, 3 the deepest."""
    surface, deep = mix(colours["sea"], colours["river"], 0.42), shade(colours["sea"], -0.04)
    return mix(surface, deep, layer / len(_REACHES))


def _layers(rng: Random, colours: Colours) -> list[Path]:
    """Sunken sheets of water: shade falls in from the north-west, light rims the south-east."""
    waves = [(k, rng.uniform(0, 2 * pi), rng.uniform(0.6, 1.0) * 0.17 / (k - 1)) for k in (2, 3, 5)]
    way = rng.uniform(0, 2 * pi)
    paths = []
    for layer, reach in enumerate(_REACHES, start=1):
        turn = rng.uniform(-0.5, 0.5)
        drift = (2.6 * layer - 2.6) * rng.uniform(0.7, 1.0)
        middle = drift * cos(way), drift * sin(way)
        outline = [_rim(middle, reach, 2 * pi * n / 26, waves, turn) for n in range(26)]
        tone = _tone(colours, layer)
        for scale, shift, colour in (
            (1.0, 0.5, shade(tone, 0.2)),
            (1.0, 0.0, shade(tone, -0.13)),
            (0.985, 0.38, tone),
        ):
            points = [(x * scale + shift * 0.8, y * scale + shift) for x, y in outline]
            paths.append(smooth(points, Style(colour)))
        paths += _gleams(rng, outline, Style(shade(tone, 0.2)))
    return paths


def _rim(
    middle: Point, reach: float, angle: float, waves: list[tuple[int, float, float]], turn: float
) -> Point:
    """A place on a layer's winding edge, flattened by the view."""
    swell = 1 + sum(size * sin(k * (angle + turn) + phase) for k, phase, size in waves)
    return middle[0] + reach * swell * cos(angle), middle[1] + reach * swell * 0.86 * sin(angle)


def _gleams(rng: Random, outline: list[Point], style: Style) -> list[Path]:
    """Strokes of light that follow a layer's edge a little outside it."""
    paths = []
    for _ in range(rng.randint(3, 4)):
        start, length = rng.randrange(26), rng.randint(3, 5)
        out = rng.uniform(1.045, 1.09)
        points = [
            (outline[(start + n) % 26][0] * out, outline[(start + n) % 26][1] * out)
            for n in range(length)
        ]
        paths.append(taper(points, rng.uniform(0.45, 0.75), style))
    return paths


def _crests(rng: Random, colours: Colours) -> list[Path]:
    """Small groups of wave crests on the outer water, larger in the south."""
    paths = []
    for spot in range(10):
        angle = 2 * pi * (spot + rng.uniform(-0.3, 0.3)) / 10
        radius = rng.uniform(23, 36)
        x, y = radius * cos(angle), radius * sin(angle)
        tone = Style(mix(_tone(colours, 1), colours["snow"], rng.uniform(0.25, 0.5)))
        for n in range(rng.randint(2, 4)):
            size = depth(y, 1.4, 3.0) * rng.uniform(0.7, 1.25)
            px, py = x + rng.uniform(-1.4, 1.4) * size, y + n * size * 0.5
            wave = [
                (px - size, py + 0.2 * size),
                (px - size * 0.3, py - 0.12 * size),
                (px + size, py + 0.12 * size),
            ]
            paths.append(taper(wave, size * 0.2, tone))
    return paths
