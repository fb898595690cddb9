"""What a printer does wrong, taken back before it prints: size, and where backs come to lie.

A correction is measured on a calibration sheet (design.calibration). Both sides are scaled
about the middle of the paper; backs are turned about it and shifted as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import cos, radians, sin

from printkit.draw.outline import Point
from printkit.draw.scene import Group, Page, Placed


@dataclass(frozen=True, slots=True)
class Correction:
    """How pages are changed so that they come out right.

    Attributes:
        x: Backs move so far to the right, in mm as one looks at the back.
        y: Backs move so far down.
        turn: Backs turn so far, in degrees clockwise.
        scale: Both sides grow by this factor.
    """

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    scale: float = 1.0

    def told(self) -> str:
        """The correction as a word that a file's keywords hold; `read` reads it back."""
        return f"correction={self.x:g},{self.y:g},{self.turn:g},{self.scale:g}"

    @classmethod
    def read(cls, keywords: str) -> Correction:
        """The correction that keywords tell; none when they tell of none."""
        found = re.search(r"correction=([-\d.,e]+)", keywords)
        try:
            return cls(*map(float, found[1].split(","))) if found else cls()
        except (TypeError, ValueError):
            return cls()

    def front(self) -> Correction:
        """The part of it that fronts need."""
        return Correction(scale=self.scale)

    def place(self, place: Point, size: Point) -> Point:
        """Where a place on a sheet goes, the sheet's width and height given."""
        dx, dy = place[0] - size[0] / 2, place[1] - size[1] / 2
        c, s = self.scale * cos(radians(self.turn)), self.scale * sin(radians(self.turn))
        return size[0] / 2 + c * dx - s * dy + self.x, size[1] / 2 + s * dx + c * dy + self.y

    def origin(self, place: Point, size: Point) -> Point:
        """The place that goes there: `place` undone."""
        dx, dy = place[0] - self.x - size[0] / 2, place[1] - self.y - size[1] / 2
        c, s = cos(radians(self.turn)) / self.scale, sin(radians(self.turn)) / self.scale
        return size[0] / 2 + c * dx + s * dy, size[1] / 2 - s * dx + c * dy


UNCORRECTED = Correction()


def corrected(page: Page, correction: Correction) -> Page:
    """The page as it must be sent to the printer. What the printer reaches stays where it is."""
    if correction == UNCORRECTED:
        return page
    change = correction if page.side == "back" else correction.front()
    size, by = (page.width, page.height), (change.scale, change.scale)
    pieces = tuple(_moved(piece, change, size) for piece in page.pieces)
    marks = Group((page.marks,), change.place((0.0, 0.0), size), change.turn, by)
    return replace(page, pieces=pieces, marks=marks)


def _moved(piece: Placed, change: Correction, size: Point) -> Placed:
    across, down = piece.scale
    return replace(
        piece,
        at=change.place(piece.at, size),
        turn=piece.turn + change.turn,
        scale=(across * change.scale, down * change.scale),
    )
