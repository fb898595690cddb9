"""Boards as text pictures: four characters a hex, rows from north to south.

A cell begins at twice the doubled coordinate 2q + r of its hex, so rows of a picture
interlock as the hexes do and two-digit numbers line up under terrain letters. Frames,
terrain and numbers are all written this way; a row that is shifted is an error, not a guess.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from printkit.board.hexgrid import Hex
from printkit.board.model import ROLLS, Terrain
from printkit.board.spelling import listed, nearest
from printkit.board.spots import hex_names, reading_order
from printkit.errors import LayoutError

NOTHING = "."
"""The cell of a hex that carries nothing: no token, or nothing fixed."""

_CELL = 4
"""The characters of a cell."""

LETTERS = {terrain.letter: terrain for terrain in Terrain}


def read_frame(text: str, where: str) -> dict[Hex, str]:
    """Every cell of a picture that defines a frame, in reading order.

    The first row has r = 0; how far the whole picture is indented does not matter.

    Raises:
        LayoutError: The picture is empty, or a row does not interlock with the first.
    """
    rows = _rows(text)
    if not rows:
        raise LayoutError("empty-picture", where=where)
    # Rows stand two characters aside in turn: where most of them have the first one, is right.
    starts = [(row[0][0] - 2 * r) % _CELL for r, row in enumerate(rows)]
    west = Counter(starts).most_common(1)[0][0]
    cells: dict[Hex, str] = {}
    for r, row in enumerate(rows):
        _check_cells(row, (starts[r] - west) % _CELL, r + 1, where)
        for column, cell in row:
            cells[Hex((column + -west % _CELL - 2 * r) // _CELL, r)] = cell
    return cells


def _check_cells(row: list[tuple[int, str]], aside: int, number: int, where: str) -> None:
    """The row's cells are four characters apart, and as far aside as the other rows want."""
    if any((column - row[0][0]) % _CELL for column, _ in row):
        raise LayoutError("row-spacing", where=where, row=number)
    if aside == _CELL // 2:
        raise LayoutError("row-between-hexes", where=where, row=number, found=row[0][1])
    if aside:
        key = "row-shifted-right" if aside == 1 else "row-shifted-left"
        raise LayoutError(key, where=where, row=number, columns=1)


def read_picture(text: str, frame: tuple[Hex, ...], where: str) -> dict[Hex, str]:
    """The cell of every hex of a frame.

    Raises:
        LayoutError: A row is missing, too long, too short or shifted.
    """
    rows, wanted = _rows(text), _rows(_picture(dict.fromkeys(frame, NOTHING)))
    if len(rows) != len(wanted):
        raise LayoutError("rows-missing", where=where, found=len(rows), wanted=len(wanted))
    # The whole picture may be indented as one likes: the shift that most rows share is no fault.
    shifts = [row[0][0] - like[0][0] for row, like in zip(rows, wanted, strict=True)]
    common = Counter(shifts).most_common(1)[0][0]
    for number, (row, like) in enumerate(zip(rows, wanted, strict=True), start=1):
        _check_row([(column - common, cell) for column, cell in row], like, number, where)
    cells = [cell for row in rows for _, cell in row]
    return dict(zip(sorted(frame, key=reading_order), cells, strict=True))


def read_terrain(text: str, frame: tuple[Hex, ...], where: str) -> dict[Hex, Terrain]:
    """The terrain of every hex of a frame.

    Raises:
        LayoutError: The picture does not fit the frame or holds an unknown letter.
    """
    cells = read_picture(text, frame, where)
    return {spot: terrain_of(cell, hex_names(frame)[spot], where) for spot, cell in cells.items()}


def read_numbers(text: str, frame: tuple[Hex, ...], where: str) -> dict[Hex, int]:
    """The tokens of a frame's hexes; a "." has none.

    Raises:
        LayoutError: The picture does not fit the frame or a cell is no token.
    """
    cells = read_picture(text, frame, where)
    tokens = [str(number) for number in ROLLS]
    for spot, cell in cells.items():
        if cell not in (*tokens, NOTHING):
            raise LayoutError(
                "unknown-token",
                where=where,
                at=hex_names(frame)[spot],
                found=cell,
                allowed=listed([NOTHING, *tokens]),
            )
    return {spot: int(cell) for spot, cell in cells.items() if cell != NOTHING}


def terrain_of(letter: str, at: str, where: str) -> Terrain:
    """The terrain of a letter.

    Raises:
        LayoutError: No terrain has that letter.
    """
    if letter not in LETTERS:
        raise LayoutError(
            "unknown-letter",
            where=where,
            at=at,
            found=letter,
            nearest=_nearest_letter(letter),
            allowed=listed(f"{letter} {terrain}" for letter, terrain in LETTERS.items()),
        )
    return LETTERS[letter]


def terrain_picture(terrain: Mapping[Hex, Terrain]) -> str:
    """The picture that `read_terrain` reads back."""
    return _picture({spot: kind.letter for spot, kind in terrain.items()})


def numbers_picture(numbers: Mapping[Hex, int], frame: tuple[Hex, ...]) -> str:
    """The picture that `read_numbers` reads back."""
    return _picture({spot: str(numbers.get(spot, NOTHING)) for spot in frame})


def _picture(cells: Mapping[Hex, str]) -> str:
    west = min(2 * spot.q + spot.r for spot in cells)
    lines = []
    for r in sorted({spot.r for spot in cells}):
        line = ""
        for spot in sorted(spot for spot in cells if spot.r == r):
            line = line.ljust(2 * (2 * spot.q + spot.r - west)) + cells[spot]
        lines.append(line)
    return "\n".join(lines) + "\n"


def _rows(text: str) -> list[list[tuple[int, str]]]:
    """The cells of each line that has any, with their columns from the westernmost cell on."""
    lines = [line.expandtabs(4) for line in text.splitlines() if line.strip()]
    rows = [[(cell.start(), cell[0]) for cell in re.finditer(r"\S+", line)] for line in lines]
    west = min((row[0][0] for row in rows), default=0)
    return [[(column - west, cell) for column, cell in row] for row in rows]


def _check_row(
    row: list[tuple[int, str]], like: list[tuple[int, str]], number: int, where: str
) -> None:
    if len(row) != len(like):
        raise LayoutError("row-length", where=where, row=number, found=len(row), wanted=len(like))
    shifts = [found - wanted for (found, _), (wanted, _) in zip(row, like, strict=True)]
    if len(set(shifts)) > 1:
        raise LayoutError("row-spacing", where=where, row=number)
    if shifts[0]:
        key = "row-shifted-right" if shifts[0] > 0 else "row-shifted-left"
        raise LayoutError(key, where=where, row=number, columns=abs(shifts[0]))


def _nearest_letter(found: str) -> str:
    """A legal letter for one that is not: its capital, or that of the likest terrain's name."""
    if found.upper() in LETTERS:
        return found.upper()
    name = nearest(found, Terrain)
    return Terrain(name).letter if name else ""
