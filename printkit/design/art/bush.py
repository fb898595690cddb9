"""One low bush: two or three leafy clumps that sit on the ground.

Undergrowth of the forest and of any shady rim; its neighbours are art.broadleaf (a crown on a
trunk) and art.fern (fronds).
"""

from __future__ import annotations

from random import Random

from printkit.design.brush import cloud, joined
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def bush(
    rng: Random,
    colours: Colours,
    *,
    width: float = 7.0,
    leaf: str = "forest",
    berries: str | None = None,
) -> Group:
    """A bush with the middle of its foot at the origin, `width` wide and about half as tall.

    Args:
        rng: Chance.
        colours: The theme.
        width: From side to side.
        leaf: The colour that its leaves are mixed from.
        berries: The colour of its berries; None for a bush without.
    """
    green = shade(mix(colours[leaf], colours["leaf"], rng.uniform(0.2, 0.5)), -0.06)
    lobes = [
        (x * width, -width * rng.uniform(0.16, 0.2) * lift, width * size)
        for x, size, lift in (
            (-0.26, 0.25, 0.9),
            (0.27, 0.24, 0.85),
            (rng.uniform(-0.06, 0.06), 0.29, 1.35),
        )
    ]
    shapes = [cloud(rng, x, y, r, r * 0.72, Style(), bumps=8) for x, y, r in lobes]
    ink = shade(green, -0.62)
    paths: list[Path] = [joined(shapes, Style(shade(green, -0.3), ink, 0.5))]
    paths.append(joined(shapes, Style(shade(green, -0.3))))
    light = mix(green, colours["pasture"], 0.45)
    for tone, shift, size in ((green, 0.12, 0.78), (light, 0.3, 0.46)):
        paths.extend(
            cloud(
                rng,
                x - r * shift,
                y - r * shift * 0.8,
                r * size,
                r * size * 0.66,
                Style(tone),
                bumps=7,
            )
            for x, y, r in lobes
        )
    if berries is not None:
        paths.extend(_berries(rng, lobes, Style(berries, ink, 0.16)))
    return Group(tuple(paths))


def _berries(rng: Random, lobes: list[tuple[float, float, float]], style: Style) -> list[Path]:
    return [
        cloud(
            rng,
            x + rng.uniform(-0.6, 0.6) * r,
            y + rng.uniform(-0.35, 0.4) * r,
            0.34,
            0.34,
            style,
            bumps=5,
        )
        for x, y, r in lobes
        for _ in range(3)
    ]
