"""A finished game as a text that replays: who played on what, every action, what chance did.

The first lines say how the game was set up; each further line is an action, with what chance
decided behind "=", and the last how it ended. Records are made to be read and edited by
hand, so a replay trusts none of their lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from printkit.board.spelling import listed
from printkit.engine.game import Game, apply, score
from printkit.engine.notation import Notation
from printkit.engine.play import Step
from printkit.engine.refusal import IllegalActionError
from printkit.engine.state import State
from printkit.errors import IllegalRecordError, RecordError

FIRST = "printkit game 1"
HEAD = ("layout", "players", "seed", "bots", "talking", "switches")


@dataclass(frozen=True, slots=True)
class Record:
    """A game's text, taken apart.

    Attributes:
        layout: The layout code, or whatever else names the board.
        players: How many played.
        seed: What chance and the bots were drawn from.
        bots: Who played, seat by seat.
        talking: Whether players traded with each other.
        switches: The options that were on.
        lines: The number and text of each line after the head; the last tells the end.
    """

    layout: str
    players: int
    seed: int
    bots: tuple[str, ...]
    talking: bool
    switches: tuple[str, ...]
    lines: tuple[tuple[int, str], ...] = field(default=(), compare=False)

    @property
    def head(self) -> list[str]:
        """The lines that come first."""
        told = (
            self.layout,
            str(self.players),
            str(self.seed),
            " ".join(self.bots),
            "yes" if self.talking else "no",
            " ".join(self.switches),
        )
        return [
            FIRST,
            *(f"{key}: {value}".rstrip() for key, value in zip(HEAD, told, strict=True)),
            "",
        ]


def text(record: Record, lines: Iterable[str], end: str) -> str:
    """The record of a game that took these steps, each told by its line."""
    return "\n".join([*record.head, *lines, end, ""])


def ending(state: State, notation: Notation) -> str:
    """The last line: who won, after how many turns, and everybody's points."""
    won = notation.names["SeatId"][state.winner] if state.winner >= 0 else "nobody"
    points = " ".join(str(score(state, player)) for player in range(state.game.players))
    return f"end: {won if state.over else 'unfinished'}, turn {state.turn}, points {points}"


def read(told: str, where: str) -> Record:
    """A record's text, taken apart.

    Raises:
        RecordError: It is none, or a line of its head is missing or cannot be read.
    """
    lines = [line.strip() for line in told.splitlines()]
    if not lines or lines[0] != FIRST:
        raise RecordError("no-record", where=where, due=FIRST)
    head = dict(line.split(":", 1) for line in lines[1 : 1 + len(HEAD)] if ":" in line)
    missing = [key for key in HEAD if key not in head]
    if missing:
        raise RecordError("record-head", where=where, found=missing[0], allowed=listed(HEAD))
    values = {key: value.strip() for key, value in head.items()}
    for key in ("players", "seed"):
        if not values[key].isdecimal():
            raise RecordError("record-number", where=where, found=values[key], line=key)
    rest = enumerate(lines[1 + len(HEAD) :], start=2 + len(HEAD))
    return Record(
        layout=values["layout"],
        players=int(values["players"]),
        seed=int(values["seed"]),
        bots=tuple(values["bots"].split()),
        talking=values["talking"] == "yes",
        switches=tuple(values["switches"].split()),
        lines=tuple((number, line) for number, line in rest if line),
    )


def replay(record: Record, game: Game, notation: Notation, where: str) -> Iterator[Step]:
    """The steps of a recorded game, each checked before it is taken.

    Raises:
        RecordError: A line cannot be read.
        IllegalRecordError: A line tells of an action that is not legal, of somebody who is not
            to move, or of another end than the game had.
    """
    state = game.start()
    *actions, (last, end) = record.lines or ((0, ""),)
    for number, line in actions:
        yield _step(state, notation, line, f"{where}, line {number}")
    if end != ending(state, notation):
        at = f"{where}, line {last}"
        raise IllegalRecordError("record-end", where=at, found=end, due=ending(state, notation))


def _step(state: State, notation: Notation, line: str, where: str) -> Step:
    who, _, what = line.partition(": ")
    told, _, chance = what.partition(" = ")
    try:
        player, action = notation.seat(who), notation.read(told)
        outcome = notation.read_chance(action, chance)
    except ValueError:
        raise RecordError("record-line", where=where, found=line) from None
    if player != state.player:
        due = notation.names["SeatId"][state.player]
        raise IllegalRecordError("record-seat", where=where, found=who, due=due)
    before = state.turn
    try:
        apply(state, action, outcome)
    except IllegalActionError as error:
        key = "record-illegal" if error.chance is None else "record-chance"
        raise IllegalRecordError(key, where=where, found=what, rule=error.rule) from None
    return Step(before, player, action, outcome, line, state)
