"""Cards in hand: what they pay for, what there is room for, how they change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.engine.game import Price
    from printkit.engine.state import State

ANY_NUMBER = 1000
"""More than anybody can ever hold."""


def affords(hand: list[int], price: Price) -> bool:
    """True when a hand can pay a price."""
    for kind, count in price:  # noqa: SIM110 - a generator costs more than all the rest here
        if hand[kind] < count:
            return False
    return True


def pay(state: State, player: int, price: Price) -> None:
    """A player gives the bank what something costs."""
    hand = state.hidden.hands[player]
    for kind, count in price:
        hand[kind] -= count
        state.bank[kind] += count


def take(state: State, player: int, kind: int, count: int) -> None:
    """A player takes cards from the bank; a negative number gives them back."""
    state.hidden.hands[player][kind] += count
    state.bank[kind] -= count


def hand_over(state: State, giver: int, taker: int, kind: int, count: int) -> None:
    """One player gives another cards."""
    state.hidden.hands[giver][kind] -= count
    state.hidden.hands[taker][kind] += count


def room(state: State, player: int, kind: int) -> int:
    """How many more of a kind a player may hold."""
    limit = state.game.kinds[kind].limit
    return ANY_NUMBER if limit is None else limit - state.hidden.hands[player][kind]
