"""Is there a legal board at all? A proof that there is none, or one to begin a walk from.

A proof names a smallest set of constraints that cannot be kept together: take any one of them
away, and the others can be; and no smaller set conflicts. The pools of the deal are taken as
given. generate/solver asks OR-Tools.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from time import monotonic

import msgspec

from printkit.errors import GenerationError
from printkit.generate.board import Random
from printkit.generate.moves import moves_of
from printkit.generate.solver import Model, Pips, available, spreads
from printkit.generate.spread import spread
from printkit.generate.table import Table
from printkit.generate.walk import repaired
from printkit.rules import Bound
from printkit.rules.chances import IntersectionPips
from printkit.rules.demands import Demand
from printkit.rules.grid import Cells
from printkit.rules.kind import demands_of
from printkit.rules.rows import Near, Optimum
from printkit.scenarios.model import Setup

SECONDS = 20.0
"""How long is thought about all of a set-up's constraints at most."""

GLANCE = 0.3
"""How long is thought about a single constraint before the others are looked at."""

LARGE, LONG = 40, 2.0
"""On so many hexes, and with so many seconds, it is looked first at what pips alone allow."""

MENDED = 8
"""So often rows are added that a best board has shown to be missing."""

PART = 4.0
"""How long is thought at most about whether some of them alone can be kept."""


def refuse_impossible(table: Table, *, shuffle: bool = True) -> None:
    """Nothing happens unless it can be proven that no legal board exists.

    Raises:
        GenerationError: There is none; it names the constraints that conflict.
    """
    if available():
        question = question_of(table, shuffle=shuffle)
        if question.board(question.names) is False:
            raise impossible(table.setup, question.conflict())


def legal_cells(table: Table, random: Random, *, shuffle: bool, tried: int) -> Cells:
    """A legal board from the solver, after so many attempts without it.

    Raises:
        GenerationError: There is none, it was not found out in time, or there is no solver.
    """
    setup = table.setup
    name, scenario = setup.name, setup.scenario
    if not available():
        raise GenerationError("no-layout-unproven", scenario=scenario, setup=name, tried=tried)
    refuse_impossible(table, shuffle=shuffle)
    question = question_of(table, shuffle=shuffle)
    found = question.board(question.names)
    if isinstance(found, list):
        # What rows cannot tell is mended from there.
        start = repaired(moves_of(table, harbours=shuffle), found, random)
        if start is not None:
            return start
    raise GenerationError("no-layout-undecided", scenario=scenario, setup=name, tried=tried)


@lru_cache(maxsize=4)
def question_of(table: Table, *, shuffle: bool) -> Question:
    """The question of a set-up; what has been answered need not be thought about again."""
    return Question(table, shuffle=shuffle)


Answer = Cells | bool | None
"""A board; False where there is none, None where it is not known."""


class Conflict(msgspec.Struct, frozen=True):
    """Constraints that cannot be kept together.

    Attributes:
        bound: Which.
        smallest: Whether it is known that no fewer conflict.
    """

    bound: tuple[Bound, ...]
    smallest: bool


