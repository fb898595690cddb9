"""The set-up sheet's panel of balance and fairness: how even the map is, how the seats stand.

Two things that are never mixed: bars for the map's parts above, the seats' shares below, as the
model expects them and, where the board was played, as games showed them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.board.model import Provenance
from printkit.board.reports import BalanceReport, SeatReport
from printkit.board.spelling import listed
from printkit.design import plan_frame
from printkit.design.markup import Run
from printkit.design.oneline import fitted
from printkit.design.theme import Theme
from printkit.design.typeset import Block, named, paragraph
from printkit.design.words import Words
from printkit.draw.scene import Node, Style, rectangle

_BAR, _FIGURE = 13.0, 8.0
"""How wide a part's bar is, and the column of its value."""

_HIGH = 1.7


@dataclass(frozen=True, slots=True)
class Standing:
    """What a sheet tells of balance and fairness.

    Attributes:
        balance: How even the map is.
        seats: What the model expects of the seats.
        provenance: How the board was found, and the games that were played on it.
    """

    balance: BalanceReport
    seats: SeatReport
    provenance: Provenance


def fairness_panel(
    standing: Standing, colours: Sequence[str], words: Words, theme: Theme, inside: float
) -> Block:
    """The panel, set to a width."""
    note = theme.types["note"]
    rows = [
        _part(_name(name, words), value, words, theme, inside)
        for name, value in standing.balance.parts.items()
    ]
    if rows:
        whole = words.plain("balance.total")
        rows.append(_part(whole, standing.balance.total, words, theme, inside, bold=True))
    told = list(_seats(standing, colours, words))
    text = [
        block
        for sentence in told
        for block in paragraph([Run(sentence)], note, inside, words.language, before=0.8)
    ]
    return plan_frame.panel(words.plain("sheets.fairness"), [*rows, *text], theme)


def _name(name: str, words: Words) -> str:
    """What a part is called; a scenario's own may have no words yet."""
    return words.plain(f"balance.{name}") if f"balance.{name}" in words else name


def _part(
    name: str, value: float, words: Words, theme: Theme, inside: float, *, bold: bool = False
) -> Block:
    """A row: what it is, a bar from 0 to 1, the value."""
    note, left = theme.types["note"], inside - _BAR - _FIGURE
    baseline = note.leading * 0.72
    style = note.bolder if bold else note
    top = baseline - _HIGH
    figure = f"{value:.2f}".replace(".", words.plain("fairness.point"))
    nodes: tuple[Node, ...] = (
        named("P", fitted(name, style, left - 1.0).run(name, 0.0, baseline)),
        rectangle(
            left, top, _BAR, _HIGH, Style(theme.colours["paper"], theme.colours["grid"], 0.2)
        ),
        rectangle(left, top, max(_BAR * value, 0.2), _HIGH, Style(theme.colours["stone"])),
        named("P", style.run(figure, inside, baseline, "end")),
    )
    return Block(note.leading, nodes)


def _seats(standing: Standing, colours: Sequence[str], words: Words) -> Iterator[str]:
    """What is expected of the seats, and what games showed."""
    if standing.provenance.candidates:
        method = f"search.{standing.provenance.method}"
        yield words.plain(method, count=standing.provenance.candidates)
    shares = standing.seats.predicted
    if shares:
        gap = max(shares) - min(shares)
        yield words.plain(
            "sheets.gap_predicted", gap=_points(gap), shares=_shares(shares, colours, words)
        )
    else:
        yield words.plain("sheets.gap_unknown")
    for tally in standing.provenance.played:
        rates = [won / tally.games for won in tally.wins]
        yield words.plain(
            "sheets.gap_played", bot=tally.bot, games=tally.games, gap=_points(tally.gap),
            shares=_shares(rates, colours, words),
        )  # fmt: skip


def _shares(shares: Sequence[float], colours: Sequence[str], words: Words) -> str:
    """Each seat's share by its colour."""
    pairs = zip(colours, shares, strict=False)
    return listed(f"{words.plain(f'colours.{colour}')} {_points(share)}" for colour, share in pairs)


def _points(share: float) -> str:
    return f"{100 * share:.0f}"
