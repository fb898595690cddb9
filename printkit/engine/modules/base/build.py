"""Roads, settlements and cities: where they may stand and what they cost (B-20, B-22, B-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import BuildCity, BuildRoad, BuildSettlement, Outcome
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.pieces import CITIED, CITY, EMPTY, ROAD, SETTLED, SETTLEMENT
from printkit.engine.roads import interrupt, measure
from printkit.engine.rules import Move
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State

BUILDING = ("act", "build")
"""The phases in which things are built and bought."""


def vacant(state: State, at: int) -> bool:
    """B-22: the intersection is land, and it and its neighbours are empty."""
    game, owner = state.game, state.owner
    if not 0 <= at < len(owner) or owner[at] >= 0 or not game.grounds[at]:
        return False
    for other in game.board.vertex_vertices[at]:  # noqa: SIM110 - faster than a generator
        if owner[other] >= 0:
            return False
    return True


def put_settlement(state: State, at: int) -> None:
    """A settlement of the player stands there; roads of others end at it, harbours trade."""
    player = state.player
    state.owner[at] = player
    state.supply[player][SETTLEMENT] -= 1
    set_level(state, at, SETTLED)
    interrupt(state, at)
    _open_harbour(state, player, at)


def set_level(state: State, at: int, level: int) -> None:
    """What stands at an intersection is changed, and the owner's counts with it."""
    built = state.built[state.owner[at]]
    if state.level[at]:
        built[state.level[at]] -= 1
    if level:
        built[level] += 1
    state.level[at] = level


def lay_road(state: State, edge: int) -> None:
    """A road of the player lies there."""
    player = state.player
    state.roads[edge] = player
    state.laid[player].append(edge)
    state.supply[player][ROAD] -= 1
    measure(state, player)


def remove_building(state: State, at: int) -> None:
    """What stands there goes back to its owner, who loses its harbour, too."""
    player = state.owner[at]
    state.supply[player][state.game.levels[state.level[at]].piece] += 1
    set_level(state, at, EMPTY)
    state.owner[at] = NOBODY
    state.rates[player] = list(state.game.rates)
    for place, owner in enumerate(state.owner):
        if owner == player:
            _open_harbour(state, player, place)


def _open_harbour(state: State, player: int, at: int) -> None:
    """B-28: a harbour betters its owner's rates."""
    game = state.game
    harbour = game.harbours[at]
    if harbour is None:
        return
    rates = state.rates[player]
    if harbour in game.kind_ids:
        rates[game.kind_ids[harbour]] = game.value("special_harbour_rate")
        return
    common = game.value("harbour_rate")
    state.rates[player] = [min(rate, common) for rate in rates]


def reaches(state: State, edge: int) -> bool:
    """True when a road may lie on a path: it is free and joins the player's own roads."""
    game = state.game
    player, roads, owner = state.player, state.roads, state.owner
    if not 0 <= edge < len(roads) or roads[edge] != NOBODY or not game.roadways[edge]:
        return False
    for end in game.board.edge_vertices[edge]:
        if owner[end] not in (NOBODY, player):
            continue
        if any(roads[near] == player for near in game.board.vertex_edges[end]):
            return True
    return False


def reachable_roads(state: State) -> list[BuildRoad]:
    """Every road that joins the player's own, whatever it costs."""
    game = state.game
    player, roads, owner, roadways = state.player, state.roads, state.owner, game.roadways
    ends, paths = game.board.edge_vertices, game.board.vertex_edges
    free = set()
    for edge in state.laid[player]:
        for end in ends[edge]:
            if owner[end] < 0 or owner[end] == player:
                for near in paths[end]:
                    if roads[near] < 0 and roadways[near]:
                        free.add(near)
    return [game.actions.road[edge] for edge in sorted(free)]


def _roads(state: State) -> Sequence[BuildRoad]:
    player = state.player
    if not state.supply[player][ROAD]:
        return ()
    if not affords(state.hidden.hands[player], state.game.costs["road"]):
        return ()
    return reachable_roads(state)


def _road_fault(state: State, action: BuildRoad) -> str:
    return _lacking(state, "road", ROAD) or ("" if reaches(state, action.at) else "B-22")


def _build_road(state: State, action: BuildRoad, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["road"])
    lay_road(state, action.at)


def _lacking(state: State, thing: str, piece: int) -> str:
    """B-20 or B-26 when a piece or its price is not at hand."""
    player = state.player
    if not state.supply[player][piece]:
        return "B-20"
    return "" if affords(state.hidden.hands[player], state.game.costs[thing]) else "B-26"


def _settlements(state: State) -> Sequence[BuildSettlement]:
    player, game = state.player, state.game
    if not state.supply[player][SETTLEMENT]:
        return ()
    if not affords(state.hidden.hands[player], game.costs["settlement"]):
        return ()
    ends = game.board.edge_vertices
    near = {end for edge in state.laid[player] for end in ends[edge]}
    return [game.actions.settlement[at] for at in sorted(near) if vacant(state, at)]


def _settlement_fault(state: State, action: BuildSettlement) -> str:
    lacking = _lacking(state, "settlement", SETTLEMENT)
    if lacking or not vacant(state, action.at):
        return lacking or "B-22"
    roads = state.roads
    paths = state.game.board.vertex_edges[action.at]
    return "" if any(roads[edge] == state.player for edge in paths) else "B-22"


def _build_settlement(state: State, action: BuildSettlement, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["settlement"])
    put_settlement(state, action.at)


def _cities(state: State) -> Sequence[BuildCity]:
    player, game = state.player, state.game
    if not affords(state.hidden.hands[player], game.costs["city"]):
        return ()
    return [
        game.actions.city[at]
        for at, owner in enumerate(state.owner)
        if owner == player and not _city_place_fault(state, at)
    ]


def _city_place_fault(state: State, at: int) -> str:
    """A city takes the place of what can grow; the piece that stood there comes back first."""
    if not 0 <= at < len(state.owner) or state.owner[at] != state.player:
        return "B-26"
    level = state.game.levels[state.level[at]]
    if not level.grows:
        return "B-26"
    return "" if state.supply[state.player][CITY] or level.piece == CITY else "B-20"


def _city_fault(state: State, action: BuildCity) -> str:
    if not affords(state.hidden.hands[state.player], state.game.costs["city"]):
        return "B-26"
    return _city_place_fault(state, action.at)


def _build_city(state: State, action: BuildCity, _: Outcome) -> None:
    player, game = state.player, state.game
    pay(state, player, game.costs["city"])
    state.supply[player][game.levels[state.level[action.at]].piece] += 1
    state.supply[player][CITY] -= 1
    set_level(state, action.at, CITIED)


MOVES = (
    Move(BuildRoad, BUILDING, "B-23", _roads, _road_fault, _build_road),
    Move(BuildSettlement, BUILDING, "B-23", _settlements, _settlement_fault, _build_settlement),
    Move(BuildCity, BUILDING, "B-23", _cities, _city_fault, _build_city),
)
