"""Names of places as people write them: "r1h3", "r1h3 NW", "r1h3 corner N".

Row and hex are counted in a frame, from the north and from the west. A word of direction
names one of the six paths around the hex; after "corner" it names an intersection, for
NE, SE, SW and NW can mean either. Files, errors and check all use these names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from printkit.board.hexgrid import Edge, Hex, Spot, Vertex
from printkit.board.model import Place
from printkit.board.spelling import listed, nearest
from printkit.errors import LayoutError

PATHS = ("E", "SE", "SW", "W", "NW", "NE")
"""The words for a hex's paths, in the order of `Hex.borders`."""

CORNERS = ("SE", "S", "SW", "NW", "N", "NE")
"""The words for a hex's intersections, in the order of `Hex.corners`."""

CORNER = "corner"

_COLOUR = re.compile(r"\((\w+)\)")


def reading_order(spot: Hex) -> tuple[int, int]:
    """The key that sorts hexes by rows from the north, in a row from the west."""
    return spot.r, spot.q


@lru_cache(maxsize=64)
def hex_names(frame: tuple[Hex, ...]) -> Mapping[Hex, str]:
    """Every hex of a frame with its name: row, and which hex of the row."""
    names: dict[Hex, str] = {}
    rows = sorted({spot.r for spot in frame})
    for row, r in enumerate(rows, start=1):
        in_row = sorted(spot for spot in frame if spot.r == r)
        names |= {spot: f"r{row}h{n}" for n, spot in enumerate(in_row, start=1)}
    return names


@lru_cache(maxsize=64)
def _hexes_by_name(frame: tuple[Hex, ...]) -> Mapping[str, Hex]:
    return {name: spot for spot, name in hex_names(frame).items()}


@lru_cache(maxsize=64)
def _spot_names(frame: tuple[Hex, ...]) -> Mapping[tuple[type, Spot], str]:
    """Every hex, path and intersection of a frame, named from its first hex in reading order.

    The kind of place is part of the key: as tuples a hex, a path and an intersection may be equal.
    """
    names: dict[tuple[type, Spot], str] = {}
    for spot, name in hex_names(frame).items():
        names[Hex, spot] = name
    for spot in sorted(frame, key=reading_order):
        name = names[Hex, spot]
        for word, edge in zip(PATHS, spot.borders, strict=True):
            names.setdefault((Edge, edge), f"{name} {word}")
        for word, corner in zip(CORNERS, spot.corners, strict=True):
            names.setdefault((Vertex, corner), f"{name} {CORNER} {word}")
    return names


def spot_name(frame: tuple[Hex, ...], spot: Spot) -> str:
    """The name of a hex, path or intersection of the frame."""
    return _spot_names(frame)[type(spot), spot]


def read_hex(frame: tuple[Hex, ...], name: str, where: str) -> Hex:
    """The hex of that name.

    Raises:
        LayoutError: The frame has no such hex.
    """
    hexes = _hexes_by_name(frame)
    if name not in hexes:
        raise LayoutError("unknown-hex", where=where, found=name, nearest=nearest(name, hexes))
    return hexes[name]


def read_path(frame: tuple[Hex, ...], words: Sequence[str], where: str) -> Edge:
    """The path that a hex's name and a direction name.

    Raises:
        LayoutError: The words name no path of the frame.
    """
    if len(words) != 2:
        raise LayoutError("not-a-path", where=where, found=" ".join(words), allowed=listed(PATHS))
    spot = read_hex(frame, words[0], where)
    return spot.borders[_direction(words[1], PATHS, where)]


def read_place(frame: tuple[Hex, ...], text: str, where: str) -> Place:
    """The place that a line names, with what it carries: "r1h3 NW wool (red)".

    Raises:
        LayoutError: The line names no place of the frame.
    """
    if not text.split():
        raise LayoutError("empty-place", where=where)
    name, *words = text.split()
    at = read_hex(frame, name, where)
    spot: Spot = at
    if words[:1] == [CORNER]:
        turn = _direction(words[1] if len(words) > 1 else "", CORNERS, where)
        spot, words = at.corners[turn], words[2:]
    elif words and words[0] in PATHS:
        spot, words = at.borders[PATHS.index(words[0])], words[1:]
    colour = _COLOUR.fullmatch(words[-1]) if words else None
    value = words[:-1] if colour else words
    if len(value) > 1:
        raise LayoutError("place-too-long", where=where, found=text)
    return Place(
        spot,
        _value(value[0]) if value else None,
        colour[1] if colour else None,
    )


def place_text(frame: tuple[Hex, ...], place: Place) -> str:
    """The line that `read_place` reads back as this place."""
    words = [spot_name(frame, place.at)]
    if place.value is not None:
        words.append(str(place.value))
    if place.colour is not None:
        words.append(f"({place.colour})")
    return " ".join(words)


def hexes_of(spot: Spot) -> tuple[Hex, ...]:
    """The hexes that a place lies on: itself, the two it parts, or the three that meet there."""
    if isinstance(spot, Edge):
        return spot.joins
    if isinstance(spot, Vertex):
        return spot.touches
    return (spot,)


def _direction(word: str, words: tuple[str, ...], where: str) -> int:
    if word not in words:
        raise LayoutError(
            "unknown-direction",
            where=where,
            found=word,
            allowed=listed(words),
            nearest=nearest(word, words),
        )
    return words.index(word)


def _value(word: str) -> int | str:
    return int(word) if word.isdecimal() else word
