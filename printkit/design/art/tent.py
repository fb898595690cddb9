"""A prospector's tent of pale canvas, its flap open to the front."""

from __future__ import annotations

from random import Random

from printkit.design.brush import taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Style, line, polygon


def tent(rng: Random, colours: Colours) -> Group:
    """A tent 12 wide and 9 tall, its foot at the origin, the ridge running back to the east."""
    ink, canvas = (
        shade(colours["ink"], -0.1),
        mix(colours["parchment"], colours["desert"], rng.uniform(0.1, 0.4)),
    )
    rope = Style(None, shade(colours["wood"], -0.3), 0.28)
    return Group(
        (
            taper(
                [(-6, 0.4), (0, 1.0), (6, 0.2), (9.5, -0.6)],
                2.2,
                Style(shade(colours["gold"], -0.5), opacity=0.45),
            ),
            line(-1.6, -8.2, -7.4, 0.3, rope),
            line(4.4, -9.3, 9.0, -1.2, rope),
            polygon(
                [(-1.6, -8.2), (4.4, -9.0), (7.4, -1.9), (2.9, 0.4)],
                Style(shade(canvas, -0.22), ink, 0.32),
            ),
            polygon(
                [(0.4, -4.7), (5.6, -6.0), (6.0, -5.1), (0.9, -3.7)], Style(shade(canvas, -0.3))
            ),
            polygon([(-1.6, -8.2), (2.9, 0.4), (-5.9, 0.4)], Style(shade(canvas, 0.25), ink, 0.32)),
            polygon([(-1.6, -6.3), (0.9, 0.4), (-3.2, 0.4)], Style(shade(colours["wood"], -0.65))),
            polygon(
                [(-1.6, -6.6), (-3.2, 0.4), (-4.6, 0.1)], Style(shade(canvas, -0.1), ink, 0.24)
            ),
            line(-1.6, -9.0, -1.6, -7.8, Style(None, shade(colours["wood"], -0.1), 0.5)),
        )
    )
