"""Angular stones strewn below a slope, each with a lit top."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style, polygon

_BODY = ((-1, 0.1), (-0.8, -0.6), (-0.1, -0.95), (0.7, -0.6), (1.05, 0.1), (0.3, 0.45))
_FACE = ((-0.8, -0.6), (-0.1, -0.95), (0.7, -0.6), (-0.1, -0.2))


def scree(
    rng: Random, colours: Colours, *, reach: float = 7.0, count: int = 6, size: float = 0.9
) -> Group:
    """Stones around the origin, `reach` to either side and 4 deep.

    Args:
        rng: Chance.
        colours: The theme.
        reach: Half the width of the strip they lie on.
        count: How many they are.
        size: Half the width of a middling stone.
    """
    paths: list[Path] = []
    for _ in range(count):
        at = (rng.uniform(-reach, reach), rng.uniform(-1, 2.4))
        paths += _stone(rng, colours, at, size * rng.uniform(0.6, 1.3))
    return Group(tuple(paths))


def _stone(rng: Random, colours: Colours, at: Point, size: float) -> list[Path]:
    """A dark body and its light upper face."""
    rock, lean = shade(colours["mountains"], rng.uniform(-0.3, -0.1)), rng.uniform(-0.25, 0.25)
    return [
        polygon(
            [(at[0] + (u + lean * v) * size, at[1] + v * size) for u, v in outline], Style(tone)
        )
        for outline, tone in ((_BODY, rock), (_FACE, shade(rock, 0.45)))
    ]
