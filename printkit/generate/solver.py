"""A deal and rows of claims as a model for OR-Tools CP-SAT, the only module that knows it.

OR-Tools is an optional extra, imported when it is first needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from printkit.board.hexgrid import Hex
from printkit.board.model import Harbour, Terrain
from printkit.board.pools import terrain_hexes
from printkit.generate.table import Table
from printkit.rules.grid import TERRAIN_CODE, Cells
from printkit.rules.rows import Atom, Row

SECONDS = 20.0
"""How long one question is thought about at most."""


def available() -> bool:
    """True when OR-Tools is installed."""
    try:
        import ortools.sat.python.cp_model  # noqa: F401
    except ImportError:
        return False
    return True


class Model:
    """All boards of a deal's pools that satisfy some rows."""

    def __init__(self, table: Table, *, shuffle: bool) -> None:
        """A model of the pools alone.

        Args:
            table: The set-up's tables.
            shuffle: Whether harbours are dealt, too.
        """
        from ortools.sat.python import cp_model

        self._api = cp_model
        self._model = cp_model.CpModel()
        self._table = table
        self._terrain: dict[tuple[int, Terrain], Any] = {}
        self._token: dict[tuple[int, int], Any] = {}
        self._feature: dict[tuple[int, int], Any] = {}
        self._value: dict[tuple[int, int, int], Any] = {}
        self._harbour: dict[tuple[int, Harbour], Any] = {}
        self._claims: dict[Atom, Any] = {}
        self._deal_terrain()
        self._deal_tokens()
        self._deal_features()
        self._deal_harbours(shuffle=shuffle)

    def add(self, rows: Iterable[Row]) -> None:
        """Only boards that satisfy the rows are left."""
        for row in rows:
            total = sum(weight * self._claim(atom) for atom, weight in row.terms)
            if isinstance(total, int):
                # Nothing in it can vary.
                kept = (row.low is None or total >= row.low) and (
                    row.high is None or total <= row.high
                )
                self._model.add_bool_or([] if not kept else [True])
                continue
            if row.low is not None:
                self._model.add(total >= row.low)
            if row.high is not None:
                self._model.add(total <= row.high)

    def solved(self, seed: int = 0) -> Cells | bool | None:
        """A board, False when there is none, or None when it was not found out in time."""
        solver = self._api.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = seed
        solver.parameters.max_time_in_seconds = SECONDS
        status = solver.solve(self._model)
        if status == self._api.INFEASIBLE:
            return False
        return self._cells(solver) if status in (self._api.OPTIMAL, self._api.FEASIBLE) else None

    def _deal_terrain(self) -> None:
        deal, index = self._table.setup.deal, self._table.grid.index
        for spot, kind in deal.fixed_terrain.items():
            self._terrain[index[spot], kind] = 1
        for region in deal.regions:
            spots = [index[spot] for spot in terrain_hexes(deal, region)]
            kinds = [kind for kind, count in region.terrain.items() if count]
            self._spread(self._terrain, spots, {kind: region.terrain[kind] for kind in kinds})
            for at in spots:
                self._model.add_exactly_one(self._terrain[at, kind] for kind in kinds)

    def _deal_tokens(self) -> None:
        deal, index = self._table.setup.deal, self._table.grid.index
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
            if entry.deal.values and ground in self._table.setup.deal.tokenless:
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

    def _spread(self, onto: dict[Any, Any], spots: list[int], pool: dict[Any, int]) -> None:
        """Each of the pool's kinds lies on so many of the spots."""
        for kind, count in pool.items():
            for at in spots:
                onto[at, kind] = self._model.new_bool_var("")
            if spots or count:
                self._model.add(sum(onto[at, kind] for at in spots) == count)

    def _bare(self, at: int) -> Any:
        """Whether a hex takes no token."""
        tokenless = self._table.setup.deal.tokenless
        return sum(self._terrain.get((at, kind), 0) for kind in tokenless)

    def _claim(self, atom: Atom) -> Any:
        """A claim as a term: a variable, a sum of some, or a number."""
        if atom not in self._claims:
            parts = [part for part in self._parts(atom) if not (isinstance(part, int) and part)]
            self._claims[atom] = self._all_of(parts)
        return self._claims[atom]

    def _all_of(self, parts: list[Any]) -> Any:
        if any(isinstance(part, int) for part in parts):
            return 0
        if len(parts) <= 1:
            return parts[0] if parts else 1
        both = self._model.new_bool_var("")
        for part in parts:
            self._model.add(both <= part)
        self._model.add(both >= sum(parts) - (len(parts) - 1))
        return both

    def _parts(self, atom: Atom) -> Iterable[Any]:
        at = atom.at
        if atom.terrain is not None:
            yield self._terrain.get((at, atom.terrain), 0)
        if atom.feature:
            yield self._carries(at, atom.feature)
        if atom.harbour is not None:
            yield self._harbour.get((at, atom.harbour), 0)
        if atom.roll == 0:
            yield 1 - sum(self._roll(at, number) for number in range(2, 13))
        elif atom.roll is not None:
            yield self._roll(at, atom.roll)

    def _roll(self, at: int, number: int) -> Any:
        values = (
            self._value.get((at, place, number), 0) for place in range(len(self._table.entries))
        )
        return self._token.get((at, number), 0) + sum(values)

    def _carries(self, at: int, feature: str) -> Any:
        deal = self._table.setup.deal
        fixed = deal.fixed_features.get(feature, ())
        if any(isinstance(place.at, Hex) and place.at == deal.frame[at] for place in fixed):
            return 1
        entries = enumerate(self._table.entries)
        return sum(
            self._feature.get((at, place), 0)
            for place, entry in entries
            if entry.deal.feature == feature
        )

    def _cells(self, solver: Any) -> Cells:
        """The board of a solution."""
        grid = self._table.grid
        cells = [0] * (len(grid.near) + len(grid.deal.harbour_places))
        for (at, kind), held in self._terrain.items():
            cells[at] |= TERRAIN_CODE[kind] * solver.value(held)
        for (at, number), held in self._token.items():
            cells[at] |= number * solver.value(held)
        for (at, place), held in self._feature.items():
            cells[at] |= grid.bit(self._table.entries[place].deal.feature) * solver.value(held)
        for (at, _, value), held in self._value.items():
            cells[at] |= value * solver.value(held)
        for (slot, trade), held in self._harbour.items():
            cells[slot] += grid.trade(trade) * solver.value(held)
        return cells
