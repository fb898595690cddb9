"""Tokens on a board whose terrain lies: by a spiral, or freely (B-02, B-03, B-07).

Freely means that generate/apart dealt the numbers that must lie apart, before the terrain.
"""

from __future__ import annotations

from printkit.generate.board import Board, Random, numbers_lie_apart, scatter
from printkit.generate.table import Table


def lay_spiral(table: Table, board: Board, random: Random) -> bool:
    """The tokens lie along a spiral from a random corner (B-02, B-07); False if reds then touch."""
    path = table.paths[int(random() * len(table.paths))]
    tokenless, fixed = table.setup.deal.tokenless, table.numbers
    taking = [spot for spot in path if board.terrain[spot] not in tokenless and not fixed[spot]]
    for spot, number in zip(taking, table.setup.spiral, strict=True):
        board.numbers[spot] = number
    return numbers_lie_apart(table, board.numbers)


def deal_other_tokens(table: Table, board: Board, random: Random) -> None:
    """The tokens that may lie anywhere lie on what is left, all ways equally likely (B-03)."""
    tokenless = table.setup.deal.tokenless
    for region in table.regions:
        spots = [
            spot
            for spot in region.token_spots
            if not board.numbers[spot] and board.terrain[spot] not in tokenless
        ]
        scatter(random, region.other_tokens, spots, board.numbers)
