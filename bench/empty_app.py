"""printkit's commands and options and nothing behind them: what typer itself costs.

Written by hand, so that measuring it imports nothing of printkit; tests/bench holds its
commands and options equal to the real ones.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

app = typer.Typer(
    name="printkit",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Format(StrEnum):
    """--format."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


class Flip(StrEnum):
    """--flip."""

    LONG = "long"
    SHORT = "short"


class Sides(StrEnum):
    """--sides."""

    DUPLEX = "duplex"
    SEPARATE = "separate"
    REVERSED = "reversed"
    FRONTS = "fronts"
    BACKS = "backs"
    FOLD = "fold"


class Marks(StrEnum):
    """--marks."""

    CROP = "crop"
    LINES = "lines"
    GUIDES = "guides"
    NONE = "none"


class Ink(StrEnum):
    """--ink."""

    NORMAL = "normal"
    LOW = "low"
    GRAY = "gray"


class Output(StrEnum):
    """--output."""

    HOME = "home"
    CUTTER = "cutter"
    SERVICE = "service"
    POSTER = "poster"
    SCREEN = "screen"


class Deal(StrEnum):
    """--deal."""

    BOOK = "book"
    UNIFORM = "uniform"


class Tokens(StrEnum):
    """--tokens."""

    SPIRAL = "spiral"
    FREE = "free"


class Harbours(StrEnum):
    """--harbours."""

    FIXED = "fixed"
    SHUFFLED = "shuffled"


class Terrain(StrEnum):
    """--terrain."""

    FIXED = "fixed"
    DEALT = "dealt"


class What(StrEnum):
    """What can be printed by itself."""

    TILES = "tiles"
    TOKENS = "tokens"
    CARDS = "cards"
    TRACK = "track"
    STAND_UPS = "stand-ups"
    AIDS = "aids"
    BOARD = "board"
    GALLERY = "gallery"


Subject = Annotated[str, Argument(metavar="NAME|CODE|FILE", show_default=False)]
PrintedSubject = Annotated[str, Argument(metavar="NAME|CODE|FILE")]
Wanted = Annotated[What, Argument(show_default=False)]
Folder = Annotated[Path, Argument()]
Lang = Annotated[str | None, Option("--lang", show_default="from the locale")]
Players = Annotated[int | None, Option(show_default="4")]
OtherBoard = Annotated[str, Option("--board")]
Variable = Annotated[bool, Option("--variable")]
Seed = Annotated[int | None, Option(show_default="by chance")]
DealBy = Annotated[Deal | None, Option(show_default="book; uniform with constraints")]
TokensBy = Annotated[Tokens | None, Option(show_default="spiral by the book, else free")]
TerrainBy = Annotated[Terrain | None, Option(show_default="as the scenario has it")]
HarboursBy = Annotated[Harbours | None, Option(show_default="shuffled")]
Set = Annotated[str, Option("--set", metavar="NAME", show_default=False)]
Apart = Annotated[list[str], Option(metavar="NUMBERS")]
Limit = Annotated[int | None, Option(min=1)]
LikeApart = Annotated[bool, Option("--like-apart")]
ResourcePips = Annotated[str, Option(metavar="LOW-HIGH", show_default=False)]
NoNumberTwice = Annotated[bool, Option("--no-number-twice")]
HarbourNotOwn = Annotated[bool, Option("--harbour-not-own")]
Constraint = Annotated[list[str], Option(metavar="KIND...")]
Explain = Annotated[bool, Option("--explain")]
Deals = Annotated[int, Option(min=1)]
Paper = Annotated[str, Option()]
Margin = Annotated[str, Option()]
Out = Annotated[Path, Option("--out")]
FileFormat = Annotated[Format, Option("--format")]
SidesOf = Annotated[Sides, Option("--sides")]
MarksBy = Annotated[Marks, Option("--marks")]
BackMarks = Annotated[bool, Option("--back-marks")]
Press = Annotated[bool, Option("--press")]
Printer = Annotated[str, Option("--printer", metavar="NAME")]
Inks = Annotated[Ink, Option("--ink")]
Force = Annotated[bool, Option("--force")]
Quiet = Annotated[bool, Option("--quiet", "-q")]
DryRun = Annotated[bool, Option("--dry-run")]
TileSize = Annotated[str, Option(show_default="79")]
CardSize = Annotated[str, Option(show_default="54x80")]
FlipBy = Annotated[Flip, Option()]
OutputFor = Annotated[Output, Option()]
Machine = Annotated[str, Option("--machine", metavar="NAME")]
MarkArm = Annotated[float | None, Option()]
MarkLine = Annotated[float | None, Option()]
Service = Annotated[str, Option("--service", metavar="NAME")]
Own = Annotated[list[str], Option()]
Count = Annotated[int, Option(min=1)]
Jobs = Annotated[int, Option(min=1, max=64)]
Save = Annotated[str, Option()]
AsJson = Annotated[bool, Option("--json")]
Only = Annotated[list[str], Option("--only")]
Copies = Annotated[int | None, Option("--copies", min=1, max=1000, show_default="as needed")]
Skip = Annotated[int, Option("--skip", min=0)]
Heat = Annotated[bool, Option("--heat")]
Fair = Annotated[bool, Option("--fair")]
Even = Annotated[float | None, Option(min=0, max=1)]
Wild = Annotated[bool, Option("--wild")]
Fairest = Annotated[bool, Option("--fairest")]
Budget = Annotated[float | None, Option(min=0.1, max=3600)]
Play = Annotated[bool, Option("--play")]
PlayBudget = Annotated[float | None, Option(min=1, max=86400)]

