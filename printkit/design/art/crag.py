"""An outcrop of bare rock: blocks with flat tops, lit from the north-west."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, polygon

_BLOCKS = (
    (-0.1, 0.0, 1.0, 1.0),
    (0.62, -0.2, 0.8, 0.72),
    (-0.66, 0.25, 0.78, 0.62),
    (0.28, 0.75, 0.72, 0.5),
)
"""Place (of half the width, of one step south), width and height of each block, far to near."""


def crag(rng: Random, colours: Colours, *, haze: float = 0.0) -> Group:
    """An outcrop about 18 wide and 13 tall, its foot at the origin; haze pales it."""
    rock = mix(colours["mountains"], colours["snow"], haze * 0.5)
    outline = Style(None, shade(rock, -0.68), 0.3) if haze < 0.1 else None
    paths: list[Path] = []
    for x, y, wide, tall in _BLOCKS:
        foot = (x * 9 + rng.uniform(-1, 1), y * 2.2)
        paths += _block(
            rng,
            foot,
            9.5 * wide * rng.uniform(0.85, 1.15),
            13 * tall * rng.uniform(0.85, 1.15),
            rock,
            outline,
        )
    return Group(tuple(paths))


def _block(
    rng: Random, foot: Point, width: float, height: float, rock: str, outline: Style | None
) -> list[Path]:
    """One block: a sunlit top, a west face with a ledge, a dark east face with a crack."""

    def at(u: float, v: float) -> Point:
        return foot[0] + u * width / 2, foot[1] - v * height

    lean = rng.uniform(-0.18, 0.18)
    west, notch, crown = at(-0.72 + lean, 0.74), at(-0.2 + lean, 1.0), at(0.42 + lean, 0.94)
    east, corner = at(0.74 + lean, 0.68), at(0.12 + lean + rng.uniform(-0.15, 0.15), 0.7)
    toe = at(0.05 + rng.uniform(-0.2, 0.2), -0.06)
    left, right, bulge = at(-1.15, 0), at(1.15, 0.02), at(-0.9 + lean / 2, 0.34)
    silhouette = [left, bulge, west, notch, crown, east, at(0.86 + lean / 2, 0.3), right, toe]
    paths = [
        polygon(silhouette, Style(shade(rock, 0.02))),
        polygon(
            [corner, crown, east, at(0.86 + lean / 2, 0.3), right, toe], Style(shade(rock, -0.3))
        ),
        polygon([west, notch, crown, corner], Style(shade(rock, 0.42))),
        polygon([bulge, at(-0.45, 0.42), at(-0.2, 0.05), left], Style(shade(rock, 0.16))),
        polygon([corner, at(0.3, 0.36), at(0.22, 0.0), toe], Style(shade(rock, -0.18))),
    ]
    if outline:
        paths.append(polygon(silhouette, outline))
    return paths
