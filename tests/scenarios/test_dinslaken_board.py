"""The board of Dinslaken: every figure that the catalogue states of it, counted by other means.

Nothing here asks the constraints or the engine: hexes, rows and crossings are found again from
the picture alone.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Layout, Terrain
from printkit.board.spots import read_hex
from printkit.scenarios import load, saved_layout

BOARD = saved_layout("dinslaken", "reconstruction")
FRAME = load("dinslaken").setup(4).deal.frame
RHINE = {place.at for place in BOARD.features["rhine"] if isinstance(place.at, Hex)}
CHAIN = [place.at for place in BOARD.features["rotbach"] if isinstance(place.at, Hex)]
SPECIAL = {place.at: place.value for place in BOARD.features["special"]}


def named(name: str) -> Hex:
    """The hex of a name."""
    return read_hex(FRAME, name, "test")


def rows(layout: Layout) -> dict[int, set[Hex]]:
    """DI-06: the hexes east of the Rhine by row: how many steps east of their line's Rhine."""
    found: dict[int, set[Hex]] = {}
    for spot in layout.terrain:
        reach = max(water.q for water in RHINE if water.r == spot.r)
        if spot.q > reach and spot != named("r5h8"):
            found.setdefault(spot.q - reach, set()).add(spot)
    return found


def land_corners(hexes: set[Hex]) -> set[Vertex]:
    """The intersections around some hexes."""
    return {corner for spot in hexes for corner in spot.corners}


def duisburg() -> set[Hex]:
    """The hexes west of the Rhine."""
    return {spot for spot in BOARD.terrain if spot.q < min(w.q for w in RHINE if w.r == spot.r)}


def east() -> set[Hex]:
    """The hexes east of the Rhine that are land."""
    dry = {spot for spot, terrain in BOARD.terrain.items() if terrain is not Terrain.SEA}
    return dry - duisburg()


def bridges() -> set[Edge]:
    """DI-03: the paths between consecutive hexes of the Rotbach."""
    return {Edge(*(one + other)) for one, other in pairwise(CHAIN)}


def test_the_reconstruction_has_its_hexes() -> None:
    """DI-11: 53 hexes, 12 of them special, 10 of the Rhine, 31 that yield resources."""
    resources = Counter(kind for kind in BOARD.terrain.values() if kind.resource)
    assert (53, 12, 10, 31) == (len(BOARD.terrain), len(SPECIAL), len(RHINE), resources.total())
    assert {Terrain.FIELDS: 7} | dict.fromkeys(
        [Terrain.HILLS, Terrain.FOREST, Terrain.PASTURE, Terrain.MOUNTAINS], 6
    ) == dict(resources)


def test_the_reconstruction_has_its_tokens() -> None:
    """DI-11: 34 tokens: 2 and 12 twice, 6 and 8 three times, the others four times."""
    wanted = {2: 2, 12: 2, 6: 3, 8: 3} | dict.fromkeys((3, 4, 5, 9, 10, 11), 4)
    assert wanted == dict(Counter(BOARD.numbers.values()))


def test_towns_lie_from_west_to_east() -> None:
    """DI-01, DI-06: Duisburg, Dinslaken, and in the last two rows Lohberg north of Hiesfeld."""
    last = rows(BOARD)[4] | rows(BOARD)[5]
    where = {name: spot for spot, name in SPECIAL.items()}
    assert {"brickworks", "harbour"} == {SPECIAL[spot] for spot in duisburg() if spot in SPECIAL}
    towns = {"coal-mine", "farm", "sawmill", "market-hiesfeld", "mill"}
    assert towns == {str(SPECIAL[spot]) for spot in last if spot in SPECIAL}
    south = [where[name].r for name in ("farm", "sawmill", "market-hiesfeld", "mill")]
    assert where["coal-mine"].r < min(south)


def test_only_the_gold_hexes_carry_tokens() -> None:
    """DI-02: racecourse 4, Knights' Gate 9, coal mine 10, and no token on the other nine."""
    tokens = {SPECIAL[spot]: BOARD.numbers[spot] for spot in SPECIAL if spot in BOARD.numbers}
    assert {"racecourse": 4, "knights-gate": 9, "coal-mine": 10} == tokens


def test_the_rotbach_is_crossed_by_seven_paths() -> None:
    """DI-03: seven small bridges part all intersections east of the Rhine, 49 from 45."""
    assert 7 == len(bridges())
    corners = land_corners(east())
    seen: set[Vertex] = set()
    sizes = []
    for corner in corners:
        if corner in seen:
            continue
        reached, ahead = {corner}, [corner]
        while ahead:
            for edge in ahead.pop().protrudes:
                for end in edge.endpoints:
                    dry = any(spot in east() for spot in edge.joins)
                    if end in corners and end not in reached and edge not in bridges() and dry:
                        reached.add(end)
                        ahead.append(end)
        seen |= reached
        sizes.append(len(reached))
    assert [45, 49] == sorted(sizes)


