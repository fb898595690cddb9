"""Gold hexes: a settlement there brings any 1 resource, a city any 2 (PI-31 and Seafarers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, KindId, Outcome
from printkit.engine.game import advance
from printkit.engine.hands import take
from printkit.engine.modules.pirate_islands.tally import tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


@dataclass(frozen=True, slots=True)
class TakeGold(Action):
    """Take a resource for a gold hex."""

    word = "gold"
    kind: KindId


def hand_out(state: State) -> None:
    """Whoever has buildings at a gold hex that was rolled chooses, from the roller clockwise."""
    game, gold = state.game, tally(state).waters.gold
    due = [0] * game.players
    for spot in state.rolled[state.roll]:
        if spot in gold:
            for at in game.board.hex_vertices[spot]:
                if state.owner[at] >= 0:
                    due[state.owner[at]] += game.yields_of[state.level[at]]
    for step in reversed(range(game.players)):
        player = (state.player + step) % game.players
        state.agenda += [("gold", player)] * due[player]


def _bank_has_cards(state: State) -> bool:
    """There is something to take."""
    return any(state.bank)


def _choices(state: State) -> Sequence[TakeGold]:
    return [TakeGold(kind) for kind, count in enumerate(state.bank) if count]


def _fault(state: State, action: TakeGold) -> str:
    if not 0 <= action.kind < len(state.bank):
        return "PI-31"
    return "" if state.bank[action.kind] else "B-20"


def _take(state: State, action: TakeGold, _: Outcome) -> None:
    take(state, state.player, action.kind, 1)
    advance(state)


PHASES = {"gold": _bank_has_cards}

MOVES = (Move(TakeGold, ("gold",), "PI-31", _choices, _fault, _take),)
