"""Searching from the command line: what is found is told as searched, and nonsense is refused."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from commands import printkit

SHORT = ("--budget", "0.2")


def test_a_fair_board_tells_how_it_was_found(tmp_path: Path) -> None:
    """In the terminal, in its file, and as JSON; the same seed gives the same board again."""
    asked = ("layout", "base", "--variable", "--fair", "--seed", "3", *SHORT)
    told = printkit(*asked, at=tmp_path)
    assert "no longer drawn alike" in told.out
    assert "Expected gap" in told.out
    (path,) = tmp_path.glob("output/base/*.toml")
    kept = tomllib.loads(path.read_text("utf-8"))
    assert ("fair-search", 3) == (kept["method"], kept["seed"])
    data = json.loads(printkit(*asked, "--json", at=tmp_path).out)
    assert kept["candidates"] == data["search"]["candidates"]
    assert data["code"] == path.stem
    assert max(data["search"]["predicted"]) - min(data["search"]["predicted"]) < 0.15


def test_a_played_board_keeps_its_games(tmp_path: Path) -> None:
    """Its file names the bot, the games and each seat's wins, and reads back."""
    played = ("--play", "--play-budget", "1", "--seed", "3", *SHORT)
    data = json.loads(printkit("layout", "base", *played, "--json", at=tmp_path).out)
    (tally,) = data["search"]["played"]
    (path,) = tmp_path.glob("output/base/*.toml")
    kept = tomllib.loads(path.read_text("utf-8"))
    wins = " ".join(map(str, tally["wins"]))
    assert [f"builder {tally['games']} {wins}"] == kept["played"]
    again = json.loads(printkit("layout", str(path), "--json", at=tmp_path).out)
    assert data["search"] == again["search"]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (("layout", "base", "--wild", "--fair"), "--wild"),
        (("layout", "base", "--budget", "3"), "--fair"),
        (("layout", "base", "--fair", "--count", "2"), "--count"),
        (("layout", "base", "--fair", "--deal", "book"), "--deal book"),
        (("layout", "base", "--balance", "0.999", *SHORT), "--budget"),
        (("print", "tiles", "base", "--heat"), "print board"),
    ],
)
def test_what_does_not_go_together_is_told(
    asked: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    """In a line or two, with the remedy; nothing is written."""
    told = printkit(*asked, at=tmp_path)
    assert told.code
    assert words in told.err
    assert len(told.err.strip().splitlines()) <= 3
    assert [] == list(tmp_path.iterdir())
