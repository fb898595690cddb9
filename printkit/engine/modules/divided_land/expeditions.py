"""Expeditions: setting out, staying for a round, an action for each turn that ends (DL-14, DL-15).

While a pawn is at the tree its player decides in three phases: his own turn's "act", with one
action; "visit" after each other player's turn, with another one; and "meet", with none, when
somebody arrives to whom gifts may be handed over at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, End, Outcome
from printkit.engine.game import advance
from printkit.engine.hands import affords, pay
from printkit.engine.modules.divided_land.gifts import (
    BuyGift,
    GiveGift,
    buy,
    buy_fault,
    give,
    give_fault,
    presents,
    purchases,
)
from printkit.engine.modules.divided_land.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State


class SetOut(Action, frozen=True):
    """Send the pawn from the outpost to the tree."""

    word = "expedition"


_SET_OUT, _END = (SetOut(),), (End(),)

AT_THE_TREE = ("visit", "meet")


def order(before: tuple[str, ...]) -> tuple[str, ...]:
    """DL-14, DL-15, DL-18: home before the roll, gold after the yield, visits after the turn."""
    at, last = before.index("yield") + 1, before.index("next")
    return ("home", *before[:at], "gold", *before[at:last], "visits", *before[last:])


def _home(state: State) -> bool:
    """DL-14: the pawn returns before its player's next turn."""
    tally(state).away[state.player] = False
    return False


def _set_outs(state: State) -> Sequence[SetOut]:
    return () if _set_out_fault(state, _SET_OUT[0]) else _SET_OUT


def _set_out_fault(state: State, _: SetOut) -> str:
    here, player = tally(state), state.player
    if here.outposts[player] == NOWHERE or here.away[player]:
        return "DL-14"
    hand = state.hidden.hands[player]
    return "" if affords(hand, state.game.costs["expedition"]) else "DL-14"


def _set_out(state: State, _: SetOut, __: Outcome) -> None:
    """DL-14, DL-15: one action at once; whoever is there may hand over to who comes."""
    here, player, players = tally(state), state.player, state.game.players
    pay(state, player, state.game.costs["expedition"])
    here.away[player] = True
    here.actions = 1
    there = [(player + step) % players for step in range(1, players)]
    meetings = [("meet", seat) for seat in reversed(there) if here.away[seat]]
    if meetings:
        state.agenda += [("act", player), ("stay", player), *meetings]
        advance(state)


def _stay(state: State) -> bool:
    """After the meetings whoever has come still has the first action."""
    tally(state).actions = 1
    return False


def _visits(state: State) -> bool:
    """DL-15: the turn is over; everybody else at the tree has an action, clockwise."""
    here, player, players = tally(state), state.player, state.game.players
    others = [(player + step) % players for step in range(1, players)]
    state.agenda += [("visit", seat) for seat in reversed(others) if here.away[seat]]
    return False


def _visit(state: State) -> bool:
    """A decision is awaited where anything can be done with one action."""
    tally(state).actions = 1
    return _can_act(state)


def _meet(state: State) -> bool:
    """A decision is awaited where a gift can be handed over without an action."""
    tally(state).actions = 0
    return _can_act(state)


def _can_act(state: State) -> bool:
    return bool(purchases(state) or presents(state))


def _buy(state: State, action: BuyGift, _: Outcome) -> None:
    buy(state, action)
    _go_on(state)


def _give(state: State, action: GiveGift, _: Outcome) -> None:
    give(state, action)
    _go_on(state)


def _go_on(state: State) -> None:
    """Nothing is asked at the tree when nothing more can be done there."""
    if state.phase in AT_THE_TREE and not _can_act(state):
        advance(state)


def _ends(_: State) -> Sequence[End]:
    return _END


def _allowed(_: State, __: End) -> str:
    return ""


def _end(state: State, _: End, __: Outcome) -> None:
    advance(state)


PHASES = {"home": _home, "stay": _stay, "visits": _visits, "visit": _visit, "meet": _meet}

MOVES = (
    Move(SetOut, ("act",), "DL-14", _set_outs, _set_out_fault, _set_out),
    Move(BuyGift, ("act", *AT_THE_TREE), "DL-15", purchases, buy_fault, _buy),
    Move(GiveGift, ("act", *AT_THE_TREE), "DL-15", presents, give_fault, _give),
    Move(End, AT_THE_TREE, "DL-15", _ends, _allowed, _end),
)
