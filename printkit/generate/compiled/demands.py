"""Whether a board keeps demands, and what it costs where it does not, in compiled code.

The demands are arrays, made by compiled.forms; a board is its cells.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from printkit.generate.compiled.cache import inlined
from printkit.generate.compiled.forms import BAN, BAND, CLASH, DISTINCT, GROUPS, LONELY, PAIR
from printkit.generate.compiled.wrong import wrong


@inlined
def broken(asks: Any, cells: Any, spare: Any) -> bool:
    """True when a whole board fails some demand; `spare` is room to work in."""
    for ask in range(asks.form.shape[0]):
        form = asks.form[ask]
        if form == DISTINCT:
            if _twice(asks, ask, cells, spare):
                return True
        elif form == BAND:
            for total in range(asks.totals[ask], asks.totals[ask + 1]):
                if _outside(asks, ask, total, cells):
                    return True
        elif form >= LONELY:
            if wrong(asks, ask, cells, spare):
                return True
        elif _somewhere(asks, ask, cells, spare):
            return True
    return False


@inlined
def _somewhere(asks: Any, ask: int, cells: Any, spare: Any) -> bool:
    """True when any cell clashes, is banned, or its group is too large."""
    width, form = cells.shape[0], asks.form[ask]
    row = ask * width
    if form != CLASH and (form != GROUPS or asks.high[ask] != PAIR):
        for spot in range(width):  # noqa: SIM110 (no generators in compiled code)
            if _wrong(asks, ask, cells, spot, spare):
                return True
        return False
    for spot in range(width):
        spare[spot] = asks.values[ask, cells[spot]]
    for spot in range(width):
        kind = spare[spot]
        begins, ends = asks.near_ends[row + spot], asks.near_ends[row + spot + 1]
        if form == CLASH:
            mask = asks.forbidden[ask, kind]
            if mask:
                for at in range(begins, ends):
                    if mask >> np.uint64(spare[asks.near[at]]) & np.uint64(1):
                        return True
        elif kind:
            # Of three that hang together one lies beside both others.
            like = 0
            for at in range(begins, ends):
                like += spare[asks.near[at]] == kind
            if like >= PAIR:
                return True
    return False


@inlined
def broken_at(asks: Any, kind: int, cells: Any, spots: Any, count: int, spare: Any) -> bool:
    """True when a move of some kind, which changed the first `count` of `spots`, is illegal."""
    for ask in range(asks.form.shape[0]):
        if not asks.moves[ask] >> kind & 1:
            continue
        form = asks.form[ask]
        if form == DISTINCT:
            if _twice(asks, ask, cells, spare):
                return True
        elif form >= LONELY:
            if wrong(asks, ask, cells, spare):
                return True
        elif form == BAND:
            for place in range(count):
                cell = ask * cells.shape[0] + spots[place]
                for at in range(asks.sums_ends[cell], asks.sums_ends[cell + 1]):
                    if _outside(asks, ask, asks.sums[at], cells):
                        return True
        else:
            for place in range(count):
                if _wrong(asks, ask, cells, spots[place], spare):
                    return True
    return False


@inlined
def _wrong(asks: Any, ask: int, cells: Any, spot: int, spare: Any) -> bool:
    """True when one cell clashes, is banned, or its group is too large."""
    form, kind = asks.form[ask], asks.values[ask, cells[spot]]
    row = ask * cells.shape[0]
    if form == CLASH:
        mask = asks.forbidden[ask, kind]
        if mask:
            for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
                other = asks.values[ask, cells[asks.near[at]]]
                if mask >> np.uint64(other) & np.uint64(1):
                    return True
        return False
    if form == BAN:
        return bool(kind)
    if not kind:
        return False
    if asks.high[ask] == PAIR:
        return _third(asks, ask, cells, spot, kind)
    most, size, done = asks.high[ask], 1, 0
    spare[0] = spot
    while done < size:
        one = spare[done]
        done += 1
        for at in range(asks.near_ends[row + one], asks.near_ends[row + one + 1]):
            other = asks.near[at]
            if asks.values[ask, cells[other]] != kind:
                continue
            new = True
            for place in range(size):
                if spare[place] == other:
                    new = False
            if new:
                if size == most:
                    return True
                spare[size] = other
                size += 1
    return False


@inlined
def _third(asks: Any, ask: int, cells: Any, spot: int, kind: int) -> bool:
    """True when a cell is one of three or more of a class that hang together."""
    row, like, mate = ask * cells.shape[0], 0, 0
    for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
        other = asks.near[at]
        if asks.values[ask, cells[other]] == kind:
            like += 1
            mate = other
    if like != 1:
        return bool(like)
    like = 0
    for at in range(asks.near_ends[row + mate], asks.near_ends[row + mate + 1]):
        like += asks.values[ask, cells[asks.near[at]]] == kind
    return bool(like >= PAIR)


@inlined
def _outside(asks: Any, ask: int, total: int, cells: Any) -> bool:
    """True when a sum lies outside its bounds."""
    found = _sum(asks, ask, total, cells)
    return bool(found < asks.low[ask] or found > asks.high[ask])


@inlined
def _sum(asks: Any, ask: int, total: int, cells: Any) -> int:
    found = 0
    for at in range(asks.plus_ends[total], asks.plus_ends[total + 1]):
        found += asks.values[ask, cells[asks.plus[at]]]
    for at in range(asks.minus_ends[total], asks.minus_ends[total + 1]):
        found -= asks.values[ask, cells[asks.minus[at]]]
    return found


@inlined
def _twice(asks: Any, ask: int, cells: Any, spare: Any) -> bool:
    """True when two cells are of one class."""
    size = 0
    for spot in range(cells.shape[0]):
        kind = asks.values[ask, cells[spot]]
        if kind:
            for place in range(size):
                if spare[place] == kind:
                    return True
            spare[size] = kind
            size += 1
    return False


@inlined
def cost_at(asks: Any, kind: int, cells: Any, spots: Any, count: int, spare: Any) -> int:
    """What the first `count` of `spots` cost where a move of some kind is asked after.

    As each demand's own `cost` tells it (rules/demands).
    """
    cost = 0
    for ask in range(asks.form.shape[0]):
        if not asks.moves[ask] >> kind & 1:
            continue
        form = asks.form[ask]
        if form == CLASH:
            cost += _clashes(asks, ask, cells, spots, count)
        elif form == DISTINCT:
            cost += _doubles(asks, ask, cells, spare)
        elif form == BAN:
            for place in range(count):
                cost += asks.values[ask, cells[spots[place]]]
        elif form == GROUPS:
            cost += _crowd(asks, ask, cells, spots, count, spare)
        elif form >= LONELY:
            cost += wrong(asks, ask, cells, spare)
        else:
            cost += _excesses(asks, ask, cells, spots, count)
    return cost


@inlined
def _clashes(asks: Any, ask: int, cells: Any, spots: Any, count: int) -> int:
    """How many clashes some cells are part of."""
    row, cost = ask * cells.shape[0], 0
    for place in range(count):
        spot = spots[place]
        mask = asks.forbidden[ask, asks.values[ask, cells[spot]]]
        if mask:
            for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
                other = asks.near[at]
                if mask >> np.uint64(asks.values[ask, cells[other]]) & np.uint64(1):
                    cost += not _among(spots, 0, place, other)
    return cost


@inlined
def _excesses(asks: Any, ask: int, cells: Any, spots: Any, count: int) -> int:
    """By how much the sums that some cells are part of lie outside their bounds."""
    row, cost = ask * cells.shape[0], 0
    for place in range(count):
        begins, ends = asks.sums_ends[row + spots[place]], asks.sums_ends[row + spots[place] + 1]
        for at in range(begins, ends):
            total, new = asks.sums[at], True
            for before in range(place):
                cell = row + spots[before]
                if _among(asks.sums, asks.sums_ends[cell], asks.sums_ends[cell + 1], total):
                    new = False
            if new:
                found = _sum(asks, ask, total, cells)
                cost += max(0, found - asks.high[ask]) + max(0, asks.low[ask] - found)
    return cost


@inlined
def _doubles(asks: Any, ask: int, cells: Any, spare: Any) -> int:
    """How many cells are of a class that another one has taken."""
    size, cost = 0, 0
    for spot in range(cells.shape[0]):
        kind = asks.values[ask, cells[spot]]
        if kind:
            if _among(spare, 0, size, kind):
                cost += 1
            else:
                spare[size] = kind
                size += 1
    return cost


@inlined
def _crowd(asks: Any, ask: int, cells: Any, spots: Any, count: int, spare: Any) -> int:
    """By how much the groups of some cells are too large, less what would be without them."""
    most, size, cost = asks.high[ask], 0, 0
    for place in range(count):
        spot = spots[place]
        if asks.values[ask, cells[spot]] and not _among(spare, 0, size, spot):
            ends = _group(asks, ask, cells, spot, spots, 0, spare, size)
            # Smaller groups cost nothing, with these cells and without.
            if ends - size > most:
                cost += ends - size - most
                size = ends
    ends = size
    for place in range(size):
        spot = spare[place]
        if not _among(spots, 0, count, spot) and not _among(spare, size, ends, spot):
            begins = ends
            ends = _group(asks, ask, cells, spot, spots, count, spare, begins)
            cost -= max(0, ends - begins - most)
    return cost


@inlined
def _group(
    asks: Any, ask: int, cells: Any, spot: int, without: Any, count: int, spare: Any, begins: int
) -> int:
    """A cell's group without the first `count` cells of some; returns where it ends."""
    row, kind = ask * cells.shape[0], asks.values[ask, cells[spot]]
    spare[begins] = spot
    done, ends = begins, begins + 1
    while done < ends:
        one = spare[done]
        done += 1
        for at in range(asks.near_ends[row + one], asks.near_ends[row + one + 1]):
            other = asks.near[at]
            if asks.values[ask, cells[other]] != kind or _among(without, 0, count, other):
                continue
            if not _among(spare, begins, ends, other):
                spare[ends] = other
                ends += 1
    return ends


@inlined
def _among(some: Any, first: int, last: int, one: int) -> bool:
    """True when something stands between two places of an array."""
    for place in range(first, last):  # noqa: SIM110 (no generators in compiled code)
        if some[place] == one:
            return True
    return False
