"""How many variable layouts a second one core deals, for every set-up and both deals.

In one process, warm, by its own CPU time; seeds 0, 1, 2 ... so that every run deals the
same boards.
"""

from __future__ import annotations

from itertools import count, product
from time import process_time

from paired import Figure, table

GOALS = {("oil-springs", 4, "book"): 1000.0}


def figures(seconds: float = 2.0) -> list[Figure]:
    """Layouts per second and core."""
    cases = product(("oil-springs", "base"), (4, 6), ("book", "uniform"))
    return [_figure(*case, seconds) for case in cases]


def _figure(name: str, players: int, deal: str, seconds: float) -> Figure:
    rate = _rate(name, players, deal, seconds)
    what = f"{name}, {players - 1}–{players} players, {deal}, layouts"
    return Figure(what, rate, "/s", least=GOALS.get((name, players, deal)))


def _rate(name: str, players: int, deal: str, seconds: float) -> float:
    from printkit.generate import generate
    from printkit.scenarios import load

    setup = load(name).setup(players)
    generate(setup, 0, deal=deal)
    start = process_time()
    for seed in count():
        generate(setup, seed, deal=deal)
        spent = process_time() - start
        if spent >= seconds:
            return (seed + 1) / spent
    raise AssertionError


if __name__ == "__main__":
    print(table(figures()))
