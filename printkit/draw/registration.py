"""What a cutting machine needs of a sheet: the room that it reaches, and marks that it finds.

draw.arrange keeps pieces in that room and off the marks, draw.sheet draws them on the fronts;
the machine cuts from there, so backs bear none. The lines that it follows are draw.cuts'.
Where the marks lie is as public programs draw them that drive such machines (docs/printing.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from printkit.draw.scene import Group, Path, Style, polygon, rectangle

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_BLACK = "#000000"
_FRAME = Style(stroke="#8A8A8A", width=0.2, dash=(2.0, 1.5), cap="butt")


@dataclass(frozen=True, slots=True)
class Registration:
    """Three marks: a filled square top left, angles bottom left and top right.

    Attributes:
        inset: Of the marks from the edges of the paper; lines lie centred on it.
        square: Side of the square.
        arm: Length of the angles' arms.
        line: Width of their lines.
        clear: How far beyond the arms nothing may lie, in each of the three corners.
    """

    inset: float
    square: float
    arm: float
    line: float
    clear: float

    def room(self, width: float, height: float) -> Box:
        """The part of a sheet that pieces and words may lie in."""
        return (self.inset, self.inset, width - self.inset, height - self.inset)

    def taken(self, width: float, height: float) -> tuple[Box, ...]:
        """The corners of that room in which nothing may lie."""
        left, top, right, bottom = self.room(width, height)
        side = self.arm + self.clear
        return (
            (left, top, left + side, top + side),
            (right - side, top, right, top + side),
            (left, bottom - side, left + side, bottom),
        )

    def drawn(self, width: float, height: float) -> Group:
        """The marks on a sheet."""
        left, top, right, bottom = self.room(width, height)
        return Group(
            (
                rectangle(left, top, self.square, self.square, Style(_BLACK)),
                self._angle(right, top, -1, 1),
                self._angle(left, bottom, 1, -1),
            )
        )

    def _angle(self, x: float, y: float, across: int, down: int) -> Path:
        """An angle with its corner there, its arms reaching into the sheet, as one filled shape."""
        half, arm = self.line / 2, self.arm
        corners = [(-half, -half), (arm, -half), (arm, half), (half, half), (half, arm)]
        corners.append((-half, arm))
        return polygon([(x + across * u, y + down * v) for u, v in corners], Style(_BLACK))


@dataclass(frozen=True, slots=True)
class Window:
    """A part in the middle of the sheet, the only one that is cut; the software adds its own marks.

    Attributes:
        width: Of the part, along the sheet's longer edge.
        height: Of the part.
    """

    width: float
    height: float

    def room(self, width: float, height: float) -> Box:
        """The part of a sheet that pieces may lie in."""
        across, down = (self.width, self.height) if width > height else (self.height, self.width)
        left, top = (width - across) / 2, (height - down) / 2
        return (left, top, left + across, top + down)

    def taken(self, width: float, height: float) -> tuple[Box, ...]:  # noqa: ARG002
        """None of it is kept free."""
        return ()

    def drawn(self, width: float, height: float) -> Group:
        """The part's frame."""
        left, top, right, bottom = self.room(width, height)
        return Group((rectangle(left, top, right - left, bottom - top, _FRAME),))


Machine = Registration | Window
