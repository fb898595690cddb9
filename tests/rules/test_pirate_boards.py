"""The boards of The Pirate Islands, counted and measured by a search of the tests' own.

Every figure that PI-01 to PI-07 name is held against the shipped files, by nothing but the
algebra of the grid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Layout, Place, Terrain, pips
from printkit.board.spots import place_text
from printkit.scenarios import load
from printkit.scenarios.boards import saved_layout

BOARDS = ("documented-4", "documented-3", "reconstruction-4", "reconstruction-3")

ROWS = {
    "documented-4": """
        gold 11, mountains 6, sea P7, sea P8, fields 4, hills 5
        hills –, sea, sea P6, desert, sea P9, mountains 9, forest 10
        fields 4, sea, sea P5, desert, sea P10, forest 3, pasture 8, forest 5
        sea, mountains 8, sea P4, sea P11, fields 6, hills 9, pasture 12
        fields 10, sea, sea P3, desert, sea P12, pasture 11, forest 8, pasture 9
        hills –, sea, sea P2, pasture –, sea P13, mountains 5, forest 2
        gold 3, mountains 6, sea P1, sea P0, fields 10, hills 4
    """,
    "reconstruction-4": """
        forest 6, sea, gold 5, sea P7, sea P8, mountains 9, hills 10, forest 4
        hills 11, sea, sea P6, desert, sea P9, pasture 4, fields 8
        pasture 2, fields 3, sea, sea P5, desert, sea P10, forest 3, mountains 4
        mountains 8, sea, gold 9, sea P4, sea P11, pasture 8, fields 2
        mountains 12, fields 11, sea, sea P3, desert, sea P12, hills 11, pasture 12
        hills 3, sea, sea P2, desert, sea P13, mountains 10, forest 9
        forest 6, sea, gold 5, sea P1, sea P0, pasture 5, hills 6, fields 10
    """,
}

# Which hexes meet at each colour's start, crossing and fortress; a corner where fewer do.
MEETING = {
    "documented-4": {
        "red": ("r1h5 r2h6 P9", "r1h2 corner NE", "r1h1 corner N"),
        "white": ("r3h6 r4h5 P10", "r4h2 corner N", "r3h1 r2h1 r3h2"),
        "blue": ("r4h5 r5h6 P12", "r4h2 corner S", "r5h1 r6h1 r5h2"),
        "orange": ("r6h6 r7h5 P13", "r7h2 corner SE", "r7h1 corner S"),
    },
    "reconstruction-4": {
        "red": ("r1h6 r2h6 P9", "r1h3 corner S", "r1h1 r2h1 r1h2"),
        "white": ("r3h7 r4h6 P10", "r4h3 corner N", "r3h2 r4h1 r4h2"),
        "blue": ("r4h6 r5h7 P12", "r4h3 corner S", "r4h1 r5h2 r4h2"),
        "orange": ("r6h6 r7h6 P13", "r7h3 corner N", "r6h1 r7h1 r7h2"),
    },
}

CORNERS = ("SE", "S", "SW", "NW", "N", "NE")


def board(name: str) -> Layout:
    """A shipped board."""
    return saved_layout("pirate-islands", name)


def rows(layout: Layout) -> list[str]:
    """The board's rows as the catalogue writes them."""
    stations = {place.at: str(place.value) for place in layout.features["route"]}
    told: dict[int, list[str]] = {}
    for spot in sorted(layout.terrain, key=lambda spot: (spot.r, spot.q)):
        terrain = layout.terrain[spot]
        bare = "" if terrain in (Terrain.SEA, Terrain.DESERT) else "–"
        mark = layout.numbers.get(spot) or stations.get(spot) or bare
        told.setdefault(spot.r, []).append(f"{terrain} {mark}".strip())
    return [", ".join(row) for row in told.values()]


def places(layout: Layout, feature: str) -> dict[str, Vertex]:
    """Where a feature's intersection of each colour lies."""
    return {str(p.colour): p.at for p in layout.features[feature] if isinstance(p.at, Vertex)}


def meeting(layout: Layout, told: str) -> Vertex:
    """The intersection that the catalogue means."""
    named = {}
    for r, row in enumerate(sorted({spot.r for spot in layout.terrain}), start=1):
        for h, spot in enumerate(sorted(s for s in layout.terrain if s.r == row), start=1):
            named[f"r{r}h{h}"] = spot
    for place in layout.features["route"]:
        assert isinstance(place.at, Hex)
        named[str(place.value)] = place.at
    name, *rest = told.split()
    if rest[0] == "corner":
        return named[name].corners[CORNERS.index(rest[1])]
    first, second = (set(named[word].corners) for word in rest)
    (found,) = set(named[name].corners) & first & second
    return found


