"""The command that makes a folder of one's own to work in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from printkit.cli import asking
from printkit.cli.options import Lang


def init(
    folder: Annotated[Path, typer.Argument(help="The folder; made if it is not there.")] = Path(),
    lang: Lang = None,
) -> None:
    """Make a workspace: a folder for your own boards and looks."""
    from printkit.press.workspace import make
    from printkit.scenarios.texts import load_texts

    made = make(folder)
    typer.echo(load_texts(lang or asking.language()).get("told.workspace", path=made))
