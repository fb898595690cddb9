"""The commands that print: a whole kit, one kind of piece, the set-up sheet, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import asking, console
from printkit.cli.grouping import grouped
from printkit.cli.options import (
    BoardOptions,
    BoxOptions,
    ConstraintOptions,
    Copies,
    Only,
    OtherBoard,
    PieceOptions,
    Players,
    PrintedBoardOptions,
    SheetOptions,
    Skip,
    Subject,
)
from printkit.cli.output_options import OutputOptions
from printkit.cli.search_options import SearchOptions
from printkit.errors import UsageError

if TYPE_CHECKING:
    from printkit.press.documents import Document
    from printkit.press.ticket import Job


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


@grouped
def kit(
    board: BoardOptions,
    search: SearchOptions,
    constraints: ConstraintOptions,
    sheet: SheetOptions,
    piece: PieceOptions,
    output: OutputOptions,
    box: BoxOptions,
) -> None:
    """Print everything a scenario needs: set-up sheet, rules, pieces, and all of it in one file."""
    from printkit.press import documents

    job = _job(board, sheet, piece, box, constraints, output, search)
    _deliver(job, documents.kit(job), sheet, board.players, whole=True)


@grouped
def print_(
    what: Annotated[What, typer.Argument(help="What to print.", show_default=False)],
    board: PrintedBoardOptions,
    sheet: SheetOptions,
    piece: PieceOptions,
    output: OutputOptions,
    box: BoxOptions,
    only: Only = [],  # noqa: B006 - typer copies it
    copies: Copies = None,
    skip: Skip = 0,
    heat: Annotated[
        bool, typer.Option("--heat", help="Of a board: colour intersections by what they yield.")
    ] = False,
) -> None:
    """Print one kind of piece, even a single missing one."""
    from printkit.press.choosing import Choice
    from printkit.press.documents import document

    if heat and what is not What.BOARD:
        raise UsageError("heat-of-board", found=what.value)
    job = _job(board, sheet, piece, box, output=output)
    chosen = Choice(tuple(only), copies, skip)
    made = document(job, "heat" if heat else what.value, chosen)
    _deliver(job, [made], sheet, board.players)


@grouped
def setup(
    board: BoardOptions,
    search: SearchOptions,
    constraints: ConstraintOptions,
    sheet: SheetOptions,
    box: BoxOptions,
) -> None:
    """Print the set-up sheet: the board, the checklist, the steps."""
    from printkit.press.documents import document

    job = _job(board, sheet, PieceOptions(), box, constraints, search=search)
    _deliver(job, [document(job, "setup")], sheet, board.players)


@grouped
def rules(
    subject: Subject,
    sheet: SheetOptions,
    players: Players = None,
    board: OtherBoard = "",
) -> None:
    """Print the rule summary."""
    from printkit.press.documents import document

    job = _job(BoardOptions(subject, players, board), sheet, PieceOptions(), BoxOptions())
    _deliver(job, [document(job, "rules")], sheet, players)


def _job(
    board: BoardOptions,
    sheet: SheetOptions,
    piece: PieceOptions,
    box: BoxOptions,
    constraints: ConstraintOptions | None = None,
    output: OutputOptions = OutputOptions(),  # noqa: B008 - it is frozen
    search: SearchOptions = SearchOptions(),  # noqa: B008 - it is frozen
) -> Job:
    from printkit.cli import telling
    from printkit.draw.paper import margins, parse
    from printkit.press.condition import condition
    from printkit.press.outputs import Wanted, settled
    from printkit.press.printers import correction
    from printkit.press.ticket import Ticket, job

    ticket = Ticket(
        language=sheet.lang or asking.language(),
        paper=parse(sheet.paper),
        margins=margins(sheet.margin),
        tile_size=piece.tile_size,
        card_size=piece.card_size,
        flip=piece.flip.value,
        sides=piece.sides.value,
        marks=piece.marks.value,
        back_marks=piece.back_marks,
        own=tuple(box.own),
        ink=sheet.ink.value,
        correction=correction(sheet.printer),
        condition=condition(Path.cwd()) if sheet.press else None,
        format=sheet.format.value,
        out=sheet.out,
        workspace=Path.cwd(),
        force=sheet.force,
    )
    wanted = Wanted(
        output.output.value, output.machine, output.mark_arm, output.mark_line, output.service
    )
    found = asking.searched(board, constraints, search, quiet=sheet.quiet)
    telling.idle(found, ticket.language)
    return job(settled(ticket, wanted), found)


def _deliver(
    job: Job,
    documents: Sequence[Document],
    sheet: SheetOptions,
    players: int | None,
    *,
    whole: bool = False,
) -> None:
    from printkit.cli import telling
    from printkit.press import outputs
    from printkit.press.fits import coarse, smaller, tight

    texts = job.words.texts
    if sheet.dry_run:
        rows, notes = outputs.planned(job, documents, whole=whole)
    else:
        with console.progress(quiet=sheet.quiet) as progress:
            rows, notes = outputs.write(job, documents, progress, whole=whole)
    if sheet.quiet:
        return
    aligned = ("left", "left", "right", "right", "left")
    heads = [texts.raw(f"tables.{key}") for key in ("what", "file", "pages", "pieces", "paper")]
    console.table(
        list(zip(heads, aligned, strict=True)),
        [
            [row.title, str(row.path), str(row.pages), str(row.pieces or "–"), row.paper]
            for row in rows
        ],
    )
    shrunk = telling.fit(smaller(documents), texts, whole=sheet.dry_run)
    shrunk += [
        texts.get(
            "told.coarse", picture=one.picture, dpi=one.dpi, pixels=one.pixels, wanted=one.wanted
        )
        for one in coarse(documents)
    ]
    told = [texts.raw("told.planned")] if sheet.dry_run else []
    told += telling.seats(job.board.setup, texts, players)
    told += [*shrunk, *tight(job, documents), *notes]
    if job.board.code and any(document.shows_board for document in documents):
        told.append(texts.get("told.layout_code", code=job.board.code))
    home = job.ticket.output == "home"
    empty = rows[-1].pages - sum(row.pages for row in rows[:-1]) if whole and home else 0
    if empty > 0:
        told.append(texts.get("told.empty_sides", file=rows[-1].path.name, count=empty))
    if home and any(document.stock for document in documents):
        sides, flip = job.ticket.sides, texts.raw(f"told.{job.ticket.flip}")
        told.append(texts.get(f"told.print_{sides}", flip=flip))
    typer.echo()
    for sentence in told:
        typer.echo(sentence)
