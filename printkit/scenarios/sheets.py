"""Spreadsheets as rows of texts: CSV as anybody's Excel writes it, XLSX, and TOML.

What the rows mean is scenarios.cards; here a file becomes a `Sheet`, whatever its encoding,
its delimiter or its kind, and is refused when it is none or too large. XLSX is
scenarios.workbooks, which alone needs a library.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from printkit.board.limits import CELL, COLUMNS, PRINTED, TABLE
from printkit.board.spelling import listed, shown
from printkit.board.tables import CONTROL, parse_table
from printkit.errors import ScenarioError

_DELIMITERS = ";,\t"
_SEP = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""How a CSV file tells Excel its delimiter, in a line before all others."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row.

    Attributes:
        number: Its number in the file, as a spreadsheet counts.
        cells: What stands in it, by column; empty cells are left out.
    """

    number: int
    cells: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of texts.

    Attributes:
        file: Where it was read from.
        columns: The names of its columns, in order.
        rows: Its rows, without those that are empty.
        letters: The columns by the letters of their cells; none where the file has no cells.
    """

    file: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    letters: Mapping[str, str]

    def named(self, column: str, row: int) -> str:
        """What a cell is called in errors: "title.de", or "title.de (C4)" in a workbook."""
        letter = self.letters.get(column)
        return f"{column} ({letter}{row})" if letter else column


def read(path: Path) -> Sheet:
    """The table in a file.

    Raises:
        ScenarioError: It is missing, too large, broken, or no table.
    """
    content = _content(path)
    if path.suffix.lower() == ".toml":
        return _from_toml(content, str(path))
    if path.suffix.lower() == ".xlsx":
        # Only who keeps cards in a workbook needs the library that reads it.
        from printkit.scenarios import workbooks

        return of_lines(workbooks.lines(content, str(path)), str(path), lettered=True)
    return of_lines(_csv_lines(text_of(content, str(path)), str(path)), str(path))


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(TABLE + 1)
    except OSError as fault:
        raise ScenarioError(
            "file-unreadable", where=str(path), reason=fault.strerror or ""
        ) from None
    if len(content) > TABLE:
        raise ScenarioError("file-too-large", where=str(path), most=TABLE // 1000)
    return content


def text_of(content: bytes, where: str) -> str:
    """A CSV file's text: UTF-8 or UTF-16 with a mark, UTF-8 without, or else Windows-1252.

    Raises:
        ScenarioError: It is none of these.
    """
    for start, encoding in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"", "utf-8-sig")):
        if content.startswith(start):
            try:
                text = content.decode(encoding)
            except UnicodeDecodeError:
                continue
            break
    else:
        try:
            text = content.decode("cp1252")
        except UnicodeDecodeError:
            raise ScenarioError("table-not-text", where=where) from None
    if "\0" in text:
        raise ScenarioError("table-not-text", where=where)
    return text


def _csv_lines(text: str, where: str) -> Iterator[list[str]]:
    """The records of a CSV text, by the delimiter that its first line shows."""
    told = _SEP.match(text)
    body = text[told.end() :] if told else text
    delimiter = told[1] if told and told[1] in _DELIMITERS else _delimiter(body)
    if told:
        # A spreadsheet counts that line as well.
        yield []
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=delimiter, strict=True)
    try:
        yield from reader
    except csv.Error as fault:
        raise ScenarioError(
            "csv-broken", where=where, row=reader.line_num + bool(told), reason=fault
        ) from None


def _delimiter(text: str) -> str:
    """The one that parts the names of the columns; quoted names may hold others."""
    heads = re.sub(r'"[^"]*"', "", next((line for line in text.splitlines() if line.strip()), ""))
    return max(_DELIMITERS, key=heads.count)


def of_lines(lines: Iterable[Sequence[str]], where: str, *, lettered: bool = False) -> Sheet:
    """Lines of cells as a table: the first that is not empty names the columns.

    Raises:
        ScenarioError: There are no columns, too many of anything, or cells beyond the columns.
    """
    heads: tuple[str, ...] = ()
    rows = []
    for number, line in enumerate(lines, start=1):
        cells = [cell.strip() for cell in line]
        if not any(cells):
            continue
        if not heads:
            heads = _heads(cells, where)
            continue
        extra = [cell for cell in cells[len(heads) :] if cell]
        if extra:
            raise ScenarioError(
                "cells-beyond", file=where, row=number, found=shown(extra[0]), count=len(heads)
            )
        filled = {head: cell for head, cell in zip(heads, cells, strict=False) if cell}
        nameless = filled.pop("", None)
        if nameless:
            raise ScenarioError(
                "cells-beyond", file=where, row=number, found=shown(nameless),
                count=len([head for head in heads if head]),
            )  # fmt: skip
        rows.append(Row(number, filled))
        _check_size(rows, where)
    letters = {head: _letter(n) for n, head in enumerate(heads)} if lettered else {}
    return _checked(Sheet(where, tuple(head for head in heads if head), tuple(rows), letters))


def _heads(cells: Sequence[str], where: str) -> tuple[str, ...]:
    """The columns' names: "Title (DE)" and "title_de" are title.de."""
    heads = tuple(re.sub(r"[\s_.()\[\]:-]+", ".", cell.lower()).strip(".") for cell in cells)
    while heads and not heads[-1]:
        heads = heads[:-1]
    if len(heads) > COLUMNS:
        raise ScenarioError("too-many-columns", where=where, found=len(heads), most=COLUMNS)
    return heads


