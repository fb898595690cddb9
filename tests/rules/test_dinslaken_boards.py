"""Dinslaken's statements: a bad board for each gives that violation; dealt boards keep them all.

The boards are the reconstruction's file with the fewest lines changed.
"""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest
from test_bad_boards import Edit, edited, found

from printkit.board.hexgrid import Hex, Vertex
from printkit.engine import game_of
from printkit.engine.modules.dinslaken.tally import tally
from printkit.generate import generate
from printkit.rules import check, constraints_of
from printkit.rules.grid import cells_of, grid_of
from printkit.rules.kind import demands_of
from printkit.rules.limits import room
from printkit.rules.river import crossings
from printkit.rules.valley import valley
from printkit.scenarios import load, saved_layout
from printkit.scenarios.boards import parse_layout

BOARD = "dinslaken/reconstruction"
ROTBACH = """rotbach = [
    "r4h3",
    "r4h4",
    "r4h5",
    "r4h6",
    "r5h6",
    "r4h7",
    "r4h8",
    "r5h8",
]
"""
VARIABLE: Edit = ("variable = false", "variable = true")

# The edits, and what check must find: (constraint, rule, message, places).
BAD: dict[str, tuple[tuple[Edit, ...], set[tuple[str, str, str, str]]]] = {
    "a harbour on a coast": (
        (
            ('title = "Dinslaken, reconstruction"', ""),
            ("\n[features]", 'harbours = [\n    "r1h1 NW 3:1",\n]\n\n[features]'),
        ),
        {
            ("harbour-places", "DI-08", "harbour-unlisted", "r1h1 NW"),
            ("harbour-pool", "DI-08", "harbour-count", ""),
        },
    ),
    "two reds side by side": (
        (("12  10  5", "12  10  6"),),
        {("reds-apart", "DI-09", "numbers-adjacent", "r1h7, r2h8")},
    ),
    "Duisburg's brickworks in Dinslaken": (
        (
            ('"r5h1 brickworks"', '"r6h5 brickworks"'),
            ('"r6h5 knights-gate"', '"r5h1 knights-gate"'),
        ),
        {
            ("towns-in-order", "DI-01", "town-order", "r6h5"),
            # The other places of Dinslaken lie no further east than that.
            ("towns-in-order", "DI-01", "town-order", "r5h4"),
            ("towns-in-order", "DI-01", "town-order", "r3h4"),
            ("towns-in-order", "DI-01", "town-order", "r5h1"),
            ("special-hexes", "DI-02", "mark-terrain", "r6h5"),
            ("special-hexes", "DI-02", "mark-terrain", "r5h1"),
            ("special-hexes", "DI-02", "mark-number", "r5h1"),
        },
    ),
    "Lohberg in the south": (
        (('"r2h7 coal-mine"', '"r7h6 coal-mine"'), ('"r7h6 sawmill"', '"r2h7 sawmill"')),
        {
            ("lohberg-north", "DI-01", "mark-south", "r7h6"),
            ("special-hexes", "DI-02", "mark-terrain", "r7h6"),
            ("special-hexes", "DI-02", "mark-number", "r7h6"),
            ("special-hexes", "DI-02", "mark-terrain", "r2h7"),
        },
    ),
    "a harbour too few": (
        (('    "r4h1 harbour",\n', ""),),
        {("special-hexes", "DI-02", "mark-count", "r3h1")},
    ),
    "a coal mine with another number": (
        (("11  12  10  5", "11  12  9   5"),),
        {("special-hexes", "DI-02", "mark-number", "r2h7")},
    ),
    "a token on the farm": (
        (("9   4   3   .\n      9   .   5   11", "9   4   3   11\n      9   .   5   11"),),
        {("tokens-where-yield", "DI-02", "token-unwanted", "r6h8")},
    ),
    "a forest without token": (
        (("5   .   2   9", ".   .   2   9"),),
        {("tokens-where-yield", "DI-02", "token-missing", "r1h1")},
    ),
    "a gap in the Rotbach": (
        (('    "r4h5",\n', ""),),
        {("rotbach-flows", "DI-03", "chain-gap", "r4h4, r4h6")},
    ),
    "a Rotbach that ends before the lake": (
        (('    "r4h8",\n    "r5h8",\n', '    "r4h8",\n'),),
        {("rotbach-flows", "DI-03", "chain-ends", "r4h3, r4h8")},
    ),
    "no Rotbach at all": (
        ((ROTBACH, "rotbach = []\n"),),
        {
            ("rotbach-flows", "DI-03", "chain-none", ""),
            ("rotbach-through-mill", "DI-03", "chain-misses", "r5h6"),
        },
    ),
    "a Rotbach past the mill": (
        (('    "r5h6",\n    "r4h7",\n', '    "r4h7",\n'),),
        {
            ("rotbach-through-mill", "DI-03", "chain-misses", "r5h6"),
            ("rotbach-once", "DI-03", "chain-touches", "r4h6, r4h7"),
        },
    ),
    "a Rotbach that comes through other fields": (
        (
            ('    "r4h6",\n    "r5h6",\n', '    "r4h5",\n    "r5h5",\n    "r5h6",\n'),
            ('    "r4h5",\n    "r4h5",\n', '    "r4h5",\n'),
        ),
        {("rotbach-through-mill", "DI-03", "chain-passage", "r5h5, r4h7")},
    ),
    "a Rotbach with a loop": (
        (('    "r4h4",\n', '    "r4h4",\n    "r3h4",\n    "r4h4",\n'),),
        {("rotbach-once", "DI-03", "chain-twice", "r4h4")},
    ),
    "a Rotbach that touches the mill again": (
        (('    "r4h5",\n    "r4h6",\n', '    "r4h5",\n    "r5h5",\n    "r4h6",\n'),),
        {("rotbach-once", "DI-03", "chain-touches", "r5h5")},
    ),
    "a forest at the mill": (
        (("D   S   W   D   W   S", "D   S   W   D   F   S"),),
        {
            ("mill-ring", "DI-04", "ring-other", "r5h5"),
            ("mill-ring-full", "DI-04", "ring-count", "r5h6"),
        },
    ),
    "a red number at the mill": (
        (("9   4   3   .", "9   4   6   ."),),
        {("mill-ring-full", "DI-04", "number-not-here", "r6h7")},
    ),
    "a Wohnungswald apart": (
        (("5   .   2   9", "2   .   5   9"),),
        {("wohnungswald", "DI-05", "no-meeting", "")},
    ),
    "hills 11 elsewhere": (
        (("6   11  12  10", "6   3   12  10"), ("9   6   3   8", "9   6   11  8")),
        {("racecourse-corner", "DI-05", "no-meeting", "")},
    ),
    "a forest 3 of the second row": (
        (
            ("F   H   W   G   P", "F   F   W   G   P"),
            ("M   G   F   H   M", "M   G   H   H   M"),
            ("6   11  12", "6   3   12"),
            ("3   4   3   8", "3   4   11  8"),
        ),
        {("racecourse-corner", "DI-05", "no-meeting", "")},
    ),
    "a farm in the third row": (
        (
            ('"r6h8 farm"', '"r6h6 farm"'),
            ("M   G   W   W   D", "M   G   D   W   W"),
            ("4   9   4   3   .", "4   9   .   3   4"),
        ),
        {
            ("towns-in-last-rows", "DI-06", "mark-row", "r6h6"),
            ("mill-ring", "DI-04", "ring-other", "r6h6"),
            ("mill-ring-full", "DI-04", "ring-count", "r5h6"),
        },
    ),
    "a trade twice": (
        (("r4h4 corner SE gold", "r4h4 corner SE brick"),),
        {
            ("market-trades", "DI-08", "trade-twice", "r4h4 corner SE"),
            ("market-trades", "DI-08", "trade-twice", "r4h5 corner S"),
        },
    ),
    "a corner that trades fish": (
        (("r4h4 corner SE gold", "r4h4 corner SE fish"),),
        {("market-goods", "DI-08", "trade-unknown", "r4h4 corner SE")},
    ),
    "seven 9s": (
        (
            ("10  .   .   6", "9   .   .   6"),
            ("4   3   8   11\n", "4   3   8   9\n"),
            ("9   .   5   11  5   .   4", "9   .   9   11  5   .   4"),
        ),
        {("numbers-in-boxes", "DI-09", "number-often", "")},
    ),
    "five 12s": (
        (
            ("10  .   .   6", "12  .   .   6"),
            ("4   3   8   11\n", "4   3   8   12\n"),
            ("9   .   5   11  5   .   4", "9   .   12  11  5   .   4"),
        ),
        {("rare-numbers-in-boxes", "DI-09", "number-often", "")},
    ),
    "hills on one bank only": (
        (("    H   S   S   M", "    M   S   S   M"),),
        {("hills-on-both-banks", "DI-09", "bank-without", "")},
    ),
    "a dealt board with a special hex moved": (
        (
            VARIABLE,
            ('"r3h1 harbour"', '"r5h1 harbour"'),
            ('"r5h1 brickworks"', '"r3h1 brickworks"'),
        ),
        {
            (
                "fixed-places",
                "DI-10",
                "fixed-feature",
                "r2h7, r3h1, r3h4, r4h1, r5h1, r5h4, r5h6, r5h7, r5h8, r6h5, r6h8, r7h6",
            )
        },
    ),
    "a dealt board with a forest for a pasture": (
        (
            VARIABLE,
            ("11  5   .   4", "11  5   .   4"),
            ("P   S   H   P   M   D   F", "F   S   H   P   M   D   F"),
        ),
        {("terrain-pool", "DI-10", "terrain-count", "")},
    ),
    "a dealt board with another token": (
        (VARIABLE, ("9   .   5   11  5   .   4", "9   .   5   11  5   .   3")),
        {("token-pool", "DI-10", "token-count", "")},
    ),
}

