"""Boards scored per second of one core: for balance, all measures, and for fairness, by the model.

Dealt rows are read as boards and scored as a search scores them. `python bench/scoring.py` prints
a line for each set-up; times are the process's own, so that others on the machine do not count.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from collections.abc import Callable, Iterator
from time import process_time

import numpy as np
from paired import Figure, table

from printkit.balance.ground import Boards
from printkit.balance.measures import scale_of
from printkit.balance.model import expected, model_of
from printkit.balance.rows import Rows
from printkit.balance.search import DRAFTS
from printkit.generate import batch
from printkit.scenarios import load

BOARDS = 1_000
ROUNDS = 10
GOAL = 100_000
SETUPS = (("base", 4), ("base", 6), ("oil-springs", 4))


def figures(rounds: int = ROUNDS) -> list[Figure]:
    """Boards per second, for balance and for fairness."""
    return [figure for name, players in SETUPS for figure in _figures(name, players, rounds)]


def _figures(name: str, players: int, rounds: int) -> Iterator[Figure]:
    scenario = load(name)
    dealt = batch(scenario.setup(players), 0, BOARDS, compiled=False)
    shown = {tuple(dealt.cells(row)): row for row in range(BOARDS)}
    rows = Rows(dealt.dealing, scenario, dealt.layout(0))
    scale, cells = scale_of(rows.game), np.asarray(dealt.rows)

    def boards() -> Boards:
        return rows.boards(cells, lambda row: dealt.layout(shown[tuple(row)]))

    least = GOAL if name == "base" and players == 4 else None
    even = _rate(lambda: scale.totals(boards()), rounds)
    yield Figure(f"{name}, {players}: boards scored for balance", even, "/s", least=least)
    model = model_of(name, players)
    if model:
        few = boards().part(slice(0, BOARDS // 10))
        fair = _rate(lambda: expected(model, few, DRAFTS), max(rounds // 5, 1)) / 10
        told = f"{DRAFTS} drafts each"
        yield Figure(f"{name}, {players}: boards scored for fairness", fair, "/s", told=told)


def _rate(score: Callable[[], object], rounds: int) -> float:
    """Boards per second where so many are scored at once."""
    score()
    start = process_time()
    for _ in range(rounds):
        score()
    return rounds * BOARDS / (process_time() - start)


if __name__ == "__main__":
    print(table(figures()))
