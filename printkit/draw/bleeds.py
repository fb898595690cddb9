"""Do grounds run on beyond the trims of a finished file, and how far do they?

A sheet says under marks where each piece's ground ends (draw.operators), a page of one piece by
its boxes; there the rendered page must not have turned white. draw.preflight makes the other
checks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, dist, inf, pi
from statistics import median
from typing import Any

from PIL.Image import Image

from printkit.draw import outline
from printkit.draw.content import FileRead, PageRead
from printkit.draw.correction import UNCORRECTED
from printkit.draw.operators import BLEED, GROUND, PRINTABLE, TRIM
from printkit.draw.outline import Point
from printkit.draw.preflight import TRUE, Finding
from printkit.draw.scene import Path, bounds

_EVERY = 2.5
"""Between the places of an outline that are looked at."""
_SHARED = 0.3
"""Neighbours whose grounds end so soon share an edge."""
_SEEN = 1.0
"""How far a ground goes at least that is looked at in a picture."""
_BEFORE = (0.4, 0.7)
"""How much before its end it is looked at."""
_DEPTHS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Where inside a trim one sees whether it is line art, in which white is no end."""
_BESIDE = 0.7
"""How far inside a trim and beyond the end of its ground the colours are compared."""
_ALIKE = 24
"""How much a channel of colours that look the same differs at most."""
_WHITE, _PALE = 253, 225
"""The least of the channels of bare paper, and of what may be paper between fine lines."""
_DIRECTIONS = 8


@dataclass(frozen=True, slots=True)
class _Piece:
    """What a file says of a piece: its trim, how far its ground goes, whether as far as it can."""

    trim: Path
    ground: Path
    whole: bool


@dataclass(frozen=True, slots=True)
class _Found:
    """What was measured of a piece.

    Attributes:
        usual: How far its ground goes in most places.
        least: How far at least; infinite where all that lies beyond looks like the piece itself.
        faulty: Its ground ends too soon.
    """

    usual: float
    least: float
    faulty: bool


def judged(file: FileRead, pictures: Iterable[Image]) -> Finding:
    """Every ground goes as far as the file says, and how far that is at least.

    Args:
        file: What is judged.
        pictures: Its pages, rendered in three channels.
    """
    found: list[tuple[int, _Found]] = []
    for (number, page), picture in zip(enumerate(file.pages, 1), pictures, strict=True):
        seen = _Seen(page, picture, file)
        found += [(number, seen.found(piece)) for piece in _pieces(page)]
    if not found:
        return Finding("bleed", None)
    faulty = [number for number, one in found if one.faulty]
    values: dict[str, object] = {"count": len(found), "faulty": len(faulty)}
    if faulty:
        return Finding("bleed", passed=False, values=values, pages=_once(faulty))
    most = max(one.usual for _, one in found)
    fewer = [number for number, one in found if one.least < most - _SHARED]
    values |= {"least": min(most, *(one.least for _, one in found)), "most": most}
    values["whole"] = len(found) - len(fewer)
    return Finding(
        "bleed", passed=True, values=values, pages=_once(fewer), told="less" if fewer else ""
    )


def _once(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(numbers))


def _pieces(page: PageRead) -> Iterator[_Piece]:
    """The pieces of a page that have a ground beyond their trims."""
    marked = page.content.outlines
    for (mark, trim), (after, ground) in pairwise(marked):
        if mark == TRIM and after in (BLEED, GROUND):
            yield _Piece(trim, ground, after == BLEED)
    trim_box, bleed_box = page.boxes.get("TrimBox"), page.boxes.get("BleedBox")
    if not marked and trim_box and bleed_box and trim_box != bleed_box:
        yield _Piece(outline.box(*trim_box), outline.box(*bleed_box), whole=True)


