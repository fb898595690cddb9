"""Counter-offers (B-28): whoever is asked may offer the player whose turn it is other cards.

One answer to each offer, so they are as bounded as the offers are (`offers`); the player whose
turn it is then agrees to one of the answers, or to none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Counter, Outcome
from printkit.engine.modules.base.offers import has_room, holds, propose, terms_fault
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


def _counters(state: State) -> Sequence[Counter]:
    player, offered = state.player, state.offer
    hand = state.hidden.hands[player]
    return [
        counter
        for counter in state.game.actions.counters
        if holds(hand, counter.give)
        and has_room(state, player, counter.give, counter.take)
        and (counter.take, counter.give) != offered
    ]


def _fault(state: State, counter: Counter) -> str:
    """The very terms that were offered are accepted, not countered."""
    if (counter.take, counter.give) == state.offer:
        return "B-28"
    return terms_fault(state, counter.give, counter.take)


def _counter(state: State, counter: Counter, _: Outcome) -> None:
    propose(state, counter.give, counter.take)


MOVES = (Move(Counter, ("answer",), "B-28", _counters, _fault, _counter),)
