"""Boards in batches: the same ones as dealt alone, as rows of cells and as layouts."""

from __future__ import annotations

from typing import Any

import pytest

from printkit.board.model import Terrain
from printkit.generate import batch, generate
from printkit.press.asked import Asked, bound_by
from printkit.scenarios import load
from printkit.scenarios.model import Setup

FOUR: dict[str, Any] = {"apart": ("reds", "2,12", "equal"), "group_max": 2}


def asked_of(name: str, players: int, **asked: Any) -> Setup:
    """A set-up with constraints as flags ask for them."""
    return bound_by(load(name).setup(players), Asked(**asked))


CASES = {
    "draw": asked_of("base", 4),
    "rejection": asked_of("base", 4, **FOUR),
    "walk": asked_of("base", 6, **FOUR),
    "walk with harbours": asked_of("base", 4, **FOUR, pips_max=10, harbour_not_own=True),
    "features": asked_of("oil-springs", 6),
    "features in a walk": asked_of("oil-springs", 4, **FOUR),
}


@pytest.mark.parametrize("name", CASES)
def test_a_batch_holds_the_boards_of_its_seeds(name: str) -> None:
    """The i-th board of a seed is the board of the seed i higher, wherever its batch begins."""
    setup = CASES[name]
    expected = [generate(setup, seed, deal="uniform") for seed in range(7, 12)]
    assert expected == list(batch(setup, 7, 5).layouts())
    assert expected[3:] == list(batch(setup, 7, 2, start=3).layouts())


@pytest.mark.parametrize("deal", ["book", "uniform"])
def test_a_layout_from_a_row_tells_where_it_comes_from(deal: str) -> None:
    """OS-04 d: seed, method and token swaps are those of the board dealt alone."""
    setup = load("oil-springs").setup(4)
    made = batch(setup, 1, 30, deal=deal)  # type: ignore[arg-type]
    for seed, layout in enumerate(made.layouts(), start=1):
        assert generate(setup, seed, deal=deal).provenance == layout.provenance  # type: ignore[arg-type]


def test_rows_tell_terrain_and_number_of_each_hex() -> None:
    """A row has a cell for each hex in the frame's order, then one for each harbour."""
    made = batch(load("base").setup(4), 3, 2)
    layout = generate(load("base").setup(4), 4, deal="uniform")
    row = made.rows.tolist()[1]
    assert made.cells(1) == row
    assert (2, len(layout.terrain) + len(layout.harbours)) == made.rows.shape
    hexes = row[: len(layout.terrain)]
    assert list(layout.terrain.values()) == [tuple(Terrain)[cell >> 4 & 15] for cell in hexes]
    assert [layout.numbers.get(spot, 0) for spot in layout.terrain] == [c & 15 for c in hexes]
