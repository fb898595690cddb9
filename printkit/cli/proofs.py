"""The commands around the press: measure a printer, prove finished files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from printkit.cli import asking, console
from printkit.cli.options import AsJson, Flip, Lang, Out, Quiet
from printkit.errors import UsageError

if TYPE_CHECKING:
    from printkit.press.preflight import Judged


class Readings(NamedTuple):
    """What is read at a cross of the calibration sheet."""

    x: float
    y: float


def _reading(text: str) -> Readings:
    """Two numbers with a comma between them, or with decimal commas and a semicolon or space."""
    parts = re.split(r"[;\s]+", text.strip().strip(";"))
    numbers = text.split(",") if len(parts) == 1 else parts
    if len(numbers) == 4 and len(parts) == 1:
        numbers = [f"{numbers[0]},{numbers[1]}", f"{numbers[2]},{numbers[3]}"]
    try:
        x, y = (float(number.replace(",", ".")) for number in numbers)
    except ValueError:
        raise typer.BadParameter(f"'{text}' is not two numbers such as 0.5,-1 or 0,5;-1") from None
    return Readings(x, y)


def _length(text: object) -> float:
    """A number with a point or a comma; what is not given comes as the number that it is."""
    try:
        return float(str(text).replace(",", "."))
    except ValueError:
        raise typer.BadParameter(f"'{text}' is not a number such as 99.5") from None


_MARKS = {True: "[green]✓[/green]", False: "[red]✗[/red]", None: "[dim]–[/dim]"}


def calibrate(
    printer: Annotated[
        str, typer.Option(help="A name for your printer.", metavar="NAME", show_default=False)
    ] = "",
    upper: Annotated[
        Readings | None,
        typer.Option(help="x,y read at the upper cross, in mm.", metavar="X,Y", parser=_reading),
    ] = None,
    lower: Annotated[
        Readings | None,
        typer.Option(help="x,y read at the lower cross, in mm.", metavar="X,Y", parser=_reading),
    ] = None,
    bar: Annotated[
        float, typer.Option(help="Length of the bar of 100 mm.", metavar="<float>", parser=_length)
    ] = 100.0,
    paper: Annotated[str, typer.Option(help="A4, Letter, A3, Tabloid, Legal or 210x297.")] = "A4",
    flip: Annotated[Flip, typer.Option(help="Edge along which the printer turns sheets.")] = (
        Flip.LONG
    ),
    out: Out = Path("output"),
    lang: Lang = None,
) -> None:
    """Print the calibration sheet, or keep what you read on it under your printer's name."""
    from printkit.draw.paper import parse
    from printkit.press import calibration, printers
    from printkit.scenarios.texts import told_texts

    language = lang or asking.language()
    texts = told_texts(language, (), Path.cwd())
    if not printer:
        if upper or lower or bar != 100:
            raise UsageError("printer-no-name")
        path = calibration.print_sheet(parse(paper), flip.value, language, out, Path.cwd())
        typer.echo(texts.get("told.written", path=path))
        return
    if upper is None and lower is None and bar == 100:
        typer.echo(printers.told(printer, texts))
        return
    measured = calibration.measured(
        upper or lower or (0.0, 0.0), lower or upper or (0.0, 0.0), bar, parse(paper)
    )
    path = printers.keep(printer, measured)
    typer.echo(printers.told(printer, texts))
    typer.echo(texts.get("calibration.kept", path=path, name=printer))


def preflight(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="PDF files.", show_default=False)
    ],
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Check finished PDF files: boxes, fonts, type, lines, pieces, backs; exit 1 on a fault."""
    from printkit.cli import faults, telling
    from printkit.press import preflight as press

    language = lang or asking.language()
    worst = 0
    for path in files:
        # One that cannot be read takes nothing from what is found in the others.
        try:
            file = press.judge(path)
        except UsageError as fault:
            faults.tell(fault, language, as_json=as_json)
            worst = fault.exit_code
            continue
        if as_json:
            typer.echo(telling.json_line(press.as_data(file)))
        elif not quiet:
            _tell(file, language)
        worst = worst or int(not file.passed)
    if worst:
        raise typer.Exit(worst)


def _tell(file: Judged, language: str) -> None:
    from rich.table import Table

    from printkit.press import preflight as press

    out = console.console()
    out.print(str(file.path), style="bold", markup=False, soft_wrap=True)
    table = Table.grid(padding=(0, 2, 0, 0))
    for passed, title, told in press.rows(file, language, Path.cwd()):
        table.add_row(_MARKS[passed], title, told)
    out.print(table)
