"""Mining, Irrigation, Saboteur and Alchemist, and when cards are played (DI-28, DI-40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.board.model import Resource
from printkit.engine.actions import (
    Action,
    Die,
    Outcome,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    VertexId,
)
from printkit.engine.game import RESOURCES, advance
from printkit.engine.hands import take
from printkit.engine.modules.base.build import set_level
from printkit.engine.modules.base.cards import lay_down, unplayable
from printkit.engine.modules.base.pieces import CITIED
from printkit.engine.modules.base.turn import DICE
from printkit.engine.modules.dinslaken.tally import tally
from printkit.engine.rules import Move, barred

if TYPE_CHECKING:
    from printkit.engine.state import State


AFTER_ROLL = ("act",)
"""DI-28: the dice come first; only an Alchemist is played before them."""


class PlayMining(Action, frozen=True):
    """Play Mining: ore for each mountains hex."""

    word = "mining"


class PlayIrrigation(Action, frozen=True):
    """Play Irrigation: grain for each fields hex."""

    word = "irrigation"


class PlaySaboteur(Action, frozen=True):
    """Play a Saboteur on somebody's city."""

    word = "saboteur"
    at: VertexId


class PlayAlchemist(Action, frozen=True):
    """Play an Alchemist in place of the roll: both dice are set."""

    word = "alchemist"
    first: Die
    second: Die


def sort_fault(state: State, name: str) -> str:
    """B-23 when a card of that name is not held, or only since this turn, or another was played."""
    return unplayable(state, state.game.sort_ids[name])


_HARVESTS = {PlayMining: Resource.ORE, PlayIrrigation: Resource.GRAIN}


def _harvest_fault(state: State, action: PlayMining | PlayIrrigation) -> str:
    return sort_fault(state, action.word)


def _minings(state: State) -> Sequence[PlayMining]:
    return () if sort_fault(state, PlayMining.word) else (PlayMining(),)


def _irrigations(state: State) -> Sequence[PlayIrrigation]:
    return () if sort_fault(state, PlayIrrigation.word) else (PlayIrrigation(),)


def harvest(state: State, player: int, kind: int) -> int:
    """How many hexes that yield a kind a player has a building at."""
    owner, corners = state.owner, state.game.board.hex_vertices
    return sum(
        produced == kind and any(owner[at] == player for at in corners[spot])
        for spot, produced in enumerate(state.game.produces)
    )


def _reap(state: State, action: PlayMining | PlayIrrigation, _: Outcome) -> None:
    """DI-40: as many as the bank has."""
    player, kind = state.player, RESOURCES.index(_HARVESTS[type(action)])
    lay_down(state, state.game.sort_ids[action.word])
    due = harvest(state, player, kind) * state.game.value(f"{action.word}_gain")
    take(state, player, kind, min(due, state.bank[kind]))


def _saboteurs(state: State) -> Sequence[PlaySaboteur]:
    if sort_fault(state, PlaySaboteur.word):
        return ()
    return [PlaySaboteur(at) for at in range(len(state.owner)) if not _target_fault(state, at)]


def _target_fault(state: State, at: int) -> str:
    """DI-40 when there is no city of another player that stands upright."""
    owner = state.owner[at]
    return "" if owner not in (-1, state.player) and state.level[at] == CITIED else "DI-40"


def _saboteur_fault(state: State, action: PlaySaboteur) -> str:
    return sort_fault(state, action.word) or _target_fault(state, action.at)


def _sabotage(state: State, action: PlaySaboteur, _: Outcome) -> None:
    lay_down(state, state.game.sort_ids[action.word])
    set_level(state, action.at, tally(state).sabotaged)


_THROWS = tuple(PlayAlchemist(first, second) for first, second in DICE)


def _alchemists(state: State) -> Sequence[PlayAlchemist]:
    return () if sort_fault(state, PlayAlchemist.word) else _THROWS


def _alchemist_fault(state: State, action: PlayAlchemist) -> str:
    return sort_fault(state, action.word) or ("" if action in _THROWS else "DI-40")


def _set_dice(state: State, action: PlayAlchemist, _: Outcome) -> None:
    """DI-28, DI-40: the only card that comes before the roll, and instead of it."""
    lay_down(state, state.game.sort_ids[action.word])
    state.dice = (action.first, action.second)
    state.roll = sum(state.dice)
    advance(state)


MOVES = (
    Move(PlayMining, AFTER_ROLL, "DI-28", _minings, _harvest_fault, _reap),
    Move(PlayIrrigation, AFTER_ROLL, "DI-28", _irrigations, _harvest_fault, _reap),
    Move(PlaySaboteur, AFTER_ROLL, "DI-28", _saboteurs, _saboteur_fault, _sabotage),
    Move(PlayAlchemist, ("roll",), "DI-28", _alchemists, _alchemist_fault, _set_dice),
    *(
        barred(card, ("roll",), "DI-28")
        for card in (PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty)
    ),
)
