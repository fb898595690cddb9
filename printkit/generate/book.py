"""A board dealt as the scenario's own rules say: terrain, tokens, then its features (OS-04, OS-05).

Everything is read from the table: a scenario without features gets the base game's variable
set-up, one with features gets them by rank and apart, with token swaps where they must.
"""

from __future__ import annotations

from typing import Literal

from printkit.generate.apart import deal_apart_tokens, lay_apart_in_turn, many_lie_apart
from printkit.generate.board import Board, Random, deal_terrain, empty, numbers_lie_apart
from printkit.generate.features import (
    covered,
    covers_adjacent,
    possible,
    put_features,
)
from printkit.generate.swaps import swap_to_fit
from printkit.generate.table import Table
from printkit.generate.tokens import deal_other_tokens, lay_spiral

Tokens = Literal["spiral", "free"]


def book_board(table: Table, random: Random, tokens: Tokens) -> Board | str:
    """A board as the book deals it, or the constraint because of which a new deal is due."""
    board = empty(table)
    parted = lay_apart_in_turn if many_lie_apart(table) else deal_apart_tokens
    if tokens == "free" and not parted(table, board, random):
        return table.apart_by
    deal_terrain(table, board, random)
    spots = covered(table, board.terrain)
    adjacent = covers_adjacent(table, spots)
    if adjacent:
        return adjacent
    if tokens == "free":
        deal_other_tokens(table, board, random)
        if len(table.apart) > 1 and not numbers_lie_apart(table, board.numbers):
            return table.apart_by
    elif not lay_spiral(table, board, random):
        return table.apart_by
    # Token swaps move no terrain: where it leaves no room, only a new deal helps (OS-04).
    if not possible(table, spots):
        return _binding(table)
    fits = swap_to_fit(table, board, spots, random)
    if not fits:
        return _binding(table)
    choice = fits[int(random() * len(fits))]
    return board if put_features(table, board, choice, random) else table.apart_by


def _binding(table: Table) -> str:
    """The constraints between which the features found no place."""
    names = [name for entry in table.entries for name in (entry.apart, entry.ranked) if name]
    return ", ".join(dict.fromkeys(names))
