"""`play` and `replay` as a reader meets them: the log, the record, and records edited by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import printkit

from printkit.press import games
from printkit.press.boards import Wish, obtain

GAME = ("play", "oil-springs", "--seed", "3", "--lang", "en")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game's record, and its log."""
    path = tmp_path_factory.mktemp("games") / "game.txt"
    told = printkit(*GAME, "--record", str(path), at=path.parent)
    assert 0 == told.code
    return path, told.out


def test_the_log_tells_what_rolls_and_trades_bring(recorded: tuple[Path, str]) -> None:
    """The cards stand behind a roll or trade; that somebody does not trade is for the record."""
    path, log = recorded
    assert re.search(r"rolls 4 \+ 2 = 6\. Blue: 1 ore\. White: 1 ore\. Orange: 1 lumber\.", log)
    assert re.search(r"trades with \w+\. \w+: 1 \w+\. \w+: 1 \w+\.", log)
    assert ("decline" in path.read_text("utf-8"), "does not trade" in log) == (True, False)


def test_the_record_is_whole_when_nobody_reads_the_log(
    recorded: tuple[Path, str], tmp_path: Path
) -> None:
    """Whoever stops at the first line, as `| head -1` does, has the same record."""
    board = obtain(Wish("oil-springs"))
    table = games.seated(board, ["builder"], 3, "en")
    path = tmp_path / "game.txt"
    next(games.played(table, path))
    assert recorded[0].read_text("utf-8") == path.read_text("utf-8")


def test_a_replay_tells_the_same(recorded: tuple[Path, str]) -> None:
    """Line for line."""
    path, log = recorded
    assert log == printkit("replay", str(path), at=path.parent).out


def test_both_languages(recorded: tuple[Path, str]) -> None:
    """A German replay has as many lines, and German words."""
    path, log = recorded
    told = printkit("replay", str(path), "--lang", "de", at=path.parent).out
    assert log.count("\n") == told.count("\n")
    assert "Rot: würfelt 4 + 2 = 6." in told


EDITED = (
    (1, "printkit game 9", 2, "first line"),
    (3, "players: four", 2, "whole number"),
    (10, "red: road r1h1 NE", 1, "line 10.*B-21"),
    (11, "blue: settlement r4h1 corner SE", 1, "line 11.*B-22"),
    (12, "white: road r2h3 E", 1, "line 12: white is not to act, blue is"),
    (13, "white: castle r2h2", 2, "line 13.*cannot be read"),
    (25, "red: roll = 0 7", 1, "line 25: chance.*B-23"),
    (-1, "end: red, turn 3, points 1 2 3 4", 1, "the game ends .end: blue, turn 66"),
)


@pytest.mark.parametrize(("number", "line", "code", "told"), EDITED)
def test_edited_records(
    recorded: tuple[Path, str], tmp_path: Path, number: int, line: str, code: int, told: str
) -> None:
    """Each is refused in one sentence with the line, and the rule where one is broken."""
    lines = recorded[0].read_text("utf-8").splitlines()
    lines[number - (number > 0)] = line
    path = tmp_path / "edited.txt"
    path.write_text("\n".join(lines), "utf-8")
    found = printkit("replay", str(path), "--quiet", at=tmp_path)
    assert code == found.code
    assert re.search(told, " ".join(found.err.split()))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("oil-springs", *("--bot", "random") * 5), "5 bots are named for 4 players"),
        (("oil-springs", "--switch", "oil"), "no option oil. Did you mean oil_without_limit"),
        (("base", "--switch", "oil"), "This scenario has no options"),
    ],
)
def test_what_no_seat_or_scenario_has(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    """Bots without a seat and options that the scenario lacks are refused."""
    found = printkit("play", *words, "--seed", "1", "--lang", "en", at=tmp_path)
    assert 2 == found.code
    assert told in " ".join(found.err.split())
