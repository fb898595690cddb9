"""Games between bots, and games from records: played, checked, and told as a log.

The engine plays; here are found the board, the rules and the words, and a record is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from printkit.board.spelling import listed, nearest
from printkit.engine import Game, game_of
from printkit.engine.bots import BOTS
from printkit.engine.notation import Notation
from printkit.engine.play import Step, steps
from printkit.engine.record import Record, ending, read, replay, text
from printkit.engine.trial import Trial, trial
from printkit.errors import RecordError, UsageError
from printkit.press import files
from printkit.press.boards import Board, Wish, obtain
from printkit.press.game_log import log
from printkit.press.unplayed import named, unplayed
from printkit.scenarios.model import Scenario
from printkit.scenarios.texts import Texts, told_texts


@dataclass(frozen=True)
class Table:
    """A game about to be played or replayed.

    Attributes:
        game: The game.
        notation: What its places, cards and seats are called.
        record: How it was set up.
        texts: The words of its log.
        notes: What its log begins with: which rules are not played.
    """

    game: Game
    notation: Notation
    record: Record
    texts: Texts
    notes: tuple[str, ...] = ()


def seated(
    board: Board, bots: Sequence[str], seed: int, language: str, *, talking: bool = True,
    switches: Sequence[str] = (),
) -> Table:  # fmt: skip
    """A table at a board with bots at its seats; the bots take turns until all are taken.

    Raises:
        UsageError: There is no such bot, or no such option, or more bots than seats.
    """
    players = board.setup.players
    if len(bots) > players:
        raise UsageError("too-many-bots", found=len(bots), players=players)
    seats = tuple(_bot(bots[seat % len(bots)]) for seat in range(players))
    options = tuple(_switch(name, board.setup.switches) for name in switches)
    game = game_of(
        board.layout,
        board.scenario,
        players,
        talking=talking,
        switches=dict.fromkeys(options, True),
    )
    subject = board.code or str(board.file or board.scenario.name)
    texts = told_texts(language, (board.scenario.name, *board.scenario.parents), Path.cwd())
    return Table(
        game=game,
        notation=Notation(game, board.scenario.colours),
        record=Record(subject, players, seed, seats, talking, options),
        texts=texts,
        notes=tuple(_notes(board.scenario, texts)),
    )


def played(table: Table, path: Path | None) -> Iterator[str]:
    """The log of a game between bots, line by line; with a record, once that is written.

    Raises:
        OutputError: The record cannot be written.
    """
    state, taken = table.game.start(), []

    def noted() -> Iterator[Step]:
        nonlocal state
        for step in steps(table.game, table.record.bots, table.record.seed, table.notation):
            state = step.state
            taken.append(step.line)
            yield step

    told = log(state, table.notation, table.texts, noted())
    if path:
        # Written before a line is told: whoever stops reading early has the whole record.
        told = iter(list(told))
        end = ending(state, table.notation)
        files.write({path: text(table.record, taken, end).encode()})
    yield from table.notes
    yield from told


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
    return Table(table.game, table.notation, record, table.texts, table.notes)


def replayed(table: Table, path: Path) -> Iterator[str]:
    """The log of a recorded game, line by line; every line of the record is checked.

    Raises:
        RecordError: A line cannot be read.
        IllegalRecordError: A line tells of something that the rules do not allow.
    """
    taken = replay(table.record, table.game, table.notation, str(path))
    yield from table.notes
    yield from log(table.game.start(), table.notation, table.texts, taken)


def tried(board: Board, count: int) -> Trial:
    """What comes of so many games of builders on a board."""
    *_, last = trial(game_of(board.layout, board.scenario, board.setup.players), count)
    return last


def trial_data(found: Trial) -> dict[str, Any]:
    """What came of some games as plain values, for JSON."""
    return {**asdict(found), "passed": found.passed}


def _notes(scenario: Scenario, texts: Texts) -> Iterator[str]:
    left = unplayed(scenario, Path.cwd())
    if left:
        yield texts.get("log.unplayed", rules=named(left, texts))


def _bot(name: str) -> str:
    if name not in BOTS:
        near, known = nearest(name, BOTS), listed(BOTS)
        raise UsageError("unknown-bot", found=name, nearest=near, allowed=known)
    return name


def _switch(name: str, known: Mapping[str, bool]) -> str:
    if not known:
        raise UsageError("no-switches", found=name)
    if name not in known:
        near, names = nearest(name, known), listed(known)
        raise UsageError("unknown-switch", found=name, nearest=near, allowed=names)
    return name
