"""What a shell can hand over that nobody means: each is told in a line, none is a fault of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.cli.app import run

CASES = {
    "no name": (["kit", ""], 2, "There is no scenario"),
    "a very long title": (["layout", "base", "--save", "a" * 400], 2, "Use at most 80"),
    "none beside a box": (
        ["kit", "base", "--own", "none", "--own", "base"],
        2,
        "cannot stand beside",
    ),
    "more skipped than there is": (
        ["print", "tiles", "oil-springs", "--skip", "99", "--dry-run"],
        2,
        "no more places",
    ),
    "a margin that is no number": (["setup", "base", "--margin", "nan"], 2, "nan is no margin"),
    "a file nested too deep": (["check", "deep.toml"], 2, "more than 12 deep"),
}


@pytest.mark.parametrize("case", CASES)
def test_is_told_in_a_line(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit code is right, the fault is named, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deep.toml").write_text("x = " + "[" * 100_000)
    arguments, code, told = CASES[case]
    assert code == run([*arguments, "--lang", "en"])
    assert re.search(told, capsys.readouterr().err.replace("\n", " "))
    assert ["deep.toml"] == [path.name for path in tmp_path.rglob("*")]


def test_a_choice_of_pieces_leaves_the_whole_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Printing a few lost pieces does not replace the file that holds them all."""
    monkeypatch.chdir(tmp_path)
    assert 0 == run(["print", "tokens", "oil-springs", "-q"])
    assert 0 == run(["print", "tokens", "oil-springs", "--only", "oil", "-q", "--lang", "en"])
    assert ["tokens-oil.pdf", "tokens.pdf"] == sorted(p.name for p in tmp_path.rglob("*.pdf"))


def test_a_code_does_not_take_a_files_swaps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restoring a board from its code leaves the file that tells its seed and swaps."""
    monkeypatch.chdir(tmp_path)
    assert 0 == run(["layout", "oil-springs", "--seed", "4", "--players", "6", "-q"])
    (file,) = tmp_path.rglob("*.toml")
    dealt = file.read_text("utf-8")
    assert 0 == run(["layout", file.stem, "-q"])
    assert dealt == file.read_text("utf-8")


def test_a_damaged_scenario_does_not_hide_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are listed, and the damaged one is named."""
    monkeypatch.chdir(tmp_path)
    damaged = tmp_path / "layouts" / "mine" / "scenario.toml"
    damaged.parent.mkdir(parents=True)
    damaged.touch()
    assert 2 == run(["scenarios", "--lang", "en"])
    told = capsys.readouterr()
    assert (True, True) == ("oil-springs" in told.out, "mine" in told.err)


def test_curated_boards_have_titles_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No English title stands in a German table."""
    monkeypatch.chdir(tmp_path)
    assert 0 == run(["layouts", "--lang", "de"])
    told = capsys.readouterr().out
    assert (True, False) == ("Rekonstruktion, kleiner Plan" in told, "Reconstruction" in told)
