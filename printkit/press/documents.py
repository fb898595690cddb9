"""The documents of a job: which there are, how many sheets each takes, and their pages.

A plan costs no drawing; pages are made when they are asked for, once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from printkit import __version__
from printkit.board.spelling import listed
from printkit.design import gallery, icons, plan_page, setup_sheet, summary, symbols
from printkit.design.fairness_panel import Standing
from printkit.design.magazine import Frame, Furniture
from printkit.draw import hairlines, impose, inks
from printkit.draw.correction import UNCORRECTED, corrected
from printkit.draw.furniture import Naming
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing, Page
from printkit.draw.sheet_style import SheetStyle, vertical_flip
from printkit.errors import UsageError
from printkit.press import machines
from printkit.press.boards import Board
from printkit.press.choosing import ALL, Choice, chosen
from printkit.press.errors import naming
from printkit.press.layouts import slug
from printkit.press.opening import robber_start
from printkit.press.pieces import KINDS, Kind, pieces
from printkit.press.supplies import supplies
from printkit.press.ticket import Job
from printkit.scenarios.boxes import NONE

Name = Literal["setup", "rules", "board", "heat", "gallery"] | Kind


_CODE = 48
"""So many characters of a layout code are told at the foot of a page and on a sheet's strip."""


@dataclass(frozen=True)
class Document:
    """One file of a job.

    Attributes:
        job: What it belongs to.
        name: What it is, and its file's name.
        stock: The pieces that are cut from it; empty for a document to be read.
        choice: Which pieces those are.
    """

    job: Job
    name: Name
    stock: tuple[Piece, ...] = ()
    choice: Choice = ALL

    @property
    def file(self) -> str:
        """Its file's name without suffix: a choice of pieces does not replace all of them."""
        if self.choice == ALL:
            return self.name
        return f"{self.name}-{slug(' '.join(self.choice.only)) or 'part'}"

    @property
    def title(self) -> str:
        """What it is, in the reader's language."""
        return self.job.words.plain(f"kinds.{self.name}")

    @property
    def shows_board(self) -> bool:
        """True when another board would make another document."""
        return self.name not in ("rules", "gallery")

    @property
    def count(self) -> int:
        """How many pieces are cut from it."""
        return sum(piece.copies for piece in self.stock)

    @cached_property
    def plan(self) -> impose.Plan:
        """Its sheets, before anything is drawn."""
        planned = impose.plan(self.stock, sheet_style(self.job), skip=self.choice.skip)
        room = planned.batches[0].per_sheet
        if self.choice.skip >= room:
            raise UsageError("skip-too-many", found=self.choice.skip, most=room - 1)
        impose.check_strips(planned, sheet_style(self.job), self._named)
        return planned

    @cached_property
    def _named(self) -> Naming:
        """The words on its sheets."""
        turned = self.job.ticket.sides != "fold"
        return naming_of(self.job, f"{self.title} ({self.count})", turned=turned)

    @cached_property
    def uncorrected(self) -> list[Page]:
        """Its pages as they are to come out of the printer.

        Raises:
            FitError: A piece does not fit the paper, or a text its box.
        """
        if not self.stock:
            with naming(self.title, self.job.words.language):
                return _READ[self.name](self.job)
        made = impose.sheets(self.plan, sheet_style(self.job), self._named)
        return [replace(made[0], bookmark=self.title), *made[1:]]

    @cached_property
    def pages(self) -> list[Page]:
        """Its pages as they are sent to the printer."""
        return [sent(page, self.job) for page in self.uncorrected]


def document(job: Job, name: Name, choice: Choice = ALL) -> Document:
    """One document of a job.

    Raises:
        UsageError: The job has no such pieces, or none of the names wanted.
    """
    if name not in KINDS:
        return Document(job, name)
    stock = chosen(job, name, choice)
    if not stock:
        scenario = job.board.scenario.name
        if pieces(job, name):
            raise UsageError("none-counted", scenario=scenario, kind=name)
        there = [kind for kind in KINDS if chosen(job, kind, ALL)]
        if not there:
            raise UsageError("nothing-to-print", scenario=scenario)
        raise UsageError("no-pieces", kind=name, scenario=scenario, allowed=listed(there))
    return Document(job, name, stock, choice)


def kit(job: Job) -> list[Document]:
    """Every document of a scenario's kit, in the order in which it is used."""
    made: list[Document] = [Document(job, "setup"), Document(job, "rules")]
    for kind in KINDS:
        stock = chosen(job, kind, ALL)
        if stock:
            made.append(Document(job, kind, stock))
    return made


def sent(page: Page, job: Job) -> Page:
    """A page as it goes to the printer: in the ticket's ink, corrected, no line too thin."""
    inked = inks.printed(page, job.ticket.ink)
    return hairlines.printable(corrected(inked, job.ticket.correction))


def sheet_style(job: Job) -> SheetStyle:
    """What a job's sheets are printed on, and how."""
    ticket, cutter = job.ticket, job.ticket.cutter
    return SheetStyle(
        paper=ticket.paper,
        margins=ticket.margins,
        bleed=job.sizes.bleed,
        flip=ticket.flip,
        backs="folded" if ticket.sides == "fold" else "behind",
        marks="none" if cutter else ticket.marks,
        back_marks=ticket.back_marks,
        machine=cutter.needs if cutter else None,
        gap=cutter.gap if cutter else None,
        # Which way a printer turns a sheet that lies across is not known, so nor is where it errs.
        orientation="auto" if ticket.correction == UNCORRECTED else "portrait",
    )


