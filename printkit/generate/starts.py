"""Legal boards from which walks begin (generate/walk), made when one is first needed.

A set-up has a few of them, each from a seed of its own, and a walk begins at one of them by
chance; so the search for a legal board, long where constraints are tight, is not made for
every board.
"""

from __future__ import annotations

import random as chance
from functools import lru_cache

from printkit.generate.board import deal_harbours
from printkit.generate.cells import cells_of_board, plain_board
from printkit.generate.moves import moves_of
from printkit.generate.prove import legal_cells, refuse_impossible
from printkit.generate.table import Table
from printkit.generate.walk import repaired
from printkit.rules.grid import Cells

STARTS = 8
"""So many legal boards walks begin at."""

TRIES = (100, 300, 300)
"""For so many rounds each a board is mended, before a solver is asked for a legal one."""


@lru_cache(maxsize=256)
def start_of(table: Table, which: int, *, shuffle: bool) -> Cells:
    """One of a set-up's legal boards; it may not be changed.

    Raises:
        GenerationError: There is no legal board, or none was found.
    """
    random = chance.Random(which).random
    moves = moves_of(table, harbours=shuffle)
    for rounds in TRIES:
        board = plain_board(table, random)
        harbours = deal_harbours(table.setup, random, shuffle=shuffle)
        start = repaired(moves, cells_of_board(table, board, harbours), random, rounds)
        if start is not None:
            return start
        # Most sets that can be kept are mended at once, and others are soon proven impossible.
        refuse_impossible(table, shuffle=shuffle)
    return legal_cells(table, random, shuffle=shuffle, tried=len(TRIES))
