"""Whole boards dealt and rejected, as generate/uniform and generate/methods do it, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from printkit.generate.compiled.cache import compiled, inlined
from printkit.generate.compiled.demands import broken
from printkit.generate.compiled.pools import ALL, Pools
from printkit.generate.compiled.twister import LANES, WORDS, begin, below
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_SHIFT

SPARE = 16
"""Room for all values that a feature may have, beside a row of cells."""


class Room(NamedTuple):
    """Where a board is dealt.

    Attributes:
        terrain: For each hex its terrain.
        numbers: For each hex its token.
        cells: The board.
        spare: For lists of any sort.
        chosen: The hexes that carry features, entry by entry.
        values: The values that one feature has been given.
    """

    terrain: Any
    numbers: Any
    cells: Any
    spare: Any
    chosen: Any
    values: Any


def room_for(pools: Pools, width: int) -> Room:
    """Room for boards of so many cells."""
    hexes = len(pools.terrain)
    # Harbours that are not dealt yet are cells, too, of no class that a demand asks of.
    cells = np.array([*[0] * hexes, *pools.harbours], np.int64)
    sizes = (width + SPARE, hexes, hexes)
    terrain, numbers = np.empty((2, hexes), np.int64)
    return Room(terrain, numbers, cells, *(np.empty(size, np.int64) for size in sizes))


@compiled
def reject(
    pools: Any, stages: Any, sources: Any, ground: Any, seed: int, budget: int, room: Any,
    rows: Any,
) -> int:  # fmt: skip
    """The boards of consecutive seeds, one in each row; returns how many were found.

    It is fewer than there are rows when none within the budget was legal.
    """
    width, at = rows.shape[1], sources.at
    for row in range(rows.shape[0]):
        lane = row % LANES
        if lane == 0:
            begin(sources, ground, seed + row)
        words, at[0], tries = sources.words[lane], WORDS, 0
        while tries < budget:
            tries += 1
            if _legal(pools, stages, words, at, room):
                break
        else:
            return row
        for spot in range(width):
            rows[row, spot] = room.cells[spot]
    return int(rows.shape[0])


@inlined
def _legal(pools: Any, stages: Any, words: Any, at: Any, room: Any) -> bool:
    """A board is dealt into the room's cells; True when it is legal."""
    terrain, numbers, cells, spare = room.terrain, room.numbers, room.cells, room.spare
    hexes = pools.terrain.shape[0]
    for spot in range(hexes):
        terrain[spot] = pools.terrain[spot]
        numbers[spot] = pools.numbers[spot]
    if not _deal_apart(pools, words, at, numbers, spare):
        return False
    _deal_terrain(pools, words, at, terrain, numbers, spare)
    for spot in range(hexes):
        cells[spot] = pools.marks[spot] | terrain[spot] << TERRAIN_SHIFT | numbers[spot]
    if broken(stages[0], cells, spare):
        return False
    # Features before the tokens that may lie anywhere: what must lie apart often does not.
    picked = _choose(pools, words, at, room)
    if not _alone(pools, cells):
        return False
    _deal_rest(pools, words, at, terrain, numbers, spare)
    if pools.groups > 1 and not _lie_apart(pools, numbers):
        return False
    if not _ranked(pools, terrain, numbers, cells, spare):
        return False
    for spot in range(hexes):
        cells[spot] = cells[spot] & ~ROLL | numbers[spot]
    if picked and not _give_values(pools, words, at, room):
        return False
    if broken(stages[1], cells, spare):
        return False
    deal_harbours(pools.harbours, pools.shuffle, words, at, cells, hexes)
    return not broken(stages[2], cells, spare)


@inlined
def _scatter(
    words: Any, at: Any, kinds: Any, first: int, last: int, spots: Any, left: int, onto: Any
) -> int:
    """As generate/board.scatter; returns how many of the spots are left."""
    for place in range(first, last):
        pick = below(words, at, left)
        onto[spots[pick]] = kinds[place]
        left -= 1
        spots[pick] = spots[left]
    return left


@inlined
def _deal_apart(pools: Any, words: Any, at: Any, numbers: Any, spare: Any) -> bool:
    """As generate/apart.deal_apart_tokens."""
    listed = pools.sets_counts.shape[0]
    for region in range(pools.first_ends.shape[0] - 1):
        first, last = pools.first_ends[region], pools.first_ends[region + 1]
        if listed:
            left = last - first
            pick = below(words, at, pools.sets_counts[region])
            begins = pools.sets_ends[region] + pick * left
            for place in range(left):
                spare[place] = pools.sets[begins + place]
        else:
            begins = pools.taking_ends[region]
            left = pools.taking_ends[region + 1] - begins
            for place in range(left):
                spare[place] = pools.taking[begins + place]
        _scatter(words, at, pools.first, first, last, spare, left, numbers)
    return listed > 0 or _lie_apart(pools, numbers)


