"""A rowing boat seen from above, its oars shipped."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, line, polygon

_HULL: tuple[Point, ...] = ((0, -4.8), (1.3, -3.0), (1.85, 0), (1.7, 2.4), (1.2, 4.2))
"""Half of the gunwale from the bow to the stern."""


def rowboat(rng: Random, colours: Colours) -> Group:
    """A boat 10 long and 4 wide around the origin, its bow to the north."""
    ink, wood = shade(colours["ink"], -0.1), colours["wood"]
    paint = mix(rng.choice((colours["hills"], colours["leaf"], colours["snow"])), wood, 0.25)
    paths: list[Path] = [
        _hull(1.22, Style(shade(colours["sea"], -0.3), opacity=0.5)),
        _hull(1.0, Style(paint, ink, 0.3)),
        _hull(0.76, Style(shade(wood, -0.1))),
        _hull(0.6, Style(shade(wood, -0.3))),
    ]
    for y, half in ((-1.6, 1.35), (0.9, 1.5), (3.0, 1.15)):
        seat = [(-half, y - 0.45), (half, y - 0.45), (half, y + 0.45), (-half, y + 0.45)]
        paths.append(polygon(seat, Style(mix(wood, colours["desert"], 0.55), ink, 0.18)))
    for side in (-1, 1):
        oar = [(side * 0.35, -3.4), (side * 0.75, 3.6)]
        paths.append(line(*oar[0], *oar[1], Style(None, ink, 0.55)))
        paths.append(line(*oar[0], *oar[1], Style(None, colours["desert"], 0.32)))
    return Group(tuple(paths))


def _hull(size: float, style: Style) -> Path:
    """The outline of the boat, scaled about its middle."""
    half = [(x * size, y * size) for x, y in _HULL]
    return smooth([*half, *((-x, y) for x, y in half[:0:-1])], style, tension=0.5)
