"""The command that plays a board to know how fair it is to its seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import asking, console
from printkit.cli.options import AsJson, Jobs, Lang, OtherBoard, Players, Quiet, Subject

if TYPE_CHECKING:
    from collections.abc import Sequence

    from printkit.board.reports import SeatReport
    from printkit.scenarios.texts import Texts

USUAL = 801
"""Games of each bot where nothing else is asked for: 3 points to either side of a fair share."""


def fairness(
    subject: Subject,
    players: Players = None,
    other: OtherBoard = "",
    games: Annotated[
        int | None,
        typer.Option(min=1, help="How many games each bot plays.", show_default="801"),
    ] = None,
    within: Annotated[
        float | None,
        typer.Option(
            min=0.5, max=20, help="Stop when all 95 % intervals reach so many points either way."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays, at all seats: builder, spender or random. May be repeated.",
            show_default="builder and spender",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Play from this seed.")] = 0,
    jobs: Jobs = 1,
    cluster: Annotated[
        str,
        typer.Option(help="Play on a Dask scheduler instead.", metavar="ADDRESS"),
    ] = "",
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Let bots play a board many times and tell how often each seat wins."""
    from printkit.cli import telling
    from printkit.press import fairness as press
    from printkit.press.boards import Wish, obtain, require_legal

    board = obtain(Wish(subject, players, board=other), Path.cwd())
    require_legal(board, force=False)
    bots = bot or list(press.BOTS)
    extent = press.Extent(games or (None if within else USUAL), within and within / 100)
    known: SeatReport | None = None
    try:
        with press.crew_of(jobs, cluster) as crew, console.progress(quiet=quiet) as progress:
            for known in press.reports(board, bots, seed, extent, crew):
                last = known.games[-1]
                progress(last.bot, last.games, extent.most(board.setup.players))
    finally:
        # Whoever interrupts it is told what is known by then.
        if known and as_json:
            typer.echo(telling.json_line(press.as_data(known, board, seed)))
        elif known and not quiet:
            _tell(known, board.scenario.colours, telling.texts_of(board, lang or asking.language()))


def _tell(known: SeatReport, colours: Sequence[str], texts: Texts) -> None:
    """A table for each bot, and what all of it says."""
    from printkit.press import fairness as press

    out = console.console()
    for found in known.games:
        out.print(press.title(found, texts), style="bold", markup=False)
        console.table(press.heads(texts), press.rows(found, colours, texts))
        for line in press.summary(found, texts):
            out.print(line, markup=False, soft_wrap=True)
        out.print()
    for line in press.together(known, colours, texts):
        out.print(line, markup=False, soft_wrap=True)
