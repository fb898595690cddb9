"""Is there a legal board at all? A proof that there is none, or one to begin a walk from.

A proof names a smallest set of constraints that cannot be kept together: take any one of them
away, and the others can be; and no smaller set conflicts. The pools of the deal are taken as
given. generate/solver asks OR-Tools.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from printkit.errors import GenerationError
from printkit.generate.board import Random
from printkit.generate.moves import moves_of
from printkit.generate.solver import Model, available
from printkit.generate.table import Table
from printkit.generate.walk import repaired
from printkit.rules import Bound
from printkit.rules.grid import Cells
from printkit.rules.kind import demands_of
from printkit.rules.rows import Row


def refuse_impossible(table: Table, *, shuffle: bool = True) -> None:
    """Nothing happens unless it can be proven that no legal board exists.

    Raises:
        GenerationError: There is none; it names the constraints that conflict.
    """
    if available():
        conflict = Question(table, shuffle=shuffle).conflict()
        if conflict:
            raise _impossible(table, conflict)


def legal_cells(table: Table, random: Random, *, shuffle: bool, tried: int) -> Cells:
    """A legal board from the solver, after so many attempts without it.

    Raises:
        GenerationError: There is none, it was not found out in time, or there is no solver.
    """
    setup = table.setup
    name, scenario = setup.name, setup.scenario
    if not available():
        raise GenerationError("no-layout-unproven", scenario=scenario, setup=name, tried=tried)
    question = Question(table, shuffle=shuffle)
    found = question.board(question.names)
    if found is False:
        raise _impossible(table, question.conflict())
    if isinstance(found, list):
        # What rows cannot tell is mended from there.
        start = repaired(moves_of(table, harbours=shuffle), found, random)
        if start is not None:
            return start
    raise GenerationError("no-layout-undecided", scenario=scenario, setup=name, tried=tried)


class Question:
    """Which of a set-up's constraints can be kept together."""

    def __init__(self, table: Table, *, shuffle: bool) -> None:
        """The question, for harbours that are shuffled or lie as printed."""
        self._table = table
        self._shuffle = shuffle
        self.bound: dict[str, Bound] = {}
        self._rows: dict[str, list[Row]] = {}
        for entry in table.bound:
            rows = _rows(entry, table)
            if rows:
                self.bound[entry.constraint.name] = entry
                self._rows[entry.constraint.name] = rows

    @property
    def names(self) -> frozenset[str]:
        """The constraints that the solver can be told."""
        return frozenset(self.bound)

    def board(self, names: frozenset[str]) -> Cells | bool | None:
        """A board that keeps the constraints; False when there is none, None when unknown."""
        model = Model(self._table, shuffle=self._shuffle)
        for name in sorted(names):
            model.add(self._rows[name])
        return model.solved()

    def conflict(self) -> list[Bound]:
        """A smallest set of constraints that cannot be kept together; empty when all can.

        Every set that can be kept together leaves some constraints out, and whatever conflicts
        has one of those; so smallest sets that hit all those are tried until one conflicts.
        """
        if self.board(self.names) is not False:
            return []
        left_out: list[frozenset[str]] = []
        while True:
            names = _smallest_hitting(left_out, sorted(self.names))
            found = self.board(names)
            if found is False:
                return [entry for name, entry in self.bound.items() if name in names]
            left_out.append(self.names - self._grown(names, found))

    def _grown(self, names: frozenset[str], found: Cells | bool | None) -> frozenset[str]:
        """As many constraints as can be kept together with some."""
        kept = names | self._kept(found)
        for name in sorted(self.names - kept):
            if name in kept:
                continue
            more = self.board(kept | {name})
            if more is not False:
                kept |= {name} | self._kept(more)
        return kept

    def _kept(self, found: Cells | bool | None) -> frozenset[str]:
        """The constraints that a board keeps."""
        if not isinstance(found, list):
            return frozenset()
        return frozenset(
            name
            for name, entry in self.bound.items()
            if all(demand.kept(found) for demand in demands_of(entry.kind, self._table.grid) or ())
        )


def _rows(entry: Bound, table: Table) -> list[Row]:
    """A constraint's rows; none when rows cannot tell it."""
    rows: list[Row] = []
    for demand in demands_of(entry.kind, table.grid) or ():
        told = demand.rows()
        rows += told or ()
    return rows


def _smallest_hitting(sets: Sequence[frozenset[str]], names: Sequence[str]) -> frozenset[str]:
    """A smallest set of names with one of each set among them."""
    among = [name for name in names if any(name in one for one in sets)]
    for size in range(len(among) + 1):
        for chosen in combinations(among, size):
            if all(not one.isdisjoint(chosen) for one in sets):
                return frozenset(chosen)
    raise AssertionError


def _impossible(table: Table, conflict: Sequence[Bound]) -> GenerationError:
    return GenerationError(
        "impossible",
        scenario=table.setup.scenario,
        setup=table.setup.name,
        count=len(conflict),
        conflict="; ".join(_told(entry) for entry in conflict),
    )


def _told(entry: Bound) -> str:
    """A constraint by its name and parameters."""
    parameters = ", ".join(f"{key} = {value}" for key, value in entry.constraint.parameters.items())
    return f"{entry.constraint.name} ({parameters})" if parameters else entry.constraint.name
