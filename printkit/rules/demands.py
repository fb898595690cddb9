"""What constraints ask of a board's cells: few forms, each judged fast, whole or around a change.

A kind of constraint (rules/numbers and its neighbours) says with its parameters which demands
it makes; check tells their faults, the generator deals by their costs, and the prover solves
their rows. So there is one definition of each constraint.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from printkit.board.model import Terrain
from printkit.rules.finding import Finding
from printkit.rules.grid import Cells, Grid
from printkit.rules.rows import Atom, Claimed, Row

Cost = int
"""How far from being kept a demand is; 0 when it is kept."""


class Demand(ABC):
    """One thing that a constraint asks of a board's cells."""

    @abstractmethod
    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:
        """How badly the board fails it, as far as some of its cells, all different, are concerned.

        Where nothing but these cells changes, this changes by as much as what the whole board
        costs, which is 0 where the demand is kept; so a walk over boards that fail demands knows
        what each of them costs.
        """

    @abstractmethod
    def kept(self, cells: Cells) -> bool:
        """True when the whole board keeps it."""

    @abstractmethod
    def faults(self, cells: Cells) -> Iterator[Finding]:
        """Everything in which the board fails it."""

    @abstractmethod
    def rows(self) -> Iterator[Claimed] | None:
        """The same as rows; None when there are too many to tell all of them."""

    def cuts(self, cells: Cells) -> Iterator[Row]:  # noqa: ARG002
        """Rows that every board satisfies which keeps the demand, and this one does not.

        Asked of a board that keeps all rows and yet fails the demand.
        """
        return iter(())


Tell = Callable[[int, int, Cells], Finding]
"""Makes the finding of two cells that clash."""


class Clash(Demand):
    """Two cells that belong together may not be of classes that clash.

    Attributes:
        classes: The class of each cell; 0 clashes with nothing.
        forbidden: For each class the classes beside which it may not lie, as a bit mask.
    """

    __slots__ = ("_atoms", "_tell", "classes", "forbidden", "others", "pairs")

    def __init__(
        self,
        pairs: Sequence[tuple[int, int]],
        cells: int,
        classes: Sequence[int],
        forbidden: Sequence[int],
        tell: Tell,
        atoms: Callable[[int, int], list[Atom]],
    ) -> None:
        """The demand.

        Args:
            pairs: Which cells belong together.
            cells: How many cells a board has.
            classes: The class of each cell.
            forbidden: What each class clashes with.
            tell: Makes the finding of a pair.
            atoms: The claims, one of which holds when a cell is of a class.
        """
        self.pairs = tuple(pairs)
        self.classes = classes
        self.forbidden = forbidden
        others: list[list[int]] = [[] for _ in range(cells)]
        for first, second in pairs:
            others[first].append(second)
            others[second].append(first)
        self.others = tuple(tuple(near) for near in others)
        self._tell = tell
        self._atoms = atoms

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:
        """How many clashes the cells are part of."""
        classes, forbidden, cost = self.classes, self.forbidden, 0
        for place, spot in enumerate(spots):
            mask = forbidden[classes[cells[spot]]]
            if mask:
                for other in self.others[spot]:
                    # Two of the cells may clash with each other: that is one clash.
                    if mask >> classes[cells[other]] & 1 and other not in spots[:place]:
                        cost += 1
        return cost

    def kept(self, cells: Cells) -> bool:
        """True when no two cells clash."""
        classes, forbidden = self.classes, self.forbidden
        found = [classes[cell] for cell in cells]
        return not any(forbidden[found[a]] >> found[b] & 1 for a, b in self.pairs)

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """A finding for each clash."""
        classes, forbidden = self.classes, self.forbidden
        for first, second in self.pairs:
            if forbidden[classes[cells[first]]] >> classes[cells[second]] & 1:
                yield self._tell(first, second, cells)

    def rows(self) -> Iterator[Row]:
        """At most one of two cells is of a class and the other of one that clashes with it.

        Where a class clashes with itself, at most one of three or more that all belong together
        is of it: one row says more than one for each two of them.
        """
        for kind, mask in enumerate(self.forbidden):
            if mask >> kind & 1:
                for spots in self._cliques:
                    terms = [(atom, 1) for spot in spots for atom in self._atoms(spot, kind)]
                    if len(terms) > 1:
                        yield Row(tuple(terms), high=1)
        for first, second in self.pairs:
            yield from self._pair_rows(first, second)

    def _pair_rows(self, first: int, second: int) -> Iterator[Row]:
        for kind, mask in enumerate(self.forbidden):
            # Classes that clash with the same ones are not told apart: one row for all.
            against = [k for k in range(len(self.forbidden)) if mask >> k & 1]
            if against in ([], [kind]):
                continue
            one = [(atom, 1) for atom in self._atoms(first, kind)]
            two = [(atom, 1) for other in against for atom in self._atoms(second, other)]
            if one and two:
                yield Row((*one, *two), high=1)

    @cached_property
    def _cliques(self) -> tuple[tuple[int, ...], ...]:
        """Sets of cells that all belong together, with every pair in one of them."""
        return cliques(self.pairs, self.others)


