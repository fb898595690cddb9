"""What a finished PDF draws, walked operator by operator and told in millimetres, y down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

import numpy as np
import pikepdf

MM = 25.4 / 72
Point = tuple[float, float]


@dataclass(frozen=True)
class Drawn:
    """One act of drawing: "clip", "fill", "stroke", "both", "form" or "text"."""

    kind: str
    points: tuple[Point, ...]
    matrix: np.ndarray
    alpha: float = 1.0

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the points and handles."""
        xs, ys = zip(*self.points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def middle(self) -> Point:
        """Of the box."""
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    @property
    def turn(self) -> float:
        """Degrees clockwise by which the drawing is turned, from 0 to 360."""
        # y points up in the file and down here: the angle turns over.
        return float(np.degrees(np.arctan2(-self.matrix[0, 1], self.matrix[0, 0]))) % 360


def pages(pdf: bytes) -> list[list[Drawn]]:
    """Everything drawn on each page."""
    with pikepdf.open(BytesIO(pdf)) as document:
        return [list(_page(page)) for page in document.pages]


def _page(page: pikepdf.Page) -> Iterator[Drawn]:
    height = float(page.mediabox[3])
    to_mm = np.array([[MM, 0, 0], [0, -MM, 0], [0, height * MM, 1]])
    yield from _walk(page.obj, page.obj.Resources, np.eye(3), to_mm)


_PAINT = {"f": "fill", "S": "stroke", "B": "both", "n": "nothing"}


def _walk(
    stream: pikepdf.Object, resources: pikepdf.Object, start: np.ndarray, to_mm: np.ndarray
) -> Iterator[Drawn]:
    matrix, saved, points, alpha, clipping = start, [], [], 1.0, False
    for operands, operator in pikepdf.parse_content_stream(stream):
        name, numbers = str(operator), operands
        if name == "q":
            saved.append(matrix)
        elif name == "Q":
            matrix = saved.pop()
        elif name == "cm":
            a, b, c, d, e, f = map(float, numbers)
            matrix = np.array([[a, b, 0], [c, d, 0], [e, f, 1]]) @ matrix
        elif name in ("m", "l", "c"):
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            for x, y in pairs:
                place = np.array([float(x), float(y), 1]) @ matrix @ to_mm
                points.append((float(place[0]), float(place[1])))
        elif name == "W":
            clipping = True
        elif name == "gs":
            alpha = float(resources.ExtGState[str(numbers[0])].get("/ca", alpha))
        elif name in _PAINT:
            yield Drawn("clip" if clipping else _PAINT[name], tuple(points), matrix, alpha)
            points, clipping = [], False
        elif name == "Tj":
            yield Drawn("text", (), matrix, alpha)
        elif name == "Do":
            form = resources.XObject[str(numbers[0])]
            yield Drawn("form", (), matrix)
            yield from _walk(form, form.Resources, matrix, to_mm)
    assert saved == [], "every q has its Q"
