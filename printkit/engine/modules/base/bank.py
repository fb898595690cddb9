"""Trade with the bank and at harbours (B-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Outcome, TradeBank
from printkit.engine.hands import take
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


def _trades(state: State) -> Sequence[TradeBank]:
    player = state.player
    hand, rates, bank = state.hidden.hands[player], state.rates[player], state.bank
    found: list[TradeBank] = []
    for give, rate in enumerate(rates):
        if 0 < rate <= hand[give]:
            trades = state.game.actions.bank[give]
            found += [
                trades[kind]
                for kind in range(len(rates))
                if rates[kind] and bank[kind] and kind != give
            ]
    return found


def _fault(state: State, action: TradeBank) -> str:
    rates, give, wanted = state.rates[state.player], action.give, action.take
    both = range(len(rates))
    if give not in both or wanted not in both or give == wanted:
        return "B-28"
    if not rates[give] or not rates[wanted]:
        return "B-28"
    if state.hidden.hands[state.player][give] < rates[give]:
        return "B-28"
    return "" if state.bank[wanted] else "B-20"


def _trade(state: State, action: TradeBank, _: Outcome) -> None:
    player = state.player
    take(state, player, action.give, -state.rates[player][action.give])
    take(state, player, action.take, 1)


MOVES = (Move(TradeBank, ("act",), "B-23", _trades, _fault, _trade),)