@inlined
def _lie_apart(pools: Any, numbers: Any) -> bool:
    """As generate/board.numbers_lie_apart."""
    for spot in range(numbers.shape[0]):
        mask = pools.apart[numbers[spot]]
        if mask:
            for place in range(pools.near_ends[spot], pools.near_ends[spot + 1]):
                if mask >> numbers[pools.near[place]] & 1:
                    return False
    return True


@inlined
def _deal_terrain(pools: Any, words: Any, at: Any, terrain: Any, numbers: Any, spare: Any) -> None:
    """As generate/board.deal_terrain."""
    for region in range(pools.spots_ends.shape[0] - 1):
        begins, ends = pools.spots_ends[region], pools.spots_ends[region + 1]
        left = 0
        for place in range(begins, ends):
            if not numbers[pools.spots[place]]:
                spare[left] = pools.spots[place]
                left += 1
        first, last = pools.bare_ends[region], pools.bare_ends[region + 1]
        left = _scatter(words, at, pools.bare, first, last, spare, left, terrain)
        for place in range(begins, ends):
            if numbers[pools.spots[place]]:
                spare[left] = pools.spots[place]
                left += 1
        first, last = pools.other_ends[region], pools.other_ends[region + 1]
        _scatter(words, at, pools.other, first, last, spare, left, terrain)


@inlined
def _choose(pools: Any, words: Any, at: Any, room: Any) -> int:
    """Features lie in the cells, drawn as by generate/uniform; returns on how many hexes."""
    terrain, cells, chosen, spare = room.terrain, room.cells, room.chosen, room.spare
    picked = 0
    for entry in range(pools.ground.shape[0]):
        left = 0
        for spot in range(terrain.shape[0]):
            if terrain[spot] == pools.ground[entry]:
                spare[left] = spot
                left += 1
        if pools.counts[entry] != ALL:
            begins = picked
            for _ in range(pools.counts[entry]):
                pick = below(words, at, left)
                _insert(chosen, begins, picked, spare[pick])
                picked += 1
                left -= 1
                for place in range(pick, left):
                    spare[place] = spare[place + 1]
        else:
            for place in range(left):
                chosen[picked] = spare[place]
                picked += 1
        for place in range(picked - _size(pools, entry, left), picked):
            cells[chosen[place]] |= pools.bits[entry]
    return picked


@inlined
def _size(pools: Any, entry: int, among: int) -> int:
    """How many hexes carry an entry's feature."""
    return int(among if pools.counts[entry] == ALL else pools.counts[entry])


@inlined
def _insert(chosen: Any, begins: int, ends: int, spot: int) -> None:
    """A hex takes its place in the sorted part of the list."""
    place = ends
    while place > begins and chosen[place - 1] > spot:
        chosen[place] = chosen[place - 1]
        place -= 1
    chosen[place] = spot


@inlined
def _alone(pools: Any, cells: Any) -> bool:
    """True when no two hexes of a feature that must lie apart are neighbours."""
    for entry in range(pools.ground.shape[0]):
        if not pools.alone[entry]:
            continue
        apart, bit = 0, pools.bits[entry]
        for other in range(pools.ground.shape[0]):
            if pools.alone[other] and pools.bits[other] == bit:
                apart |= 1 << pools.ground[other]
        for spot in range(pools.terrain.shape[0]):
            if not (cells[spot] & bit and apart >> (cells[spot] >> TERRAIN_SHIFT & TERRAIN) & 1):
                continue
            for place in range(pools.near_ends[spot], pools.near_ends[spot + 1]):
                cell = cells[pools.near[place]]
                if cell & bit and apart >> (cell >> TERRAIN_SHIFT & TERRAIN) & 1:
                    return False
    return True


@inlined
def _deal_rest(pools: Any, words: Any, at: Any, terrain: Any, numbers: Any, spare: Any) -> None:
    """As generate/tokens.deal_other_tokens."""
    for region in range(pools.rest_ends.shape[0] - 1):
        left = 0
        for place in range(pools.taking_ends[region], pools.taking_ends[region + 1]):
            spot = pools.taking[place]
            if not numbers[spot] and not pools.tokenless[terrain[spot]]:
                spare[left] = spot
                left += 1
        first, last = pools.rest_ends[region], pools.rest_ends[region + 1]
        _scatter(words, at, pools.rest, first, last, spare, left, numbers)


