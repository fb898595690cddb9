"""Lines of ships: built by a shortest way, their rearmost ships made warships (PI-12, PI-20).

A settlement at the marked crossing is built once the line has come there (PI-23).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.engine.actions import (
    Action,
    BuildSettlement,
    EdgeId,
    Outcome,
    PlayKnight,
    SeatId,
    VertexId,
)
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.build import lay as lay_on_path, put_settlement, take_up
from printkit.engine.modules.base.cards import PLAYABLE, lay_down, unplayable
from printkit.engine.modules.base.pieces import KNIGHT, SETTLEMENT
from printkit.engine.modules.pirate_islands.beginning import ship_of
from printkit.engine.modules.pirate_islands.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State


class BuildShip(Action, frozen=True):
    """Build the next ship of the own line."""

    word = "ship"
    at: EdgeId


def onward(state: State, player: SeatId) -> list[EdgeId]:
    """Where the next ship of a player's line may lie: on a shortest way, on a free path."""
    here = tally(state)
    line, course = here.lines[player], here.waters.courses[player]
    length, end = len(line), tip(state, player)
    if state.owner[end] not in (NOBODY, player):
        return []
    following = {
        way[length] for way in course.lines if length < len(way) and list(way[:length]) == line
    }
    return sorted(edge for edge in following if state.roads[edge] == NOBODY)


def tip(state: State, player: SeatId) -> VertexId:
    """Where a player's line ends by now."""
    here, ends = tally(state), state.game.board.edge_vertices
    at = here.waters.courses[player].start
    for edge in here.lines[player]:
        first, second = ends[edge]
        at = second if at == first else first
    return at


def closed(state: State, player: SeatId) -> bool:
    """True when a player's line joins start and fortress."""
    return tip(state, player) == tally(state).waters.courses[player].fortress


def lose_foremost(state: State, player: SeatId, count: int) -> None:
    """PI-30: the foremost ships of a line go back to the supply, warships as well."""
    here = tally(state)
    for _ in range(min(count, len(here.lines[player]))):
        take_up(state, here.lines[player].pop())
    here.warships[player] = min(here.warships[player], len(here.lines[player]))


def _ships(state: State) -> Sequence[BuildShip]:
    if _lacking(state):
        return ()
    return [BuildShip(edge) for edge in onward(state, state.player)]


def _lacking(state: State) -> str:
    """B-20 or PI-12 when a ship or its price is not at hand."""
    game, player = state.game, state.player
    if not state.supply[player][ship_of(game)]:
        return "B-20"
    return "" if affords(state.hidden.hands[player], game.costs["ship"]) else "PI-12"


def _ship_fault(state: State, action: BuildShip) -> str:
    lacking = _lacking(state)
    return lacking or ("" if action.at in onward(state, state.player) else "PI-12")


def _build_ship(state: State, action: BuildShip, _: Outcome) -> None:
    player = state.player
    pay(state, player, state.game.costs["ship"])
    lay_on_path(state, player, action.at, ship_of(state.game))
    tally(state).lines[player].append(action.at)


_KNIGHT = (PlayKnight(),)


def _knights(state: State) -> Sequence[PlayKnight]:
    return () if _knight_fault(state, _KNIGHT[0]) else _KNIGHT


def _knight_fault(state: State, _: PlayKnight) -> str:
    """PI-20: without a plain ship none is played."""
    here, player = tally(state), state.player
    plain = len(here.lines[player]) > here.warships[player]
    return unplayable(state, KNIGHT) or ("" if plain else "PI-20")


def _arm(state: State, _: PlayKnight, __: Outcome) -> None:
    """PI-20: the rearmost plain ship becomes a warship; PI-11: the card leaves the game."""
    lay_down(state, KNIGHT)
    state.knights[state.player] += 1
    tally(state).warships[state.player] += 1


def _settlement(move: Move) -> Move:
    """PI-23: the marked crossing is ground for its owner once his line has come there."""
    if "act" not in move.phases:
        return move

    def listing(state: State) -> Sequence[Action]:
        there = BuildSettlement(tally(state).waters.courses[state.player].crossing)
        more = () if _crossing_fault(state, there.at) else (there,)
        return [*move.listing(state), *more]

    def fault(state: State, action: BuildSettlement) -> str:
        if action.at != tally(state).waters.courses[state.player].crossing:
            return move.fault(state, action)
        return _crossing_fault(state, action.at)

    return replace(move, listing=listing, fault=fault, effect=_found)


def _crossing_fault(state: State, at: VertexId) -> str:
    player, game = state.player, state.game
    near = game.board.vertex_edges[at]
    if state.owner[at] != NOBODY or not set(near).intersection(tally(state).lines[player]):
        return "PI-23"
    if any(state.owner[other] != NOBODY for other in game.board.vertex_vertices[at]):
        return "B-22"
    if not state.supply[player][SETTLEMENT]:
        return "B-20"
    return "" if affords(state.hidden.hands[player], game.costs["settlement"]) else "B-26"


def _found(state: State, action: BuildSettlement, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["settlement"])
    put_settlement(state, state.player, action.at)


AMENDMENTS: dict[type[Action], Callable[[Move], Move]] = {BuildSettlement: _settlement}

MOVES = (
    Move(BuildShip, ("act",), "PI-12", _ships, _ship_fault, _build_ship),
    Move(PlayKnight, PLAYABLE, "B-23", _knights, _knight_fault, _arm),
)
