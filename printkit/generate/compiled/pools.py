"""A set-up's tables (generate/table) as arrays, for the compiled dealer of whole boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from math import perm
from typing import Any, NamedTuple

import numpy as np

from printkit.board.model import Terrain
from printkit.generate.apart import apart_sets
from printkit.generate.board import empty
from printkit.generate.cells import cells_of_board
from printkit.generate.compiled.forms import lists
from printkit.generate.table import CHANCES, EntryTable, RegionTable, Table
from printkit.rules.grid import FEATURE_SHIFT, TERRAINS

BARE = -1
"""Terrain that is not yet dealt."""

ALL = -1
"""The count of a feature that lies on every hex of its terrain."""

MARKS = -1 << FEATURE_SHIFT
"""The bits of a cell that tell of features."""

MOST_ORDERS = 720
"""So many ways to give out a feature's values are looked through at most."""


class Pools(NamedTuple):
    """A set-up as arrays; lists stand one after the other with their ends.

    Attributes:
        terrain: For each hex its fixed terrain, or `BARE`.
        numbers: For each hex its fixed token, or 0.
        marks: For each hex the bits of features that are not dealt.
        chances: Those of each number.
        tokenless: For each terrain whether it takes no token.
        near_ends: Where each hex's neighbours end.
        near: Those neighbours.
        apart: For each number those that may not lie beside it, as a mask.
        groups: How many groups of numbers must lie apart.
        sets_counts: For each region how many sets of hexes there are for the tokens that must lie
            apart; nothing where there are no lists of them.
        sets_ends: Where the hexes of all its sets end.
        sets: Those hexes, set by set.
        spots_ends: Where each region's dealt hexes end.
        spots: Those hexes.
        bare_ends: Where each region's terrain without tokens ends.
        bare: That terrain.
        other_ends: Where the rest of its terrain ends.
        other: That terrain.
        taking_ends: Where the hexes for its tokens end.
        taking: Those hexes.
        first_ends: Where the tokens that are dealt first end.
        first: Those tokens.
        rest_ends: Where the rest of them ends.
        rest: Those tokens.
        ground: For each feature's entry its terrain.
        counts: How many hexes carry it, or `ALL`.
        bits: Its bit in a cell.
        alone: Whether its hexes lie apart from all of the same bit.
        free: Whether its values differ from the neighbours' where they can.
        ranks: The rank that its hexes have; 0 for any.
        highest: Whether that is counted from the likeliest.
        values_ends: Where its values end.
        values: Those values.
        harbours: The harbours' cells, in the order of the pool or as printed.
        shuffle: Whether they are shuffled.
    """

    terrain: Any
    numbers: Any
    marks: Any
    chances: Any
    tokenless: Any
    near_ends: Any
    near: Any
    apart: Any
    groups: int
    sets_counts: Any
    sets_ends: Any
    sets: Any
    spots_ends: Any
    spots: Any
    bare_ends: Any
    bare: Any
    other_ends: Any
    other: Any
    taking_ends: Any
    taking: Any
    first_ends: Any
    first: Any
    rest_ends: Any
    rest: Any
    ground: Any
    counts: Any
    bits: Any
    alone: Any
    free: Any
    ranks: Any
    highest: Any
    values_ends: Any
    values: Any
    harbours: Any
    shuffle: bool


def pools_of(table: Table, *, shuffle: bool) -> Pools | None:
    """A set-up as arrays; None when its features are of a sort that no array here tells."""
    entries, sets = table.entries, apart_sets(table)
    lain = {(entry.deal.feature, entry.deal.terrain) for entry in entries}
    if len(lain) < len(entries) or any(_orders(entry) > MOST_ORDERS for entry in entries):
        return None
    kinds = [_place(kind) for kind in table.terrain]
    apart = [
        sum(1 << other for group in table.apart if number in group for other in group)
        for number in range(16)
    ]
    return Pools(
        np.array(kinds, np.int64),
        np.array(table.numbers, np.int64),
        np.array([cell & MARKS for cell in cells_of_board(table, empty(table))], np.int64),
        np.array(CHANCES, np.int64),
        np.array([kind in table.setup.deal.tokenless for kind in TERRAINS]),
        *lists(table.near),
        np.array(apart, np.int64),
        len(table.apart),
        np.array([len(some) for some in sets], np.int64),
        *lists([chain.from_iterable(some) for some in sets]),
        *_by_region(table, lambda region: region.terrain_spots),
        *_by_region(table, lambda region: map(_place, region.bare_terrain)),
        *_by_region(table, lambda region: map(_place, region.other_terrain)),
        *_by_region(table, lambda region: region.token_spots),
        *_by_region(table, lambda region: region.first_tokens),
        *_by_region(table, lambda region: region.other_tokens),
        np.array([TERRAINS.index(entry.deal.terrain) for entry in entries], np.int64),
        np.array([_count(entry) for entry in entries], np.int64),
        np.array([table.grid.bit(entry.deal.feature) for entry in entries], np.int64),
        np.array([bool(entry.apart) for entry in entries], np.bool_),
        np.array([bool(entry.free) for entry in entries], np.bool_),
        np.array([entry.rank for entry in entries], np.int64),
        np.array([entry.from_highest for entry in entries], np.bool_),
        *lists([entry.deal.values for entry in entries]),
        harbour_cells(table, shuffle=shuffle),
        shuffle,
    )


def harbour_cells(table: Table, *, shuffle: bool) -> Any:
    """The harbours' cells in the order of the pool, or as they are printed."""
    setup = table.setup
    pool = [kind for kind, count in setup.deal.harbours.items() for _ in range(count)]
    kinds = pool if shuffle else setup.fixed_harbours
    return np.array([table.grid.trade(kind) for kind in kinds], np.int64)


def _by_region(table: Table, part: Callable[[RegionTable], Iterable[int]]) -> tuple[Any, Any]:
    return lists([part(region) for region in table.regions])


def _place(kind: Terrain | None) -> int:
    return BARE if kind is None else TERRAINS.index(kind)


def _count(entry: EntryTable) -> int:
    return ALL if entry.deal.count is None else entry.deal.count


def _orders(entry: EntryTable) -> int:
    """In how many ways an entry's values can be given out, at most."""
    values = len(entry.deal.values)
    return perm(values, values if entry.deal.count is None else entry.deal.count)
