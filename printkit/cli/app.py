"""The commands gathered, and the last doors: wrong usage and faults of our own.

Whatever a person can mend is told by the command itself (cli.faults); here is told the
rest. No traceback reaches a user.
"""

from __future__ import annotations

from typing import Annotated

import typer

from printkit.cli import boards, fairness, faults, games, prints, proofs, workspace

app = typer.Typer(
    name="printkit",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    boards.scenarios,
    boards.layouts,
    prints.kit,
    boards.layout,
    boards.check,
    prints.print_,
    prints.setup,
    prints.rules,
    proofs.calibrate,
    proofs.preflight,
    games.play,
    games.replay,
    fairness.fairness,
    workspace.init,
    workspace.new,
):
    app.command(command.__name__.rstrip("_"))(faults.telling(command))


def _version(wanted: bool) -> None:
    if wanted:
        from printkit import __version__

        typer.echo(f"printkit {__version__}")
        raise typer.Exit


@app.callback()
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
    try:
        result = app(arguments, standalone_mode=False, prog_name="printkit")
    except typer.TyperException as error:
        return faults.usage(error)
    except Exception as fault:
        return faults.internal(fault)
    return result if isinstance(result, int) else 0
