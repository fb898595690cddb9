"""One of many games that try a board out: who won it, how long it took, how it stood.

Game number i of a seed is the same wherever and whenever it is played, and no two games of a
seed begin with the same chances. Bots begin with some slack (engine.bots.opening), so that one
board is tried out in many drafts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.engine import game_of
from printkit.engine.bots.opening import SLACK
from printkit.engine.game import score
from printkit.engine.play import play

if TYPE_CHECKING:
    from printkit.board.model import Layout
    from printkit.engine.game import Game
    from printkit.scenarios.model import Scenario

TURNS = 300
"""A game that takes more turns is given up and won by nobody."""

MOST = 1_000_000
"""More games than are ever played of one seed."""


@dataclass(frozen=True)
class Match:
    """What is played on: it can be sent to another process or machine.

    Attributes:
        layout: The board.
        scenario: Its scenario.
        players: How many play.
    """

    layout: Layout
    scenario: Scenario
    players: int

    def game(self) -> Game:
        """The game itself."""
        return game_of(self.layout, self.scenario, self.players)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a seed, with the same bot at every seat: what one process plays at a time.

    Attributes:
        match: What is played on.
        bot: Who plays.
        seed: The seed.
        first: The number of the first of them.
        count: How many.
    """

    match: Match
    bot: str
    seed: int
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """How a game came out.

    Attributes:
        winner: The seat that won; -1 when nobody did.
        turns: How many turns were taken.
        points: What each seat had at the end.
    """

    winner: int
    turns: int
    points: tuple[int, ...]


def played(game: Game, bot: str, seed: int, number: int) -> Played:
    """A game of a seed, by its number, with the same bot at every seat."""
    seats = [bot] * game.players
    end = play(game, seats, seed * MOST + number, TURNS, slack=SLACK)
    points = tuple(score(end, seat) for seat in range(game.players))
    return Played(end.winner if end.over else -1, end.turn, points)


def play_batch(batch: Batch) -> list[Played]:
    """The games of a batch, in order."""
    game = batch.match.game()
    numbers = range(batch.first, batch.first + batch.count)
    return [played(game, batch.bot, batch.seed, number) for number in numbers]
