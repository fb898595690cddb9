"""Signs on a board plan for features that have no drawing of their own there.

An author's feature is shown by the picture of its tile, or by a plain shape, each feature its
own; design.plan lays them over hexes, paths and intersections, design.plan_legend says what they
are called.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from printkit.board.hexgrid import Hex, Spot, position
from printkit.board.model import Layout, Place
from printkit.design import plan_chart, plan_rows, plan_sites
from printkit.design.colours import Colours, shade
from printkit.design.picture import painted
from printkit.design.plan_hex import BADGE_NORTH
from printkit.design.plan_land import DRAWN_FOR
from printkit.design.plan_marks import MARKS
from printkit.design.theme import Theme
from printkit.design.tile import DRAWN_FOR as TILE
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Style, Text, circle, polygon, rectangle

DRAWN = frozenset(
    (
        *MARKS,
        plan_sites.SITES,
        plan_sites.BROOK,
        plan_sites.TRADES,
        plan_rows.RIVER,
        plan_chart.ROUTE,
        plan_chart.START,
        plan_chart.SHIP,
        plan_chart.CROSSING,
        plan_chart.FORTRESS,
    )
)
"""The features that plans draw in ways of their own."""

_DISC, _SHAPE = 3.6, 2.3
"""The radius of a sign, and of the shape on it, on a hex of `DRAWN_FOR`."""

_ALONE, _SMALL = 0.9, 0.8
"""How large a sign is in the legend, by half a hex; and on a path or intersection, by a hex's."""

_LETTERS = 2.1
"""The letters of a place's value, on a hex of `DRAWN_FOR`."""

_FORMS = ((4, 1.0), (3, 1.0), (5, 0.45), (6, 1.0), (4, 0.4), (8, 0.6))
"""The shapes of a first feature, a second …: how many points, and how deep it is notched."""


def own(layout: Layout) -> list[str]:
    """The features of a board that nothing else on its plan shows."""
    return [name for name in layout.features if name not in DRAWN]


def over(layout: Layout, theme: Theme, unit: float) -> Iterator[Node]:
    """The signs of all places of such features; a place of a player's has a rim of that colour."""
    for name in own(layout):
        for place in layout.features[name]:
            on_hex = isinstance(place.at, Hex)
            size = unit / DRAWN_FOR * (1.0 if on_hex else _SMALL)
            drawn = _sign(name, layout, theme, _rim(place, theme.colours))
            x, y = _middle(place.at)
            north = BADGE_NORTH / DRAWN_FOR if on_hex else 0.0
            told = () if _numbered(place, layout) else tuple(_value(place, theme))
            at = (x * unit, (y - north) * unit)
            yield Group((drawn, *told), at=at, scale=(size, size))


def alone(name: str, layout: Layout, theme: Theme, width: float) -> Node:
    """A feature's sign for the legend, around the origin."""
    size = _ALONE * width / 2 / _DISC
    return Group((_sign(name, layout, theme, theme.colours["ink"]),), scale=(size, size))


def _numbered(place: Place, layout: Layout) -> bool:
    """True for a hex whose only number is the feature's: that lies in its middle as a plate."""
    return (
        isinstance(place.at, Hex)
        and isinstance(place.value, int)
        and place.at not in layout.numbers
    )


def _value(place: Place, theme: Theme) -> Iterator[Node]:
    """What a place says beside where it is, on a strip east of the sign, clear of numbers."""
    if place.value is None:
        return
    small = theme.types["small"]
    text = str(place.value)
    wide = fonts.width(text, small.bold, _LETTERS) + 1.0
    strip = Style(theme.colours["paper"], theme.colours["ink"], 0.2)
    yield rectangle(_DISC - 0.7, -1.25, wide, 2.5, strip, 0.6)
    yield Text(
        text, _DISC - 0.7 + wide / 2, 0.72, small.bold, _LETTERS, theme.colours["ink"], "middle"
    )


def _middle(spot: Spot) -> tuple[float, float]:
    return position(spot)


def _rim(place: Place, colours: Colours) -> str:
    return colours[f"player-{place.colour}"] if place.colour else colours["ink"]


def _sign(name: str, layout: Layout, theme: Theme, rim: str) -> Node:
    """A disc with the feature's picture, or with its shape."""
    colours = theme.colours
    ground = circle(0, 0, _DISC, Style(colours["parchment"]))
    edge = circle(0, 0, _DISC, Style(None, rim, 0.7))
    if name in theme.signs:
        scale = 2 * _DISC / TILE
        picture = painted(theme.signs[name], name, colours, (TILE, TILE))
        window = circle(0, 0, _DISC)
        return Group((ground, Group((Group((picture,), scale=(scale, scale)),), clip=window), edge))
    form = _FORMS[own(layout).index(name) % len(_FORMS)]
    return Group((ground, polygon(_star(*form), Style(shade(colours["red"], -0.35))), edge))


def _star(points: int, depth: float) -> list[tuple[float, float]]:
    """A shape with so many points around the origin, one in the north; not notched at depth 1."""
    radii = (_SHAPE,) if depth == 1.0 else (_SHAPE, depth * _SHAPE)
    corners = points * len(radii)
    return [
        (
            radii[n % len(radii)] * sin(2 * pi * n / corners),
            -radii[n % len(radii)] * cos(2 * pi * n / corners),
        )
        for n in range(corners)
    ]
