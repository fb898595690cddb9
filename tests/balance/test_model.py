"""Fairness by prediction: weights' files fit their schema, and shares are shares."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from printkit.balance import model
from printkit.balance.draft import drafts
from printkit.balance.features import features
from printkit.balance.ground import boards_of, ground_of
from printkit.balance.model import WEIGHTS, expected, model_of, predicted, read_model
from printkit.balance.played import Match
from printkit.engine import game_of
from printkit.errors import TemplateError
from printkit.generate import batch
from printkit.scenarios import load, saved_layout

FILES = [tuple(path.stem.rsplit("-", 1)) for path in sorted(WEIGHTS.glob("*.toml"))]


def test_there_are_weights() -> None:
    """At least for the standard game."""
    assert ("base", "4") in FILES


@pytest.mark.parametrize(("name", "players"), FILES)
def test_weights_fit_their_schema_and_their_scenario(name: str, players: str) -> None:
    """Each file is of its scenario and number of players, and names features that there are."""
    found = read_model(WEIGHTS / f"{name}-{players}.toml")
    scenario = load(name)
    setup = scenario.setup(int(players))
    assert (name, int(players), setup.name) == (found.scenario, found.players, found.setup)
    game = game_of(batch(setup, 0, 1).layout(0), scenario, int(players))
    known = features(drafts(boards_of([game], ground_of(game)), 1))
    assert set(found.weights) <= set(known)
    assert found.origin.r2 < found.origin.ceiling < 1
    assert found.origin.games >= 40 * found.origin.boards
    assert bool(found.weights) == (found.origin.r2 > 0.1)


def test_a_fault_in_a_weights_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its key."""
    text = (WEIGHTS / "base-4.toml").read_text("utf-8")
    (tmp_path / "base-9.toml").write_text(text.replace("players = 4", 'players = "four"'))
    monkeypatch.setattr(model, "WEIGHTS", tmp_path)
    with pytest.raises(TemplateError) as caught:
        model_of("base", 9)
    assert "players" in str(caught.value.values["where"])


def test_shares_add_up_and_are_the_same_for_ever() -> None:
    """Whatever other boards are predicted with."""
    scenario = load("base")
    dealt = batch(scenario.setup(4), 0, 5)
    games = [game_of(layout, scenario, 4) for layout in dealt.layouts()]
    ground, weights = ground_of(games[0]), model_of("base", 4)
    assert weights
    all_ = expected(weights, boards_of(games, ground)).shares
    assert np.allclose(1, all_.sum(axis=1))
    assert all_.std(axis=0).min() > 0.01
    assert all_[3].tolist() == expected(weights, boards_of(games[3:4], ground)).shares[0].tolist()
    assert all_[3].tolist() == list(predicted(Match(dealt.layout(3), scenario, 4)))


def test_without_weights_nothing_is_predicted() -> None:
    """As for a scenario of somebody's own, or a set-up that was never played."""
    scenario = load("base")
    board = saved_layout("base", scenario.setup(6).fixed)
    assert () == predicted(Match(board, scenario, 6))
