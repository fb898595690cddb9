"""Every kind of constraint that may be asked for: a bad board each, and one meaning for all."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from asking import BOWL, LAKE, asking, workspace
from islands import SCENARIO, islands

from printkit.board.model import Deal, Terrain
from printkit.board.ranks import layout_at, size
from printkit.board.spots import spot_name
from printkit.generate.board import deal_harbours
from printkit.generate.cells import cells_of_board, plain_board
from printkit.generate.moves import moves_of
from printkit.generate.table import table_of
from printkit.rules import KINDS, check
from printkit.rules.demands import Whole
from printkit.rules.grid import (
    ROLL,
    TERRAIN_SHIFT,
    TERRAINS,
    TRADES,
    Cells,
    Grid,
    cells_of,
    grid_of,
)
from printkit.rules.kind import demands_of
from printkit.rules.rows import Atom, Claimed, Either, Order
from printkit.scenarios import load, names, saved_layout

# Constraint, curated board, and what is found: message, places.
BAD = {
    "numbers-apart numbers=3,9": ("base/classic", "numbers-adjacent", "r4h3, r4h4"),
    "numbers-apart numbers=12 against=8,6": ("base/classic", "numbers-adjacent", "r1h2, r2h2"),
    "terrain-numbers terrain=forest never=6": ("base/classic", "number-not-here", "r5h3"),
    "terrain-numbers feature=springs only=5,10": (
        "oil-springs/reconstruction-34", "number-not-here", "r4h3",
    ),
    "number-terrains numbers=2,12 terrains=fields,hills": (
        "base/classic", "number-not-here", "r1h2",
    ),
    "number-once": ("base/classic", "number-twice", "r2h4, r4h2"),
    "terrain-groups most=1": ("base/classic", "terrain-group", "r4h2, r4h3"),
    "like-apart terrains=forest": ("base/beginner", "terrain-adjacent", "r3h2, r4h1"),
    "intersection-pips most=11": ("base/classic", "pips-too-many", "r4h1 corner SE"),
    "harbour-not-own": ("base/classic", "harbour-own", "r1h2 NE, r1h2"),
    "harbours-spaced paths=3": ("base/classic", "harbours-near", "r2h4 NE, r3h5 E"),
    "feature-distance feature=springs least=3": (
        "oil-springs/reconstruction-34", "feature-near", "r2h4, r4h3",
    ),
    "feature-distance feature=springs most=2": (
        "oil-springs/reconstruction-34", "feature-far", "r3h1",
    ),
    "equal-apart": ("bowl/0", "numbers-adjacent", "r2h2, r2h3"),
    "intersection-pips least=10": ("bowl/0", "pips-too-few", "r1h1 corner S"),
    "resource-pips terrains=forest least=8": ("bowl/0", "resource-pips-few", ""),
    "resource-pips terrains=pasture most=1": ("bowl/0", "resource-pips-many", ""),
    "terrains-apart terrains=desert against=forest,fields": (
        "base/classic", "terrains-adjacent", "r3h1, r3h2",
    ),
    "hex-holds at=r3h3 terrain=forest": ("base/classic", "hex-otherwise", "r3h3"),
    "hex-holds at=r1h1 number=6": ("base/classic", "hex-otherwise", "r1h1"),
    "sea-reach terrains=fields": ("lake/0", "not-reached-by-sea", "r3h3"),
    "region-balance most=0": ("islands/0", "region-balance", ""),
    "region-balance most=0 of=hexes": ("islands/0", "region-sizes", ""),
    "region-terrains terrains=pasture regions=north": ("islands/0", "region-without", ""),
    "number-once terrains=pasture": ("base/classic", "number-twice", "r2h4, r4h2"),
    "terrain-beside terrain=gold beside=hills": ("islands/0", "terrain-not-beside", "r3h3"),
}  # fmt: skip

CONSTRAINTS = (
    "numbers-apart numbers=6,8", "numbers-apart numbers=6 against=3", "equal-apart",
    "terrain-numbers terrain=forest only=3,8", "number-terrains numbers=6 terrains=hills,forest",
    "number-once", "terrain-groups most=1", "like-apart", "intersection-pips most=9",
    "intersection-pips least=10", "resource-pips least=2 most=6", "harbour-not-own",
    "harbour-not-own reach=corners", "harbours-spaced paths=3",
    "harbours-spaced paths=4 trades=lumber,3:1", "like-apart terrains=forest,desert",
    "equal-apart numbers=3,6", "terrain-groups most=1 terrains=forest", "number-once numbers=3,8",
    "resource-pips least=2 terrains=forest,hills", "terrain-numbers never=8 terrain=hills",
    "number-place number=8 terrain=forest", "hex-holds at=r1h1 terrain=forest",
    "terrains-apart terrains=desert against=pasture", "hex-holds at=r2h1 number=3",
    "number-place number=3 terrain=forest side=west",

)  # fmt: skip
SPRINGS = (
    "feature-apart feature=springs", "feature-distance feature=springs least=3 most=3",
    "terrain-numbers feature=springs never=6,8", "terrain-groups most=2", "equal-apart",
    "feature-rank feature=springs terrain=forest rank=2",
    "feature-rank feature=springs terrain=pasture rank=1 order=lowest",
    "feature-rank feature=springs terrain=forest rank=5",
    "number-place number=5 terrain=desert side=east feature=springs",
    "feature-touches feature=springs terrains=forest,hills least=2",
    "feature-touches feature=springs other=springs",
)  # fmt: skip


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with two small scenarios."""
    uneven = SCENARIO.replace("10 = 2 }", "11 = 2 }")
    return islands(workspace(tmp_path_factory.mktemp("small"), bowl=BOWL, lake=LAKE), uneven)


