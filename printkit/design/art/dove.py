"""A white dove on the wing with a twig in its beak."""

from __future__ import annotations

from random import Random

from printkit.design.brush import petal, smooth, taper
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style, circle, polygon


def dove(rng: Random, colours: Colours) -> Group:
    """A dove 8 wide flying to the left, its breast at the origin."""
    white, ink = shade(colours["wool"], 0.5), shade(colours["ink"], -0.1)
    shadow = shade(colours["stone"], 0.35)
    lift = rng.uniform(-0.4, 0.4)
    tail = polygon([(2.2, -0.6), (5.0, -1.3), (5.3, 0.1), (2.4, 0.6)], Style(shadow, ink, 0.25))
    far = smooth(
        [(0.2, -0.6), (0.6, -3.4 - lift), (2.9, -5.4 - lift), (2.6, -3.0), (1.8, -0.8)],
        Style(shadow, ink, 0.25),
        tension=0.6,
    )
    body = Path(
        (
            ("M", -3.4, -0.9),
            ("C", -2.6, -2.0, -1.2, -1.6, -0.4, -1.2),
            ("C", 1.2, -1.4, 2.4, -0.8, 3.0, -0.4),
            ("C", 2.4, 0.9, 0.2, 1.6, -1.2, 1.0),
            ("C", -2.2, 0.6, -2.6, 0.0, -3.4, -0.9),
            ("Z",),
        ),
        Style(white, ink, 0.25),
    )
    near = smooth(
        [(-0.9, -0.4), (-2.0, -3.4 + lift), (-0.6, -5.8 + lift), (1.0, -3.6), (1.7, -0.3)],
        Style(white, ink, 0.25),
        tension=0.6,
    )
    beak = polygon([(-3.2, -1.1), (-4.0, -0.5), (-3.1, -0.6)], Style(colours["gold"]))
    twig = taper([(-3.6, -0.6), (-4.6, 0.2), (-5.4, 1.4)], 0.3, Style(shade(colours["leaf"], -0.4)))
    leaves = [
        petal(x, y, angle, 1.3, 0.6, Style(colours["leaf"], shade(colours["leaf"], -0.6), 0.15))
        for x, y, angle in ((-4.4, 0.0, 250), (-4.7, 0.4, 150), (-5.2, 1.1, 250), (-5.4, 1.4, 190))
    ]
    eye = circle(-2.5, -1.0, 0.2, Style(ink))
    return Group((tail, far, body, near, beak, twig, *leaves, eye))
