"""How the weights of the balance model are fitted to games, and measured on other boards.

A conditional logit with ridge, by Newton's steps: every game's own draft can be made again from
its seed, so that each game teaches what its winner had. It is judged as it is used: on boards
that took no part, by simulated drafts, against the seats' win rates there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from balance import Simulated

    from printkit.balance.ground import Boards, Floats, Whole

STEPS = 12
FOLDS = 5


@dataclass(frozen=True)
class Games:
    """Games that were won, with the drafts that they began with.

    Attributes:
        boards: The boards.
        board: The board of each game, by its row.
        winner: Who won it.
        names: The features' names.
        values: The features of each game's own draft and each seat.
        expected: The same for simulated drafts on each board, as the model uses them.
    """

    boards: Boards
    board: Whole
    winner: Whole
    names: tuple[str, ...]
    values: Floats
    expected: Floats

    @property
    def rates(self) -> Floats:
        """Each seat's share of the wins, a row for each board."""
        wins = np.zeros((len(self.boards), self.values.shape[1]))
        np.add.at(wins, (self.board, self.winner), 1)
        return wins / wins.sum(axis=1, keepdims=True)


@dataclass(frozen=True)
class Measured:
    """How well boards that took no part were predicted.

    Attributes:
        r2: The part of the variance of win rates about the seats' means that was predicted.
        ceiling: The part of it that is not the games' own chance.
        spread: The standard deviation of the win rates about the seats' means.
    """

    r2: float
    ceiling: float
    spread: float


def games_of(name: str, players: int, simulated: Sequence[Simulated]) -> Games:
    """The games of some boards, their drafts made again."""
    from printkit.balance.draft import drafted, drafts
    from printkit.balance.features import features
    from printkit.balance.ground import boards_of, ground_of
    from printkit.balance.model import DRAFTS
    from printkit.balance.played import MOST
    from printkit.engine import game_of
    from printkit.engine.play import SEATS
    from printkit.generate import batch
    from printkit.scenarios import load

    scenario = load(name)
    setup = scenario.setup(players)
    dealt = [game_of(batch(setup, one.seed, 1).layout(0), scenario, players) for one in simulated]
    ground = ground_of(dealt[0])
    board, winner, chance = [], [], []
    for row, one in enumerate(simulated):
        for number, won in enumerate(one.winners):
            if won < 0:
                continue
            first = (one.seed * MOST + number) * SEATS + 1
            drawn = [Random(first + seat).random for seat in range(players)]
            board.append(row)
            winner.append(won)
            chance.append([drawn[seat]() for seat in ground.order])
    boards = boards_of(dealt, ground)
    own = features(drafted(boards, np.array(board), np.array(chance)))
    simulated_ = features(drafts(boards, DRAFTS))
    return Games(
        boards=boards,
        board=np.array(board),
        winner=np.array(winner),
        names=tuple(own),
        values=np.stack(list(own.values()), axis=2),
        expected=np.stack(list(simulated_.values()), axis=2),
    )


def fitted(games: Games, ridge: float, like: Mapping[str, float], rows: Any = None) -> Floats:
    """The weights by which the winners of some games are most likely.

    Args:
        games: The games.
        ridge: How strongly weights are held near those of `like`, each for a spread of 1.
        like: Weights that are known from elsewhere, by feature; 0 for those not in it.
        rows: Which games; all when None.
    """
    rows = slice(None) if rows is None else rows
    values, winner = games.values[rows], games.winner[rows]
    spread = games.values.std(axis=(0, 1)) + 1e-9
    scaled = (values - values.mean(axis=(0, 1))) / spread
    count, seats, width = scaled.shape
    start = np.array([like.get(name, 0.0) for name in games.names]) * spread
    weights, flat = start.copy(), scaled.reshape(-1, width)
    won = np.zeros((count, seats))
    won[np.arange(count), winner] = 1
    for _ in range(STEPS):
        likely = _softmax((flat @ weights).reshape(count, seats))
        slope = flat.T @ (won - likely).ravel() - ridge * (weights - start)
        mean = (scaled * likely[:, :, None]).sum(axis=1)
        curve = (flat * likely.reshape(-1, 1)).T @ flat - mean.T @ mean
        step = np.linalg.solve(curve + ridge * np.eye(width), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights / spread


def measured(games: Games, ridge: float, like: Mapping[str, float]) -> Measured:
    """Cross-validation by board: each fifth of them is predicted from the other four."""
    fold = np.random.default_rng(0).permutation(len(games.boards)) % FOLDS
    rates = games.rates
    predicted, means = np.zeros_like(rates), np.zeros_like(rates)
    count, seats = rates.shape
    for part in range(FOLDS):
        weights = fitted(games, ridge, like, fold[games.board] != part)
        likely = _softmax(games.expected @ weights).reshape(count, -1, seats).mean(axis=1)
        predicted[fold == part] = likely[fold == part]
        means[fold == part] = rates[fold != part].mean(axis=0)
    whole = ((rates - means) ** 2).sum()
    played = np.bincount(games.board, minlength=count)[:, None]
    chance = (rates * (1 - rates) / (played - 1)).sum()
    return Measured(
        r2=1 - ((rates - predicted) ** 2).sum() / whole,
        ceiling=1 - chance / whole,
        spread=float(np.sqrt(whole / rates.size)),
    )


def _softmax(scores: Floats) -> Floats:
    raised: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)
