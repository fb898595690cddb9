"""Fairness by prediction: the seats' expected shares of the wins, without a game being played.

A seat's score is the weighted sum of its features after a draft; its share is what its score's
exponential is to that of all seats, on average over many simulated drafts (a conditional logit).
The weights stand in weights/, a file for each scenario and number of players, trained and
measured by bench/balance.py; where there are no weights nothing is predicted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np

from printkit.balance.draft import drafts
from printkit.balance.features import features
from printkit.balance.ground import Boards, Floats, boards_of, ground_of
from printkit.balance.played import Match
from printkit.board.schema import typed
from printkit.board.tables import read_table
from printkit.errors import TemplateError

DRAFTS = 64
"""So many drafts are simulated on a board: of more the mean shares hardly change."""

DOUBT = 0.04
"""By how much wider a gap has to be reckoned with for each unit by which seats are unlike.

On uniform boards the seats' win rates lie about 0.02 times as far from the shares that are
expected; the best and the worst of four are twice that apart.
"""

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


@dataclass(frozen=True, eq=False)
class Expected:
    """What the model expects of some boards, a row for each.

    Attributes:
        shares: Each seat's share of the wins.
        unlike: How much the seats' scores differ, feature by feature, be it that all cancels out.
    """

    shares: Floats
    unlike: Floats

    @property
    def gaps(self) -> Floats:
        """Between the best and the worst seat's share."""
        found: Floats = self.shares.max(axis=1) - self.shares.min(axis=1)
        return found

    @property
    def risks(self) -> Floats:
        """The gaps that one has to reckon with: seats that are alike are so for any weights."""
        found: Floats = self.gaps + DOUBT * self.unlike
        return found


def expected(model: Model, boards: Boards, count: int = DRAFTS) -> Expected:
    """What comes of so many simulated drafts on each board."""
    found = features(drafts(boards, count))
    parts = {name: weight * found[name] for name, weight in model.weights.items()}
    score = sum(parts.values())
    raised = np.exp(score - np.max(score, axis=1, keepdims=True))
    likely = raised / raised.sum(axis=1, keepdims=True)
    return Expected(
        shares=_middle(likely, boards),
        unlike=sum((_middle(part, boards).std(axis=1) for part in parts.values()), np.zeros(1)),
    )


def _middle(values: Floats, boards: Boards) -> Floats:
    """The mean over a board's drafts."""
    found: Floats = values.reshape(len(boards), -1, values.shape[1]).mean(axis=1)
    return found


def predicted(match: Match) -> tuple[float, ...]:
    """Each seat's expected share on one board; () where there is no model for its set-up."""
    model = model_of(match.scenario.name, match.players)
    if model is None or model.setup != match.layout.setup:
        return ()
    game = match.game()
    boards = boards_of([game], ground_of(game))
    return tuple(float(share) for share in expected(model, boards).shares[0])
