"""Three ways to deal every legal board with the same chance, and which of them is in order.

Numbers that must lie apart are drawn from the list of all legal ways where that is all there is
to keep; else whole boards are dealt and rejected, as long as enough of them are legal; else a
legal board is made somehow and changed by a long walk (generate/walk). A trial decides
(generate/trial), made once for each user where boards are walked to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from printkit.generate.apart import drawn_from_list
from printkit.generate.board import Random, deal_harbours
from printkit.generate.cells import board_of_cells, harbours_of_cells
from printkit.generate.mixing import known_of, pace_of
from printkit.generate.moves import moves_of
from printkit.generate.table import Table
from printkit.generate.trial import Dealt, legal_are_rare
from printkit.generate.walk import walked

Method = Literal["draw", "rejection", "walk"]


@lru_cache(maxsize=64)
def method_of(table: Table, *, shuffle: bool) -> Method:
    """The fastest way that is in order."""
    staged = any(table.stages.values()) or table.judged
    plain = not staged and not table.entries and len(table.apart) <= 1
    if plain and drawn_from_list(table):
        return "draw"
    known = known_of(table, shuffle=shuffle)
    rare = known.rare if known else legal_are_rare(table, shuffle=shuffle)
    return "walk" if rare else "rejection"


def walked_to(table: Table, random: Random, *, shuffle: bool) -> Dealt:
    """A board at the end of a long walk from a legal one.

    Raises:
        GenerationError: There is no legal board, or none was found.
    """
    pace = pace_of(table, shuffle=shuffle)
    moves = moves_of(table, harbours=shuffle)
    start = pace.starts[int(random() * len(pace.starts))]
    cells, _ = walked(moves, start, random, entry=pace.entry, steps=pace.steps)
    # Harbours that no constraint concerns lie still in a walk.
    harbours = (
        harbours_of_cells(table, cells)
        if moves.slots
        else deal_harbours(table.setup, random, shuffle=shuffle)
    )
    return board_of_cells(table, cells, random), harbours
