"""Searching for boards: better than chance, the same for a seed, legal, and told as searched."""

from __future__ import annotations

from itertools import pairwise

import pytest

from printkit.balance.ground import boards_of, ground_of
from printkit.balance.measures import balance_of
from printkit.balance.model import Expected, expected, model_of, predicted
from printkit.balance.played import Match
from printkit.balance.playoff import FINALISTS, play_off, rival
from printkit.balance.search import Aim, AimName, search, told
from printkit.balance.workers import alone
from printkit.board.model import Layout
from printkit.engine import game_of
from printkit.errors import GenerationError, UsageError
from printkit.generate import batch
from printkit.rules import check
from printkit.scenarios import load

BASE = load("base")
SHORT = 0.4


def gap(layout: Layout) -> float:
    """The gap that the model expects on a board of the standard game."""
    shares = predicted(Match(layout, BASE, 4))
    return max(shares) - min(shares)


def expectation(layouts: list[Layout]) -> Expected:
    """What the model expects of boards of the standard game."""
    games = [game_of(layout, BASE, 4) for layout in layouts]
    model = model_of("base", 4)
    assert model
    return expected(model, boards_of(games, ground_of(games[0])))


def total(layout: Layout) -> float:
    """How even a board is."""
    scenario = load(layout.scenario)
    return balance_of(game_of(layout, scenario, 4)).total


def found(
    aim: AimName = "fair",
    *,
    name: str = "base",
    seed: int = 1,
    least: float = 0,
    finalists: int = 1,
) -> list[Layout]:
    """What a short search finds."""
    scenario = load(name)
    asked = Aim(aim, least, SHORT, finalists)
    return list(search(scenario.setup(4), scenario, seed, asked, "shuffled").layouts)


def test_a_fair_search_expects_a_smaller_gap_than_dealt_boards_have() -> None:
    """Not a quarter of the middle dealt board's."""
    dealt = sorted(gap(layout) for layout in batch(BASE.setup(4), 1, 21).layouts())
    assert gap(found()[0]) < dealt[10] / 4


def test_a_search_finds_the_same_board_for_a_seed() -> None:
    """And another one for another seed."""
    assert found() == found()
    assert found() != found(seed=2)


def test_finalists_are_different_legal_boards_the_fairest_first() -> None:
    """As many as were asked for."""
    boards = found(finalists=6)
    risks = expectation(boards).risks
    assert 6 == len(set(boards))
    assert all(check(layout, BASE.setup(4)).passed for layout in boards)
    assert all(first <= second for first, second in pairwise(risks))


def test_seats_of_a_fair_board_are_alike_in_what_they_have() -> None:
    """Not merely such that what one lacks makes up for what it has more."""
    dealt = list(batch(BASE.setup(4), 1, 21).layouts())
    assert expectation(found()).unlike[0] < expectation(dealt).unlike.min()


@pytest.mark.parametrize("name", ["oil-springs", "divided-land"])
def test_changed_boards_keep_all_rules_of_their_scenario(name: str) -> None:
    """Even where a model knows nothing of it."""
    layout = found("wild", name=name)[0]
    assert check(layout, load(name).setup(4)).passed


def test_even_boards_are_as_even_as_was_asked() -> None:
    """The first of those dealt that is, or one that was changed until it was."""
    assert total(found("even", least=0.6)[0]) >= 0.6


def test_wild_boards_are_less_even_than_any_dealt_one() -> None:
    """The opposite of an even one."""
    least = min(total(layout) for layout in batch(BASE.setup(4), 1, 40).layouts())
    assert total(found("wild")[0]) < least


def test_a_balance_out_of_reach_is_told_with_the_best_found() -> None:
    """So that less can be asked for."""
    with pytest.raises(GenerationError) as caught:
        found("even", least=0.999)
    assert "balance-not-reached" == caught.value.key
    assert 0.6 < float(str(caught.value.values["found"])) < 0.999


def test_without_a_model_nobody_is_promised_fair_seats() -> None:
    """Where no games have taught what seats expect."""
    scenario = load("divided-land")
    if predicted(Match(batch(scenario.setup(3), 0, 1).layout(0), scenario, 3)):
        pytest.skip("there is a model by now")
    with pytest.raises(UsageError) as caught:
        search(scenario.setup(3), scenario, 0, Aim("fair"), "shuffled")
    assert "no-model" == caught.value.key


def test_a_board_tells_by_what_search_it_was_found() -> None:
    """It is no longer drawn alike from all."""
    layout = told(found()[0], Aim("fair"), 700)
    assert ("fair-search", 1, 700) == (
        layout.provenance.method,
        layout.provenance.seed,
        layout.provenance.candidates,
    )


def test_a_play_off_halves_its_boards_and_counts_all_games() -> None:
    """Four boards in two rounds: the last has the games of both."""
    told_of: list[int] = []
    rivals = [rival(Match(layout, BASE, 4)) for layout in found(finalists=4)]
    best = play_off(rivals, 3, 16, alone, told_of.append)
    assert 2 + 4 == best.games == best.tally.games
    assert 16 == told_of[-1]
    assert sum(best.wins) <= 6
    assert best.match in [one.match for one in rivals]
    assert FINALISTS > len(rivals)
