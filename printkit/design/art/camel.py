"""A laden camel walking, seen from its side, as in a far caravan."""

from __future__ import annotations

from random import Random

from printkit.design.brush import course, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def camel(rng: Random, colours: Colours) -> Group:
    """A camel 9 long and 8 tall that walks west, its hooves at the origin."""
    ink = shade(colours["ink"], 0.05)
    coat = mix(colours["wood"], colours["desert"], rng.uniform(0.2, 0.4))
    load = rng.choice((colours["hills"], colours["sea"], colours["forest"], colours["accent"]))
    stride = rng.uniform(0.5, 1.1)
    paths: list[Path] = []
    for x, swing, tone in (
        (-1.6, stride, -0.25),
        (2.6, -stride, -0.25),
        (-2.1, -stride, 0.0),
        (2.2, stride, 0.0),
    ):
        leg = [(x, -3.9), (x + swing * 0.4, -2.0), (x + swing, 0.0)]
        paths.append(
            strand(leg, [1.1, 0.65, 0.6], Style(shade(coat, tone), ink, 0.22), tension=0.5)
        )
    body = [
        (-2.9, -4.6),
        (-1.6, -5.5),
        (-0.6, -6.9),
        (0.4, -7.3),
        (1.3, -6.5),
        (2.7, -5.3),
        (3.3, -4.2),
        (2.4, -3.2),
        (0, -2.9),
        (-2.2, -3.3),
    ]
    neck = course([(-2.3, -4.2), (-3.7, -4.0), (-4.4, -5.4), (-4.6, -7.2)], 7)
    head = [(-4.2, -7.9), (-4.8, -8.1), (-6.4, -7.3), (-6.5, -6.8), (-5.2, -6.7), (-4.2, -6.9)]
    paths += [
        strand([(3.1, -4.5), (3.7, -3.6), (3.7, -2.5)], [0.3, 0.3, 0.5], Style(shade(coat, -0.3))),
        strand(neck, [1.7, 1.5, 1.3, 1.1, 1.0, 0.95, 0.9], Style(coat, ink, 0.25), tension=0.5),
        smooth(body, Style(coat, ink, 0.28), tension=0.5),
        smooth(head, Style(coat, ink, 0.25), tension=0.5),
        smooth(
            [(-1.6, -5.2), (-0.7, -6.6), (1.4, -6.3), (2.0, -5.0), (1.6, -3.5), (-1.2, -3.5)],
            Style(load, ink, 0.22),
            tension=0.5,
        ),
        smooth(
            [(0.5, -6.4), (1.4, -6.2), (1.9, -5.0), (1.5, -3.6), (0.6, -3.6)],
            Style(shade(load, -0.25)),
            tension=0.5,
        ),
        strand([(-1.4, -4.5), (0.2, -4.2), (1.8, -4.6)], [0.35] * 3, Style(colours["fields"])),
    ]
    return Group(tuple(paths))
