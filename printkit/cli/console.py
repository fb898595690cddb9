"""How the command line writes: lines in colour, tables, a bar of progress."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console(*, error: bool = False) -> Console:
    """Standard output or standard error, in colour where there is any."""
    from rich.console import Console

    return Console(stderr=error, highlight=False)


def put(*spans: tuple[str, str]) -> None:
    """One line on standard output: some texts, each with its style, "" for none.

    A pipe or file takes the bare words; rich is loaded for a terminal alone.
    """
    if sys.stdout.isatty() or os.environ.get("FORCE_COLOR"):
        from rich.text import Text

        line = Text.assemble(*spans)
        console().print(line, overflow="ignore", no_wrap=True, crop=False, soft_wrap=True)
    else:
        sys.stdout.write("".join(text for text, _ in spans) + "\n")


def lines(text: str, mark: str = "", style: str = "") -> None:
    """A sentence on standard error, marked at its head."""
    head = f"{mark} " if mark else ""
    console(error=True).print(head, text, sep="", style=style, markup=False, soft_wrap=True)


def series(title: str, items: Sequence[str]) -> None:
    """A title and what belongs to it, wrapped between two things and never within one."""
    # Only spaces between things may break: those within one are made fixed for the while.
    width = shutil.get_terminal_size().columns
    joined = ", ".join(item.replace(" ", "\0") for item in items)
    wrapped = textwrap.fill(f"{title}: {joined}", width, subsequent_indent="  ")
    for line in wrapped.replace("\0", " ").splitlines():
        put((line, ""))


def table(columns: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> None:
    """A table on standard output.

    Args:
        columns: Head and side ("left" or "right") of each.
        rows: The cells.
    """
    from rich import box
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
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
        BarColumn(),
        TextColumn("{task.completed}/{task.total} {task.description}"),
        console=console(error=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=None)
        yield lambda what, done, total: bar.update(
            task, description=what, completed=done, total=total
        )
