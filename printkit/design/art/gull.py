"""A gull on the wing, seen from above and beside."""

from __future__ import annotations

from random import Random

from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style, polygon


def gull(rng: Random, colours: Colours) -> Group:
    """A gull with a wingspan of 10, its breast at the origin."""
    ink, white = shade(colours["ink"], -0.1), shade(colours["wool"], 0.4)
    grey, lift = shade(colours["stone"], 0.15), rng.uniform(-0.7, 0.7)
    left = Path(
        (
            ("M", 0.2, -0.3),
            ("C", -1.2, -2.4 - lift, -3.0, -3.1 - lift, -5.4, -1.6 - lift),
            ("C", -3.4, -1.7 - lift, -2.2, -1.0, -1.1, 0.6),
            ("Z",),
        ),
        Style(white, ink, 0.25),
    )
    right = Path(
        (
            ("M", -0.2, -0.3),
            ("C", 0.9, -2.9 + lift, 2.6, -3.9 + lift, 5.2, -3.0 + lift),
            ("C", 3.2, -2.7 + lift, 2.0, -1.2, 1.3, 0.5),
            ("Z",),
        ),
        Style(grey, ink, 0.25),
    )
    body = Path(
        (
            ("M", -2.3, 0.1),
            ("C", -1.6, -0.9, 0.4, -0.9, 2.6, 0.9),
            ("C", 1.0, 1.5, -1.0, 1.4, -1.7, 0.7),
            ("Z",),
        ),
        Style(white, ink, 0.25),
    )
    beak = polygon([(-2.2, 0.05), (-3.1, 0.5), (-2.0, 0.6)], Style(colours["fields"]))
    tips = [
        polygon([(-5.4, -1.6 - lift), (-4.3, -2.2 - lift), (-4.0, -1.75 - lift)], Style(ink)),
        polygon([(5.2, -3.0 + lift), (4.1, -3.35 + lift), (3.9, -2.85 + lift)], Style(ink)),
    ]
    return Group((right, left, body, beak, *tips))
