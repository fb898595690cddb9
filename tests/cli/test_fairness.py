"""`fairness` as a reader meets it: tables, JSON, errors, and an interruption that loses nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import printkit, python

GAMES = ("fairness", "base", "--players", "3", "--games", "20", "--bot", "spender")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The tables of two bots."""
    folder = tmp_path_factory.mktemp("fairness")
    done = printkit(*GAMES, "--bot", "random", at=folder)
    assert (0, "") == (done.code, done.err)
    return done.out


def test_every_seat_has_its_row_and_every_bot_its_table(told: str) -> None:
    """Bots are named, seats told by their colours, and how far the bots agree stands below."""
    assert ["spender: 20 games", "random: 20 games"] == [
        line.split(" of ")[0] for line in told.splitlines() if " games of " in line
    ]
    seats = [line.split()[1] for line in told.splitlines() if line[:2] in ("1 ", "2 ", "3 ")]
    assert ["Red", "Blue", "White"] * 2 == seats
    assert 1 == told.count("spender and random differ by")


def test_json_holds_the_same(tmp_path: Path) -> None:
    """One line; the wins add up to the games, and 2 jobs bring the same line."""
    lines = [printkit(*GAMES, "--json", "--jobs", jobs, at=tmp_path).out for jobs in ("1", "2")]
    assert lines[0] == lines[1]
    (bot,) = json.loads(lines[0])["bots"]
    assert ("spender", 20) == (bot["bot"], bot["games"])
    assert 20 == sum(seat["wins"] for seat in bot["seats"]) + bot["nobody"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("base", "--bot", "bilder"), "Did you mean builder?"),
        (("base", "--cluster", "nowhere"), "nowhere"),
        (("base", "--within", "0"), "greater than or equal to 0.5"),
    ],
)
def test_errors_say_what_to_do(words: tuple[str, ...], found: str, tmp_path: Path) -> None:
    """Exit 2 and one or two lines."""
    done = printkit("fairness", *words, at=tmp_path)
    assert (2, "") == (done.code, done.out)
    assert found in done.err
    assert len(done.err.splitlines()) <= 2


def test_what_is_known_is_told_when_it_is_interrupted(tmp_path: Path) -> None:
    """The games of the batches that were done, and exit 130."""
    script = (
        "import os, signal\n"
        "from printkit.balance import seats\n"
        "whole, calls = seats.gathered, []\n"
        "def struck(*words):\n"
        "    calls.append(1)\n"
        "    if len(calls) == 2:\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "    return whole(*words)\n"
        "seats.gathered = struck\n"
        "import sys\n"
        "from printkit.__main__ import main\n"
        "sys.argv = 'printkit fairness base --players 3 --games 300 --bot spender'.split()\n"
        "main()"
    )
    done = python(script, at=tmp_path)
    assert (130, "✗ Interrupted. Nothing half-written is left.\n") == (done.code, done.err)
    assert done.out.startswith("spender: 50 games")
