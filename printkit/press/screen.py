"""The output for screens: every face and the board as an SVG that brings its type, and as a PNG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from printkit.design.plan import board_plan
from printkit.design.plan_rows import called
from printkit.design.plan_sites import names
from printkit.draw import pdf
from printkit.draw.scene import Drawing, Group, Page, alone
from printkit.press.deliveries import Delivery, Files, inked
from printkit.press.documents import Document, faces
from printkit.press.kit import Written, folder
from printkit.press.layouts import slug
from printkit.press.opening import robber_start
from printkit.press.ticket import Job

DPI = 300
BOARD = 180.0
"""The longer side of a board's picture, in mm."""


def deliveries(job: Job, documents: Sequence[Document]) -> Iterator[Delivery]:
    """Of each document its faces; of the board plan the board alone."""
    note = job.words.texts.get("outputs.screen_note", folder=folder(job) / "screen")
    for document in documents:
        where = folder(job) / "screen" / document.file
        if document.stock:
            pages = {
                f"{number:02}-{slug(label)}": alone(face)
                for number, (label, face) in enumerate(_faces(document), start=1)
            }
        else:
            pages = {document.file: _board(job)}
            where = where.parent
        first = where / f"{next(iter(pages))}.svg"
        told = Written(first, document.title, len(pages), document.count, "–")
        yield Delivery(told, partial(_made, job, where, pages), (note,))


def _faces(document: Document) -> list[tuple[str, Drawing]]:
    return faces(document.stock, document.job.words.plain("sheet.back"))


def _board(job: Job) -> Page:
    """The board plan without anything around it."""
    board = job.board
    plan, width, height = board_plan(
        board.layout,
        board.setup,
        job.theme,
        BOARD,
        BOARD,
        robber_start(board),
        names(board.layout, job.words),
        called(board.layout, job.words),
    )
    return Page(width, height, marks=Group((plan,)))


def _made(job: Job, where: Path, pages: dict[str, Page]) -> Files:
    from printkit.draw import png, svg

    ready = {name: inked(page, job) for name, page in pages.items()}
    data = pdf.write(list(ready.values()), pdf.Info("", job.ticket.language))
    made = {
        where / f"{name}.svg": svg.write(page, embed=True).encode() for name, page in ready.items()
    }
    for name, picture in zip(ready, png.write(data, DPI, clear=True), strict=True):
        made[where / f"{name}.png"] = picture
    return made
