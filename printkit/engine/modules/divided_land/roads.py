"""Bridges, and roads past settlements that become cities (DL-11, DL-19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.engine.actions import Action, BuildCity, EdgeId, Outcome
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.build import lay, reachable, reaches, take_up
from printkit.engine.modules.base.pieces import ROAD
from printkit.engine.modules.divided_land.tally import tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


class BuildBridge(Action, frozen=True):
    """Build a bridge over water."""

    word = "bridge"
    at: EdgeId


def _bridges(state: State) -> Sequence[BuildBridge]:
    if _lacking(state):
        return ()
    return [BuildBridge(edge) for edge in reachable(state, tally(state).land.ways)]


def _lacking(state: State) -> str:
    """B-20 or DL-11 when a road piece or the price is not at hand."""
    if not state.supply[state.player][ROAD]:
        return "B-20"
    hand = state.hidden.hands[state.player]
    return "" if affords(hand, state.game.costs["bridge"]) else "DL-11"


def _bridge_fault(state: State, action: BuildBridge) -> str:
    lacking = _lacking(state)
    if lacking or reaches(state, action.at, tally(state).land.ways):
        return lacking
    return "DL-11"


def _build_bridge(state: State, action: BuildBridge, _: Outcome) -> None:
    """DL-11: a road piece is laid and counts as a road."""
    pay(state, state.player, state.game.costs["bridge"])
    lay(state, state.player, action.at)


def _city(move: Move) -> Move:
    """DL-19: pieces of others that pass a settlement are lost when it becomes a city."""

    def effect(state: State, action: BuildCity, chance: Outcome) -> None:
        move.effect(state, action, chance)
        _lose_passing(state, action.at)

    return replace(move, effect=effect)


def _lose_passing(state: State, at: int) -> None:
    """Where two or more of one player's pieces meet they all go; one that ends there stays."""
    edges = state.game.board.vertex_edges[at]
    owners = [state.roads[edge] for edge in edges]
    for edge, owner in zip(edges, owners, strict=True):
        if owner not in (-1, state.owner[at]) and owners.count(owner) > 1:
            take_up(state, edge)


AMENDMENTS: dict[type[Action], Callable[[Move], Move]] = {BuildCity: _city}

MOVES = (Move(BuildBridge, ("act",), "DL-11", _bridges, _bridge_fault, _build_bridge),)
