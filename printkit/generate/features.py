"""Where a scenario's features may go on a dealt board, and which numbers they bring (OS-04).

Terrain and tokens lie already; a choice names for each entry of the scenario the hexes that
carry its feature. What the constraints ask of them (ranks, apart, numbers free of the
neighbours') comes from the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from printkit.board.model import Terrain
from printkit.generate.board import Board, Random, numbers_lie_apart
from printkit.generate.table import CHANCES, EntryTable, Table

Choice = tuple[tuple[int, ...], ...]
"""For each entry the hexes that carry its feature."""


def covered(table: Table, terrain: Sequence[Terrain | None]) -> list[list[int]]:
    """For each entry the hexes of its terrain."""
    return [
        [spot for spot, kind in enumerate(terrain) if kind is entry.deal.terrain]
        for entry in table.entries
    ]


def covers_adjacent(table: Table, spots: Sequence[list[int]]) -> str:
    """The constraint that hexes which a feature covers wholly break by touching (OS-05)."""
    for entry, among in zip(table.entries, spots, strict=True):
        if entry.deal.count is None and entry.apart and not lie_apart(table, among):
            return entry.apart
    return ""


def choices(table: Table, spots: Sequence[list[int]], numbers: Sequence[int]) -> Iterator[Choice]:
    """Every choice that the constraints allow on a board with such tokens."""
    eligible = [
        at_rank(entry, among, numbers) for entry, among in zip(table.entries, spots, strict=True)
    ]
    return _choices(table, eligible, ())


def possible(table: Table, spots: Sequence[list[int]]) -> bool:
    """True when some tokens might allow a choice: the terrain has room for the features apart."""
    return next(_choices(table, spots, ()), None) is not None


def _choices(table: Table, eligible: Sequence[list[int]], chosen: Choice) -> Iterator[Choice]:
    if len(chosen) == len(table.entries):
        yield chosen
        return
    entry, spots = table.entries[len(chosen)], eligible[len(chosen)]
    beside = _beside(table, entry, chosen) if entry.apart else 0
    free = [spot for spot in spots if not beside >> spot & 1]
    count = len(spots) if entry.deal.count is None else entry.deal.count
    for picked in combinations(free, count):
        if count == 1 or not entry.apart or lie_apart(table, picked):
            yield from _choices(table, eligible, (*chosen, picked))


def _beside(table: Table, entry: EntryTable, chosen: Choice) -> int:
    """The mask of hexes beside what the same feature has been given already."""
    mask = 0
    for other, spots in zip(table.entries, chosen, strict=False):
        if other.deal.feature == entry.deal.feature:
            for spot in spots:
                mask |= table.near_mask[spot]
    return mask


def lie_apart(table: Table, spots: Sequence[int]) -> bool:
    """True when no two of the hexes are neighbours."""
    mask = 0
    for spot in spots:
        if mask >> spot & 1:
            return False
        mask |= table.near_mask[spot]
    return True


def at_rank(entry: EntryTable, spots: list[int], numbers: Sequence[int]) -> list[int]:
    """The hexes as likely as the one at the entry's rank; all of them without a rank."""
    if not entry.rank:
        return spots
    chances = sorted([CHANCES[numbers[spot]] for spot in spots], reverse=entry.from_highest)
    if len(chances) < entry.rank:
        return []
    wanted = chances[entry.rank - 1]
    return [spot for spot in spots if CHANCES[numbers[spot]] == wanted]


def value_orders(
    table: Table, entry: EntryTable, spots: Sequence[int], numbers: Sequence[int]
) -> list[tuple[int | None, ...]]:
    """The ways to give out an entry's values that its constraints allow, all equally good.

    Fewest numbers that a neighbour carries too (OS-04 a), and none beside another number
    from which it must lie apart.
    """
    if not entry.deal.values:
        return [(None,) * len(spots)]
    around = [{numbers[other] for other in table.near[spot]} for spot in spots]
    orders = list(permutations(entry.deal.values, len(spots)))
    if entry.free:
        faults = [
            sum(value in near for value, near in zip(order, around, strict=True))
            for order in orders
        ]
        fewest = min(faults, default=0)
        orders = [order for order, count in zip(orders, faults, strict=True) if count == fewest]
    return [order for order in orders if _values_lie_apart(table, order, spots, numbers)]


def _values_lie_apart(
    table: Table, values: Sequence[int], spots: Sequence[int], numbers: Sequence[int]
) -> bool:
    if not any(value in group for group in table.apart for value in values):
        return True
    told = list(numbers)
    for spot, value in zip(spots, values, strict=True):
        told[spot] = value
    return numbers_lie_apart(table, told)


def put_features(table: Table, board: Board, choice: Choice, random: Random) -> bool:
    """The board carries the chosen features with values; False when no values are allowed."""
    for place, (entry, spots) in enumerate(zip(table.entries, choice, strict=True)):
        orders = value_orders(table, entry, spots, board.numbers)
        if not orders:
            return False
        values = orders[int(random() * len(orders))]
        board.features += [(place, spot, value) for spot, value in zip(spots, values, strict=True)]
    return True
