"""The output for cutting machines: sheets with the marks that a machine finds, and what it cuts.

For every sheet an SVG and a DXF hold the same lines. A machine whose software prints by itself
gets a picture of each side's pieces in place of marks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from printkit.draw import outline, pdf
from printkit.draw.registration import Window
from printkit.draw.scene import Group, Page, Path as Outline, Placed, bounds
from printkit.press.deliveries import Delivery, Files, inked
from printkit.press.documents import Document
from printkit.press.kit import Written, folder, information
from printkit.press.ticket import Job

PICTURE_DPI = 300


def deliveries(job: Job, documents: Sequence[Document]) -> Iterator[Delivery]:
    """Of each document its sheets and cut files."""
    cutter = job.ticket.cutter
    assert cutter  # noqa: S101 - the ticket of this output has one
    texts = job.words.texts
    where = folder(job) / cutter.name
    picture = isinstance(cutter.needs, Window)
    note = texts.get("outputs.picture_note" if picture else "outputs.marks_note", folder=where)
    for document in documents:
        path = where / f"{document.file}.pdf"
        told = Written(
            path, document.title, document.plan.pages, document.count, job.ticket.paper.name
        )
        yield Delivery(told, partial(_made, job, document, path, pictures=picture), (note,))


def _made(job: Job, document: Document, path: Path, *, pictures: bool) -> Files:
    from printkit.draw import dxf, svg
    from printkit.draw.cuts import cuts

    made = {path: pdf.write(document.pages, information(job, document.title, document.pages))}
    sheet = 0
    for page in document.uncorrected:
        sheet += page.side == "front"
        if page.side == "back" and not pictures:
            continue  # the machine reads fronts
        lines = cuts(page)
        if not lines:
            continue  # the empty back of pieces that have none
        stem = f"{document.file}-{sheet:02}" + (f"-{page.side}" if pictures else "")
        made[path.with_name(f"{stem}.svg")] = svg.write_cuts(
            lines, page.width, page.height
        ).encode()
        made[path.with_name(f"{stem}.dxf")] = dxf.write(lines, page.height).encode()
        if pictures:
            size, content = _picture(job, page)
            made[path.with_name(f"{stem}-{size}.png")] = content
    return made


def _picture(job: Job, page: Page) -> tuple[str, bytes]:
    """The pieces of a side, cut out on clear ground; its name tells how large it is to be."""
    from printkit.draw import png

    pieces = [piece for piece in page.pieces if piece.cut == "bleed"]
    boxes = [bounds(_lying(piece)) for piece in pieces]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    moved = tuple(
        replace(piece, at=(piece.at[0] - left, piece.at[1] - top), cut="trim") for piece in pieces
    )
    whole = Page(right - left, bottom - top, moved, Group(()))
    data = pdf.write([inked(whole, job)], pdf.Info("", job.ticket.language))
    return f"{right - left:.1f}x{bottom - top:.1f}mm", png.write(data, PICTURE_DPI, clear=True)[0]


def _lying(piece: Placed) -> Outline:
    return outline.moved(piece.drawing.trim, piece.at, piece.turn, piece.scale)
