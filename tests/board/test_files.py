"""Layout files: what is written is read back, and every way to break one has its own error."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.board.files import layout_text
from printkit.board.spots import place_text, read_place
from printkit.errors import LayoutError
from printkit.generate import generate
from printkit.scenarios import board_names, load, load_layout, names, saved_layout
from printkit.scenarios.boards import parse_layout
from printkit.scenarios.folders import find_file

BOARDS = [(name, board) for name in names() for board in board_names(name)]
FILE = find_file("layouts/oil-springs/reconstruction-34.toml")
TEXT = FILE.read_text(encoding="utf-8") if FILE else ""

BROKEN = {
    "row-shifted-right": ("      4   6   5   10", "        4   6   5   10"),
    "row-shifted-left": ("    .   3   11  4   8", "  .   3   11  4   8"),
    "row-spacing": ("      4   6   5   10", "      4   6    5  10"),
    "row-length": ("      4   6   5   10", "      4   6   5"),
    "rows-missing": ("      4   6   5   10\n", ""),
    "unknown-letter": ("F   P   W\n      H", "F   X   W\n      H"),
    "unknown-token": ("      4   6   5   10", "      4   7   5   10"),
    "two-harbours": ('"r1h2 NE wool"', '"r1h1 NW wool"'),
    "unknown-harbour": ("NE wool", "NE woll"),
    "unknown-direction": ("NE wool", "NNE wool"),
    "not-a-path": ("r1h2 NE wool", "r1h2 wool"),
    "unknown-hex": ("r1h2 NE wool", "r9h2 NE wool"),
    "unknown-feature": ("springs = [", "spings = ["),
    "place-too-long": ('"r3h1 5"', '"r3h1 5 6"'),
    "empty-place": ('"r3h1 5"', '" "'),
    "unknown-key": ("setup =", "set_up ="),
    "missing-key": ("terrain =", "version ="),
    "wrong-kind": ("variable = false", "variable = 1"),
    "board-of-nobody": ('"oil-springs"', '"oil-spring"'),
    "unknown-setup": ('"3-4"', '"3–4"'),
    "format-newer": ("format = 1", "format = 2"),
    "format-unknown": ("format = 1", 'format = "one"'),
    "format-missing": ("format = 1", ""),
    "file-not-toml": ("format = 1", "format = "),
}


@pytest.mark.parametrize(("scenario", "board"), BOARDS)
def test_curated_files_are_written_as_they_are_read(scenario: str, board: str) -> None:
    """Writing a curated board gives its file's very text, comments aside."""
    layout = saved_layout(scenario, board)
    file = find_file(f"layouts/{scenario}/{board}.toml")
    assert file is not None
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    plain = "".join(line for line in lines if not line.startswith("#"))
    assert plain == layout_text(layout, load(scenario).setup_named(layout.setup).deal)


@pytest.mark.parametrize("seed", range(40))
def test_dealt_boards_come_back_from_their_files(seed: int) -> None:
    """A dealt board's file gives back the board and where it comes from, swaps included."""
    setup = load("oil-springs").setup(6 if seed % 2 else 4)
    layout = generate(setup, seed)
    again = parse_layout(layout_text(layout, setup.deal), "test")
    assert layout == again
    assert layout.provenance == again.provenance


@pytest.mark.parametrize("key", BROKEN)
def test_each_broken_file_has_one_error(key: str) -> None:
    """A file with one thing wrong gives the one error that tells it."""
    old, new = BROKEN[key]
    assert old in TEXT
    with pytest.raises(LayoutError) as caught:
        parse_layout(TEXT.replace(old, new, 1), "board.toml")
    assert key == caught.value.key


def test_a_shifted_row_is_named() -> None:
    """The error for a shifted row says which picture, which row, and by how much."""
    old, new = BROKEN["row-shifted-right"]
    with pytest.raises(LayoutError) as caught:
        parse_layout(TEXT.replace(old, new, 1), "board.toml")
    expected = {"where": "board.toml, numbers", "row": 2, "columns": 2}
    assert expected == caught.value.values


def test_the_longest_row_shifted_is_named_itself() -> None:
    """A shift of the row that reaches farthest west is not blamed on the other rows."""
    broken = TEXT.replace("    .   3   11  4   8", "          .   3   11  4   8")
    with pytest.raises(LayoutError) as caught:
        parse_layout(broken, "board.toml")
    assert 3 == caught.value.values["row"]


def test_indenting_a_whole_picture_does_not_matter() -> None:
    """A picture that is indented as a whole is read as before."""
    lines = TEXT.splitlines(keepends=True)
    first = lines.index('terrain = """\n') + 1
    moved = [*lines[:first], *("   " + line for line in lines[first : first + 5])]
    again = parse_layout("".join([*moved, *lines[first + 5 :]]), "board.toml")
    assert saved_layout("oil-springs", "reconstruction-34") == again


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "file-empty"),
        (b"\n \n", "file-empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "file-not-text"),
        (b"format = 1\x00", "file-not-text"),
    ],
)
def test_files_that_are_none(tmp_path: Path, content: bytes, key: str) -> None:
    """An empty file and a binary file are told apart from broken ones."""
    file = tmp_path / "board.toml"
    file.write_bytes(content)
    with pytest.raises(LayoutError) as caught:
        load_layout(file)
    assert key == caught.value.key


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    """A file that is not there cannot be read."""
    with pytest.raises(LayoutError, match="file-unreadable"):
        load_layout(tmp_path / "none.toml")


@pytest.mark.parametrize(
    "line", ["r1h2", "r1h2 5", "r1h2 NW wool", "r1h1 corner N 3 (green)", "r3h3 (red)"]
)
def test_places_are_written_as_they_are_read(line: str) -> None:
    """A place's line, with or without path, corner, value and colour, is written back the same."""
    frame = load("base").setup(4).deal.frame
    assert line == place_text(frame, read_place(frame, line, "test"))


def test_a_title_may_hold_anything() -> None:
    """Quotes, backslashes and line ends in a title survive writing and reading."""
    from dataclasses import replace

    layout = saved_layout("base", "classic")
    title = 'The "old" C:\\board\nof Catan'
    titled = replace(layout, provenance=replace(layout.provenance, title=title))
    text = layout_text(titled, load("base").setup(4).deal)
    assert title == parse_layout(text, "test").provenance.title
