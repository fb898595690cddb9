"""Patterns that pieces of one outline lie in: grids and honeycombs, shared edges or room for bleed.

Pure geometry within a box that starts at the origin; draw.arrange tries the patterns on
sheets of paper and keeps the best.
"""

from __future__ import annotations

from dataclasses import dataclass

from printkit.draw import outline
from printkit.draw.outline import Kind
from printkit.draw.scene import Path


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one piece: the middle of its trim, and how it is turned."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Pattern:
    """One way to repeat an outline.

    Attributes:
        name: Told in plans.
        staggered: Every second row is shifted by half a piece and rows interlock.
        bled: Each piece keeps the whole of its bleed.
        gap: Between trims; None for twice the bleed.
    """

    name: str
    staggered: bool
    bled: bool
    gap: float | None = None


_GRID = Pattern("grid with bleed", staggered=False, bled=True)
_HONEYCOMB = Pattern("honeycomb with bleed", staggered=True, bled=True)
PATTERNS: dict[Kind, tuple[Pattern, ...]] = {
    "hexagon": (
        _GRID,
        _HONEYCOMB,
        Pattern("shared-edge honeycomb", staggered=True, bled=False, gap=0.0),
    ),
    "rectangle": (_GRID, Pattern("shared-edge grid", staggered=False, bled=False, gap=0.0)),
    "disc": (
        _GRID,
        _HONEYCOMB,
        Pattern("close grid", staggered=False, bled=False, gap=1.0),
        Pattern("close honeycomb", staggered=True, bled=False, gap=1.0),
    ),
    "other": (_GRID, Pattern("close grid", staggered=False, bled=False, gap=1.0)),
}
"""The patterns of each kind of outline, the roomiest and easiest to cut first."""

_SLACK = 1e-6


def slots(
    pattern: Pattern, trim: Path, bleed: float, box: tuple[float, float], *, turned: bool
) -> list[Slot]:
    """The places that fit a box of that width and height, from its top left corner, in rows.

    Turned patterns lie on their side: pieces by 90 degrees, rows from top to bottom. For a
    hexagon that is a turn by 30 degrees, with the drawing upright along the sheet.
    """
    width, height = reversed(box) if turned else box
    gap = 2 * bleed if pattern.gap is None else pattern.gap
    outer = outline.size(outline.grow(trim, bleed if pattern.bled else 0.0))
    across, down = outline.size(outline.grow(trim, gap / 2))
    if pattern.staggered:
        down = across * 3**0.5 / 2
    places: list[tuple[float, float]] = []
    for row in range(_count(height - outer[1], down)):
        shift = across / 2 if pattern.staggered and row % 2 else 0.0
        columns = range(_count(width - outer[0] - shift, across))
        left, y = outer[0] / 2 + shift, outer[1] / 2 + row * down
        places += [(left + column * across, y) for column in columns]
    if not turned:
        return [Slot(x, y) for x, y in places]
    turn = 0.0 if outline.kind(trim) == "disc" else 90.0
    return sorted((Slot(y, x, turn) for x, y in places), key=lambda slot: (slot.y, slot.x))


def _count(room: float, step: float) -> int:
    return int((room + _SLACK) // step) + 1 if room > -_SLACK else 0
