"""The commands gathered, and the last doors: wrong usage and faults of our own.

Whatever a person can mend is told by the command itself (cli.faults); here is told the
rest. No traceback reaches a user. Where the first word names a command, that one alone is
loaded and built.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from printkit.cli import faults

COMMANDS = {
    "scenarios": "boards",
    "layouts": "boards",
    "kit": "prints",
    "layout": "boards",
    "check": "boards",
    "print": "prints",
    "setup": "prints",
    "rules": "prints",
    "calibrate": "proofs",
    "preflight": "proofs",
    "play": "games",
    "replay": "games",
    "fairness": "fairness",
    "init": "workspace",
    "new": "workspace",
    "schema": "workspace",
}
"""Every command with the module beside this one in which it stands."""


def gathered(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The program with some of its commands."""
    app = typer.Typer(
        name="printkit",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(root)
    for name in names:
        module = import_module(f"printkit.cli.{COMMANDS[name]}")
        # `print` is a word of Python.
        command = getattr(module, f"{name}_" if name == "print" else name)
        app.command(name)(faults.telling(command))
    return app


def _version(wanted: bool) -> None:
    if wanted:
        from printkit import __version__

        typer.echo(f"printkit {__version__}")
        raise typer.Exit


def root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and stop.", callback=_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Boards, printable parts and rule summaries for Catan scenarios that are not in your box."""


def run(arguments: list[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: The words after the program's name; the process's own when None.

    Returns:
        0 done, 1 judged invalid, 2 wrong usage or input, 3 no layout satisfies the constraints,
        4 could not write, 70 internal fault, 130 interrupted.
    """
    words = sys.argv[1:] if arguments is None else arguments
    try:
        app = gathered(words[:1]) if words and words[0] in COMMANDS else gathered()
        result = app(arguments, standalone_mode=False, prog_name="printkit")
    except typer.TyperException as error:
        return faults.usage(error)
    except Exception as fault:
        return faults.internal(fault)
    return result if isinstance(result, int) else 0
