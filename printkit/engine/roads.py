"""The longest road: the longest trail of one player's paths, and who holds the title (B-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State


def longest_trail(state: State, player: int) -> int:
    """How many paths the longest unbranched trail of a player's roads has.

    No path twice; buildings of others may end a trail, not stand within it. A longest trail
    begins where one or three of the player's paths meet, or at somebody else's building:
    anywhere else it could be prolonged backwards. Only rings have no such place.
    """
    laid = state.laid[player]
    ends = state.game.board.edge_vertices
    owner, level, breaks = state.owner, state.level, state.game.breaks
    meeting: dict[int, list[tuple[int, int]]] = {}
    for edge in laid:
        first, second = ends[edge]
        meeting.setdefault(first, []).append((edge, second))
        meeting.setdefault(second, []).append((edge, first))
    closed = {at for at in meeting if breaks[level[at]] and owner[at] != player}
    used: set[int] = set()
    seen: set[int] = set()

    def onward(at: int) -> int:
        best = 0
        for edge, beyond in meeting[at]:
            if edge not in used:
                used.add(edge)
                seen.add(edge)
                length = 1 if beyond in closed else 1 + onward(beyond)
                used.discard(edge)
                if length > best:
                    best = length
        return best

    best = max(
        (onward(at) for at, paths in meeting.items() if len(paths) % 2 or at in closed), default=0
    )
    for edge in laid:
        if edge not in seen:
            best = max(best, onward(ends[edge][0]))
    return best


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
