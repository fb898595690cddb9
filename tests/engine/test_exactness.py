"""`legal_actions` is complete and exact, and whatever it leaves out is refused with a rule."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from tables import SCENARIOS, game, played, universe

from printkit.engine import IllegalActionError, apply, is_legal, legal_actions, outcomes
from printkit.engine.actions import Accept, BuildSettlement, Offer, Roll
from printkit.engine.game import fault
from printkit.engine.notation import Notation
from printkit.engine.play import steps
from printkit.scenarios import load

ID = re.compile(r"(B|OS|DL|DI|PI)-\d\d")


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_listed_is_what_is_legal(name: str, players: int) -> None:
    """At many moments of random games, of all actions there are exactly those listed are legal."""
    table = game(name, players)
    everything = universe(table.start())
    for seed in range(2):
        state = table.start()
        while not state.over and state.turn < 400:
            listed = legal_actions(state)
            assert len(set(listed)) == len(listed)
            assert {action for action in everything if is_legal(state, action)} == set(listed)
            played(state, seed + state.turn, 67)


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_listed_is_what_is_legal_between_builders(name: str, players: int) -> None:
    """The same at a few moments of every phase of builders' games, which come to all of them."""
    table = game(name, players)
    everything = universe(table.start())
    notation = Notation(table, load(name).colours)
    seen: Counter[str] = Counter()
    for step in steps(table, ("builder",) * players, 3, notation):
        state = step.state
        seen[state.phase] += 1
        count = seen[state.phase]
        if count <= 6 or (count <= 300 and count % 30 == 0):
            legal = {action for action in everything if is_legal(state, action)}
            assert legal == set(legal_actions(state))


@pytest.mark.parametrize("both", [True, False])
@pytest.mark.parametrize("unlimited", [True, False])
def test_listed_is_what_is_legal_with_options(both: bool, unlimited: bool) -> None:
    """OS-60: so it is with every choice of options."""
    table = game("oil-springs", 6, use_and_sequester=both, oil_without_limit=unlimited)
    everything = universe(table.start())
    state = played(table.start(), 7, 100)
    for seed in range(12):
        assert {action for action in everything if is_legal(state, action)} == set(
            legal_actions(state)
        )
        played(state, seed, 61)


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_refusals_name_a_rule(name: str, players: int) -> None:
    """Every refusal names a rule of play."""
    table = game(name, players)
    everything = universe(table.start())
    state = table.start()
    for seed in range(12):
        rules = {fault(state, action) for action in everything} - {""}
        assert all(ID.fullmatch(rule) for rule in rules), rules
        played(state, seed, 97)


def test_a_refused_action_changes_nothing() -> None:
    """`apply` refuses what is not listed and leaves the state as it was."""
    state = game().start()
    before = (state.phase, state.player, list(state.owner))
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Roll(), (1, 2))
    assert ("B-23", before) == (caught.value.rule, (state.phase, state.player, list(state.owner)))


def test_chance_is_held_to_what_it_can_be() -> None:
    """Two dice show 1 to 6 each (B-32): 36 throws, and no others."""
    state = played(game().start(), 1, 16)
    assert "roll" == state.phase
    assert 36 == len(outcomes(state, Roll()))
    with pytest.raises(IllegalActionError):
        apply(state, Roll(), (0, 7))


def test_odds_of_the_dice() -> None:
    """B-32: the odds of each sum, in 36."""
    state = played(game().start(), 1, 16)
    sums = [sum(dice) for dice in outcomes(state, Roll())]
    assert [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] == [sums.count(roll) for roll in range(2, 13)]


def test_any_offer_is_judged_though_few_are_listed() -> None:
    """B-28: three cards for two are legal to whoever holds them, listed or not."""
    state = played(game().start(), 3, 16)
    state.phase = "act"
    state.hidden.hands[state.player][:] = [3, 0, 0, 0, 0]
    offer = Offer((3, 0, 0, 0, 0), (0, 1, 1, 0, 0))
    assert (True, False) == (is_legal(state, offer), offer in legal_actions(state))
    assert "B-28" == fault(state, Offer((4, 0, 0, 0, 0), (0, 1, 0, 0, 0)))
    assert "B-28" == fault(state, Offer((1, 0, 0, 0, 0), (1, 0, 0, 0, 0)))
    assert "B-28" == fault(state, Accept())


def test_a_finished_game_takes_no_action() -> None:
    """After the end nothing is legal."""
    state = played(game(talking=False).start(), 2, 100_000)
    assert state.over
    assert [] == legal_actions(state)
    assert "B-30" == fault(state, Roll())


def test_a_copy_is_changed_by_nobody_else() -> None:
    """Playing on from a copy leaves the first state as it was; both go the same way."""
    for name, players in SCENARIOS:
        state = played(game(name, players).start(), 5, 300)
        twin, witness = state.copy(), state.copy()
        played(twin, 6, 300)
        assert snapshot(state) == snapshot(witness)
        played(state, 6, 300)
        assert snapshot(state) == snapshot(twin)


def snapshot(state: object) -> object:
    """Everything that a state holds, as plain values."""
    if hasattr(state, "__slots__"):
        return {name: snapshot(getattr(state, name)) for name in state.__slots__ if name != "game"}
    if isinstance(state, dict):
        return {key: snapshot(value) for key, value in state.items()}
    return state[:] if isinstance(state, list) else state


def test_settlements_off_the_board_are_refused() -> None:
    """A place that is not there is no place."""
    state = game().start()
    assert ["B-22", "B-22"] == [fault(state, BuildSettlement(spot)) for spot in (-1, 54)]


def test_random_is_seeded() -> None:
    """Equal seeds play equal games."""
    first, second = (played(game().start(), 9, 500) for _ in range(2))
    assert snapshot(first) == snapshot(second)
    assert Random(9).random() == Random(9).random()
