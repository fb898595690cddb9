"""Gold hexes: a settlement there brings any 1 resource, a city any 2 (PI-31 and Seafarers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, KindId, Outcome
from printkit.engine.modules.pirate_islands.choosing import (
    bank_has_cards,
    choices,
    choose,
    fault,
)
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


def _choices(state: State) -> Sequence[TakeGold]:
    return [TakeGold(kind) for kind in choices(state)]


def _fault(state: State, action: TakeGold) -> str:
    return fault(state, action.kind, "PI-31")


def _take(state: State, action: TakeGold, _: Outcome) -> None:
    choose(state, action.kind)


PHASES = {"gold": bank_has_cards}

MOVES = (Move(TakeGold, ("gold",), "PI-31", _choices, _fault, _take),)
