"""How long walks are: long enough for their start to be forgotten, or not called uniform."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from asking import BOWL, asking, forget, large, workspace
from symmetry import unlikeness

from printkit.board.model import NOT_UNIFORM
from printkit.board.ranks import layout_at, size
from printkit.generate import generate, kept, mixing
from printkit.generate.batches import Batch
from printkit.generate.compiled import deal
from printkit.generate.dealing import dealing_of
from printkit.generate.kept import Pace
from printkit.generate.mixing import forgotten, pace_of
from printkit.generate.moves import Moves, moves_of
from printkit.generate.starts import starts_of
from printkit.generate.table import Table, table_of
from printkit.generate.walk import ENDLESS, walked
from printkit.rules import check
from printkit.rules.grid import Cells, cells_of
from printkit.scenarios import load
from printkit.scenarios.model import Setup

ISLANDS = ("like-apart", "equal-apart", "intersection-pips most=9")
"""On the bowl 24 legal boards, of which no single exchange joins the one half to the other."""

ALONE = ("equal-apart", "terrain-groups most=1")
"""Groups of one, and equal numbers apart: single exchanges join boards, but slowly."""

BOARDS = 4_000


@pytest.fixture(scope="module")
def bowl(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    """A board of five hexes with a set of constraints that makes islands of its legal boards."""
    return asking("bowl", 2, *ISLANDS, at=workspace(tmp_path_factory.mktemp("bowl"), bowl=BOWL))


@pytest.fixture
def anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every pace is measured anew, before a test and after it."""
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "walks")
    forget()
    yield
    forget()


def legal_cells(setup: Setup) -> set[tuple[int, ...]]:
    """All legal boards, harbours as in the first of them."""
    table = table_of(setup)
    layouts = (layout_at(rank, setup.deal) for rank in range(size(setup.deal)))
    hexes = len(table.near)
    return {
        tuple(cells_of(layout, table.grid)[:hexes])
        for layout in layouts
        if check(layout, setup).passed
    }


def within_reach(table: Table, start: Cells, *, entry: int) -> set[tuple[int, ...]]:
    """The boards to which walks from one come."""
    source, cells, seen = random.Random(1).random, start, set[tuple[int, ...]]()
    for _ in range(3_000):
        cells, _ = walked(moves_of(table, harbours=True), cells, source, entry=entry, steps=1)
        seen.add(tuple(cells[: len(table.near)]))
    return seen


def test_a_walk_crosses_illegal_boards(bowl: Setup) -> None:
    """Where single exchanges join no two halves of the legal boards, it comes to both."""
    table, legal = table_of(bowl), legal_cells(bowl)
    start = starts_of(table, shuffle=True)[0]
    assert 24 == len(legal)
    assert 12 == len(within_reach(table, start, entry=ENDLESS) & legal)
    assert legal == within_reach(table, start, entry=1)


def _stops(moves: Moves, entry: int, steps: int) -> list[list[Cells]]:
    """Where sixteen walks from boards of their own stop, one after the other."""
    look = mixing._plainly(moves)
    return [
        look(start, random.Random(which), entry, steps, ENDLESS)[0]
        for which, start in enumerate(starts_of(moves.table, shuffle=True))
    ]


def test_walks_that_stay_on_their_islands_are_told(bowl: Setup) -> None:
    """However long they are: boards of one walk stay more alike than those of two."""
    moves = moves_of(table_of(bowl), harbours=True)
    assert not forgotten(moves, _stops(moves, ENDLESS, 100))
    assert not forgotten(moves, _stops(moves, 1, 1))
    assert forgotten(moves, _stops(moves, 1, 100))


def test_islands_are_walked_between(bowl: Setup, anew: None) -> None:
    """Where legal boards are joined by illegal ones only, these are crossed wherever it goes."""
    pace = pace_of(table_of(bowl), shuffle=True)
    assert (1, True) == (pace.entry, pace.mixed)


def test_plain_and_compiled_code_measure_the_same(
    anew: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pace does not depend on whether compiled code took over, nor when."""
    table, found = table_of(asking("base", 4, *ALONE)), list[Pace]()
    for patience in (ENDLESS, 20_000, 0):
        monkeypatch.setattr(mixing, "PATIENCE", patience)
        monkeypatch.setattr(kept, "folder", lambda at=tmp_path / str(patience): at)
        forget()
        found.append(pace_of(table, shuffle=True))
    assert found[0] == found[1] == found[2]


def spread(setup: Setup, pace: Pace | None = None) -> float:
    """How unlike hexes are that mirror each other, over some thousand boards."""
    dealing = dealing_of(setup, deal="uniform", by="walk")
    moves = moves_of(dealing.table, harbours=True)
    fill = deal.walking(moves, pace or pace_of(dealing.table, shuffle=True), shuffle=True)
    assert fill
    cells: Any = np.empty((BOARDS, dealing.table.grid.count), np.intc)
    fill(1, cells)
    return unlikeness(Batch(dealing, 1, memoryview(cells.reshape(-1))))


def test_hexes_that_mirror_each_other_are_alike() -> None:
    """Groups of one on 19 hexes: symmetry demands it, and walks as long as measured satisfy it."""
    assert 0.8 < spread(asking("base", 4, *ALONE)) < 1.2


def test_walks_that_are_too_short_are_told_by_symmetry() -> None:
    """The same of walks of one step from sixteen boards: hexes are far from alike."""
    setup = asking("base", 4, *ALONE)
    pace = pace_of(table_of(setup), shuffle=True)
    short = Pace(pace.entry, 1, pace.starts[:: mixing.STOPS], mixed=False)
    assert spread(setup, short) > 20


def test_boards_of_walks_that_do_not_mix_are_not_called_uniform(
    bowl: Setup,
    anew: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where no walk within the budget mixes, boards are legal and their method claims no more."""
    monkeypatch.setattr(mixing, "BRAVE", (1, 1_000))
    for seed in range(5):
        layout = generate(bowl, seed, deal="uniform", by="walk")
        assert NOT_UNIFORM == layout.provenance.method
        assert check(layout, bowl).passed


def test_large_boards_are_not_called_uniform(tmp_path: Path) -> None:
    """Nobody would wait for the measurement: boards of more than 120 hexes claim nothing."""
    setup = asking("large", 4, "like-apart", at=workspace(tmp_path, large=large(7)))
    assert NOT_UNIFORM == generate(setup, 1, deal="uniform").provenance.method


def test_what_looks_all_over_the_board_is_not_measured(
    anew: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DI-05: hexes that meet anywhere make a step dear; such boards claim nothing."""

    def never(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(mixing, "_measured", never)
    setup = load("dinslaken").setup(5)
    first, second = (generate(setup, seed, deal="uniform") for seed in (1, 2))
    assert first != second
    assert {NOT_UNIFORM} == {board.provenance.method for board in (first, second)}
    assert all(check(board, setup).passed for board in (first, second))