Trials = Annotated[int, Option(min=0)]
GameSeed = Annotated[int | None, Option(min=0, show_default="by chance")]
Bot = Annotated[list[str] | None, Option(show_default="builder")]
Bots = Annotated[list[str] | None, Option("--bot", show_default="builder and spender")]
Games = Annotated[int | None, Option(min=1, show_default="801")]
Within = Annotated[float | None, Option(min=0.5, max=20)]
Cluster = Annotated[str, Option(metavar="ADDRESS")]
Switch = Annotated[list[str] | None, Option()]
NoTrade = Annotated[bool, Option("--no-trade")]
RecordTo = Annotated[Path | None, Option()]
RecordFile = Annotated[Path, Argument(show_default=False)]

BASE: list[str] = ["base"]
NONE: list[str] = []


@app.command()
def scenarios(lang: Lang = None) -> None:
    """List the scenarios."""


@app.command()
def layouts(lang: Lang = None) -> None:
    """List the curated and saved boards with their codes."""


@app.command()
def kit(
    subject: Subject,
    players: Players = None,
    board: OtherBoard = "",
    variable: Variable = False,
    seed: Seed = None,
    deal: DealBy = None,
    tokens: TokensBy = None,
    harbours: HarboursBy = None,
    terrain: TerrainBy = None,
    fair: Fair = False,
    balance: Even = None,
    wild: Wild = False,
    fairest: Fairest = False,
    budget: Budget = None,
    play: Play = False,
    play_budget: PlayBudget = None,
    set_: Set = "",
    apart: Apart = NONE,
    group_max: Limit = None,
    like_apart: LikeApart = False,
    pips_max: Limit = None,
    pips_min: Limit = None,
    resource_pips: ResourcePips = "",
    no_number_twice: NoNumberTwice = False,
    harbour_not_own: HarbourNotOwn = False,
    harbour_space: Limit = None,
    constraint: Constraint = NONE,
    lang: Lang = None,
    paper: Paper = "A4",
    margin: Margin = "8",
    out: Out = Path("output"),
    format_: FileFormat = Format.PDF,
    ink: Inks = Ink.NORMAL,
    printer: Printer = "",
    press: Press = False,
    quiet: Quiet = False,
    dry_run: DryRun = False,
    force: Force = False,
    tile_size: TileSize = "",
    card_size: CardSize = "",
    flip: FlipBy = Flip.LONG,
    sides: SidesOf = Sides.DUPLEX,
    marks: MarksBy = Marks.CROP,
    back_marks: BackMarks = False,
    output: OutputFor = Output.HOME,
    machine: Machine = "",
    mark_arm: MarkArm = None,
    mark_line: MarkLine = None,
    service: Service = "",
    own: Own = BASE,
) -> None:
    """Print everything a scenario needs: set-up sheet, rules, pieces, and all of it in one file."""


