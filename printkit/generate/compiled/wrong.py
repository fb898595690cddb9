"""How many cells of a whole board are at fault, as rules/wrong finds them, compiled."""

from __future__ import annotations

from typing import Any

from printkit.generate.compiled.cache import compiled, inlined
from printkit.generate.compiled.forms import LONELY, MARK, PAIR, RANKED

COMPANY = 2
"""Marks what is company for others."""

CHANCES = 6
"""So many chances there are, with none."""


@compiled
def wrong(asks: Any, ask: int, cells: Any, spare: Any) -> int:
    """How many cells one demand finds at fault; `spare` is room to work in.

    It is called and not put into its callers, as it is asked last and seldom.
    """
    form = asks.form[ask]
    if form == LONELY:
        return _lonely(asks, ask, cells)
    if form == RANKED:
        return _misranked(asks, ask, cells, spare)
    return _unfree(asks, ask, cells, spare)


@inlined
def _lonely(asks: Any, ask: int, cells: Any) -> int:
    row, count = ask * cells.shape[0], 0
    for spot in range(cells.shape[0]):
        if asks.values[ask, cells[spot]] & 1:
            alone = True
            for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
                if asks.values[ask, cells[asks.near[at]]] & COMPANY:
                    alone = False
            count += alone
    return count


@inlined
def _misranked(asks: Any, ask: int, cells: Any, spare: Any) -> int:
    """Chances are counted, and those at the rank found by counting on."""
    for chance in range(CHANCES):
        spare[chance] = 0
    for spot in range(cells.shape[0]):
        spare[asks.values[ask, cells[spot]] % MARK] += 1
    left, wanted = asks.low[ask], 0
    for step in range(1, CHANCES):
        chance = CHANCES - step if asks.high[ask] else step
        if left > 0:
            left -= spare[chance]
            if left <= 0:
                wanted = chance
    count = 0
    for spot in range(cells.shape[0]):
        value = asks.values[ask, cells[spot]]
        count += value > MARK and value != MARK + wanted
    return count


@inlined
def _unfree(asks: Any, ask: int, cells: Any, spare: Any) -> int:
    """Of one or two hexes; more than there are numbers for are given out in no other way."""
    bearers, beside = 0, 0
    for spot in range(cells.shape[0]):
        value = asks.values[ask, cells[spot]]
        if value > MARK:
            spare[bearers] = spot
            bearers += 1
            beside += _beside(asks, ask, cells, spot, value - MARK)
    if not beside:
        return 0
    one, two, fewest = asks.low[ask], asks.high[ask], beside
    if bearers == 1:
        fewest = min(fewest, _beside(asks, ask, cells, spare[0], one))
        if two > 0:
            fewest = min(fewest, _beside(asks, ask, cells, spare[0], two))
    elif bearers == PAIR and two > 0:
        for _ in range(PAIR):
            first = _beside(asks, ask, cells, spare[0], one)
            fewest = min(fewest, first + _beside(asks, ask, cells, spare[1], two))
            one, two = two, one
    return beside if fewest < beside else 0


@inlined
def _beside(asks: Any, ask: int, cells: Any, spot: int, number: int) -> int:
    """1 when a neighbour of a hex carries a number."""
    row, found = ask * cells.shape[0], 0
    for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
        if asks.values[ask, cells[asks.near[at]]] % MARK == number:
            found = 1
    return found
