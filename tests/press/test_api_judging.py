"""The public functions judge as the commands do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import printkit
from printkit.errors import IllegalBoardError


def illegal() -> printkit.Layout:
    """The printed board with two numbers exchanged, so that two red ones touch."""
    layout = printkit.load("base").layout
    red = next(spot for spot, number in layout.numbers.items() if number == 6)
    near = next(
        spot for spot in red.neighbors if spot in layout.numbers and layout.numbers[spot] != 8
    )
    eight = next(spot for spot, number in layout.numbers.items() if number == 8)
    numbers = {**layout.numbers, near: 8, eight: layout.numbers[near]}
    return replace(layout, numbers=numbers)


def test_check_asks_the_engine_too() -> None:
    """A legal board's report ends with the engine's verdict, as the command's does."""
    board = printkit.load("oil-springs")
    assert board.report == printkit.check(board.layout)


def test_an_illegal_board_is_printed_by_force_only(tmp_path: Path) -> None:
    """Nothing is made of it unless it is forced."""
    with pytest.raises(IllegalBoardError):
        printkit.render_document(illegal(), "setup", tmp_path)
    assert [] == list(tmp_path.rglob("*.pdf"))
    assert 1 == len(printkit.render_document(illegal(), "setup", tmp_path, force=True))
