"""A mine cart heaped with ore, as it stands on the rails of the mountain tile."""

from __future__ import annotations

from random import Random

from printkit.design.brush import blob
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, polygon


def ore_cart(rng: Random, colours: Colours) -> Group:
    """A cart 9 wide and 8 tall seen from its long side, its wheels' foot at the origin."""
    line = shade(colours["ink"], -0.1)
    iron, wood = mix(colours["ink"], colours["mountains"], 0.25), colours["wood"]
    paths: list[Path] = [
        ellipse(0.6, -0.1, 5.4, 0.9, Style(shade(colours["mountains"], -0.5), opacity=0.45))
    ]
    paths += _load(rng, colours, line)
    paths += [
        polygon([(-4.6, -5.3), (4.6, -5.3), (3.5, -1.5), (-3.5, -1.5)], Style(wood, line, 0.32)),
        polygon([(0.6, -5.2), (4.5, -5.2), (3.45, -1.6), (0.4, -1.6)], Style(shade(wood, -0.2))),
        polygon(
            [(-4.35, -4.1), (4.3, -4.1), (4.15, -3.75), (-4.25, -3.75)], Style(shade(wood, -0.38))
        ),
        polygon(
            [(-4.9, -5.7), (4.9, -5.7), (4.8, -4.9), (-4.8, -4.9)],
            Style(shade(wood, 0.28), line, 0.25),
        ),
    ]
    for x in (-2.9, 2.9):
        paths.append(
            polygon(
                [(x - 0.35, -4.9), (x + 0.35, -4.9), (x * 0.9 + 0.3, -1.5), (x * 0.9 - 0.3, -1.5)],
                Style(iron),
            )
        )
    for x in (-2.2, 2.2):
        paths.append(ellipse(x, -1.0, 1.25, 1.2, Style(iron, line, 0.25)))
        paths.append(ellipse(x - 0.1, -1.1, 0.5, 0.5, Style(shade(iron, 0.45))))
    return Group(tuple(paths))


def _load(rng: Random, colours: Colours, line: str) -> list[Path]:
    """Lumps of ore that look over the rim, some with a glint of metal."""
    paths = []
    for n, (x, y, size) in enumerate(
        (
            (-2.3, -5.9, 1.5),
            (2.5, -5.8, 1.45),
            (0.2, -6.6, 1.9),
            (-1.2, -5.6, 1.2),
            (1.5, -5.6, 1.2),
        )
    ):
        tone = mix(colours["mountains"], colours["hills"], 0.12 + 0.1 * (n % 3))
        paths.append(
            blob(
                rng,
                x,
                y,
                size,
                size * 0.85,
                Style(shade(tone, -0.12), line, 0.28),
                points=6,
                wobble=0.16,
            )
        )
        paths.append(
            blob(
                rng,
                x - size * 0.25,
                y - size * 0.28,
                size * 0.5,
                size * 0.35,
                Style(shade(tone, 0.4)),
                points=5,
            )
        )
    return paths
