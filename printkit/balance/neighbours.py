"""Legal boards a small change away from another: what a search walks along.

The changes are those of generate.moves (two tiles, tokens, hexes or values change places), tried
until one breaks nothing; harbours that no constraint concerns change places as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit import __version__
from printkit.board.model import Provenance
from printkit.generate.board import Random, layout_of
from printkit.generate.cells import board_of_cells, harbours_of_cells
from printkit.generate.moves import moves_of

if TYPE_CHECKING:
    from printkit.board.model import Layout
    from printkit.generate.dealing import Dealing
    from printkit.rules.grid import Cells

TRIES = 40
"""So many changes are tried before a board stays as it is."""

HARBOURS = 0.1
"""How often two harbours change places, where they are shuffled."""


class Neighbours:
    """The legal changes of a dealing's boards, drawn from one source of chance."""

    def __init__(self, dealing: Dealing, random: Random) -> None:
        self._dealing = dealing
        self._random = random
        self._moves = moves_of(dealing.table, harbours=dealing.shuffle)
        free = dealing.shuffle and not self._moves.slots
        places = range(len(dealing.table.setup.deal.harbour_places)) if free else ()
        self._slots = [dealing.table.grid.slot(place) for place in places]

    def near(self, cells: Cells) -> Cells:
        """A legal board that differs by one change; the same where none was found."""
        if self._slots and self._random() < HARBOURS:
            return self._harboured(cells)
        cells = list(cells)
        for _ in range(TRIES):
            kind, change = self._moves.proposed(cells, self._random)
            if not change:
                continue
            spots = [spot for spot, _ in change]
            old = [cells[spot] for spot in spots]
            for spot, cell in change:
                cells[spot] = cell
            if not any(demand.cost(cells, spots) for demand in self._moves.demands[kind]):
                return cells
            for spot, cell in zip(spots, old, strict=True):
                cells[spot] = cell
        return cells

    def layout(self, cells: Cells, seed: int) -> Layout:
        """The board that cells tell of."""
        table = self._dealing.table
        board = board_of_cells(table, cells, self._random)
        found = Provenance(method="search", seed=seed, version=__version__)
        return layout_of(board, table, harbours_of_cells(table, cells), found)

    def lawful(self, cells: Cells) -> bool:
        """True when what can be judged on a finished board only is kept as well."""
        table = self._dealing.table
        if not table.judged:
            return True
        layout = self.layout(cells, 0)
        return not any(
            not finding.note
            for bound in table.judged
            for finding in bound.kind.judge(layout, table.setup)
        )

    def _harboured(self, cells: Cells) -> Cells:
        """Two harbours change places."""
        cells = list(cells)
        first, second = (self._slots[int(self._random() * len(self._slots))] for _ in "12")
        cells[first], cells[second] = cells[second], cells[first]
        return cells
