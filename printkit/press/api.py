"""The public functions: all that the commands do, for scripts.

Sizes are in mm, angles in degrees clockwise, y grows downward. Scenarios, boards and looks of
one's own are found in the current folder, as by the commands; whatever a person can mend is
raised as a `PrintkitError`. The package shows a whole script.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypedDict, Unpack

from printkit.board.model import Layout
from printkit.board.reports import CheckReport
from printkit.draw.inks import Ink
from printkit.draw.paper import margins as parse_margins, parse as parse_paper
from printkit.generate.generate import generate as deal
from printkit.press import documents, outputs
from printkit.press.asked import NOTHING, Asked, bound_by, deal_of, remembering
from printkit.press.boards import (
    Board,
    Deal,
    Harbours,
    TerrainBy,
    Tokens,
    Wish,
    judged,
    obtain,
    to_deal,
    usual_players,
)
from printkit.press.choosing import Choice
from printkit.press.kit import Written
from printkit.press.outputs import Wanted, settled
from printkit.press.ticket import Job, Marks, Output, Sides, Ticket, job
from printkit.scenarios import load as load_scenario
from printkit.scenarios.folders import names


def scenario_names() -> tuple[str, ...]:
    """The names of all scenarios, sorted: one's own under layouts/ and printkit's."""
    return names(Path.cwd())


def load(subject: str, *, players: int | None = None, board: str = "") -> Board:
    """The printed board of a scenario, or the board of a layout code or layout file.

    Args:
        subject: A scenario's name, a layout code or a path.
        players: How many play; the most that the scenario's board for four is for.
        board: Another of a named scenario's boards than the usual one.

    Returns:
        The board, judged: its scenario, set-up, layout, report, and its code ("" without one).

    Raises:
        UsageError: There is no such file, or its board is not for so many players.
        ScenarioError: The scenario is unknown, not for so many players, or its file has faults.
        LayoutError: The code is mistyped, or the file cannot be read.
    """
    return obtain(Wish(subject, players, board=board), Path.cwd())


def generate(
    scenario: str,
    *,
    players: int | None = None,
    board: str = "",
    seed: int,
    deal_by: Deal | None = None,
    tokens: Tokens | None = None,
    harbours: Harbours = "shuffled",
    terrain: TerrainBy | None = None,
    asked: Asked = NOTHING,
) -> Layout:
    """A board dealt from a seed: the same on every platform, for ever.

    Args:
        scenario: Its name.
        players: How many play; the most that the scenario's board for four is for.
        board: Another of its boards than the usual one.
        seed: Any whole number.
        deal_by: "book" for the book's procedure, "uniform" for every legal board alike; as suits
            `asked` when None.
        tokens: "spiral" or "free"; the spiral by the book, else freely, when None.
        harbours: "fixed" in their printed places, or "shuffled".
        terrain: Terrain and tokens "fixed" as on the printed board, or "dealt"; as the scenario
            has it when None, and dealt where something is asked.
        asked: What must hold of it beside the scenario's own constraints.

    Returns:
        What lies where: terrain and numbers by hex, harbours by path, features by name.

    Raises:
        UsageError: Spiral tokens were asked for where there is no spiral, tokens of a printed
            board were to be dealt, or nothing is left to deal.
        ScenarioError: The scenario is unknown or not for so many players.
        GenerationError: No board satisfies the constraints.
    """
    found = load_scenario(scenario, Path.cwd())
    here = Path.cwd()
    own = found.setup(players or usual_players(found), board)
    setup = bound_by(own, asked, here)
    how = deal_by or deal_of(asked, setup, here)
    dealing = to_deal(setup, terrain, here, asked=asked, tokens=tokens, harbours=harbours)
    layout = deal(dealing, seed, tokens=tokens, harbours=harbours, deal=how)
    return remembering(layout, own, setup)


def check(layout: Layout, *, asked: Asked = NOTHING) -> CheckReport:
    """What the constraints of its scenario and the engine say of a board: faults and what holds.

    Args:
        layout: A board, also one that printkit did not deal.
        asked: What must hold of it besides.

    Returns:
        A verdict for each constraint; `passed` when none is broken.

    Raises:
        ScenarioError: The board's scenario is unknown, or its file has faults.
    """
    return judged(layout, Path.cwd(), asked=asked).report


class Options(TypedDict, total=False):
    """How a job is printed; whatever is not given is the command line's default.

    Attributes:
        language: "de" or "en".
        paper: A name, or a size such as "210x297".
        margins: One number in mm, or four: top, right, bottom, left.
        tile_size: Of hexes, flat to flat in mm, or a preset's name.
        card_size: Such as "54x80", or a preset's name.
        flip: The edge along which sheets are turned for their backs.
        sides: Where backs are printed: "duplex", "separate", "reversed", "fronts", "backs",
            "fold".
        marks: What shows where to cut: "crop", "lines", "guides" or "none".
        back_marks: Show it on the backs as well.
        own: The boxes the group owns.
        ink: In colour ("normal"), as line art on white ("low"), or in greys ("gray").
        output: What it is printed for: "home", "cutter", "service", "poster" or "screen".
        machine: The cutting machine, for "cutter".
        service: The print service, for "service".
        format: What is written at home: "pdf", "svg" or "png".
        force: Print a board that is not legal, too; every sheet then says so.
    """

    language: str
    paper: str
    margins: str
    tile_size: str
    card_size: str
    flip: Literal["long", "short"]
    sides: Sides
    marks: Marks
    back_marks: bool
    own: Sequence[str]
    ink: Ink
    output: Output
    machine: str
    service: str
    format: Literal["pdf", "svg", "png"]
    force: bool


def render_kit(board: Board | Layout, out: Path | str, **options: Unpack[Options]) -> list[Written]:
    """Everything a scenario needs, written into a folder as the command `kit` does.

    Args:
        board: What to print.
        out: The folder; a subfolder with the scenario's name is made in it.
        **options: See `Options`.

    Returns:
        What was written, file by file.

    Raises:
        UsageError: An option is none.
        FitError: A piece does not fit the paper.
        OutputError: The folder cannot be written; nothing is left half-written.
    """
    made = _job(board, out, options)
    return outputs.write(made, documents.kit(made), _silent, whole=True)[0]


def render_document(
    board: Board | Layout,
    name: documents.Name,
    out: Path | str,
    *,
    only: Sequence[str] = (),
    copies: int | None = None,
    skip: int = 0,
    **options: Unpack[Options],
) -> list[Written]:
    """One document of a kit, as the commands `setup`, `rules` and `print` do.

    Args:
        board: What to print.
        name: "setup", "rules", "tiles", "tokens", "cards", "stand-ups", "track", "aids", "board" or
            "gallery".
        out: The folder; a subfolder with the scenario's name is made in it.
        only: Ids of components, or parts of names in any language; only such pieces are printed.
        copies: How many of each piece, in place of what the scenario needs.
        skip: How many places of the first sheet stay free.
        **options: See `Options`.

    Returns:
        What was written: one file, or as an image one for each page, told by the first.

    Raises:
        UsageError: An option is none, or the board has no such pieces.
        FitError: A piece does not fit the paper.
        OutputError: The folder cannot be written; nothing is left half-written.
    """
    made = _job(board, out, options)
    choice = Choice(tuple(only), copies, skip)
    return outputs.write(made, [documents.document(made, name, choice)], _silent)[0]


def _job(board: Board | Layout, out: Path | str, options: Options) -> Job:
    given = Ticket(
        language=options.get("language", "en"),
        paper=parse_paper(options.get("paper", "A4")),
        margins=parse_margins(options.get("margins", "8")),
        tile_size=options.get("tile_size", ""),
        card_size=options.get("card_size", ""),
        flip=options.get("flip", "long"),
        sides=options.get("sides", "duplex"),
        marks=options.get("marks", "crop"),
        back_marks=options.get("back_marks", False),
        own=tuple(options.get("own", ("base",))),
        ink=options.get("ink", "normal"),
        format=options.get("format", "pdf"),
        force=options.get("force", False),
        out=Path(out),
        workspace=Path.cwd(),
    )
    wanted = Wanted(
        options.get("output", "home"),
        machine=options.get("machine", ""),
        service=options.get("service", ""),
    )
    found = board if isinstance(board, Board) else judged(board, Path.cwd())
    return job(settled(given, wanted), found)


def _silent(_what: str, _done: int, _total: int) -> None:
    """Progress that nobody watches."""
