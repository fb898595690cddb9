"""Pieces of a sea chart: sea tiles and discs that show a fleet's course and its stations.

A course runs from the middle of one side of a hex to that of another, by its middle; darts
point the way. design.plan_chart draws the same on board plans.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, radians, sin
from random import Random

from printkit.board.hexgrid import Hex, position
from printkit.design import art
from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.design.tile import DRAWN_FOR, ground_scale
from printkit.draw import fonts
from printkit.draw.scene import (
    LEAST_TYPE,
    Drawing,
    Group,
    Node,
    Style,
    Text,
    circle,
    hexagon,
    line,
    polygon,
)

_FACE = "FiraSans-Bold"
_PLATE = 7.4
"""Radius of a station's plate on a tile."""

_NUMBER = 0.92
"""The size of its number's type, by its radius."""
LEAST_PLATE = LEAST_TYPE / _NUMBER
"""The radius of the smallest whose number is read."""

_HEAD, _SMALL = 0.2, 0.6
"""The length of the dart that leads on, by a hex's width, and of the others by its own."""
_SLIM, _NOTCH = 0.4, 0.26
"""Half the breadth of a dart and the depth of its notch, by its length."""
_STRIDE, _TIGHT = 1.35, 1.1
"""How much of a leg a dart takes, by its length: in a row, and between plate and large dart."""
_BORDER = 0.05
"""How near a hex's border a dart comes, by the hex's width."""

_WINDS, _RHUMB = 16, 33.0
"""How many lines of a compass run out from it, and how far."""


def course(before: Hex, at: Hex, after: Hex) -> tuple[float, float]:
    """From which bearing the course comes into a hex and to which it leaves; 90 is east."""
    return _bearing(at, before), _bearing(at, after)


def _bearing(at: Hex, other: Hex) -> float:
    (x1, y1), (x2, y2) = position(at), position(other)
    return degrees(atan2(x2 - x1, y1 - y2)) % 360


def station_tile(
    name: str,
    station: str,
    way: tuple[float, float],
    colours: Colours,
    *,
    width: float = DRAWN_FOR,
    bleed: float = 3.0,
) -> Drawing:
    """A sea tile with its part of the course and its station's number.

    Args:
        name: For people and file names.
        station: The number, such as "P3".
        way: From where the course comes and where it goes, as `course` tells.
        colours: The theme's.
        width: From flat to flat.
        bleed: How far the ground runs on beyond the trim.
    """
    scale = ground_scale(width, bleed)
    painted = art.find("water")(Random(f"station {station}"), colours)
    small = width / DRAWN_FOR
    body = Group(
        (
            Group((painted,), scale=(scale, scale)),
            Group(tuple(_rhumbs(colours)), scale=(small, small)),
            Group(
                (*darts(way, DRAWN_FOR, colours), *plate(station, colours)), scale=(small, small)
            ),
        )
    )
    return Drawing(name, hexagon(width), body, hexagon(width + 2 * bleed))


def station_disc(
    name: str,
    station: str,
    way: tuple[float, float],
    colours: Colours,
    *,
    diameter: float,
    bleed: float = 3.0,
) -> Drawing:
    """The same as a disc to lie on any sea tile; its north is the board's."""
    sea = mix(colours["sea"], colours["river"], 0.42)
    rim = Style(sea, shade(sea, -0.4), 0.4)
    scale = diameter / 25.0
    nodes: list[Node] = [
        circle(0, 0, diameter / 2 + bleed, Style(shade(sea, -0.12))),
        circle(0, 0, diameter / 2 - 1.2, rim),
        Group((*darts(way, 25.0, colours), *plate(station, colours, 5.8)), scale=(scale, scale)),
    ]
    trim = circle(0, 0, diameter / 2)
    return Drawing(name, trim, Group(tuple(nodes)), circle(0, 0, diameter / 2 + bleed))


def _rhumbs(colours: Colours) -> Iterator[Node]:
    """The sixteen winds of a chart, from the station's plate to where a hex may be cut."""
    line_of = Style(None, mix(colours["sea"], colours["parchment"], 0.3), 0.2)
    fine = Style(None, mix(colours["sea"], colours["parchment"], 0.22), 0.12)
    for n in range(_WINDS):
        bearing = 360 * n / _WINDS
        inner, outer = _at(bearing, _PLATE + 1.6), _at(bearing, _RHUMB)
        yield line(*inner, *outer, fine if n % 2 else line_of)
    yield circle(0, 0, _PLATE + 1.6, line_of)


def darts(
    way: tuple[float, float], width: float, colours: Colours, plate: float = 0.0
) -> list[Node]:
    """The darts of a course through a hex of a width, each pointing the way that it sails.

    Every leg has its own row of them, and the last before the next hex is much the largest: a
    piece of a course tells its direction wherever it is looked at.
    """
    arrive, leave = way
    clear = plate or (_PLATE if width > 40 else 5.8)
    # Along the hex's border lie the ships of lines that cross the course.
    end = width * (0.5 - _BORDER)
    room, head = end - clear, width * _HEAD
    small = head * _SMALL
    count = min(2, max(1, int(room / (small * _STRIDE))))
    coming = [clear + room * (n + 0.5) / count - small / 2 for n in range(count)]
    going = [clear + (room - head + small) / 2] if room - head > small * _TIGHT else []
    return [
        *(_dart(arrive, tip, -small, width, colours) for tip in coming),
        *(_dart(leave, tip, small, width, colours) for tip in going),
        _dart(leave, end, head, width, colours),
    ]


def _dart(bearing: float, tip: float, long: float, width: float, colours: Colours) -> Node:
    """A dart with its point at a distance along a bearing; a negative length points inward."""
    wide = abs(long) * _SLIM
    outline = (
        (0.0, tip),
        (wide, tip - long),
        (0.0, tip - long * (1 - _NOTCH)),
        (-wide, tip - long),
    )
    style = Style(colours["parchment"], shade(colours["sea"], -0.62), width * 0.006 + 0.1)
    return Group((polygon([(x, -y) for x, y in outline], style),), turn=bearing)


def _at(bearing: float, away: float) -> Point:
    return away * sin(radians(bearing)), -away * cos(radians(bearing))


def plate(station: str, colours: Colours, radius: float = _PLATE) -> list[Node]:
    """A round plate with a station's number."""
    ink = colours["ink"]
    size = radius * _NUMBER
    rim = Style(None, mix(colours["parchment"], ink, 0.45), radius * 0.03)
    return [
        circle(
            0, 0, radius, Style(colours["parchment"], shade(colours["sea"], -0.6), radius * 0.06)
        ),
        circle(0, 0, radius * 0.86, rim),
        Text(station, 0, fonts.cap_height(_FACE) * size / 2, _FACE, size, ink, "middle"),
    ]
