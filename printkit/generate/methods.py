"""Three ways to deal every legal board with the same chance, and which of them is in order.

Numbers that must lie apart are drawn from the list of all legal ways where that is all there is
to keep; else whole boards are dealt and rejected, as long as enough of them are legal; else a
legal board is made somehow and changed by a long walk (generate/walk). A trial with a seed of
its own decides, so a set-up is dealt alike for all seeds.
"""

from __future__ import annotations

import random as chance
from functools import lru_cache
from typing import Literal

from printkit.board.hexgrid import Edge
from printkit.board.model import Harbour
from printkit.generate.apart import drawn_from_list
from printkit.generate.board import Board, Random, deal_harbours
from printkit.generate.cells import board_of_cells, cells_of_board, harbours_of_cells
from printkit.generate.mixing import pace_of
from printkit.generate.moves import moves_of
from printkit.generate.table import Table
from printkit.generate.uniform import broken, uniform_board
from printkit.generate.walk import walked

Method = Literal["draw", "rejection", "walk"]

Dealt = tuple[Board, dict[Edge, Harbour]]
"""A board and its harbours."""

TRIAL = 400
"""So many boards are dealt to see how many are legal; early stages reject most at once."""

ENOUGH = 2
"""So many of them must be legal for rejection to be affordable."""


@lru_cache(maxsize=64)
def method_of(table: Table, *, shuffle: bool) -> Method:
    """The fastest way that is in order."""
    staged = any(table.stages.values()) or table.judged
    if not staged:
        plain = not table.entries and len(table.apart) <= 1
        return "draw" if plain and drawn_from_list(table) else "rejection"
    random, legal = chance.Random(0).random, 0
    for _ in range(TRIAL):
        legal += not isinstance(rejected(table, random, shuffle=shuffle), str)
        if legal == ENOUGH:
            return "rejection"
    return "walk"


def rejected(table: Table, random: Random, *, shuffle: bool) -> Dealt | str:
    """A board dealt at random with its harbours, or the constraint that it fails."""
    board = uniform_board(table, random)
    if isinstance(board, str):
        return board
    harbours = deal_harbours(table.setup, random, shuffle=shuffle)
    if table.stages["harbours"]:
        fault = broken(table, "harbours", cells_of_board(table, board, harbours))
        if fault:
            return fault
    return board, harbours


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
