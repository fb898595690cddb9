"""How many variable layouts a second one core deals, for every set-up and both deals.

In one process, warm, by its own CPU time; seeds 0, 1, 2 ... so that every run deals the
same boards.
"""

from __future__ import annotations

from itertools import product
from time import process_time
from typing import Literal

from paired import Figure, table

Deal = Literal["book", "uniform"]

GOALS = {"oil-springs": 1000.0}
DEALS: tuple[Deal, ...] = ("book", "uniform")


def figures(seconds: float = 2.0) -> list[Figure]:
    """Layouts per second and core."""
    return [
        Figure(
            f"{name}, {players - 1}–{players} players, {deal}: layouts",
            _rate(name, players, deal, seconds),
            "/s",
            least=GOALS.get(name),
        )
        for name, players, deal in product(("oil-springs", "base"), (4, 6), DEALS)
    ]


def _rate(name: str, players: int, deal: Deal, seconds: float) -> float:
    # Here, or report.py would hold all of printkit while it measures the memory of others.
    from printkit.generate import generate
    from printkit.scenarios import load

    setup = load(name).setup(players)
    generate(setup, 0, deal=deal)
    start, seed = process_time(), 0
    while process_time() - start < seconds:
        generate(setup, seed, deal=deal)
        seed += 1
    return seed / (process_time() - start)


if __name__ == "__main__":
    print(table(figures()))
