"""Which cells of a whole board are at fault: looked up in tables, so that walks judge them fast.

Each is the `wrong` of a `Whole` demand (rules/demands), made by a kind of constraint. As they are
data, generate/compiled knows them, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec

from printkit.rules.grid import ROLL, Cells

Near = Sequence[Sequence[int]]
"""For each hex its neighbours."""


class Misranked(msgspec.Struct, frozen=True, eq=False):
    """Marked hexes with another chance than the one at a rank.

    Attributes:
        hexes: How many hexes there are.
        chances: For each cell of a hex its chance if it is ranked, or 0.
        bit: Marks a hex.
        rank: Which of the sorted chances is wanted, counted from 1.
        highest: Whether the largest chance comes first.
    """

    hexes: int
    chances: Sequence[int]
    bit: int
    rank: int
    highest: bool

    def __call__(self, cells: Cells) -> list[int]:
        """Those hexes."""
        found = [self.chances[cell] for cell in cells[: self.hexes]]
        wanted = self.wanted(found)
        return [
            at
            for at, chance in enumerate(found)
            if chance and chance != wanted and cells[at] & self.bit
        ]

    def wanted(self, found: Sequence[int]) -> int:
        """The chance at the rank among those of all hexes; 0 when there is none."""
        ranked = sorted([chance for chance in found if chance], reverse=self.highest)
        return ranked[self.rank - 1] if len(ranked) >= self.rank else 0


class Unfree(msgspec.Struct, frozen=True, eq=False):
    """Hexes with given-out numbers beside their own, where another way had fewer of them.

    Attributes:
        near: The neighbours.
        bearing: For each cell of a hex whether a number was given out to it.
        values: The numbers that are given out.
    """

    near: Near
    bearing: Sequence[bool]
    values: tuple[int, ...]

    def __call__(self, cells: Cells) -> Sequence[int]:
        """Those hexes."""
        spots = self.spots(cells)
        beside = self.beside(spots, cells)
        return beside if beside and self.fewest(spots, cells)[1] < len(beside) else ()

    def spots(self, cells: Cells) -> list[int]:
        """All hexes to which numbers were given out."""
        return [at for at in range(len(self.near)) if self.bearing[cells[at]]]

    def beside(self, spots: Sequence[int], cells: Cells) -> list[int]:
        """Those that lie beside their own number."""
        return [at for at in spots if self.alike(cells, at, cells[at] & ROLL)]

    def alike(self, cells: Cells, at: int, number: int) -> list[int]:
        """The neighbours of a hex that carry a number."""
        return [near for near in self.near[at] if cells[near] & ROLL == number]

    def fewest(self, spots: Sequence[int], cells: Cells) -> tuple[tuple[int, ...], int]:
        """The way of giving the numbers out with the fewest beside their own; how few."""
        around = [{cells[near] & ROLL for near in self.near[at]} for at in spots]
        counted = (
            (sum(value in near for value, near in zip(values, around, strict=True)), values)
            for values in permutations(self.values, len(spots))
        )
        fewest, values = min(counted, key=lambda pair: pair[0], default=(len(spots), ()))
        return values, fewest


class Lonely(msgspec.Struct, frozen=True, eq=False):
    """Hexes that lie beside none of another sort.

    Attributes:
        near: The neighbours.
        lonely: For each cell of a hex whether it needs company.
        company: Whether it is company.
    """

    near: Near
    lonely: Sequence[bool]
    company: Sequence[bool]

    def __call__(self, cells: Cells) -> list[int]:
        """Those hexes."""
        company = self.company
        return [
            at
            for at, near in enumerate(self.near)
            if self.lonely[cells[at]] and not any(company[cells[other]] for other in near)
        ]
