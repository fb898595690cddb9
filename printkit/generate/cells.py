"""Boards in the dealing as cells (rules/grid), and cells as boards again."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.board.hexgrid import Edge
from printkit.board.model import Harbour
from printkit.generate.board import Board, Random, deal_terrain, empty, scatter
from printkit.generate.table import Table
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_CODE, TERRAIN_SHIFT, TERRAINS, TRADES, Cells


def plain_board(table: Table, random: Random) -> Board:
    """A board of the pools with no regard to any other constraint, all equally likely."""
    board = empty(table)
    deal_terrain(table, board, random)
    tokenless, fixed = table.setup.deal.tokenless, table.numbers
    for region in table.regions:
        spots = [
            spot
            for spot in region.token_spots
            if board.terrain[spot] not in tokenless and not fixed[spot]
        ]
        scatter(random, (*region.first_tokens, *region.other_tokens), spots, board.numbers)
    for place, entry in enumerate(table.entries):
        among = [spot for spot, kind in enumerate(board.terrain) if kind is entry.deal.terrain]
        count = len(among) if entry.deal.count is None else entry.deal.count
        spots = sorted(_picked(random, among, count))
        values: Sequence[int | None] = [None] * count
        if entry.deal.values:
            values = _picked(random, entry.deal.values, count)
        board.features += [(place, spot, value) for spot, value in zip(spots, values, strict=True)]
    return board


def cells_of_board(
    table: Table, board: Board, harbours: dict[Edge, Harbour] | None = None
) -> Cells:
    """A board as cells; its harbours' cells follow where they are given."""
    grid = table.grid
    cells = [
        TERRAIN_CODE[kind] | number if kind else number
        for kind, number in zip(board.terrain, board.numbers, strict=True)
    ]
    for place, spot, value in board.features:
        cells[spot] |= grid.bit(table.entries[place].deal.feature)
        if value is not None and not board.numbers[spot]:
            cells[spot] |= value
    if harbours is not None:
        cells += [grid.trade(harbours.get(path)) for path in grid.deal.harbour_places]
    return cells


def board_of_cells(table: Table, cells: Cells, random: Random) -> Board:
    """The board that cells tell of.

    A feature's number on a hex with a token of its own is not told by cells: it is drawn.
    """
    tokenless = table.setup.deal.tokenless
    terrain = [TERRAINS[cell >> TERRAIN_SHIFT & TERRAIN] for cell in cells[: len(table.near)]]
    rolls = [cell & ROLL for cell in cells]
    board = Board(
        list(terrain),
        [0 if kind in tokenless else rolls[spot] for spot, kind in enumerate(terrain)],
    )
    for place, entry in enumerate(table.entries):
        bit = table.grid.bit(entry.deal.feature)
        spots = [
            spot
            for spot, kind in enumerate(terrain)
            if kind is entry.deal.terrain and cells[spot] & bit
        ]
        values: Sequence[int | None] = [None] * len(spots)
        if entry.deal.values and entry.deal.terrain in tokenless:
            values = [rolls[spot] for spot in spots]
        elif entry.deal.values:
            values = _picked(random, entry.deal.values, len(spots))
        board.features += [(place, spot, value) for spot, value in zip(spots, values, strict=True)]
    return board


def told_by_cells(table: Table) -> bool:
    """True when cells tell everything: no feature brings a number to a hex with a token."""
    tokenless = table.setup.deal.tokenless
    return all(not entry.deal.values or entry.deal.terrain in tokenless for entry in table.entries)


def harbours_of_cells(table: Table, cells: Cells) -> dict[Edge, Harbour]:
    """The harbours that cells tell of."""
    grid = table.grid
    told = cells[len(table.near) :]
    return {
        path: TRADES[cell - grid.size]
        for path, cell in zip(grid.deal.harbour_places, told, strict=True)
    }


def _picked(random: Random, kinds: Sequence[int], count: int) -> list[int]:
    """So many of the kinds, all sequences equally likely."""
    left = list(kinds)
    return [left.pop(int(random() * len(left))) for _ in range(count)]
