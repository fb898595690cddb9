"""Fairness by play: what is counted, where it stops, and that no number of workers matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from printkit.balance.played import Batch, Match, Played, play_batch, played
from printkit.balance.seats import BATCH, Extent, gathered, seat_games, seat_reports
from printkit.balance.workers import alone, crew, in_turns
from printkit.scenarios import load, saved_layout


def match(name: str = "base", players: int = 3) -> Match:
    """A scenario's printed board."""
    scenario = load(name)
    return Match(saved_layout(name, scenario.setup(players).fixed), scenario, players)


def rigged(winners: str) -> Callable[..., Iterator[list[Played]]]:
    """A crew that plays nothing: these seats win, over and over."""

    def work_off(_: Any, tasks: Iterable[Batch]) -> Iterator[list[Played]]:
        for task in tasks:
            numbers = range(task.first, task.first + task.count)
            yield [Played(int(winners[n % len(winners)]), 60, (10, 5, 6)) for n in numbers]

    return work_off


def test_what_games_tell() -> None:
    """Wins, shares, leads over the best of the others, lengths; a game may be nobody's."""
    games = [
        Played(0, 50, (10, 6, 8)),
        Played(2, 70, (7, 4, 10)),
        Played(-1, 300, (8, 8, 5)),
        Played(0, 60, (11, 2, 3)),
    ]
    found = gathered("builder", 3, games)
    assert [2, 0, 1] == [seat.wins for seat in found.seats]
    assert (0.5, 0.0, 0.25) == found.rates
    assert (4, 1, 0.5, 120) == (found.games, found.nobody, found.gap, found.turns)
    assert [(2 - 3 + 0 + 8) / 4, (-4 - 6 + 0 - 9) / 4, (-2 + 3 - 3 - 8) / 4] == [
        seat.margin for seat in found.seats
    ]


def test_it_stops_at_the_end_of_a_batch_only() -> None:
    """Where all intervals are narrow enough for the first time, never in between."""
    extent = Extent(None, 0.05)
    found = list(seat_games(match(), "builder", 1, extent, rigged("012")))
    assert [BATCH * n for n in range(1, len(found) + 1)] == [known.games for known in found]
    narrow = [max(seat.high - seat.low for seat in known.seats) / 2 <= 0.05 for known in found]
    assert [*[False] * (len(found) - 1), True] == narrow


def test_it_plays_no_more_than_it_may() -> None:
    """The last batch is cut short."""
    *_, last = seat_games(match(), "builder", 1, Extent(120, 0.01), rigged("0"))
    assert 120 == last.games


def test_a_game_depends_on_its_seed_and_number_only() -> None:
    """In a batch of any size, or alone."""
    here = match()
    together = play_batch(Batch(here, "spender", 7, 0, 6))
    parts = [play_batch(Batch(here, "spender", 7, first, 3)) for first in (0, 3)]
    assert together == [*parts[0], *parts[1]]
    assert together[4] == played(here.game(), "spender", 7, 4)
    assert together != play_batch(Batch(here, "spender", 8, 0, 6))


def test_two_processes_come_to_the_same() -> None:
    """Batch for batch and figure for figure."""
    here, extent = match(), Extent(70)
    with crew(2) as two:
        both = list(seat_reports(here, ["spender"], 3, extent, two))
    assert both == list(seat_reports(here, ["spender"], 3, extent, alone))
    assert [50, 70] == [report.games[0].games for report in both]


def test_results_come_in_the_order_of_the_tasks() -> None:
    """And no more tasks lie ready than wanted; those left over are dropped."""
    promised: list[str] = []

    class Promise:
        def __init__(self, work: Callable[[int], int], task: int) -> None:
            promised.append(f"{task}")
            self.value = work(task)

        def result(self) -> int:
            return self.value

        def cancel(self) -> None:
            promised.append(f"-{self.value}")

    results = in_turns(Promise, 2)(lambda task: 10 * task, iter(range(9)))
    assert [0, 10] == [next(results), next(results)]
    results.close()  # type: ignore[attr-defined]
    assert ["0", "1", "2", "3", "-20", "-30"] == promised


def test_two_bots_and_how_far_they_agree() -> None:
    """After both have played; the correlation of their shares, and how far those lie apart."""
    reports = list(seat_reports(match(), ["builder", "spender"], 1, Extent(60), rigged("0012")))
    assert [None, None] == [report.agreement for report in reports[:2]]
    last = reports[-1]
    assert ["builder", "spender"] == [games.bot for games in last.games]
    agreed = last.agreement
    assert agreed
    assert (pytest.approx(1), 0) == (agreed.correlation, agreed.difference)
    assert 0.03 < agreed.chance < 0.08


@pytest.mark.parametrize("name", ["oil-springs", "divided-land", "dinslaken", "pirate-islands"])
def test_every_scenario_is_played(name: str) -> None:
    """Games of it end, and somebody wins them."""
    games = play_batch(Batch(match(name, 4), "builder", 1, 0, 2))
    assert all(0 <= game.winner < 4 for game in games)
