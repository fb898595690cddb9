"""How many variable layouts a second one core deals, for every set-up, both deals and constraints.

In one process, warm, by its own CPU time; seeds 0, 1, 2 ... so that every run deals the
same boards.
"""

from __future__ import annotations

from itertools import product
from time import process_time
from typing import TYPE_CHECKING, Any, Literal

from paired import Figure, table

if TYPE_CHECKING:
    from printkit.press.asked import Asked

Deal = Literal["book", "uniform"]

GOALS = {"oil-springs": 1000.0}
DEALS: tuple[Deal, ...] = ("book", "uniform")

FOUR: dict[str, Any] = {"apart": ("reds", "2,12", "equal"), "group_max": 2}
SETS = {"four rules": FOUR, "four rules and at most 10 pips": FOUR | {"pips_max": 10}}


def figures(seconds: float = 2.0) -> list[Figure]:
    """Layouts per second and core."""
    plain = [
        Figure(
            f"{name}, {players - 1}–{players} players, {deal}: layouts",
            _rate(name, players, deal, seconds),
            "/s",
            least=GOALS.get(name),
        )
        for name, players, deal in product(("oil-springs", "base"), (4, 6), DEALS)
    ]
    bound = [
        _bound_figure(name, players, asked, seconds)
        for name, players in product(("oil-springs", "base"), (4, 6))
        for asked in SETS
    ]
    return [*plain, *bound]


def _bound_figure(name: str, players: int, asked: str, seconds: float) -> Figure:
    from printkit.press.asked import Asked

    rate = _rate(name, players, "uniform", seconds, Asked(**SETS[asked]))
    return Figure(f"{name}, {players - 1}–{players} players, {asked}: layouts", rate, "/s")


def _rate(name: str, players: int, deal: Deal, seconds: float, asked: Asked | None = None) -> float:
    # Here, or report.py would hold all of printkit while it measures the memory of others.
    from printkit.generate import generate
    from printkit.press.asked import NOTHING, bound_by
    from printkit.scenarios import load

    setup = bound_by(load(name).setup(players), asked or NOTHING)
    generate(setup, 0, deal=deal)
    start, seed = process_time(), 0
    while process_time() - start < seconds:
        generate(setup, seed, deal=deal)
        seed += 1
    return seed / (process_time() - start)


if __name__ == "__main__":
    print(table(figures()))
