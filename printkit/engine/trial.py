"""A layout tried out: games of builders on it, and whatever goes wrong in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from printkit.engine.game import apply
from printkit.engine.invariants import broken
from printkit.engine.play import play
from printkit.engine.refusal import IllegalActionError

if TYPE_CHECKING:
    from printkit.engine.game import Game

TURNS = 300
"""A game that takes more turns is called endless."""


@dataclass(slots=True)
class Trial:
    """What came of some games.

    Attributes:
        wins: How many each seat has won.
        turns: How many turns all of them took.
        games: How many there were.
        nobody: How many ended without a winner.
        endless: The seeds of those that did not end.
        faults: What a bot did against the rules, and what did not add up at the end of a game.
    """

    wins: list[int]
    turns: int = 0
    games: int = 0
    nobody: int = 0
    endless: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """True when every game ended and added up, and somebody has won."""
        return not self.endless and not self.faults and any(self.wins)


def trial(game: Game, count: int, first: int = 0) -> Iterator[Trial]:
    """Games of builders from consecutive seeds; what came of them so far, after each."""
    found = Trial([0] * game.players)
    for seed in range(first, first + count):
        found.games += 1
        try:
            state = play(game, ["builder"] * game.players, seed, TURNS, apply)
        except IllegalActionError as error:
            found.faults.append(f"seed {seed}: {error}")
            yield found
            continue
        found.turns += state.turn
        found.faults += [f"seed {seed}: {fault}" for fault in broken(state)]
        if not state.over:
            found.endless.append(seed)
        elif state.winner < 0:
            found.nobody += 1
        else:
            found.wins[state.winner] += 1
        yield found
