"""Cards from a table: one row per card, its words in each language, its icon, cost and count.

Columns are named once, in `COLUMNS`; a word's column may be one for all languages (`title`) or
one for each (`title.de`, `title.en`). Names of icons, colours and pictures are looked up where
cards are drawn (press.table_cards).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from printkit.board.limits import PRINTED
from printkit.board.spelling import listed, nearest, shown
from printkit.errors import ScenarioError
from printkit.scenarios.errors import FaultList, File
from printkit.scenarios.folders import is_cards, kept_in
from printkit.scenarios.sheets import Row, Sheet, read

WORDS = ("title", "text")
"""What a card says, in each language."""

COLUMNS = (*WORDS, "icon", "cost", "count", "colour", "back", "picture", "note")
"""Every column; a note is its author's own and printed nowhere."""


_NAMES = "*.csv, *.xlsx, cards.toml, cards-*.toml"
"""What files of cards are called."""


@dataclass(frozen=True, slots=True)
class Card:
    """One row of a table of cards.

    Attributes:
        file: The table's file.
        row: Its row there.
        cells: What the row says, by column.
        count: How many of it are printed.
        names: What its cells are called in errors, by column.
    """

    file: str
    row: int
    cells: Mapping[str, str]
    count: int
    names: Mapping[str, str]

    def get(self, column: str) -> str:
        """What stands in a column; "" for nothing."""
        return self.cells.get(column, "")

    def naming(self, *columns: str) -> str:
        """What the first of some columns that the table has is called in errors."""
        return next((self.names[name] for name in columns if name in self.names), columns[0])

    def word(self, name: str, language: str) -> str:
        """The title or text in a language; "" where the card has none in any.

        Raises:
            ScenarioError: It has one, but not in this language.
        """
        if f"{name}.{language}" not in self.names and name in self.names:
            return self.get(name)
        column = f"{name}.{language}"
        others = [key for key in self.cells if key.startswith(f"{name}.")]
        if others and column not in self.cells:
            raise ScenarioError(
                "cell-word-missing",
                file=self.file,
                row=self.row,
                column=self.naming(column),
                language=language,
            )
        return self.get(column)


class Decks:
    """The tables of cards that a scenario's components name, each read once."""

    def __init__(self, files: tuple[File, ...]) -> None:
        """The tables beside a scenario's file and beside those that it extends."""
        self._folders = tuple(path.parent for path, _ in files)
        self._read: dict[str, tuple[Card, ...]] = {}

    def cards(self, table: str, where: str) -> tuple[Card, ...]:
        """The cards of a table.

        Args:
            table: The file's name.
            where: The key that names it, for errors.

        Raises:
            ScenarioError: There is no such file, or it has faults; all of them are listed.
        """
        if table not in self._read:
            self._read[table] = cards(read(self._find(table, where)))
        return self._read[table]

    def _find(self, table: str, where: str) -> Path:
        if Path(table).name != table or any(sign in table for sign in "\\:\0"):
            raise ScenarioError("table-is-path", where=where, found=table)
        if Path(table).suffix.lower() not in (".csv", ".xlsx") and not is_cards(table):
            raise ScenarioError("table-kind", where=where, found=table, allowed=_NAMES)
        for folder in self._folders:
            if (folder / table).is_file():
                return kept_in(folder / table, folder.parents[1].resolve())
        there = sorted(
            path.name
            for folder in self._folders
            for path in folder.iterdir()
            if path.suffix.lower() in (".csv", ".xlsx") or is_cards(path.name)
        )
        raise ScenarioError(
            "no-table", where=where, found=table, nearest=nearest(table, there),
            path=self._folders[0],
        )  # fmt: skip


def cards(sheet: Sheet) -> tuple[Card, ...]:
    """The cards of a table's rows.

    Raises:
        ScenarioError: A column or a cell is not as it should be; all faults are listed.
    """
    found = FaultList()
    _check_columns(sheet, found)
    found.close()
    made = []
    for row in sheet.rows:
        names = {column: sheet.named(column, row.number) for column in sheet.columns}
        with found.noting():
            made.append(Card(sheet.file, row.number, row.cells, _count(row, sheet), names))
        _check_title(row, sheet, found)
    found.close()
    return tuple(made)


def _check_columns(sheet: Sheet, found: FaultList) -> None:
    """Each column is known, and a word's is either one for all languages or one for each."""
    for column in sheet.columns:
        name, _, language = column.partition(".")
        of_language = name in WORDS and len(language) == 2 and language.isalpha()
        if name not in COLUMNS or (language and not of_language):
            found.add(
                "unknown-column",
                file=sheet.file,
                found=column,
                nearest=nearest(column, _allowed()),
                allowed=listed(_allowed()),
            )
        elif of_language and name in sheet.columns:
            found.add("column-both", file=sheet.file, found=column, name=name)
    if not any(column.partition(".")[0] == "title" for column in sheet.columns):
        found.add("no-titles", file=sheet.file, found=listed(sheet.columns))


def _allowed() -> Iterator[str]:
    for column in COLUMNS:
        yield column
        if column in WORDS:
            yield from (f"{column}.de", f"{column}.en")


def _check_title(row: Row, sheet: Sheet, found: FaultList) -> None:
    columns = [column for column in sheet.columns if column.partition(".")[0] == "title"]
    if not any(column in row.cells for column in columns):
        column = sheet.named(columns[0], row.number)
        found.add("cell-empty", file=sheet.file, row=row.number, column=column)


def _count(row: Row, sheet: Sheet) -> int:
    told = row.cells.get("count", "1")
    if not (told.isascii() and told.isdigit() and len(told) < 9 and int(told) <= PRINTED):
        raise ScenarioError(
            "cell-count",
            file=sheet.file,
            row=row.number,
            column=sheet.named("count", row.number),
            found=shown(told),
            most=PRINTED,
        )
    return int(told)
