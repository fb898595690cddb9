"""Every legal board has the same chance, by each of the three methods: against exact counts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import factorial, prod, sqrt
from pathlib import Path

import pytest
from asking import BOWL, CENTRE, asking, large, workspace

from printkit.board.arrangements import arrangements
from printkit.board.model import REDS
from printkit.board.ranks import layout_at, rank_of, size
from printkit.generate import apart, batch, generate
from printkit.generate.methods import Method, method_of
from printkit.generate.table import table_of
from printkit.rules import check
from printkit.scenarios import load
from printkit.scenarios.model import Setup

METHODS: tuple[Method, ...] = ("draw", "rejection", "walk")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with a board of five hexes, and the base game with its desert in the centre."""
    return workspace(tmp_path_factory.mktemp("small"), bowl=BOWL, centre=CENTRE)


def reds_sets(setup: Setup) -> set[frozenset[object]]:
    """Every set of four hexes that may bear the reds, found by looking at all."""
    spots = [spot for spot in setup.deal.frame if spot not in setup.deal.fixed_terrain]
    return {
        frozenset(reds)
        for reds in combinations(spots, 4)
        if all(a.distance(b) > 1 for a, b in combinations(reds, 2))
    }


def chi_square(counts: Counter[object], among: set[object]) -> float:
    """Per degree of freedom, against equal chances; near 1 when they are equal."""
    assert counts.keys() <= among
    expected = sum(counts.values()) / len(among)
    return sum((counts[one] - expected) ** 2 / expected for one in among) / (len(among) - 1)


@pytest.mark.parametrize("method", METHODS[:2])
def test_red_sets_are_equally_likely_by_every_exact_method(
    method: Method, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the desert in the centre there are 420 legal sets for the reds, all alike.

    test_compiled and bench/uniform.py do the same over 150,000 boards, by walks as well.
    """
    if method == "rejection":
        # Without the list whole boards are rejected for their reds.
        monkeypatch.setattr(apart, "MOST_LISTED", 0)
    setup = load("centre", here).setup(4)
    among: set[object] = set(reds_sets(setup))
    counts: Counter[object] = Counter()
    for seed in range(12_600):
        layout = generate(setup, seed, deal="uniform", by=method)
        counts[frozenset(spot for spot, number in layout.numbers.items() if number in REDS)] += 1
    assert 420 == len(among)
    assert 0.8 < chi_square(counts, among) < 1.25


SMALL = (
    ("numbers-apart numbers=6,8", "like-apart"),
    ("equal-apart", "number-once"),
    ("like-apart", "equal-apart", "intersection-pips most=9"),
    ("terrain-groups most=1", "intersection-pips most=11", "numbers-apart numbers=6 against=3"),
    ("terrain-beside terrain=desert beside=hills", "equal-apart"),
    ("harbour-not-own", "harbours-spaced paths=2", "number-once", "like-apart"),
    (
        "number-terrains numbers=6 terrains=forest,hills",
        "terrain-numbers terrain=hills never=8",
        "resource-pips terrains=forest least=4 most=9",
        "numbers-apart numbers=6,8",
    ),
)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("constraints", SMALL)
def test_every_legal_board_of_a_small_scenario_comes_up_alike(
    constraints: tuple[str, ...], method: Method, here: Path
) -> None:
    """All legal boards are listed; each method reaches all of them, none oftener than another.

    By compiled code, which is soon done; that plain Python deals the same boards is a test of
    test_compiled.
    """
    setup = asking("bowl", 2, *constraints, at=here)
    # The second half of all ranks are dealt boards; the first half are the same ones as printed.
    ranks = range(size(setup.deal) // 2, size(setup.deal))
    legal: set[object] = {
        rank for rank in ranks if check(layout_at(rank, setup.deal), setup).passed
    }
    dealt = batch(setup, 0, 6 * len(legal), by=method, compiled=True)
    counts: Counter[object] = Counter()
    for layout in dealt.layouts():
        assert f"uniform-{method}" == layout.provenance.method
        counts[rank_of(layout, setup.deal)] += 1
    assert 0 < len(legal) < len(ranks)
    assert abs(chi_square(counts, legal) - 1) < 4 * sqrt(2 / (len(legal) - 1))


def test_layouts_of_the_base_game_are_counted() -> None:
    """B-01, B-04: 244,432,188,000 ways for the terrain, 15,120 for the harbours."""
    deal = load("base").setup(4).deal
    assert 244_432_188_000 == arrangements(deal.regions[0].terrain)
    assert 15_120 == arrangements(deal.harbours)
    pool = deal.regions[0].terrain.values()
    assert factorial(19) // prod(factorial(count) for count in pool) == 244_432_188_000


def test_the_method_suits_the_constraints() -> None:
    """A list where that is all there is to keep, rejection while it pays, else a walk."""
    four = ("numbers-apart numbers=2,12", "equal-apart", "terrain-groups most=2")
    cases = {
        "draw": asking("base", 4),
        "rejection": asking("base", 4, *four),
        "walk": asking("base", 6, *four),
    }
    assert list(cases) == [method_of(table_of(setup), shuffle=True) for setup in cases.values()]


@pytest.mark.parametrize(
    ("name", "players", "pips"), [("base", 4, 10), ("base", 6, 10), ("oil-springs", 4, 11)]
)
def test_tight_sets_are_dealt_legal_and_for_ever(name: str, players: int, pips: int) -> None:
    """Four rules and at most 10 pips, 8 in a million of all shuffles: legal, and the same again."""
    four = ("numbers-apart numbers=2,12", "equal-apart", "terrain-groups most=2")
    setup = asking(name, players, *four, f"intersection-pips most={pips}")
    for seed in range(5):
        layout = generate(setup, seed, deal="uniform")
        assert () == check(layout, setup).violations
        assert layout == generate(setup, seed, deal="uniform")


def test_regions_keep_their_pools_in_a_walk(tmp_path: Path) -> None:
    """Walks change nothing that the scenario fixes, and mix no two regions' pools."""
    from islands import islands

    scenario = load("islands", islands(tmp_path))
    for seed in range(30):
        layout = generate(scenario.setup(3), seed, deal="uniform", by="walk")
        assert check(layout, scenario).passed


REDS_APART = "numbers-apart numbers=6,8"
FOUR = (REDS_APART, "numbers-apart numbers=2,12", "equal-apart", "terrain-groups most=2")


@pytest.mark.parametrize(("radius", "constraints"), [(4, FOUR), (25, FOUR), (25, (REDS_APART,))])
def test_large_boards_are_dealt(radius: int, constraints: tuple[str, ...], tmp_path: Path) -> None:
    """61 hexes and 1,951 with four rules, and where the reds alone make a random deal illegal."""
    setup = asking("large", 4, *constraints, at=workspace(tmp_path, large=large(radius)))
    assert check(generate(setup, 1, deal="uniform"), setup).passed
