"""What is known of a board without a game being played: how even it is, and what seats may expect.

Both are values for a sheet or a terminal; numpy is loaded with this module.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from printkit.balance.measures import balance_of
from printkit.balance.model import predicted
from printkit.balance.played import Match
from printkit.balance.provable import linear
from printkit.board.reports import BalanceReport, SeatReport
from printkit.board.spelling import listed
from printkit.press.boards import Board
from printkit.scenarios.texts import Texts


def evenness(board: Board) -> BalanceReport:
    """How even a board is; without parts where it is not legal, as nothing can be played there."""
    return balance_of(_match(board).game()) if board.report.passed else BalanceReport({})


def expected(board: Board) -> SeatReport:
    """What the model expects of the seats, if it knows the set-up."""
    return SeatReport(predicted=predicted(_match(board)) if board.report.passed else ())


def told(board: Board, texts: Texts) -> list[str]:
    """How a board was searched for, how even it is, and what seats may expect, in sentences."""
    provenance = board.layout.provenance
    report = evenness(board)
    sentences = [
        texts.get(f"search.{provenance.method}", count=provenance.candidates),
        texts.get("search.total", total=_figure(report.total, texts)),
    ]
    if provenance.bound:
        names = [term.name for term in linear(board.setup)]
        parts = BalanceReport({name: report.parts[name] for name in names if name in report.parts})
        titles = [texts.raw(key) if (key := f"balance.{name}") in texts else name for name in names]
        sentences.append(
            texts.get(
                "search.bound",
                parts=listed(titles),
                reached=_figure(parts.total, texts),
                bound=_figure(provenance.bound, texts),
            )
        )
    shares = expected(board).predicted
    if shares:
        sentences.append(texts.get("search.gap", gap=f"{100 * (max(shares) - min(shares)):.0f}"))
    sentences += [
        texts.get("search.played", bot=each.bot, games=each.games, gap=f"{100 * each.gap:.0f}")
        for each in provenance.played
    ]
    return sentences


def as_data(board: Board) -> dict[str, Any]:
    """The same as plain values, for JSON."""
    provenance, report = board.layout.provenance, evenness(board)
    return {
        "candidates": provenance.candidates,
        "bound": provenance.bound or None,
        "balance": {"total": report.total, "parts": dict(report.parts)},
        "predicted": list(expected(board).predicted),
        "played": [asdict(tally) for tally in provenance.played],
    }


def _figure(value: float, texts: Texts) -> str:
    return f"{value:.2f}".replace(".", texts.raw("fairness.point"))


def _match(board: Board) -> Match:
    return Match(board.layout, board.scenario, board.setup.players)
