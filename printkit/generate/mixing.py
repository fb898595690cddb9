"""How long a walk over a set-up's boards must be before its start is forgotten: measured.

Several walks from legal boards of their own are looked at again and again at equal distances,
which are doubled until what lies where is no more alike than on any two boards. All of it
follows from the set-up, by no one's seed: so all seeds of a set-up are dealt alike. A set-up
whose walks forget too slowly is walked nevertheless, but its boards are not called uniform.
"""

from __future__ import annotations

import random as chance
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from printkit.generate.kept import Known, Pace, keep, kept, name_of
from printkit.generate.moves import LOCAL, WIDE, Moves, moves_of
from printkit.generate.starts import STARTS, starts_of
from printkit.generate.table import Table
from printkit.generate.trial import OFTEN, TRIAL, legal_are_rare
from printkit.generate.walk import ENDLESS, walked
from printkit.rules.grid import ROLL, TERRAIN_SHIFT, Cells
from printkit.waits import wait

TIMID = (256, 120_000)
"""How walks go first, and how many steps for each hex are made at most to see if that will do.

They hardly ever leave the legal boards, on which a step is judged soonest.
"""

BRAVE = (1, 600_000)
"""The same of walks that cross illegal boards wherever they can.

They are tried only where all can be judged around a change: else a step takes too long.
"""

STOPS = 32
"""So often each walk is looked at before the distance is doubled."""

LAG = 4
"""Boards so many stops apart are compared."""

ALIKE = 6
"""By so many hundredths of what lies where they may be more alike than by chance."""

ENOUGH = 12
"""A walk of so many distances, thrice those between the boards compared, is long enough."""

MOST_HEXES = 120
"""Larger boards are not measured, as nobody would wait for it; nor are those that keep a demand
which looks all over the board at each step."""

FEWEST = 8
"""Nor is anything told by walks from fewer boards: all might begin on the same island."""

UNMEASURED = 40
"""Where nothing is measured, so many steps are made for each hex."""

PATIENCE = 100_000
"""After so many steps who waits is told, and compiled code takes over where it is installed."""


Walks = list[tuple[Cells, chance.Random]]
"""Where each of several walks stands, and its source of chance."""

Looking = Callable[[Cells, chance.Random, int, int, int], tuple[list[Cells], int]]
"""The boards at which a walk stops, and how many steps it made; none when they did not do."""


@lru_cache(maxsize=64)
def known_of(table: Table, *, shuffle: bool) -> Known | None:
    """What was found out about a set-up at an earlier time; None when nothing was kept."""
    return kept(_name_of(table, shuffle=shuffle))


@lru_cache(maxsize=64)
def pace_of(table: Table, *, shuffle: bool) -> Pace:
    """How long walks on a set-up's boards are; measured once for each user, as it takes long.

    Raises:
        GenerationError: There is no legal board, or none was found.
    """
    known = known_of(table, shuffle=shuffle)
    if known:
        return known.pace
    moves = moves_of(table, harbours=shuffle)
    large = len(table.near) > MOST_HEXES
    wide = any(isinstance(demand, WIDE) for some in moves.demands for demand in some)
    starts = starts_of(table, 1 if large else FEWEST if wide else STARTS, shuffle=shuffle)
    # From a large illegal board there is hardly a way back: such walks never leave the legal ones.
    last = Pace(ENDLESS, UNMEASURED * len(moves.movable), starts, mixed=False)
    # Fewer starts may have been found by a solver, which need not be there another time.
    if len(starts) >= FEWEST:
        last = last if wide else _measured(moves, last, shuffle=shuffle)
        rare = legal_are_rare(table, shuffle=shuffle)
        keep(_name_of(table, shuffle=shuffle), Known(last, rare))
    return last


def _name_of(table: Table, *, shuffle: bool) -> str:
    by = (TIMID, BRAVE, STOPS, LAG, ALIKE, ENOUGH, MOST_HEXES, FEWEST, UNMEASURED, STARTS, TRIAL,
          OFTEN)  # fmt: skip
    return name_of(table, shuffle=shuffle, by=by)


