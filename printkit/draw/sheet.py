"""One side of a sheet: pieces in their slots, backs mirrored, marks and the sheet's own strip.

draw.impose says what lies in which slot; a back lies behind its front whichever edge the
paper is turned along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from printkit.draw import outline
from printkit.draw.arrange import Arrangement, SheetStyle, vertical_flip
from printkit.draw.furniture import furniture
from printkit.draw.lattice import Slot
from printkit.draw.marks import marks
from printkit.draw.registration import Box
from printkit.draw.scene import Drawing, Group, Page, Path, Placed

Side = Literal["front", "back"]
Filled = tuple[Slot, Drawing]
Part = tuple[Arrangement, Sequence[Filled]]


def page(
    parts: Sequence[Part],
    style: SheetStyle,
    lines: tuple[str, ...],
    scale: str,
    side: Side,
) -> Page:
    """One side of one sheet; slots are those of the front on either side.

    Args:
        parts: What lies on it, by arrangement; the first has the sheet's strip.
        style: What it is printed on.
        lines: The words of the strip.
        scale: The words at the scale bar.
        side: Which side.
    """
    arrangement = parts[0][0]
    size, strip = (arrangement.width, arrangement.height), arrangement.strip
    if side == "back":
        upright = vertical_flip(style.flip, landscape=arrangement.landscape)
        parts = [
            (part, [(_behind(slot, size, upright=upright), drawing) for slot, drawing in filled])
            for part, filled in parts
        ]
        strip = strip and _behind_box(strip, size, upright=upright)
    free = outline.box(*arrangement.box)
    groups: list[Group] = []
    if strip:
        free = outline.without(free, outline.box(*strip))
        width, height = strip[2] - strip[0], strip[3] - strip[1]
        words = furniture(width, height, lines, scale, inches=style.paper.inches)
        groups.append(Group((words,), at=strip[:2]))
    if style.machine and side == "front":
        for corner in arrangement.taken:
            free = outline.without(free, outline.box(*corner))
        groups.append(style.machine.drawn(*size))
    if style.marks and (side == "front" or style.back_marks):
        filled = [placed for _, part in parts for placed in part]
        trims = [_lying(drawing.trim, drawing, slot) for slot, drawing in filled]
        bleeds = [_lying(drawing.bleed or drawing.trim, drawing, slot) for slot, drawing in filled]
        groups.append(marks(tuple(trims), tuple(bleeds), free))
    pieces = [piece for part, filled in parts for piece in _pieces(filled, part, style)]
    return Page(*size, tuple(pieces), Group(tuple(groups)), side, clip=free)


def _behind(slot: Slot, size: tuple[float, float], *, upright: bool) -> Slot:
    """Where a slot lies on the back of its sheet, and how the piece there is turned."""
    if upright:
        return Slot(size[0] - slot.x, slot.y, -slot.turn)
    return Slot(slot.x, size[1] - slot.y, 180 - slot.turn)


def _behind_box(box: Box, size: tuple[float, float], *, upright: bool) -> Box:
    left, top, right, bottom = box
    if upright:
        return (size[0] - right, top, size[0] - left, bottom)
    return (left, size[1] - bottom, right, size[1] - top)


def _origin(drawing: Drawing, slot: Slot) -> tuple[float, float]:
    """Where a drawing's origin comes to lie when the middle of its trim is in the slot."""
    x, y = outline.middle(drawing.trim)
    middle = outline.moved(Path((("M", x, y),)), (0, 0), slot.turn).steps[0]
    return slot.x - float(middle[1]), slot.y - float(middle[2])


def _lying(path: Path, drawing: Drawing, slot: Slot) -> Path:
    return outline.moved(path, _origin(drawing, slot), slot.turn)


def _pieces(
    filled: Sequence[Filled], arrangement: Arrangement, style: SheetStyle
) -> Iterator[Placed]:
    """All pieces with their bleeds, and where bleeds meet once more cut at the trim on top."""
    for slot, drawing in filled:
        yield Placed(drawing, _origin(drawing, slot), slot.turn, cut="bleed")
    gap = arrangement.pattern.gap
    gap = 2 * style.bleed if gap is None else gap
    reach = max((2 * _bleed(drawing) for _, drawing in filled), default=0.0)
    if reach > gap + outline.TOLERANCE:
        for slot, drawing in filled:
            yield Placed(drawing, _origin(drawing, slot), slot.turn, cut="trim")


def _bleed(drawing: Drawing) -> float:
    """How far a drawing's ground goes beyond its trim."""
    if drawing.bleed is None:
        return 0.0
    return (outline.size(drawing.bleed)[0] - outline.size(drawing.trim)[0]) / 2
