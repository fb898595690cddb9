"""One-colour icons for texts, costs, plans and steps: 4 x 4 mm around the origin.

Each family module holds a table of outlines on a grid of ten by ten, written in the
notation of design.pen; cut-outs are true holes, so an icon lies on any ground. Larger and
in colour, resources are drawn by design.symbols.
"""

from __future__ import annotations

from functools import cache

from printkit.board.spelling import nearest
from printkit.design.icons import chart, dice, marks, pieces, players, resources, town, work
from printkit.design.pen import Outline, outline
from printkit.draw.scene import Drawing, Group, Path, Style, rectangle
from printkit.errors import TemplateError

SIZE = 4.0
"""The edge of the square that an icon fills."""

_GRID = 10.0
_OUTLINES = {
    name: text
    for family in (resources, pieces, players, dice, marks, work, town, chart)
    for name, text in family.OUTLINES.items()
}


def names() -> tuple[str, ...]:
    """Every icon's name, family by family."""
    return tuple(_OUTLINES)


@cache
def shape(name: str) -> Outline:
    """The outline of an icon, for use in a drawing of its own.

    Raises:
        TemplateError: There is no such icon.
    """
    if name not in _OUTLINES:
        raise TemplateError("unknown-icon", found=name, nearest=nearest(name, _OUTLINES))
    return outline(_OUTLINES[name], SIZE / _GRID, (-SIZE / 2, -SIZE / 2))


@cache
def icon(name: str, colour: str) -> Drawing:
    """An icon in one colour; asked for again, it is the same drawing.

    Raises:
        TemplateError: There is no such icon.
    """
    trim = rectangle(-SIZE / 2, -SIZE / 2, SIZE, SIZE)
    return Drawing(f"icon-{name}", trim, Group((Path(shape(name), Style(fill=colour)),)))
