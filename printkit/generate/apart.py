"""Tokens that must lie apart, all legal ways equally likely: drawn from a list where one is short.

On the usual boards the sets of hexes for the red numbers can be listed in a moment (532 with
19 hexes, 21,473 with 30) and are drawn from directly, instead of by rejecting whole boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from printkit.generate.board import Board, Random, numbers_lie_apart, scatter
from printkit.generate.table import Table

MOST_SETS = 200_000
"""The longest list of sets that is kept."""

MOST_LISTED = 12
"""Of more tokens than this no list is begun: it would be too long, or too slow to find."""


def deal_apart_tokens(table: Table, board: Board, random: Random) -> bool:
    """The tokens that must lie apart are dealt before any terrain; False if some touch.

    A hex that will turn out to take no token is never among them: terrain that takes none
    is dealt after, onto hexes without a token.
    """
    sets = _apart_sets(table)
    for region in table.regions:
        spots = list(sets[int(random() * len(sets))] if sets else region.token_spots)
        scatter(random, region.first_tokens, spots, board.numbers)
    return bool(sets) or numbers_lie_apart(table, board.numbers)


def drawn_from_list(table: Table) -> bool:
    """True when the tokens are drawn from a list, and none of them ever touch."""
    return bool(_apart_sets(table))


@lru_cache(maxsize=32)
def _apart_sets(table: Table) -> tuple[tuple[int, ...], ...]:
    """Every set of hexes, pairwise no neighbours, for the tokens that must lie apart.

    Empty where tokens of several regions make it no simple list, or where the list would be
    too long.
    """
    if len(table.regions) != 1 or not table.apart or any(table.numbers):
        return ()
    region = table.regions[0]
    if len(region.first_tokens) > MOST_LISTED:
        return ()
    sets = _sets(table, region.token_spots, len(region.first_tokens), 0)
    found = tuple(islice(sets, MOST_SETS + 1))
    return found if len(found) <= MOST_SETS else ()


def _sets(
    table: Table, spots: tuple[int, ...], count: int, beside: int
) -> Iterator[tuple[int, ...]]:
    if not count:
        yield ()
        return
    for place in range(len(spots) - count + 1):
        spot = spots[place]
        if not beside >> spot & 1:
            rest = _sets(table, spots[place + 1 :], count - 1, beside | table.near_mask[spot])
            for others in rest:
                yield (spot, *others)
