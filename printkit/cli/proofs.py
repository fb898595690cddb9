"""The command that proves finished files before they are printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import asking, console
from printkit.cli.options import AsJson, Lang, Quiet

if TYPE_CHECKING:
    from printkit.press.preflight import Judged

_MARKS = {True: "[green]✓[/green]", False: "[red]✗[/red]", None: "[dim]–[/dim]"}


def preflight(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="PDF files.", show_default=False)
    ],
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Check finished PDF files: boxes, fonts, type, lines, pieces, backs; exit 1 on a fault."""
    from printkit.cli import telling
    from printkit.press import preflight as press

    judged = [press.judge(file) for file in files]
    for file in judged:
        if as_json:
            typer.echo(telling.json_line(press.as_data(file)))
        elif not quiet:
            _tell(file, lang or asking.language())
    if not all(file.passed for file in judged):
        raise typer.Exit(1)


def _tell(file: Judged, language: str) -> None:
    from rich.table import Table

    from printkit.press import preflight as press

    out = console.console()
    out.print(str(file.path), style="bold", markup=False, soft_wrap=True)
    table = Table.grid(padding=(0, 2, 0, 0))
    for passed, title, told in press.rows(file, language, Path.cwd()):
        table.add_row(_MARKS[passed], title, told)
    out.print(table)