def naming_of(job: Job, title: str, *, turned: bool) -> Naming:
    """The words on a job's sheets, of a document with that title, turned for backs or not."""
    words, ticket = job.words, job.ticket
    flip = f", {words.plain(f'sheet.flip_{ticket.flip}')}" if turned else ""
    settings = f"{ticket.paper.name}{flip}"
    details = [_code(job), f"printkit {__version__}", settings]
    if ticket.cutter:
        details.append(machines.settings(ticket.cutter, words.texts))
    return Naming(
        title=f"{words.plain('scenario.title')}: {title}",
        sheet=words.texts.raw("sheet.sheet_of"),
        front=words.plain("sheet.front"),
        back=words.plain("sheet.back"),
        folded=words.plain("sheet.folded"),
        details=" · ".join(part for part in details if part),
        scale=words.plain("sheet.print_note"),
        notice=_notice(job),
    )


def _code(job: Job) -> str:
    """The layout code, of a large board's only the beginning: its set-up sheet has it whole."""
    code = job.board.code
    return code if len(code) <= _CODE else f"{code[:_CODE]}…"


def _notice(job: Job) -> str:
    """That the sheet is unofficial; and that its board is not legal, where it was forced."""
    unofficial = job.words.plain("sheets.unofficial")
    if job.board.report.passed:
        return unofficial
    return f"{job.words.plain('sheets.forced')} {unofficial}"


def frame(job: Job) -> Frame:
    """The room of a page to read, within what the printer reaches."""
    paper, margins, usual = job.ticket.paper, job.ticket.margins, Frame(0.0, 0.0)
    top, bottom = margins.top, margins.bottom
    if not vertical_flip(job.ticket.flip, landscape=paper.width > paper.height):
        # Behind another page it is turned, so that its head is where the foot is (press.sides).
        top = bottom = max(top, bottom)
    return Frame(
        paper.width,
        paper.height,
        side=max(usual.side, margins.left, margins.right),
        top=max(usual.top, top),
        # The foot of the page reaches below its text.
        bottom=max(usual.bottom, bottom + usual.bottom / 2),
    )


def footer(job: Job, name: str) -> Furniture:
    """What stands at the foot of a job's pages to read."""
    words = job.words
    facts = (
        words.plain("scenario.title"),
        words.plain(f"kinds.{name}"),
        _code(job),
        f"printkit {__version__}",
    )
    return Furniture(
        facts=tuple(fact for fact in facts if fact),
        note=_notice(job),
        page_of=lambda n, m: words.plain("sheets.page_of", n=n, m=m),
    )


def _setup(job: Job) -> list[Page]:
    board = job.board
    subject = setup_sheet.Subject(
        layout=board.layout,
        robber=robber_start(board),
        report=board.report,
        code=board.code,
        file=str(board.file or ""),
        supplies=supplies(job),
        colours=board.scenario.colours[: board.setup.players],
        steps=_steps(job),
        standing=_standing(board),
    )
    return setup_sheet.setup_sheet(subject, job.words, job.theme, frame(job), footer(job, "setup"))


def _standing(board: Board) -> Standing:
    """How even and fair the board is. Arrays are loaded for the sheets that tell of it alone."""
    from printkit.press.evenness import evenness, expected

    return Standing(evenness(board), expected(board), board.layout.provenance)


def _steps(job: Job) -> list[setup_sheet.Step]:
    """The steps that apply to this board and to so many players."""
    kind = "variable" if job.board.layout.variable else "fixed"
    players = job.board.setup.players
    return [
        setup_sheet.Step(step["text"], step.get("figure", ""))
        for step in job.words.texts.entries("setup.steps")
        if step.get("when", kind) == kind and step.get("players", players) == players
    ]


def _rules(job: Job) -> list[Page]:
    return summary.summary(job.words, job.summary, job.theme, frame(job), footer(job, "rules"))


def _board(job: Job) -> list[Page]:
    return _plan(job, "board", plan_page.SIGNS)


def _heat(job: Job) -> list[Page]:
    return _plan(job, "heat", plan_page.HEAT)


def _plan(job: Job, name: str, reading: plan_page.Reading) -> list[Page]:
    board = job.board
    return plan_page.plan_page(
        board.layout,
        board.code,
        str(board.file or ""),
        reading,
        job.words,
        job.theme,
        frame(job),
        footer(job, name),
    )


def _gallery(job: Job) -> list[Page]:
    """All artwork: every piece as if no box were at hand, the symbols and the icons."""
    everything = replace(job, ticket=replace(job.ticket, own=(NONE,)))
    words, colours = job.words, job.theme.colours
    shelves = [
        gallery.Shelf(
            words.plain(f"kinds.{kind}"),
            faces(pieces(everything, kind), words.plain("sheet.back")),
            1 if kind == "track" else 4,
        )
        for kind in KINDS
    ]
    coloured = [(name, symbols.symbol(name, colours)) for name in symbols.names()]
    signs = [(name, icons.icon(name, colours["ink"])) for name in icons.names()]
    shelves.append(gallery.Shelf(words.plain("sheet.symbols"), coloured, 9))
    shelves.append(gallery.Shelf("", signs, 9))
    shelves.append(gallery.Shelf(words.plain("sheet.drawings"), gallery.artwork(colours), 7))
    filled = [shelf for shelf in shelves if shelf.drawings]
    return gallery.gallery(filled, words, job.theme, frame(job), footer(job, "gallery"))


def faces(stock: Sequence[Piece], back: str) -> list[tuple[str, Drawing]]:
    """Every different face of the pieces: fronts with their pieces' names, backs with that one."""
    faces: dict[Drawing, str] = {}
    for piece in stock:
        faces[piece.front] = piece.label
        if piece.back:
            faces.setdefault(piece.back, back)
    return [(label, face) for face, label in faces.items()]


_READ = {"setup": _setup, "rules": _rules, "board": _board, "heat": _heat, "gallery": _gallery}
