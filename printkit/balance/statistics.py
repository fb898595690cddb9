"""What counts of wins say: Wilson's interval, and a test whether all seats are alike.

Plain Python and exact where that is possible; docs/balance.md names the sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, comb, erfc, exp, gamma, lgamma, log, sqrt

WIDTH = 1.959963984540054
"""How many standard deviations about the mean hold 95 % of a normal law."""

EXACT = 60_000
"""Up to so many ways in which games may fall to the seats, all of them are counted."""

ALIKE = 1 + 1e-9
"""Chances are compared with so much tolerance: equal ones differ in their last digits."""


def wilson(wins: int, games: int, width: float = WIDTH) -> tuple[float, float]:
    """The interval that holds a seat's true share in 95 of 100 cases; all of it without games."""
    if not games:
        return 0.0, 1.0
    share, room = wins / games, width * width / games
    middle = (share + room / 2) / (1 + room)
    half = width * sqrt(share * (1 - share) / games + room / (4 * games)) / (1 + room)
    return max(0.0, middle - half), min(1.0, middle + half)


def half_width(wins: int, games: int) -> float:
    """Half of Wilson's interval."""
    low, high = wilson(wins, games)
    return (high - low) / 2


def needed(share: float, half: float) -> int:
    """So many games make the usual interval of a share that narrow, as books have it.

    The half-widths that are asked for in this way are 801 games for a quarter and 3 points, 1,801
    for 2 points; Wilson's interval is a little narrower there.
    """
    return ceil(WIDTH * WIDTH * share * (1 - share) / (half * half))


def alike(wins: Sequence[int]) -> float:
    """The chance of wins at least as uneven as these when all seats are alike.

    Exact for few games: all ways in which they may fall that are no likelier than these. For
    many Pearson's chi-square stands in for it.
    """
    games, seats = sum(wins), len(wins)
    if comb(games + seats - 1, seats - 1) > EXACT:
        due = games / seats
        return chi_square_tail(sum((won - due) ** 2 / due for won in wins), seats - 1)
    seen = _chance(wins) * ALIKE
    return min(1.0, sum(chance for chance in map(_chance, _ways(games, seats)) if chance <= seen))


def _chance(wins: Sequence[int]) -> float:
    """How likely wins are to fall just so to seats that are alike."""
    games = sum(wins)
    ways = lgamma(games + 1) - sum(lgamma(won + 1) for won in wins)
    return exp(ways - games * log(len(wins)))


def _ways(games: int, seats: int) -> Iterator[tuple[int, ...]]:
    """All ways in which so many games may fall to so many seats."""
    if seats == 1:
        yield (games,)
        return
    for won in range(games + 1):
        for rest in _ways(games - won, seats - 1):
            yield (won, *rest)


def chi_square_tail(value: float, degrees: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least so large."""
    half, order = value / 2, 0.5 if degrees % 2 else 1.0
    tail = erfc(sqrt(half)) if degrees % 2 else exp(-half)
    while order < degrees / 2:
        tail += half**order * exp(-half) / gamma(order + 1)
        order += 1
    return tail


def correlation(first: Sequence[float], second: Sequence[float]) -> float | None:
    """How far two rows of numbers rise and fall together, from -1 to 1; None where one is level."""
    mean = sum(first) / len(first), sum(second) / len(second)
    a, b = [x - mean[0] for x in first], [x - mean[1] for x in second]
    norm = sqrt(sum(x * x for x in a) * sum(x * x for x in b))
    return sum(x * y for x, y in zip(a, b, strict=True)) / norm if norm > 1e-12 else None
