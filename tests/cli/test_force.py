"""A board that is not legal is not made, unless it is forced; then every sheet says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import ROOT, Result, printkit
from pypdfium2 import PdfDocument

COMMANDS = (
    ("kit", "FILE"),
    ("setup", "FILE"),
    ("print", "board", "FILE"),
    ("print", "tiles", "FILE", "--own", "none"),
    ("layout", "FILE"),
)
EVERY_COMMAND = pytest.mark.parametrize("words", COMMANDS, ids=" ".join)


def made(words: tuple[str, ...], folder: Path, *more: str) -> Result:
    """What a command says of the classic board with a 6 beside an 8."""
    text = (ROOT / "layouts/base/classic.toml").read_text("utf-8")
    text = text.replace("4   6   5   10", "8   6   5   10").replace(
        "8   10  9   3", "4   10  9   3"
    )
    (folder / "bad.toml").write_text(text, "utf-8")
    told = [word.replace("FILE", "./bad.toml") for word in words]
    return printkit(*told, *more, at=folder)


@EVERY_COMMAND
def test_an_illegal_board_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    """Exit code 1, the rule named, nothing written."""
    done = made(words, tmp_path)
    assert (1, True) == (done.code, "B-03" in done.err)
    assert not (tmp_path / "output").exists()


def test_an_illegal_board_is_not_played_on(tmp_path: Path) -> None:
    """There is nothing to force: the rules say nothing of such a board."""
    done = made(("play", "FILE"), tmp_path)
    assert (1, "", True) == (done.code, done.out, "B-03" in done.err)


@EVERY_COMMAND
def test_force_makes_it(words: tuple[str, ...], tmp_path: Path) -> None:
    """--force writes; every printed sheet bears the mark."""
    done = made(words, tmp_path, "--force")
    assert 0 == done.code, done.err
    files = list((tmp_path / "output").rglob("*.pdf"))
    assert ("layout" in words) != bool(files)
    for file in files:
        with PdfDocument(file) as pdf:
            for page in pdf:
                assert "NOT A LEGAL BOARD" in page.get_textpage().get_text_range()
