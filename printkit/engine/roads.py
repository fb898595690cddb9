"""The longest road: the longest trail of one player's paths, and who holds the title (B-29)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from printkit.engine.state import NOBODY
from printkit.engine.topology import Ids

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State


def longest_trail(state: State, player: int) -> int:
    """How many paths the longest unbranched trail of a player's roads has.

    No path twice; buildings of others may end a trail, not stand within it. A longest trail
    begins where one or three of the player's paths meet, or at somebody else's building:
    anywhere else it could be prolonged backwards. Only rings have no such place.
    """
    return _longest(state.game, player, state.roads, state.owner, state.level)


@lru_cache(maxsize=64)
def trails(game: Game, roads: Ids, owner: Ids, level: Ids) -> list[int]:
    """Everybody's longest trail on a board that may have been asked about before."""
    return [_longest(game, player, roads, owner, level) for player in range(game.players)]


def _longest(
    game: Game, player: int, roads: Sequence[int], owner: Sequence[int], level: Sequence[int]
) -> int:
    ends = game.board.edge_vertices
    laid = [edge for edge, who in enumerate(roads) if who == player]
    meeting: dict[int, int] = {}
    for edge in laid:
        for end in ends[edge]:
            meeting[end] = meeting.get(end, 0) + 1
    closed = _closed(game, player, laid, owner, level)
    best, free, seen = 0, list(roads), set[int]()
    for at, paths in meeting.items():
        if paths % 2 or at in closed:
            best = max(best, _onward(game, player, at, closed, free, seen))
    for edge in laid:
        if edge not in seen:
            best = max(best, _onward(game, player, ends[edge][0], closed, free, seen))
    return best


def lengthened(state: State, player: int, edge: int) -> int:
    """The same once a path was added: only trails along it can be longer than the one known.

    Where it leads nowhere at one end they all begin or end there, and one walk from its other
    end finds them; where it joins two parts, everything is counted anew.
    """
    game = state.game
    closed = _closed(game, player, state.laid[player], state.owner, state.level)
    free = list(state.roads)
    free[edge] = NOBODY
    links = game.board.links
    onward = [
        end
        for end in game.board.edge_vertices[edge]
        if end not in closed and any(free[near] == player for near, _ in links[end])
    ]
    if len(onward) == 2:
        return longest_trail(state, player)
    more = _onward(game, player, onward[0], closed, free, set()) if onward else 0
    return max(state.lengths[player], 1 + more)


def _closed(
    game: Game, player: int, laid: Sequence[int], owner: Sequence[int], level: Sequence[int]
) -> set[int]:
    """Where the player's paths end at somebody else's building that breaks them."""
    ends, breaks = game.board.edge_vertices, game.breaks
    return {at for edge in laid for at in ends[edge] if breaks[level[at]] and owner[at] != player}


def _onward(
    game: Game, player: int, start: int, closed: set[int], free: list[int], seen: set[int]
) -> int:
    """The longest trail from an intersection over the player's free paths; all are noted as seen.

    Paths are taken from the list while a trail lies on them, and given back.
    """
    links = game.board.links

    def onward(at: int) -> int:
        best = 0
        for edge, beyond in links[at]:
            if free[edge] == player:
                free[edge] = NOBODY
                seen.add(edge)
                length = 1 if beyond in closed else 1 + onward(beyond)
                free[edge] = player
                if length > best:
                    best = length
        return best

    return onward(start)


def holder(counts: list[int], present: int, least: int) -> int:
    """Who holds a title for having the most: strictly more takes it over, a tie does not.

    Where the least that earns it is 0, there is no such title.
    """
    most = max(counts)
    if not least or most < least:
        return NOBODY
    if present != NOBODY and counts[present] == most:
        return present
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def lengthen(state: State, player: int, edge: int) -> None:
    """A player's longest road, where there is such a title, after a path was added to it."""
    if state.game.trail_from:
        state.lengths[player] = lengthened(state, player, edge)
        state.longest = holder(state.lengths, state.longest, state.game.trail_from)


def measure(state: State, player: int) -> None:
    """Count a player's longest road anew, where there is such a title."""
    if not state.game.trail_from:
        return
    state.lengths[player] = longest_trail(state, player)
    state.longest = holder(state.lengths, state.longest, state.game.trail_from)


def measure_all(state: State) -> None:
    """Count everybody's longest road anew before the title is given, where there is one."""
    if not state.game.trail_from:
        return
    state.lengths = [longest_trail(state, player) for player in range(state.game.players)]
    state.longest = holder(state.lengths, state.longest, state.game.trail_from)


def interrupt(state: State, at: int) -> None:
    """Count anew the roads of those whose paths meet where somebody else has built."""
    roads = state.roads
    near = [roads[edge] for edge in state.game.board.vertex_edges[at]]
    for player in set(near) - {NOBODY, state.owner[at]}:
        if near.count(player) > 1:
            measure(state, player)
