"""A play-off between boards: all are played on, the less fair half drops out, and so on.

Games count together with what the model expected, which weighs as much as some games would; so a
few lucky games do not decide alone. The budget is a number of games, whatever the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from printkit.balance.model import predicted
from printkit.balance.played import Batch, Match, play_batch
from printkit.board.model import Tally

if TYPE_CHECKING:
    from printkit.balance.workers import Crew

BOT = "builder"

PER_SECOND = 40
"""So many games are played for each second of the budget."""

FINALISTS = 16
"""So many boards begin: of more, too few games on each would tell chance from fairness."""

WEIGHT = 20
"""What the model expects weighs as much as so many games."""

PART = 25
"""So many games are given to a process at a time."""


@dataclass(frozen=True)
class Rival:
    """A board in a play-off.

    Attributes:
        match: What is played on.
        expected: Each seat's share as the model expects it; all alike where there is none.
        wins: The wins of each seat so far.
        games: How many games that is of.
    """

    match: Match
    expected: tuple[float, ...]
    wins: tuple[int, ...]
    games: int = 0

    @property
    def gap(self) -> float:
        """How far the best and the worst share lie apart, as far as is known."""
        pairs = zip(self.wins, self.expected, strict=True)
        shares = [(won + WEIGHT * share) / (self.games + WEIGHT) for won, share in pairs]
        return max(shares) - min(shares)

    @property
    def tally(self) -> Tally:
        """Its games."""
        return Tally(BOT, self.games, self.wins)


def rival(match: Match) -> Rival:
    """A board before its first game."""
    alike = (1 / match.players,) * match.players
    return Rival(match, predicted(match) or alike, (0,) * match.players)


def play_off(
    rivals: Sequence[Rival], seed: int, games: int, crew: Crew, telling: Callable[[int], None]
) -> Rival:
    """The fairest of some boards by so many games in all.

    Args:
        rivals: The boards.
        seed: What the games' seeds come from.
        games: How many games are played in all, about.
        crew: Who plays.
        telling: Told how many have been played.
    """
    left, played = list(rivals), 0
    rounds = max((len(left) - 1).bit_length(), 1)
    for _ in range(rounds):
        each = max(games // (rounds * len(left)), 1)
        tasks = [task for one in left for task in _tasks(one, seed, each)]
        winners: list[list[int]] = []
        for taken in crew(play_batch, tasks):
            winners.append([game.winner for game in taken])
            played += len(taken)
            telling(played)
        left = list(_played(left, tasks, winners, each))
        left = sorted(left, key=lambda one: one.gap)[: (len(left) + 1) // 2]
    return left[0]


def _tasks(one: Rival, seed: int, count: int) -> Iterator[Batch]:
    """So many more games on a board, in parts."""
    for first in range(one.games, one.games + count, PART):
        yield Batch(one.match, BOT, seed, first, min(PART, one.games + count - first))


def _played(
    rivals: Sequence[Rival], tasks: Sequence[Batch], winners: Sequence[Sequence[int]], each: int
) -> Iterator[Rival]:
    """The boards with what their games brought."""
    for one in rivals:
        wins = list(one.wins)
        for task, some in zip(tasks, winners, strict=True):
            if task.match is one.match:
                for seat in some:
                    if seat >= 0:
                        wins[seat] += 1
        yield replace(one, wins=tuple(wins), games=one.games + each)
