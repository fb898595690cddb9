"""Roads, settlements and cities: where they may stand and what they cost (B-20, B-22, B-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import BuildCity, BuildRoad, BuildSettlement, Outcome
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.pieces import CITIED, CITY, EMPTY, ROAD, SETTLED, SETTLEMENT
from printkit.engine.roads import interrupt, lengthen, measure
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


def put_settlement(state: State, player: int, at: int) -> None:
    """A player's settlement stands there; roads of others may end at it, harbours trade."""
    state.owner[at] = player
    state.supply[player][SETTLEMENT] -= 1
    set_level(state, at, SETTLED)
    if state.game.breaks[SETTLED]:
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


def lay(state: State, player: int, edge: int, piece: int = ROAD) -> None:
    """A player's piece lies on a path and counts as a road, whatever sort of piece it is."""
    state.roads[edge] = player
    state.lain[edge] = piece
    state.laid[player].append(edge)
    state.supply[player][piece] -= 1
    lengthen(state, player, edge)


def take_up(state: State, edge: int) -> None:
    """What lies on a path goes back to its owner, whose longest road is counted anew."""
    player = state.roads[edge]
    state.supply[player][state.lain[edge]] += 1
    state.laid[player].remove(edge)
    state.roads[edge] = state.lain[edge] = NOBODY
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


def reaches(state: State, edge: int, ways: list[bool]) -> bool:
    """True when a path is one of those ways, free, and joins the player's own (B-22)."""
    game = state.game
    player, roads, owner = state.player, state.roads, state.owner
    if not 0 <= edge < len(roads) or roads[edge] != NOBODY or not ways[edge]:
        return False
    for end in game.board.edge_vertices[edge]:
        if owner[end] == player:
            return True
        if game.breaks[state.level[end]]:
            continue
        for near in game.board.vertex_edges[end]:
            if roads[near] == player and state.lain[near] not in game.afloat:
                return True
    return False


def road_ends(state: State, player: int) -> set[int]:
    """The intersections that a player's roads come to; of ships roads do not go on."""
    ends, afloat, lain = state.game.board.edge_vertices, state.game.afloat, state.lain
    return {end for edge in state.laid[player] if lain[edge] not in afloat for end in ends[edge]}


def reachable(state: State, ways: list[bool]) -> list[int]:
    """Every one of those ways that is free and joins the player's own roads or buildings."""
    board, breaks = state.game.board, state.game.breaks
    player, roads, owner, level = state.player, state.roads, state.owner, state.level
    paths = board.vertex_edges
    free = set()
    joined = road_ends(state, player)
    # A building without a road of its own is rare, yet can be: roads may be lost.
    joined.update(at for at, who in enumerate(owner) if who == player)
    for end in joined:
        if owner[end] == player or not breaks[level[end]]:
            for near in paths[end]:
                if roads[near] < 0 and ways[near]:
                    free.add(near)
    return sorted(free)


def reachable_roads(state: State) -> list[BuildRoad]:
    """Every road that joins the player's own, whatever it costs."""
    road = state.game.actions.road
    return [road[edge] for edge in reachable(state, state.game.roadways)]


def _roads(state: State) -> Sequence[BuildRoad]:
    player, game = state.player, state.game
    if not state.supply[player][ROAD]:
        return ()
    hand = state.hidden.hands[player]
    paid = [fare for fare in game.fares if affords(hand, fare)]
    if not paid:
        return ()
    roads = reachable_roads(state)
    if len(paid) == len(game.fares):
        return roads
    return [action for action in roads if game.tolls[action.at] in paid]


def _road_fault(state: State, action: BuildRoad) -> str:
    player, game = state.player, state.game
    if not state.supply[player][ROAD]:
        return "B-20"
    if not reaches(state, action.at, game.roadways):
        return "B-22"
    return "" if affords(state.hidden.hands[player], game.tolls[action.at]) else "B-26"


def _build_road(state: State, action: BuildRoad, _: Outcome) -> None:
    pay(state, state.player, state.game.tolls[action.at])
    lay(state, state.player, action.at)


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
    put_settlement(state, state.player, action.at)


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
    before = state.level[action.at]
    state.supply[player][game.levels[before].piece] += 1
    state.supply[player][CITY] -= 1
    set_level(state, action.at, CITIED)
    if game.breaks[CITIED] != game.breaks[before]:
        interrupt(state, action.at)


MOVES = (
    Move(BuildRoad, BUILDING, "B-23", _roads, _road_fault, _build_road),
    Move(BuildSettlement, BUILDING, "B-23", _settlements, _settlement_fault, _build_settlement),
    Move(BuildCity, BUILDING, "B-23", _cities, _city_fault, _build_city),
)
