"""How the texts of a job's pieces fit: which had to be set smaller, and how small.

What does not fit at all has been an error before; a person sees the rest before printing, by
card and box, and may shorten a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.draw.scene import POINT
from printkit.press.documents import Document


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


def smaller(documents: Sequence[Document]) -> list[Smaller]:
    """The texts of all pieces that were set smaller, in the order of the sheets."""
    faces = [
        (piece.label, face)
        for document in documents
        for piece in document.stock
        for face in (piece.front, piece.back)
        if face
    ]
    told = [
        Smaller(label, text.box, round(text.size / POINT, 1), round(text.usual / POINT, 1))
        for label, face in faces
        for text in face.shrunk
    ]
    return list(dict.fromkeys(told))
