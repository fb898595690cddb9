"""The demand that cells of one class do not hang together in groups that are too large."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from printkit.rules.demands import Cost, Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import Cells
from printkit.rules.rows import Atom, Row


class Groups(Demand):
    """Cells of one class that hang together are at most so many."""

    __slots__ = ("_atoms", "_tell", "classes", "most", "near")

    def __init__(
        self,
        near: Sequence[Sequence[int]],
        classes: Sequence[int],
        most: int,
        tell: Callable[[Sequence[int], Cells], Finding],
        atoms: Callable[[int, int], list[Atom]],
    ) -> None:
        """The demand; arguments as in `Clash`, with each cell's neighbours."""
        self.near = near
        self.classes = classes
        self.most = most
        self._tell = tell
        self._atoms = atoms

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:
        """By how much the groups of the cells are too large, less what would be without them."""
        classes, most, whole = self.classes, self.most, list[int]()
        cost = 0
        for spot in spots:
            if spot < len(self.near) and classes[cells[spot]] and spot not in whole:
                group = self._group(cells, spot, len(cells))
                if len(group) > most:
                    cost += len(group) - most
                    whole += group
        if not cost:
            return 0
        left = [spot for spot in whole if spot not in spots]
        seen = list[int]()
        for spot in left:
            if spot not in seen:
                part = self._group(cells, spot, len(cells), without=spots)
                seen += part
                cost -= max(0, len(part) - most)
        return cost

    def kept(self, cells: Cells) -> bool:
        """True when no group is too large."""
        most, seen = self.most, set[int]()
        for spot in range(len(self.near)):
            if spot not in seen and self.classes[cells[spot]]:
                group = self._group(cells, spot, most + 1)
                if len(group) > most:
                    return False
                seen.update(group)
        return True

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """A finding for each group that is too large."""
        seen = set[int]()
        for spot in range(len(self.near)):
            if spot not in seen and self.classes[cells[spot]]:
                group = self._group(cells, spot, len(self.near))
                seen.update(group)
                if len(group) > self.most:
                    yield self._tell(sorted(group), cells)

    def rows(self) -> Iterator[Row] | None:
        """Of each connected set that is one too large not all are of one class."""
        sets = connected(self.near, self.most + 1, MOST_ROWS)
        if len(sets) > MOST_ROWS:
            return None
        return self._rows(sets)

    def cuts(self, cells: Cells) -> Iterator[Row]:
        """The same of a part of each group that is too large."""
        seen = set[int]()
        sets = []
        for spot in range(len(self.near)):
            if spot not in seen and self.classes[cells[spot]]:
                seen.update(self._group(cells, spot, len(self.near)))
                group = self._group(cells, spot, self.most + 1)
                if len(group) > self.most:
                    sets.append(tuple(group[: self.most + 1]))
        return self._rows(sets)

    def _rows(self, sets: Sequence[tuple[int, ...]]) -> Iterator[Row]:
        kinds = sorted(set(self.classes) - {0})
        for spots in sets:
            for kind in kinds:
                atoms = [atom for spot in spots for atom in self._atoms(spot, kind)]
                if len(atoms) > self.most:
                    yield Row(tuple((atom, 1) for atom in atoms), high=self.most)

    def _group(
        self, cells: Cells, start: int, reach: int, without: Sequence[int] = ()
    ) -> list[int]:
        """The group of a cell, or so many of it, without some cells."""
        classes, near = self.classes, self.near
        kind, group = classes[cells[start]], [start]
        for spot in group:
            for other in near[spot]:
                if classes[cells[other]] == kind and other not in group and other not in without:
                    group.append(other)
            if len(group) >= reach:
                break
        return group


MOST_ROWS = 20_000
"""So many connected sets are listed at most."""


def connected(near: Sequence[Sequence[int]], size: int, most: int) -> list[tuple[int, ...]]:
    """The connected sets of so many cells; a few more than `most` when there are that many."""
    sets = {frozenset((spot,)) for spot in range(len(near))}
    for _ in range(size - 1):
        sets = {
            one | {other}
            for one in sets
            for spot in one
            for other in near[spot]
            if other not in one
        }
        if len(sets) > most:
            break
    return sorted(tuple(sorted(one)) for one in sets)
