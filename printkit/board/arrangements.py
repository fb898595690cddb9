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
    left, ways, rank = dict(sorted(pool.items())), arrangements(pool), 0  # type: ignore[type-var]
    for place, kind in enumerate(order):
        length = len(order) - place
        before = sum(count for other, count in left.items() if other < kind)  # type: ignore[operator]
        rank += ways * before // length
        ways = ways * left[kind] // length
        left[kind] -= 1
    return rank


def arrangement_at(rank: int, pool: Mapping[Kind, int]) -> list[Kind]:
    """The arrangement of the pool at a rank."""
    left, ways = dict(sorted(pool.items())), arrangements(pool)  # type: ignore[type-var]
    order: list[Kind] = []
    for length in range(sum(pool.values()), 0, -1):
        for kind, count in left.items():
            share = ways * count // length
            if rank < share:
                break
            rank -= share
        order.append(kind)
        ways = share
        left[kind] -= 1
    return order
