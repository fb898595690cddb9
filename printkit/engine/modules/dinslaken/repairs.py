"""Damage and what is done about it: repairs for gold or material, insurance (DI-30, DI-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, End, Outcome, VertexId
from printkit.engine.game import advance
from printkit.engine.hands import affords, pay, take
from printkit.engine.modules.base.build import set_level
from printkit.engine.modules.base.pieces import CITIED
from printkit.engine.modules.dinslaken.tally import PERILS, tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State

PerilId = int


class Repair(Action, frozen=True):
    """Pay for a damaged building."""

    word = "repair"
    at: VertexId


class RestoreCity(Action, frozen=True):
    """Pay for a city that a saboteur turned over."""

    word = "restore"
    at: VertexId


class Insure(Action, frozen=True):
    """Buy insurance against a disaster."""

    word = "insure"
    peril: PerilId


def _repairs_due(state: State) -> bool:
    """DI-30: from the roller on, everybody may repair at once."""
    players = state.game.players
    for step in reversed(range(players)):
        state.agenda.append(("repair", (state.player + step) % players))
    return False


def _asked(state: State) -> bool:
    """Who has nothing damaged, or no gold, is not asked."""
    return bool(_repairs(state))


def _own_damage(state: State) -> list[int]:
    return [at for at in tally(state).damaged if state.owner[at] == state.player]


def _repairs(state: State) -> Sequence[Repair]:
    if not affords(state.hidden.hands[state.player], state.game.costs["repair"]):
        return ()
    return [Repair(at) for at in _own_damage(state)]


def _repair_fault(state: State, action: Repair) -> str:
    if action.at not in _own_damage(state):
        return "DI-30"
    paid = affords(state.hidden.hands[state.player], state.game.costs["repair"])
    return "" if paid else "B-26"


def _repair(state: State, action: Repair, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["repair"])
    tally(state).damaged.remove(action.at)


def _repair_at_once(state: State, action: Repair, _: Outcome) -> None:
    _repair(state, action, _)
    if not _repairs(state):
        advance(state)


_LEAVE = (End(),)


def _leaves(_: State) -> Sequence[End]:
    return _LEAVE


def _allowed(_: State, __: End) -> str:
    return ""


def _leave(state: State, _: End, __: Outcome) -> None:
    advance(state)


def _sabotaged(state: State) -> list[int]:
    level = tally(state).sabotaged
    return [
        at
        for at, owner in enumerate(state.owner)
        if owner == state.player and state.level[at] == level
    ]


def _restores(state: State) -> Sequence[RestoreCity]:
    if not affords(state.hidden.hands[state.player], state.game.costs["saboteur-repair"]):
        return ()
    return [RestoreCity(at) for at in _sabotaged(state)]


def _restore_fault(state: State, action: RestoreCity) -> str:
    if action.at not in _sabotaged(state):
        return "DI-40"
    paid = affords(state.hidden.hands[state.player], state.game.costs["saboteur-repair"])
    return "" if paid else "B-26"


def _restore(state: State, action: RestoreCity, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["saboteur-repair"])
    set_level(state, action.at, CITIED)


def premium(state: State, player: int) -> int:
    """DI-31: what a player's next insurance costs: the first most, the last least."""
    held = sum(tally(state).insured[player])
    names = ("first_insurance", "second_insurance", "third_insurance")
    return state.game.value(names[min(held, len(names) - 1)])


def _insure_fault(state: State, action: Insure) -> str:
    here, player = tally(state), state.player
    if not 0 <= action.peril < len(PERILS):
        return "DI-31"
    if here.insured[player][action.peril] or not here.policies[action.peril]:
        return "DI-31"
    return "" if state.hidden.hands[player][here.gold] >= premium(state, player) else "B-26"


def _insurances(state: State) -> Sequence[Insure]:
    return [a for a in map(Insure, range(len(PERILS))) if not _insure_fault(state, a)]


def _insure(state: State, action: Insure, _: Outcome) -> None:
    """DI-31: it lasts for the rest of the game, from the next event on."""
    here, player = tally(state), state.player
    take(state, player, here.gold, -premium(state, player))
    here.insured[player][action.peril] = True
    here.policies[action.peril] -= 1


PHASES = {"repairs": _repairs_due, "repair": _asked}

MOVES = (
    Move(Repair, ("act",), "DI-30", _repairs, _repair_fault, _repair),
    Move(Repair, ("repair",), "DI-30", _repairs, _repair_fault, _repair_at_once),
    Move(End, ("repair",), "DI-30", _leaves, _allowed, _leave),
    Move(RestoreCity, ("act",), "DI-40", _restores, _restore_fault, _restore),
    Move(Insure, ("act",), "DI-31", _insurances, _insure_fault, _insure),
)
