"""A wooden oil derrick, the landmark of every oil spring.

Two faces of its lattice are seen, the front in the light and the right one in the shade.
The spring tiles and the disaster track set it into their land.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from printkit.design.brush import Point, beam, blob, toward
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line, polygon

_HEIGHT = 35.0
_LEVELS = (0.0, 0.2, 0.38, 0.54, 0.68, 0.8, 0.91)
_FEET: tuple[Point, ...] = ((-6.6, 0.0), (4.4, 1.3), (8.2, -2.6), (-2.8, -3.9))
_HEADS: tuple[Point, ...] = ((-1.2, 0.0), (1.1, 0.25), (2.0, -0.6), (-0.3, -0.85))


def derrick(rng: Random, colours: Colours) -> Group:
    """A lattice tower 38 mm tall and 15 wide on a plank floor, its foot at the origin."""
    wood = mix(colours["wood"], colours["hills"], rng.uniform(0.0, 0.15))
    ink = shade(wood, -0.72)
    far = Style(shade(wood, -0.48))
    dim = Style(shade(wood, -0.15), ink, 0.2)
    lit = Style(_bright(colours, wood, 0.6), ink, 0.25)
    body: list[Node] = [_shadow(rng, ink), *_floor(_bright(colours, wood, 0.2), ink)]
    body += [*_face(3, 2, far, 0.55), *_face(0, 3, far, 0.55)]
    body += _string(rng, ink, wood)
    body += [*_face(1, 2, dim, 0.62), *_face(0, 1, lit, 0.75)]
    body += [_leg(2, dim, 0.9), _leg(0, lit, 1.25), _leg(1, lit, 1.25)]
    body += _crown(colours, wood, ink)
    return Group(tuple(body))


def _bright(colours: Colours, wood: str, share: float) -> str:
    """Sunlit wood: it turns towards sand, not towards white."""
    return mix(wood, mix(colours["desert"], colours["fields"], 0.25), share)


def _corner(number: int, share: float) -> Point:
    """Where a leg is at a share of the height, its foot at 0."""
    foot, head = _FEET[number], _HEADS[number]
    x, y = toward(foot, head, share)
    return x, y - _HEIGHT * share


def _leg(number: int, style: Style, width: float) -> Path:
    return beam(_corner(number, 0.0), _corner(number, 1.0), width, style, end_width=width * 0.55)


def _face(left: int, right: int, style: Style, width: float) -> list[Node]:
    """The braces of one side, thinner towards the top."""
    beams: list[Node] = []
    for low, high in pairwise(_LEVELS):
        thin = width * (1.0 - 0.4 * low)
        corners = [_corner(n, share) for share in (low, high) for n in (left, right)]
        beams.append(beam(corners[1], corners[2], thin * 0.85, style))
        beams.append(beam(corners[0], corners[3], thin * 0.85, style))
        beams.append(beam(corners[2], corners[3], thin * 1.15, style))
    return beams


def _plate(share: float, grow: float) -> list[Point]:
    """The four corners of the tower at a height, moved outward by a factor."""
    corners = [_corner(n, share) for n in range(4)]
    x = sum(corner[0] for corner in corners) / 4
    y = sum(corner[1] for corner in corners) / 4
    return [(x + (cx - x) * grow, y + (cy - y) * grow) for cx, cy in corners]


def _shadow(rng: Random, ink: str) -> Path:
    return blob(rng, 3.4, -0.8, 11.0, 3.2, Style(ink, opacity=0.28), points=11, wobble=0.06)


def _floor(wood: str, ink: str) -> list[Node]:
    """The plank floor under the tower with its two visible edges."""
    top = _plate(0.0, 1.22)
    drop = 0.9
    edge = Style(shade(wood, -0.35), ink, 0.25)
    seams = [
        line(*toward(top[0], top[3], n / 5), *toward(top[1], top[2], n / 5), Style(None, ink, 0.15))
        for n in range(1, 5)
    ]
    return [
        _skirt(top[0], top[1], drop, Style(shade(wood, -0.1), ink, 0.25)),
        _skirt(top[1], top[2], drop, edge),
        polygon(top, Style(shade(wood, 0.22), ink, 0.25)),
        *seams,
    ]


def _skirt(left: Point, right: Point, drop: float, style: Style) -> Path:
    return polygon([left, right, (right[0], right[1] + drop), (left[0], left[1] + drop)], style)


def _string(rng: Random, ink: str, wood: str) -> list[Node]:
    """The drill string and its bull wheel inside the tower."""
    x = 0.8 + rng.uniform(-0.2, 0.2)
    wheel = Style(shade(wood, -0.35), ink, 0.25)
    return [
        line(x, -1.2, x, -_HEIGHT * 0.93, Style(None, ink, 0.5)),
        blob(rng, x, -3.2, 2.0, 1.9, wheel, points=10, wobble=0.03),
        blob(rng, x - 0.15, -3.3, 1.15, 1.05, Style(shade(wood, 0.1)), points=9, wobble=0.04),
    ]


def _crown(colours: Colours, wood: str, ink: str) -> Sequence[Node]:
    """The platform at the top with its block and a short gin pole."""
    low, high = _plate(0.91, 1.75), _plate(1.0, 1.15)
    light = Style(_bright(colours, wood, 0.75), ink, 0.25)
    dark = Style(shade(wood, -0.3), ink, 0.25)
    flag = Style(colours["red"], ink, 0.2)
    x, y = high[0][0] + 1.3, high[0][1]
    return [
        _skirt(low[0], low[1], 0.7, Style(shade(wood, 0.15), ink, 0.25)),
        _skirt(low[1], low[2], 0.7, dark),
        polygon(low, light),
        _skirt(high[0], high[1], 2.6, Style(shade(wood, 0.3), ink, 0.25)),
        _skirt(high[1], high[2], 2.6, dark),
        polygon(high, light),
        beam((x, y + 0.2), (x + 0.1, y - 2.6), 0.5, dark, end_width=0.3),
        polygon([(x + 0.2, y - 2.6), (x + 3.0, y - 1.9), (x + 0.2, y - 1.1)], flag),
    ]