class _Seen:
    """A page and its picture."""

    def __init__(self, page: PageRead, picture: Image, file: FileRead) -> None:
        self._line_art = file.line_art
        # What is moved for a printer may pass its margin by as much.
        self._moved = file.correction != UNCORRECTED
        self._size = picture.size
        self._pixels: Any = picture.load()
        self._scale = picture.width / page.width
        self._trims = [path for mark, path in page.content.outlines if mark == TRIM]
        rooms = [path for mark, path in page.content.outlines if mark == PRINTABLE]
        self._box = None if rooms else page.boxes.get("TrimBox")
        whole = page.boxes.get("BleedBox", (0.0, 0.0, page.width, page.height))
        self._room = rooms[0] if rooms else outline.box(*whole)

    def found(self, piece: _Piece) -> _Found:
        """What is measured of a piece."""
        rings = [outline.points(path)[0] for path in (piece.ground, self._room)]
        reaches, least, ended = [], inf, defaultdict[int, list[bool]](list)
        for place, way in _places(outline.points(piece.trim)[0]):
            reach = min(_way_to(ring, place, way) for ring in rings)
            reaches.append(reach)
            if reach >= _SEEN:
                ended[_direction(way)].append(self._ends(place, way, reach))
            if not self._alike(place, way, reach):
                least = min(least, reach if reach > _SHARED else 0.0)
        short = any(2 * sum(ends) > len(ends) for ends in ended.values())
        return _Found(median(reaches), least, short or self._lacks(piece))

    def _lacks(self, piece: _Piece) -> bool:
        """True when a whole bleed is cut off, lies on another piece, or the trim is not the box."""
        if not piece.whole:
            return False
        inner = outline.grow(piece.ground, -TRUE)
        if self._box and max(map(_off, zip(self._box, bounds(piece.trim), strict=True))) > TRUE:
            return True
        others = (trim for trim in self._trims if trim is not piece.trim)
        cut_off = not self._moved and not outline.within(inner, self._room)
        return cut_off or any(outline.overlaps(inner, other) for other in others)

    def _alike(self, place: Point, way: Point, reach: float) -> bool:
        """True when a cut that misses would show the same colour."""
        inside, beyond = (self._colour(place, way, by) for by in (-_BESIDE, reach + _BESIDE))
        pair = zip(inside, beyond, strict=True)
        return max(map(_off, pair)) <= _ALIKE

    def _ends(self, place: Point, way: Point, reach: float) -> bool:
        """True when the paper is white where the ground should be, and is not inside the trim.

        The grounds of line art are white, and end nowhere.
        """
        if self._line_art:
            return False
        beyond = (min(self._colour(place, way, reach - before)) for before in _BEFORE)
        inside = (min(self._colour(place, way, -depth)) for depth in _DEPTHS)
        return all(least >= _WHITE for least in beyond) and all(least < _PALE for least in inside)

    def _colour(self, place: Point, way: Point, by: float) -> tuple[int, int, int]:
        """What is seen so far beyond a place of a trim."""
        x, y = (int((at + by * part) * self._scale) for at, part in zip(place, way, strict=True))
        spot = min(max(x, 0), self._size[0] - 1), min(max(y, 0), self._size[1] - 1)
        red, green, blue = self._pixels[spot]
        return red, green, blue


def _off(pair: tuple[float, float]) -> float:
    return abs(pair[0] - pair[1])


def _direction(way: Point) -> int:
    return round(atan2(way[1], way[0]) / (2 * pi) * _DIRECTIONS) % _DIRECTIONS


def _places(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Places along an outline, each with the way that leads straight out of it."""
    closed = [*ring, ring[0]]
    around = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(closed))
    out = 1 if around > 0 else -1
    ahead = _EVERY / 2
    for (x0, y0), (x1, y1) in pairwise(closed):
        length = dist((x0, y0), (x1, y1))
        while ahead < length:
            c, s = (x1 - x0) / length, (y1 - y0) / length
            yield (x0 + c * ahead, y0 + s * ahead), (out * s, -out * c)
            ahead += _EVERY
        ahead -= length


def _way_to(ring: Sequence[Point], place: Point, way: Point) -> float:
    """How far it is from a place to an outline in a direction."""
    nearest = inf
    for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
        ax, ay, bx, by = x0 - place[0], y0 - place[1], x1 - x0, y1 - y0
        across = way[0] * by - way[1] * bx
        if abs(across) > 1e-9:
            along, share = (ax * by - ay * bx) / across, (ax * way[1] - ay * way[0]) / across
            if along > -TRUE and -1e-6 <= share <= 1 + 1e-6:
                nearest = min(nearest, max(0.0, along))
    return nearest
