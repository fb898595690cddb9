"""Documents to files: one per kind, and one with everything in it.

All pages are made before anything is written, and everything is written or nothing is. Where
some sheets have backs, the whole prints on both sides: what has none gets an empty one, so that
every sheet begins on a front.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from printkit.draw import pdf
from printkit.draw.scene import Page
from printkit.press import files
from printkit.press.documents import Document
from printkit.press.ticket import Job

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Written:
    """One file of a job, written or planned.

    Attributes:
        path: Where it is; of files for single pages, the first.
        title: What it is, in the reader's language.
        pages: How many sides are printed.
        pieces: How many pieces are cut from it.
        paper: The sheet's name.
    """

    path: Path
    title: str
    pages: int
    pieces: int
    paper: str


def write(
    job: Job, documents: Sequence[Document], progress: Progress, *, combined: bool = False
) -> list[Written]:
    """Every document as files in the ticket's format.

    Args:
        job: The job they belong to.
        documents: What is written.
        progress: Told the document's title, how many are done, and of how many.
        combined: Also one PDF that holds them all.

    Raises:
        FitError: A piece or a text does not fit.
        OutputError: A file could not be written; none of this call is left.
    """
    ready: dict[Path, bytes] = {}
    told: list[Written] = []
    combined = combined and _combines(job)
    total = len(documents) + combined
    for done, document in enumerate(documents):
        progress(document.title, done, total)
        ready |= _files(job, document.file, document.title, document.pages)
        told.append(_told(document, len(document.pages)))
    if combined:
        whole = _together(job, documents, told)
        progress(whole.title, len(documents), total)
        pages = [page for document in documents for page in _on_sheets(document, documents)]
        ready |= _files(job, "kit", whole.title, pages)
        told.append(whole)
    files.write(ready)
    return told


def planned(job: Job, documents: Sequence[Document], *, combined: bool = False) -> list[Written]:
    """What `write` would write, without writing it."""
    told = [_told(document, _pages(document)) for document in documents]
    return [*told, _together(job, documents, told)] if combined and _combines(job) else told


def folder(job: Job) -> Path:
    """Where a job's files go."""
    return job.ticket.out / job.board.scenario.name


def _pages(document: Document) -> int:
    return document.plan.pages if document.stock else len(document.pages)


def _combines(job: Job) -> bool:
    """Pictures of single pages make no whole."""
    return job.ticket.format == "pdf"


def _told(document: Document, pages: int) -> Written:
    job = document.job
    path = _path(job, document.file)
    return Written(path, document.title, pages, document.count, job.ticket.paper.name)


def _together(job: Job, documents: Sequence[Document], told: Sequence[Written]) -> Written:
    """The file that holds all the others' pages."""
    title = job.words.plain("kinds.kit")
    pages = sum(
        row.pages + _empty(document, documents)
        for document, row in zip(documents, told, strict=True)
    )
    pieces = sum(row.pieces for row in told)
    return Written(_path(job, "kit"), title, pages, pieces, job.ticket.paper.name)


def _on_sheets(document: Document, documents: Sequence[Document]) -> list[Page]:
    """A document's pages in the whole, with an empty side wherever a sheet has only one."""
    pages, empty = document.pages, _empty(document, documents)
    back = Page(pages[0].width, pages[0].height, side="back")
    if document.stock and empty:
        return [side for page in pages for side in (page, back)]
    return [*pages, *[back] * empty]


def _empty(document: Document, documents: Sequence[Document]) -> int:
    """How many empty sides a document needs in the whole."""
    if not any(other.stock and other.plan.two_sided for other in documents):
        return 0
    pages = _pages(document)
    return 2 * document.plan.sheets - pages if document.stock else pages % 2


def _path(job: Job, name: str, number: int = 1) -> Path:
    """A document's file; its first page's where each page has one of its own."""
    suffix = job.ticket.format
    page = "" if suffix == "pdf" else f"-{number:02}"
    return folder(job) / f"{name}{page}.{suffix}"


def _files(job: Job, name: str, title: str, pages: Sequence[Page]) -> dict[Path, bytes]:
    if job.ticket.format == "svg":
        # Only who asks for SVG or PNG waits for their libraries.
        from printkit.draw import svg

        made = [svg.write(page, embed=True).encode() for page in pages]
    else:
        made = [pdf.write(pages, _info(job, title, pages))]
    if job.ticket.format == "png":
        from printkit.draw import png

        made = list(png.write(made[0]))
    return {_path(job, name, number): content for number, content in enumerate(made, 1)}


def _info(job: Job, title: str, pages: Sequence[Page]) -> pdf.Info:
    two_sided = any(page.side == "back" for page in pages)
    return pdf.Info(
        title=f"{job.words.plain('scenario.title')} – {title}",
        language=job.ticket.language,
        subject=job.words.plain("sheets.unofficial"),
        duplex=job.ticket.flip if two_sided else None,
        correction=job.ticket.correction,
    )
