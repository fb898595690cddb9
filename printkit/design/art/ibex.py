"""An ibex that stands on a rock and looks out."""

from __future__ import annotations

from random import Random

from printkit.design.brush import course, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style


def ibex(rng: Random, colours: Colours) -> Group:
    """An ibex 7 long and 8 tall that faces west, its hooves at the origin."""
    coat = mix(colours["wood"], colours["desert"], rng.uniform(0.12, 0.3))
    ink, horn = shade(coat, -0.75), mix(colours["stone"], colours["wood"], 0.45)
    paths: list[Path] = []
    for x, foot, tone in ((-1.2, -1.0, -0.3), (2.2, 2.5, -0.3), (-1.8, -1.9, 0.0), (1.7, 1.7, 0.0)):
        leg = [(x, -2.8), (x * 0.9 + foot * 0.1, -1.4), (foot, 0.0)]
        paths.append(
            strand(leg, [0.95, 0.55, 0.5], Style(shade(coat, tone), ink, 0.2), tension=0.5)
        )
    horns = [
        course([(-2.7, -6.1), (-2.4, -7.7), (-1.0, -8.3), (0.4, -7.3)], 7),
        course([(-3.0, -6.1), (-2.9, -7.8), (-1.6, -8.7), (-0.2, -8.0)], 7),
    ]
    widths = [0.75, 0.7, 0.65, 0.55, 0.45, 0.35, 0.15]
    body = [
        (-2.6, -4.9),
        (-1.0, -4.7),
        (1.4, -4.9),
        (2.8, -4.3),
        (2.9, -3.0),
        (1.4, -2.3),
        (-1.2, -2.0),
        (-2.7, -2.7),
    ]
    head = [
        (-2.0, -4.6),
        (-2.3, -6.0),
        (-3.0, -6.4),
        (-4.6, -5.3),
        (-4.5, -4.8),
        (-3.4, -4.7),
        (-2.8, -3.6),
    ]
    paths += [
        strand(way, widths, Style(shade(horn, tone), ink, 0.2), tension=0.5)
        for way, tone in zip(horns, (-0.2, 0.1), strict=True)
    ]
    paths += [
        smooth(body, Style(coat, ink, 0.26)),
        smooth(
            [(-2.2, -2.6), (0.4, -2.9), (2.6, -3.2), (1.4, -2.4), (-1.2, -2.1)],
            Style(shade(coat, -0.22)),
        ),
        smooth(head, Style(coat, ink, 0.24), tension=0.4),
        smooth([(-2.4, -4.7), (-1.9, -4.7), (-2.3, -3.2), (-2.9, -3.4)], Style(shade(coat, 0.12))),
        strand(
            [(-4.1, -4.8), (-4.0, -4.2), (-4.1, -3.8)], [0.5, 0.4, 0.1], Style(shade(coat, -0.35))
        ),
        strand([(2.8, -4.3), (3.3, -4.4), (3.5, -4.0)], [0.5, 0.5, 0.2], Style(shade(coat, -0.2))),
    ]
    return Group(tuple(paths))
