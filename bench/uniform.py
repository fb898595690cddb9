"""Is every legal board equally likely? 150,000 boards in every way against exact counts.

The desert lies in the centre: 420 sets of hexes may bear the four reds. Chi-square per degree
of freedom should lie between 0.8 and 1.25; generators that are not uniform reach 24 to 155.
Then how long a walk must be: with four rules on 19 hexes, walks of several lengths against
boards by rejection, which is exact; and with tight sets, which no other way deals, whether hexes
are alike that mirror each other, by walks as generate/mixing measures them and by such as were
walked before: never onto an illegal board, from eight boards, 20 or 200 steps a hex.

`python bench/uniform.py tight` does the last of this only.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, get_args

from paired import ROOT

sys.path.insert(0, str(ROOT / "tests"))

import numpy as np
from asking import CENTRE, large, workspace
from symmetry import unlikeness

from printkit.board.codes import layout_of_code, read_code
from printkit.board.model import REDS
from printkit.generate import Batch, apart, batch
from printkit.generate.compiled import deal
from printkit.generate.dealing import dealing_of
from printkit.generate.kept import Pace
from printkit.generate.methods import Method
from printkit.generate.mixing import STOPS, pace_of
from printkit.generate.moves import moves_of
from printkit.generate.walk import ENDLESS
from printkit.press.asked import Asked, bound_by
from printkit.scenarios import load
from printkit.scenarios.model import Setup

SETS = 420
BOARDS = 150_000
LENGTHS, TWICE = (1, 5, 20, 40), 20_000
"""Walks of so many steps for each hex; so many boards by each, and by rejection."""

TIGHT, RATED, SECONDS = 30_000, 200, 120
"""So many boards of tight sets, fewer where they take longer; after so many the rate is told."""

APART = ("reds", "2,12", "equal")
FOUR = Asked(apart=APART, group_max=2)
PLAYERS = {19: 4, 30: 6}

SETS_OF_RULES = (
    ("four rules", 19, FOUR),
    ("four rules", 30, FOUR),
    ("four rules", 61, FOUR),
    ("four rules, at most 10 pips", 19, replace(FOUR, pips_max=10)),
    ("four rules, at most 10 pips", 30, replace(FOUR, pips_max=10)),
    ("four rules, at most 9 pips", 19, replace(FOUR, pips_max=9)),
    ("four rules, at most 9 pips", 30, replace(FOUR, pips_max=9)),
    ("numbers apart, groups of one", 19, Asked(apart=APART, group_max=1)),
    ("numbers apart, groups of one", 30, Asked(apart=APART, group_max=1)),
    ("numbers apart, groups of one, at most 10 pips", 30,
     Asked(apart=APART, group_max=1, pips_max=10)),
    ("like terrains apart", 19, Asked(like_apart=True)),
    ("like terrains apart", 30, Asked(like_apart=True)),
    ("reds apart, groups of one, no number twice", 19,
     Asked(apart=("reds",), group_max=1, no_number_twice=True)),
    ("reds apart, groups of one, no number twice", 30,
     Asked(apart=("reds",), group_max=1, no_number_twice=True)),
)  # fmt: skip

Sets = Counter[tuple[int, ...]]


def of_method(method: Method, *, compiled: bool, boards: int = BOARDS) -> float:
    """Chi-square per degree of freedom of boards by one method."""
    # Without the list whole boards are rejected for their reds.
    apart.MOST_LISTED = 0 if method == "rejection" else 12
    with TemporaryDirectory() as folder:
        setup = load("centre", workspace(Path(folder), centre=CENTRE)).setup(4)
    return _chi_square(_reds(batch(setup, 0, boards, by=method, compiled=compiled)))


def of_command(boards: int = BOARDS) -> float:
    """The same of the boards that the public command lists by their codes."""
    words = ["layout", "centre", "--deal", "uniform", "--seed", "1", "--count", str(boards)]
    with TemporaryDirectory() as folder:
        at = workspace(Path(folder), centre=CENTRE)
        command = [sys.executable, "-m", "printkit", *words, "--jobs", "2"]
        told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=at)
        deal = load("centre", at).setup(4).deal
    layouts = (layout_of_code(read_code(code), deal) for code in told.stdout.split())
    return _chi_square(
        Counter(
            tuple(
                place for place, spot in enumerate(deal.frame) if layout.numbers.get(spot) in REDS
            )
            for layout in layouts
        )
    )


def mixing(length: int, boards: int = TWICE) -> float:
    """How far walks of so many steps for each hex are from rejection, with four rules.

    Chi-square per degree of freedom of the two samples: sets of reds, and the desert's places.
    """
    setup = _asking(19, FOUR)
    pace = pace_of(dealing_of(setup).table, shuffle=True)
    steps = length * len(setup.deal.frame)
    walks = _reds(
        walks_of(setup, Pace(pace.entry, steps, pace.starts, mixed=True), boards), desert=True
    )
    exact = _reds(batch(setup, boards, boards, by="rejection", compiled=True), desert=True)
    places = walks.keys() | exact.keys()
    total = sum((walks[at] - exact[at]) ** 2 / (walks[at] + exact[at]) for at in places)
    return float(total / (len(places) - 1))


def walks_of(setup: Setup, pace: Pace, boards: int) -> Batch:
    """Boards at the end of walks of a pace."""
    dealing = dealing_of(setup, deal="uniform", by="walk")
    fill = deal.walking(moves_of(dealing.table, harbours=True), pace, shuffle=True)
    assert fill
    cells: Any = np.empty((boards, dealing.table.grid.count), np.intc)
    fill(0, cells)
    return Batch(dealing, 0, memoryview(cells.reshape(-1)))


def tight(boards: int = TIGHT) -> Iterator[str]:
    """A line of the table for each set and frame."""
    for name, hexes, asked in SETS_OF_RULES:
        setup = _asking(hexes, asked)
        start = process_time()
        pace = pace_of(dealing_of(setup, deal="uniform", by="walk").table, shuffle=True)
        measured = process_time() - start
        each = 200 if asked.pips_max else 20
        refusing = Pace(
            ENDLESS, each * len(setup.deal.frame), pace.starts[::STOPS][:8], mixed=False
        )
        before = unlikeness(walks_of(setup, refusing, boards))
        # Where a board takes long, fewer: their expected chi-square is 1 all the same.
        start = process_time()
        walks_of(setup, pace, RATED)
        took = (process_time() - start) / RATED
        dealt = min(boards, int(SECONDS / took))
        after = unlikeness(walks_of(setup, pace, dealt))
        law = "uniform-walk" if pace.mixed else "walk"
        yield (
            f"| {name} | {hexes} | {before:,.2f} | {after:.2f} | {law} | {pace.entry} | "
            f"{pace.steps:,} | {measured:.1f} s | {1 / took:,.0f} /s | {dealt:,} |"
        )


def _asking(hexes: int, asked: Asked) -> Setup:
    if hexes in PLAYERS:
        return bound_by(load("base").setup(PLAYERS[hexes]), asked)
    with TemporaryDirectory() as folder:
        setup = load("large", workspace(Path(folder), large=large(4))).setup(4)
    return bound_by(setup, asked)


def _reds(made: Batch, *, desert: bool = False) -> Sets:
    """How often each set of hexes bore the reds; told apart by the desert's place if wanted."""
    hexes = len(made.dealing.table.near)
    cells: Any = np.asarray(made.rows)[:, :hexes]
    found = np.nonzero(np.isin(cells & 15, REDS))[1].reshape(len(made), -1)
    if desert:
        bare = np.nonzero(cells & 15 == 0)[1].reshape(len(made), 1)
        found = np.hstack([found, bare])
    rows: Iterable[Any] = found.tolist()
    return Counter(map(tuple, rows))


def _chi_square(counts: Sets) -> float:
    assert len(counts) == SETS
    expected = counts.total() / SETS
    return sum((count - expected) ** 2 / expected for count in counts.values()) / (SETS - 1)


def _all() -> Iterator[str]:
    for name in get_args(Method):
        for compiled, how in ((True, "compiled"), (False, "plain")):
            yield f"{name}, {how}: {of_method(name, compiled=compiled):.3f}"
    yield f"by the command: {of_command():.3f}"
    for length in LENGTHS:
        yield f"walk of {length} steps a hex: {mixing(length):.3f}"


if __name__ == "__main__":
    for told in () if sys.argv[1:] == ["tight"] else _all():
        print(told, flush=True)
    for told in tight():
        print(told, flush=True)
