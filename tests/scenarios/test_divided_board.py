"""The Divided Land's board against every figure that DL-01 to DL-06 state of it."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

import pytest

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Terrain, pips
from printkit.scenarios import load, saved_layout

BOARD = saved_layout("divided-land", "reconstruction")
SETUP = load("divided-land").setup(4)
REGIONS = {region.name: region.hexes for region in SETUP.deal.regions}
(TREE,) = (place.at for place in BOARD.features["tree"] if isinstance(place.at, Hex))


def distance(spot: Hex) -> int:
    """How many hexes a hex lies from the tree."""
    return TREE.distance(spot)


def is_land(spot: Hex) -> bool:
    """True for hexes of the board that are not sea."""
    return BOARD.terrain.get(spot, Terrain.SEA) is not Terrain.SEA


def test_counts_of_the_whole_board() -> None:
    """DL-01: 61 hexes; tree and desert 1, gold 2, 9 and 7 of the others, sea 16; 38 tokens."""
    expected = {
        "landmark": 1, "desert": 1, "gold": 2, "forest": 9, "pasture": 9, "fields": 9, "hills": 7,
        "mountains": 7, "sea": 16,
    }  # fmt: skip
    assert expected == Counter(str(kind) for kind in BOARD.terrain.values())
    assert (61, 38, {}) == (len(BOARD.terrain), len(BOARD.numbers), BOARD.harbours)


def test_rings() -> None:
    """DL-01: tree, Nameless Island, sea; two islands of 19 with two channels of two hexes."""
    assert [1, 6, 12, 18, 24] == [
        sum(distance(spot) == ring for spot in BOARD.terrain) for ring in range(5)
    ]
    assert {1} == {distance(spot) for spot in REGIONS["nameless"]}
    assert not any(is_land(spot) for spot in BOARD.terrain if distance(spot) == 2)
    for name in ("north", "south"):
        assert (19, {3, 4}) == (len(REGIONS[name]), {distance(spot) for spot in REGIONS[name]})
    channels = [spot for spot in BOARD.terrain if distance(spot) > 2 and not is_land(spot)]
    assert [3, 3, 4, 4] == sorted(map(distance, channels))


def test_the_nameless_island() -> None:
    """DL-01, DL-02, DL-05: the desert and one of each resource, around the tree, no tokens."""
    kinds = [BOARD.terrain[spot] for spot in REGIONS["nameless"]]
    assert {*map(str, kinds)} == {"desert", "hills", "forest", "pasture", "fields", "mountains"}
    assert BOARD.numbers.keys().isdisjoint(REGIONS["nameless"])


@pytest.mark.parametrize("name", ["north", "south"])
def test_pips_of_an_island(name: str) -> None:
    """DL-06: 59 pips; forest, pasture, fields 13 each, hills 10, mountains 9, gold 1."""
    found: Counter[str] = Counter()
    for spot in REGIONS[name]:
        found[BOARD.terrain[spot]] += pips(BOARD.numbers[spot])
    expected = {"forest": 13, "pasture": 13, "fields": 13, "hills": 10, "mountains": 9, "gold": 1}
    assert (expected, 59) == (dict(found), found.total())


def test_nothing_equal_is_adjacent_on_an_island() -> None:
    """DL-06: neither numbers nor terrains."""
    for name in ("north", "south"):
        for spot in REGIONS[name]:
            for near in set(spot.neighbors) & set(REGIONS[name]):
                assert BOARD.terrain[spot] is not BOARD.terrain[near]
                assert BOARD.numbers[spot] != BOARD.numbers[near]


def takes_a_piece(path: Edge) -> bool:
    """True for what a road or bridge may lie on: land, coast, or between two sea hexes."""
    return any(map(is_land, path.joins)) or all(spot in BOARD.terrain for spot in path.joins)


def pieces_from(name: str, to: set[Vertex]) -> dict[Vertex, tuple[int, int]]:
    """How many pieces, and how many of them bridges, lead from an island's coast somewhere."""
    queue = [(0, 0, corner) for spot in REGIONS[name] for corner in spot.corners]
    queue.sort()
    done: dict[Vertex, tuple[int, int]] = {}
    while queue:
        pieces, bridges, at = heappop(queue)
        if at in done:
            continue
        done[at] = pieces, bridges
        for path in at.protrudes:
            if takes_a_piece(path):
                (beyond,) = (end for end in path.endpoints if end != at)
                wet = not any(map(is_land, path.joins))
                heappush(queue, (pieces + 1, bridges + wet, beyond))
    return {corner: done[corner] for corner in to}


@pytest.mark.parametrize("name", ["north", "south"])
def test_pieces_to_the_tree(name: str) -> None:
    """DL-06: 3, 3, 3, 4, 4 and 5 from an island's coast to the tree's six corners."""
    found = pieces_from(name, set(TREE.corners))
    assert [3, 3, 3, 4, 4, 5] == sorted(pieces for pieces, _ in found.values())


@pytest.mark.parametrize(("name", "other"), [("north", "south"), ("south", "north")])
def test_one_bridge_suffices(name: str, other: str) -> None:
    """DL-06: from an island to the Nameless Island, and to the other island."""
    for goal in ("nameless", other):
        corners = {corner for spot in REGIONS[goal] for corner in spot.corners}
        assert 1 == min(pieces for pieces, _ in pieces_from(name, corners).values())


def test_gold_rivers() -> None:
    """DL-03: one on each island, the 2 in the north and the 12 in the south."""
    gold = {
        name: [BOARD.numbers[spot] for spot in hexes if BOARD.terrain[spot] is Terrain.GOLD]
        for name, hexes in REGIONS.items()
    }
    assert {"north": [2], "nameless": [], "south": [12]} == gold
