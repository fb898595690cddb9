"""A small merchant ship seen from above, sails furled or set."""

from __future__ import annotations

from random import Random

from printkit.design.brush import Point, smooth
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Path, Style, ellipse, line, polygon, rectangle

_HULL: tuple[Point, ...] = (
    (0, -10.2),
    (2.3, -7.2),
    (3.4, -3.0),
    (3.5, 2.5),
    (2.9, 7.2),
    (2.2, 9.4),
)
"""Half of the deck's outline from the bow to the stern."""


def ship(rng: Random, colours: Colours) -> Group:
    """A ship 20 long and 7 wide around the origin, its bow to the north."""
    ink, wood = shade(colours["ink"], -0.1), colours["wood"]
    paths: list[Path] = [
        _hull(1.16, Style(shade(colours["sea"], -0.3), opacity=0.55)),
        _hull(1.0, Style(shade(wood, -0.12), ink, 0.32)),
        _hull(0.84, Style(mix(wood, colours["desert"], 0.5))),
    ]
    seam = Style(None, shade(wood, 0.05), 0.16)
    paths += [line(x, -5.6 + abs(x), x, 7.2, seam) for x in (-1.6, -0.55, 0.55, 1.6)]
    paths += [
        rectangle(-1.5, 3.0, 3.0, 2.5, Style(shade(wood, -0.35), ink, 0.22), 0.3),
        polygon(
            [(-2.0, 6.4), (2.0, 6.4), (1.7, 8.6), (-1.7, 8.6)], Style(shade(wood, 0.2), ink, 0.25)
        ),
        line(0, -10, 0, -12.6, Style(None, shade(wood, -0.3), 0.6)),
    ]
    paths += _sail(-3.4, 5.6, colours, ink, rng.uniform(-0.4, 0.4))
    paths += _sail(1.6, 4.8, colours, ink, rng.uniform(-0.4, 0.4))
    return Group(tuple(paths))


def _hull(size: float, style: Style) -> Path:
    """The outline of the deck, its midships at the origin."""
    half = [(x * size, y * size) for x, y in _HULL]
    return smooth([*half, *((-x, y) for x, y in half[:0:-1])], style, tension=0.5)


def _sail(y: float, half: float, colours: Colours, ink: str, turn: float) -> list[Path]:
    """A square sail on its yard, bellied towards the bow."""
    canvas = colours["parchment"]
    belly = Path(
        (
            ("M", -half, y + turn),
            ("C", -half * 0.8, y - 2.6, half * 0.8, y - 2.6, half, y - turn),
            ("C", half * 0.5, y - 0.3, -half * 0.5, y - 0.3, -half, y + turn),
            ("Z",),
        ),
        Style(canvas, ink, 0.3),
    )
    stripe = Path(
        (
            ("M", -half * 0.3, y - 1.85),
            ("C", -half * 0.1, y - 2, half * 0.1, y - 2, half * 0.3, y - 1.85),
            ("L", half * 0.26, y - 0.3),
            ("L", -half * 0.26, y - 0.3),
            ("Z",),
        ),
        Style(mix(colours["hills"], canvas, 0.15)),
    )
    yard = line(
        -half - 0.3,
        y + turn,
        half + 0.3,
        y - turn,
        Style(None, shade(colours["wood"], -0.35), 0.65),
    )
    return [
        belly,
        stripe,
        yard,
        ellipse(0, y, 0.75, 0.75, Style(shade(colours["wood"], -0.1), ink, 0.22)),
    ]
