"""Builders in the Divided Land: they finish, win against chance, and look at no one's cards."""

from __future__ import annotations

from random import Random

import pytest
from tables import game
from test_bots import shuffled

from printkit.engine import State
from printkit.engine.bots import bot
from printkit.engine.game import draw, perform
from printkit.engine.modules.divided_land.tally import tally
from printkit.engine.play import play

LIMIT = 400


@pytest.mark.parametrize("players", [3, 4])
def test_builders_come_to_an_end(players: int) -> None:
    """DL-20: within 400 turns; bench/games.py plays several hundred games."""
    table = game("divided-land", players)
    assert all(play(table, ["builder"] * players, seed, LIMIT).over for seed in range(12))


def test_the_builder_beats_chance() -> None:
    """Two builders against two random players over mirrored seats: at least 9 in 10."""
    table = game("divided-land", 4)
    tables = (("builder", "random") * 2, ("random", "builder") * 2)
    won = 0
    for seed in range(10):
        bots = tables[seed % 2]
        state = play(table, bots, seed, LIMIT)
        won += state.winner >= 0 and bots[state.winner] == "builder"
    assert won >= 9


def gifts_shuffled(state: State, seat: int, random: Random) -> State:
    """The same to the player at that seat: the others' gifts that lie face down are other ones."""
    twin = shuffled(state, seat, random)
    here = tally(twin)
    others = [player for player in range(state.game.players) if player != seat]
    pool = [card for player in others for card in here.unbought[player]]
    random.shuffle(pool)
    for player in others:
        here.unbought[player] = [pool.pop() for _ in here.unbought[player]]
    return twin


def test_the_builder_does_not_peek() -> None:
    """DL-15: unbought gifts are face down; whatever they are, it chooses the same."""
    table = game("divided-land", 4)
    state, random = table.start(), Random(3)
    seats = [bot("builder", table, seat, random.random) for seat in range(4)]
    while not state.over:
        seat = state.player
        chosen = seats[seat].choose(state)
        if state.phase not in ("steal", "answer", "choose"):
            assert chosen == seats[seat].choose(gifts_shuffled(state, seat, Random(state.turn)))
        perform(state, chosen, draw(state, chosen, random.random))