def _measured(moves: Moves, last: Pace, *, shuffle: bool) -> Pace:
    """The pace of the first gait that mixes; of the last that came anywhere, where none does."""
    local = all(isinstance(demand, LOCAL) for some in moves.demands for demand in some)
    starts = last.starts
    for entry, budget in (TIMID, BRAVE) if local else (TIMID,):
        walks = [(start, chance.Random(which)) for which, start in enumerate(starts)]
        most = budget * len(moves.movable)
        last = _by_gait(moves, walks, entry, most, shuffle=shuffle) or last
        if last.mixed:
            break
    return last


def _by_gait(moves: Moves, walks: Walks, entry: int, budget: int, *, shuffle: bool) -> Pace | None:
    """The pace of one gait, mixed or as far as its budget went; None when that was nowhere."""
    look, made, found = _plainly(moves), 0, None
    distance = max(1, len(moves.movable) // LAG)
    while True:
        seen: list[list[Cells]] = []
        for place, (cells, source) in enumerate(walks):
            stops, took = look(cells, source, entry, distance, budget - made)
            before, made = made, made + took
            if not stops:
                return found
            walks[place] = (stops[-1], source)
            seen.append(stops)
            if before <= PATIENCE < made:
                wait("measuring")
                look = _swiftly(moves, shuffle=shuffle) or look
        starts = tuple(cells for stops in seen for cells in stops)
        found = Pace(entry, ENOUGH * distance, starts, mixed=forgotten(moves, seen))
        if found.mixed:
            return found
        distance *= 2


def forgotten(moves: Moves, seen: Sequence[Sequence[Cells]]) -> bool:
    """True when boards some stops apart are hardly more alike than any two.

    Terrain by terrain and number by number: on how many hexes both have it, against how many it
    would be if neither knew of the other. In whole numbers, so that all machines agree.
    """
    told = [[_told(moves, cells) for cells in stops] for stops in seen]
    boards, pairs = 0, 0
    counts: Counter[tuple[int, int]] = Counter()
    both: Counter[int] = Counter()
    for stops in told:
        boards += len(stops)
        for board in stops:
            counts.update(board)
        for one, two in zip(stops, stops[LAG:], strict=False):
            pairs += 1
            both.update(here[1] for here, there in zip(one, two, strict=True) if here == there)
    kinds: dict[int, list[int]] = {}
    for (_, kind), count in counts.items():
        kinds.setdefault(kind, []).append(count)
    for kind, among in kinds.items():
        above = both[kind] * boards**2 - pairs * sum(count * count for count in among)
        if 100 * above > ALIKE * pairs * sum(count * (boards - count) for count in among):
            return False
    return True


def _told(moves: Moves, cells: Cells) -> list[tuple[int, int]]:
    """Where what lies that can change places: numbers, terrain with features, trades."""
    hexes = [spot for spot in moves.movable if spot < len(moves.mates)]
    return [
        *((spot, cells[spot] & ROLL) for spot in hexes),
        *((spot, ~(cells[spot] >> TERRAIN_SHIFT)) for spot in hexes),
        *((slot, cells[slot]) for slot in moves.slots),
    ]


def _plainly(moves: Moves) -> Looking:
    """Walks in plain Python."""

    def look(
        cells: Cells, source: chance.Random, entry: int, steps: int, most: int
    ) -> tuple[list[Cells], int]:
        stops: list[Cells] = []
        made = 0
        for _ in range(STOPS):
            cells, took = walked(
                moves, cells, source.random, entry=entry, steps=steps, most=most - made
            )
            made += took
            if made > most:
                return [], most
            stops.append(cells)
        return stops, made

    return look


def _swiftly(moves: Moves, *, shuffle: bool) -> Looking | None:
    """The same walks in compiled code; None where it is not installed or does not know them."""
    # Only here, as loading it takes longer than most walks.
    from printkit.generate.compiled import deal as machine

    return machine.looking(moves, STOPS, shuffle=shuffle) if machine.available() else None