WHOLE = {
    "lake-at-edge", "lake-in-the-east", "rhine-crossings", "crossings-for-all", "enough-resources",
    "lines-even", "room-in-duisburg",
    "token-places",
}  # fmt: skip
"""Constraints whose bad boards change much else, tested one by one below."""


@pytest.mark.parametrize("name", BAD)
def test_a_bad_board_gives_exactly_its_violation(name: str) -> None:
    """DI-01…DI-10: each statement finds what is wrong and where, and nothing else."""
    edits, expected = BAD[name]
    assert expected == found(edited(BOARD, edits))


@pytest.mark.parametrize(
    ("edits", "constraint", "message"),
    [
        ((('"r5h8 lake"', '"r3h5 lake"'),), "lake-at-edge", "mark-inland"),
        ((('"r5h8 lake"', '"r1h3 lake"'),), "lake-in-the-east", "mark-inland"),
        ((('    "r2h3",\n', ""),), "rhine-crossings", "crossing-length"),
        ((('    "r2h3",\n', ""),), "lines-even", "line-uneven"),
        (tuple((f'    "r{n}h2",\n', "") for n in (1, 3, 7)), "crossings-for-all", "crossings-few"),
        (
            (
                ("F   S   F   F   P   H   M", "F   S   F   D   D   D   D"),
                ("F   H   W   G   P", "D   D   D   G   D"),
            ),
            "enough-resources",
            "resources-few",
        ),
        (
            (
                ("    H   S   S   M", "    S   S   S   M"),
                ("      P   S   H   P", "      S   S   H   P"),
            ),
            "room-in-duisburg",
            "bank-room",
        ),
        ((VARIABLE, ("5   .   2   9", ".   .   2   9")), "token-places", "token-missing"),
    ],
)
def test_a_board_changed_much_breaks_it_too(
    edits: tuple[Edit, ...], constraint: str, message: str
) -> None:
    """DI-02, DI-07, DI-09: what takes many changes is found among what these break besides."""
    told = found(edited(BOARD, edits))
    assert (constraint, message) in {(entry[0], entry[2]) for entry in told}


