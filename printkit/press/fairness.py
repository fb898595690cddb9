"""How fair a board is to its seats: games are played, and told as tables and as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from msgspec.structs import replace

from printkit.balance.cluster import cluster
from printkit.balance.model import predicted
from printkit.balance.played import Match
from printkit.balance.seats import BOTS, Extent, seat_reports
from printkit.balance.workers import Crew, crew
from printkit.board.reports import SeatGames, SeatReport
from printkit.board.spelling import listed, nearest
from printkit.engine.bots import BOTS as KNOWN
from printkit.errors import UsageError
from printkit.press.boards import Board
from printkit.scenarios.texts import Texts

__all__ = ["BOTS", "Extent", "as_data", "crew_of", "heads", "reports", "rows", "summary"]

NEVER = 0.001
"""A chance below it is told as that."""


def crew_of(jobs: int, address: str) -> AbstractContextManager[Crew]:
    """Who plays: processes of this machine, or the scheduler at an address if there is one.

    Raises:
        UsageError: There is no such scheduler, when the crew is called together.
    """
    return cluster(address) if address else crew(jobs)


def reports(
    board: Board, bots: Sequence[str], seed: int, extent: Extent, workers: Crew
) -> Iterator[SeatReport]:
    """What is known of a board's seats after each batch of games; the last says all.

    Raises:
        UsageError: There is no such bot.
    """
    for name in bots:
        if name not in KNOWN:
            near, known = nearest(name, KNOWN), listed(KNOWN)
            raise UsageError("unknown-bot", found=name, nearest=near, allowed=known)
    match = Match(board.layout, board.scenario, board.setup.players)
    expected = predicted(match)
    for report in seat_reports(match, tuple(dict.fromkeys(bots)), seed, extent, workers):
        yield replace(report, predicted=expected)


def heads(texts: Texts) -> list[tuple[str, str]]:
    """The heads of a table of seats, with their sides."""
    keys = ("seat", "wins", "share", "interval", "lead")
    sides = ("left", "right", "right", "right", "right")
    return [(texts.raw(f"fairness.{key}"), side) for key, side in zip(keys, sides, strict=True)]


def rows(found: SeatGames, colours: Sequence[str], texts: Texts) -> list[tuple[str, ...]]:
    """A row for each seat."""
    return [
        (
            f"{number} {texts.raw(f'colours.{colour}')}",
            f"{seat.wins}",
            f"{_points(seat.rate, texts)} %",
            f"{_points(seat.low, texts)} – {_points(seat.high, texts)} %",
            _decimal(f"{seat.margin:+.1f}", texts),
        )
        for number, (seat, colour) in enumerate(zip(found.seats, colours, strict=False), start=1)
    ]


def summary(found: SeatGames, texts: Texts) -> list[str]:
    """What the games of a bot say of all seats together."""
    chance = max(found.alike, NEVER)
    told = [
        texts.get(
            "fairness.alike",
            gap=_points(found.gap, texts),
            sign="<" if found.alike < NEVER else "=",
            chance=_decimal(f"{chance:.3f}", texts),
        )
    ]
    if found.nobody:
        told.append(texts.get("fairness.nobody", count=found.nobody))
    return told


def title(found: SeatGames, texts: Texts) -> str:
    """Who has played, and how much."""
    return texts.get("fairness.games", bot=found.bot, games=found.games, turns=f"{found.turns:.0f}")


def together(found: SeatReport, colours: Sequence[str], texts: Texts) -> list[str]:
    """What no single bot's games tell: how far the first two agree, and what was expected."""
    told = []
    agreed = found.agreement
    if agreed:
        related = agreed.correlation
        told.append(
            texts.get(
                "fairness.agreement",
                first=found.games[0].bot,
                second=found.games[1].bot,
                difference=_points(agreed.difference, texts),
                chance=_points(agreed.chance, texts),
                correlation="–" if related is None else _decimal(f"{related:.2f}", texts),
            )
        )
    if found.predicted:
        shares = [
            f"{texts.raw(f'colours.{colour}')} {_points(share, texts)} %"
            for colour, share in zip(colours, found.predicted, strict=False)
        ]
        told.append(texts.get("fairness.predicted", shares=", ".join(shares)))
    return told


def as_data(found: SeatReport, board: Board, seed: int) -> dict[str, Any]:
    """The same as plain values, for JSON."""
    agreed = found.agreement
    return {
        "scenario": board.scenario.name,
        "players": board.setup.players,
        "code": board.code,
        "seed": seed,
        "bots": [_bot_data(games, board.scenario.colours) for games in found.games],
        "agreement": agreed
        and {
            "correlation": agreed.correlation,
            "difference": agreed.difference,
            "chance": agreed.chance,
        },
        "predicted": list(found.predicted),
    }


def _bot_data(found: SeatGames, colours: Sequence[str]) -> dict[str, Any]:
    return {
        "bot": found.bot,
        "games": found.games,
        "nobody": found.nobody,
        "turns": found.turns,
        "alike": found.alike,
        "gap": found.gap,
        "seats": [
            {
                "colour": colour,
                "wins": seat.wins,
                "rate": seat.rate,
                "low": seat.low,
                "high": seat.high,
                "lead": seat.margin,
            }
            for seat, colour in zip(found.seats, colours, strict=False)
        ],
    }


def _points(share: float, texts: Texts) -> str:
    """A share in hundredths."""
    return _decimal(f"{100 * share:.1f}", texts)


def _decimal(figure: str, texts: Texts) -> str:
    return figure.replace(".", texts.raw("fairness.point"))
