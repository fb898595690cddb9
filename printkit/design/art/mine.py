"""A mine mouth: a timbered portal in the rock, dark inside, a lantern on its post."""

from __future__ import annotations

from random import Random

from printkit.design.brush import rough
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, polygon


def mine(rng: Random, colours: Colours) -> Group:
    """A portal 11 wide and 9.5 tall, its sill at the origin."""
    line = shade(colours["ink"], -0.1)
    dark, deep = shade(colours["oil"], -0.1), shade(colours["wood"], -0.62)
    rock = shade(colours["mountains"], -0.42)
    paths: list[Path] = [
        polygon(
            rough(
                rng,
                [(-6.6, 0.6), (-6.4, -6.5), (-4.0, -10.2), (2.5, -10.8), (6.2, -7.4), (6.9, 0.6)],
                0.35,
            ),
            Style(rock),
        ),
        polygon([(-3.9, 0.3), (-3.5, -7.4), (3.5, -7.4), (3.9, 0.3)], Style(dark)),
        polygon([(-2.2, -0.6), (-1.9, -6.0), (1.9, -6.0), (2.2, -0.6)], Style(deep)),
        polygon([(-1.5, -0.9), (-1.3, -5.4), (1.3, -5.4), (1.5, -0.9)], Style(dark)),
    ]
    for x, foot, tone in ((-3.9, -4.6, 0.12), (3.9, 4.7, -0.22)):
        post = [(x - 0.75, -7.4), (x + 0.75, -7.4), (foot + 0.85, 0.6), (foot - 0.85, 0.6)]
        paths.append(polygon(post, Style(shade(colours["wood"], tone), line, 0.28)))
    beam = [(-5.9, -8.9), (5.7, -9.2), (6.0, -7.3), (-6.1, -7.0)]
    paths += [
        polygon(beam, Style(shade(colours["wood"], 0.05), line, 0.28)),
        polygon(
            [(-5.8, -8.8), (5.6, -9.1), (5.65, -8.6), (-5.85, -8.3)],
            Style(shade(colours["wood"], 0.35)),
        ),
    ]
    return Group((*paths, *_lantern(colours, line)))


def _lantern(colours: Colours, line: str) -> tuple[Path, ...]:
    """A small light hung from the beam's end."""
    glow = mix(colours["fields"], colours["parchment"], 0.4)
    return (
        ellipse(-5.3, -5.3, 1.5, 1.7, Style(glow, opacity=0.28)),
        polygon([(-5.9, -6.0), (-4.7, -6.0), (-4.5, -4.5), (-6.1, -4.5)], Style(glow, line, 0.25)),
    )
