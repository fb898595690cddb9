"""Trade ships: built on the Rhine, loaded with a card that the harbour buys for gold (DI-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, HexId, KindId, Outcome
from printkit.engine.game import RESOURCES
from printkit.engine.hands import affords, pay, take
from printkit.engine.modules.base.build import BUILDING
from printkit.engine.modules.dinslaken.tally import NOTHING, tally
from printkit.engine.rules import Move
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State

PRICE = "trade-ship"


class BuildTradeShip(Action, frozen=True):
    """Put a trade ship on a hex of the Rhine."""

    word = "trade-ship"
    to: HexId


class LoadShip(Action, frozen=True):
    """Load one card on one's trade ship."""

    word = "load"
    kind: KindId


class SellCargo(Action, frozen=True):
    """Sell what one's trade ship carries."""

    word = "sell"


_SELL = (SellCargo(),)


def _ship_fault(state: State, action: BuildTradeShip) -> str:
    here, player = tally(state), state.player
    if action.to not in here.land.rhine or here.ships[player] != NOWHERE:
        return "DI-25"
    return "" if affords(state.hidden.hands[player], state.game.costs[PRICE]) else "B-26"


def _ships(state: State) -> Sequence[BuildTradeShip]:
    ships = [BuildTradeShip(spot) for spot in tally(state).land.rhine]
    return [action for action in ships[:1] if not _ship_fault(state, action)] and ships


def _build(state: State, action: BuildTradeShip, _: Outcome) -> None:
    pay(state, state.player, state.game.costs[PRICE])
    tally(state).ships[state.player] = action.to


def _load_fault(state: State, action: LoadShip) -> str:
    here, player = tally(state), state.player
    if here.ships[player] == NOWHERE or here.cargo[player] != NOTHING:
        return "DI-25"
    # DI-24: gold is no cargo. DI-25: the next card is loaded a turn after the last was sold.
    if action.kind >= len(RESOURCES):
        return "DI-24"
    if here.sold[player] == state.turn:
        return "DI-25"
    return "" if state.hidden.hands[player][action.kind] else "DI-25"


def _loads(state: State) -> Sequence[LoadShip]:
    loads = [LoadShip(kind) for kind in range(len(RESOURCES))]
    return [action for action in loads if not _load_fault(state, action)]


def _load(state: State, action: LoadShip, _: Outcome) -> None:
    """The card lies under the ship: in no hand and not in the bank."""
    here, player = tally(state), state.player
    state.hidden.hands[player][action.kind] -= 1
    state.aside[action.kind] += 1
    here.cargo[player] = action.kind
    here.loaded[player] = state.turn


def _sell_fault(state: State, _: SellCargo) -> str:
    here, player = tally(state), state.player
    if here.cargo[player] == NOTHING or here.loaded[player] == state.turn:
        return "DI-25"
    return "" if state.bank[here.gold] >= state.game.value("sale") else "B-20"


def _sales(state: State) -> Sequence[SellCargo]:
    return () if _sell_fault(state, _SELL[0]) else _SELL


def _sell(state: State, _: SellCargo, __: Outcome) -> None:
    here, player = tally(state), state.player
    kind = here.cargo[player]
    state.aside[kind] -= 1
    state.bank[kind] += 1
    take(state, player, here.gold, state.game.value("sale"))
    here.cargo[player] = NOTHING
    here.sold[player] = state.turn


MOVES = (
    Move(BuildTradeShip, BUILDING, "B-23", _ships, _ship_fault, _build),
    Move(LoadShip, ("act",), "DI-25", _loads, _load_fault, _load),
    Move(SellCargo, ("act",), "DI-25", _sales, _sell_fault, _sell),
)
