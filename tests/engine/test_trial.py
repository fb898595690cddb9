"""A layout tried out: what is counted of its games, and that nothing bad goes unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tables import game

from printkit.engine import Game, State
from printkit.engine.actions import Action, PlayKnight
from printkit.engine.bots import BOTS
from printkit.engine.bots.builder import Builder
from printkit.engine.trial import Trial, trial


def tried(table: Game, count: int) -> Trial:
    """What came of so many games."""
    *_, last = trial(table, count)
    return last


def test_every_game_has_an_end_that_is_counted() -> None:
    """Wins, games that nobody won, and endless ones make up all games."""
    found = tried(game("oil-springs"), 6)
    assert found.passed
    assert 6 == found.games == sum(found.wins) + found.nobody + len(found.endless)


class Cheat(Builder):
    """Plays a knight that it does not have, once the game is under way."""

    def choose(self, state: State) -> Action:
        """A knight in its first turn."""
        return PlayKnight() if state.phase == "act" else super().choose(state)


def test_an_illegal_action_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seed of its game and the rule it breaks."""
    monkeypatch.setitem(BOTS, "builder", Cheat)
    found = tried(game(), 2)
    assert not found.passed
    assert ["seed 0: B-23: PlayKnight()", "seed 1: B-23: PlayKnight()"] == found.faults


def test_an_endless_game_is_told() -> None:
    """A game in which nobody can win is named by its seed."""
    table = game("base", 3)
    table.goal = 40
    found = tried(table, 1)
    assert ([0], False) == (found.endless, found.passed)


def test_what_does_not_add_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that comes from nowhere shows at the end."""
    table = game("base", 3)
    start: Callable[[], State] = table.start

    def richer() -> State:
        state = start()
        state.bank[0] += 1
        return state

    monkeypatch.setattr(table, "start", richer)
    assert ["seed 0: 20 cards of brick"] == tried(table, 1).faults
