"""How many ways the founding can go, counted and compared with a table (B-21, B-22)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import game

from printkit.engine import State, apply, legal_actions, outcomes

LINES = [
    line
    for line in (Path(__file__).parent / "perft" / "founding.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def count(state: State, depth: int) -> int:
    """The sequences of so many actions."""
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        apply(after, action)
        total += count(after, depth - 1)
    return total


def founding(name: str, players: int, board: str = "") -> State:
    """The first settlement is to be placed; what is dealt before is dealt in some way."""
    state = game(name, players, board=board).start()
    while state.phase != "found-settlement":
        (action,) = legal_actions(state)
        apply(state, action, outcomes(state, action)[0])
    return state


@pytest.mark.parametrize("line", LINES)
def test_founding(line: str) -> None:
    """The counts of the table: on 19 hexes 54, 144 and 19,248 among them."""
    head, *counts = line.split("|")
    name, players, *board = head.split()
    state = founding(name, int(players), " ".join(board))
    assert [int(told) for told in counts] == [
        count(state, depth) for depth in range(1, 1 + len(counts))
    ]


def test_the_catalogue_s_figures_are_in_the_table() -> None:
    """The three known numbers of the standard board stand in it."""
    base = next(line for line in LINES if line.startswith("base 4"))
    assert ["54", "144", "19248"] == [
        told.strip() for n, told in enumerate(base.split("|")) if n in (1, 2, 4)
    ]
