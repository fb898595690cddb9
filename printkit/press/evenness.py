"""What is known of a board without a game being played: how even it is, and what seats may expect.

Both are values for a sheet or a terminal; numpy is loaded with this module.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        titles = [_title(name, texts) for name in names]
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
        sentences.append(_gap(shares, texts))
    sentences += [
        texts.get("search.played", bot=each.bot, games=each.games, gap=f"{100 * each.gap:.0f}")
        for each in provenance.played
    ]
    return sentences


def heads(texts: Texts) -> list[tuple[str, str]]:
    """The heads of a table of balance, with their sides."""
    return [(texts.raw("balance.part"), "left"), (texts.raw("balance.value"), "right")]


def rows(report: BalanceReport, texts: Texts) -> list[tuple[str, str]]:
    """A row for each part of a board's balance, and one for all together."""
    parts = [(_title(name, texts), _figure(value, texts)) for name, value in report.parts.items()]
    return [*parts, (texts.raw("balance.total"), _figure(report.total, texts))] if parts else []


def seats(board: Board, texts: Texts) -> list[str]:
    """What the model expects of each seat, and how far they are apart; nothing without a model."""
    shares = expected(board).predicted
    if not shares:
        return []
    pairs = zip(board.scenario.colours, shares, strict=False)
    each = [f"{texts.raw(f'colours.{colour}')} {100 * share:.0f}" for colour, share in pairs]
    return [texts.get("search.shares", shares=", ".join(each)), _gap(shares, texts)]


def as_data(board: Board) -> dict[str, Any]:
    """How a board was searched for, and what is known of it, as plain values for JSON."""
    provenance = board.layout.provenance
    return {
        "candidates": provenance.candidates,
        "bound": provenance.bound or None,
        **known(board),
        "played": [asdict(tally) for tally in provenance.played],
    }


def known(board: Board) -> dict[str, Any]:
    """What is known of any board as plain values, for JSON."""
    report = evenness(board)
    return {
        "balance": {"total": report.total, "parts": dict(report.parts)} if report.parts else None,
        "predicted": list(expected(board).predicted),
    }


def _gap(shares: Sequence[float], texts: Texts) -> str:
    return texts.get("search.gap", gap=f"{100 * (max(shares) - min(shares)):.0f}")


def _title(name: str, texts: Texts) -> str:
    """What a part is called; a scenario's own may have no words yet."""
    return texts.raw(key) if (key := f"balance.{name}") in texts else name


def _figure(value: float, texts: Texts) -> str:
    return f"{value:.2f}".replace(".", texts.raw("fairness.point"))


def _match(board: Board) -> Match:
    return Match(board.layout, board.scenario, board.setup.players)
