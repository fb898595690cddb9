"""The public functions: all that the commands do, for scripts. Sizes are in mm.

import printkit

layout = printkit.generate("oil-springs", players=4, seed=7)
assert printkit.check(layout).passed
printkit.render_kit(layout, "kit", language="en")
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from printkit.board.model import CheckReport, Layout
from printkit.draw import pdf
from printkit.draw.arrange import SheetStyle
from printkit.draw.furniture import Naming
from printkit.draw.impose import Piece, impose
from printkit.draw.paper import margins as parse_margins
from printkit.draw.paper import parse as parse_paper
from printkit.draw.scene import Drawing, Page
from printkit.generate import generate as deal
from printkit.press import documents
from printkit.press.boards import Board, Deal, Harbours, Tokens, Wish, judged, obtain, usual_players
from printkit.press.kit import Written, write
from printkit.press.ticket import Ticket, job
from printkit.rules import check as judge
from printkit.scenarios import load as load_scenario
from printkit.scenarios.folders import names


def scenarios() -> tuple[str, ...]:
    """The names of all scenarios."""
    return names(Path.cwd())


def load(subject: str, *, players: int | None = None) -> Board:
    """The printed board of a scenario, or the board of a layout code or layout file.

    Args:
        subject: A scenario's name, a layout code or a path.
        players: How many play; four where a scenario is for so many.

    Raises:
        PrintkitError: The subject is unknown or cannot be read.
    """
    return obtain(Wish(subject, players), Path.cwd())


def generate(
    scenario: str,
    *,
    players: int | None = None,
    seed: int,
    deal_by: Deal = "book",
    tokens: Tokens | None = None,
    harbours: Harbours = "shuffled",
) -> Layout:
    """A board dealt from a seed: the same on every platform, for ever.

    Raises:
        ScenarioError: The scenario is unknown or not for so many players.
        GenerationError: No board satisfies the constraints.
    """
    found = load_scenario(scenario, Path.cwd())
    setup = found.setup(players or usual_players(found))
    return deal(setup, seed, tokens=tokens, harbours=harbours, deal=deal_by)


def check(layout: Layout) -> CheckReport:
    """What every constraint of its scenario says of a board: all violations and all that holds."""
    return judge(layout, load_scenario(layout.scenario, Path.cwd()))


def render_kit(
    board: Board | Layout,
    out: Path | str,
    *,
    language: str = "en",
    paper: str = "A4",
    margins: str = "8",
    tile_size: str = "",
    card_size: str = "",
    flip: Literal["long", "short"] = "long",
    own: Sequence[str] = ("base",),
    format: Literal["pdf", "svg", "png"] = "pdf",  # noqa: A002 - the option's name
) -> list[Written]:
    """Everything a scenario needs, written into a folder as the command `kit` does.

    Args:
        board: What to print.
        out: The folder; a subfolder with the scenario's name is made in it.
        language: "de" or "en".
        paper: A name, or a size such as "210x297".
        margins: One number in mm, or four: top, right, bottom, left.
        tile_size: Of hexes, flat to flat in mm, or a preset's name; empty for 79.
        card_size: Such as "54x80", or a preset's name; empty for that.
        flip: The edge along which sheets are turned for their backs.
        own: The boxes the group owns.
        format: What is written.

    Returns:
        What was written, file by file.

    Raises:
        FitError: A piece does not fit the paper.
        OutputError: The folder cannot be written; nothing is left half-written.
    """
    found = board if isinstance(board, Board) else judged(board, Path.cwd())
    ticket = Ticket(
        language, parse_paper(paper), parse_margins(margins), tile_size, card_size, flip, tuple(own),
        format, Path(out), Path.cwd(),
    )  # fmt: skip
    made = job(ticket, found)
    return write(made, documents.kit(made), lambda _what, _done, _total: None, combined=True)


def render_cards(
    fronts: Sequence[Drawing],
    *,
    title: str,
    back: Drawing | None = None,
    paper: str = "A4",
    margins: str = "8",
) -> bytes:
    """Cards of one's own, imposed on sheets at true size, as one PDF.

    Args:
        fronts: One drawing per card, trimmed to the card's outline; its origin may lie anywhere.
        title: The document's title and the sheets' name.
        back: Printed behind every card.
        paper: A name, or a size such as "210x297".
        margins: One number in mm, or four.

    Raises:
        FitError: A card does not fit the paper.
    """
    style = SheetStyle(paper=parse_paper(paper), margins=parse_margins(margins))
    pieces = [Piece(front, back, 1, front.name) for front in fronts]
    naming = Naming(title, "{sheet} / {sheets}", "front", "back", "", "100 %", "")
    return render_pages(impose(pieces, style, naming), title=title)


def render_pages(pages: Sequence[Page], *, title: str, language: str = "en") -> bytes:
    """Pages of one's own as one PDF at true size, every face embedded."""
    two_sided = any(page.side == "back" for page in pages)
    return pdf.write(pages, pdf.Info(title, language, duplex="long" if two_sided else None))
