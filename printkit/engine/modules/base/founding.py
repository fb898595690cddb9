"""The beginning: two settlements with roads each, in snake order (B-21, B-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.actions import BuildRoad, BuildSettlement, Outcome
from printkit.engine.game import advance
from printkit.engine.modules.base.build import lay, put_settlement, vacant
from printkit.engine.rules import Move
from printkit.engine.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State


def start(state: State) -> None:
    """B-21: the robber on the first desert; settlement and road each, then again in reverse."""
    game = state.game
    state.robber = game.deserts[0] if game.deserts else NOWHERE
    seats = list(range(game.players))
    for seat in [*seats, *reversed(seats)]:
        state.agenda += [("found-settlement", seat), ("found-road", seat)]
    state.agenda.append(("turn", 0))
    state.agenda.reverse()


def awaited(_: State) -> bool:
    """A place must be chosen."""
    return True


def _settlements(state: State) -> list[BuildSettlement]:
    settlements, homes = state.game.actions.settlement, state.game.homes
    return [settlements[at] for at, home in enumerate(homes) if home and vacant(state, at)]


def _settlement_fault(state: State, action: BuildSettlement) -> str:
    if not vacant(state, action.at):
        return "B-22"
    return "" if state.game.homes[action.at] else "B-21"


def _found(state: State, action: BuildSettlement, _: Outcome) -> None:
    put_settlement(state, state.player, action.at)
    state.founded = action.at
    if ("found-settlement", state.player) not in state.agenda:
        for bring in state.game.rules.capital:
            bring(state, action.at)
    advance(state)


def _roads(state: State) -> list[BuildRoad]:
    game = state.game
    return [
        game.actions.road[edge]
        for edge in game.board.vertex_edges[state.founded]
        if state.roads[edge] == NOBODY and game.trails[edge]
    ]


def _road_fault(state: State, action: BuildRoad) -> str:
    return "" if action in _roads(state) else "B-21"


def _lay(state: State, action: BuildRoad, _: Outcome) -> None:
    lay(state, state.player, action.at)
    advance(state)


PHASES = {"found-settlement": awaited, "found-road": awaited}

MOVES = (
    Move(BuildSettlement, ("found-settlement",), "B-21", _settlements, _settlement_fault, _found),
    Move(BuildRoad, ("found-road",), "B-21", _roads, _road_fault, _lay),
)
