"""Records of games: verbatim goldens, replays to the same state, and refusals by line and rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Golden
from tables import SCENARIOS, game

from printkit.engine.notation import Notation
from printkit.engine.play import play, steps
from printkit.engine.record import Record, ending, read, replay, text
from printkit.errors import IllegalRecordError, RecordError
from printkit.scenarios import load


def recorded(name: str, players: int, bots: tuple[str, ...], seed: int) -> tuple[str, Notation]:
    """The record of a game between bots, and the notation it is told in."""
    table = game(name, players)
    notation = Notation(table, load(name).colours)
    lines, state = [], table.start()
    for step in steps(table, bots, seed, notation):
        lines.append(step.line)
        state = step.state
    record = Record(name, players, seed, bots, talking=True, switches=())
    return text(record, lines, ending(state, notation)), notation


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_recorded_games_are_unchanged(name: str, players: int, golden: Golden) -> None:
    """A seed plays the same game for ever, word for word."""
    told, _ = recorded(name, players, ("builder",) * players, 1)
    golden(f"engine/{name}-{players}.txt", told)


@pytest.mark.parametrize("bots", ["builder", "random"])
@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_a_replay_comes_to_the_same_state(name: str, players: int, bots: str) -> None:
    """Read back and replayed, a game's every line and end are the same."""
    told, notation = recorded(name, players, (bots,) * players, 2)
    taken = list(replay(read(told, "test"), notation.game, notation, "test"))
    state = taken[-1].state
    again = play(game(name, players), (bots,) * players, 2)
    assert (again.turn, again.winner, again.hidden.hands) == (
        state.turn,
        state.winner,
        state.hidden.hands,
    )


@pytest.fixture(scope="module")
def told() -> tuple[str, Notation]:
    """A record to be edited by hand."""
    return recorded("base", 4, ("builder",) * 4, 1)


def refusal(told: tuple[str, Notation], number: int, line: str) -> RecordError:
    """How the record is refused with one line changed."""
    edited, notation = told
    lines = edited.splitlines()
    lines[number - 1] = line
    with pytest.raises(RecordError) as caught:
        list(replay(read("\n".join(lines), "game.txt"), notation.game, notation, "game.txt"))
    return caught.value


@pytest.mark.parametrize(
    ("number", "line", "key", "rule"),
    [
        (11, "blue: settlement r2h2 corner S", "record-illegal", "B-22"),
        (10, "red: road r1h1 NW", "record-illegal", "B-21"),
        (9, "red: roll = 3 4", "record-illegal", "B-23"),
        (25, "red: roll = 3 7", "record-chance", "B-23"),
        (9, "blue: settlement r2h2 corner S", "record-seat", None),
        (9, "red: castle r2h2", "record-line", None),
        (9, "red: settlement r9h9 corner S", "record-line", None),
        (9, "red settlement", "record-line", None),
        (25, "red: roll = a b", "record-line", None),
    ],
)
def test_edited_records_are_refused(
    told: tuple[str, Notation], number: int, line: str, key: str, rule: str | None
) -> None:
    """The refusal names the line, and the rule where one is broken."""
    if number == 11:
        line = "blue: settlement " + told[0].splitlines()[8].partition("settlement ")[2]
    error = refusal(told, number, line)
    assert (key, f"game.txt, line {number}", rule) == (
        error.key,
        error.values["where"],
        error.values.get("rule"),
    )


def test_another_end_is_refused(told: tuple[str, Notation]) -> None:
    """The last line is checked, too; a game that was cut short has none."""
    edited, notation = told
    lines = edited.splitlines()
    for cut in (lines[:-1], [*lines[:-1], "end: nobody, turn 3, points 0 0 0 0"]):
        with pytest.raises(IllegalRecordError):
            list(replay(read("\n".join(cut), "x"), notation.game, notation, "x"))


@pytest.mark.parametrize("text", ["", "something", "printkit game 1\nlayout: x\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    """The first line and the head must be there."""
    with pytest.raises(RecordError):
        read(text, "x")


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`play --record` and `replay` tell the same log; an illegal edit is exit code 1."""
    from printkit.cli.app import run

    monkeypatch.chdir(tmp_path)
    for scenario, language in (("base", "en"), ("oil-springs", "de")):
        assert 0 == run(["play", scenario, "--seed", "3", "--record", "g.txt", "--lang", language])
        played = capsys.readouterr().out
        assert 0 == run(["replay", "g.txt", "--lang", language])
        assert played == capsys.readouterr().out
    lines = Path("g.txt").read_text("utf-8").splitlines()
    Path("g.txt").write_text("\n".join([*lines[:9], "red: end", *lines[10:]]), "utf-8")
    assert 1 == run(["replay", "g.txt", "--lang", "en"])
    assert '✗ g.txt, line 10: "end" is not legal by B-23.\n' == capsys.readouterr().err


@pytest.mark.parametrize("words", [["--bot", "clever"], ["--switch", "no_dice"]])
def test_unknown_names_are_told(words: list[str]) -> None:
    """A bot or an option that is none is wrong usage."""
    from printkit.cli.app import run

    assert 2 == run(["play", "base", *words])


def test_check_plays() -> None:
    """`check --play` plays games to their ends."""
    from printkit.cli.app import run

    assert 0 == run(["check", "oil-springs", "--players", "3", "--play", "2"])
