"""A board dealt so that every legal one has the same chance: by rejecting whole boards (OS-06).

What most often makes a board illegal is dealt first, so that most rejections are cheap; as
every rejection throws the whole board away, the order changes no chances.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.generate.apart import deal_apart_tokens
from printkit.generate.board import Board, Random, deal_terrain, empty, numbers_lie_apart
from printkit.generate.cells import cells_of_board
from printkit.generate.features import Choice, at_rank, covered, lie_apart, value_orders
from printkit.generate.table import EntryTable, Stage, Table
from printkit.generate.tokens import deal_other_tokens
from printkit.rules.grid import Cells


def uniform_board(table: Table, random: Random) -> Board | str:
    """A legal board, or the constraint because of which a new deal is due."""
    board = empty(table)
    if not deal_apart_tokens(table, board, random):
        return table.apart_by
    deal_terrain(table, board, random)
    fault = (
        broken(table, "terrain", cells_of_board(table, board)) if table.stages["terrain"] else ""
    )
    if fault:
        return fault
    spots = covered(table, board.terrain)
    choice = tuple(
        _drawn(entry, among, random) for entry, among in zip(table.entries, spots, strict=True)
    )
    fault = _adjacent(table, choice)
    if fault:
        return fault
    deal_other_tokens(table, board, random)
    if len(table.apart) > 1 and not numbers_lie_apart(table, board.numbers):
        return table.apart_by
    fault = _misplaced(table, board, spots, choice) or _put(table, board, choice, random)
    if not fault and table.stages["numbers"]:
        fault = broken(table, "numbers", cells_of_board(table, board))
    return fault or board


def broken(table: Table, stage: Stage, cells: Cells) -> str:
    """The first constraint of a stage that the board fails; "" when it keeps all."""
    for name, demand in table.stages[stage]:
        if not demand.kept(cells):
            return name
    return ""


def _drawn(entry: EntryTable, among: list[int], random: Random) -> tuple[int, ...]:
    """So many hexes as the entry has, in reading order, all sets equally likely."""
    if entry.deal.count is None:
        return tuple(among)
    return tuple(sorted(_picked(random, among, entry.deal.count)))


def _picked(random: Random, kinds: Sequence[int], count: int) -> list[int]:
    """So many of the kinds, all sequences equally likely."""
    left = list(kinds)
    return [left.pop(int(random() * len(left))) for _ in range(count)]


def _adjacent(table: Table, choice: Choice) -> str:
    """The constraint that two of the chosen hexes break by being neighbours, if any do."""
    together: dict[str, list[int]] = {}
    for entry, spots in zip(table.entries, choice, strict=True):
        if entry.apart:
            among = together.setdefault(entry.deal.feature, [])
            among += spots
            if not lie_apart(table, among):
                return entry.apart
    return ""


def _misplaced(table: Table, board: Board, spots: list[list[int]], choice: Choice) -> str:
    """The constraint whose rank one of the chosen hexes has not, if any has not."""
    for entry, among, drawn in zip(table.entries, spots, choice, strict=True):
        if entry.rank and not set(drawn).issubset(at_rank(entry, among, board.numbers)):
            return entry.ranked
    return ""


def _put(table: Table, board: Board, choice: Choice, random: Random) -> str:
    """The features lie on the board with values; says what forbids the values, if anything."""
    for place, (entry, spots) in enumerate(zip(table.entries, choice, strict=True)):
        values = _drawn_values(table, entry, spots, board.numbers, random)
        if values is None:
            return entry.free or table.apart_by
        board.features += [(place, spot, value) for spot, value in zip(spots, values, strict=True)]
    return ""


def _drawn_values(
    table: Table,
    entry: EntryTable,
    spots: tuple[int, ...],
    numbers: list[int],
    random: Random,
) -> tuple[int | None, ...] | None:
    """One of all ways to give out the entry's values; None when it is not among the allowed.

    Drawn from all ways, and not only from the allowed ones, so that a board with two legal
    ways is as likely as two boards with one.
    """
    if not entry.deal.values:
        return (None,) * len(spots)
    order = tuple(_picked(random, entry.deal.values, len(spots)))
    return order if order in value_orders(table, entry, spots, numbers) else None
