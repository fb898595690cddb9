"""Oil changing hands: open theft, Monopoly, and the bank's refusal (OS-12, OS-15, OS-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.engine.actions import Action, Outcome, PlayMonopoly, SeatId, TradeBank
from printkit.engine.game import advance
from printkit.engine.hands import hand_over, room
from printkit.engine.modules.base.cards import lay_down
from printkit.engine.modules.base.pieces import MONOPOLY
from printkit.engine.modules.base.robber import neighbours_of_robber
from printkit.engine.modules.oil_springs.springs import clockwise
from printkit.engine.modules.oil_springs.tally import tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


class TakeOil(Action, frozen=True):
    """Take 1 oil, which lies open, in place of a hidden card."""

    word = "take-oil"
    victim: SeatId


def _thefts(state: State) -> Sequence[TakeOil]:
    kind = tally(state).kind
    if not room(state, state.player, kind):
        return ()
    hands = state.hidden.hands
    return [TakeOil(other) for other in neighbours_of_robber(state) if hands[other][kind]]


def _theft_fault(state: State, action: TakeOil) -> str:
    """OS-12, within OS-14."""
    if not room(state, state.player, tally(state).kind):
        return "OS-14"
    return "" if action in _thefts(state) else "OS-12"


def _take(state: State, action: TakeOil, _: Outcome) -> None:
    hand_over(state, action.victim, state.player, tally(state).kind, 1)
    advance(state)


def round_by_round(state: State, first: int) -> list[int]:
    """Whose oil goes, one by one: each player with any in turn, round after round."""
    kind = tally(state).kind
    held = [hand[kind] for hand in state.hidden.hands]
    seats = clockwise(state, first)
    return [seat for turn in range(max(held)) for seat in seats if held[seat] > turn]


def _monopoly(move: Move) -> Move:
    """OS-21: Monopoly on oil takes one from each in turn, next player first, up to the limit."""

    def effect(state: State, action: PlayMonopoly, chance: Outcome) -> None:
        oil, player = tally(state).kind, state.player
        if action.kind != oil:
            move.effect(state, action, chance)
            return
        lay_down(state, MONOPOLY)
        givers = [seat for seat in round_by_round(state, player) if seat != player]
        for seat in givers[: room(state, player, oil)]:
            hand_over(state, seat, player, oil, 1)

    return replace(move, effect=effect)


def _bank(move: Move) -> Move:
    """OS-15: the bank neither takes nor gives oil."""

    def fault(state: State, action: TradeBank) -> str:
        oil = tally(state).kind
        return "OS-15" if oil in (action.give, action.take) else move.fault(state, action)

    return replace(move, fault=fault)


AMENDMENTS: dict[type[Action], Callable[[Move], Move]] = {PlayMonopoly: _monopoly, TradeBank: _bank}

MOVES = (Move(TakeOil, ("steal",), "OS-12", _thefts, _theft_fault, _take),)
