"""Documents to files: one per kind, and one with everything in it.

All pages are made before anything is written, and everything is written or nothing is. Where
some sheets have backs, the whole prints on both sides: what has none gets an empty one, so that
every sheet begins on a front, and pages to read on backs are turned so that one reads on as in a
book. press.sides parts what is not printed in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from printkit.draw import pdf
from printkit.draw.pairing import Pairing
from printkit.draw.scene import Page
from printkit.errors import UsageError
from printkit.press import files
from printkit.press.documents import Document
from printkit.press.sides import Part, behind, parts
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


@dataclass(frozen=True, slots=True)
class _Bundle:
    """Sheets that are printed together.

    Attributes:
        file: Their file's name, without suffix.
        title: What they are.
        pages: How many sides they have.
        pieces: How many pieces are cut from them.
        two_sided: Fronts and backs come in turn.
        make: Draws them.
    """

    file: str
    title: str
    pages: int
    pieces: int
    two_sided: bool
    make: Callable[[], Sequence[Page]]


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
        UsageError: Only backs are wanted, and there are none.
        FitError: A piece or a text does not fit.
        OutputError: A file could not be written; none of this call is left.
    """
    ready: dict[Path, bytes] = {}
    told: list[Written] = []
    bundles = _bundles(job, documents, combined=combined)
    for done, bundle in enumerate(bundles):
        progress(bundle.title, done, len(bundles))
        pages = bundle.make()
        for part in _parts(job, bundle):
            ready |= _files(job, bundle, part, pages[part.pages])
            told.append(_told(job, bundle, part))
    files.write(ready)
    return told


def planned(job: Job, documents: Sequence[Document], *, combined: bool = False) -> list[Written]:
    """What `write` would write, without writing it."""
    bundles = _bundles(job, documents, combined=combined)
    return [_told(job, bundle, part) for bundle in bundles for part in _parts(job, bundle)]


def folder(job: Job) -> Path:
    """Where a job's files go."""
    return job.ticket.out / job.board.scenario.name


def _bundles(job: Job, documents: Sequence[Document], *, combined: bool) -> list[_Bundle]:
    """The documents, those of no wanted side left out; with them all together if that is asked."""
    single = [_alone(document) for document in documents]
    made = [*single, _together(job, documents)] if combined and _combines(job) else single
    wanted = [bundle for bundle in made if _parts(job, bundle)]
    if made and not wanted:
        raise UsageError("no-backs", kind=made[-1].title)
    return wanted


def _alone(document: Document) -> _Bundle:
    """The sheets of one document."""
    return _Bundle(
        document.file,
        document.title,
        _pages(document),
        document.count,
        _two_sided(document),
        lambda: document.pages,
    )


def _parts(job: Job, bundle: _Bundle) -> tuple[Part, ...]:
    return parts(job.ticket.sides, two_sided=bundle.two_sided)


def _two_sided(document: Document) -> bool:
    return bool(document.stock) and document.plan.two_sided


def _pages(document: Document) -> int:
    return document.plan.pages if document.stock else len(document.pages)


def _combines(job: Job) -> bool:
    """Pictures of single pages make no whole."""
    return job.ticket.format == "pdf"


def _told(job: Job, bundle: _Bundle, part: Part) -> Written:
    pages = len(range(bundle.pages)[part.pages])
    pieces = 0 if part.holds == "backs" else bundle.pieces
    path = _path(job, part.file(bundle.file))
    return Written(path, _title(job, bundle, part), pages, pieces, job.ticket.paper.name)


def _title(job: Job, bundle: _Bundle, part: Part) -> str:
    if part.holds == "all":
        return bundle.title
    return f"{bundle.title}, {job.words.plain(f'sheet.{part.holds}')}"


def _together(job: Job, documents: Sequence[Document]) -> _Bundle:
    """The sheets of all documents."""
    return _Bundle(
        "kit",
        job.words.plain("kinds.kit"),
        sum(_pages(document) + _empty(document, documents) for document in documents),
        sum(document.count for document in documents),
        any(map(_two_sided, documents)),
        lambda: list(chain.from_iterable(_on_sheets(one, documents) for one in documents)),
    )


def _on_sheets(document: Document, documents: Sequence[Document]) -> Iterator[Page]:
    """A document's pages in the whole, with an empty side wherever a sheet has only one."""
    pages, empty = document.pages, _empty(document, documents)
    back = Page(pages[0].width, pages[0].height, side="back")
    if document.stock and empty:
        yield from (side for page in pages for side in (page, back))
        return
    if not document.stock and any(map(_two_sided, documents)):
        flip = document.job.ticket.flip
        pages = [behind(page, flip) if n % 2 else page for n, page in enumerate(pages)]
    yield from [*pages, *[back] * empty]


def _empty(document: Document, documents: Sequence[Document]) -> int:
    """How many empty sides a document needs in the whole."""
    if not any(map(_two_sided, documents)):
        return 0
    pages = _pages(document)
    return 2 * document.plan.sheets - pages if document.stock else pages % 2


def _path(job: Job, name: str, number: int = 1) -> Path:
    """A document's file; its first page's where each page has one of its own."""
    suffix = job.ticket.format
    page = "" if suffix == "pdf" else f"-{number:02}"
    return folder(job) / f"{name}{page}.{suffix}"


def _files(job: Job, bundle: _Bundle, part: Part, pages: Sequence[Page]) -> dict[Path, bytes]:
    if job.ticket.format == "svg":
        # Only who asks for SVG or PNG waits for their libraries.
        from printkit.draw import svg

        made = [svg.write(page, embed=True).encode() for page in pages]
    else:
        made = [pdf.write(pages, _info(job, bundle, part, pages))]
    if job.ticket.format == "png":
        from printkit.draw import png

        made = list(png.write(made[0]))
    name = part.file(bundle.file)
    return {_path(job, name, number): content for number, content in enumerate(made, 1)}


def _info(job: Job, bundle: _Bundle, part: Part, pages: Sequence[Page]) -> pdf.Info:
    title, flip = _title(job, bundle, part), job.ticket.flip
    if part.holds == "all":
        return information(job, title, pages)
    alone = replace(information(job, title, pages), duplex=None)
    if part.holds != "backs":
        return alone
    return replace(alone, behind=Pairing(f"{bundle.file}-fronts.pdf", flip, part.last_first))


def information(job: Job, title: str, pages: Sequence[Page]) -> pdf.Info:
    """What a file of a job says of itself."""
    two_sided = any(page.side == "back" for page in pages)
    return pdf.Info(
        title=f"{job.words.plain('scenario.title')} – {title}",
        language=job.ticket.language,
        subject=job.words.plain("sheets.unofficial"),
        duplex=job.ticket.flip if two_sided else None,
        correction=job.ticket.correction,
        condition=job.ticket.condition,
        line_art=job.ticket.ink == "low",
    )
