"""One side of a sheet: pieces in their slots, backs mirrored, marks and the sheet's own strip.

draw.impose says what lies in which slot; a back lies behind its front whichever edge the
paper is turned along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from printkit.draw import grants, outline
from printkit.draw.arrange import Arrangement
from printkit.draw.furniture import furniture
from printkit.draw.lattice import Slot
from printkit.draw.marks import marks
from printkit.draw.registration import Box
from printkit.draw.scene import Drawing, Group, Page, Path, Placed, Style, line
from printkit.draw.sheet_style import SheetStyle
from printkit.draw.spread import Faces, Part

Side = Literal["front", "back", "folded"]
"""A sheet's side, or the only one, which fronts and backs share."""
Filled = tuple[Slot, Drawing]

_FOLD = Style(stroke="#2B2A28", width=0.2, dash=(3.0, 1.5), cap="butt")


def page(
    parts: Sequence[Part],
    style: SheetStyle,
    lines: tuple[str, ...],
    scale: str,
    side: Side,
) -> Page:
    """One side of one sheet; slots are those of the front on either side.

    Args:
        parts: What lies on it, by arrangement: slots with their fronts and backs. The first
            has the sheet's strip.
        style: What it is printed on.
        lines: The words of the strip.
        scale: The words at the scale bar.
        side: Which side.
    """
    sheet = parts[0][0]
    strip = sheet.strip
    if strip and side == "back":
        strip = sheet.behind_box(strip)
    free = outline.box(*sheet.box)
    groups: list[Group] = []
    if strip:
        free = outline.without(free, outline.box(*strip))
        width, height = strip[2] - strip[0], strip[3] - strip[1]
        words = furniture(width, height, lines, scale, inches=style.paper.inches)
        groups.append(Group((words,), at=strip[:2]))
    if style.machine and side != "back":
        for corner in sheet.taken:
            free = outline.without(free, outline.box(*corner))
        groups.append(style.machine.drawn(sheet.width, sheet.height))
    filled = [placed for arrangement, faces in parts for placed in _shown(arrangement, faces, side)]
    trims = tuple(_lying(drawing.trim, drawing, slot) for slot, drawing in filled)
    bleeds = [_lying(drawing.bleed or drawing.trim, drawing, slot) for slot, drawing in filled]
    grounds = grants.granted(trims, tuple(bleeds), free)
    if style.marks != "none" and (side != "back" or style.back_marks):
        groups.append(marks(trims, grounds, free, style.marks))
    fold = _fold(sheet, strip) if side == "folded" else None
    if fold:
        groups.append(Group((fold,)))
    pieces = list(_pieces(filled, trims, grounds))
    on: Literal["front", "back"] = "back" if side == "back" else "front"
    size = (sheet.width, sheet.height)
    return Page(*size, tuple(pieces), Group(tuple(groups)), on, clip=free, fold=fold)


def _shown(arrangement: Arrangement, part: Sequence[Faces], side: Side) -> Iterator[Filled]:
    """What a side shows; pieces without a back leave the place of theirs empty."""
    if side != "back":
        yield from ((slot, front) for slot, front, _ in part)
    if side != "front":
        yield from ((arrangement.behind(slot), back) for slot, _, back in part if back)


def _fold(sheet: Arrangement, strip: Box | None) -> Path:
    """The line along which a sheet is folded, up to its strip."""
    left, top, right, bottom = sheet.box
    if sheet.axis == "level":
        end = strip[0] if strip and strip[1] <= top else right
        return line(left, sheet.height / 2, end, sheet.height / 2, _FOLD)
    end = strip[1] if strip and strip[0] <= left else bottom
    return line(sheet.width / 2, top, sheet.width / 2, end, _FOLD)


def origin(drawing: Drawing, slot: Slot) -> tuple[float, float]:
    """Where a drawing's origin comes to lie when the middle of its trim is in the slot."""
    x, y = outline.middle(drawing.trim)
    middle = outline.moved(Path((("M", x, y),)), (0, 0), slot.turn).steps[0]
    return slot.x - float(middle[1]), slot.y - float(middle[2])


def _lying(path: Path, drawing: Drawing, slot: Slot) -> Path:
    return outline.moved(path, origin(drawing, slot), slot.turn)


def _pieces(
    filled: Sequence[Filled], trims: Sequence[Path], grounds: Sequence[Path]
) -> Iterator[Placed]:
    """All pieces with their grounds, and where these lie over trims once more cut there on top."""
    for (slot, drawing), ground in zip(filled, grounds, strict=True):
        at = origin(drawing, slot)
        placed = Placed(drawing, at, slot.turn, cut="bleed")
        whole = drawing.bleed is None or ground == _lying(drawing.bleed, drawing, slot)
        own = None if whole else outline.returned(ground, at, slot.turn)
        yield replace(placed, ground=own)
    if grants.meet(trims, grounds):
        for slot, drawing in filled:
            yield Placed(drawing, origin(drawing, slot), slot.turn, cut="trim")
