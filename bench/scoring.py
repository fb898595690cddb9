"""Boards scored for balance per second of one core: dealt rows read as boards, all measures taken.

`python bench/scoring.py` prints a line for each board; times are the process's own, so that others
on the machine do not count.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from time import process_time

import numpy as np

from printkit.balance.measures import scale_of
from printkit.balance.rows import Rows
from printkit.generate import batch
from printkit.scenarios import load

BOARDS = 1_000
ROUNDS = 10
GOAL = 100_000
SETUPS = (("base", 4), ("base", 6), ("oil-springs", 4))


def rate(name: str, players: int) -> float:
    """Boards per second."""
    scenario = load(name)
    dealt = batch(scenario.setup(players), 0, BOARDS, compiled=False)
    shown = {tuple(dealt.cells(row)): row for row in range(BOARDS)}
    rows = Rows(dealt.dealing, scenario, dealt.layout(0))
    scale, cells = scale_of(rows.game), np.asarray(dealt.rows)

    def score() -> None:
        scale.totals(rows.boards(cells, lambda row: dealt.layout(shown[tuple(row)])))

    score()
    start = process_time()
    for _ in range(ROUNDS):
        score()
    return ROUNDS * BOARDS / (process_time() - start)


if __name__ == "__main__":
    for name, players in SETUPS:
        found = rate(name, players)
        print(f"{name}, {players}: {found:,.0f} boards scored per second and core (goal {GOAL:,})")
