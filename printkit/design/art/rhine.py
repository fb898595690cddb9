"""The Rhine: broad water with its current from south to north, barges, buoys and gulls."""

from __future__ import annotations

from random import Random

from printkit.design.art.barge import barge
from printkit.design.art.gull import gull
from printkit.design.art.rowboat import rowboat
from printkit.design.art.sail import sail
from printkit.design.brush import Point, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, rectangle


def rhine(rng: Random, colours: Colours) -> Group:
    """River water of 100 × 110 around a calm middle, one or two vessels beside it; a hex of 79."""
    side = rng.choice((-1.0, 1.0))
    event = rng.choice((_laden, _under_sail, _ferrying))
    return Group((*_water(rng, colours), *event(rng, colours, side)))


def _water(rng: Random, colours: Colours) -> list[Path]:
    """Bands along the stream, the deepest in the middle, and pale strokes of the current."""
    river = mix(colours["sea"], colours["river"], 0.3)
    paths = [rectangle(-50, -55, 100, 110, Style(shade(river, 0.1)))]
    for reach, tone in ((40.0, 0.04), (31.0, -0.03), (21.0, -0.1)):
        left = [(-reach + rng.uniform(-2.6, 2.6), -55.0 + 22 * n) for n in range(6)]
        right = [(reach + rng.uniform(-2.6, 2.6), 55.0 - 22 * n) for n in range(6)]
        paths.append(smooth([*left, *right], Style(shade(river, tone)), tension=0.4))
    light = Style(mix(river, colours["snow"], 0.42))
    dark = Style(shade(river, -0.2))
    for n in range(26):
        x, y = rng.uniform(-42, 42), rng.uniform(-48, 44)
        if x * x + y * y < 250:
            continue
        bend = rng.uniform(-1.4, 1.4)
        spine = [(x, y), (x + bend, y - 3), (x - bend * 0.4, y - 6), (x + bend * 0.5, y - 9)]
        paths.append(taper(spine, rng.uniform(0.35, 0.75), light if n % 3 else dark))
    return paths


def _gulls(
    rng: Random, colours: Colours, spots: tuple[tuple[float, float, float], ...]
) -> list[Node]:
    return [
        Group((gull(rng, colours),), (x + rng.uniform(-2, 2), y + rng.uniform(-2, 2)), scale=(s, s))
        for x, y, s in spots
    ]


def _vessel(drawn: Group, at: Point, side: float, size: float) -> Group:
    return Group((drawn,), at, scale=(side * size, size))


def _laden(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A coal barge in the south, gulls behind it."""
    cargo = rng.choice(("coal", "timber", "sacks"))
    boat = barge(rng, colours, cargo=cargo)  # type: ignore[arg-type]
    spots = ((side * 21, 8.0, 0.8), (side * 27, 2.0, 0.6), (-side * 22, -20.0, 0.7))
    return [
        *_gulls(rng, colours, spots),
        _vessel(boat, (-side * 2 + rng.uniform(-2, 2), 28), side, 1.0),
    ]


def _under_sail(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A sailing boat at each end of the reach, the far one small."""
    far = _vessel(sail(rng, colours), (-side * rng.uniform(15, 20), -20), side, 0.62)
    near = _vessel(sail(rng, colours), (side * rng.uniform(15, 19), 28), side, 1.05)
    return [far, near, *_gulls(rng, colours, ((-side * 26, 10.0, 0.9), (-side * 19, 19.0, 1.1)))]


def _ferrying(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A barge far off, a rowing boat crossing near at hand."""
    far = _vessel(barge(rng, colours, cargo="sacks"), (side * 8, -22), side, 0.62)
    near = Group(
        (rowboat(rng, colours),),
        (-side * 20, 22),
        turn=side * rng.uniform(60, 80),
        scale=(1.1, 1.1),
    )
    return [far, near, *_gulls(rng, colours, ((side * 24, 12.0, 1.0), (side * 17, 24.0, 0.8)))]
