"""Fairness by prediction: the seats' expected shares of the wins, without a game being played.

A seat's score is the weighted sum of its features after a draft; its share is what its score's
exponential is to that of all seats, on average over many simulated drafts (a conditional logit).
The weights stand in weights/, a file for each scenario and number of players, trained and
measured by bench/balance.py; where there are no weights nothing is predicted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np

from printkit.balance.draft import Drafts, drafts
from printkit.balance.features import features
from printkit.balance.ground import Boards, Floats, boards_of, ground_of
from printkit.balance.played import Match
from printkit.board.schema import typed
from printkit.board.tables import read_table
from printkit.errors import TemplateError

DRAFTS = 64
"""So many drafts are simulated on a board: of more the mean shares hardly change."""

WEIGHTS = Path(__file__).parent / "weights"


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where weights come from, and how well they predict boards that they were not trained on.

    Attributes:
        bot: Who played the games.
        slack: How much chance was in their openings.
        boards: On how many uniform boards.
        games: How many games in all.
        version: The printkit whose engine played.
        ridge: How strongly weights were held near 0, or near those of `like`.
        like: The file whose weights were the starting point; "" for none.
        r2: The part of the variance of the seats' win rates that is predicted out of sample, of
            what the seats' mean rates leave.
        ceiling: The part that could be predicted at all: the rest is the games' own chance.
        spread: The standard deviation of the win rates about the seats' means.
    """

    bot: str
    slack: float
    boards: int
    games: int
    version: str
    ridge: float
    like: str
    r2: float
    ceiling: float
    spread: float


class Model(msgspec.Struct, forbid_unknown_fields=True):
    """Weights by feature.

    Attributes:
        format: The version of the file.
        scenario: The scenario.
        setup: The set-up whose boards the games were played on.
        players: How many play.
        origin: Where the weights come from.
        weights: What each feature adds to a seat's score; none where they would predict nothing.
    """

    format: int
    scenario: str
    setup: str
    players: int
    origin: Origin
    weights: dict[str, float]


@lru_cache(maxsize=32)
def model_of(scenario: str, players: int) -> Model | None:
    """The model of a scenario for so many players; None where there is none.

    Raises:
        TemplateError: Its file has faults.
    """
    path = WEIGHTS / f"{scenario}-{players}.toml"
    trained = read_model(path) if path.is_file() else None
    return trained if trained and trained.weights else None


def read_model(path: Path) -> Model:
    """What was trained on a set-up, be it good for anything or not.

    Raises:
        TemplateError: The file has faults.
    """
    return typed(read_table(path, TemplateError), Model, str(path), TemplateError)


def shares(model: Model, boards: Boards, count: int = DRAFTS) -> Floats:
    """Each seat's expected share of the wins, a row for each board."""
    likely = win_chances(model.weights, drafts(boards, count))
    found: Floats = likely.reshape(len(boards), count, -1).mean(axis=1)
    return found


def win_chances(weights: Mapping[str, float], drafted: Drafts) -> Floats:
    """Each seat's chance to win after each draft."""
    found = features(drafted)
    score = sum(weight * found[name] for name, weight in weights.items())
    raised = np.exp(score - np.max(score, axis=1, keepdims=True))
    likely: Floats = raised / raised.sum(axis=1, keepdims=True)
    return likely


def predicted(match: Match) -> tuple[float, ...]:
    """Each seat's expected share on one board; () where there is no model for its set-up."""
    model = model_of(match.scenario.name, match.players)
    if model is None or model.setup != match.layout.setup:
        return ()
    game = match.game()
    boards = boards_of([game], ground_of(game))
    return tuple(float(share) for share in shares(model, boards)[0])
