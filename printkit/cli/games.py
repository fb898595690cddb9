"""The commands on games: play one between bots, check and show a record."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from printkit.cli import asking
from printkit.cli.options import Lang, OtherBoard, Players, Quiet, Subject

Seed = Annotated[
    int | None, typer.Option(min=0, help="Play from this seed.", show_default="by chance")
]


def play(
    subject: Subject,
    players: Players = None,
    other: OtherBoard = "",
    seed: Seed = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: builder, spender or random. May be repeated, seat by seat.",
            show_default="builder",
        ),
    ] = None,
    switch: Annotated[
        list[str] | None,
        typer.Option(help="An option of the scenario to play with. May be repeated."),
    ] = None,
    no_trade: Annotated[
        bool, typer.Option("--no-trade", help="Players do not trade with each other.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(help="Write the game's record to this file.")
    ] = None,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Play a game between bots on a board and print its log."""
    from printkit.press import games
    from printkit.press.boards import Wish, obtain, require_legal

    board = obtain(Wish(subject, players, board=other), Path.cwd())
    require_legal(board, force=False)
    table = games.seated(
        board,
        bot or ["builder"],
        secrets.randbelow(2**32) if seed is None else seed,
        lang or asking.language(),
        talking=not no_trade,
        switches=switch or (),
    )
    _print(games.played(table, record), quiet=quiet)


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Check a game's record line by line and print its log; exit 1 when it breaks a rule."""
    from printkit.press import games

    table = games.opened(file, lang or asking.language(), Path.cwd())
    _print(games.replayed(table, file), quiet=quiet)


def _print(log: Iterable[str], *, quiet: bool) -> None:
    for line in log:
        if not quiet:
            typer.echo(line)
