"""Rows of boards from compiled code, where it knows all that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

from printkit.errors import GenerationError
from printkit.generate.cells import told_by_cells
from printkit.generate.dealing import Dealing
from printkit.generate.moves import moves_of
from printkit.generate.table import Table

Fill = Callable[[int, Any], int]
"""Writes the boards from a seed on into rows; returns how many."""


def available() -> bool:
    """True when the compiler is installed."""
    return find_spec("numba") is not None


def rows(
    dealing: Dealing, first: int, count: int, telling: Callable[[], None] = lambda: None
) -> memoryview | None:
    """The boards of consecutive seeds, their cells one after the other.

    None when something is asked for that compiled code does not know, or when it finds no board:
    plain Python then deals, or says why there is none.

    Args:
        dealing: How boards are dealt.
        first: The first seed.
        count: How many.
        telling: Called before code is compiled that has not been kept from an earlier time.
    """
    table = dealing.table
    if dealing.method == "book" or table.judged or not told_by_cells(table):
        return None
    import numpy as np

    from printkit.generate.compiled import cache, twister

    if first < 0 or first + count > twister.MOST:
        return None
    if not cache.filled():
        telling()
    fill = _filling(
        table, walk=dealing.method == "walk", shuffle=dealing.shuffle, most=dealing.budget
    )
    if fill is None:
        return None
    cells: Any = np.empty((count, table.grid.count), np.intc)
    if fill(first, cells) < count:
        return None
    return memoryview(cells.reshape(-1))


@lru_cache(maxsize=32)
def _filling(table: Table, *, walk: bool, shuffle: bool, most: int) -> Fill | None:
    return _by_walk(table, shuffle=shuffle) if walk else _by_rejection(table, most, shuffle=shuffle)


def _by_rejection(table: Table, budget: int, *, shuffle: bool) -> Fill | None:
    from printkit.generate.compiled import demands, pools, rejecting, twister

    asks = [
        demands.asks_of([(demand, 0) for _, demand in stage], table.grid)
        for stage in table.stages.values()
    ]
    told = pools.pools_of(table, shuffle=shuffle)
    if told is None or None in asks:
        return None
    stages, sources, ground = tuple(asks), twister.sources(), twister.ground()
    room = rejecting.room_for(told, table.grid.count)
    return lambda first, cells: rejecting.reject(
        told, stages, sources, ground, first, budget, room, cells
    )


def _by_walk(table: Table, *, shuffle: bool) -> Fill | None:
    from printkit.generate.compiled import demands, twister, walking

    moves = moves_of(table, harbours=shuffle)
    named = {
        demand: sum(1 << kind for kind, some in enumerate(moves.demands) if demand in some)
        for some in moves.demands
        for demand in some
    }
    asks = demands.asks_of(named.items(), table.grid)
    if asks is None:
        return None
    try:
        paths = walking.paths_of(moves, shuffle=shuffle)
    except GenerationError:
        # Some starts may be found nevertheless, and with them some boards.
        return None
    sources, ground = twister.sources(), twister.ground()
    room = walking.room_for(table.grid.count)

    def fill(first: int, cells: Any) -> int:
        walking.walk(paths, asks, sources, ground, first, room, cells)
        return len(cells)

    return fill