def test_every_constraint_has_a_bad_board() -> None:
    """Each constraint of Dinslaken is breached by one of the boards."""
    breached = {fault[0] for _, faults in BAD.values() for fault in faults}
    named = {entry.name for entry in load("dinslaken").setup(4).constraints}
    assert named == breached | WHOLE


def test_house_rulings_are_marked() -> None:
    """DI-01…DI-09: what the source says and what we ruled are told apart."""
    verdicts = check(saved_layout("dinslaken", "reconstruction"), load("dinslaken")).verdicts
    stated = {verdict.constraint for verdict in verdicts if not verdict.ruling}
    assert {
        "harbour-places", "harbour-pool", "towns-in-order", "special-hexes", "lake-at-edge",
        "rotbach-flows", "rotbach-through-mill", "mill-ring", "racecourse-corner",
        "rhine-crossings", "market-trades",
    } == stated  # fmt: skip


def test_the_reconstruction_says_that_it_is_one() -> None:
    """DI-11: the board that ships is a reconstruction, and labelled so."""
    layout = saved_layout("dinslaken", "reconstruction")
    assert (True, False) == (layout.provenance.reconstruction, layout.variable)


OWN: tuple[Edit, ...] = (
    ('"r3h1 harbour"', '"r3h1 brickworks"'),
    ('"r5h1 brickworks"', '"r5h1 harbour"'),
    (
        '    "r4h4",\n    "r4h5",\n    "r4h6",\n',
        '    "r3h3",\n    "r3h4",\n    "r4h5",\n    "r4h6",\n',
    ),
)
"""Another course of the Rotbach, and the brickworks in another place."""


