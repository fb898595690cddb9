"""The commands that make a folder of one's own to work in, and scenarios in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from printkit.cli import asking
from printkit.cli.options import Lang, Quiet


def init(
    folder: Annotated[Path, typer.Argument(help="The folder; made if it is not there.")] = Path(),
    lang: Lang = None,
) -> None:
    """Make a workspace: a folder for your own scenarios, boards and looks, with an example."""
    from printkit.press.workspace import make
    from printkit.scenarios.texts import told_texts

    made = make(folder)
    typer.echo(
        told_texts(lang or asking.language(), (), Path.cwd()).get("told.workspace", path=made)
    )


def new(
    name: Annotated[str, typer.Argument(help="Its name: small letters, digits and hyphens.")],
    like: Annotated[
        str, typer.Option(help="The scenario that it starts as a copy of.")
    ] = "gold-island",
    lang: Lang = None,
) -> None:
    """Start a scenario of your own: a copy of another one, under layouts and templates."""
    from printkit.press.copying import copy
    from printkit.press.workspace import seen
    from printkit.scenarios.texts import told_texts

    made = copy(name, like, seen(Path.cwd()))
    texts = told_texts(lang or asking.language(), (), Path.cwd())
    typer.echo(texts.get("told.scenario", name=made.name, prefix=made.prefix))


def schema(
    out: Annotated[Path, typer.Option(help="The folder that they are written to.")] = Path(
        "schema"
    ),
    quiet: Quiet = False,
    lang: Lang = None,
) -> None:
    """Write JSON Schemas of a scenario's files, by which editors help to write them."""
    from printkit.press.schemas import write
    from printkit.scenarios.texts import told_texts

    texts = told_texts(lang or asking.language(), (), Path.cwd())
    for path in write(out):
        if not quiet:
            typer.echo(texts.get("told.written", path=path))