class Question:
    """Which of a set-up's constraints can be kept together."""

    def __init__(self, table: Table, *, shuffle: bool) -> None:
        """The question, for harbours that are shuffled or lie as printed."""
        self._model = Model(table, shuffle=shuffle)
        self._grid = table.grid
        self._found: dict[frozenset[str], Answer] = {}
        self._spent: dict[frozenset[str], float] = {}
        self._spread: dict[str, Pips | None] = {}
        self.bound: dict[str, Bound] = {}
        for entry in table.bound:
            demands = demands_of(entry.kind, table.grid)
            if demands:
                self.bound[entry.constraint.name] = entry
                rows = (row for demand in demands for row in demand.rows() or ())
                self._model.add(entry.constraint.name, rows)

    @property
    def names(self) -> frozenset[str]:
        """The constraints that the pools do not keep by themselves."""
        return frozenset(self.bound)

    def board(self, names: frozenset[str]) -> Answer:
        """A board that keeps the constraints; False when there is none, None when unknown."""
        return self._thought(names, SECONDS if names == self.names else PART)

    def _thought(self, names: frozenset[str], seconds: float) -> Answer:
        """The same in so many seconds; nothing is thought about twice for as long."""
        if self._found.get(names) is None and self._spent.get(names, 0) < seconds:
            self._found[names] = self._solved(names, monotonic() + seconds)
            self._spent[names] = seconds
        return self._found[names]

    def _solved(self, names: frozenset[str], until: float) -> Answer:
        """The same, thought about anew: what rows did not tell is added where a board shows it."""
        pips: Pips | None = None
        for name in sorted(names):
            known = self._spreads(name, until - monotonic())
            if known == {}:
                return False
            pips = known or pips
        while (left := until - monotonic()) > 0:
            found = self._model.solved(names, left if pips is None else left / 4, pips)
            if found is None and pips is not None:
                # Nor does a hint help everywhere.
                pips = None
                continue
            if not isinstance(found, list):
                return found
            told = False
            for name in sorted(names):
                for demand in self._demands(name):
                    if not demand.kept(found):
                        rows = list(demand.cuts(found))
                        self._model.add(name, rows)
                        told = told or bool(rows)
            if not told:
                return found
        return None

    def _spreads(self, name: str, left: float) -> Pips | None:
        """Pips of hexes that keep a constraint, none where none do; asked on large boards only."""
        kind = self.bound[name].kind
        if not isinstance(kind, IntersectionPips) or kind.most is None or left < LONG:
            return None
        if len(self._grid.deal.frame) < LARGE:
            return None
        if name not in self._spread:
            around = tuple(spots for _, spots in self._grid.corners)
            asked = spread(self._grid.deal, around, kind.most)
            self._spread[name] = spreads(asked, left / 2)
        return self._spread[name]

    def best(self, near: Sequence[Near], seconds: float) -> Optimum | None:
        """The board that costs least, as far as is found out in time; None when none is."""
        for _ in range(MENDED):
            found = self._model.best(self.names, near, seconds)
            broken = found and [
                (name, demand)
                for name in sorted(self.names)
                for demand in self._demands(name)
                if not demand.kept(found.cells)
            ]
            if not broken or not found:
                return found
            for name, demand in broken:
                self._model.add(name, list(demand.cuts(found.cells)))
        return None

    def conflict(self) -> Conflict:
        """A smallest set of constraints that cannot be kept together, when all cannot.

        It is empty where the pools alone find no room. Every set that can be kept together
        leaves some constraints out, and whatever conflicts has one of those; so as long as
        fewer than are known to conflict have one of each, a smallest set that has is tried.
        """
        if self.board(frozenset()) is False:
            return Conflict((), smallest=True)
        core = self._core()
        left_out: list[frozenset[str]] = []
        smallest = True
        while True:
            left_out += [self.names - self._kept(found) for found in self._found.values()]
            names = _smallest_hitting(left_out, sorted(self.names))
            if len(names) >= len(core):
                entries = tuple(entry for name, entry in self.bound.items() if name in core)
                return Conflict(entries, smallest=smallest)
            found = self.board(names)
            if found is False:
                core = names
            else:
                smallest = smallest and found is not None
                left_out.append(self.names - self._grown(names, found))

    def _core(self) -> frozenset[str]:
        """Constraints that conflict, none of which could be left out."""
        # What cannot be kept is mostly seen sooner than how the others can.
        for seconds in (GLANCE, PART):
            for name in self.bound:
                if self._thought(frozenset((name,)), seconds) is False:
                    return frozenset((name,))
        core = self.names
        for name in sorted(self.names):
            if self.board(core - {name}) is False:
                core -= {name}
        return core

    def _grown(self, names: frozenset[str], found: Answer) -> frozenset[str]:
        """As many constraints as can be kept together with some."""
        kept = names | self._kept(found)
        for name in sorted(self.names - kept):
            more = self.board(kept | {name}) if name not in kept else None
            if isinstance(more, list):
                kept |= self._kept(more) | {name}
        return kept

    def _kept(self, found: Answer) -> frozenset[str]:
        """The constraints that a board keeps."""
        if not isinstance(found, list):
            return frozenset()
        return frozenset(
            name for name in self.bound if all(demand.kept(found) for demand in self._demands(name))
        )

    def _demands(self, name: str) -> tuple[Demand, ...]:
        return demands_of(self.bound[name].kind, self._grid) or ()


def _smallest_hitting(sets: Sequence[frozenset[str]], names: Sequence[str]) -> frozenset[str]:
    """A smallest set of names with one of each set among them."""
    among = [name for name in names if any(name in one for one in sets)]
    for size in range(len(among) + 1):
        for chosen in combinations(among, size):
            if all(not one.isdisjoint(chosen) for one in sets):
                return frozenset(chosen)
    raise AssertionError


def impossible(setup: Setup, conflict: Conflict) -> GenerationError:
    """The error that tells of constraints which no board keeps."""
    scenario, name = setup.scenario, setup.name
    if conflict.bound:
        error = GenerationError(
            "impossible" if conflict.smallest else "impossible-at-least",
            scenario=scenario,
            setup=name,
            count=len(conflict.bound),
            conflict="; ".join(entry.constraint.told for entry in conflict.bound),
        )
    else:
        error = GenerationError("impossible-pools", scenario=scenario, setup=name)
    error.data = {
        "conflict": [
            {"name": entry.name, "kind": entry.kind, "parameters": dict(entry.parameters)}
            for entry in (bound.constraint for bound in conflict.bound)
        ],
        "smallest": conflict.smallest,
    }
    return error
