"""Is every legal board equally likely? 150,000 boards in every way against exact counts.

The desert lies in the centre: 420 sets of hexes may bear the four reds. Chi-square per degree
of freedom should lie between 0.8 and 1.25; generators that are not uniform reach 24 to 155.
Then how long a walk must be: with four rules on 19 hexes, walks of several lengths against
boards by rejection, which is exact.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from paired import ROOT

sys.path.insert(0, str(ROOT / "tests"))

import numpy as np
from asking import CENTRE, workspace

from printkit.board.codes import layout_of_code, read_code
from printkit.board.model import REDS
from printkit.generate import Batch, apart, batch, walk
from printkit.generate.methods import Method
from printkit.press.asked import Asked, bound_by
from printkit.scenarios import load
from printkit.scenarios.model import Setup

SETS = 420
BOARDS = 150_000
LENGTHS = (1, 2, 5, 10, 20, 40)

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


def mixing(length: int, boards: int = BOARDS) -> float:
    """How far walks of so many steps for each hex are from rejection, with four rules.

    Chi-square per degree of freedom of the two samples: sets of reds, and the desert's places.
    """
    walk.MIXING = length
    walks = _reds(batch(_four(), 0, boards, by="walk", compiled=True), desert=True)
    exact = _reds(batch(_four(), boards, boards, by="rejection", compiled=True), desert=True)
    places = walks.keys() | exact.keys()
    total = sum((walks[at] - exact[at]) ** 2 / (walks[at] + exact[at]) for at in places)
    return float(total / (len(places) - 1))


def _four() -> Setup:
    asked = Asked(apart=("reds", "2,12", "equal"), group_max=2)
    return bound_by(load("base").setup(4), asked)


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


if __name__ == "__main__":
    for name in get_args(Method):
        for compiled, how in ((True, "compiled"), (False, "plain")):
            print(f"{name}, {how}: {of_method(name, compiled=compiled):.3f}", flush=True)
    print(f"by the command: {of_command():.3f}", flush=True)
    for length in LENGTHS:
        print(f"walk of {length} steps a hex: {mixing(length):.3f}", flush=True)
