"""What the command line says: errors in the reader's language, tables, progress, boards in colour."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from printkit.errors import PrintkitError

if TYPE_CHECKING:
    from rich.console import Console

    from printkit.cli.options import BoardOptions
    from printkit.press.boards import Board, Wish

USAGE, INTERNAL = 2, 70
ISSUES = "https://github.com/printkit/printkit/issues"


def language() -> str:
    """The language of the locale, if printkit speaks it; else English."""
    from printkit.scenarios.texts import languages

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in languages() else "en"
    return "en"


def wish(options: BoardOptions, *, variable: bool = False) -> Wish:
    """What board options ask for; a seed asks for a board to be dealt."""
    from printkit.press.boards import Wish

    return Wish(
        options.subject,
        options.players,
        variable or options.variable or options.seed is not None,
        options.seed,
        options.deal.value,
        options.tokens.value if options.tokens else None,
        options.harbours.value,
    )


def obtained(options: BoardOptions) -> Board:
    """The board that board options ask for."""
    from printkit.press.boards import obtain

    return obtain(wish(options), Path.cwd())


def telling(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command, its errors told in one or two lines and turned into exit codes."""

    @wraps(command)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except PrintkitError as error:
            _tell(error, str(kwargs.get("lang") or language()))
            raise typer.Exit(error.exit_code) from None

    return told


def _tell(error: PrintkitError, spoken: str) -> None:
    from printkit.press.errors import sentence

    lines(sentence(error, spoken), mark="✗", style="red")


def lines(text: str, mark: str = "", style: str = "") -> None:
    """A sentence on standard error, marked at its head."""
    console(error=True).print(
        f"{mark} " if mark else "",
        text,
        sep="",
        style=style,
        markup=False,
        highlight=False,
        soft_wrap=True,
    )


def usage(error: Exception) -> int:
    """Tell of a command that was not understood, and how to ask for help."""
    message = getattr(error, "format_message", lambda: str(error))()
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(message)
        return USAGE
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "printkit"
    lines(f"{message}\n  {path} --help tells what there is.", mark="✗", style="red")
    return USAGE


def internal(fault: Exception) -> int:
    """Tell of a fault of ours and how to report it; the trail goes into a file."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile("w", suffix=".txt", prefix="printkit-", delete=False) as file:
        traceback.print_exception(fault, file=file)
    lines(
        f"A fault in printkit itself: {type(fault).__name__}. Nothing half-written is left.\n"
        f"  Please report it with {Path(file.name)} at {ISSUES}",
        mark="✗",
        style="red",
    )
    return INTERNAL


def console(*, error: bool = False) -> Console:
    """Standard output or standard error, in colour where there is any."""
    from rich.console import Console

    return Console(stderr=error, highlight=False)


def table(columns: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> None:
    """A table on standard output.

    Args:
        columns: Head and side ("left" or "right") of each.
        rows: The cells.
    """
    from rich import box
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for head, side in columns:
        drawn.add_column(head, justify="right" if side == "right" else "left", overflow="fold")
    for row in rows:
        drawn.add_row(*row)
    console().print(drawn)


@contextmanager
def progress(*, quiet: bool) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on standard error for what takes longer than a second; gone when it ends."""
    if quiet or not sys.stderr.isatty():
        yield lambda _what, _done, _total: None
        return
    from rich.progress import BarColumn, Progress, TextColumn

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        console=console(error=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=None)
        yield lambda what, done, total: bar.update(
            task, description=what, completed=done, total=total
        )
