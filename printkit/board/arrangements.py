"""Orders of a pool: how many there are, the rank of one, and the one at a rank.

A pool is so many of each kind; an arrangement lists them one after another. Ranks follow
the kinds' own order, as words in a dictionary do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import factorial, prod
from typing import Any, TypeVar

Kind = TypeVar("Kind")


def arrangements(pool: Mapping[Any, int]) -> int:
    """In how many orders a pool can lie."""
    return factorial(sum(pool.values())) // prod(factorial(count) for count in pool.values())


def arrangement_rank(order: Sequence[Kind], pool: Mapping[Kind, int]) -> int:
    """The rank of an arrangement of the pool."""
    kinds, left = _sorted(pool)
    ways, rank = arrangements(pool), 0
    for place, kind in enumerate(order):
        at, length = kinds.index(kind), len(order) - place
        rank += ways * sum(left[:at]) // length
        ways = ways * left[at] // length
        left[at] -= 1
    return rank


def arrangement_at(rank: int, pool: Mapping[Kind, int]) -> list[Kind]:
    """The arrangement of the pool at a rank."""
    kinds, left = _sorted(pool)
    ways, order = arrangements(pool), []
    for length in range(sum(left), 0, -1):
        shares = [ways * count // length for count in left]
        at = 0
        while rank >= shares[at]:
            rank -= shares[at]
            at += 1
        order.append(kinds[at])
        ways = shares[at]
        left[at] -= 1
    return order


def _sorted(pool: Mapping[Kind, int]) -> tuple[list[Kind], list[int]]:
    """The kinds in their own order, and how many there are of each."""
    kinds: list[Any] = list(pool)
    kinds.sort()
    return kinds, [pool[kind] for kind in kinds]
