"""Fairness by play: games in batches until enough is known of the seats' win rates.

Whether to stop is decided where a batch ends and nowhere else, and batches are counted in their
order whoever played them; so any number of processes or machines comes to the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import pi, sqrt
from typing import TYPE_CHECKING

from printkit.balance.played import Batch, Match, Played, play_batch
from printkit.balance.statistics import alike, correlation, half_width, needed, wilson
from printkit.board.reports import Agreement, SeatGames, SeatReport, SeatShare

if TYPE_CHECKING:
    from printkit.balance.workers import Crew

BATCH = 50
"""So many games are played between two decisions whether to go on."""

BOTS = ("builder", "spender")
"""Who plays when nobody else is asked for: two bots of different strength."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How many games each bot plays.

    Attributes:
        games: So many at most; None for as many as `within` takes.
        within: Fewer when every seat's 95 % interval reaches at most so far to either side of its
            middle; None to play all of them.
    """

    games: int | None = 801
    within: float | None = None

    def batches(self) -> Iterator[tuple[int, int]]:
        """The number of the first game of each batch, and how many it has."""
        for first in count(0, BATCH):
            size = BATCH if self.games is None else min(BATCH, self.games - first)
            if size <= 0:
                return
            yield first, size

    def most(self, players: int) -> int:
        """So many games at most: as many as `within` takes of shares that are all alike."""
        if self.games is not None or self.within is None:
            return self.games or 0
        return needed(1 / players, self.within)

    def is_enough(self, wins: Sequence[int], games: int) -> bool:
        """True when every seat's interval is as narrow as wanted."""
        within = self.within
        return within is not None and all(half_width(won, games) <= within for won in wins)


def seat_games(
    match: Match, bot: str, seed: int, extent: Extent, crew: Crew
) -> Iterator[SeatGames]:
    """What is known of the seats after each batch of games between equal bots."""
    taken: list[Played] = []
    batches = (Batch(match, bot, seed, first, size) for first, size in extent.batches())
    for more in crew(play_batch, batches):
        taken += more
        found = gathered(bot, match.players, taken)
        yield found
        if extent.is_enough([seat.wins for seat in found.seats], found.games):
            return


def gathered(bot: str, players: int, games: Sequence[Played]) -> SeatGames:
    """What some games tell of the seats."""
    total = len(games)
    wins = [sum(game.winner == seat for game in games) for seat in range(players)]
    seats = tuple(
        SeatShare(won, won / total, *wilson(won, total), _margin(games, seat))
        for seat, won in enumerate(wins)
    )
    return SeatGames(
        bot=bot,
        games=total,
        nobody=total - sum(wins),
        seats=seats,
        alike=alike(wins),
        turns=sum(game.turns for game in games) / total,
    )


def _margin(games: Sequence[Played], seat: int) -> float:
    """By how much a seat was ahead of the best of the others, on average."""
    ahead = [
        game.points[seat] - max(game.points[:seat] + game.points[seat + 1 :]) for game in games
    ]
    return sum(ahead) / len(ahead)


def agreement(first: SeatGames, second: SeatGames) -> Agreement:
    """How far two bots find the same seats good."""
    pairs = list(zip(first.rates, second.rates, strict=True))
    spread = [
        sqrt(2 / pi * (a * (1 - a) / first.games + b * (1 - b) / second.games)) for a, b in pairs
    ]
    return Agreement(
        correlation=correlation(first.rates, second.rates),
        difference=sum(abs(a - b) for a, b in pairs) / len(pairs),
        chance=sum(spread) / len(spread),
    )


def seat_reports(
    match: Match, bots: Sequence[str], seed: int, extent: Extent, crew: Crew
) -> Iterator[SeatReport]:
    """What is known after each batch, one bot's games after the other's; the last says all."""
    done: list[SeatGames] = []
    for bot in bots:
        for found in seat_games(match, bot, seed, extent, crew):
            games = (*done, found)
            yield SeatReport(games, agreement(*games[:2]) if len(games) > 1 else None)
        done.append(found)
