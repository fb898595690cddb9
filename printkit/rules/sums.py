"""The demand that sums of what cells weigh lie between two bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from printkit.board.hexgrid import Spot
from printkit.rules.demands import Cost, Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import Cells
from printkit.rules.rows import Atom, Row


class Total(msgspec.Struct, frozen=True):
    """One sum: which cells count for it and which against it, and where it is told of."""

    plus: tuple[int, ...]
    minus: tuple[int, ...] = ()
    where: tuple[Spot, ...] = ()
    told: tuple[tuple[str, int | str], ...] = ()


class Band(Demand):
    """Sums of what cells weigh lie between two bounds."""

    __slots__ = ("_at", "_atoms", "_tell", "high", "low", "totals", "weights")

    def __init__(
        self,
        totals: Sequence[Total],
        cells: int,
        weights: Sequence[int],
        bounds: tuple[int | None, int | None],
        tell: Callable[[Total, int], Finding],
        atoms: Callable[[int], list[tuple[Atom, int]]],
    ) -> None:
        """The demand.

        Args:
            totals: The sums.
            cells: How many cells a board has.
            weights: What each cell weighs.
            bounds: The least and the most that a sum may be.
            tell: Makes the finding of a sum that is too small or too large.
            atoms: The claims on a cell with what each weighs.
        """
        self.totals = tuple(totals)
        self.weights = weights
        self.low, self.high = bounds
        at: list[list[int]] = [[] for _ in range(cells)]
        for place, total in enumerate(totals):
            for spot in (*total.plus, *total.minus):
                at[spot].append(place)
        self._at = tuple(tuple(some) for some in at)
        self._tell = tell
        self._atoms = atoms

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:
        """By how much the sums that the cells are part of lie outside the bounds."""
        if len(self.totals) == 1:
            return self._excess(self.totals[0], cells)
        # Each once, though two of the cells be part of it.
        places = {place for spot in spots for place in self._at[spot]}
        totals, cost = self.totals, 0
        for place in places:
            cost += self._excess(totals[place], cells)
        return cost

    def kept(self, cells: Cells) -> bool:
        """True when every sum lies within the bounds."""
        return not any(self._excess(total, cells) for total in self.totals)

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """A finding for each sum that is too small or too large."""
        for total in self.totals:
            if self._excess(total, cells):
                yield self._tell(total, self._sum(total, cells))

    def rows(self) -> Iterator[Row]:
        """Each sum as it is."""
        for total in self.totals:
            plus = [term for spot in total.plus for term in self._atoms(spot)]
            minus = [(atom, -w) for spot in total.minus for atom, w in self._atoms(spot)]
            yield Row((*plus, *minus), self.low, self.high)

    def _sum(self, total: Total, cells: Cells) -> int:
        weights = self.weights
        found = 0
        for spot in total.plus:
            found += weights[cells[spot]]
        for spot in total.minus:
            found -= weights[cells[spot]]
        return found

    def _excess(self, total: Total, cells: Cells) -> int:
        found, low, high = self._sum(total, cells), self.low, self.high
        if high is not None and found > high:
            return found - high
        if low is not None and found < low:
            return low - found
        return 0
