"""Boards that keep some constraints, by OR-Tools CP-SAT, which only this module knows.

OR-Tools is an optional extra, imported when it is first needed. A model is built once; every
constraint's rows stand behind a switch of their own, so that any set of them can be asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from printkit.board.model import ROLLS, Terrain, pips
from printkit.generate.spread import Spread
from printkit.generate.table import Table
from printkit.generate.unknowns import Term, Unknowns
from printkit.rules.grid import Cells
from printkit.rules.rows import Atom, Claimed, Either, Near, Optimum, Order, Row

_FAR = 1_000_000
"""Farther from what is due nothing can be."""

Alike = dict[tuple[Terrain | None, int | None, int], set[int]]
"""Where a claim counts with a weight, by its terrain, its number and the weight."""

Pips = dict[int, int]
"""How many pips hexes have, by their places in the frame."""


def available() -> bool:
    """True when OR-Tools is installed."""
    try:
        import ortools.sat.python.cp_model  # noqa: F401
    except ImportError:
        return False
    return True


def spreads(asked: Spread, seconds: float) -> Pips | None:
    """The pips of hexes that are spread so; none where they cannot be, None when time is up."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    levels = range(1, max((level for _, counts in asked.pools for level in counts), default=0) + 1)
    has: dict[tuple[int, int], Any] = {}
    for spots, counts in asked.pools:
        for level in levels:
            for at in spots:
                has[at, level] = model.new_bool_var("")
                if level > 1:
                    model.add_implication(has[at, level], has[at, level - 1])
            model.add(sum(has[at, level] for at in spots) == counts.get(level, 0))
    whole = {at: sum(has[at, level] for level in levels) for at, _ in has}
    for touching in asked.sums:
        around = tuple(at for at in touching if at in whole)
        if not around:
            continue
        model.add(sum(whole[at] for at in around) <= asked.most)
        for reached in product((0, *levels), repeat=len(around)):
            if sum(reached) == asked.most + 1:
                told = zip(around, reached, strict=True)
                model.add_bool_or([has[at, level].Not() for at, level in told if level])
    for part in asked.sectors[1:]:
        first = sum(whole[at] for at in asked.sectors[0])
        model.add(first >= sum(whole[at] for at in part))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.linearization_level = 1
    solver.parameters.symmetry_level = 0
    solver.parameters.cp_model_probing_level = 0
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return {}
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return {at: sum(solver.value(has[at, level]) for level in levels) for at in whole}
    return None


