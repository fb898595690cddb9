"""The fewest token swaps after which a scenario's features fit on a board (OS-04 d).

Swaps are looked for one at a time, then in pairs, and so on, each depth in random order;
every swap leaves apart what must lie apart.
"""

from __future__ import annotations

from itertools import combinations

from printkit.generate.board import Board, Random, numbers_lie_apart, shuffled
from printkit.generate.features import Choice, choices
from printkit.generate.table import CHANCES, Table

DEEPEST = 3
"""How many swaps are tried at most before the terrain is dealt anew."""


def swap_to_fit(table: Table, board: Board, spots: list[list[int]], random: Random) -> list[Choice]:
    """The choices for the features after as few swaps as do; the board's tokens are swapped.

    Returns:
        Every choice that the swapped tokens allow; empty when so many swaps do not help.
    """
    found = list(choices(table, spots, board.numbers))
    if found:
        return found
    pairs = shuffled(random, _useful_pairs(table, board, spots))
    for depth in range(1, DEEPEST + 1):
        found = _search(table, board, spots, pairs, depth)
        if found:
            return found
    return []


def _search(
    table: Table, board: Board, spots: list[list[int]], pairs: list[tuple[int, int]], depth: int
) -> list[Choice]:
    numbers = board.numbers
    for place, pair in enumerate(pairs):
        first, second = pair
        # An exchange of equal chances, a 6 for an 8, changes no rank.
        if CHANCES[numbers[first]] == CHANCES[numbers[second]]:
            continue
        numbers[first], numbers[second] = numbers[second], numbers[first]
        board.swaps.append(pair)
        if depth > 1:
            found = _search(table, board, spots, _after(pairs, place), depth - 1)
        elif numbers_lie_apart(table, numbers):
            found = list(choices(table, spots, numbers))
        else:
            found = []
        if found:
            return found
        board.swaps.pop()
        numbers[first], numbers[second] = numbers[second], numbers[first]
    return []


def _after(pairs: list[tuple[int, int]], place: int) -> list[tuple[int, int]]:
    """The pairs to try after one: those behind it, and those before it that share a hex with it.

    Exchanges that share no hex give one board in either order, so one order is enough.
    """
    pair = pairs[place]
    return pairs[place + 1 :] + [other for other in pairs[:place] if not _apart(pair, other)]


def _apart(pair: tuple[int, int], other: tuple[int, int]) -> bool:
    return set(pair).isdisjoint(other)


def _useful_pairs(table: Table, board: Board, spots: list[list[int]]) -> list[tuple[int, int]]:
    """The pairs of tokens whose exchange can change where a feature may go.

    Only the chances on a ranked entry's terrain tell where it may go, so one of the two lies there.
    """
    ranked = {
        spot
        for entry, among in zip(table.entries, spots, strict=True)
        if entry.rank
        for spot in among
    }
    movable = [
        spot for spot, number in enumerate(board.numbers) if number and not table.numbers[spot]
    ]
    return [pair for pair in combinations(movable, 2) if not ranked.isdisjoint(pair)]
