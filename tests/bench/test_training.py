"""The balance model's training: data read as it was written, weights found again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(autouse=True)
def _beside_the_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts import one another by their bare names."""
    monkeypatch.syspath_prepend(BENCH)


def test_games_are_played_on_where_they_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that was cut off is played again; what stands there is not."""
    import balance

    monkeypatch.setattr(balance, "FOLDER", tmp_path)
    balance.simulate("base", 3, "spender", 2, 3)
    path = balance.file_of("base", 3, "spender")
    whole = path.read_text("utf-8")
    path.write_text(whole[:-3], "utf-8")
    assert [0] == [board.seed for board in balance.read(path)]
    balance.simulate("base", 3, "spender", 2, 3)
    assert [0, 1] == [board.seed for board in balance.read(path)]
    assert whole == path.read_text("utf-8")


def made_up(seats: int, weights: list[float], games: int, boards: int) -> object:
    """Games whose winners follow known weights."""
    from training import Games

    random = np.random.default_rng(1)
    values = random.normal(size=(games, seats, len(weights)))
    odds = np.exp(values @ weights)
    odds /= odds.sum(axis=1, keepdims=True)
    winner = (odds.cumsum(axis=1) > random.random((games, 1))).argmax(axis=1)
    names = tuple(f"f{n}" for n in range(len(weights)))
    board = np.arange(games) % boards
    return Games(range(boards), board, winner, names, values, values)  # type: ignore[arg-type]


def test_known_weights_are_found_again() -> None:
    """From winners that follow them, up to chance."""
    from training import fitted

    weights = [0.8, 0.0, -0.5]
    found = fitted(made_up(4, weights, 8000, 80), 1.0, {})  # type: ignore[arg-type]
    assert found == pytest.approx(weights, abs=0.06)


def test_ridge_holds_weights_where_they_begin() -> None:
    """However the games went, when it is strong enough."""
    from training import fitted

    games = made_up(3, [0.8, -0.5], 500, 10)
    found = fitted(games, 1e9, {"f0": 0.3})  # type: ignore[arg-type]
    assert found == pytest.approx([0.3, 0.0], abs=1e-3)