@pytest.mark.parametrize("constraint", BAD)
def test_a_bad_board_gives_exactly_its_violation(constraint: str, here: Path) -> None:
    """Of all constraints only the one asked for is broken, once, where the board breaks it."""
    board, message, places = BAD[constraint]
    scenario, name = board.split("/")
    setup = load(scenario, here).setup()
    if name == "0":
        # The boards of small scenarios are taken by their rank.
        ranks = range(size(setup.deal))
        layouts = (layout_at(rank, setup.deal) for rank in ranks)
    else:
        layouts = iter([saved_layout(scenario, name)])
    bound = asking(scenario, setup.players, constraint, at=here)
    for layout in layouts:
        found = [
            (fault.message, ", ".join(spot_name(setup.deal.frame, at) for at in fault.where))
            for fault in check(layout, bound).violations
        ]
        if [(message, places)] == found:
            return
    pytest.fail(f"found {found}")


def test_every_kind_that_may_be_asked_for_has_a_bad_board() -> None:
    """Kinds that no shipped scenario uses are broken by one of the boards here."""
    used = {
        constraint.kind
        for name in names()
        for setup in load(name).setups
        for constraint in load(name).setup_named(setup).constraints
    }
    broken = {constraint.split()[0] for constraint in BAD}
    assert set() == set(KINDS) - used - broken


def holds(atom: Atom, cells: Cells, grid: Grid) -> bool:
    """Whether a claim is true of a board, told without the tables that demands use."""
    cell = cells[atom.at]
    if atom.harbour is not None:
        return TRADES[cell - grid.size] is atom.harbour
    return (
        (atom.terrain is None or TERRAINS[cell >> TERRAIN_SHIFT & 7] is atom.terrain)
        and (atom.roll is None or cell & ROLL == atom.roll)
        and (not atom.feature or bool(cell & grid.bit(atom.feature)))
    )


def satisfied(row: Claimed, cells: Cells, grid: Grid) -> bool:
    """Whether a board satisfies a row."""
    if isinstance(row, Either):
        return any(all(satisfied(one, cells, grid) for one in way) for way in row.ways)
    if isinstance(row, Order):
        tokens = [
            0 if holds(Atom(at, terrain=Terrain.DESERT), cells, grid) else cells[at] & ROLL
            for at in range(len(grid.near))
        ]
        return any(
            row.numbers == tuple(tokens[at] for at in path if tokens[at]) for path in row.paths
        )
    total = sum(weight for atom, weight in row.terms if holds(atom, cells, grid))
    low = row.low is None or total >= row.low
    return low and (row.high is None or total <= row.high)


