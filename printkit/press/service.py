"""The output for print services: every face once, as a picture and as a page of its own.

Fronts and backs follow each other, named by piece and count; a table beside them says what to
order. What a service makes stands in templates/services.toml (press.services).
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import StringIO
from pathlib import Path

from printkit.draw import outline, pdf
from printkit.draw.impose import Piece
from printkit.draw.lattice import Slot
from printkit.draw.scene import Drawing, Page, Placed
from printkit.draw.sheet import origin
from printkit.errors import UsageError
from printkit.press.deliveries import Delivery, Files, inked
from printkit.press.documents import Document
from printkit.press.kit import Written, folder, information
from printkit.press.layouts import slug
from printkit.press.services import INCH, Service
from printkit.press.ticket import Job

_SAME = 0.05
"""Sizes that differ by less, in mm, are one."""


@dataclass(frozen=True, slots=True)
class Order:
    """A piece that a service makes.

    Attributes:
        number: Its place among the pieces of its document, in file names.
        piece: The piece.
        product: What is made of it.
    """

    number: int
    piece: Piece
    product: Product

    def name(self, side: str) -> str:
        """Its picture's file name for a side."""
        return f"{self.number:02}-{slug(self.piece.label)}-x{self.piece.copies}-{side}.png"

    @property
    def sides(self) -> list[tuple[str, Drawing]]:
        """Its faces."""
        back = [("back", self.piece.back)] if self.piece.back else []
        return [("front", self.piece.front), *back]


@dataclass(frozen=True, slots=True)
class Product:
    """What a service makes of a piece.

    Attributes:
        kind: "card" or "hex".
        stock: Which of the service's stocks.
        size: Of what is cut, as it lies in its picture.
        pixels: Of the picture.
        turn: How the drawing is turned in it.
    """

    kind: str
    stock: str
    size: tuple[float, float]
    pixels: tuple[int, int]
    turn: float = 0.0


def deliveries(job: Job, documents: Sequence[Document]) -> Iterator[Delivery]:
    """Of each document the faces that the service makes.

    Raises:
        UsageError: It makes none of them.
    """
    service = _service(job)
    made = [(document, _orders(document, service, job)) for document in documents]
    if not any(orders for _, orders in made):
        titles = ", ".join(document.title for document in documents)
        raise UsageError("service-makes-none", service=service.title, pieces=titles)
    lacking = [document.title for document, orders in made if len(orders) < len(document.stock)]
    told = {"service": service.title, "pieces": ", ".join(lacking)}
    left = [job.words.texts.get("outputs.not_made", **told)] if lacking else []
    for document, orders in made:
        if orders:
            yield _delivery(job, document, orders, left)


def _service(job: Job) -> Service:
    """Who prints it: a ticket for this output names one."""
    assert job.ticket.service  # noqa: S101 - press.outputs has settled it
    return job.ticket.service


def product(piece: Piece, service: Service, job: Job) -> Product | None:
    """What a service makes of a piece, by the shape that it is cut to; None for nothing."""
    trim = piece.front.trim
    wide, high = outline.size(trim)
    stock = service.hex_stock(job.sizes.tile)
    if outline.kind(trim) == "hexagon" and stock:
        hexes = service.hexes[stock]
        if abs(wide - hexes.size) < _SAME:
            # A tile has its corners up and down, the service's pictures at the sides.
            return Product("hex", stock, (high, wide), hexes.canvas, 90.0)
    stock = service.stock(job.sizes.card)
    width, height = service.cards[stock]
    if outline.kind(trim) == "rectangle" and abs(wide - width) + abs(high - height) < _SAME:
        return Product("card", stock, (width, height), service.pixels((width, height)))
    return None


def _orders(document: Document, service: Service, job: Job) -> list[Order]:
    wanted = [(piece, product(piece, service, job)) for piece in document.stock]
    made = [(piece, found) for piece, found in wanted if found]
    return [Order(number, piece, found) for number, (piece, found) in enumerate(made, start=1)]


def _delivery(
    job: Job, document: Document, orders: Sequence[Order], left: Sequence[str]
) -> Delivery:
    service = _service(job)
    texts, path = job.words.texts, folder(job) / service.name / f"{document.file}.pdf"
    faces = sum(len(order.sides) for order in orders)
    copies = sum(order.piece.copies for order in orders)
    sizes = dict.fromkeys(
        (order.product.kind, order.product.stock, order.product.size) for order in orders
    )
    notes = [
        texts.get(
            f"outputs.made.{kind}",
            pieces=document.title,
            service=service.title,
            stock=stock,
            width=texts.figure(width),
            height=texts.figure(height),
            radius=texts.figure(service.radius),
        )
        for kind, stock, (width, height) in sizes
    ]
    told = Written(path, document.title, faces, copies, service.title)
    return Delivery(told, partial(_made, job, document, orders, path), (*notes, *left))


def _made(job: Job, document: Document, orders: Sequence[Order], path: Path) -> Files:
    from printkit.draw import png

    service = _service(job)
    faces = [(order, side, face) for order in orders for side, face in order.sides]
    pages = [
        replace(inked(_page(face, order.product, service), job), bookmark=order.name(side)[:-4])
        for order, side, face in faces
    ]
    data = pdf.write(pages, information(job, document.title, pages))
    pictures = png.write(data, service.dpi)
    inside = path.with_suffix("")
    made = {path: data, path.with_suffix(".csv"): _table(job, orders)}
    for (order, side, _), picture in zip(faces, pictures, strict=True):
        made[inside / order.name(side)] = picture
    return made


def _page(face: Drawing, product: Product, service: Service) -> Page:
    """A face in the middle of its picture."""
    width, height = (pixels * INCH / service.dpi for pixels in product.pixels)
    wide, high = product.size
    slot = Slot(width / 2, height / 2, product.turn)
    trim = ((width - wide) / 2, (height - high) / 2, (width + wide) / 2, (height + high) / 2)
    placed = Placed(face, origin(face, slot), product.turn, cut="bleed")
    return Page(width, height, (placed,), trim=trim)


def _table(job: Job, orders: Sequence[Order]) -> bytes:
    """What to order, as a table that spreadsheets open."""
    texts = job.words.texts
    target = StringIO()
    # Where commas stand in numbers, spreadsheets expect another sign between columns.
    between = ";" if texts.raw("explained.point") == "," else ","
    rows = csv.writer(target, delimiter=between, lineterminator="\r\n")
    heads = ("piece", "copies", "stock", "size", "pixels", "front", "back")
    rows.writerow([texts.raw(f"outputs.order.{head}") for head in heads])
    for order in orders:
        made = order.product
        size = " × ".join(texts.figure(side) for side in made.size)
        pixels = " × ".join(map(str, made.pixels))
        back = order.name("back") if order.piece.back else ""
        rows.writerow(
            [
                order.piece.label,
                order.piece.copies,
                made.stock,
                size,
                pixels,
                order.name("front"),
                back,
            ]
        )
    # Spreadsheets take a file for UTF-8 when it says so at its beginning.
    return target.getvalue().encode("utf-8-sig")
