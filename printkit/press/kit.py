"""Documents to files: one per kind, and one with everything in it.

All pages are made before anything is written, and everything is written or nothing is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from printkit.draw import pdf, png, svg
from printkit.draw.scene import Page
from printkit.press import files
from printkit.press.documents import Document
from printkit.press.ticket import Job

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Written:
    """One file of a job, written or planned.

    Attributes:
        path: Where it is.
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
    total = len(documents) + combined
    for done, document in enumerate(documents):
        progress(document.title, done, total)
        made = _files(job, document.name, document.title, document.pages)
        ready |= made
        told.append(_written(next(iter(made)), document, len(document.pages)))
    if combined and job.ticket.format == "pdf":
        title = job.words.plain("kinds.kit")
        progress(title, len(documents), total)
        pages = [page for document in documents for page in document.pages]
        made = _files(job, "kit", title, pages)
        ready |= made
        pieces = sum(document.count for document in documents)
        told.append(Written(next(iter(made)), title, len(pages), pieces, job.ticket.paper.name))
    files.write(ready)
    return told


def planned(documents: Sequence[Document]) -> list[Written]:
    """What `write` would write, without writing it."""
    return [
        _written(
            folder(document.job) / f"{document.name}.{document.job.ticket.format}",
            document,
            _pages(document),
        )
        for document in documents
    ]


def folder(job: Job) -> Path:
    """Where a job's files go."""
    return job.ticket.out / job.board.scenario.name


def _pages(document: Document) -> int:
    return document.plan.pages if document.stock else len(document.pages)


def _written(path: Path, document: Document, pages: int) -> Written:
    return Written(path, document.title, pages, document.count, document.job.ticket.paper.name)


def _files(job: Job, name: str, title: str, pages: Sequence[Page]) -> dict[Path, bytes]:
    base = folder(job) / name
    ticket = job.ticket
    if ticket.format == "svg":
        return {
            _numbered(base, n, "svg"): svg.write(page, embed=True).encode()
            for n, page in enumerate(pages, 1)
        }
    content = pdf.write(pages, _info(job, title, pages))
    if ticket.format == "png":
        return {
            _numbered(base, n, "png"): picture for n, picture in enumerate(png.write(content), 1)
        }
    return {base.with_suffix(".pdf"): content}


def _numbered(base: Path, number: int, suffix: str) -> Path:
    return base.with_name(f"{base.name}-{number:02}.{suffix}")


def _info(job: Job, title: str, pages: Sequence[Page]) -> pdf.Info:
    two_sided = any(page.side == "back" for page in pages)
    return pdf.Info(
        title=f"{job.words.plain('scenario.title')} – {title}",
        language=job.ticket.language,
        subject=job.words.plain("sheets.unofficial"),
        duplex=job.ticket.flip if two_sided else None,
    )
