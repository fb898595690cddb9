"""A prospector's sieve: a round wooden rim, gravel in it and a few nuggets of gold."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import blob
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse


def sieve(rng: Random, colours: Colours) -> Group:
    """A sieve 13 wide and 8 tall that lies aslant, its middle at the origin."""
    ink, wood = shade(colours["ink"], -0.1), colours["wood"]
    paths: list[Path] = [
        ellipse(0.9, 1.7, 6.9, 3.7, Style(shade(colours["gold"], -0.55), opacity=0.45)),
        ellipse(0, 0.9, 6.5, 3.7, Style(shade(wood, -0.3), ink, 0.32)),
        ellipse(0, -0.5, 6.5, 3.7, Style(shade(wood, 0.22), ink, 0.32)),
        ellipse(0.1, -0.2, 5.5, 2.9, Style(shade(wood, -0.45))),
        ellipse(0.25, 0.15, 5.1, 2.45, Style(mix(colours["stone"], wood, 0.35))),
    ]
    for n in range(15):
        angle, share = 2.4 * n, (n / 15) ** 0.5
        x, y = 0.3 + 4.2 * share * cos(angle), 0.2 + 1.75 * share * sin(angle)
        tone = shade(
            mix(colours["stone"], colours["wood"], rng.uniform(0.1, 0.5)), rng.uniform(-0.2, 0.3)
        )
        paths.append(
            blob(rng, x, y, rng.uniform(0.5, 0.85), rng.uniform(0.35, 0.55), Style(tone), points=6)
        )
    for x, y, size in ((-1.9, 0.3, 0.85), (1.2, -0.5, 0.7), (1.9, 1.0, 0.95), (-0.2, 1.2, 0.6)):
        paths.append(
            blob(
                rng,
                x,
                y,
                size,
                size * 0.75,
                Style(shade(colours["fields"], 0.1), ink, 0.22),
                points=6,
            )
        )
        paths.append(
            ellipse(
                x - size * 0.25,
                y - size * 0.25,
                size * 0.3,
                size * 0.2,
                Style(shade(colours["fields"], 0.75)),
            )
        )
    glow = Style(None, shade(wood, 0.5), 0.35)
    rim = tuple(
        (-6.0 * cos(pi * (0.06 + 0.07 * n)), -0.5 - 3.3 * sin(pi * (0.06 + 0.07 * n)))
        for n in range(7)
    )
    start, *rest = rim
    paths.append(Path((("M", *start), *(("L", *point) for point in rest)), glow))
    return Group(tuple(paths))
