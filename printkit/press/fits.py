"""How pieces fit their sheets, and what authors put on them: bleeds, small texts, coarse pictures.

What does not fit at all has been an error before; a person sees the rest before printing, by
piece, and may shorten a text or look for a larger picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from printkit.board.spelling import spans
from printkit.draw import impose
from printkit.draw.scene import POINT, Drawing, Group, Node, Placed, Raster
from printkit.press.documents import Document, sheet_style
from printkit.press.ticket import Job

DPI = 300
"""So many pixels an inch has a picture that prints well."""

_INCH = 25.4


@dataclass(frozen=True, slots=True)
class Smaller:
    """One text that was set smaller.

    Attributes:
        piece: The piece that it stands on.
        box: The box of the piece's template.
        size: Its size in points.
        usual: The size that it would have, if it were shorter.
    """

    piece: str
    box: str
    size: float
    usual: float


@dataclass(frozen=True, slots=True)
class Coarse:
    """A picture with fewer pixels than print asks for.

    Attributes:
        picture: Its file's name.
        dpi: Its pixels an inch, where it is printed largest.
        pixels: How many pixels it has across.
        wanted: How many it would need.
    """

    picture: str
    dpi: int
    pixels: int
    wanted: int


def smaller(documents: Sequence[Document]) -> list[Smaller]:
    """The texts of all pieces that were set smaller, in the order of the sheets."""
    told = [
        Smaller(label, text.box, round(text.size / POINT, 1), round(text.usual / POINT, 1))
        for label, face in _faces(documents)
        for text in face.shrunk
    ]
    return list(dict.fromkeys(told))


def coarse(documents: Sequence[Document]) -> list[Coarse]:
    """The pictures that have fewer pixels an inch than `DPI`, each where it is printed largest."""
    widest: dict[Raster, float] = {}
    for face in dict.fromkeys(face for _, face in _faces(documents)):
        for raster, width in _rasters(face.body, 1.0):
            widest[raster] = max(width, widest.get(raster, 0.0))
    return [
        Coarse(
            raster.name,
            int(raster.pixels[0] / width * _INCH),
            raster.pixels[0],
            ceil(width / _INCH * DPI),
        )
        for raster, width in widest.items()
        if raster.pixels[0] / width * _INCH < DPI
    ]


def tight(job: Job, documents: Sequence[Document]) -> list[str]:
    """A sentence on the sheets that are too full for all of their pieces' bleeds, if any are."""
    if job.ticket.output not in ("home", "cutter"):
        return []
    style = sheet_style(job)
    full = [(one.title, impose.tight(one.plan, style)) for one in documents if one.stock]
    sheets = ", ".join(f"{title} {spans(found)}" for title, found in full if found)
    told = job.words.texts.get(
        "told.tight", bleed=job.words.texts.figure(style.bleed), sheets=sheets
    )
    return [told] if sheets else []


def _faces(documents: Sequence[Document]) -> list[tuple[str, Drawing]]:
    """Every face of the pieces, with its piece's name."""
    return [
        (piece.label, face)
        for document in documents
        for piece in document.stock
        for face in (piece.front, piece.back)
        if face
    ]


def _rasters(node: Node, scale: float) -> Iterator[tuple[Raster, float]]:
    """The pictures of pixels in a node, and how wide each is in mm."""
    if isinstance(node, Raster):
        yield node, scale
    elif isinstance(node, Group):
        for child in node.children:
            yield from _rasters(child, scale * node.scale[0])
    elif isinstance(node, Placed):
        yield from _rasters(node.drawing.body, scale * node.scale[0])
