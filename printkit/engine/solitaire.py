"""Whether a seat can win at all, shown by a game in which the others only found and pass.

The dice and cards fall as they may and every action is legal, so a game that is won proves that
victory is within that seat's reach on this layout; one that is not won proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from printkit.engine.actions import Decline, End, Roll, Withdraw
from printkit.engine.bots import Bot, bot
from printkit.engine.game import draw, legal_actions, perform
from printkit.engine.play import SEATS

if TYPE_CHECKING:
    from printkit.engine.actions import Action
    from printkit.engine.game import Game
    from printkit.engine.state import State

TURNS = 400
"""A game that takes more turns of all players together is given up."""

_PASSES = (End, Roll, Decline, Withdraw)


def solitaire(game: Game, seat: int, seed: int) -> State:
    """The end of a game that one builder plays while the others only found and pass."""
    return founded(game, seed).played_by(seat)


def founded(game: Game, seed: int) -> Founded:
    """A game that builders have founded, to be played on by one of them."""
    chance = Random(seed * SEATS)
    seats = [
        bot("builder", game, other, Random(seed * SEATS + other + 1).random)
        for other in range(game.players)
    ]
    state = game.start()
    while not state.over and not state.turn:
        action = seats[state.player].choose(state)
        perform(state, action, draw(state, action, chance.random))
    return Founded(state, seats, chance)


class Founded(msgspec.Struct, frozen=True):
    """A game just after its founding.

    Attributes:
        state: The moment, changed by nobody.
        seats: Who founded; each may play on once.
        chance: What decides from there on, changed by nobody.
    """

    state: State
    seats: Sequence[Bot]
    chance: Random

    def played_by(self, seat: int) -> State:
        """The end of the game when one of them plays on and the others pass."""
        state, chance = self.state.copy(), Random()
        chance.setstate(self.chance.getstate())
        while not state.over and state.turn <= TURNS:
            action = self.seats[seat].choose(state) if state.player == seat else _pass(state)
            perform(state, action, draw(state, action, chance.random))
        return state


def _pass(state: State) -> Action:
    """To do as little as can be."""
    for move in state.game.rules.moves[state.phase]:
        if move.action in _PASSES and (found := move.listing(state)):
            return found[0]
    return legal_actions(state)[0]
