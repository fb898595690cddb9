"""The ground that all round tokens share: a coloured rim around a cut-out face.

Rim and face tell the tokens apart; what is drawn on the face is the token's own affair.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, shade
from printkit.draw.scene import Group, Path, Style, circle


def medallion(
    rng: Random, colours: Colours, rim: str = "", face: str = "", *, size: float = 25.0
) -> Group:
    """A disc of a diameter, its rim 2.5 wide and running 3 beyond the edge for the bleed.

    Args:
        rng: Chance; it only moves the cut of the face by a hair.
        colours: The theme's colours.
        rim: Colour of the rim; wood if empty.
        face: Colour of the face; parchment if empty.
        size: Diameter of the finished disc.
    """
    rim, face = rim or colours["wood"], face or colours["parchment"]
    reach = size / 2 - 2.5
    lip = reach + 0.45
    return Group(
        (
            circle(0, 0, size / 2 + 3, Style(rim)),
            face_outline(rng, lip, Style(shade(rim, 0.3)), at=(0.18, 0.25)),
            face_outline(rng, lip, Style(shade(rim, -0.45)), at=(-0.12, -0.18)),
            face_outline(rng, reach, Style(face)),
        )
    )


def face_outline(rng: Random, reach: float, style: Style, at: Point = (0.0, 0.0)) -> Path:
    """A circle as scissors cut it, a hair off true."""
    points = []
    for n in range(24):
        radius = reach + rng.uniform(-0.07, 0.07)
        points.append((at[0] + radius * cos(pi * n / 12), at[1] + radius * sin(pi * n / 12)))
    return smooth(points, style)
