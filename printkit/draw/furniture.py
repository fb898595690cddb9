"""What a sheet says of itself: a scale bar, its name, how to print it, and the notice.

It lies in a strip along an edge or in a block in a corner, both of fixed size, so that the
plan of sheets does not depend on the language. All words come in.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from printkit.draw import fonts
from printkit.draw.scene import POINT, Group, Node, Style, Text, line
from printkit.errors import FitError

STRIP = (180.0, 11.0)
"""The least length of a strip along an edge, and its depth."""
BLOCK = (106.0, 22.0)
"""Width and height of the block in a corner."""

BAR = 100.0
INCH = 25.4
INCHES = 4
FACE = "FiraSansCondensed-Regular"
SIZES = tuple(points * POINT for points in (7, 6.5, 6, 5.5))
"""Sizes of type, tried from the first on."""
BETWEEN = " · "
"""Between the parts of a line."""

_LINE = Style(stroke="#2B2A28", width=0.2, cap="butt")


@dataclass(frozen=True, slots=True)
class Naming:
    """The words on a sheet, translated.

    Attributes:
        title: Scenario, component and copies.
        sheet: Such as "sheet {sheet} of {sheets}".
        front: The side's name.
        back: The side's name.
        folded: That both lie on it, and to be folded.
        details: Layout code, version and settings.
        scale: That it is to be printed at 100 %.
        notice: That it is unofficial.
    """

    title: str
    sheet: str
    front: str
    back: str
    folded: str
    details: str
    scale: str
    notice: str

    def lines(self, sheet: int, sheets: int, side: str) -> tuple[str, ...]:
        """Everything but the words at the scale bar, for one side of one sheet."""
        of = self.sheet.replace("{sheet}", str(sheet)).replace("{sheets}", str(sheets))
        sides = {"front": self.front, "back": self.back, "folded": self.folded}
        name = [self.title, of, sides[side], self.details]
        return (BETWEEN.join(part for part in name if part), self.notice)


def furniture(
    width: float, height: float, lines: tuple[str, ...], scale: str, *, inches: bool
) -> Group:
    """The strip or block, from its top left corner; a tall one is read from the right.

    Raises:
        FitError: The words do not fit in the smallest type.
    """
    if height > width:
        return Group(
            furniture(height, width, lines, scale, inches=inches).children, at=(0, height), turn=-90
        )
    note = Text(scale, 0, 10.4, FACE, SIZES[0])
    if width >= STRIP[0]:
        words = _words(lines, BAR + 14, 3.4, width - BAR - 14, height - 1)
    else:
        words = _words(lines, 0, 13.8, width, height - 11.4)
    return Group((*_bar(inches=inches), note, *words))


def _bar(*, inches: bool) -> list[Node]:
    """A scale in millimetres above a line, and one in inches below it."""
    ticks = [(n * 10.0, 2.6 if n % 5 == 0 else 3.8) for n in range(11)]
    labels = [("100 mm", BAR + 2.2, 4.2)]
    if inches:
        ticks += [(n * INCH, 7.0) for n in range(INCHES + 1)]
        labels.append(("4 in", INCHES * INCH + 0.8, 8.2))
    end = max(x for x, _ in ticks)
    return [
        line(0, 5, end, 5, _LINE),
        *(line(x, 5, x, y, _LINE) for x, y in ticks),
        *(Text(label, x, y, FACE, SIZES[0]) for label, x, y in labels),
    ]


def _words(lines: tuple[str, ...], x: float, y: float, width: float, height: float) -> list[Node]:
    for size, wrap in product(SIZES, (_by_parts, _by_words)):
        wrapped = [row for text in lines for row in wrap(text, size, width)]
        leading = size * 1.16
        if len(wrapped) * leading <= height:
            return [Text(row, x, y + n * leading, FACE, size) for n, row in enumerate(wrapped)]
    raise FitError("fit-furniture", characters=sum(map(len, lines)), text=" · ".join(lines))


def _by_parts(text: str, size: float, width: float) -> list[str]:
    """Rows that end between parts, but for a part that is longer than a row."""
    rows: list[str] = []
    for part in text.split(BETWEEN):
        longer = f"{rows[-1]}{BETWEEN}{part}" if rows else part
        if fonts.width(longer, FACE, size) <= width:
            rows[-1:] = [longer]
        else:
            rows += _by_words(part, size, width)
    return rows


def _by_words(text: str, size: float, width: float) -> list[str]:
    """Rows as full as they can be; none begins or ends with the sign between two parts."""
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and fonts.width(longer, FACE, size) > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return [row.strip(BETWEEN) for row in rows if row]
