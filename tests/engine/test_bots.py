"""The bots play legally, alike from equal seeds, without a look into other hands; one is better."""

from __future__ import annotations

from random import Random

import pytest
from tables import SCENARIOS, game

from printkit.engine import State, is_legal
from printkit.engine.actions import Action
from printkit.engine.bots import BOTS, bot
from printkit.engine.game import draw, perform
from printkit.engine.invariants import broken
from printkit.engine.play import play


def shuffled(state: State, seat: int, random: Random) -> State:
    """The same to the player at that seat: other hands hold as many cards, but other ones."""
    twin = state.copy()
    others = [player for player in range(state.game.players) if player != seat]
    covert = state.game.covert
    pool = [k for player in others for k in covert for _ in range(state.hidden.hands[player][k])]
    random.shuffle(pool)
    for player in others:
        held = sum(state.hidden.hands[player][kind] for kind in covert)
        for kind in covert:
            twin.hidden.hands[player][kind] = 0
        for _ in range(held):
            twin.hidden.hands[player][pool.pop()] += 1
    for player in others:
        # Which development cards others hold is nobody's business either.
        sorts = twin.hidden.cards[player]
        random.shuffle(sorts)
    return twin


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_bots_act_legally(name: str, scenario: str, players: int) -> None:
    """Whatever a bot names is legal, and everything adds up to the end of the game."""
    table = game(scenario, players)
    state = table.start()
    random = Random(1).random
    seats = [bot(name, table, seat, random) for seat in range(players)]
    while not state.over and state.turn < 150:
        action = seats[state.player].choose(state)
        assert is_legal(state, action), action
        perform(state, action, draw(state, action, random))
    assert [] == broken(state)


@pytest.mark.parametrize("scenario", ["base", "oil-springs", "pirate-islands"])
def test_the_builder_does_not_peek(scenario: str) -> None:
    """It chooses the same whatever others hold, as long as they hold as many."""
    table = game(scenario, 4)
    state, random = table.start(), Random(3)
    seats = [bot("builder", table, seat, random.random) for seat in range(4)]
    while not state.over:
        seat = state.player
        chosen: Action = seats[seat].choose(state)
        if state.phase not in ("steal", "answer", "choose"):
            assert chosen == seats[seat].choose(shuffled(state, seat, Random(state.turn)))
        perform(state, chosen, draw(state, chosen, random.random))


@pytest.mark.parametrize("scenario", ["base", "oil-springs", "pirate-islands"])
def test_the_builder_beats_chance(scenario: str) -> None:
    """Two builders against two random players over mirrored seats: at least 9 in 10."""
    table = game(scenario, 4)
    won = 0
    tables = (("builder", "random") * 2, ("random", "builder") * 2)
    for seed in range(20):
        bots = tables[seed % 2]
        state = play(table, bots, seed, 300)
        won += state.winner >= 0 and bots[state.winner] == "builder"
    assert won >= 18


@pytest.mark.parametrize("scenario", ["base", "oil-springs", "pirate-islands"])
def test_builders_come_to_an_end(scenario: str) -> None:
    """Within 300 turns."""
    table = game(scenario, 4)
    assert all(play(table, ["builder"] * 4, seed, 300).over for seed in range(10))


def test_builders_use_and_sequester_oil() -> None:
    """The policy on oil is followed: in some games there are metropolises, and oil laid by."""
    from printkit.engine.modules.oil_springs.tally import tally

    table = game("oil-springs", 4)
    ends = [tally(play(table, ["builder"] * 4, seed, 300)) for seed in range(12)]
    assert any(end.metropolises < 4 for end in ends)
    assert any(sum(end.sequestered) for end in ends)
    assert any(end.track or end.lost for end in ends)


def test_builders_sail_arm_and_fight() -> None:
    """The policy at sea is followed: winners took their fortress, with warships on their line."""
    from printkit.engine.modules.pirate_islands.tally import tally

    table = game("pirate-islands", 3)
    ends = [play(table, ["builder"] * 3, seed, 300) for seed in range(3)]
    assert [0] * 3 == [tally(end).chips[end.winner] for end in ends]
    assert all(tally(end).warships[end.winner] for end in ends)
