"""The options that say what files are made for; `grouping.grouped` lets commands take them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import typer


class Output(StrEnum):
    """What files are made for."""

    HOME = "home"
    CUTTER = "cutter"
    SERVICE = "service"
    POSTER = "poster"
    SCREEN = "screen"


@dataclass(frozen=True)
class OutputOptions:
    """What it is printed for."""

    output: Annotated[
        Output,
        typer.Option(
            help="A home printer, a cutting machine, a print service, the board as a poster, "
            "or pictures for screens."
        ),
    ] = Output.HOME
    machine: Annotated[
        str,
        typer.Option(
            help="For --output cutter: silhouette or cricut.", metavar="NAME", show_default=False
        ),
    ] = ""
    mark_arm: Annotated[
        float | None, typer.Option(help="Length of registration marks, 5 to 20 mm.")
    ] = None
    mark_line: Annotated[
        float | None, typer.Option(help="Thickness of registration marks, 0.3 to 1 mm.")
    ] = None
    service: Annotated[
        str,
        typer.Option(
            help="For --output service: gamecrafter, mpc, meinspiel or drivethru.",
            metavar="NAME",
            show_default=False,
        ),
    ] = ""