def _letter(number: int) -> str:
    """A column's letters in a spreadsheet: A to Z, then AA."""
    return (_letter(number // 26 - 1) if number >= 26 else "") + chr(ord("A") + number % 26)


def _from_toml(content: bytes, where: str) -> Sheet:
    """The tables listed under [[cards]]; the third is row 3."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ScenarioError("file-not-text", where=where) from None
    table = parse_table(text, where, ScenarioError)
    for key in table:
        if key not in ("format", "cards"):
            raise ScenarioError(
                "unknown-key", where=f"{where}, {key}", found=key, nearest="cards",
                allowed=listed(("format", "cards")),
            )  # fmt: skip
    entries = table.get("cards")
    if not isinstance(entries, list):
        raise ScenarioError("missing-key", where=f"{where}, cards")
    rows: list[Row] = []
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict):
            raise ScenarioError(
                "wrong-kind", where=f"{where}, cards.{number}", found=shown(entry), wanted="table"
            )
        cells = dict(_leaves(entry, "", f"{where}, cards.{number}"))
        rows.append(Row(number, {key: cell for key, cell in cells.items() if cell}))
        _check_size(rows, where)
    columns = dict.fromkeys(key for row in rows for key in row.cells)
    return _checked(Sheet(where, tuple(columns), tuple(rows), {}))


def _leaves(entry: Mapping[str, Any], before: str, where: str) -> Iterator[tuple[str, str]]:
    for key, value in entry.items():
        at = f"{before}{key}"
        if isinstance(value, dict) and not before:
            yield from _leaves(value, f"{at}.", where)
        elif isinstance(value, str) or type(value) is int:
            yield at, str(value).strip()
        else:
            raise ScenarioError(
                "wrong-kind", where=f"{where}.{at}", found=shown(value), wanted="text"
            )


def _check_size(rows: Sequence[Row], where: str) -> None:
    if len(rows) > PRINTED:
        raise ScenarioError("too-many-cards", where=where, found=len(rows), most=PRINTED)


def _checked(sheet: Sheet) -> Sheet:
    """No column is named twice, and each cell is a text of bearable length."""
    twice = [name for name in sheet.columns if sheet.columns.count(name) > 1]
    if twice:
        raise ScenarioError("column-twice", file=sheet.file, found=twice[0])
    if not sheet.rows:
        raise ScenarioError("no-cards", where=sheet.file)
    for row in sheet.rows:
        for column, cell in row.cells.items():
            if len(cell) > CELL:
                raise ScenarioError(
                    "cell-too-long", file=sheet.file, row=row.number,
                    column=sheet.named(column, row.number), found=len(cell), most=CELL,
                )  # fmt: skip
            if CONTROL.search(cell):
                raise ScenarioError(
                    "control-character",
                    where=f"{sheet.file}, {row.number}, {sheet.named(column, row.number)}",
                    found=ascii(cell[:40]),
                )
    return sheet
