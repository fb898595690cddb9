"""The Oil Springs procedure against independent counts and full enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import comb, sqrt
from pathlib import Path
from random import Random

import pytest
from asking import asking

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Terrain, pips
from printkit.board.ranks import layout_at, rank_of, size
from printkit.generate import batch, generate
from printkit.generate.board import deal_terrain, empty
from printkit.generate.features import covered, covers_adjacent, possible
from printkit.generate.methods import Method
from printkit.generate.table import table_of
from printkit.rules import check
from printkit.scenarios import load

SETUPS = {players: load("oil-springs").setup(players) for players in (4, 6)}

LINE = """
format = 1
prefix = "LN"
tokenless = ["desert"]

[setups."2"]
players = [2]
fixed = "printed"
frame = "m   m   m   m   m   m"
regions.m.name = "main"
regions.m.terrain = { desert = 1, forest = 2, pasture = 2, hills = 1 }
regions.m.numbers = { 6 = 2, 3 = 3 }

[[features.springs]]
terrain = "desert"
values = [3, 4]

[[features.springs]]
terrain = "pasture"
count = 1

[[features.springs]]
terrain = "forest"
count = 1

[constraints]
cover = { kind = "feature-cover", rule = "L", feature = "springs" }
free = { kind = "feature-number-free", rule = "L", feature = "springs" }
springs = { kind = "feature-apart", rule = "L", feature = "springs" }
reds = { kind = "numbers-apart", rule = "L", numbers = [6, 8] }
rank = { kind = "feature-rank", rule = "L", feature = "springs", terrain = "pasture", rank = 2 }
"""


def second(
    layout: Layout, numbers: dict[Hex, int], terrain: Terrain, *, highest: bool
) -> list[Hex]:
    """The hexes as likely as the second of a terrain's hexes, were these the tokens."""
    spots = [spot for spot in numbers if layout.terrain[spot] is terrain]
    chances = sorted((pips(numbers[spot]) for spot in spots), reverse=highest)
    return [spot for spot in spots if pips(numbers[spot]) == chances[1]]


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with a scenario of six hexes in a line, small enough to list all its boards."""
    workspace = tmp_path_factory.mktemp("line")
    folder = workspace / "layouts" / "line"
    folder.mkdir(parents=True)
    (folder / "scenario.toml").write_text(LINE, encoding="utf-8")
    return workspace


@pytest.mark.parametrize("method", ["rejection", "walk"])
def test_uniform_deals_every_legal_board_alike(method: Method, line: Path) -> None:
    """OS-06: all boards that check passes come up, none oftener than chance allows (chi-square).

    Walks move features and their numbers, too. Compiled code deals, as it is soon done.
    """
    scenario = load("line", line)
    setup = scenario.setup(2)
    ranks = range(size(setup.deal) // 2, size(setup.deal))
    legal = {rank for rank in ranks if check(layout_at(rank, setup.deal), scenario).passed}
    dealt = batch(setup, 0, 6 * len(legal), by=method, compiled=True)
    counts = Counter(rank_of(layout, setup.deal) for layout in dealt.layouts())
    assert counts.keys() <= legal
    chi_square = sum((counts[rank] - 6) ** 2 / 6 for rank in legal)
    freedom = len(legal) - 1
    assert abs(chi_square - freedom) < 4 * sqrt(2 * freedom)


def test_the_book_deals_legal_boards_only(line: Path) -> None:
    """The procedure comes from the data alone: it works on any scenario with features."""
    scenario = load("line", line)
    setup = scenario.setup(2)
    assert all(check(generate(setup, seed), scenario).passed for seed in range(100))


def test_share_of_terrain_deals_without_room_for_springs() -> None:
    """OS-04: on exactly 50,621 of 9,699,690 terrain deals, 5 in 1,000, no swap can help."""
    table = table_of(SETUPS[4])
    near = table.near_mask
    hopeless = 0
    for desert in range(19):
        others = [spot for spot in range(19) if spot != desert]
        for pastures in combinations(others, 4):
            left = [spot for spot in pastures if not near[desert] >> spot & 1]
            blocked = sum(
                bool(near[desert] >> spot & 1) or all(near[spot] >> other & 1 for other in left)
                for spot in others
                if spot not in pastures
            )
            hopeless += comb(blocked, 4)
    assert 50_621 * 19 * comb(18, 4) * comb(14, 4) == 9_699_690 * hopeless


@pytest.mark.parametrize(("players", "rate"), [(4, 50_621 / 9_699_690), (6, 0.001)])
def test_terrain_is_dealt_anew_as_often_as_counted(players: int, rate: float) -> None:
    """OS-04, OS-05: 5 in 1,000 terrain deals, 1 in 1,000 with 5-6, have no room for springs."""
    table, random = table_of(SETUPS[players]), Random(1).random
    deals = hopeless = 0
    while deals < 8000:
        board = empty(table)
        deal_terrain(table, board, random)
        spots = covered(table, board.terrain)
        if not covers_adjacent(table, spots):
            deals += 1
            hopeless += not possible(table, spots)
    assert abs(hopeless - rate * deals) < 4 * sqrt(rate * deals)


@pytest.mark.parametrize("players", [4, 6])
def test_swaps_are_needed_and_few(players: int) -> None:
    """OS-04 d: a swap is made only where no choice without one parts the springs."""
    setup = SETUPS[players]
    for seed in range(100):
        layout = generate(setup, seed)
        if len(layout.provenance.swaps) != 1:
            continue
        swap = layout.provenance.swaps[0]
        numbers = dict(layout.numbers)
        numbers[swap.first], numbers[swap.second] = numbers[swap.second], numbers[swap.first]
        deserts = [place.at for place in layout.features["springs"] if place.value]
        pastures = second(layout, numbers, Terrain.PASTURE, highest=True)
        forests = second(layout, numbers, Terrain.FOREST, highest=False)
        for pasture, forest in product(pastures, forests):
            springs = combinations([*deserts, pasture, forest], 2)
            assert any(a.distance(b) == 1 for a, b in springs)


def test_two_desert_springs_bear_both_numbers() -> None:
    """OS-05: with 5-6 one desert spring shows 5 and the other 9."""
    for seed in range(50):
        springs = generate(SETUPS[6], seed).features["springs"]
        assert [5, 9] == sorted(place.value for place in springs if place.value)


@pytest.mark.parametrize("deal", ["uniform", "book"])
def test_a_rank_asked_for_besides_is_kept_with_the_scenarios_own(deal: str) -> None:
    """OS-04: of equally likely forests the spring's is the poorest but one and the richest, too."""
    setup = asking("oil-springs", 4, "feature-rank feature=springs terrain=forest rank=1")
    layouts = [generate(setup, seed, deal=deal) for seed in (1, 2)]  # type: ignore[arg-type]
    assert [(), ()] == [check(layout, setup).violations for layout in layouts]
