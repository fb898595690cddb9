"""Intervals and tests against values that are known from elsewhere or counted by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import factorial, prod

import pytest

from printkit.balance.statistics import (
    alike,
    chi_square_tail,
    correlation,
    half_width,
    needed,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """As published for these counts, to four places."""
    assert (low, high) == tuple(round(end, 4) for end in wilson(wins, games))


def test_nothing_is_known_without_games() -> None:
    """The interval is all of it."""
    assert (0.0, 1.0) == wilson(0, 0)


@pytest.mark.parametrize(("points", "games"), [(2, 1801), (3, 801), (1, 7203)])
def test_the_games_that_an_interval_takes(points: int, games: int) -> None:
    """For a quarter of the wins 801 for 3 points either way; Wilson's is no wider then."""
    assert games == needed(0.25, points / 100)
    assert half_width(games // 4, games) <= points / 100


@pytest.mark.parametrize(
    ("value", "degrees"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (11.0705, 5)]
)
def test_chi_square(value: float, degrees: int) -> None:
    """The usual 5 % points."""
    assert chi_square_tail(value, degrees) == pytest.approx(0.05, abs=2e-6)


def counted(wins: tuple[int, ...]) -> Fraction:
    """The exact test by brute force in whole numbers: every sequence of winners is as likely."""
    games, seats = sum(wins), len(wins)

    def ways(tally: tuple[int, ...]) -> int:
        return factorial(games) // prod(map(factorial, tally))

    tallies = {
        tuple(winners.count(seat) for seat in range(seats))
        for winners in product(range(seats), repeat=games)
    }
    seen = ways(wins)
    rare = sum(ways(tally) for tally in tallies if ways(tally) <= seen)
    return Fraction(rare, seats**games)


@pytest.mark.parametrize("wins", [(4, 1, 1), (2, 2, 2), (6, 0, 0), (3, 0, 2, 1), (5, 2), (0, 7)])
def test_few_games_are_tested_exactly(wins: tuple[int, ...]) -> None:
    """As counted over all sequences of winners, equal chances included."""
    assert alike(wins) == pytest.approx(float(counted(wins)), abs=1e-12)


def test_many_games_are_tested_by_chi_square() -> None:
    """800 games: the distance from 200 each, squared, over 200."""
    assert alike((220, 200, 200, 180)) == pytest.approx(chi_square_tail(4.0, 3))


def test_exact_and_approximate_meet() -> None:
    """Where both can be had they say nearly the same."""
    wins = (20, 12, 16, 12)
    due = sum(wins) / 4
    value = sum((won - due) ** 2 / due for won in wins)
    assert alike(wins) == pytest.approx(chi_square_tail(value, 3), abs=0.02)


def test_correlation() -> None:
    """1 and -1 on a line, none where one row is level."""
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3], [5, 5, 5]) is None
