"""Bridges and ferries over the Rhine: two pieces laid at once on one crossing (DI-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.engine.actions import Action, Outcome, PlayRoadBuilding, VertexId
from printkit.engine.game import advance
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.build import BUILDING, lay
from printkit.engine.modules.base.cards import unplayable
from printkit.engine.modules.base.pieces import ROAD, ROADS
from printkit.engine.modules.dinslaken.beginning import SHIP
from printkit.engine.modules.dinslaken.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State

FREE = "free-road"


class BuildBridge(Action, frozen=True):
    """Build a bridge of two roads over an intersection in open water."""

    word = "bridge"
    over: VertexId


class BuildFerry(Action, frozen=True):
    """Set up a ferry of two ships over an intersection in open water."""

    word = "ferry"
    over: VertexId


Across = BuildBridge | BuildFerry


def _piece(state: State, action: type[Across]) -> int:
    return ROAD if action is BuildBridge else list(state.game.pieces).index(SHIP)


def joined(state: State, at: VertexId) -> bool:
    """True when a player's road, settlement or city reaches an intersection."""
    player, owner = state.player, state.owner[at]
    if owner == player:
        return True
    if owner != NOBODY and state.game.breaks[state.level[at]]:
        return False
    return any(state.roads[edge] == player for edge in state.game.board.vertex_edges[at])


def _place_fault(state: State, action: Across) -> str:
    """DI-21 when it is no crossing, is taken, or nothing of the player's reaches an end of it."""
    way = tally(state).land.crossings.get(action.over)
    if way is None or any(state.roads[edge] != NOBODY for edge in way.paths):
        return "DI-21"
    if state.supply[state.player][_piece(state, type(action))] < len(way.paths):
        return "B-20"
    return "" if any(joined(state, end) for end in way.banks) else "DI-21"


def _fault(state: State, action: Across) -> str:
    broken = _place_fault(state, action)
    paid = affords(state.hidden.hands[state.player], state.game.costs[action.word])
    return broken or ("" if paid else "B-26")


def _listed(state: State, kind: type[Across]) -> list[Across]:
    if not affords(state.hidden.hands[state.player], state.game.costs[kind.word]):
        return []
    return free(state, kind)


def free(state: State, kind: type[Across]) -> list[Across]:
    """The crossings that the player could build, whatever they cost."""
    ways = (kind(middle) for middle in tally(state).land.crossings)
    return [action for action in ways if not _place_fault(state, action)]


def _bridges(state: State) -> Sequence[Across]:
    return _listed(state, BuildBridge)


def _ferries(state: State) -> Sequence[Across]:
    return _listed(state, BuildFerry)


def _build(state: State, action: Across, _: Outcome) -> None:
    pay(state, state.player, state.game.costs[action.word])
    _lay(state, action)


def _lay(state: State, action: Across) -> None:
    for edge in tally(state).land.crossings[action.over].paths:
        lay(state, state.player, edge, _piece(state, type(action)))


# Road Building: two roads, or a bridge or ferry instead of both (DI-40).


def _both_left(state: State) -> bool:
    """True when neither of the two free roads has been laid."""
    return state.agenda[-1] == (FREE, state.player)


def _free_bridges(state: State) -> Sequence[Across]:
    return free(state, BuildBridge) if _both_left(state) else ()


def _free_ferries(state: State) -> Sequence[Across]:
    return free(state, BuildFerry) if _both_left(state) else ()


def _free_fault(state: State, action: Across) -> str:
    return _place_fault(state, action) if _both_left(state) else "DI-40"


def _lay_free(state: State, action: Across, _: Outcome) -> None:
    _lay(state, action)
    state.agenda.pop()
    advance(state)


def _awaited(state: State) -> bool:
    """A free road, bridge or ferry is laid where there are pieces and a place for it."""
    return any(listing(state) for listing in state.game.listings(FREE))


def _with_crossings(move: Move) -> Move:
    """DI-40: Road Building is of use, too, where only the Rhine can be crossed."""

    def fault(state: State, action: PlayRoadBuilding) -> str:
        broken = move.fault(state, action)
        if broken and not unplayable(state, ROADS):
            across = free(state, BuildBridge) or free(state, BuildFerry)
            return "" if across else broken
        return broken

    def listing(state: State) -> Sequence[PlayRoadBuilding]:
        return () if fault(state, PlayRoadBuilding()) else (PlayRoadBuilding(),)

    return replace(move, fault=fault, listing=listing)


PHASES = {FREE: _awaited}

AMENDMENTS: dict[type[Action], Callable[[Move], Move]] = {PlayRoadBuilding: _with_crossings}

MOVES = (
    Move(BuildBridge, BUILDING, "B-23", _bridges, _fault, _build),
    Move(BuildFerry, BUILDING, "B-23", _ferries, _fault, _build),
    Move(BuildBridge, (FREE,), "B-23", _free_bridges, _free_fault, _lay_free),
    Move(BuildFerry, (FREE,), "B-23", _free_ferries, _free_fault, _lay_free),
)
