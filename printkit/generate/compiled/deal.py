"""Rows of boards from compiled code, where it knows all that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from printkit.errors import GenerationError
from printkit.generate.cells import told_by_cells
from printkit.generate.dealing import Dealing
from printkit.generate.kept import Pace
from printkit.generate.mixing import Looking, pace_of
from printkit.generate.moves import Moves, moves_of
from printkit.generate.table import Table
from printkit.rules.grid import Cells

Fill = Callable[[int, Any], int]
"""Writes the boards from a seed on into rows; returns how many."""


@lru_cache(maxsize=1)
def available() -> bool:
    """True when the compiler is installed, and goes with what else is."""
    try:
        from printkit.generate.compiled import cache  # noqa: F401
    except (ImportError, OSError):
        # It refuses to load beside a numpy that it does not know, or without its own library.
        return False
    return True


def rows(dealing: Dealing, first: int, count: int) -> memoryview | None:
    """The boards of consecutive seeds, their cells one after the other.

    None when something is asked for that compiled code does not know, or when it finds no board:
    plain Python then deals, or says why there is none.

    Args:
        dealing: How boards are dealt.
        first: The first seed.
        count: How many.
    """
    table = dealing.table
    if dealing.method == "book" or table.judged or not told_by_cells(table):
        return None
    import numpy as np

    from printkit.generate.compiled import twister

    if first < 0 or first + count > twister.MOST:
        return None
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
    from printkit.generate.compiled import forms, pools, rejecting, twister

    asks = [
        forms.asks_of([(demand, 0) for _, demand in stage], table.grid)
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
    moves = moves_of(table, harbours=shuffle)
    try:
        return walking(moves, pace_of(table, shuffle=shuffle), shuffle=shuffle)
    except GenerationError:
        return None


def walking(moves: Moves, pace: Pace, *, shuffle: bool) -> Fill | None:
    """Walks of some pace; None when something is asked that compiled code does not know."""
    from printkit.generate.compiled import twister, walking as code

    asks = _asks(moves)
    if asks is None:
        return None
    paths, told = code.paths_of(moves, shuffle=shuffle), code.pace_as_arrays(pace)
    sources, ground = twister.sources(), twister.ground()
    room = code.room_for(moves.table.grid.count)

    def fill(first: int, cells: Any) -> int:
        code.walk(paths, asks, told, sources, ground, first, room, cells)
        return len(cells)

    return fill


def looking(moves: Moves, stops: int, *, shuffle: bool) -> Looking | None:
    """Walks that stop so often (generate/mixing); None as in `walking`."""
    import numpy as np

    from printkit.generate.compiled import twister, walking as code

    asks = _asks(moves)
    if asks is None:
        return None
    paths = code.paths_of(moves, shuffle=shuffle)
    room = code.room_for(moves.table.grid.count)
    at = twister.sources().at
    rows: Any = np.empty((stops, moves.table.grid.count), np.int64)

    def look(
        cells: Cells, source: Random, entry: int, steps: int, most: int
    ) -> tuple[list[Cells], int]:
        words = twister.words_of(source, at)
        rows[0] = cells
        made = code.stops(paths, asks, entry, steps, most, words, at, room, rows)
        twister.give_back(source, words, at)
        return (rows.tolist() if made <= most else []), min(made, most)

    return look


def _asks(moves: Moves) -> Any:
    """What is asked after moves, as arrays; None when something of it is unknown."""
    from printkit.generate.compiled import forms, walking as code

    named = {
        demand: sum(1 << kind for kind, some in enumerate(moves.demands) if demand in some)
        for some in moves.demands
        for demand in some
    }
    # Joined they are asked faster, but only each by itself do demands cost what they do.
    joined = forms.asks_of(named.items(), moves.table.grid)
    each = forms.asks_of(named.items(), moves.table.grid, joined=False)
    return None if joined is None or each is None else code.Asked(joined, each)
