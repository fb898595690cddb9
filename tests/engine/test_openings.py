"""Where bots begin: at the best place, or by chance at one that is nearly as good."""

from __future__ import annotations

from random import Random

import pytest
from tables import game

from printkit.engine.bots.opening import SLACK, beginning
from printkit.engine.play import play
from printkit.engine.state import State


def test_without_slack_the_first_of_the_best_is_taken() -> None:
    """And chance is not asked."""

    def never() -> float:
        raise AssertionError

    assert 1 == beginning([8.0, 9.5, 9.5, 9.4], 0.0, never)


def test_all_places_within_the_slack_are_alike() -> None:
    """Each as likely as the best; a place that is worth less by as much as the slack is not."""
    random = Random(2).random
    found = [beginning([9.0, 8.5, 8.6, 3.0, 9.0], 0.5, random) for _ in range(3000)]
    counts = [found.count(place) for place in range(5)]
    assert [0, 0] == [counts[1], counts[3]]
    assert all(abs(counts[place] - 1000) < 110 for place in (0, 2, 4))


def begun(bot: str, seed: int, slack: float) -> tuple[int, ...]:
    """Where the buildings stand when the first turn begins."""
    state: State = play(game("base", 4), [bot] * 4, seed, 0, slack=slack)
    return tuple(state.owner)


@pytest.mark.parametrize("bot", ["builder", "spender"])
def test_games_begin_differently_with_slack_only(bot: str) -> None:
    """Without it every game of a board begins with one draft, with it with many."""
    assert 1 == len({begun(bot, seed, 0.0) for seed in range(12)})
    assert 3 < len({begun(bot, seed, SLACK) for seed in range(12)})


def test_the_builder_beats_the_spender() -> None:
    """They are of different strength where both know the game: two against two, in turns."""
    table = game("oil-springs", 4)
    won = 0
    for seed in range(16):
        bots = (("builder", "spender") * 2, ("spender", "builder") * 2)[seed % 2]
        end = play(table, bots, seed, 300)
        won += end.winner >= 0 and bots[end.winner] == "builder"
    assert won >= 11
