"""A board by a walk of legal changes from a legal one: every legal board alike, in the limit.

For sets of constraints so tight that no random deal is legal. Every step proposes a change
that is as likely as its opposite (generate/moves) and refuses what is illegal; after enough
steps the start is forgotten. `MIXING` says what is enough; bench/uniform.py and the tests
hold it against exact counts.
"""

from __future__ import annotations

from printkit.generate.board import Random
from printkit.generate.moves import HEXES, TRADES, Moves
from printkit.rules.grid import Cells
from printkit.rules.sums import Band

MIXING = 20
"""So many steps are walked for each hex."""

MIXING_SUMS = 200
"""So many where sums are bounded, as of pips: such boards hang together by fewer steps."""

ROUNDS = 300
"""So many rounds a legal board is looked for where nothing else is said."""

TRIES = 8
"""So many changes are tried in a round for each cell that breaks something."""

MOST_WRONG = 24
"""Of so many cells changes are tried in a round at most; all are named where only the whole is."""

_COURAGE = 0.03
"""How likely a step is taken that makes a board worse by one; by two, its square, and so on."""


def steps_of(moves: Moves) -> int:
    """How many steps are walked on a set-up's boards."""
    bounded = any(isinstance(demand, Band) for some in moves.demands for demand in some)
    return (MIXING_SUMS if bounded else MIXING) * len(moves.movable)


def walked(moves: Moves, cells: Cells, random: Random) -> Cells:
    """A legal board that no longer depends on the legal board given."""
    cells = list(cells)
    for _ in range(steps_of(moves)):
        kind, change = moves.proposed(cells, random)
        if not change:
            continue
        spots = [spot for spot, _ in change]
        old = [cells[spot] for spot in spots]
        for spot, cell in change:
            cells[spot] = cell
        for demand in moves.demands[kind]:
            if demand.cost(cells, spots):
                for spot, cell in zip(spots, old, strict=True):
                    cells[spot] = cell
                break
    return cells


def repaired(moves: Moves, cells: Cells, random: Random, rounds: int = ROUNDS) -> Cells | None:
    """A legal board reached by changing what is wrong; None when none is found in the budget.

    It is by no means a random one: it is where a walk begins.
    """
    cells = list(cells)
    for _ in range(rounds):
        wrong = _wrong(moves, cells)
        if not wrong:
            return cells
        # Few tries before looking again: where little is wrong, brave ones do harm.
        for _ in range(TRIES * min(len(wrong), MOST_WRONG)):
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
