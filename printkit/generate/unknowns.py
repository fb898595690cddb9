"""What is dealt where, as the variables of a solver's model: the deal's pools and nothing else.

A hex has a variable for each terrain and one for each token that it may get; where a constraint
speaks of both at once, one for each pair, with how many hexes of a region are such a pair. So
what is told of whole regions becomes a small sum of those counts. generate/solver adds what
constraints ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from printkit.board.hexgrid import Hex
from printkit.board.model import ROLLS, Harbour, Region, Terrain
from printkit.board.pools import terrain_hexes
from printkit.generate.table import Table
from printkit.rules.grid import TERRAIN_CODE, Cells
from printkit.rules.rows import Atom

Term = Any
"""A variable, a sum of some, or a number."""


class Unknowns:
    """The variables of a model whose solutions are the boards of a deal's pools."""

    def __init__(self, model: Any, table: Table, *, shuffle: bool) -> None:
        """The variables, bound to the pools.

        Args:
            model: The solver's model.
            table: The set-up's tables.
            shuffle: Whether harbours are dealt, too.
        """
        self._model = model
        self._table = table
        self._deal = table.setup.deal
        self._terrain: dict[tuple[int, Terrain], Term] = {}
        self._token: dict[tuple[int, int], Term] = {}
        self._pair: dict[tuple[int, Terrain, int], Term] = {}
        self._count: dict[tuple[str, Terrain, int], Term] = {}
        self._feature: dict[tuple[int, int], Term] = {}
        self._value: dict[tuple[int, int, int], Term] = {}
        self._harbour: dict[tuple[int, Harbour], Term] = {}
        self._claims: dict[Atom, Term] = {}
        self.regions = {region.name: self._hexes(region) for region in self._deal.regions}
        self._deal_terrain()
        self._deal_tokens()
        self._deal_features()
        self._deal_harbours(shuffle=shuffle)

    def claim(self, atom: Atom) -> Term:
        """What a claim is worth: 1 on boards of which it is true, else 0."""
        if atom not in self._claims:
            self._claims[atom] = self._told(atom)
        return self._claims[atom]

    def total(self, region: str, terrain: Terrain | None, roll: int | None) -> Term:
        """On how many hexes of a region such a claim holds."""
        spots = self.regions[region]
        if terrain is None or roll is None:
            return sum(self.claim(Atom(at, terrain=terrain, roll=roll)) for at in spots)
        values = sum(self._valued(at, terrain, roll) for at in spots)
        self._pair_up()
        return self._count.get((region, terrain, roll), 0) + values

    def token(self, at: int, number: int | None) -> Term:
        """Whether a hex has a token of the number, or none."""
        if number is not None:
            return self._token.get((at, number), 0)
        return 1 - sum(self._token.get((at, roll), 0) for roll in ROLLS)

    def cells(self, value: Callable[[Term], int]) -> Cells:
        """The board of a solution, which tells the value of each variable."""
        grid = self._table.grid
        cells = [0] * (len(grid.near) + len(grid.deal.harbour_places))
        for (at, kind), held in self._terrain.items():
            cells[at] |= TERRAIN_CODE[kind] * value(held)
        for (at, number), held in self._token.items():
            cells[at] |= number * value(held)
        for (at, place), held in self._feature.items():
            cells[at] |= grid.bit(self._table.entries[place].deal.feature) * value(held)
        for (at, _, number), held in self._value.items():
            cells[at] |= number * value(held)
        for (slot, trade), held in self._harbour.items():
            cells[slot] += grid.trade(trade) * value(held)
        return cells

    def _hexes(self, region: Region) -> tuple[int, ...]:
        return tuple(self._table.grid.index[spot] for spot in region.hexes)

    def _deal_terrain(self) -> None:
        deal, index = self._deal, self._table.grid.index
        for spot, kind in deal.fixed_terrain.items():
            self._terrain[index[spot], kind] = 1
        for region in deal.regions:
            spots = [index[spot] for spot in terrain_hexes(deal, region)]
            kinds = [kind for kind, count in region.terrain.items() if count]
            self._spread(self._terrain, spots, {kind: region.terrain[kind] for kind in kinds})
            for at in spots:
                self._model.add_exactly_one(self._terrain[at, kind] for kind in kinds)

    def _deal_tokens(self) -> None:
        deal, index = self._deal, self._table.grid.index
        for spot, number in deal.fixed_numbers.items():
            self._token[index[spot], number] = 1
            self._model.add(self._bare(index[spot]) == 0)
        for region in deal.regions:
            if region.tokenless:
                continue
            spots = [
                index[spot]
                for spot in region.hexes
                if spot not in deal.fixed_numbers
                and deal.fixed_terrain.get(spot) not in deal.tokenless
            ]
            pool = {number: count for number, count in region.numbers.items() if count}
            self._spread(self._token, spots, pool)
            for at in spots:
                self._model.add(sum(self._token[at, n] for n in pool) + self._bare(at) == 1)

    def _deal_features(self) -> None:
        for place, entry in enumerate(self._table.entries):
            ground = entry.deal.terrain
            spots = [at for at in range(len(self._table.near)) if (at, ground) in self._terrain]
            for at in spots:
                if entry.deal.count is None:
                    self._feature[at, place] = self._terrain[at, ground]
                    continue
                here = self._feature[at, place] = self._model.new_bool_var("")
                self._model.add(here <= self._terrain[at, ground])
            if entry.deal.count is not None:
                total = sum(self._feature[at, place] for at in spots)
                self._model.add(total == entry.deal.count)
            if entry.deal.values and ground in self._deal.tokenless:
                self._deal_values(place, spots, entry.deal.values)

    def _deal_values(self, place: int, spots: list[int], values: tuple[int, ...]) -> None:
        for at in spots:
            for value in values:
                self._value[at, place, value] = self._model.new_bool_var("")
            told = sum(self._value[at, place, value] for value in values)
            self._model.add(told == self._feature[at, place])
        for value in values:
            self._model.add_at_most_one(self._value[at, place, value] for at in spots)

    def _deal_harbours(self, *, shuffle: bool) -> None:
        setup, grid = self._table.setup, self._table.grid
        slots = [grid.slot(place) for place in range(len(setup.deal.harbour_places))]
        if not shuffle:
            for slot, kind in zip(slots, setup.fixed_harbours, strict=True):
                self._harbour[slot, kind] = 1
            return
        pool = {kind: count for kind, count in setup.deal.harbours.items() if count}
        self._spread(self._harbour, slots, pool)
        for slot in slots:
            self._model.add_exactly_one(self._harbour[slot, kind] for kind in pool)

    def _spread(self, onto: dict[Any, Any], spots: list[int], pool: Mapping[Any, int]) -> None:
        """Each of the pool's kinds lies on so many of the spots."""
        for kind, count in pool.items():
            for at in spots:
                onto[at, kind] = self._model.new_bool_var("")
            if spots or count:
                self._model.add(sum(onto[at, kind] for at in spots) == count)

    def _pair_up(self) -> None:
        """A variable for each terrain with each number on each hex, and how many there are."""
        if self._pair:
            return
        kinds: dict[int, list[Terrain]] = {}
        for at, kind in self._terrain:
            if kind not in self._deal.tokenless:
                kinds.setdefault(at, []).append(kind)
        numbers: dict[int, list[int]] = {}
        for at, number in self._token:
            numbers.setdefault(at, []).append(number)
        for at in numbers.keys() & kinds.keys():
            for kind in kinds[at]:
                for number in numbers[at]:
                    self._pair[at, kind, number] = self._both(
                        self._terrain[at, kind], self._token[at, number]
                    )
            for kind in kinds[at]:
                whole = [self._pair[at, kind, number] for number in numbers[at]]
                self._model.add(sum(whole) == self._terrain[at, kind])
            for number in numbers[at]:
                whole = [self._pair[at, kind, number] for kind in kinds[at]]
                self._model.add(sum(whole) == self._token[at, number])
        for region in self._deal.regions:
            self._count_pairs(region)

    def _bare(self, at: int) -> Term:
        """Whether a hex's terrain takes no token."""
        return sum(self._terrain.get((at, kind), 0) for kind in self._deal.tokenless)

    def _both(self, one: Term, two: Term) -> Term:
        if isinstance(one, int):
            return two
        if isinstance(two, int):
            return one
        return self._model.new_bool_var("")

    def _count_pairs(self, region: Region) -> None:
        """How often each terrain has each number: rows and columns add up to the pools."""
        spots = self.regions[region.name]
        found: dict[tuple[Terrain, int], list[Term]] = {}
        for at in spots:
            for kind in Terrain:
                for number in ROLLS:
                    if (at, kind, number) in self._pair:
                        found.setdefault((kind, number), []).append(self._pair[at, kind, number])
        by_kind: dict[Terrain, list[Term]] = {}
        by_number: dict[int, list[Term]] = {}
        for (kind, number), pairs in found.items():
            count = self._model.new_int_var(0, len(pairs), "")
            self._model.add(sum(pairs) == count)
            self._count[region.name, kind, number] = count
            by_kind.setdefault(kind, []).append(count)
            by_number.setdefault(number, []).append(count)
        deal = self._deal
        fixed = [deal.fixed_terrain[spot] for spot in region.hexes if spot in deal.fixed_terrain]
        laid = [deal.fixed_numbers[spot] for spot in region.hexes if spot in deal.fixed_numbers]
        for kind, counts in by_kind.items():
            self._model.add(sum(counts) == region.terrain.get(kind, 0) + fixed.count(kind))
        for number, counts in by_number.items():
            self._model.add(sum(counts) == region.numbers.get(number, 0) + laid.count(number))

    def _told(self, atom: Atom) -> Term:
        at, terrain, roll = atom.at, atom.terrain, atom.roll
        if atom.harbour is not None:
            return self._harbour.get((at, atom.harbour), 0)
        parts: list[Term] = []
        if roll == 0:
            parts.append(1 - sum(self.claim(Atom(at, roll=number)) for number in ROLLS))
            roll = None
        if terrain is not None and roll is not None:
            self._pair_up()
            pair = self._pair.get((at, terrain, roll), 0)
            parts.append(pair + self._valued(at, terrain, roll))
        elif terrain is not None:
            parts.append(self._terrain.get((at, terrain), 0))
        elif roll is not None:
            parts.append(self._token.get((at, roll), 0) + self._valued(at, None, roll))
        if atom.feature:
            parts.append(self._carries(at, atom.feature))
        return self._all_of(parts)

    def _all_of(self, parts: Iterable[Term]) -> Term:
        left = [part for part in parts if not (isinstance(part, int) and part)]
        if any(isinstance(part, int) for part in left):
            return 0
        if len(left) <= 1:
            return left[0] if left else 1
        both = self._model.new_bool_var("")
        for part in left:
            self._model.add(both <= part)
        self._model.add(both >= sum(left) - (len(left) - 1))
        return both

    def _valued(self, at: int, terrain: Terrain | None, number: int) -> Term:
        """Whether a feature brings a number to a hex."""
        return sum(
            self._value.get((at, place, number), 0)
            for place, entry in enumerate(self._table.entries)
            if terrain is None or entry.deal.terrain is terrain
        )

    def _carries(self, at: int, feature: str) -> Term:
        fixed = self._deal.fixed_features.get(feature, ())
        if any(isinstance(place.at, Hex) and place.at == self._deal.frame[at] for place in fixed):
            return 1
        entries = enumerate(self._table.entries)
        return sum(
            self._feature.get((at, place), 0)
            for place, entry in entries
            if entry.deal.feature == feature
        )
