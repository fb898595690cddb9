"""The Divided Land's variable boards (DL-04): islands dealt apart, every legal board alike."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from printkit.board.codes import code_of
from printkit.board.model import REDS, Terrain
from printkit.generate import generate
from printkit.generate.apart import deal_apart_tokens, drawn_from_list
from printkit.generate.board import empty
from printkit.generate.table import table_of
from printkit.rules import check
from printkit.scenarios import load
from printkit.scenarios.boards import load_code

SETUP = load("divided-land").setup(4)


@pytest.mark.parametrize("deal", ["book", "uniform"])
def test_boards_are_legal_and_their_codes_restore_them(deal: str) -> None:
    """DL-04: whatever is dealt keeps every constraint, and its code gives it back."""
    for seed in range(12):
        layout = generate(SETUP, seed, deal=deal)  # type: ignore[arg-type]
        assert check(layout, SETUP).passed
        code = code_of(layout, SETUP.deal)
        assert code is not None
        assert layout == load_code(code)


def test_the_reds_of_the_islands_are_drawn_alike() -> None:
    """DL-04: on either island each of the sets of hexes that part the reds is as likely."""
    table, random = table_of(SETUP), Random(1).random
    assert drawn_from_list(table)
    frame = SETUP.deal.frame
    for region in SETUP.deal.regions:
        among = {
            reds
            for reds in combinations(region.hexes, sum(region.numbers.get(n, 0) for n in REDS))
            if all(one.distance(other) > 1 for one, other in combinations(reds, 2))
        }
        counts: Counter[object] = Counter()
        for _ in range(8 * len(among)):
            board = empty(table)
            assert deal_apart_tokens(table, board, random)
            reds = [spot for spot in region.hexes if board.numbers[frame.index(spot)] in REDS]
            counts[tuple(reds)] += 1
        assert counts.keys() <= among
        chi = sum((counts[reds] - 8) ** 2 / 8 for reds in among) / max(1, len(among) - 1)
        assert len(among) == 1 or 0.85 < chi < 1.15


def test_everything_is_varied() -> None:
    """DL-04: the desert comes to all six hexes around the tree, either number to either river."""
    deserts, rivers = set(), set()
    for seed in range(60):
        layout = generate(SETUP, seed)
        deserts |= {spot for spot, kind in layout.terrain.items() if kind is Terrain.DESERT}
        gold = [spot for spot, kind in layout.terrain.items() if kind is Terrain.GOLD]
        rivers.add(tuple(layout.numbers[spot] for spot in gold))
    assert (6, {(2, 12), (12, 2)}) == (len(deserts), rivers)
