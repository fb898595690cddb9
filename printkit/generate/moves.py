"""Small changes of a board that keep its pools: two things change places.

Each change is as likely as the one that takes it back, so a walk of such changes that refuses
illegal boards comes to every legal board it can reach equally often (generate/walk).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from printkit.generate.board import Random
from printkit.generate.table import Table
from printkit.rules.demands import Ban, Clash, Demand
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_SHIFT, TERRAINS, Cells
from printkit.rules.groups import Groups
from printkit.rules.kind import demands_of
from printkit.rules.meeting import Meeting
from printkit.rules.sums import Band

TILES, TOKENS, HEXES, TRADES, VALUES = range(5)
"""What changes places: two tiles, two tokens, two whole hexes, two harbours, two values."""

WAYS = 3
"""In so many ways two hexes can change: tiles, tokens, or both."""

LOCAL = (Ban, Band, Clash, Groups)
"""The demands that are judged by what lies around a change."""

WIDE = (Meeting,)
"""The demands that look all over the board at each change."""

Change = tuple[tuple[int, int], ...]
"""Where cells stand, and what becomes of them."""


class Moves(msgspec.Struct, frozen=True, eq=False):
    """What can change places on the boards of a set-up, and what must be asked after.

    Attributes:
        table: The set-up's tables.
        mates: For each hex those of its region, or none.
        terrain: For each hex whether its terrain is dealt.
        numbers: For each hex whether its token is dealt.
        bare: For each terrain, by its place, whether it takes no token.
        slots: The harbour places that are dealt; empty where harbours lie still.
        movable: The hexes on which something is dealt, and those places.
        valued: The entries whose values may be given out in several ways.
        demands: What may be broken by each kind of move.
    """

    table: Table
    mates: tuple[tuple[int, ...], ...]
    terrain: tuple[bool, ...]
    numbers: tuple[bool, ...]
    bare: tuple[bool, ...]
    slots: tuple[int, ...]
    movable: tuple[int, ...]
    valued: tuple[int, ...]
    demands: tuple[tuple[Demand, ...], ...]

    def proposed(self, cells: Cells, random: Random, spot: int | None = None) -> tuple[int, Change]:
        """A kind of move and the change that it makes; an empty change when it makes none.

        Args:
            cells: The board.
            random: The source of chance.
            spot: A cell that is to change, where that is known.
        """
        movable = len(self.movable)
        if spot is None:
            pick = int(random() * (WAYS * (movable + len(self.valued))))
            pick, kind = pick // WAYS, pick % WAYS
            if pick >= movable:
                return VALUES, self._revalued(cells, random, self.valued[pick - movable])
            spot = self.movable[pick]
        else:
            kind = int(random() * WAYS)
        if spot >= len(self.mates):
            other = self.slots[int(random() * len(self.slots))]
            return TRADES, _exchange(cells, spot, other)
        mates = self.mates[spot]
        other = mates[int(random() * len(mates))]
        return kind, self._moved(cells, kind, spot, other)

    def _moved(self, cells: Cells, kind: int, first: int, second: int) -> Change:
        one, two = cells[first], cells[second]
        if one == two:
            return ()
        terrain = self.terrain[first] and self.terrain[second]
        numbers = self.numbers[first] and self.numbers[second]
        if kind == HEXES:
            return ((first, two), (second, one)) if terrain and numbers else ()
        if self.bare[one >> TERRAIN_SHIFT & TERRAIN] or self.bare[two >> TERRAIN_SHIFT & TERRAIN]:
            return ()
        if not (terrain if kind == TILES else numbers):
            return ()
        # Exchanging tokens is exchanging all, but for what the tiles are.
        mixed = (one & ~ROLL | two & ROLL, two & ~ROLL | one & ROLL)
        new = mixed if kind == TOKENS else (mixed[1], mixed[0])
        return () if new == (one, two) else ((first, new[0]), (second, new[1]))

    def _revalued(self, cells: Cells, random: Random, place: int) -> Change:
        entry = self.table.entries[place].deal
        bit = self.table.grid.bit(entry.feature)
        terrain = TERRAINS.index(entry.terrain)
        spots = [
            spot
            for spot in range(len(self.mates))
            if cells[spot] & bit and cells[spot] >> TERRAIN_SHIFT & TERRAIN == terrain
        ]
        spot = spots[int(random() * len(spots))]
        value = entry.values[int(random() * len(entry.values))]
        old = cells[spot] & ROLL
        if value == old:
            return ()
        bearer = [other for other in spots if cells[other] & ROLL == value]
        return (
            (spot, cells[spot] & ~ROLL | value),
            *((other, cells[other] & ~ROLL | old) for other in bearer),
        )


def _exchange(cells: Cells, first: int, second: int) -> Change:
    one, two = cells[first], cells[second]
    return () if one == two else ((first, two), (second, one))


@lru_cache(maxsize=64)
def moves_of(table: Table, *, harbours: bool) -> Moves:
    """The moves of a set-up's boards; harbours move when they are shuffled and matter."""
    deal, hexes = table.setup.deal, len(table.near)
    mates: list[tuple[int, ...]] = [()] * hexes
    for region in deal.regions:
        mine = tuple(
            table.grid.index[spot]
            for spot in region.hexes
            if spot not in deal.fixed_terrain or spot not in deal.fixed_numbers
        )
        for place in mine:
            mates[place] = mine
    dealt = [place for region in table.regions for place in region.terrain_spots]
    # Where no hex has a token, whole hexes are exchanged as if their tokens could be.
    tokens = [
        place
        for region in table.regions
        for place in (region.terrain_spots if region.tokenless else region.token_spots)
    ]
    named = [
        (entry.kind.reads, demand)
        for entry in table.bound
        for demand in demands_of(entry.kind, table.grid) or ()
    ]
    # What must look at the whole board is asked last: most steps break something sooner seen.
    named.sort(key=lambda one: not isinstance(one[1], LOCAL))
    moving = harbours and any("trades" in reads for reads, _ in named)
    slots = [table.grid.slot(place) for place in range(len(deal.harbour_places)) if moving]
    spots = [spot for spot in range(hexes) if mates[spot]]
    return Moves(
        table=table,
        mates=tuple(mates),
        terrain=tuple(spot in dealt for spot in range(hexes)),
        numbers=tuple(spot in tokens for spot in range(hexes)),
        bare=tuple(kind in deal.tokenless for kind in TERRAINS),
        slots=tuple(slots),
        movable=(*spots, *slots),
        valued=tuple(
            place
            for place, entry in enumerate(table.entries)
            if len(entry.deal.values) > 1 and entry.deal.terrain in deal.tokenless
        ),
        demands=tuple(
            tuple(demand for reads, demand in named if moved & reads) for moved in _MOVED
        ),
    )


_MOVED = (
    {"terrain", "features"},
    {"numbers"},
    {"terrain", "numbers", "features"},
    {"trades"},
    {"numbers"},
)
"""What each kind of move changes, as `Kind.reads` tells it."""
