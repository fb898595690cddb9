"""The commands on boards: which there are, deal one, judge one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import asking, console
from printkit.cli.grouping import grouped
from printkit.cli.options import (
    AsJson,
    BoardOptions,
    ConstraintOptions,
    Force,
    Jobs,
    Lang,
    Out,
    Quiet,
)
from printkit.cli.search_options import SearchOptions
from printkit.errors import PrintkitError, UsageError

if TYPE_CHECKING:
    from printkit.press.boards import Board, Wish


def scenarios(lang: Lang = None) -> None:
    """List the scenarios."""
    from printkit.press.catalogue import scenario_rows

    _list(*scenario_rows(lang or asking.language(), Path.cwd()))


def layouts(lang: Lang = None) -> None:
    """List the curated and saved boards with their codes."""
    from printkit.press.catalogue import layout_rows

    _list(*layout_rows(lang or asking.language(), Path.cwd()))


@grouped
def layout(
    board: BoardOptions,
    search: SearchOptions,
    constraints: ConstraintOptions,
    count: Annotated[
        int, typer.Option(min=1, help="Deal so many boards and print a line for each.")
    ] = 1,
    jobs: Jobs = 1,
    save: Annotated[str, typer.Option(help="Keep the board under layouts/ by this title.")] = "",
    force: Force = False,
    as_json: AsJson = False,
    out: Out = Path("output"),
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Deal a board, or restore one from its code: print it, write its file."""
    from printkit.cli import telling
    from printkit.press import boards, layouts

    if count > 1:
        if search != SearchOptions():
            raise UsageError("search-one", found=count)
        if save:
            raise UsageError("save-one", found=count)
        wish = asking.wish(board, constraints, variable=True)
        for line in _lines(wish, count, jobs, as_json=as_json):
            typer.echo(line)
        return
    # Nobody reads here by which games victory was shown.
    obtained = asking.searched(board, constraints, search, quiet=quiet or as_json, jobs=jobs)
    found = replace(obtained, won="sure")
    telling.idle(found, lang or asking.language())
    boards.require_legal(found, force=force)
    path = layouts.save(found, save, Path.cwd()) if save else layouts.keep(found, out)
    if as_json:
        typer.echo(telling.json_line(layouts.as_data(found)))
    elif not quiet:
        telling.board(found, path, lang or asking.language(), players=board.players)


@grouped
def check(
    board: BoardOptions,
    constraints: ConstraintOptions,
    explain: Annotated[
        bool, typer.Option("--explain", help="Tell how many random deals keep each constraint.")
    ] = False,
    deals: Annotated[int, typer.Option(min=1, help="How many deals to explain by.")] = 100_000,
    play: Annotated[
        int, typer.Option(min=0, help="Also let bots play so many games on it, to their ends.")
    ] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Judge a board: every constraint with ✓ or ✗ and the places; exit 1 when one is broken."""
    from printkit.cli import telling
    from printkit.press import games, layouts
    from printkit.press.proofreading import proofread

    found = asking.obtained(board, constraints, judging=True)
    proofread(found, Path.cwd())
    telling.idle(found, lang or asking.language())
    trial = games.tried(found, play) if play else None
    if as_json:
        from printkit.press import evenness

        played = {"play": games.trial_data(trial)} if trial else {}
        data = {**layouts.report_data(found), **evenness.known(found), **played}
        typer.echo(telling.json_line(data))
    elif not quiet:
        telling.report(found, lang or asking.language())
        telling.balance(found, lang or asking.language())
        if trial:
            telling.trial(found, trial, lang or asking.language())
    if explain:
        _explain(found, deals, lang or asking.language(), as_json=as_json, quiet=quiet)
    if not found.report.passed or (trial and not trial.passed):
        raise typer.Exit(1)


def _list(heads: list[tuple[str, str]], rows: list[list[str]], faults: list[PrintkitError]) -> None:
    """A table; then the first fault of what could not be listed in it."""
    console.table(heads, rows)
    if faults:
        raise faults[0]


def _lines(wish: Wish, count: int, jobs: int, *, as_json: bool) -> Iterator[str]:
    """Many boards, a line for each: its code, or all of it as JSON."""
    from printkit.cli import telling
    from printkit.press import many

    if as_json:
        return map(telling.json_line, many.data(wish, count, Path.cwd(), jobs=jobs))
    return many.codes(wish, count, Path.cwd(), jobs=jobs)


def _explain(found: Board, deals: int, language: str, *, as_json: bool, quiet: bool) -> None:
    from printkit.cli import telling
    from printkit.press import explain

    with console.progress(quiet=quiet) as progress:
        shares = explain.shares(found.setup, deals, progress=progress)
    if as_json:
        typer.echo(telling.json_line(explain.as_data(shares)))
    elif not quiet:
        typer.echo()
        console.table(*explain.rows(shares, telling.texts_of(found, language)))
