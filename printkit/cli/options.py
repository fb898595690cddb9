"""The options that commands share, in groups, each option with one meaning everywhere.

A group is a dataclass; cli.grouping lets a command take it whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from printkit.press.asked import Asked


class Format(StrEnum):
    """What files are written as."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


class Flip(StrEnum):
    """The edge along which sheets are turned for their backs."""

    LONG = "long"
    SHORT = "short"


class Sides(StrEnum):
    """Where backs are printed."""

    DUPLEX = "duplex"
    SEPARATE = "separate"
    REVERSED = "reversed"
    FRONTS = "fronts"
    BACKS = "backs"
    FOLD = "fold"


class Marks(StrEnum):
    """What shows where to cut."""

    CROP = "crop"
    LINES = "lines"
    GUIDES = "guides"
    NONE = "none"


class Ink(StrEnum):
    """How much ink is printed."""

    NORMAL = "normal"
    LOW = "low"
    GRAY = "gray"


class Deal(StrEnum):
    """How features are dealt."""

    BOOK = "book"
    UNIFORM = "uniform"


class Tokens(StrEnum):
    """How number tokens are laid."""

    SPIRAL = "spiral"
    FREE = "free"


class TerrainBy(StrEnum):
    """Whether terrain and tokens lie as on the printed board."""

    FIXED = "fixed"
    DEALT = "dealt"


class Harbours(StrEnum):
    """Whether harbours stay in their printed places."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"


def _scenarios(incomplete: str) -> list[str]:
    """The scenarios that a word may become; for the shell's completion."""
    from printkit.scenarios.folders import names

    return [name for name in names(Path.cwd()) if name.startswith(incomplete)]


def _languages(incomplete: str) -> list[str]:
    """The languages that a word may become; for the shell's completion."""
    from printkit.scenarios.texts import languages

    return [name for name in languages(Path.cwd()) if name.startswith(incomplete)]


def _sets(incomplete: str) -> list[str]:
    """The sets of constraints that a word may become; for the shell's completion."""
    from printkit.press.asked import constraint_sets

    return [name for name in constraint_sets(Path.cwd()) if name.startswith(incomplete)]


def _kinds(incomplete: str) -> list[str]:
    """The kinds of constraints that a word may become; for the shell's completion."""
    from printkit.rules import KINDS

    return [name for name in KINDS if name.startswith(incomplete)]


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="Language: de or en.",
        show_default="from the locale",
        autocompletion=_languages,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON lines instead of text.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing but errors.")]
Jobs = Annotated[
    int, typer.Option("--jobs", min=1, max=64, help="Work on so many processor cores at once.")
]
Out = Annotated[Path, typer.Option("--out", help="Folder that files go to.")]
Force = Annotated[
    bool, typer.Option("--force", help="Also make a board that is not legal; every sheet says so.")
]
Only = Annotated[
    list[str],
    typer.Option("--only", help="Only pieces of this id, or whose name holds it. May be repeated."),
]
Copies = Annotated[
    int | None,
    typer.Option(
        "--copies", min=1, max=1000, help="How many of each piece.", show_default="as needed"
    ),
]
Skip = Annotated[
    int, typer.Option("--skip", min=0, help="Leave so many places on the first sheet free.")
]
Subject = Annotated[
    str,
    typer.Argument(
        metavar="NAME|CODE|FILE",
        help="A scenario, a layout code or a layout file.",
        show_default=False,
        autocompletion=_scenarios,
    ),
]
Players = Annotated[
    int | None, typer.Option(help="How many play.", show_default="4, or the most for its board")
]
OtherBoard = Annotated[
    str,
    typer.Option(
        "--board",
        help="Another of the scenario's boards, as printkit layouts lists them.",
        metavar="BOARD",
        show_default=False,
    ),
]


@dataclass(frozen=True)
class BoardOptions:
    """Which board."""

    subject: Subject
    players: Players = None
    board: OtherBoard = ""
    variable: Annotated[
        bool, typer.Option("--variable", help="Deal the board, in place of the printed one.")
    ] = False
    seed: Annotated[
        int | None,
        typer.Option(help="Deal from this seed.", show_default="by chance"),
    ] = None
    deal: Annotated[
        Deal | None,
        typer.Option(
            help="Features by the book's procedure, or every legal board alike.",
            show_default="book; uniform with constraints",
        ),
    ] = None
    tokens: Annotated[
        Tokens | None,
        typer.Option(
            help="Number tokens along the spiral, or freely with reds apart.",
            show_default="spiral by the book, else free",
        ),
    ] = None
    harbours: Annotated[
        Harbours | None,
        typer.Option(
            help="Harbours in their printed places, or shuffled.", show_default="shuffled"
        ),
    ] = None
    terrain: Annotated[
        TerrainBy | None,
        typer.Option(
            help="Terrain and tokens as on the printed board, or dealt.",
            show_default="as the scenario has it",
        ),
    ] = None


