"""Trade in a boom, and cards that concern the five resources only (DI-08, DI-24, DI-32)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from printkit.engine.actions import (
    Action,
    KindId,
    Outcome,
    PlayMonopoly,
    PlayYearOfPlenty,
    TradeBank,
)
from printkit.engine.game import RESOURCES
from printkit.engine.hands import hand_over, take
from printkit.engine.modules.base.cards import lay_down
from printkit.engine.modules.base.pieces import MONOPOLY
from printkit.engine.modules.dinslaken.tally import BOOM, tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


def rate(state: State, player: int, kind: KindId) -> int:
    """DI-32: what the bank asks for one card: in a boom one less, but never nothing."""
    usual = state.rates[player][kind]
    cheaper = state.game.value("boom") if tally(state).event == BOOM else 0
    return max(1, usual - cheaper)


def _trades(state: State) -> Sequence[TradeBank]:
    """B-28 at such rates."""
    player, bank = state.player, state.bank
    hand, every = state.hidden.hands[player], range(len(state.game.kinds))
    trades = state.game.actions.bank
    return [
        trades[give][wanted]
        for give in every
        if hand[give] >= rate(state, player, give)
        for wanted in every
        if wanted != give and bank[wanted]
    ]


def _fault(state: State, action: TradeBank) -> str:
    player, kinds = state.player, range(len(state.game.kinds))
    give, wanted = action.give, action.take
    if give not in kinds or wanted not in kinds or give == wanted:
        return "B-28"
    if state.hidden.hands[player][give] < rate(state, player, give):
        return "B-28"
    return "" if state.bank[wanted] else "B-20"


def _trade(state: State, action: TradeBank, _: Outcome) -> None:
    player = state.player
    take(state, player, action.give, -rate(state, player, action.give))
    take(state, player, action.take, 1)


def _resources_only(move: Move) -> Move:
    """DI-24: Inventor and Resource Monopoly do not name gold."""

    def fault(state: State, action: Any) -> str:
        broken = move.fault(state, action)
        named = [getattr(action, name) for name in action.types()]
        return broken or ("" if max(named) < len(RESOURCES) else "DI-24")

    def listing(state: State) -> Sequence[Action]:
        return [action for action in move.listing(state) if not fault(state, action)]

    return replace(move, fault=fault, listing=listing)


def _limited(move: Move) -> Move:
    """DI-40: each other player gives two of the resource, or the one that there is."""

    def effect(state: State, action: PlayMonopoly, _: Outcome) -> None:
        lay_down(state, MONOPOLY)
        most = state.game.value("monopoly_gain")
        for other, hand in enumerate(state.hidden.hands):
            if other != state.player:
                given = min(most, hand[action.kind])
                hand_over(state, other, state.player, action.kind, given)

    return replace(_resources_only(move), effect=effect)


AMENDMENTS: dict[type[Action], Callable[[Move], Move]] = {
    PlayYearOfPlenty: _resources_only,
    PlayMonopoly: _limited,
}

MOVES = (Move(TradeBank, ("act",), "B-23", _trades, _fault, _trade),)
