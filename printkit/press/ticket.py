"""The job ticket: how a person wants a job printed, and the looks and words that follow from it.

A `Ticket` is what was asked; a `Job` is the ticket with its board, theme, sizes and words
read from the files, ready for the drawing rooms below.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from printkit.board.model import Layout
from printkit.design.sizes import Sizes, sizes
from printkit.design.summary import Order, order
from printkit.design.theme import Theme, theme
from printkit.design.words import Words
from printkit.draw.correction import UNCORRECTED, Correction
from printkit.draw.describing import Condition
from printkit.draw.inks import Ink
from printkit.draw.paper import A4, DEFAULT_MARGINS, Margins, Paper
from printkit.errors import UsageError
from printkit.press.boards import Board, require_legal
from printkit.press.machines import Cutter
from printkit.press.pictures import signs
from printkit.press.services import Service
from printkit.press.strays import require_wanted
from printkit.press.templates import layered, template
from printkit.scenarios.boards import board_names, saved_layout
from printkit.scenarios.lacking import require_whole
from printkit.scenarios.texts import load_texts

LEAST_ROOM = 40
"""A sheet's printable box must be so wide and high, in mm, for anything to be printed on it."""

Format = Literal["pdf", "svg", "png"]
Output = Literal["home", "cutter", "service", "poster", "screen"]
Sides = Literal["duplex", "separate", "reversed", "fronts", "backs", "fold"]
Marks = Literal["crop", "lines", "guides", "none"]


@dataclass(frozen=True, slots=True)
class Ticket:
    """How a job is to be printed; sizes in mm, None for the template's.

    Attributes:
        language: "de", "en".
        paper: The sheets.
        margins: What the printer cannot reach.
        tile_size: Flat to flat, or a preset's name.
        card_size: Width x height, or a preset's name.
        flip: The edge along which sheets are turned for their backs.
        sides: Fronts and backs in turn, in files of their own, with the backs' sheets in the same
            or the reversed order, one of both alone, or beside each other on a sheet to fold.
        marks: What shows where to cut.
        back_marks: Show it on the backs as well.
        own: The boxes the group owns.
        correction: What the printer does wrong, to be taken back.
        ink: In colour, as line art on white, or in greys.
        output: What it is printed for.
        cutter: The machine that cuts it, for the output of that name; else None.
        service: Who prints it, likewise.
        condition: How a print shop is to print it; None for a printer at home.
        format: What is written.
        out: The folder that output goes to.
        workspace: The user's folder of scenarios and templates.
        force: Print a board that is not legal, too; every sheet then says so.
    """

    language: str
    paper: Paper = A4
    margins: Margins = DEFAULT_MARGINS
    tile_size: str = ""
    card_size: str = ""
    flip: Literal["long", "short"] = "long"
    sides: Sides = "duplex"
    marks: Marks = "crop"
    back_marks: bool = False
    own: tuple[str, ...] = ("base",)
    ink: Ink = "normal"
    correction: Correction = UNCORRECTED
    output: Output = "home"
    cutter: Cutter | None = None
    service: Service | None = None
    condition: Condition | None = None
    format: Format = "pdf"
    out: Path = Path("output")
    workspace: Path | None = None
    force: bool = False


@dataclass(frozen=True)
class Job:
    """A ticket with everything that its drawings are made from."""

    ticket: Ticket
    board: Board
    theme: Theme
    sizes: Sizes
    words: Words
    summary: Order


def job(ticket: Ticket, board: Board) -> Job:
    """The job for a board.

    Raises:
        TemplateError: A template or text is missing or faulty.
        UsageError: A size is none, or the margins leave no room.
        IllegalBoardError: The board is not legal, and the ticket does not force it.
    """
    require_legal(board, force=ticket.force)
    _check_margins(ticket)
    scenario = board.scenario
    looks = load_theme(ticket.workspace)
    data, source = layered("pieces.toml", ticket.workspace)
    wanted = sizes(data, source, tile=ticket.tile_size, card=ticket.card_size)
    chain = (scenario.name, *scenario.parents)
    texts = load_texts(ticket.language, chain, ticket.workspace)
    require_whole(texts, chain, ticket.workspace)
    plan = order(*template(f"{scenario.name}/summary.toml", ticket.workspace))
    require_wanted(scenario, plan, ticket.workspace)
    made = Job(
        ticket,
        board,
        looks,
        ticket.service.sized(wanted) if ticket.service else wanted,
        Words(texts, board.setup, looks.colours["ink"], _printed(board, ticket.workspace)),
        plan,
    )
    return replace(made, theme=replace(looks, signs=signs(made)))


def _printed(board: Board, workspace: Path | None) -> Layout:
    """The set-up's printed board; this job's where no such board is saved."""
    setup = board.setup
    if setup.fixed not in board_names(setup.scenario, workspace):
        return board.layout
    return saved_layout(setup.scenario, setup.fixed, workspace)


def _check_margins(ticket: Ticket) -> None:
    paper, margins = ticket.paper, ticket.margins
    width = paper.width - margins.left - margins.right
    height = paper.height - margins.top - margins.bottom
    if min(width, height) < LEAST_ROOM:
        raise UsageError(
            "margins-too-wide",
            width=round(width, 1),
            height=round(height, 1),
            paper=paper.name,
            least=LEAST_ROOM,
        )


def load_theme(workspace: Path | None) -> Theme:
    """The theme in force.

    Raises:
        TemplateError: Its file is missing or faulty.
    """
    return theme(*layered("theme.toml", workspace))