@dataclass(frozen=True)
class PrintedBoardOptions(BoardOptions):
    """Which board."""

    subject: Annotated[
        str,
        typer.Argument(
            metavar="NAME|CODE|FILE",
            help="A scenario, a layout code or a layout file.",
            autocompletion=_scenarios,
        ),
    ] = "oil-springs"


@dataclass(frozen=True)
class ConstraintOptions:
    """What must hold of the board beside the scenario's own rules."""

    set_: Annotated[
        str,
        typer.Option(
            "--set",
            help="A named set: book, strict or wild.",
            metavar="NAME",
            show_default=False,
            autocompletion=_sets,
        ),
    ] = ""
    apart: Annotated[
        list[str],
        typer.Option(
            help="Numbers never side by side: reds, equal, 2,12 or 6,8:2,12. May be repeated.",
            metavar="NUMBERS",
        ),
    ] = field(default_factory=list)
    group_max: Annotated[
        int | None, typer.Option(min=1, help="So many hexes of a terrain hang together at most.")
    ] = None
    like_apart: Annotated[
        bool, typer.Option("--like-apart", help="No equal terrains side by side.")
    ] = False
    pips_max: Annotated[
        int | None, typer.Option(min=1, help="At most so many pips at any intersection.")
    ] = None
    pips_min: Annotated[
        int | None, typer.Option(min=1, help="At least so many where three numbers meet.")
    ] = None
    resource_pips: Annotated[
        str,
        typer.Option(help="So many pips on each resource.", metavar="LOW-HIGH", show_default=False),
    ] = ""
    no_number_twice: Annotated[
        bool, typer.Option("--no-number-twice", help="No number twice on a resource.")
    ] = False
    harbour_not_own: Annotated[
        bool, typer.Option("--harbour-not-own", help="No 2:1 harbour on its own resource's hex.")
    ] = False
    harbour_space: Annotated[
        int | None,
        typer.Option(min=1, help="So many coast paths between harbours of a kind, at least."),
    ] = None
    constraint: Annotated[
        list[str],
        typer.Option(
            help="Any other, by kind and parameters (docs/constraints.md). May be repeated.",
            metavar="KIND...",
            autocompletion=_kinds,
        ),
    ] = field(default_factory=list)

    def asked(self) -> Asked:
        """The same for the press."""
        from printkit.press.asked import Asked

        values = {part.name.rstrip("_"): getattr(self, part.name) for part in fields(self)}
        return Asked(**values | {"apart": tuple(self.apart), "constraint": tuple(self.constraint)})


@dataclass(frozen=True)
class SheetOptions:
    """How it is printed."""

    lang: Lang = None
    paper: Annotated[str, typer.Option(help="A4, Letter, A3, Tabloid, Legal or 210x297 (mm).")] = (
        "A4"
    )
    margin: Annotated[
        str, typer.Option(help="White edge in mm, or four: top,right,bottom,left.")
    ] = "8"
    out: Out = Path("output")
    format: Annotated[Format, typer.Option(help="What files are written as.")] = Format.PDF
    ink: Annotated[Ink, typer.Option(help="In full colour, as line art on white, or in greys.")] = (
        Ink.NORMAL
    )
    printer: Annotated[
        str,
        typer.Option(
            help="A printer that calibrate has measured.", metavar="NAME", show_default=False
        ),
    ] = ""
    press: Annotated[
        bool,
        typer.Option(
            "--press", help="For a print shop: name the printing condition, with its profile."
        ),
    ] = False
    quiet: Quiet = False
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Show the plan of sheets and write nothing.")
    ] = False
    force: Force = False


@dataclass(frozen=True)
class PieceOptions:
    """How pieces are made."""

    tile_size: Annotated[
        str,
        typer.Option(
            help="Hexes flat to flat in mm, or travel, gamecrafter, 18xx.", show_default="79"
        ),
    ] = ""
    card_size: Annotated[
        str,
        typer.Option(
            help="Such as 54x80 in mm, or poker, bridge, euro, mini-euro.", show_default="54x80"
        ),
    ] = ""
    flip: Annotated[Flip, typer.Option(help="Edge along which the printer turns sheets.")] = (
        Flip.LONG
    )
    sides: Annotated[
        Sides,
        typer.Option(
            help="Fronts and backs in turn, in two files with the backs' sheets in the same or "
            "the reversed order, one of both alone, or side by side on a sheet to fold."
        ),
    ] = Sides.DUPLEX
    marks: Annotated[
        Marks,
        typer.Option(
            help="Crop marks, lines along all edges, guides to the paper's edge, or none."
        ),
    ] = Marks.CROP
    back_marks: Annotated[
        bool, typer.Option("--back-marks", help="Cutting marks on the backs as well.")
    ] = False


@dataclass(frozen=True)
class BoxOptions:
    """What the group owns."""

    own: Annotated[
        list[str],
        typer.Option(
            help="A box you own: base, base-56, seafarers, seafarers-56 or none. May be repeated."
        ),
    ] = field(default_factory=lambda: ["base"])
