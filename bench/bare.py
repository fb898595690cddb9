"""Recorded scenes replayed on a reportlab canvas, as a plain script would draw them.

Knows nothing of printkit. `bare.py RECORD FOLDER pages` draws everything on the pages;
`bare.py RECORD FOLDER forms` makes a form XObject of every drawing and places that.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

POINTS = 72 / 25.4
FAR = 5000

colour = cache(HexColor)


class Script:
    """One PDF file being drawn."""

    def __init__(self, canvas: Canvas, drawings: list[list[Any]], *, forms: bool) -> None:
        self.canvas = canvas
        self.drawings = drawings
        self.forms = forms
        self.formed: set[int] = set()

    def page(self, width: float, height: float, instructions: list[Any]) -> None:
        """Draw one page."""
        canvas = self.canvas
        if self.forms:
            self.make_forms(instructions)
        canvas.setPageSize((width * POINTS, height * POINTS))
        canvas.saveState()
        canvas.transform(POINTS, 0, 0, -POINTS, 0, height * POINTS)
        self.replay(instructions)
        canvas.restoreState()
        canvas.showPage()

    def make_forms(self, instructions: Iterable[Any]) -> None:
        """Forms of all drawings among the instructions, the inner ones first."""
        for instruction in instructions:
            if instruction[0] == "drawing" and instruction[1] not in self.formed:
                number = instruction[1]
                self.formed.add(number)
                self.make_forms(self.drawings[number])
                self.canvas.beginForm(f"d{number}", -FAR, -FAR, FAR, FAR)
                self.replay(self.drawings[number])
                self.canvas.endForm()

    def replay(self, instructions: Iterable[Any]) -> None:
        """Draw instruction after instruction."""
        for name, *values in instructions:
            getattr(self, name)(*values)

    def drawing(self, number: int) -> None:
        """Place a drawing, or draw it here."""
        if self.forms:
            self.canvas.doForm(f"d{number}")
        else:
            self.replay(self.drawings[number])

    def save(self, at: Any, turn: float, scale: Any, clip: Any) -> None:
        """Begin a group."""
        canvas = self.canvas
        canvas.saveState()
        if at != (0, 0):
            canvas.translate(*at)
        if turn:
            canvas.rotate(turn)
        if scale != (1, 1):
            canvas.scale(*scale)
        if clip:
            canvas.clipPath(self.outline(clip), stroke=0, fill=0)

    def restore(self) -> None:
        """End a group."""
        self.canvas.restoreState()

    def outline(self, steps: Any) -> Any:
        """A path object of the steps."""
        path = self.canvas.beginPath()
        move = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}
        for step in steps:
            move[step[0]](*step[1:])
        return path

    def path(
        self, steps: Any, fill: Any, stroke: Any, width: Any, opacity: Any, dash: Any, cap: Any
    ) -> None:
        """Fill and stroke a path."""
        canvas = self.canvas
        if fill is not None:
            canvas.setFillColor(colour(fill))
        if stroke is not None:
            canvas.setStrokeColor(colour(stroke))
            canvas.setLineWidth(width)
            canvas.setLineCap(1 if cap == "round" else 0)
            canvas.setLineJoin(1)
            canvas.setDash(list(dash))
        if opacity != 1:
            canvas.setFillAlpha(opacity)
            canvas.setStrokeAlpha(opacity)
        canvas.drawPath(self.outline(steps), stroke=stroke is not None, fill=fill is not None)
        if opacity != 1:
            canvas.setFillAlpha(1)
            canvas.setStrokeAlpha(1)

    def text(
        self, string: str, x: float, y: float, face: str, size: float, fill: str, tracking: float
    ) -> None:
        """Draw a run of text; the page is upside down, so it is turned back."""
        canvas = self.canvas
        canvas.saveState()
        canvas.transform(1, 0, 0, -1, x, y)
        canvas.setFont(face, size)
        canvas.setFillColor(colour(fill))
        canvas.drawString(0, 0, string, charSpace=tracking)
        canvas.restoreState()


def main(record: str, folder: str, how: str) -> None:
    """Replay a record into a folder."""
    faces, drawings, files = pickle.loads(Path(record).read_bytes())  # noqa: S301 - our own
    for face, file in faces.items():
        pdfmetrics.registerFont(TTFont(face, file))
    for name, pages in files.items():
        first = next(iter(faces))
        canvas = Canvas(str(Path(folder) / f"{name}.pdf"), invariant=1, initialFontName=first)
        canvas.setPageCompression(1)
        script = Script(canvas, drawings, forms=how == "forms")
        for page in pages:
            script.page(*page)
        canvas.save()


if __name__ == "__main__":
    main(*sys.argv[1:])