def test_the_mill_has_its_ring() -> None:
    """DI-04: five fields with tokens, none red, and the market of Hiesfeld around the mill."""
    mill = named("r5h6")
    ring = Counter(SPECIAL.get(spot, BOARD.terrain[spot]) for spot in mill.neighbors)
    assert {Terrain.FIELDS: 5, "market-hiesfeld": 1} == dict(ring)
    assert [3, 4, 9, 10, 11] == sorted(BOARD.numbers.get(s, 0) for s in mill.neighbors)[1:]


def test_three_hexes_meet_where_the_text_says() -> None:
    """DI-05: the Wohnungswald's forests; racecourse and hills 11 with the third row's forest 3."""
    wood = [named(name) for name in ("r1h3", "r1h4", "r2h4")]
    assert [2, 9, 6] == [BOARD.numbers[spot] for spot in wood]
    assert 1 == len(set.intersection(*(set(spot.corners) for spot in wood)))
    corner = [named(name) for name in ("r2h5", "r3h4", "r3h5")]
    assert 1 == len(set.intersection(*(set(spot.corners) for spot in corner)))
    by_row = rows(BOARD)
    assert [True, True, True] == [
        spot in by_row[k] for spot, k in zip(corner, (2, 2, 3), strict=True)
    ]


def test_the_rhine_has_six_crossings() -> None:
    """DI-07: six ways over it of two paths, through one intersection each, and none shorter."""
    banks = land_corners(duisburg()), land_corners(east())
    water = {Edge(*(a + b)) for a in RHINE for b in a.neighbors if b in RHINE}
    ends = [edge.endpoints for edge in water]
    assert not any({a in banks[0], b in banks[0]} == {a in banks[1], b in banks[1]} == {True, False}
                   for a, b in ends)  # fmt: skip
    middles = [
        corner
        for corner in {end for pair in ends for end in pair}
        if corner not in banks[0] | banks[1]
    ]
    crossed = [
        middle
        for middle in middles
        if all(any(near in bank for near in middle.adjacent) for bank in banks)
    ]
    assert 6 == len(crossed)


def test_each_market_names_six_trades() -> None:
    """DI-08: every corner of both markets trades something else: five resources and gold."""
    for market in ("r5h4", "r5h7"):
        corners = set(named(market).corners)
        trades = {place.value for place in BOARD.features["trades"] if place.at in corners}
        assert {"brick", "lumber", "wool", "grain", "ore", "gold"} == trades
    assert {} == BOARD.harbours


def test_duisburg_has_room_for_fifteen() -> None:
    """DI-09: of Duisburg's 30 intersections 15 can be built at: no larger set has no neighbours."""
    corners = sorted(land_corners(duisburg()))
    near = {at: [other for other in at.adjacent if other in corners] for at in corners}

    def most(free: frozenset[Vertex]) -> int:
        if not free:
            return 0
        at = min(free, key=lambda spot: sum(other in free for other in near[spot]))
        # A largest set holds the corner of fewest neighbours, or one of these.
        choices = [at, *(other for other in near[at] if other in free)]
        return max(1 + most(free - {one, *near[one]}) for one in choices)

    assert (30, 15) == (len(corners), most(frozenset(corners)))


@pytest.mark.parametrize(
    ("area", "wanted"), [("meadows", 14), ("towns", 13), ("away from water", 18)]
)
def test_the_areas_of_the_disasters(area: str, wanted: int) -> None:
    """DI-11: a dam burst strikes 14 hexes, subsidence 13 (the mill is water), fire 18."""
    by_row = rows(BOARD)
    dry = duisburg() | east()
    water = {spot for spot, kind in BOARD.terrain.items() if kind is Terrain.SEA}
    wet = {near for spot in water for near in spot.neighbors} | set(CHAIN)
    struck = {
        "meadows": (by_row[1] | by_row[2]) & dry,
        "towns": (by_row[4] | by_row[5]) & dry,
        "away from water": dry - wet,
    }
    assert wanted == len(struck[area])


def test_dealing_anew_leaves_what_stays() -> None:
    """DI-10: special hexes, Rhine, Rotbach and the mill's ring with its tokens are not dealt."""
    deal = load("dinslaken").setup(5).deal
    ring = set(named("r5h6").neighbors) - {named("r5h7")}
    assert set(SPECIAL) | RHINE | ring == set(deal.fixed_terrain)
    assert {spot: BOARD.numbers[spot] for spot in deal.fixed_numbers} == dict(deal.fixed_numbers)
