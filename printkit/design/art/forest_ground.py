"""The forest's land without its trees: far woods along the north rim, then a mossy clearing.

The forest tile and the oil spring in a forest stand on it; the middle and the south are left
free for them. The far woods come from art.treeline.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

from printkit.design.art.treeline import treeline
from printkit.design.brush import Point, brushwork, hill, in_hex, smooth, tufts
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle


def forest_ground(rng: Random, colours: Colours) -> Group:
    """Woods that fade northward over a dark floor with a light clearing; 100 × 110."""
    floor = shade(mix(colours["forest"], colours["leaf"], 0.3), -0.08)
    return Group(
        (
            rectangle(-50, -55, 100, 110, Style(mix(_air(colours), colours["forest"], 0.14))),
            *_far_woods(rng, colours, floor),
            *_clearing(rng, colours, floor),
            _floor_grass(rng, shade(floor, -0.25), shade(floor, 0.16)),
        )
    )


def _air(colours: Colours) -> str:
    """The pale light into which the far woods fade."""
    return mix(colours["snow"], colours["wool"], 0.55)


def _far_woods(rng: Random, colours: Colours, floor: str) -> list[Node]:
    """Four rows of woods, each nearer, larger and darker than the one behind."""
    haze = mix(colours["forest"], _air(colours), 0.76)
    tilt = rng.uniform(-2.2, 2.2)
    rows: list[Node] = []
    for n, y in enumerate((-37.5, -33.0, -28.2, -22.6)):
        foot = tuple(
            (x, y + tilt * x / 50 + rng.uniform(-0.8, 0.8) + (x / 50) ** 2 * 3)
            for x in (-50.0, -25.0, 0.0, 25.0, 50.0)
        )
        tone = mix(haze, shade(colours["forest"], -0.05), n * 0.25)
        share = 0.2 + 0.08 * n
        rows.append(
            treeline(
                rng,
                colours,
                along=foot,
                height=4.2 + n * 1.4,
                bottom=55,
                tone=tone,
                round_share=share,
            )
        )
    rows.append(hill(rng, -20.6, 0.7, Style(floor), waves=6))
    return rows


def _clearing(rng: Random, colours: Colours, floor: str) -> list[Path]:
    """Three tones of moss that lie over each other like torn paper, with brush strokes on top."""
    moss = mix(mix(colours["leaf"], colours["fields"], 0.26), colours["stone"], 0.14)
    drift = rng.choice((-1.0, 1.0))
    layers = ((33.0, 25.0, 0.0, 2.0), (29.5, 21.0, 1.8, 2.6), (25.0, 16.6, -1.2, 1.6))
    paths = [
        _glade(rng, (drift * x, y), rx, ry, Style(mix(floor, moss, 0.34 + 0.33 * n)))
        for n, (rx, ry, x, y) in enumerate(layers)
    ]
    paths.extend(
        brushwork(
            rng,
            Style(shade(moss, amount)),
            y=1.5,
            reach=27,
            lean=drift * rng.uniform(4, 9),
            count=count,
            length=(1.8, 5.5),
            across=(-19, 15),
        )
        for amount, count in ((-0.07, 11), (0.08, 12), (0.16, 5))
    )
    return paths


def _glade(rng: Random, middle: Point, rx: float, ry: float, style: Style) -> Path:
    """A patch of moss: a flat round whose rim swells and shrinks in uneven lobes."""
    count = max(9, round(rx * 0.75))
    start = rng.uniform(0, 2 * pi)
    ring = []
    for n in range(count):
        angle = start + 2 * pi * (n + rng.uniform(-0.25, 0.25)) / count
        swell = 1 + (0.075 if n % 2 else -0.075) + rng.uniform(-0.05, 0.05)
        ring.append((middle[0] + rx * swell * cos(angle), middle[1] + ry * swell * sin(angle)))
    return smooth(ring, style)


def _floor_grass(rng: Random, dark: str, light: str) -> Group:
    """Tufts around the clearing, few and in loose groups."""
    places: list[Point] = []
    for _ in range(22):
        x, y = rng.uniform(-34, 34), rng.uniform(-16, 40)
        if in_hex(x, y, 72) and hypot(x, y) > 16.5:
            group = [(x + rng.uniform(-2.2, 2.2), y + rng.uniform(-0.8, 0.8)) for _ in range(2)]
            places.extend(group)
    split = len(places) // 2
    return Group(
        tuple(
            tufts(rng, part, Style(None, tone, 0.3), size=1.7)
            for part, tone in ((places[:split], dark), (places[split:], light))
            if part
        )
    )