def carries_ships(layout: Layout, path: Edge) -> bool:
    """A path of the board with sea, or nothing, on one side at least."""
    return any(layout.terrain.get(s, Terrain.SEA) is Terrain.SEA for s in path.joins) and any(
        spot in layout.terrain for spot in path.joins
    )


def walks(layout: Layout, at: Vertex, to: Vertex, length: int) -> Iterator[tuple[Edge, ...]]:
    """Every way of so many ships between two intersections."""
    if length == 0:
        if at == to:
            yield ()
        return
    for path in at.protrudes:
        if carries_ships(layout, path):
            far = next(end for end in path.endpoints if end != at)
            for rest in walks(layout, far, to, length - 1):
                yield (path, *rest)


def shortest(layout: Layout, at: Vertex, to: Vertex) -> list[tuple[Edge, ...]]:
    """Every shortest way of ships between two intersections."""
    for length in range(20):
        found = list(walks(layout, at, to, length))
        if found:
            return found
    return []


def lines(layout: Layout, colour: str) -> list[tuple[Edge, ...]]:
    """A colour's shortest lines: by its crossing to its fortress."""
    start, crossing, fortress = (
        places(layout, name)[colour] for name in ("start", "crossing", "fortress")
    )
    return [
        first + last
        for first in shortest(layout, start, crossing)
        for last in shortest(layout, crossing, fortress)
    ]


def around(layout: Layout, at: Vertex) -> list[Hex]:
    """The land at an intersection."""
    return [s for s in at.touches if layout.terrain.get(s, Terrain.SEA) is not Terrain.SEA]


def west(layout: Layout) -> set[Hex]:
    """The land of the island that red's fortress stands on."""
    found = set(around(layout, places(layout, "fortress")["red"]))
    while (
        more := {
            other
            for spot in found
            for other in spot.neighbors
            if layout.terrain.get(other, Terrain.SEA) is not Terrain.SEA
        }
        - found
    ):
        found |= more
    return found


@pytest.mark.parametrize("name", ROWS)
def test_rows_are_as_in_the_catalogue(name: str) -> None:
    """PI-02, PI-07: every hex, token and station."""
    assert [row.strip() for row in ROWS[name].strip().splitlines()] == rows(board(name))


@pytest.mark.parametrize("name", MEETING)
def test_starts_crossings_and_fortresses_are_as_in_the_catalogue(name: str) -> None:
    """PI-03, PI-07: each colour's three intersections."""
    layout = board(name)
    three = ("start", "crossing", "fortress")
    found = {
        colour: tuple(places(layout, feature)[colour] for feature in three)
        for colour in MEETING[name]
    }
    expected = {
        colour: tuple(meeting(layout, told) for told in told_of)
        for colour, told_of in MEETING[name].items()
    }
    assert expected == found


@pytest.mark.parametrize("kind", ["documented", "reconstruction"])
def test_three_players_leave_white_out(kind: str) -> None:
    """PI-03: the board of three is that of four without white, and nothing else differs."""
    three, four = board(f"{kind}-3"), board(f"{kind}-4")

    def without_white(some: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple(place for place in some if place.colour != "white")

    assert (four.terrain, four.numbers, four.harbours) == (
        three.terrain,
        three.numbers,
        three.harbours,
    )
    assert {key: without_white(some) for key, some in four.features.items()} == three.features
    assert three.features["start"] != four.features["start"]


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("documented-4", {"red": 3, "white": 2, "blue": 2, "orange": 3}),
        ("reconstruction-4", {"red": 1, "white": 1, "blue": 1, "orange": 1}),
    ],
)
def test_shortest_lines(name: str, ways: dict[str, int]) -> None:
    """PI-03, PI-07: 9 ships, 6 to the crossing, from the given ship on, in so many ways."""
    layout = board(name)
    given = {str(place.colour): place.at for place in layout.features["ship"]}
    for colour, count in ways.items():
        found = lines(layout, colour)
        crossing = places(layout, "crossing")[colour]
        assert (count, {9}, {given[colour]}) == (
            len(found),
            {len(line) for line in found},
            {line[0] for line in found},
        )
        middles = {end for line in found for end in {*line[5].endpoints} & {*line[6].endpoints}}
        assert {crossing} == middles


