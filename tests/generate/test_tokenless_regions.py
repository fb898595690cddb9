"""A region without number tokens is dealt like any other: its terrain moves, nothing lies on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from islands import SCENARIO, islands

from printkit.board.model import Terrain
from printkit.board.ranks import layout_at, rank_of, size
from printkit.generate import generate
from printkit.generate.methods import Method
from printkit.rules import check
from printkit.scenarios import load
from printkit.scenarios.model import Setup

POOL = "terrain = { hills = 1, forest = 2 }, numbers = { 6 = 1, 4 = 2 }"
BARE = SCENARIO.replace(POOL, "terrain = { hills = 1, forest = 1, desert = 1 }, tokenless = true")


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    """Islands of which the northern one has no tokens."""
    return load("islands", islands(tmp_path_factory.mktemp("bare"), BARE)).setup(3)


@pytest.mark.parametrize("method", ["rejection", "walk"])
def test_every_terrain_of_it_comes_to_every_hex(method: Method, setup: Setup) -> None:
    """All six ways to deal three terrains are dealt, equally often, and carry no token."""
    north = setup.deal.regions[0]
    found: Counter[tuple[Terrain, ...]] = Counter()
    for seed in range(600):
        layout = generate(setup, seed, deal="uniform", by=method)
        assert layout.numbers.keys().isdisjoint(north.hexes)
        found[tuple(layout.terrain[spot] for spot in north.hexes)] += 1
    assert 6 == len(found)
    assert min(found.values()) > 60


def test_a_token_there_is_a_fault(setup: Setup) -> None:
    """The judge wants none on it, whatever the terrain."""
    layout = generate(setup, 1)
    spot = setup.deal.regions[0].hexes[0]
    bad = replace(layout, numbers={**layout.numbers, spot: 4})
    found = {fault.message for fault in check(bad, setup).violations}
    assert "token-unwanted" in found


def test_it_is_ranked_by_its_terrain_alone(setup: Setup) -> None:
    """Every rank gives a board that has this rank again."""
    ranks = range(0, size(setup.deal), 7)
    assert list(ranks) == [rank_of(layout_at(rank, setup.deal), setup.deal) for rank in ranks]
