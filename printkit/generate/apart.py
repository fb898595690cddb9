"""Tokens that must lie apart, all legal ways equally likely: drawn from a list where one is short.

On the usual boards the sets of hexes for the red numbers can be listed in a moment (532 with
19 hexes, 21,473 with 30) and are drawn from directly, instead of by rejecting whole boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import islice, permutations
from operator import or_

from printkit.generate.board import Board, Random, numbers_lie_apart, scatter
from printkit.generate.table import RegionTable, Table

MOST_SETS = 200_000
"""The longest list of sets that is kept."""

MOST_LISTED = 12
"""Of more tokens than this no list is begun: it would be too long, or too slow to find."""


def deal_apart_tokens(table: Table, board: Board, random: Random) -> bool:
    """The tokens that must lie apart are dealt before any terrain; False if some touch.

    A hex that will turn out to take no token is never among them: terrain that takes none
    is dealt after, onto hexes without a token.
    """
    listed = apart_sets(table)
    for place, region in enumerate(table.regions):
        sets = listed[place] if listed else ()
        spots = list(sets[int(random() * len(sets))] if sets else region.token_spots)
        scatter(random, region.first_tokens, spots, board.numbers)
    return bool(listed) or numbers_lie_apart(table, board.numbers)


def lay_apart_in_turn(table: Table, board: Board, random: Random) -> bool:
    """The same where they are many: each on a hex that is still free; False if one finds none.

    Not all ways are equally likely, but a large board's are found, which hardly any deal is.
    """
    spots = [spot for spot, number in enumerate(board.numbers) if number in table.apart[0]]
    beside = reduce(or_, (table.near_mask[spot] for spot in spots), 0)
    for region in table.regions:
        free = list(region.token_spots)
        for number in region.first_tokens:
            free = [spot for spot in free if not beside >> spot & 1 and not board.numbers[spot]]
            if not free:
                return False
            spot = free[int(random() * len(free))]
            board.numbers[spot] = number
            beside |= table.near_mask[spot]
    return numbers_lie_apart(table, board.numbers)


def many_lie_apart(table: Table) -> bool:
    """True when a region has so many tokens to lie apart that a deal hardly ever parts them."""
    return any(len(region.first_tokens) > MOST_LISTED for region in table.regions)


def drawn_from_list(table: Table) -> bool:
    """True when the tokens are drawn from a list, and none of them ever touch."""
    return bool(apart_sets(table))


Sets = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=32)
def apart_sets(table: Table) -> tuple[Sets, ...]:
    """For each region every set of hexes, pairwise no neighbours, for its tokens that lie apart.

    Empty where hexes of two regions may clash, so that the lists cannot be drawn from one by
    one, or where a list would be too long.
    """
    if not table.apart or any(table.numbers) or _regions_touch(table):
        return ()
    found = [_listed(table, region) for region in table.regions]
    return tuple(found) if all(found) else ()


def _regions_touch(table: Table) -> bool:
    """True when tokens of two regions may lie side by side."""
    masks = [sum(1 << spot for spot in region.token_spots) for region in table.regions]
    around = [
        reduce(or_, (table.near_mask[spot] for spot in region.token_spots), 0)
        for region in table.regions
    ]
    pairs = permutations(range(len(masks)), 2)
    return any(around[one] & masks[other] for one, other in pairs)


def _listed(table: Table, region: RegionTable) -> Sets:
    """The sets of one region; none where there would be too many of them."""
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
