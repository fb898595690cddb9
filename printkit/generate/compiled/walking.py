"""Walks of small changes, as generate/walk and generate/moves make them, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from printkit.generate import kept
from printkit.generate.compiled.cache import compiled, inlined
from printkit.generate.compiled.demands import broken_at, cost_at
from printkit.generate.compiled.forms import Asks, lists
from printkit.generate.compiled.pools import harbour_cells
from printkit.generate.compiled.rejecting import SPARE, deal_harbours
from printkit.generate.compiled.twister import LANES, WORDS, begin, below
from printkit.generate.moves import HEXES, TILES, TOKENS, TRADES, VALUES, WAYS, Moves
from printkit.generate.walk import ENDLESS, STEEP, STEEPEST
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_SHIFT, TERRAINS


class Paths(NamedTuple):
    """What can change places on a set-up's boards, as arrays; see generate/moves.

    Attributes:
        hexes: How many hexes the board has.
        movable: The cells that can change.
        region: For each hex the list of its mates.
        mates_ends: Where those lists end.
        mates: The hexes with which one can change places.
        terrain: For each hex whether its terrain is dealt.
        numbers: For each hex whether its token is dealt.
        bare: For each terrain whether it takes no token.
        slots: The harbour places that are dealt.
        ground: The terrain of each entry whose values may be given out in several ways.
        bits: Its feature's bit.
        values_ends: Where its values end.
        values: Those values.
        harbours: The harbours' cells in the order of the pool, or as printed.
        shuffle: Whether harbours that no constraint concerns are shuffled in the end.
    """

    hexes: int
    movable: Any
    region: Any
    mates_ends: Any
    mates: Any
    terrain: Any
    numbers: Any
    bare: Any
    slots: Any
    ground: Any
    bits: Any
    values_ends: Any
    values: Any
    harbours: Any
    shuffle: bool


class Asked(NamedTuple):
    """What is asked after steps: whether they break anything, and what each demand costs."""

    joined: Asks
    each: Asks


class Pace(NamedTuple):
    """How walks go, as generate/mixing measured it.

    Attributes:
        entry: From a legal board one in so many steps onto illegal ones is considered.
        steps: So many steps end on legal boards.
        starts: The boards at which walks begin.
    """

    entry: int
    steps: int
    starts: Any


def paths_of(moves: Moves, *, shuffle: bool) -> Paths:
    """Moves as arrays."""
    table = moves.table
    regions = list(dict.fromkeys(moves.mates))
    valued = [table.entries[place].deal for place in moves.valued]
    return Paths(
        len(moves.mates),
        np.array(moves.movable, np.int64),
        np.array([regions.index(mates) for mates in moves.mates], np.int64),
        *lists(regions),
        np.array(moves.terrain, np.bool_),
        np.array(moves.numbers, np.bool_),
        np.array(moves.bare, np.bool_),
        np.array(moves.slots, np.int64),
        np.array([TERRAINS.index(deal.terrain) for deal in valued], np.int64),
        np.array([table.grid.bit(deal.feature) for deal in valued], np.int64),
        *lists([deal.values for deal in valued]),
        harbour_cells(table, shuffle=shuffle),
        shuffle,
    )


def pace_as_arrays(found: kept.Pace) -> Pace:
    """A pace with its starts as an array."""
    return Pace(found.entry, found.steps, np.array(found.starts, np.int64))


class Room(NamedTuple):
    """Where a walk is made.

    Attributes:
        cells: The board.
        spare: For lists of any sort.
        spots: The cells that a step has changed.
        old: What they were before.
        new: What they become.
    """

    cells: Any
    spare: Any
    spots: Any
    old: Any
    new: Any


def room_for(width: int) -> Room:
    """Room for boards of so many cells."""
    cells, spots, old, new = np.empty((4, width), np.int64)
    return Room(cells, np.empty(2 * width + SPARE, np.int64), spots, old, new)


@compiled
def walk(
    paths: Any, asks: Any, pace: Any, sources: Any, ground: Any, seed: int, room: Any, rows: Any
) -> None:
    """The boards of consecutive seeds, one in each row."""
    cells, width, at = room.cells, rows.shape[1], sources.at
    for row in range(rows.shape[0]):
        lane = row % LANES
        if lane == 0:
            begin(sources, ground, seed + row)
        words, at[0] = sources.words[lane], WORDS
        start = below(words, at, pace.starts.shape[0])
        for spot in range(width):
            cells[spot] = pace.starts[start, spot]
        stroll(paths, asks, pace.entry, pace.steps, ENDLESS, words, at, room)
        if not paths.slots.shape[0]:
            deal_harbours(paths.harbours, paths.shuffle, words, at, cells, paths.hexes)
        for spot in range(width):
            rows[row, spot] = cells[spot]


@compiled
def stops(
    paths: Any, asks: Any, entry: int, steps: int, most: int, words: Any, at: Any, room: Any,
    rows: Any,
) -> int:  # fmt: skip
    """Where one walk stands after every so many steps, from the first row on; as generate/mixing.

    Returns how many steps were made in all; most + 1 when they were not enough.
    """
    cells, made = room.cells, 0
    for spot in range(rows.shape[1]):
        cells[spot] = rows[0, spot]
    for row in range(rows.shape[0]):
        took = stroll(paths, asks, entry, steps, most - made, words, at, room)
        if took > most - made:
            return most + 1
        made += took
        for spot in range(rows.shape[1]):
            rows[row, spot] = cells[spot]
    return made


@compiled
def stroll(
    paths: Any, asks: Any, entry: int, steps: int, most: int, words: Any, at: Any, room: Any
) -> int:
    """As generate/walk.walked; returns how many steps were made, most + 1 when they do not do."""
    cells, spare, spots, old = room.cells, room.spare, room.spots, room.old
    movable = paths.movable.shape[0]
    choices = WAYS * (movable + paths.ground.shape[0])
    cost, made, legal = 0, 0, 0
    while legal < steps:
        if made == most:
            return most + 1
        made += 1
        pick = below(words, at, choices)
        kind, pick = pick % WAYS, pick // WAYS
        if pick >= movable:
            kind = VALUES
            count = _revalue(paths, words, at, cells, pick - movable, spots, old, spare)
        else:
            first = paths.movable[pick]
            if first >= paths.hexes:
                kind = TRADES
                second = paths.slots[below(words, at, paths.slots.shape[0])]
                count = _exchange(cells, first, second, spots, old)
            else:
                begins = paths.mates_ends[paths.region[first]]
                mates = paths.mates_ends[paths.region[first] + 1] - begins
                second = paths.mates[begins + below(words, at, mates)]
                count = _move(paths, cells, kind, first, second, spots, old)
        if count and (cost or broken_at(asks.joined, kind, cells, spots, count, spare)):
            cost += _judged(asks, kind, words, at, room, count, entry, cost)
        if not cost:
            legal += 1
    return made


@inlined
def _judged(
    asks: Any, kind: int, words: Any, at: Any, room: Any, count: int, entry: int, cost: int
) -> int:
    """A change that was made onto or from an illegal board is kept or taken back, by chance."""
    cells, spare, spots, old, new = room.cells, room.spare, room.spots, room.old, room.new
    kept = cost > 0 or below(words, at, entry) == 0
    worse = 0
    if kept:
        worse = cost_at(asks.each, kind, cells, spots, count, spare)
        if cost:
            _put(cells, spots, old, new, count)
            worse -= cost_at(asks.each, kind, cells, spots, count, spare)
            _put(cells, spots, new, old, count)
        if worse > 0:
            kept = worse <= STEEPEST and below(words, at, STEEP**worse) == 0
    if not kept:
        for place in range(count):
            cells[spots[place]] = old[place]
        worse = 0
    return worse


@inlined
def _put(cells: Any, spots: Any, some: Any, kept: Any, count: int) -> None:
    """Some cells become others; what they were is kept."""
    for place in range(count):
        kept[place] = cells[spots[place]]
        cells[spots[place]] = some[place]


@inlined
def _move(paths: Any, cells: Any, kind: int, first: int, second: int, spots: Any, old: Any) -> int:
    """As generate/moves for two hexes; returns how many cells changed, with what they were."""
    one, two = cells[first], cells[second]
    if one == two:
        return 0
    terrain = paths.terrain[first] and paths.terrain[second]
    numbers = paths.numbers[first] and paths.numbers[second]
    if kind == HEXES:
        if not (terrain and numbers):
            return 0
        return _change(cells, first, two, second, one, spots, old)
    if paths.bare[one >> TERRAIN_SHIFT & TERRAIN] or paths.bare[two >> TERRAIN_SHIFT & TERRAIN]:
        return 0
    if not (terrain if kind == TILES else numbers):
        return 0
    # Exchanging tokens is exchanging all, but for what the tiles are.
    mixed, other = one & ~ROLL | two & ROLL, two & ~ROLL | one & ROLL
    if kind != TOKENS:
        mixed, other = other, mixed
    if mixed == one and other == two:
        return 0
    return _change(cells, first, mixed, second, other, spots, old)


@inlined
def _exchange(cells: Any, first: int, second: int, spots: Any, old: Any) -> int:
    one, two = cells[first], cells[second]
    return 0 if one == two else _change(cells, first, two, second, one, spots, old)


@inlined
def _change(cells: Any, first: int, one: int, second: int, two: int, spots: Any, old: Any) -> int:
    spots[0], old[0], spots[1], old[1] = first, cells[first], second, cells[second]
    cells[first], cells[second] = one, two
    return 2


@inlined
def _revalue(
    paths: Any, words: Any, at: Any, cells: Any, entry: int, spots: Any, old: Any, spare: Any
) -> int:
    """As generate/moves for the values of a feature."""
    carrying, bit = 0, paths.bits[entry]
    for spot in range(paths.hexes):
        cell = cells[spot]
        if cell & bit and cell >> TERRAIN_SHIFT & TERRAIN == paths.ground[entry]:
            spare[carrying] = spot
            carrying += 1
    spot = spare[below(words, at, carrying)]
    begins = paths.values_ends[entry]
    value = paths.values[begins + below(words, at, paths.values_ends[entry + 1] - begins)]
    before = cells[spot] & ROLL
    if value == before:
        return 0
    spots[0], old[0] = spot, cells[spot]
    count = 1
    for place in range(carrying):
        other = spare[place]
        if cells[other] & ROLL == value:
            spots[count], old[count] = other, cells[other]
            cells[other] = cells[other] & ~ROLL | before
            count += 1
    cells[spot] = cells[spot] & ~ROLL | value
    return count
