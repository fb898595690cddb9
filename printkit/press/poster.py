"""The output for a wall or a table: the whole board at true size, in one piece and over pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from printkit.design import poster
from printkit.draw import outline, pdf, tiling
from printkit.draw.furniture import STRIP, furniture
from printkit.draw.scene import Drawing, Group, Page, Placed
from printkit.press.deliveries import Delivery, Files, inked
from printkit.press.documents import Document, footer, frame, naming_of, sent, sheet_style
from printkit.press.errors import naming
from printkit.press.kit import Written, folder, information
from printkit.press.layouts import slug
from printkit.press.ticket import Job

_EDGE = 10.0
"""White paper around a poster in one piece."""

_Picture = tuple[Drawing, float, float]


def deliveries(job: Job, documents: Sequence[Document]) -> Iterator[Delivery]:
    """The board in one piece, for a copy shop, and over pages of the ticket's paper."""
    texts, paper = job.words.texts, job.ticket.paper.name
    picture = poster.board(
        job.board.layout, job.words, job.theme, (job.sizes.tile, job.sizes.token)
    )
    tiles = tiling.tiling(picture[1:], sheet_style(job))
    width, height = _size(picture)
    size = f"{width:.0f} × {height:.0f} mm"
    # What does not fit is told before anything is written, and when nothing is to be.
    with naming(job.words.plain("kinds.poster"), job.words.language):
        whole, tiled = _whole(job, picture), _tiled(job, picture, tiles)
    for document in documents:
        path = folder(job) / "poster" / f"{document.file}.pdf"
        title = texts.raw("outputs.poster.whole")
        make = partial(_written, job, title, path, whole)
        yield Delivery(Written(path, title, 1, 0, size), make)
        path = path.with_name(f"{document.file}-{slug(paper)}.pdf")
        title = texts.raw("outputs.poster.tiled")
        make = partial(_written, job, title, path, tiled)
        note = texts.get("outputs.poster.note", size=size, pages=tiles.rows * tiles.columns)
        yield Delivery(
            Written(path, title, 1 + tiles.rows * tiles.columns, 0, paper), make, (note,)
        )


def _written(job: Job, title: str, path: Path, pages: list[Page]) -> Files:
    return {path: pdf.write(pages, information(job, title, pages))}


def _size(picture: _Picture) -> tuple[float, float]:
    """The paper of a poster in one piece."""
    _, width, height = picture
    return max(width, STRIP[0]) + 2 * _EDGE, height + STRIP[1] + 2 * _EDGE


def _whole(job: Job, picture: _Picture) -> list[Page]:
    drawing, wide, _ = picture
    width, height = _size(picture)
    named = naming_of(job, job.words.plain("kinds.poster"), turned=False)
    strip = furniture(
        width - 2 * _EDGE,
        STRIP[1],
        named.lines(1, 1, "front"),
        named.scale,
        inches=job.ticket.paper.inches,
    )
    page = Page(
        width,
        height,
        (Placed(drawing, ((width - wide) / 2, _EDGE)),),
        Group((strip,), at=(_EDGE, height - _EDGE - STRIP[1])),
        bookmark=job.words.plain("kinds.poster"),
        clip=outline.box(_EDGE, _EDGE, width - _EDGE, height - _EDGE - STRIP[1]),
    )
    return [inked(page, job)]


def _tiled(job: Job, picture: _Picture, tiles: tiling.Tiling) -> list[Page]:
    named = naming_of(job, job.words.plain("kinds.poster"), turned=False)
    pages = poster.overview(
        job.board.layout,
        job.sizes.tile,
        tiles,
        job.words,
        job.theme,
        frame(job),
        footer(job, "poster"),
    )
    pages += tiling.pages(picture[0], tiles, sheet_style(job), named)
    return [sent(page, job) for page in pages]
