"""Bots at the table: they decide, a seeded source of numbers is chance, until the game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from printkit.engine.bots import bot
from printkit.engine.game import Game, draw, perform

if TYPE_CHECKING:
    from printkit.engine.actions import Action, Outcome
    from printkit.engine.notation import Notation
    from printkit.engine.state import State

SEATS = 16
"""More than there are at any table: every seat of every seed draws from numbers of its own."""

TURNS = 3000
"""A game that takes so many turns is given up: an engine's limit, not a rule."""


class Step(msgspec.Struct, frozen=True):
    """One action of a game that was played or replayed.

    Attributes:
        turn: How many turns had begun before it.
        player: Who acted.
        action: What was done.
        chance: What chance decided of it.
        line: How a record tells it.
        state: The state after it, which the next step changes.
    """

    turn: int
    player: int
    action: Action
    chance: Outcome
    line: str
    state: State


def steps(game: Game, bots: Sequence[str], seed: int, notation: Notation) -> Iterator[Step]:
    """A game between bots, step by step: the same for the same seed, everywhere and for ever."""
    for turn, player, action, chance, state in _moves(game, bots, seed, TURNS, perform, 0.0):
        what = notation.text(action)
        decided = notation.chance_text(action, chance)
        line = f"{notation.names['SeatId'][player]}: {what}" + (f" = {decided}" if decided else "")
        yield Step(turn, player, action, chance, line, state)


def play(
    game: Game,
    bots: Sequence[str],
    seed: int,
    turns: int = TURNS,
    act: Callable[[State, Any, Outcome], None] = perform,
    slack: float = 0.0,
) -> State:
    """The state at the end of a game between bots, or after so many turns.

    Args:
        game: The game.
        bots: Who plays, seat by seat.
        seed: What chance and the bots draw from.
        turns: How many turns are played at most.
        act: What carries out an action: `perform` trusts the bots, `apply` does not.
        slack: By how much less than the best the places may be worth at which bots begin.
    """
    state = game.start()
    for *_, last in _moves(game, bots, seed, turns, act, slack):
        state = last
    return state


def _moves(
    game: Game,
    bots: Sequence[str],
    seed: int,
    turns: int,
    act: Callable[[State, Any, Outcome], None],
    slack: float,
) -> Iterator[tuple[int, int, Action, Outcome, State]]:
    seats = [
        bot(name, game, seat, Random(seed * SEATS + seat + 1).random, slack)
        for seat, name in enumerate(bots)
    ]
    random = Random(seed * SEATS).random
    state = game.start()
    while not state.over and state.turn <= turns:
        turn, player = state.turn, state.player
        action = seats[player].choose(state)
        chance = draw(state, action, random)
        act(state, action, chance)
        yield turn, player, action, chance, state