def test_a_board_of_ones_own_is_judged_by_its_own_places() -> None:
    """DI-10: what stays on dealt boards may lie elsewhere on one that somebody enters."""
    assert set() == found(edited(BOARD, OWN))


def test_a_board_of_ones_own_is_played_on_by_its_own_places() -> None:
    """DI-03, DI-26: the engine finds small bridges and works where that board has them."""
    layout = parse_layout(edited(BOARD, OWN), "test")
    state = game_of(layout, load("dinslaken"), 4).start()
    land, hexes = tally(state).land, state.game.board.hexes
    marks = {place.value: place.at for place in layout.features["special"]}
    assert (8, marks["brickworks"]) == (len(land.brook), hexes[land.works[0][0]])


@pytest.mark.parametrize("seed", range(6))
def test_dealt_boards_keep_every_statement(seed: int) -> None:
    """DI-10: the other terrain and its tokens are dealt anew under DI-03 to DI-09."""
    scenario = load("dinslaken")
    setup = scenario.setup(5)
    layout = generate(setup, seed)
    printed = saved_layout("dinslaken", "reconstruction")
    assert [] == list(check(layout, scenario).violations)
    assert layout.features == printed.features
    moved = [spot for spot in layout.terrain if layout.terrain[spot] != printed.terrain[spot]]
    assert moved
    assert set(moved).isdisjoint(setup.deal.fixed_terrain)


def test_meetings_cost_what_is_wrong_where_least_is() -> None:
    """DI-05: the demand's cost is that of the best of all places, counted anew on any board."""
    setup = load("dinslaken").setup(4)
    bound = next(b for b in constraints_of(setup) if b.constraint.name == "wohnungswald")
    layout = saved_layout("dinslaken", "reconstruction")
    grid = grid_of(setup.deal)
    demands = demands_of(bound.kind, grid)
    assert demands is not None
    random = Random(1)
    spots = [spot for region in setup.deal.regions for spot in region.hexes]
    for _ in range(20):
        terrain, numbers = dict(layout.terrain), dict(layout.numbers)
        shuffled = random.sample(spots, len(spots))
        for spot, other in zip(spots, shuffled, strict=True):
            terrain[spot], numbers[spot] = layout.terrain[other], layout.numbers[other]
        wanted = min(
            _amiss(terrain, numbers, corner)
            for corner in {corner for spot in layout.terrain for corner in spot.corners}
            if all(spot in terrain for spot in corner.touches)
        )
        changed = type(layout)(
            layout.scenario, layout.setup, layout.variable, terrain, numbers, {}, layout.features
        )
        assert wanted == demands[0].cost(cells_of(changed, grid), ())


def _amiss(terrain: dict[Hex, object], numbers: dict[Hex, int], corner: Vertex) -> int:
    return min(
        sum(
            (terrain[spot] != "forest") + (numbers.get(spot) != number)
            for spot, number in zip(order, (2, 6, 9), strict=True)
        )
        for order in permutations(corner.touches)
    )


@pytest.mark.parametrize("seed", range(8))
def test_room_is_the_largest_set_without_neighbours(seed: int) -> None:
    """DI-09: the matching tells the same as trying every set of intersections."""
    random = Random(seed)
    hexes = random.sample([Hex(q, r) for q in range(3) for r in range(3)], 2)
    corners = sorted({corner for spot in hexes for corner in spot.corners})
    largest = max(
        size
        for size in range(len(corners) + 1)
        if any(
            not any(b in a.adjacent for a, b in combinations(chosen, 2))
            for chosen in combinations(corners, size)
        )
    )
    assert largest == room(set(corners))


@pytest.mark.parametrize(
    ("widths", "expected"), [((1, 1, 1), (1, 2)), ((2, 2, 2), (3, 3)), ((1, 2, 1), (2, 2))]
)
def test_crossings_of_straight_and_winding_rivers(
    widths: tuple[int, ...], expected: tuple[int, int]
) -> None:
    """DI-07: one width gives ways of one path or of three, both in turn ways of two."""
    frame, river = [], []
    for r, width in enumerate(widths):
        west = -(r // 2) if widths[0] == 1 and widths[1] == 2 else 0
        first = west + 1 - (r % 2 if widths[1] == 2 and widths[0] == 1 else 0) + 1
        cells = [Hex(first + step, r) for step in range(width)]
        river += cells
        frame += [Hex(first - 1, r), *cells, Hex(first + width, r)]
    land = valley(tuple(sorted(frame)), tuple(river), ())
    assert expected == crossings(land)
