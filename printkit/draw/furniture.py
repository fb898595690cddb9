"""What a sheet says of itself: a scale bar, its name, how to print it, and the notice.

It lies in a strip along an edge or in a block in a corner, both of fixed size, so that the
plan of sheets does not depend on the language. All words come in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.draw import fonts
from printkit.draw.scene import LEAST_TYPE, Group, Node, Style, Text, line
from printkit.errors import FitError

STRIP = (180.0, 11.0)
"""The least length of a strip along an edge, and its depth."""
BLOCK = (106.0, 22.0)
"""Width and height of the block in a corner."""

BAR = 100.0
INCH = 25.4
INCHES = 4
FACE = "FiraSansCondensed-Regular"
BETWEEN = " · "
"""Between the parts of a line."""

_UNDER = 7.9
"""The first baseline below the bar."""
_LEADING = 2.6
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
        FitError: The words do not fit.
    """
    if height > width:
        return Group(
            furniture(height, width, lines, scale, inches=inches).children, at=(0, height), turn=-90
        )
    *named, notice = lines
    below = BETWEEN.join((scale, notice))
    if width >= STRIP[0]:
        beside = BAR + 14
        words = [
            *_words((below,), 0, _UNDER, beside, 2),
            *_words(named, beside, 2.4, width - beside, 4),
        ]
    else:
        words = _words((below, *named), 0, _UNDER, width, 6)
    return Group((*_bar(inches=inches), *words))


def _bar(*, inches: bool) -> list[Node]:
    """A scale in millimetres above a line, and one in inches below it."""
    ticks = [(n * 10.0, 0.6 if n % 5 == 0 else 1.8) for n in range(11)]
    labels = [("100 mm", BAR + 2.2, 2.4)]
    if inches:
        ticks += [(n * INCH, 5.0) for n in range(INCHES + 1)]
        labels.append(("4 in", INCHES * INCH + 0.8, 5.5))
    end = max(x for x, _ in ticks)
    return [
        line(0, 3, end, 3, _LINE),
        *(line(x, 3, x, y, _LINE) for x, y in ticks),
        *(Text(label, x, y, FACE, LEAST_TYPE) for label, x, y in labels),
    ]


def _words(lines: Sequence[str], x: float, y: float, width: float, most: int) -> list[Node]:
    """Lines of text in so many rows at most, the first at a baseline."""
    for wrap in (_by_parts, _by_words):
        rows = [row for text in lines for row in wrap(text, LEAST_TYPE, width)]
        if len(rows) <= most:
            return [Text(row, x, y + n * _LEADING, FACE, LEAST_TYPE) for n, row in enumerate(rows)]
    raise FitError("fit-furniture", characters=sum(map(len, lines)), text=BETWEEN.join(lines))


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
