"""The options that commands share, each with one meaning everywhere."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Format(StrEnum):
    """What files are written as."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


class Flip(StrEnum):
    """The edge along which sheets are turned for their backs."""

    LONG = "long"
    SHORT = "short"


class Deal(StrEnum):
    """How features are dealt."""

    BOOK = "book"
    UNIFORM = "uniform"


class Tokens(StrEnum):
    """How number tokens are laid."""

    SPIRAL = "spiral"
    FREE = "free"


class Harbours(StrEnum):
    """Whether harbours stay in their printed places."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"


Subject = Annotated[
    str, typer.Argument(metavar="NAME|CODE|FILE", help="A scenario, a layout code or a layout file.", show_default=False)
]
Players = Annotated[int | None, typer.Option(help="How many play.", show_default="4")]
Variable = Annotated[bool, typer.Option("--variable", help="Deal the board instead of the printed one.")]
Seed = Annotated[int | None, typer.Option(help="Deal from this seed (variable).", show_default="by chance")]
DealBy = Annotated[Deal, typer.Option("--deal", help="Features by the scenario's procedure, or every legal board alike.")]
LayTokens = Annotated[Tokens, typer.Option("--tokens", help="Number tokens along the spiral, or freely with reds apart.")]
LayHarbours = Annotated[Harbours, typer.Option("--harbours", help="Harbours in their printed places, or shuffled.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: de or en.", show_default="from the locale")]
PaperName = Annotated[str, typer.Option("--paper", help="A4, Letter, A3, Tabloid, Legal or 210x297 (mm).")]
Margin = Annotated[str, typer.Option("--margin", help="White edge in mm, or four: top,right,bottom,left.")]
TileSize = Annotated[
    str, typer.Option("--tile-size", help="Hexes flat to flat: mm, or travel, gamecrafter, 18xx.", show_default="79")
]
CardSize = Annotated[
    str, typer.Option("--card-size", help="54x80 (mm), or mini-euro, poker, bridge, euro …", show_default="54x80")
]
FlipEdge = Annotated[Flip, typer.Option("--flip", help="Edge along which the printer turns sheets.")]
Own = Annotated[
    list[str], typer.Option("--own", help="A box you own: base, base-56, seafarers, or none. May be repeated.")
]
Out = Annotated[Path, typer.Option("--out", help="Folder that files go to.", show_default="output")]
FileFormat = Annotated[Format, typer.Option("--format", help="What files are written as.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON lines instead of text.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing but errors.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show the plan of sheets and write nothing.")]
Only = Annotated[list[str], typer.Option("--only", help="Print only the pieces whose name holds this. May be repeated.")]
Copies = Annotated[int, typer.Option("--copies", min=1, help="How many of each piece.", show_default="as needed")]
Skip = Annotated[int, typer.Option("--skip", min=0, help="Leave so many places on the first sheet free.")]