@inlined
def _ranked(pools: Any, terrain: Any, numbers: Any, cells: Any, spare: Any) -> bool:
    """True when every feature lies on hexes as likely as the one at its rank."""
    for entry in range(pools.ground.shape[0]):
        rank = pools.ranks[entry]
        if not rank:
            continue
        size = 0
        for spot in range(terrain.shape[0]):
            if terrain[spot] == pools.ground[entry]:
                chances = pools.chances[numbers[spot]]
                _insert(spare, 0, size, -chances if pools.highest[entry] else chances)
                size += 1
        for spot in range(terrain.shape[0]):
            carries = terrain[spot] == pools.ground[entry] and cells[spot] & pools.bits[entry]
            # In this order: without a hex at the rank there is none to look at.
            if carries and (size < rank or pools.chances[numbers[spot]] != abs(spare[rank - 1])):
                return False
    return True


@inlined
def _give_values(pools: Any, words: Any, at: Any, room: Any) -> bool:
    """Features have values, drawn as by generate/uniform; False when those are not allowed."""
    numbers, cells, chosen, spare = room.numbers, room.cells, room.chosen, room.spare
    orders = room.values
    begins = 0
    for entry in range(pools.ground.shape[0]):
        among = 0
        for spot in range(numbers.shape[0]):
            if cells[spot] >> TERRAIN_SHIFT & TERRAIN == pools.ground[entry]:
                among += 1
        size = _size(pools, entry, among)
        first = pools.values_ends[entry]
        values = pools.values_ends[entry + 1] - first
        if values:
            for place in range(values):
                spare[place] = pools.values[first + place]
            left = values
            for place in range(size):
                pick = below(words, at, left)
                orders[place] = spare[pick]
                left -= 1
                for other in range(pick, left):
                    spare[other] = spare[other + 1]
            if pools.free[entry] and not _fewest(pools, entry, begins, size, room):
                return False
            if not _values_apart(pools, begins, size, room):
                return False
            for place in range(size):
                cells[chosen[begins + place]] |= orders[place]
        begins += size
    return True


@inlined
def _fewest(pools: Any, entry: int, begins: int, size: int, room: Any) -> bool:
    """True when no other way to give out the values has fewer that a neighbour carries, too."""
    numbers, chosen, spare, orders = room.numbers, room.chosen, room.spare, room.values
    first = pools.values_ends[entry]
    values = pools.values_ends[entry + 1] - first
    ways, found = 1, 0
    for place in range(size):
        ways *= values - place
        found += _carried(pools, numbers, chosen[begins + place], orders[place])
    for way in range(ways):
        for place in range(values):
            spare[place] = pools.values[first + place]
        rest, left, count = way, values, 0
        for place in range(size):
            pick = rest % left
            rest //= left
            count += _carried(pools, numbers, chosen[begins + place], spare[pick])
            left -= 1
            spare[pick] = spare[left]
        if count < found:
            return False
    return True


@inlined
def _carried(pools: Any, numbers: Any, spot: int, value: int) -> int:
    """1 when a neighbour of a hex carries the number."""
    for place in range(pools.near_ends[spot], pools.near_ends[spot + 1]):
        if numbers[pools.near[place]] == value:
            return 1
    return 0


@inlined
def _values_apart(pools: Any, begins: int, size: int, room: Any) -> bool:
    """As generate/features, for one entry's values and the tokens."""
    numbers, chosen, spare, orders = room.numbers, room.chosen, room.spare, room.values
    concerned = False
    for place in range(size):
        if pools.apart[orders[place]]:
            concerned = True
    if not concerned:
        return True
    for place in range(size):
        spare[place] = numbers[chosen[begins + place]]
        numbers[chosen[begins + place]] = orders[place]
    apart = _lie_apart(pools, numbers)
    for place in range(size):
        numbers[chosen[begins + place]] = spare[place]
    return apart


@inlined
def deal_harbours(kinds: Any, shuffle: bool, words: Any, at: Any, cells: Any, first: int) -> None:
    """As generate/board.deal_harbours; their cells follow those of the hexes."""
    count = kinds.shape[0]
    for place in range(count):
        cells[first + place] = kinds[place]
    if shuffle:
        for place in range(count - 1, 0, -1):
            pick = below(words, at, place + 1)
            kind = cells[first + place]
            cells[first + place] = cells[first + pick]
            cells[first + pick] = kind