@app.command()
def layout(
    subject: Subject,
    players: Players = None,
    board: OtherBoard = "",
    variable: Variable = False,
    seed: Seed = None,
    deal: DealBy = None,
    tokens: TokensBy = None,
    harbours: HarboursBy = None,
    terrain: TerrainBy = None,
    fair: Fair = False,
    balance: Even = None,
    wild: Wild = False,
    fairest: Fairest = False,
    budget: Budget = None,
    play: Play = False,
    play_budget: PlayBudget = None,
    set_: Set = "",
    apart: Apart = NONE,
    group_max: Limit = None,
    like_apart: LikeApart = False,
    pips_max: Limit = None,
    pips_min: Limit = None,
    resource_pips: ResourcePips = "",
    no_number_twice: NoNumberTwice = False,
    harbour_not_own: HarbourNotOwn = False,
    harbour_space: Limit = None,
    constraint: Constraint = NONE,
    count: Count = 1,
    jobs: Jobs = 1,
    save: Save = "",
    force: Force = False,
    as_json: AsJson = False,
    out: Out = Path("output"),
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Deal a board, or restore one from its code: print it, write its file."""


@app.command()
def check(
    subject: Subject,
    players: Players = None,
    board: OtherBoard = "",
    variable: Variable = False,
    seed: Seed = None,
    deal: DealBy = None,
    tokens: TokensBy = None,
    harbours: HarboursBy = None,
    terrain: TerrainBy = None,
    set_: Set = "",
    apart: Apart = NONE,
    group_max: Limit = None,
    like_apart: LikeApart = False,
    pips_max: Limit = None,
    pips_min: Limit = None,
    resource_pips: ResourcePips = "",
    no_number_twice: NoNumberTwice = False,
    harbour_not_own: HarbourNotOwn = False,
    harbour_space: Limit = None,
    constraint: Constraint = NONE,
    explain: Explain = False,
    deals: Deals = 100_000,
    play: Trials = 0,
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Judge a board: every constraint with ✓ or ✗ and the places; exit 1 when one is broken."""


@app.command("print")
def print_(
    what: Wanted,
    subject: PrintedSubject = "oil-springs",
    players: Players = None,
    board: OtherBoard = "",
    variable: Variable = False,
    seed: Seed = None,
    deal: DealBy = None,
    tokens: TokensBy = None,
    harbours: HarboursBy = None,
    terrain: TerrainBy = None,
    lang: Lang = None,
    paper: Paper = "A4",
    margin: Margin = "8",
    out: Out = Path("output"),
    format_: FileFormat = Format.PDF,
    ink: Inks = Ink.NORMAL,
    printer: Printer = "",
    press: Press = False,
    quiet: Quiet = False,
    dry_run: DryRun = False,
    force: Force = False,
    tile_size: TileSize = "",
    card_size: CardSize = "",
    flip: FlipBy = Flip.LONG,
    sides: SidesOf = Sides.DUPLEX,
    marks: MarksBy = Marks.CROP,
    back_marks: BackMarks = False,
    output: OutputFor = Output.HOME,
    machine: Machine = "",
    mark_arm: MarkArm = None,
    mark_line: MarkLine = None,
    service: Service = "",
    own: Own = BASE,
    only: Only = NONE,
    copies: Copies = None,
    skip: Skip = 0,
    heat: Heat = False,
) -> None:
    """Print one kind of piece, even a single missing one."""


@app.command()
def setup(
    subject: Subject,
    players: Players = None,
    board: OtherBoard = "",
    variable: Variable = False,
    seed: Seed = None,
    deal: DealBy = None,
    tokens: TokensBy = None,
    harbours: HarboursBy = None,
    terrain: TerrainBy = None,
    fair: Fair = False,
    balance: Even = None,
    wild: Wild = False,
    fairest: Fairest = False,
    budget: Budget = None,
    play: Play = False,
    play_budget: PlayBudget = None,
    set_: Set = "",
    apart: Apart = NONE,
    group_max: Limit = None,
    like_apart: LikeApart = False,
    pips_max: Limit = None,
    pips_min: Limit = None,
    resource_pips: ResourcePips = "",
    no_number_twice: NoNumberTwice = False,
    harbour_not_own: HarbourNotOwn = False,
    harbour_space: Limit = None,
    constraint: Constraint = NONE,
    lang: Lang = None,
    paper: Paper = "A4",
    margin: Margin = "8",
    out: Out = Path("output"),
    format_: FileFormat = Format.PDF,
    ink: Inks = Ink.NORMAL,
    printer: Printer = "",
    press: Press = False,
    quiet: Quiet = False,
    dry_run: DryRun = False,
    force: Force = False,
    own: Own = BASE,
) -> None:
    """Print the set-up sheet: the board, the checklist, the steps."""


@app.command()
def rules(
    subject: Subject,
    lang: Lang = None,
    paper: Paper = "A4",
    margin: Margin = "8",
    out: Out = Path("output"),
    format_: FileFormat = Format.PDF,
    ink: Inks = Ink.NORMAL,
    printer: Printer = "",
    press: Press = False,
    quiet: Quiet = False,
    dry_run: DryRun = False,
    force: Force = False,
    players: Players = None,
    board: OtherBoard = "",
) -> None:
    """Print the rule summary."""


@app.command()
def calibrate(
    printer: Printer = "",
    upper: Annotated[str | None, Option(metavar="X,Y")] = None,
    lower: Annotated[str | None, Option(metavar="X,Y")] = None,
    bar: Annotated[float, Option()] = 100.0,
    paper: Paper = "A4",
    flip: FlipBy = Flip.LONG,
    out: Out = Path("output"),
    lang: Lang = None,
) -> None:
    """Print the calibration sheet, or keep what you read on it under your printer's name."""


@app.command()
def preflight(
    files: Annotated[list[Path], Argument(metavar="FILE...", help="PDF files.")],
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Check finished PDF files: boxes, fonts, type, lines, pieces, backs; exit 1 on a fault."""


@app.command()
def play(
    subject: Subject,
    players: Players = None,
    other: OtherBoard = "",
    seed: GameSeed = None,
    bot: Bot = None,
    switch: Switch = None,
    no_trade: NoTrade = False,
    record: RecordTo = None,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Play a game between bots on a board and print its log."""


@app.command()
def replay(file: RecordFile, lang: Lang = None, quiet: Quiet = False) -> None:
    """Check a game's record line by line and print its log; exit 1 when it breaks a rule."""


@app.command()
def fairness(
    subject: Subject,
    players: Players = None,
    other: OtherBoard = "",
    games: Games = None,
    within: Within = None,
    bot: Bots = None,
    seed: Annotated[int, Option(min=0)] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    as_json: AsJson = False,
    lang: Lang = None,
    quiet: Quiet = False,
) -> None:
    """Let bots play a board many times and tell how often each seat wins."""


@app.command()
def init(folder: Folder = Path(), lang: Lang = None) -> None:
    """Make a workspace: a folder for your own scenarios, boards and looks, with an example."""


@app.command()
def new(name: Annotated[str, Argument()], like: str = "gold-island", lang: Lang = None) -> None:
    """Start a scenario of your own: a copy of another one, under layouts and templates."""


@app.command()
def schema(out: Path = Path("schema"), quiet: Quiet = False, lang: Lang = None) -> None:
    """Write JSON Schemas of a scenario's files, by which editors help to write them."""


@app.callback()
def root(version: Annotated[bool, Option("--version", is_eager=True)] = False) -> None:
    """Boards, printable parts and rule summaries for Catan scenarios that are not in your box."""