class Model:
    """All boards of a deal's pools, and rows that may be asked of them."""

    def __init__(self, table: Table, *, shuffle: bool) -> None:
        """A model of the pools alone.

        Args:
            table: The set-up's tables.
            shuffle: Whether harbours are dealt, too.
        """
        from ortools.sat.python import cp_model

        self._api = cp_model
        self._model = cp_model.CpModel()
        self._unknowns = Unknowns(self._model, table, shuffle=shuffle)
        self._switches: dict[str, Any] = {}
        self._regions = {name: set(spots) for name, spots in self._unknowns.regions.items()}

    def add(self, name: str, rows: Iterable[Claimed]) -> None:
        """The rows hold on every board that is to keep the constraint."""
        if name not in self._switches:
            self._switches[name] = self._model.new_bool_var("")
        for row in rows:
            self._require(row, [self._switches[name]])

    def solved(
        self, names: Iterable[str], seconds: float, hint: Pips | None = None
    ) -> Cells | bool | None:
        """A board that keeps the constraints; False when there is none, None when time is up.

        Args:
            names: The constraints.
            seconds: So long is it sought.
            hint: Boards whose hexes have so many pips are tried first.
        """
        asked, kept = self._model.clone(), set(names)
        for at, due in (hint or {}).items():
            for number in ROLLS:
                token = self._unknowns.token(at, number)
                if pips(number) != due and not isinstance(token, int):
                    asked.add_hint(token, 0)
        for name, switch in self._switches.items():
            asked.add(switch == int(name in kept))
        solver = self._api.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        # What whole regions and triangles of hexes can bear is linear, where no hint shows a board
        # sooner; symmetries are not worth the time that it takes to find them.
        solver.parameters.linearization_level = 1 if hint else 2
        solver.parameters.symmetry_level = 0
        solver.parameters.cp_model_probing_level = 0
        status = solver.solve(asked)
        if status == self._api.INFEASIBLE:
            return False
        if status in (self._api.OPTIMAL, self._api.FEASIBLE):
            return self._unknowns.cells(solver.value)
        return None

    def best(self, names: Iterable[str], near: Iterable[Near], seconds: float) -> Optimum | None:
        """The cheapest board that keeps the constraints, as far as is found; None for none."""
        costs: list[Any] = []
        for wish in near:
            away = self._model.new_int_var(0, _FAR, "")
            total = self._sum(Row(wish.terms))
            self._model.add(away >= total - wish.due)
            self._model.add(away >= wish.due - total)
            costs.append(wish.cost * away)
        asked, kept = self._model.clone(), set(names)
        for name, switch in self._switches.items():
            asked.add(switch == int(name in kept))
        asked.minimize(sum(costs))
        solver = self._api.CpSolver()
        # Counted by the work that is done, and not by a clock: every machine finds the same.
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = seconds
        solver.parameters.linearization_level = 2
        if solver.solve(asked) not in (self._api.OPTIMAL, self._api.FEASIBLE):
            return None
        cells = self._unknowns.cells(solver.value)
        return Optimum(cells, solver.objective_value, solver.best_objective_bound)

    def _require(self, row: Claimed, given: list[Any]) -> None:
        """The row holds where all of the given literals do."""
        match row:
            case Row():
                self._bound(self._sum(row), row, given)
            case Either():
                for way, rows in zip(self._ways(len(row.ways), given), row.ways, strict=True):
                    for one in rows:
                        self._require(one, [*given, way])
            case Order():
                for way, path in zip(self._ways(len(row.paths), given), row.paths, strict=True):
                    self._lay(path, row.numbers, way)

    def _bound(self, total: Term, row: Row, given: list[Any]) -> None:
        if isinstance(total, int):
            # Nothing in it can vary.
            low = row.low is None or total >= row.low
            if not (low and (row.high is None or total <= row.high)):
                self._model.add_bool_or([literal.Not() for literal in given])
            return
        if row.low is not None:
            self._model.add(total >= row.low).only_enforce_if(given)
        if row.high is not None:
            self._model.add(total <= row.high).only_enforce_if(given)

    def _ways(self, count: int, given: list[Any]) -> list[Any]:
        """Literals, one of which holds where all of the given ones do."""
        ways = [self._model.new_bool_var("") for _ in range(count)]
        self._model.add_bool_or([*ways, *(literal.Not() for literal in given)])
        return ways

    def _lay(self, path: tuple[int, ...], numbers: tuple[int, ...], way: Any) -> None:
        """The tokens along a path are the numbers; `laid` tells how many lie behind a hex."""
        laid = {0: way}
        for place, at in enumerate(path):
            ahead = len(path) - place - 1
            after: dict[int, Any] = {}
            for count, here in laid.items():
                steps = []
                for number in (None, *numbers[count : count + 1]):
                    behind = count + (number is not None)
                    if len(numbers) - behind > ahead:
                        continue
                    if behind not in after:
                        after[behind] = self._model.new_bool_var("")
                    step = self._model.new_bool_var("")
                    self._model.add(self._unknowns.token(at, number) >= 1).only_enforce_if(step)
                    self._model.add_implication(step, after[behind])
                    steps.append(step)
                self._model.add_bool_or([*steps, here.Not()])
            laid = after

    def _sum(self, row: Row) -> Term:
        """A row's sum; what counts alike on all hexes of a region, by how many there are."""
        weights: Counter[Atom] = Counter()
        for atom, weight in row.terms:
            weights[atom] += weight
        alike: Alike = {}
        terms = []
        for atom, weight in weights.items():
            if atom.feature or atom.harbour is not None or atom.roll == 0:
                terms.append(weight * self._unknowns.claim(atom))
            else:
                alike.setdefault((atom.terrain, atom.roll, weight), set()).add(atom.at)
        return sum([*terms, *self._totals(alike)])

    def _totals(self, alike: Alike) -> Iterator[Term]:
        for (terrain, roll, weight), spots in alike.items():
            left = set(spots)
            for region, hexes in self._regions.items():
                if hexes and hexes <= left:
                    left -= hexes
                    yield weight * self._unknowns.total(region, terrain, roll)
            for at in sorted(left):
                yield weight * self._unknowns.claim(Atom(at, terrain, roll))
