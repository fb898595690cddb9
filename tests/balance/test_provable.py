"""The most even board: what the solver says of a board is what its measures say."""

from __future__ import annotations

import numpy as np
import pytest

from printkit.balance.field import yields_of
from printkit.balance.ground import boards_of
from printkit.balance.measures import scale_of
from printkit.balance.neighbours import Neighbours
from printkit.balance.provable import linear, most_even
from printkit.balance.rows import Rows
from printkit.board.codes import code_of
from printkit.engine import game_of
from printkit.generate import batch
from printkit.generate.solver import available
from printkit.press.quest import Quest
from printkit.press.searching import searched
from printkit.rules import check
from printkit.scenarios import load

pytestmark = pytest.mark.skipif(not available(), reason="OR-Tools is not installed")
BASE = load("base")


def test_a_proven_board_is_legal_and_no_better_than_its_bound() -> None:
    """And at least as even, in what is linear, as the best of many dealt ones."""
    setup = BASE.setup(4)
    layout = searched(Quest("fairest", seconds=0.5), setup, BASE, 1, "shuffled")
    assert check(layout, setup).passed
    assert code_of(layout, setup.deal)
    dealt = batch(setup, 5, 60)
    games = [game_of(board, BASE, 4) for board in (layout, *dealt.layouts())]
    scale = scale_of(games[0], linear(setup))
    reached, *others = scale.totals(boards_of(games, scale.field.ground))
    assert max(others) < reached <= layout.provenance.bound <= 1


def test_the_solver_counts_as_the_measures_do() -> None:
    """Its cost of a board is what the parts lack, but for the rounding of what is due."""
    setup = BASE.setup(4)
    dealt = batch(setup, 0, 1)
    game = game_of(dealt.layout(0), BASE, 4)
    proven = most_even(game, dealt.dealing.table, shuffle=True, seconds=0.5)
    near = Neighbours(dealt.dealing, lambda: 0.0)
    rows = Rows(dealt.dealing, BASE, dealt.layout(0))
    boards = rows.boards(np.array([proven.cells]), lambda cells: near.layout(cells, 0))
    asked = scale_of(game, linear(setup)).measures
    parts = [1 - float(measure(yields_of(boards))[0]) / worst for _, measure, worst in asked]
    assert sum(parts) / len(parts) == pytest.approx(proven.reached, abs=0.01)