def cliques(
    pairs: Sequence[tuple[int, int]], others: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """Sets whose members are all neighbours of each other, every pair in one of them.

    On hexes these are the triangles, and pairs that are in none.
    """
    found: dict[tuple[int, ...], None] = {}
    for first, second in pairs:
        common = [spot for spot in others[first] if spot in others[second]]
        for third in common[:MOST_THIRDS] or (second,):
            clique = {first, second, third}
            for spot in common:
                if spot not in clique and clique <= {spot, *others[spot]}:
                    clique.add(spot)
            found[tuple(sorted(clique))] = None
    return tuple(found)


MOST_THIRDS = 3
"""For a pair of cells so many sets are grown at most."""


class Distinct(Demand):
    """No two cells are of one class."""

    __slots__ = ("_atoms", "_tell", "classes")

    def __init__(
        self,
        classes: Sequence[int],
        tell: Callable[[Sequence[int], Cells], Finding],
        atoms: Sequence[Sequence[Atom]],
    ) -> None:
        """The demand; `atoms` are the claims of each class, of which one at most holds."""
        self.classes = classes
        self._tell = tell
        self._atoms = atoms

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:  # noqa: ARG002
        """How many cells are of a class that another one has taken."""
        found = [kind for cell in cells if (kind := self.classes[cell])]
        return len(found) - len(set(found))

    def kept(self, cells: Cells) -> bool:
        """True when every class is taken once at most."""
        return not self.cost(cells, ())

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """A finding for each class that is taken more than once."""
        by_class: dict[int, list[int]] = {}
        for spot, cell in enumerate(cells):
            if kind := self.classes[cell]:
                by_class.setdefault(kind, []).append(spot)
        for spots in by_class.values():
            if len(spots) > 1:
                yield self._tell(spots, cells)

    def rows(self) -> Iterator[Row]:
        """At most one claim of a class holds."""
        for atoms in self._atoms:
            yield Row(tuple((atom, 1) for atom in atoms), high=1)


class Ban(Demand):
    """Some cells are not allowed at all."""

    __slots__ = ("_rows", "_tell", "bad", "count")

    def __init__(
        self,
        bad: Sequence[int],
        count: int,
        tell: Callable[[int, Cells], Finding],
        rows: Callable[[int], Iterator[Row]],
    ) -> None:
        """The demand.

        Args:
            bad: 1 for each cell that is not allowed.
            count: On how many of the first cells it is looked for.
            tell: Makes the finding of one.
            rows: The rows that keep one spot free of it.
        """
        self.bad = bad
        self.count = count
        self._tell = tell
        self._rows = rows

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:
        """How many of the cells are not allowed."""
        return sum(self.bad[cells[spot]] for spot in spots)

    def kept(self, cells: Cells) -> bool:
        """True when all cells are allowed."""
        return not any(self.bad[cell] for cell in cells)

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """A finding for each cell that is not allowed."""
        for spot, cell in enumerate(cells):
            if self.bad[cell]:
                yield self._tell(spot, cells)

    def rows(self) -> Iterator[Row]:
        """What is not allowed holds nowhere."""
        for spot in range(self.count):
            yield from self._rows(spot)


Wrong = Callable[[Cells], Sequence[int]]
"""Finds the cells that are at fault."""


class Whole(Demand):
    """Anything else, judged on the whole board each time."""

    __slots__ = ("_cuts", "_faults", "_rows", "wrong")

    def __init__(
        self,
        faults: Callable[[Cells], Iterator[Finding]],
        rows: Callable[[], Iterator[Claimed]] | None = None,
        cuts: Callable[[Cells], Iterator[Row]] | None = None,
        wrong: Wrong | None = None,
    ) -> None:
        """The demand.

        Args:
            faults: The board's faults, and remarks on it.
            rows: What tells it to a solver.
            cuts: The same of a board that fails it.
            wrong: The cells with a fault, where they are found sooner than it is told.
        """
        self._faults = faults
        self._rows = rows
        self._cuts = cuts
        self.wrong = wrong

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:  # noqa: ARG002
        """How many faults the board has."""
        if self.wrong:
            return len(self.wrong(cells))
        return sum(not finding.note for finding in self._faults(cells))

    def kept(self, cells: Cells) -> bool:
        """True when the board has no fault."""
        if self.wrong:
            return not self.wrong(cells)
        return not any(not finding.note for finding in self._faults(cells))

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """The board's faults, and remarks on it."""
        return self._faults(cells)

    def rows(self) -> Iterator[Claimed] | None:
        """Its rows, if any tell it."""
        return self._rows() if self._rows else None

    def cuts(self, cells: Cells) -> Iterator[Row]:
        """Its rows against a board, if it has such."""
        return self._cuts(cells) if self._cuts else iter(())


def by_terrain(grid: Grid, kinds: Sequence[Terrain]) -> Callable[[int, int], list[Atom]]:
    """The claims that a hex is of a class, when classes are terrains counted from 1."""
    hexes = len(grid.near)

    def atoms(spot: int, kind: int) -> list[Atom]:
        return [Atom(spot, terrain=kinds[kind - 1])] if kind and spot < hexes else []

    return atoms
