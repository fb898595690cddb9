"""Games between bots, and games from records: played, checked, and told as a log.

The engine plays; here are found the board, the rules and the words, and a record is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from printkit.board.spelling import listed, nearest
from printkit.engine import Game, State, game_of, score
from printkit.engine.bots import BOTS
from printkit.engine.notation import Notation
from printkit.engine.play import Step, steps
from printkit.engine.record import Record, ending, read, replay, text
from printkit.engine.trial import Trial, trial
from printkit.errors import RecordError, UsageError
from printkit.press import files
from printkit.press.boards import Board, Wish, obtain
from printkit.scenarios.texts import Texts, load_texts


@dataclass(frozen=True)
class Table:
    """A game about to be played or replayed.

    Attributes:
        game: The game.
        notation: What its places, cards and seats are called.
        record: How it was set up.
        texts: The words of its log.
    """

    game: Game
    notation: Notation
    record: Record
    texts: Texts


def seated(
    board: Board, bots: Sequence[str], seed: int, language: str, *, talking: bool = True,
    switches: Sequence[str] = (),
) -> Table:  # fmt: skip
    """A table at a board with bots at its seats; the bots take turns until all are taken.

    Raises:
        UsageError: There is no such bot, or no such option.
    """
    players = board.setup.players
    seats = tuple(_bot(bots[seat % len(bots)]) for seat in range(players))
    options = tuple(_switch(name, board.setup.switches) for name in switches)
    game = game_of(
        board.layout,
        board.scenario,
        players,
        talking=talking,
        switches=dict.fromkeys(options, True),
    )
    named = board.code or str(board.file or board.scenario.name)
    return Table(
        game=game,
        notation=Notation(game, board.scenario.colours),
        record=Record(named, players, seed, seats, talking, options),
        texts=load_texts(language, (board.scenario.name, *board.scenario.parents), Path.cwd()),
    )


def played(table: Table, path: Path | None) -> Iterator[str]:
    """The log of a game between bots, line by line; its record is written at the end.

    Raises:
        OutputError: The record cannot be written.
    """
    state = table.game.start()
    taken = []
    for step in steps(table.game, table.record.bots, table.record.seed, table.notation):
        state = step.state
        taken.append(step.line)
        yield _told(table, step)
    end = ending(state, table.notation)
    if path:
        files.write({path: text(table.record, taken, end).encode()})
    yield _outcome(table, state)


def opened(path: Path, language: str, workspace: Path) -> Table:
    """The table at which a recorded game was played.

    Raises:
        UsageError: There is no such file.
        RecordError: It is no record, or tells of an unknown option.
        PrintkitError: Its board cannot be found.
    """
    if not path.is_file():
        raise UsageError("no-record-file", path=path)
    try:
        told = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise RecordError("record-not-text", where=path) from None
    record = read(told, str(path))
    board = obtain(Wish(record.layout, record.players), workspace)
    table = seated(
        board, record.bots or ("random",), record.seed, language, talking=record.talking,
        switches=record.switches,
    )  # fmt: skip
    return Table(table.game, table.notation, record, table.texts)


def replayed(table: Table, path: Path) -> Iterator[str]:
    """The log of a recorded game, line by line; every line of the record is checked.

    Raises:
        RecordError: A line cannot be read.
        IllegalRecordError: A line tells of something that the rules do not allow.
    """
    state = table.game.start()
    for step in replay(table.record, table.game, table.notation, str(path)):
        state = step.state
        yield _told(table, step)
    yield _outcome(table, state)


def tried(board: Board, count: int) -> Trial:
    """What comes of so many games of builders on a board."""
    *_, last = trial(game_of(board.layout, board.scenario, board.setup.players), count)
    return last


def trial_data(found: Trial) -> dict[str, Any]:
    """What came of some games as plain values, for JSON."""
    return {**asdict(found), "passed": found.passed}


def _bot(name: str) -> str:
    if name not in BOTS:
        near, known = nearest(name, BOTS), listed(BOTS)
        raise UsageError("unknown-bot", found=name, nearest=near, allowed=known)
    return name


def _switch(name: str, known: Mapping[str, bool]) -> str:
    if name not in known:
        near, names = nearest(name, known), listed(known)
        raise UsageError("unknown-switch", found=name, nearest=near, allowed=names)
    return name


def _told(table: Table, step: Step) -> str:
    """A step in the reader's language, with the number of its turn."""
    texts, notation = table.texts, table.notation
    named = {field: _word(texts, value) for field, value in notation.values(step.action).items()}
    if step.action.reveals == "dice":
        chance = " + ".join(str(die) for die in step.chance)
    else:
        chance = _word(texts, notation.chance_text(step.action, step.chance))
    sentence = texts.get(f"log.{step.action.word}", chance=chance, sum=sum(step.chance), **named)
    return texts.get(
        "log.line", turn=step.turn, player=_player(table, step.player), sentence=sentence
    )


def _player(table: Table, seat: int) -> str:
    return _word(table.texts, table.notation.names["SeatId"][seat])


def _word(texts: Texts, name: str) -> str:
    """A card, a colour or several cards in the reader's language; places keep their names."""
    words = {
        **texts.table("resource"), **texts.table("colours"), **texts.table("log.sorts"),
        "corner": texts.raw("log.corner"),
    }  # fmt: skip
    return " ".join(str(words.get(part, part)) for part in name.split(" "))


def _outcome(table: Table, state: State) -> str:
    """How the game ended, and everybody's points."""
    points = ", ".join(
        f"{_player(table, seat)} {score(state, seat)}" for seat in range(table.game.players)
    )
    if not state.over:
        return table.texts.get("log.unfinished", turn=state.turn, points=points)
    if state.winner < 0:
        return table.texts.get("log.nobody", turn=state.turn, points=points)
    winner = _player(table, state.winner)
    return table.texts.get("log.won", player=winner, turn=state.turn, points=points)
