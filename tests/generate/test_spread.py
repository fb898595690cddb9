"""What pips alone allow at intersections: brute force on seven hexes, a near-miss on 61."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, Region, Terrain, pips
from printkit.generate.solver import spreads
from printkit.generate.spread import Spread, spread
from printkit.rules.grid import grid_of
from printkit.scenarios import load

pytest.importorskip("ortools")

# The pools of 61 hexes of bench/proofs.py.
MANY = {2: 3, 3: 7, 4: 7, 5: 7, 6: 6, 8: 6, 9: 6, 10: 6, 11: 7, 12: 3}


def deal_of(radius: int, numbers: dict[int, int], fixed: dict[Hex, int] | None = None) -> Deal:
    """Hexes all around one, with a pool of tokens; what has none is desert."""
    span = range(-radius, radius + 1)
    frame = tuple(Hex(q, r) for r in span for q in span if abs(q + r) <= radius)
    bare = len(frame) - sum(numbers.values()) - len(fixed or {})
    pool = {Terrain.FOREST: len(frame) - bare, Terrain.DESERT: bare}
    return replace(
        load("base").setup(4).deal,
        frame=frame,
        regions=(Region("main", frame, pool, numbers),),
        harbour_places=(),
        harbours={},
        fixed_numbers=fixed or {},
    )


def asked(deal: Deal, most: int) -> Spread:
    """At most so many pips at any intersection of a deal's boards."""
    return spread(deal, [spots for _, spots in grid_of(deal).corners], most)


@pytest.mark.parametrize(
    ("numbers", "fixed"),
    [
        ({6: 1, 8: 1, 5: 2, 9: 1, 3: 1}, {}),
        ({6: 2, 8: 1, 4: 2, 2: 1, 12: 1}, {}),
        ({5: 2, 9: 1, 10: 2, 11: 1}, {Hex(1, 0): 6}),
    ],
)
def test_brute_force_finds_the_same(numbers: dict[int, int], fixed: dict[Hex, int]) -> None:
    """On seven hexes the least of all the most pips at an intersection is where it says yes."""
    deal = deal_of(1, numbers, fixed)
    grid = grid_of(deal)
    held = {grid.index[spot]: pips(number) for spot, number in fixed.items()}
    tokens = [pips(number) for number, count in numbers.items() for _ in range(count)]
    free = [at for at in range(7) if at not in held]
    tokens += [0] * (len(free) - len(tokens))
    least = min(
        max(sum(here[at] for at in spots) for _, spots in grid.corners)
        for order in set(permutations(tokens))
        for here in ({**held, **dict(zip(free, order, strict=True))},)
    )
    found = [most for most in range(least - 3, least + 3) if spreads(asked(deal, most), 10)]
    assert [least, least + 1, least + 2] == found


def test_a_board_is_turned_only_as_a_whole() -> None:
    """Six sectors hold every hex but the middle once; where a token is fixed there are none."""
    sectors = asked(deal_of(4, MANY), 9).sectors
    assert [10] * 6 == [len(part) for part in sectors]
    assert 60 == len({at for part in sectors for at in part})
    assert () == asked(deal_of(1, {5: 6}, {Hex(1, 0): 6}), 9).sectors


def test_nine_pips_are_a_near_miss_on_61_hexes() -> None:
    """Ten can be kept, nine cannot, though no weighing of numbers shows it."""
    deal = deal_of(4, MANY)
    assert {} == spreads(asked(deal, 9), 60)
    kept = asked(deal, 10)
    found = spreads(kept, 60) or {}
    assert (61, 10) == (len(found), max(sum(found[at] for at in spots) for spots in kept.sums))
