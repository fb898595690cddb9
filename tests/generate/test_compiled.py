"""Compiled dealing gives the boards of plain Python, and leaves to it what it does not know."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from asking import BOWL, CENTRE, asking, workspace
from islands import islands
from test_batches import CASES
from test_uniform import SMALL, chi_square, reds_sets

from printkit.board.model import REDS
from printkit.generate import apart, batch, compiled
from printkit.generate.batches import plain_rows
from printkit.generate.compiled import cache, deal, twister
from printkit.generate.dealing import Dealing, dealing_of
from printkit.generate.methods import Method
from printkit.scenarios import load
from printkit.waits import heard

BOARDS = 40
METHODS: tuple[Method, ...] = ("draw", "rejection", "walk")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with a board of five hexes, islands, and the desert in the base game's centre."""
    return workspace(islands(tmp_path_factory.mktemp("small")), bowl=BOWL, centre=CENTRE)


def assert_same(dealing: Dealing, first: int = 0) -> None:
    """Compiled and plain rows are equal."""
    rows = deal.rows(dealing, first, BOARDS)
    assert rows is not None
    assert plain_rows(dealing, first, BOARDS).tolist() == rows.tolist()


@pytest.mark.parametrize("seed", [0, 2**32 - 3, 2**40, 2**62 - 9])
def test_chance_is_pythons_own(seed: int) -> None:
    """Each seed's source draws what random.Random(seed).random() does, across its whole words."""
    sources = twister.sources()
    twister.begin(sources, twister.ground(), seed)
    for lane in range(twister.LANES):
        expected, sources.at[0] = random.Random(seed + lane).random, twister.WORDS
        for most in range(1, 700):
            drawn = twister.below(sources.words[lane], sources.at, most)
            assert int(expected() * most) == drawn


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("harbours", ["shuffled", "fixed"])
def test_boards_are_those_of_plain_python(name: str, harbours: str) -> None:
    """With and without the compiler a seed has one board, harbours shuffled or not."""
    if harbours == "fixed" and not CASES[name].fixed_harbours:
        harbours = "shuffled"
    assert_same(dealing_of(CASES[name], deal="uniform", harbours=harbours), 11)  # type: ignore[arg-type]


@pytest.mark.parametrize("method", ["rejection", "walk"])
@pytest.mark.parametrize("constraints", SMALL)
def test_every_form_of_demand_is_known(
    constraints: tuple[str, ...], method: Method, here: Path
) -> None:
    """Clashes, bans, sums, groups, company and what lies once are judged as in plain Python."""
    setup = asking("bowl", 2, *constraints, at=here)
    assert_same(dealing_of(setup, deal="uniform", by=method))


@pytest.mark.parametrize("method", ["rejection", "walk"])
def test_regions_keep_their_pools(method: Method, here: Path) -> None:
    """Several regions, and fixed places, are dealt alike."""
    setup = load("islands", here).setup(3)
    assert_same(dealing_of(setup, deal="uniform", by=method), 2**32 - 20)


def test_what_is_unknown_is_left_to_plain_python() -> None:
    """A demand of an unknown form, or the book: the boards are the same, only slower."""
    setup = asking("base", 4, "number-place number=12 terrain=hills")
    assert deal.rows(dealing_of(setup, deal="uniform"), 0, 3) is None
    assert deal.rows(dealing_of(setup, deal="book"), 0, 3) is None
    plain = batch(setup, 5, 3, compiled=False)
    assert plain.rows.tolist() == batch(setup, 5, 3, compiled=True).rows.tolist()


def test_seeds_below_zero_or_too_large_are_left_to_plain_python() -> None:
    """Whatever the seed, it has a board."""
    dealing = dealing_of(CASES["draw"], deal="uniform")
    for seed in (-2, twister.MOST - 1):
        assert deal.rows(dealing, seed, 2) is None
        assert plain_rows(dealing, seed, 2) == batch(CASES["draw"], seed, 2, compiled=True).flat


def one_more(number: int) -> int:
    """Something small to compile."""
    return number + 1


def test_whoever_waits_for_the_compiler_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits is told why, whatever was compiled before; not where code had been kept."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    told: list[str] = []
    for _ in range(2):
        cache.tell_once.cache_clear()
        with heard(told.append):
            assert 2 == cache.compiled(one_more)(1)
    assert ["compiling"] == told


def test_a_compiler_that_does_not_load_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be installed beside a numpy that it does not know: plain Python deals."""
    expected = batch(CASES["draw"], 1, 2, compiled=False).rows.tolist()
    monkeypatch.setattr(deal, "available", deal.available.__wrapped__)
    monkeypatch.delitem(sys.modules, cache.__name__)
    monkeypatch.delattr(compiled, "cache")
    monkeypatch.setitem(sys.modules, "numba", None)
    assert not deal.available()
    assert expected == batch(CASES["draw"], 1, 2, compiled=True).rows.tolist()


@pytest.mark.parametrize("method", METHODS)
def test_red_sets_are_equally_likely_over_150_000_boards(
    method: Method, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the desert in the centre all 420 legal sets for the reds come up alike.

    The first boards are those of plain Python.
    """
    if method == "rejection":
        # Without the list whole boards are rejected for their reds.
        monkeypatch.setattr(apart, "MOST_LISTED", 0)
    setup = load("centre", here).setup(4)
    assert_same(dealing_of(setup, deal="uniform", by=method))
    cells = np.asarray(batch(setup, 0, 150_000, by=method, compiled=True).rows)
    reds = np.isin(cells[:, : len(setup.deal.frame)] & 15, REDS)
    found = np.nonzero(reds)[1].reshape(-1, 4)
    spots = setup.deal.frame
    counts: Counter[object] = Counter(
        {
            frozenset(spots[place] for place in row): int(count)
            for row, count in zip(*np.unique(found, axis=0, return_counts=True), strict=True)
        }
    )
    among: set[object] = set(reds_sets(setup))
    assert 150_000 == counts.total()
    assert 0.8 < chi_square(counts, among) < 1.25
