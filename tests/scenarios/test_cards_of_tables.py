"""Tables of cards: what any spreadsheet writes is read, and what is wrong is told with its cell."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given, settings, strategies as st

from printkit.board.limits import CELL, COLUMNS, PRINTED, TABLE, UNPACKED
from printkit.errors import PrintkitError, ScenarioError
from printkit.scenarios import workbooks
from printkit.scenarios.cards import Decks, cards
from printkit.scenarios.errors import SeveralFaultsError
from printkit.scenarios.sheets import of_lines, read

TABLES = [["title.de", "title.en", "count"], ["Größe; 1", "Size, 1", 2], ["Öl", "Oil", None]]
"""A table with umlauts, and with both usual delimiters in its texts."""


def written(folder: Path, content: bytes | str, name: str = "cards.csv") -> Path:
    """A file with that content."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def csv(delimiter: str) -> str:
    """The table as CSV, each text in quotes where it must be."""
    lines = [
        delimiter.join(
            f'"{cell}"' if delimiter in str(cell) else str("" if cell is None else cell)
            for cell in line
        )
        for line in TABLES
    ]
    return "\r\n".join(lines) + "\r\n"


def workbook(lines: list[list[object]]) -> bytes:
    """An XLSX file with these cells."""
    book = openpyxl.Workbook()
    for line in lines:
        book.worksheets[0].append(line)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


WRITTEN = {
    "semicolons, Windows": csv(";").encode("cp1252"),
    "commas, UTF-8": csv(",").encode(),
    "semicolons, UTF-8 with a mark": csv(";").encode("utf-8-sig"),
    "tabs, UTF-16": csv("\t").encode("utf-16"),
    "told by its first line": b"sep=;\r\n" + csv(";").encode("cp1252"),
    "a workbook": workbook(TABLES),
    "TOML": b'format = 1\n[[cards]]\ntitle.de = "Gr\xc3\xb6\xc3\x9fe; 1"\ntitle.en = "Size, 1"\n'
    b'count = 2\n[[cards]]\ntitle = { de = "\xc3\x96l", en = "Oil" }\n',
}
ENDING = {"a workbook": "cards.XLSX", "TOML": "cards.toml"}


@pytest.mark.parametrize("kind", WRITTEN)
def test_every_way_of_writing_a_table_is_read(kind: str, tmp_path: Path) -> None:
    """The same cards come of it, whatever its encoding, its delimiter or its kind."""
    read_cards = cards(read(written(tmp_path, WRITTEN[kind], ENDING.get(kind, "cards.csv"))))
    told = [(card.word("title", "de"), card.word("title", "en"), card.count) for card in read_cards]
    assert [("Größe; 1", "Size, 1", 2), ("Öl", "Oil", 1)] == told


def test_a_column_without_language_is_for_all() -> None:
    """A title may be the same in every language; a text may be missing."""
    (card,) = cards(of_lines([["Title", "Text (DE)"], ["Pax", ""]], "cards.csv"))
    assert ("Pax", "Pax", "") == (
        card.word("title", "de"), card.word("title", "nl"), card.word("text", "de"),
    )  # fmt: skip


def test_a_missing_word_is_never_anothers() -> None:
    """A card with a title in another language only has none; so does one without the column."""
    first, second = cards(
        of_lines([["title.de", "title.en"], ["Nebel", ""], ["Öl", "Oil"]], "cards.csv")
    )
    for card, language, row in ((first, "en", 2), (second, "nl", 3)):
        with pytest.raises(ScenarioError, match="cell-word-missing") as caught:
            card.word("title", language)
        told = caught.value.values
        assert (row, f"title.{language}") == (told["row"], told["column"])


