"""A board by a walk of small changes from a legal one: every legal board alike, in the limit.

For sets of constraints so tight that no random deal is legal. Every step proposes a change that
is as likely as its opposite (generate/moves). The walk may cross illegal boards, the less likely
the more they cost, so that it comes from any legal board to any other; only the steps that end
on legal boards count, and the boards on which they end are all alike likely in the long run.
generate/mixing measures how many steps are enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.generate.board import Random
from printkit.generate.moves import HEXES, TRADES, Change, Moves
from printkit.rules.demands import Cost, Demand
from printkit.rules.grid import Cells

STEEP = 12
"""A board that costs one more is so many times less likely to be stood on."""

STEEPEST = 14
"""A step that costs more is less likely than chance can tell: its numbers have 53 bits."""

ENDLESS = 1 << 62
"""More steps than are ever made."""

ROUNDS = 300
"""So many rounds a legal board is looked for where nothing else is said."""

TRIES = 8
"""So many changes are tried in a round for each cell that breaks something."""

MOST_WRONG = 24
"""Of so many cells changes are tried in a round at most; all are named where only the whole is."""

MANY = 20
"""On large boards it may be one in so many, as looking at all of them takes long."""

_COURAGE = 0.03
"""How likely a step is taken that makes a board worse by one; by two, its square, and so on."""


def walked(
    moves: Moves, cells: Cells, random: Random, *, entry: int, steps: int, most: int = ENDLESS
) -> tuple[Cells, int]:
    """The board after so many steps that ended on a legal board, and how many were made in all.

    Args:
        moves: What a step may change.
        cells: The legal board that is left.
        random: The source of chance.
        entry: From a legal board one in so many steps onto illegal ones is considered.
        steps: How many steps end on a legal board.
        most: How many are made at most; where they do not do, one more is told, and the board
            need not be legal.
    """
    cells, cost, made, legal = list(cells), 0, 0, 0
    while legal < steps:
        if made == most:
            return cells, most + 1
        made += 1
        kind, change = moves.proposed(cells, random)
        if change:
            cost += _step(moves.demands[kind], cells, change, random, entry, cost)
        legal += not cost
    return cells, made


def _step(
    demands: Sequence[Demand], cells: Cells, change: Change, random: Random, entry: int, cost: int
) -> Cost:
    """A change is made, or taken back; returns by how much the board costs more."""
    spots = [spot for spot, _ in change]
    old = [cells[spot] for spot in spots]
    before = sum(demand.cost(cells, spots) for demand in demands) if cost else 0
    for spot, cell in change:
        cells[spot] = cell
    if not cost:
        # A plain loop, as most of the time passes here.
        for demand in demands:
            if demand.cost(cells, spots):
                break
        else:
            return 0
        # Onto most illegal boards no step is even considered: looking twice costs time.
        if int(random() * entry):
            return _taken_back(cells, spots, old)
    worse = sum(demand.cost(cells, spots) for demand in demands) - before
    if worse > 0 and (worse > STEEPEST or int(random() * STEEP**worse)):
        return _taken_back(cells, spots, old)
    return worse


def _taken_back(cells: Cells, spots: Sequence[int], old: Sequence[int]) -> Cost:
    for spot, cell in zip(spots, old, strict=True):
        cells[spot] = cell
    return 0


def repaired(moves: Moves, cells: Cells, random: Random, rounds: int = ROUNDS) -> Cells | None:
    """A legal board reached by changing what is wrong; None when none is found in the budget.

    It is by no means a random one: it is where a walk begins.
    """
    cells, most = list(cells), max(MOST_WRONG, len(moves.movable) // MANY)
    for _ in range(rounds):
        wrong = _wrong(moves, cells)
        if not wrong:
            return cells
        # Few tries before looking again: where little is wrong, brave ones do harm.
        for _ in range(TRIES * min(len(wrong), most)):
            spot = wrong[int(random() * len(wrong))]
            # Now and then any change at all, so that values of features change as well.
            some = random() < 0.2
            _try(moves, cells, random, None if some else spot)
    return None


def _try(moves: Moves, cells: Cells, random: Random, spot: int | None) -> None:
    """One change, kept when the board gets no worse, or by chance."""
    kind, change = moves.proposed(cells, random, spot)
    if not change:
        return
    spots = [at for at, _ in change]
    before = sum(demand.cost(cells, spots) for demand in moves.demands[kind])
    old = [cells[at] for at in spots]
    for at, cell in change:
        cells[at] = cell
    worse = sum(demand.cost(cells, spots) for demand in moves.demands[kind]) - before
    if worse > 0 and random() >= _COURAGE**worse:
        for at, cell in zip(spots, old, strict=True):
            cells[at] = cell


def _wrong(moves: Moves, cells: Cells) -> list[int]:
    """The cells that break something and can be changed; all of them when only that is known."""
    broken = [
        demand
        for demand in dict.fromkeys((*moves.demands[HEXES], *moves.demands[TRADES]))
        if not demand.kept(cells)
    ]
    if not broken:
        return []
    found = [
        spot for spot in moves.movable if any(demand.cost(cells, (spot,)) for demand in broken)
    ]
    return found or list(moves.movable)
