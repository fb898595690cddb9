"""How many variable layouts a second one core deals, for every set-up, both deals and constraints.

In one process, warm, by its own CPU time; seeds 0, 1, 2 ... so that every run deals the
same boards.
"""

from __future__ import annotations

from itertools import count, product
from time import process_time
from typing import TYPE_CHECKING, Any

from paired import Figure, table

if TYPE_CHECKING:
    from printkit.press.asked import Asked

FOUR: dict[str, Any] = {"apart": ("reds", "2,12", "equal"), "group_max": 2}
SETS = {"four rules": FOUR, "four rules and at most 10 pips": FOUR | {"pips_max": 10}}

GOALS = {("oil-springs", 4, "book"): 1000.0}


def figures(seconds: float = 2.0) -> list[Figure]:
    """Layouts per second and core."""
    cases = product(("oil-springs", "base"), (4, 6), ("book", "uniform"))
    plain = [_figure(*case, seconds) for case in cases]
    bound = [
        _bound_figure(name, players, asked, seconds)
        for name, players in product(("oil-springs", "base"), (4, 6))
        for asked in SETS
    ]
    return [*plain, *bound]


def _bound_figure(name: str, players: int, asked: str, seconds: float) -> Figure:
    from printkit.press.asked import Asked

    rate = _rate(name, players, "uniform", seconds, Asked(**SETS[asked]))
    return Figure(f"{name}, {players - 1}–{players} players, {asked}, layouts", rate, "/s")


def _figure(name: str, players: int, deal: str, seconds: float) -> Figure:
    rate = _rate(name, players, deal, seconds)
    what = f"{name}, {players - 1}–{players} players, {deal}, layouts"
    return Figure(what, rate, "/s", least=GOALS.get((name, players, deal)))


def _rate(name: str, players: int, deal: str, seconds: float, asked: Asked | None = None) -> float:
    from printkit.generate import generate
    from printkit.press.asked import NOTHING, bound_by
    from printkit.scenarios import load

    setup = bound_by(load(name).setup(players), asked or NOTHING)
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
