"""Many boards at once, as rows of small whole numbers (rules/grid), layouts only on demand.

The i-th board of a seed is the board of the seed i higher: the same one whether it is dealt
alone or in a batch of any size, in plain Python or by compiled code.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from printkit.board.model import Layout
from printkit.generate.book import Tokens
from printkit.generate.cells import board_of_cells, cells_of_board, harbours_of_cells, told_by_cells
from printkit.generate.dealing import BUDGET, Dealing, dealing_of
from printkit.generate.methods import Method
from printkit.rules.grid import Cells
from printkit.scenarios.model import Setup

MANY = 1_000
"""From so many boards on it pays to load compiled code."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Boards of consecutive seeds.

    Attributes:
        dealing: How they were dealt.
        first: The seed of the first of them.
        flat: The rows of cells of all of them, one after the other.
    """

    dealing: Dealing
    first: int
    flat: memoryview = field(repr=False)

    def __len__(self) -> int:
        return len(self.flat) // self.dealing.table.grid.count

    @property
    def rows(self) -> memoryview:
        """A buffer of two dimensions, a row for each board; `numpy.asarray` makes it an array.

        A hex's cell holds its number in the lowest four bits, in the next four its terrain (by
        its place in `Terrain`), then its features (a bit each); harbours' cells follow.
        """
        shape = (len(self), self.dealing.table.grid.count)
        return self.flat.cast("B").cast("i", shape)

    def cells(self, place: int) -> Cells:
        """One board's row."""
        width = self.dealing.table.grid.count
        return self.flat[place * width : (place + 1) * width].tolist()

    def layout(self, place: int) -> Layout:
        """One board as a layout."""
        seed, dealing = self.first + place, self.dealing
        if dealing.method == "book" or not told_by_cells(dealing.table):
            # Its token swaps, or its features' numbers, stand in no row.
            return dealing.layout(dealing.board(seed), seed)
        cells = self.cells(place)
        board = board_of_cells(dealing.table, cells, _no_chance)
        return dealing.layout((board, harbours_of_cells(dealing.table, cells)), seed)

    def layouts(self) -> Iterator[Layout]:
        """All boards as layouts, one after the other."""
        return map(self.layout, range(len(self)))


def batch(
    setup: Setup,
    seed: int,
    count: int,
    *,
    start: int = 0,
    tokens: Tokens | None = None,
    harbours: Literal["fixed", "shuffled"] = "shuffled",
    deal: Literal["book", "uniform"] = "uniform",
    budget: int = BUDGET,
    by: Method | None = None,
    compiled: bool | None = None,
) -> Batch:
    """So many boards of a seed, from its board number `start` on.

    Args:
        setup: The set-up.
        seed: The seed.
        count: How many boards.
        start: The number of the first of them, counted from 0.
        tokens: As in `generate`, like the arguments after it.
        harbours: "fixed" or "shuffled".
        deal: "book" or "uniform".
        budget: How many boards are dealt at most for each one that is legal.
        by: The way of dealing uniformly.
        compiled: Whether compiled code deals, where it is installed and knows all that is asked
            for; where boards are many when None.

    Raises:
        GenerationError: No board within the budget satisfied all constraints, or there is none.
        UsageError: A spiral or printed harbours were asked for where there are none.
        ScenarioError: The set-up's constraints have faults.
    """
    dealing = dealing_of(setup, tokens=tokens, harbours=harbours, deal=deal, budget=budget, by=by)
    first, flat = seed + start, None
    if count >= MANY if compiled is None else compiled:
        # Only here, as loading it takes longer than dealing a few boards.
        from printkit.generate.compiled import deal as machine

        flat = machine.rows(dealing, first, count) if machine.available() else None
    return Batch(dealing, first, plain_rows(dealing, first, count) if flat is None else flat)


def plain_rows(dealing: Dealing, first: int, count: int) -> memoryview:
    """The cells of so many boards one after the other, dealt in plain Python."""
    cells = array("i")
    for seed in range(first, first + count):
        cells.extend(cells_of_board(dealing.table, *dealing.board(seed)))
    return memoryview(cells)


def _no_chance() -> float:
    raise AssertionError
