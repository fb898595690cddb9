"""Is every legal board equally likely? 150,000 boards by each method against exact counts.

The desert lies in the centre: 420 sets of hexes may bear the four reds. Chi-square per degree
of freedom should lie between 0.8 and 1.25; generators that are not uniform reach 24 to 155.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from paired import ROOT

sys.path.insert(0, str(ROOT / "tests"))

from asking import CENTRE, workspace

from printkit.board.model import REDS
from printkit.generate import apart, generate
from printkit.generate.methods import Method
from printkit.scenarios import load

SETS = 420


def chi_square(method: Method, boards: int) -> float:
    """Per degree of freedom, over so many boards."""
    with TemporaryDirectory() as folder:
        setup = load("centre", workspace(Path(folder), centre=CENTRE)).setup(4)
    # Without the list whole boards are rejected for their reds.
    apart.MOST_LISTED = 0 if method == "rejection" else 12
    counts: Counter[frozenset[object]] = Counter()
    for seed in range(boards):
        numbers = generate(setup, seed, deal="uniform", by=method).numbers
        counts[frozenset(spot for spot, number in numbers.items() if number in REDS)] += 1
    assert len(counts) == SETS
    expected = boards / SETS
    return sum((count - expected) ** 2 / expected for count in counts.values()) / (SETS - 1)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 150_000
    for name in get_args(Method):
        print(f"{name}: {chi_square(name, count):.3f} over {count} boards", flush=True)