FAULTS: dict[str, tuple[bytes | str, dict[str, object]]] = {
    "unknown-column": ("titel,count\nX,1\n", {"found": "titel", "nearest": "title"}),
    "column-both": ("title,title.de\nX,Y\n", {"found": "title.de"}),
    "column-twice": ("title,title\nX,Y\n", {"found": "title"}),
    "no-titles": ("text,count\nX,1\n", {"found": "text, count"}),
    "cell-empty": ("title,count\nX,1\n\n,2\n", {"row": 4, "column": "title"}),
    "cell-count": ("title,count\nX,two\n", {"row": 2, "column": "count", "found": '"two"'}),
    "cells-beyond": ("title,text\nX,a,b\n", {"row": 2, "found": '"b"', "count": 2}),
    "csv-broken": ('title\n"X\n', {"row": 2}),
    "no-cards": ("title\n", {}),
    "table-not-text": (b"title\n\x81\x8d\n", {}),
    "cell-too-long": (f"title\n{'X' * (CELL + 1)}\n", {"row": 2, "most": CELL}),
    "too-many-columns": (",".join(f"c{n}" for n in range(COLUMNS + 1)), {"most": COLUMNS}),
    "too-many-cards": ("title\n" + "X\n" * (PRINTED + 1), {"most": PRINTED}),
    "file-too-large": ("title\n" + "X" * TABLE, {"most": TABLE // 1000}),
    "control-character": ("title\nX\x1b[2J\n", {}),
}


@pytest.mark.parametrize("key", FAULTS)
def test_what_is_wrong_is_told_with_its_place(key: str, tmp_path: Path) -> None:
    """The error names row, column and what was found there."""
    content, told = FAULTS[key]
    with pytest.raises(ScenarioError, match=key) as caught:
        cards(read(written(tmp_path, content)))
    faults = caught.value.faults if isinstance(caught.value, SeveralFaultsError) else []
    values = next((fault for fault in faults if fault.key == key), caught.value).values
    assert told == {name: values[name] for name in told}


def test_all_faults_are_told() -> None:
    """Whoever mends a table sees all of its cells at once."""
    with pytest.raises(SeveralFaultsError) as caught:
        cards(of_lines([["title", "count"], ["X", "-1"], ["", "1"], ["Y", "1.5"]], "cards.csv"))
    assert ["cell-count", "cell-empty", "cell-count"] == [
        fault.key for fault in caught.value.faults
    ]


def test_a_workbook_names_the_cell(tmp_path: Path) -> None:
    """B3 is found faster than row and column."""
    path = written(tmp_path, workbook([["title", "count"], ["X", 1], ["Y", "many"]]), "c.xlsx")
    with pytest.raises(ScenarioError) as caught:
        cards(read(path))
    assert "count (B3)" == caught.value.values["column"]


@pytest.mark.parametrize(
    ("saved", "told"),
    [
        ("<v/>", ["formula-open", "B2"]),
        ("", ["formula-open", "B2"]),
        ("<v>3</v>", 3),
        ("<v>#REF!</v>", ["formula-fault", "B2"]),
    ],
)
def test_a_formula_counts_by_its_saved_result_only(saved: str, told: object) -> None:
    """Without a result, or with a fault for one, it is told with its cell, never taken as 1."""
    book = workbook([["title", "count"], ["X", "=1+2"]])
    kind = ' t="e"' if "#" in saved else ""
    filled = rewritten(
        book,
        "xl/worksheets/sheet1.xml",
        lambda xml: re.sub(
            r'<c r="B2"[^>]*>.*?</c>', f'<c r="B2"{kind}><f>1+2</f>{saved}</c>', xml
        ),
    )
    try:
        (_, row) = workbooks.lines(filled, "cards.xlsx")
        got: object = int(row[1])
    except ScenarioError as error:
        got = [error.key, error.values["column"]]
    assert told == got


def rewritten(book: bytes, name: str, change: Callable[[str], str]) -> bytes:
    """A workbook with one of its parts changed."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.namelist():
            part = old.read(entry)
            new.writestr(entry, change(part.decode()) if entry == name else part)
    return out.getvalue()


@pytest.mark.parametrize(
    "content", [b"", b"no zip", workbook(TABLES)[:-40], workbook(TABLES)[:900]]
)
def test_what_is_no_workbook_is_refused(content: bytes, tmp_path: Path) -> None:
    """A damaged file is told as one."""
    with pytest.raises(ScenarioError, match="workbook-broken"):
        read(written(tmp_path, content, "cards.xlsx"))


def test_a_workbook_is_measured_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small file that unpacks to a huge one is refused."""
    monkeypatch.setattr(workbooks, "UNPACKED", 1000)
    assert UNPACKED > 1000
    with pytest.raises(ScenarioError, match="file-too-large"):
        list(workbooks.lines(workbook(TABLES), "cards.xlsx"))


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ("../cards.csv", "table-is-path"),
        ("a\\cards.csv", "table-is-path"),
        ("/etc/passwd.csv", "table-is-path"),
        ("cards.ods", "table-kind"),
        ("card.csv", "no-table"),
        ("link.csv", "leads-out"),
    ],
)
def test_a_table_lies_beside_its_scenario(table: str, key: str, tmp_path: Path) -> None:
    """It is a file there, not a path elsewhere, nor a link out of the workspace."""
    folder = tmp_path / "mine/layouts/mine"
    folder.mkdir(parents=True)
    written(folder, "title\nX\n")
    (folder / "link.csv").symlink_to(written(tmp_path, "title\nX\n", "outside.csv"))
    decks = Decks(((folder / "scenario.toml", {}),))
    assert 1 == len(decks.cards("cards.csv", "here"))
    with pytest.raises(ScenarioError, match=key) as caught:
        decks.cards(table, "here")
    assert key != "no-table" or caught.value.values["nearest"] == "cards.csv"


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200), st.sampled_from(("cards.csv", "cards.toml", "cards.xlsx")))
def test_any_bytes_are_cards_or_an_error(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, name: str
) -> None:
    """Nothing that a file holds leads anywhere else."""
    path = written(tmp_path_factory.getbasetemp(), content, name)
    with suppress(PrintkitError):
        assert cards(read(path))
