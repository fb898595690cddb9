"""Are legal boards common enough for whole boards to be dealt and rejected? Tried once.

The trial has a seed of its own, so a set-up is dealt alike for all seeds (generate/methods).
"""

from __future__ import annotations

import random as chance
from functools import lru_cache

from printkit.board.hexgrid import Edge
from printkit.board.model import Harbour
from printkit.generate.board import Board, Random, deal_harbours
from printkit.generate.cells import cells_of_board
from printkit.generate.table import Table
from printkit.generate.uniform import broken, uniform_board

Dealt = tuple[Board, dict[Edge, Harbour]]
"""A board and its harbours."""

TRIAL = 400
"""So many boards are dealt to see how many are legal; early stages reject most at once."""

OFTEN = 2
"""So many of them must be legal for rejection to be affordable."""


@lru_cache(maxsize=64)
def legal_are_rare(table: Table, *, shuffle: bool) -> bool:
    """True when hardly any board that is dealt at random is legal."""
    random, legal = chance.Random(0).random, 0
    for _ in range(TRIAL):
        legal += not isinstance(rejected(table, random, shuffle=shuffle), str)
        if legal == OFTEN:
            return False
    return True


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