@pytest.mark.parametrize(
    ("name", "fewest"),
    [
        ("documented-4", {"red": 3, "white": 0, "blue": 0, "orange": 3}),
        ("reconstruction-4", {"red": 0, "white": 0, "blue": 0, "orange": 0}),
    ],
)
def test_paths_on_the_frame(name: str, fewest: dict[str, int]) -> None:
    """PI-03, PI-07: how many ships of a line must lie on the frame."""
    layout = board(name)
    found = {
        colour: min(
            sum(any(spot not in layout.terrain for spot in path.joins) for path in line)
            for line in lines(layout, colour)
        )
        for colour in fewest
    }
    assert fewest == found


@pytest.mark.parametrize("name", BOARDS)
def test_lines_of_two_colours_share_no_intersection(name: str) -> None:
    """PI-03, PI-06, PI-07: nobody's shortest line can be in another's way."""
    layout = board(name)
    used = [
        {end for line in lines(layout, colour) for path in line for end in path.endpoints}
        for colour in places(layout, "start")
    ]
    assert [] == [both for both in combinations(used, 2) if both[0] & both[1]]


@pytest.mark.parametrize("name", BOARDS)
def test_starts_and_crossings_lie_at_one_station(name: str) -> None:
    """PI-06, PI-07: each is raided from exactly one station."""
    layout = board(name)
    stations = {place.at for place in layout.features["route"]}
    spots = [*places(layout, "start").values(), *places(layout, "crossing").values()]
    assert {1} == {len(stations.intersection(at.touches)) for at in spots}


def test_counts_of_the_table() -> None:
    """PI-01, PI-05: 53 hexes, 28 tokens, 8 harbours; none of them counted among the hexes."""
    layout = board("reconstruction-4")
    terrain, numbers = Counter(layout.terrain.values()), Counter(layout.numbers.values())
    five = dict.fromkeys(("hills", "forest", "pasture", "fields", "mountains"), 5)
    assert {"sea": 21, "desert": 4, "gold": 3, **five} == terrain
    assert {n: 2 if n in (2, 12) else 3 for n in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)} == numbers
    trades = Counter(layout.harbours.values())
    assert (53, 28, 8, 3) == (len(layout.terrain), numbers.total(), trades.total(), trades["3:1"])


def test_parts_of_the_reconstruction() -> None:
    """PI-05, PI-07: a western island of 9, a main island of 16, 7 sea hexes off the loop."""
    layout = board("reconstruction-4")
    stations = {place.at for place in layout.features["route"]}
    sea = {spot for spot, kind in layout.terrain.items() if kind is Terrain.SEA}
    main = load("pirate-islands").setup(4, "reconstruction").deal.regions[0].hexes
    assert (9, 16, 21, 7) == (len(west(layout)), len(main), len(sea), len(sea - stations))
    assert set(places(layout, "fortress").values()) == {
        at for at in places(layout, "fortress").values() if west(layout).intersection(at.touches)
    }


@pytest.mark.parametrize("feature", ["start", "fortress"])
def test_pips_of_the_reconstruction(feature: str) -> None:
    """PI-07: two land hexes and 7 pips at each start and each fortress."""
    layout = board("reconstruction-4")
    for at in places(layout, feature).values():
        land = around(layout, at)
        assert (2, 7) == (len(land), sum(pips(layout.numbers[spot]) for spot in land))


def test_gold_and_desert_islands_of_the_reconstruction() -> None:
    """PI-05: deserts two and two, gold hexes each alone."""
    layout = board("reconstruction-4")

    def near(spot: Hex) -> list[Terrain]:
        terrain = (layout.terrain.get(other, Terrain.SEA) for other in spot.neighbors)
        return [kind for kind in terrain if kind is not Terrain.SEA]

    beside = {kind: [] for kind in (Terrain.GOLD, Terrain.DESERT)}  # type: dict[Terrain, list[object]]
    for spot, kind in layout.terrain.items():
        if kind in beside:
            beside[kind].append(near(spot))
    assert [[]] * 3 == beside[Terrain.GOLD]
    assert [[Terrain.DESERT]] * 4 == beside[Terrain.DESERT]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("documented-4", ["r1h5 NW", "r1h6 E", "r1h6 NW", "r2h7 E", "r4h7 E", "r5h8 SE", "r6h7 SE",
                          "r7h5 SE"]),
        ("reconstruction-4", ["r1h6 NW", "r1h7 NE", "r1h8 E", "r3h8 NE", "r5h8 SE", "r7h6 SW",
                              "r7h7 SE", "r7h8 E"]),
    ],
)  # fmt: skip
def test_harbours_are_where_the_catalogue_has_them(name: str, expected: list[str]) -> None:
    """PI-04, PI-07: the eight paths."""
    layout = board(name)
    frame = tuple(layout.terrain)
    assert expected == sorted(place_text(frame, Place(path)) for path in layout.harbours)