@pytest.mark.parametrize(
    ("scenario", "constraint"),
    [*product(["base"], (*CONSTRAINTS, "spiral")), *product(["oil-springs"], SPRINGS)],
)
def test_check_generator_and_prover_mean_the_same(scenario: str, constraint: str) -> None:
    """A demand has no fault, no cost and no unsatisfied row on the same boards, and only there."""
    setup = asking(scenario, 4, constraint)
    table, grid, random = table_of(setup), grid_of(setup.deal), Random(1).random
    meant = KINDS[constraint.split()[0]]
    kind = [entry.kind for entry in table.bound if isinstance(entry.kind, meant)][-1]
    every = range(grid.count)
    for _ in range(60):
        board = plain_board(table, random)
        cells = cells_of_board(table, board, deal_harbours(setup, random, shuffle=True))
        for demand in demands_of(kind, grid) or ():
            kept = demand.kept(cells)
            rows = demand.rows()
            faults = [finding for finding in demand.faults(cells) if not finding.note]
            assert kept == (not faults)
            assert kept == (demand.cost(cells, every) == 0)
            assert not isinstance(demand, Whole) or len(faults) == demand.cost(cells, every)
            assert kept == all(satisfied(row, cells, grid) for row in rows or ())


@pytest.mark.parametrize("constraint", CONSTRAINTS)
def test_a_change_is_judged_by_what_it_touches(constraint: str, here: Path) -> None:
    """After a change of a legal board the cost around it is nothing just when all is kept."""
    setup = asking("bowl", 2, constraint, at=here)
    table, random = table_of(setup), Random(2).random
    moves, legal = moves_of(table, harbours=True), 0
    for _ in range(1500):
        board = plain_board(table, random)
        cells = cells_of_board(table, board, deal_harbours(setup, random, shuffle=True))
        demands = [d for e in table.bound for d in demands_of(e.kind, table.grid) or ()]
        kind, change = moves.proposed(cells, random)
        if not change or not all(demand.kept(cells) for demand in demands):
            continue
        legal += 1
        for at, cell in change:
            cells[at] = cell
        around = [demand.cost(cells, [at for at, _ in change]) for demand in moves.demands[kind]]
        assert (not any(around)) == all(demand.kept(cells) for demand in demands)
    assert legal > 0


@pytest.mark.parametrize(
    ("scenario", "constraint"),
    [*product(["base"], CONSTRAINTS), *product(["oil-springs"], SPRINGS)],
)
def test_costs_change_around_a_change_as_on_the_whole_board(scenario: str, constraint: str) -> None:
    """A walk over illegal boards knows what each costs: it adds up what every change did."""
    table, random = table_of(asking(scenario, 4, constraint)), Random(3).random
    moves, every = moves_of(table, harbours=True), range(table.grid.count)
    board = plain_board(table, random)
    cells = cells_of_board(table, board, deal_harbours(table.setup, random, shuffle=True))
    demands = list(dict.fromkeys(demand for some in moves.demands for demand in some))
    costs = [demand.cost(cells, every) for demand in demands]
    for _ in range(200):
        kind, change = moves.proposed(cells, random)
        spots = [spot for spot, _ in change]
        told = moves.demands[kind]
        before = {demand: demand.cost(cells, spots) for demand in told}
        for spot, cell in change:
            cells[spot] = cell
        around = [
            demand.cost(cells, spots) - before[demand] if demand in told and spots else 0
            for demand in demands
        ]
        now = [demand.cost(cells, every) for demand in demands]
        assert [new - old for new, old in zip(now, costs, strict=True)] == around
        costs = now


def test_cells_tell_a_layout() -> None:
    """A hex's cell holds terrain, number and features, a harbour place's its trade."""
    layout = saved_layout("oil-springs", "reconstruction-34")
    deal: Deal = load("oil-springs").setup(4).deal
    grid = grid_of(deal)
    cells = cells_of(layout, grid)
    for spot, kind in layout.terrain.items():
        cell = cells[grid.index[spot]]
        assert (kind, layout.roll_of(spot) or 0) == (
            TERRAINS[cell >> TERRAIN_SHIFT & 7], cell & ROLL,
        )  # fmt: skip
    springs = [
        grid.deal.frame[at] for at, cell in enumerate(cells[:19]) if cell & grid.bit("springs")
    ]
    assert {place.at for place in layout.features["springs"]} == set(springs)
    trades = [TRADES[cell - grid.size] for cell in cells[19:]]
    assert [layout.harbours[path] for path in deal.harbour_places] == trades
