"""A picture larger than the paper, over pages that are cut and joined: where each page lies on it.

Pages overlap. A line through the middle of each overlap stands on both pages, with crosses that
come to lie on each other; beyond it the neighbour's name, which is cut off or covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil

from printkit.draw import outline
from printkit.draw.furniture import STRIP, Naming, furniture
from printkit.draw.registration import Box
from printkit.draw.scene import (
    POINT,
    Drawing,
    Group,
    Node,
    Page,
    Placed,
    Style,
    Text,
    polyline,
    rectangle,
)
from printkit.draw.sheet_style import SheetStyle, printable
from printkit.errors import FitError

OVERLAP = 10.0
"""What two pages that lie side by side both show."""

LEAST = 60.0
"""What a page must show both ways for a picture to be put together of such pages."""

_HALO = Style(stroke="#FFFFFF", width=0.5, cap="butt")
_LINE = Style(stroke="#2B2A28", width=0.12, cap="butt")
_CROSS = 3.0
_FACE, _SIZE = "FiraSansCondensed-Regular", 7 * POINT
_LABEL = (9.0, 3.6)


@dataclass(frozen=True, slots=True)
class Tiling:
    """Pages over a picture.

    Attributes:
        rows: How many rows of pages.
        columns: How many pages in each.
        window: What of a page shows the picture.
        start: Where the first page's window begins on the picture.
        landscape: The pages lie across.
    """

    rows: int
    columns: int
    window: Box
    start: tuple[float, float]
    landscape: bool

    @property
    def extent(self) -> tuple[float, float]:
        """Width and height of what a page shows."""
        left, top, right, bottom = self.window
        return right - left, bottom - top

    def places(self) -> Iterator[tuple[int, int]]:
        """Row and column of every page, in their order."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield row, column

    def seen(self, row: int, column: int) -> Box:
        """The part of the picture that a page shows."""
        width, height = self.extent
        left = self.start[0] + column * (width - OVERLAP)
        top = self.start[1] + row * (height - OVERLAP)
        return (left, top, left + width, top + height)


def name(row: int, column: int) -> str:
    """What a page is called: its row's letter and its column's number."""
    return f"{chr(ord('A') + row)}{column + 1}"


def tiling(size: tuple[float, float], style: SheetStyle) -> Tiling:
    """The fewest pages of a paper that show a picture of that size.

    Raises:
        FitError: The paper is too small.
    """
    found = [_tiling(size, style, landscape=landscape) for landscape in (False, True)]
    fitting = [made for made in found if made]
    if not fitting:
        raise FitError("fit-poster", paper=style.paper.name, least=LEAST, strip=STRIP[0])
    return min(fitting, key=lambda made: made.rows * made.columns)


def _tiling(size: tuple[float, float], style: SheetStyle, *, landscape: bool) -> Tiling | None:
    _, _, (left, top, right, bottom) = printable(style, landscape=landscape, axis=None)
    window = (left, top, right, bottom - STRIP[1])
    wide, high = window[2] - left, window[3] - top
    if wide < STRIP[0] or min(wide, high) < LEAST:
        return None
    counts = [
        max(1, ceil((whole - OVERLAP) / (part - OVERLAP)))
        for whole, part in zip(size, (wide, high), strict=True)
    ]
    columns, rows = counts
    covered = (columns * (wide - OVERLAP) + OVERLAP, rows * (high - OVERLAP) + OVERLAP)
    start = ((size[0] - covered[0]) / 2, (size[1] - covered[1]) / 2)
    return Tiling(rows, columns, window, start, landscape)


def pages(picture: Drawing, tiles: Tiling, style: SheetStyle, naming: Naming) -> list[Page]:
    """The pages, row by row."""
    places = list(tiles.places())
    return [
        _page(picture, tiles, style, naming, number, place)
        for number, place in enumerate(places, start=1)
    ]


def _page(
    picture: Drawing,
    tiles: Tiling,
    style: SheetStyle,
    naming: Naming,
    number: int,
    place: tuple[int, int],
) -> Page:
    width, height = style.paper.width, style.paper.height
    if tiles.landscape:
        width, height = height, width
    left, top, right, bottom = tiles.window
    seen = tiles.seen(*place)
    named = replace(naming, front=name(*place))
    lines = named.lines(number, tiles.rows * tiles.columns, "front")
    words = furniture(right - left, STRIP[1], lines, naming.scale, inches=style.paper.inches)
    return Page(
        width,
        height,
        (Placed(picture, (left - seen[0], top - seen[1])),),
        Group((Group((words,), at=(left, bottom)), *_seams(tiles, place))),
        bookmark=name(*place),
        clip=outline.box(*tiles.window),
    )


def _seams(tiles: Tiling, place: tuple[int, int]) -> Iterator[Node]:
    """The line to each neighbour, with crosses, and its name beyond."""
    (row, column), (left, top, right, bottom) = place, tiles.window
    half = OVERLAP / 2
    if column > 0:
        yield from _seam((left + half, top), (left + half, bottom))
        yield _label(left + half / 2, (top + bottom) / 2, name(row, column - 1), turn=-90)
    if column < tiles.columns - 1:
        yield from _seam((right - half, top), (right - half, bottom))
        yield _label(right - half / 2, (top + bottom) / 2, name(row, column + 1), turn=90)
    if row > 0:
        yield from _seam((left, top + half), (right, top + half))
        yield _label((left + right) / 2, top + half / 2, name(row - 1, column))
    if row < tiles.rows - 1:
        yield from _seam((left, bottom - half), (right, bottom - half))
        yield _label((left + right) / 2, bottom - half / 2, name(row + 1, column))


def _seam(start: tuple[float, float], end: tuple[float, float]) -> Iterator[Node]:
    yield from _seen(start, end)
    (x0, y0), (x1, y1) = start, end
    across, down = (_CROSS, 0.0) if x0 == x1 else (0.0, _CROSS)
    for share in (0.25, 0.75):
        x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
        yield from _seen((x - across, y - down), (x + across, y + down))


def _seen(start: tuple[float, float], end: tuple[float, float]) -> Iterator[Node]:
    """A dark hairline on a light one, seen on any ground."""
    yield polyline([start, end], _HALO)
    yield polyline([start, end], _LINE)


def _label(x: float, y: float, text: str, turn: float = 0.0) -> Node:
    """A name on a light ground."""
    width, height = _LABEL
    ground = rectangle(-width / 2, -height / 2, width, height, Style("#FFFFFF"), 0.8)
    word = Text(text, 0, _SIZE * 0.36, _FACE, _SIZE, anchor="middle")
    return Group((ground, word), at=(x, y), turn=turn)
