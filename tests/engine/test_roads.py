"""The longest road against a search that knows nothing of its shortcuts (B-29)."""

from __future__ import annotations

from random import Random

import pytest
from tables import game, played, road, settle, turn

from printkit.engine import State
from printkit.engine.modules.base.build import lay
from printkit.engine.roads import holder, longest_trail


def brute(state: State, player: int) -> int:
    """The longest trail, by trying every order of every player's paths."""
    ends = state.game.board.edge_vertices
    best = 0
    stack: list[tuple[int, frozenset[int]]] = [
        (end, frozenset()) for edge in state.laid[player] for end in ends[edge]
    ]
    while stack:
        at, used = stack.pop()
        best = max(best, len(used))
        if used and state.owner[at] not in (-1, player):
            continue
        for edge in state.laid[player]:
            if edge not in used and at in ends[edge]:
                first, second = ends[edge]
                stack.append((second if at == first else first, used | {edge}))
    return best


@pytest.mark.parametrize("seed", range(30))
def test_random_networks(seed: int) -> None:
    """On random networks of up to 13 paths with foreign buildings both agree."""
    random = Random(seed)
    state = turn(game())
    board = state.game.board
    middle = random.randrange(len(board.hexes))
    near = {edge for at in board.hex_vertices[middle] for edge in board.vertex_edges[at]}
    near |= {
        edge for one in near for at in board.edge_vertices[one] for edge in board.vertex_edges[at]
    }
    chosen = random.sample(sorted(near), min(13, len(near)))
    for edge in chosen:
        state.roads[edge] = 0
        state.laid[0].append(edge)
    for at in random.sample(range(len(board.vertices)), 8):
        state.owner[at], state.level[at] = random.choice((0, 1, 1)), 1
    assert brute(state, 0) == longest_trail(state, 0)


@pytest.mark.parametrize("seed", range(30))
def test_networks_grown_path_by_path(seed: int) -> None:
    """What is known of the trails before a path was added is enough to know them after."""
    random = Random(seed)
    state = turn(game())
    board = state.game.board
    for at in random.sample(range(len(board.vertices)), 8):
        state.owner[at], state.level[at] = random.choice((0, 1, 1)), 1
    for edge in random.sample(range(len(board.edges)), len(board.edges)):
        near = {beside for at in board.edge_vertices[edge] for beside in board.vertex_edges[at]}
        if len(state.laid[0]) < 14 and (near & set(state.laid[0]) or random.random() < 0.2):
            lay(state, 0, edge)
            assert longest_trail(state, 0) == state.lengths[0]
    assert brute(state, 0) == state.lengths[0]


@pytest.mark.parametrize("seed", range(4))
def test_in_play(seed: int) -> None:
    """What is kept in play is what the search finds."""
    state = game(talking=False).start()
    while not state.over and max(map(len, state.laid)) < 12:
        played(state, seed + state.turn, 97)
        assert [brute(state, player) for player in range(4)] == state.lengths


def test_a_ring_counts_whole() -> None:
    """Six paths around a hex are a trail of six, with a branch of seven."""
    state = turn(game())
    road(state, 0, *(f"r3h3 {side}" for side in ("E", "SE", "SW", "W", "NW", "NE")))
    assert 6 == state.lengths[0]
    road(state, 0, "r2h2 E")
    assert 7 == state.lengths[0]


def test_a_foreign_building_breaks_a_road() -> None:
    """B-29: the road ends there, and the title goes back when it is too short."""
    state = turn(game())
    road(state, 0, "r3h3 E", "r3h3 SE", "r3h3 SW", "r3h3 W", "r3h3 NW")
    assert (5, 0) == (state.lengths[0], state.longest)
    settle(state, 1, "r3h3 corner S")
    assert (3, -1) == (state.lengths[0], state.longest)


def test_an_own_building_does_not() -> None:
    """B-29: one's own building parts nothing."""
    state = turn(game())
    road(state, 0, "r3h3 E", "r3h3 SE", "r3h3 SW", "r3h3 W", "r3h3 NW")
    settle(state, 0, "r3h3 corner S")
    assert 5 == state.lengths[0]


@pytest.mark.parametrize(
    ("counts", "present", "after"),
    [
        ([4, 3], -1, -1),
        ([5, 3], -1, 0),
        ([5, 5], 0, 0),
        ([5, 6], 0, 1),
        ([4, 6, 6], 0, -1),
        ([3, 2], 0, -1),
    ],
)
def test_who_holds_a_title(counts: list[int], present: int, after: int) -> None:
    """B-29: strictly more takes it; a tie leaves it, or lays it aside."""
    assert after == holder(counts, present, 5)
