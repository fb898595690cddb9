"""Legal boards from which the walks begin that tell how long walks must be (generate/mixing).

A set-up has a few of them, each from a seed of its own: boards dealt at random and mended, or,
where that does not help, the one that a solver finds.
"""

from __future__ import annotations

import random as chance
from functools import lru_cache

from printkit.generate.board import Random, deal_harbours
from printkit.generate.cells import cells_of_board, plain_board
from printkit.generate.moves import moves_of
from printkit.generate.prove import legal_cells, refuse_impossible
from printkit.generate.table import Table
from printkit.generate.walk import repaired
from printkit.rules.grid import Cells

STARTS = 16
"""So many legal boards walks begin at, each found by itself."""

TRIES = (100, 300, 300)
"""For so many rounds each a board is mended, before a solver is asked for a legal one."""


@lru_cache(maxsize=64)
def starts_of(table: Table, most: int = STARTS, *, shuffle: bool) -> tuple[Cells, ...]:
    """Up to so many of a set-up's legal boards; a single one where a solver had to find it.

    Raises:
        GenerationError: There is no legal board, or none was found.
    """
    found: list[Cells] = []
    for which in range(most):
        random = chance.Random(which).random
        start = _mended(table, random, shuffle=shuffle)
        if start is not None:
            found.append(start)
        elif not found:
            return (legal_cells(table, random, shuffle=shuffle, tried=len(TRIES)),)
        else:
            break
    return tuple(found)


def _mended(table: Table, random: Random, *, shuffle: bool) -> Cells | None:
    moves = moves_of(table, harbours=shuffle)
    for rounds in TRIES:
        board = plain_board(table, random)
        harbours = deal_harbours(table.setup, random, shuffle=shuffle)
        start = repaired(moves, cells_of_board(table, board, harbours), random, rounds)
        if start is not None:
            return start
        # Most sets that can be kept are mended at once, and others are soon proven impossible.
        refuse_impossible(table, shuffle=shuffle)
    return None
