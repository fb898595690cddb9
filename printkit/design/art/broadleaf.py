"""One broadleaf tree: a trunk with two boughs under a crown of leafy clumps.

The forest, the pasture and every landscape that needs a round tree place it; its neighbours
are art.fir (the conifer) and art.bush (a clump without a trunk).
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import cloud, joined, petal, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style

_Clump = tuple[float, float, float]
"""Where a clump of leaves hangs and how large it is: x, y, radius."""


def broadleaf(
    rng: Random,
    colours: Colours,
    *,
    height: float = 12.0,
    far: float = 0.0,
    front: bool = True,
    leaf: str = "leaf",
) -> Group:
    """A round tree with its foot at the origin, `height` tall and about 0.85 as wide.

    Args:
        rng: Chance.
        colours: The theme.
        height: From foot to top.
        far: 0 for a tree at hand, towards 1 the haze of distance.
        front: True draws the fine dark outline of an object in front.
        leaf: The colour that its leaves are mixed from.
    """
    haze = mix(colours[leaf], colours["snow"], 0.6)
    green = shade(colours[leaf], rng.uniform(-0.1, 0.05))
    greens = [mix(shade(green, amount), haze, far) for amount in (-0.45, -0.24, -0.04)]
    light = mix(shade(mix(green, colours["pasture"], 0.55), 0.12), haze, far)
    outline = mix(shade(green, -0.68), haze, far)
    clumps = _clumps(rng, height)
    silhouette = [_leaves(rng, clump, Style()) for clump in clumps]
    wood = _wood(height, mix(shade(colours["wood"], -0.2), haze, far))
    children: list[Path] = []
    if front:
        children.append(joined([*wood, *silhouette], Style(outline, outline, 0.55)))
    children.extend(wood)
    children.append(joined(silhouette, Style(greens[0])))
    children.extend(_crown(rng, clumps, (greens[1], greens[2], light)))
    children.append(_flecks(rng, clumps, Style(greens[0])))
    return Group(tuple(children))


def _clumps(rng: Random, height: float) -> list[_Clump]:
    """The crown's clumps, the low and eastern ones first, the lit north-western top last."""
    clumps = [(0.0, -0.6 * height, 0.25 * height)]
    count = rng.choice((5, 6))
    start = rng.uniform(0, 2 * pi)
    for n in range(count):
        angle = start + 2 * pi * n / count + rng.uniform(-0.22, 0.22)
        size = height * rng.uniform(0.15, 0.205)
        x = height * 0.245 * cos(angle)
        y = height * (-0.62 + 0.19 * sin(angle))
        clumps.append((x, y, size))
    return sorted(clumps, key=lambda clump: -(clump[1] * 1.2 + clump[0] * 0.6))


def _leaves(rng: Random, clump: _Clump, style: Style, shrink: float = 1.0) -> Path:
    x, y, size = clump
    bumps = max(6, min(10, round(size * 3.4)))
    return cloud(rng, x, y, size * shrink * 0.98, size * shrink * 0.76, style, bumps=bumps)


def _wood(height: float, bark: str) -> list[Path]:
    h, style = height, Style(bark)
    trunk = strand(
        [(0, 0), (0, -0.05 * h), (0.01 * h, -0.2 * h), (0, -0.45 * h)],
        [0.2 * h, 0.115 * h, 0.08 * h, 0.07 * h],
        style,
    )
    boughs = [
        strand([(0, -0.22 * h), (side * 0.14 * h, -0.42 * h)], [0.05 * h, 0.03 * h], style)
        for side in (-1, 1)
    ]
    return [trunk, *boughs]


def _crown(rng: Random, clumps: list[_Clump], tones: tuple[str, str, str]) -> list[Path]:
    """Three layers over the shaded silhouette, each smaller and nearer to the light."""
    top = min(y - size for _, y, size in clumps)
    low = max(y + size for _, y, size in clumps)
    layers = ((0.1, 0.86, 1.0), (0.24, 0.64, 0.84), (0.42, 0.36, 0.6))
    paths = []
    for tone, (shift, shrink, reach) in zip(tones, layers, strict=True):
        lit = [
            _leaves(rng, (x - size * shift, y - size * shift, size), Style(), shrink)
            for x, y, size in clumps
            if y + x * 0.5 < top + (low - top) * reach
        ]
        paths.append(joined(lit, Style(tone)))
    return paths


def _flecks(rng: Random, clumps: list[_Clump], style: Style) -> Path:
    """Single leaves that hang in the shaded part of every clump."""
    leaves = []
    for x, y, size in clumps:
        for _ in range(3):
            angle = rng.uniform(-0.15, 0.55) * pi
            fx, fy = x + size * 0.55 * cos(angle), y + size * 0.45 * sin(angle)
            long = size * rng.uniform(0.22, 0.34)
            leaves.append(petal(fx, fy, rng.uniform(100, 165), long, long * 0.42, style))
    return joined(leaves, style)
