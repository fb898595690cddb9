"""What is known of a board without a game being played: how even it is, and what seats may expect.

Both are values for a sheet or a terminal; numpy is loaded with this module.
"""

from __future__ import annotations

from printkit.balance.measures import balance_of
from printkit.balance.model import predicted
from printkit.balance.played import Match
from printkit.board.model import BalanceReport, SeatReport
from printkit.press.boards import Board


def evenness(board: Board) -> BalanceReport:
    """How even a board is; without parts where it is not legal, as nothing can be played there."""
    return balance_of(_match(board).game()) if board.report.passed else BalanceReport({})


def expected(board: Board) -> SeatReport:
    """What the model expects of the seats, if it knows the set-up."""
    return SeatReport(predicted=predicted(_match(board)) if board.report.passed else ())


def _match(board: Board) -> Match:
    return Match(board.layout, board.scenario, board.setup.players)
