"""What constraints cost: how many random deals keep each of them, and all together.

The deals are of the pools alone, with no regard to any constraint, so a share is the chance
that a plain shuffle is legal.
"""

from __future__ import annotations

import random as chance
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from printkit.board.model import Provenance
from printkit.generate.board import Board, deal_harbours, layout_of
from printkit.generate.cells import cells_of_board, plain_board
from printkit.generate.table import Table, table_of
from printkit.rules import Bound
from printkit.rules.demands import Demand
from printkit.rules.kind import demands_of
from printkit.scenarios.model import Setup

POOLS = ("terrain-pool", "token-pool", "token-places", "fixed-places", "harbour-places",
         "harbour-pool", "feature-cover")  # fmt: skip
"""The kinds that every deal of the pools keeps."""

TELL_EVERY = 1000


@dataclass(frozen=True, slots=True)
class Share:
    """How many deals kept something.

    Attributes:
        bound: The constraint; None for all of them together.
        kept: How many did.
        deals: Of how many.
    """

    bound: Bound | None
    kept: int
    deals: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, with 95 % confidence (Wilson)."""
        return wilson(self.kept, self.deals)


def wilson(kept: int, deals: int) -> tuple[float, float]:
    """The 95 % interval of a share that was found so often; never below 0 nor above 1."""
    z = 1.959964
    share, spread = kept / deals, z * z / deals
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / deals + spread / (4 * deals))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def shares(
    setup: Setup,
    deals: int,
    seed: int = 0,
    progress: Callable[[str, int, int], None] = lambda _what, _done, _total: None,
) -> list[Share]:
    """The share of deals that keep each constraint alone, in their order, then all together.

    Args:
        setup: The set-up.
        deals: How many are dealt.
        seed: What they are dealt from.
        progress: Told how far it is.
    """
    table, random = table_of(setup), chance.Random(seed).random
    asked = [entry for entry in table.bound if entry.constraint.kind not in POOLS]
    demands = [demands_of(entry.kind, table.grid) for entry in asked]
    kept, together = [0] * len(asked), 0
    for count in range(deals):
        board = plain_board(table, random)
        harbours = deal_harbours(setup, random, shuffle=True)
        cells = cells_of_board(table, board, harbours)
        whole = True
        for place, (entry, some) in enumerate(zip(asked, demands, strict=True)):
            if _keeps(cells, some) if some is not None else _judged(entry, board, table):
                kept[place] += 1
            else:
                whole = False
        together += whole
        if count % TELL_EVERY == 0:
            progress(setup.scenario, count, deals)
    alone = [Share(entry, number, deals) for entry, number in zip(asked, kept, strict=True)]
    return [*alone, Share(None, together, deals)]


def _keeps(cells: list[int], demands: tuple[Demand, ...]) -> bool:
    return all(demand.kept(cells) for demand in demands)


def _judged(entry: Bound, board: Board, table: Table) -> bool:
    """The same for a constraint that must see the layout; its harbours make no difference."""
    layout = layout_of(board, table, {}, Provenance())
    return not any(not finding.note for finding in entry.kind.judge(layout, table.setup))
