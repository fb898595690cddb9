"""Which pattern on which side of the paper needs the fewest sheets, and where each piece lies.

Tries every pattern of draw.lattice upright and turned, on the sheet upright and across,
around every place that the sheet's own strip (draw.furniture) may take, and whether pieces of
another outline fit below. draw.impose puts the drawings there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import ceil
from typing import Literal

from printkit.draw import outline
from printkit.draw.furniture import BLOCK, STRIP
from printkit.draw.lattice import PATTERNS, Pattern, Slot, slots
from printkit.draw.paper import A4, DEFAULT_MARGINS, PAPERS, Margins, Paper
from printkit.draw.scene import Path
from printkit.errors import FitError

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """What sheets are printed on, and how.

    Attributes:
        paper: The paper.
        margins: What the printer cannot reach.
        bleed: Room for each piece's ground beyond its trim, where there is room.
        gap: Between trims, in place of no room or twice the bleed, whichever fits more.
        flip: Along which edge the paper is turned for the backs.
        backs: Print them.
        back_marks: Repeat the crop marks on the backs.
        marks: Crop marks and cut lines.
        furniture: The strip with the scale bar and the sheet's name.
        orientation: Of the sheet; "auto" takes what fits more.
    """

    paper: Paper = A4
    margins: Margins = DEFAULT_MARGINS
    bleed: float = 3.0
    gap: float | None = None
    flip: Literal["long", "short"] = "long"
    backs: bool = True
    back_marks: bool = False
    marks: bool = True
    furniture: bool = True
    orientation: Literal["auto", "portrait", "landscape"] = "auto"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the pieces of one outline lie on each sheet.

    Attributes:
        pattern: The chosen pattern.
        turned: It lies on its side.
        landscape: The sheet does.
        width: Of the sheet as it is read.
        height: Of the sheet as it is read.
        box: What may be printed on.
        strip: The sheet's own part of the box; None when it has none.
        slots: The places, in reading order.
    """

    pattern: Pattern
    turned: bool
    landscape: bool
    width: float
    height: float
    box: Box
    strip: Box | None
    slots: tuple[Slot, ...]


def arrange(trim: Path, copies: int, style: SheetStyle, *, backs: bool, label: str) -> Arrangement:
    """The arrangement with the fewest sheets; of equal ones the roomiest.

    Raises:
        FitError: Not even one piece fits the sheet.
    """
    best, fewest = None, 0
    for candidate in _candidates(trim, style, backs=backs):
        sheets = ceil(copies / len(candidate.slots))
        if best is None or sheets < fewest:
            best, fewest = candidate, sheets
        if fewest == 1:
            break
    if best is None:
        raise _misfit(trim, style, backs=backs, label=label)
    return best


def share(
    first: tuple[Path, int], second: tuple[Path, int], style: SheetStyle, *, backs: bool
) -> tuple[Arrangement, Arrangement] | None:
    """Arrangements by which all of the second lie below the last of the first, costing no sheet.

    Args:
        first: An outline and how many copies, on as many sheets as `arrange` finds.
        second: Another outline and how many copies.
        style: What they are printed on.
        backs: Some piece has a back.

    Returns:
        Both arrangements, that of the second without a strip; None if there is no room.
    """
    trim, copies = first
    found = [(ceil(copies / len(a.slots)), a) for a in _candidates(trim, style, backs=backs)]
    fewest = min((sheets for sheets, _ in found), default=0)
    for sheets, upper in found:
        if sheets == fewest:
            used = upper.slots[: copies - (sheets - 1) * len(upper.slots)]
            lower = _below(upper, _Area(trim, 0.0).bottom(used) + style.bleed, second, style)
            if lower:
                return upper, lower
    return None


def _below(
    upper: Arrangement, top: float, lot: tuple[Path, int], style: SheetStyle
) -> Arrangement | None:
    """All copies of an outline on the part of a sheet that begins at a height, if they fit."""
    (trim, copies), strip = lot, upper.strip
    left, _, right, bottom = upper.box
    if strip and strip[1] <= upper.box[1]:
        right = strip[0]
    elif strip:
        bottom = strip[1]
    extent = (right - left, bottom - top)
    for pattern, turned in product(_patterns(trim, style), (False, True)):
        places = slots(pattern, trim, style.bleed, extent, turned=turned)
        if len(places) >= copies:
            x, _ = _Area(trim, style.bleed if pattern.bled else 0.0).centring(places, extent, None)
            lying = tuple(Slot(slot.x + x + left, slot.y + top, slot.turn) for slot in places)
            return replace(upper, pattern=pattern, turned=turned, strip=None, slots=lying)
    return None


def vertical_flip(flip: str, *, landscape: bool) -> bool:
    """True when the paper turns about an upright axis: left becomes right, top stays top."""
    return (flip == "long") != landscape


def printable(style: SheetStyle, *, landscape: bool, backs: bool) -> tuple[float, float, Box]:
    """Width, height and printable box of a sheet as it is read.

    Across the sheet it is not known which way the printer feeds it, and the backs of a sheet
    see the margin of the opposite edge: there the wider of two margins counts for both.
    """
    margins, width, height = style.margins, style.paper.width, style.paper.height
    top, right, bottom, left = margins.top, margins.right, margins.bottom, margins.left
    if landscape:
        width, height = height, width
        top, left = max(left, right), max(top, bottom)
        bottom, right = top, left
    if backs and vertical_flip(style.flip, landscape=landscape):
        left = right = max(left, right)
    elif backs:
        top = bottom = max(top, bottom)
    return width, height, (left, top, width - right, height - bottom)


def _candidates(trim: Path, style: SheetStyle, *, backs: bool) -> Iterator[Arrangement]:
    """Every arrangement, the one that is liked most first."""
    across = {"auto": (False, True), "portrait": (False,), "landscape": (True,)}[style.orientation]
    for pattern, landscape, turned in product(_patterns(trim, style), across, (False, True)):
        width, height, box = printable(style, landscape=landscape, backs=backs)
        extent = (box[2] - box[0], box[3] - box[1])
        kept_area = _Area(trim, style.bleed if pattern.bled else 0.0)
        places = slots(pattern, trim, style.bleed, extent, turned=turned)
        for strip in _strips(extent) if style.furniture else (None,):
            kept = [slot for slot in places if not (strip and kept_area.meets(slot, strip))]
            if not kept:
                continue
            x, y = kept_area.centring(kept, extent, strip)
            yield Arrangement(
                pattern,
                turned,
                landscape,
                width,
                height,
                box,
                _shifted(strip, box) if strip else None,
                tuple(Slot(slot.x + x + box[0], slot.y + y + box[1], slot.turn) for slot in kept),
            )


def _patterns(trim: Path, style: SheetStyle) -> tuple[Pattern, ...]:
    patterns = PATTERNS[outline.kind(trim)]
    if style.gap is None:
        return patterns
    return tuple(replace(pattern, gap=style.gap) for pattern in patterns if pattern.bled)


def _strips(extent: tuple[float, float]) -> Iterator[Box]:
    """Where in a box the sheet's own strip can lie: along an edge, or in the last corner."""
    width, height = extent
    if width >= STRIP[0]:
        yield (0.0, height - STRIP[1], width, height)
    if height >= STRIP[0]:
        yield (width - STRIP[1], 0.0, width, height)
    for wide, tall in (BLOCK, BLOCK[::-1]):
        if width >= wide and height >= tall:
            yield (width - wide, height - tall, width, height)


def _shifted(strip: Box, box: Box) -> Box:
    return (strip[0] + box[0], strip[1] + box[1], strip[2] + box[0], strip[3] + box[1])


class _Area:
    """What each piece keeps of the sheet: its trim, and its bleed where the pattern grants one."""

    def __init__(self, trim: Path, bleed: float) -> None:
        x, y = outline.middle(trim)
        self._outline = outline.moved(outline.grow(trim, bleed), (-x, -y))
        self._size = outline.size(self._outline)

    def _reach(self, slot: Slot) -> tuple[float, float]:
        """How far the area goes from the slot's middle to the sides, and up and down."""
        width, height = self._size[::-1] if slot.turn == 90 else self._size
        return width / 2, height / 2

    def meets(self, slot: Slot, strip: Box) -> bool:
        """True when a piece in the slot would lie over the strip."""
        x, y = self._reach(slot)
        left, top, right, bottom = strip
        if slot.x + x <= left or slot.x - x >= right or slot.y + y <= top or slot.y - y >= bottom:
            return False
        lying = outline.moved(self._outline, (slot.x, slot.y), slot.turn)
        return outline.overlaps(lying, outline.box(*strip))

    def bottom(self, places: Sequence[Slot]) -> float:
        """How far down the lowest of the pieces reaches."""
        return max(slot.y + self._reach(slot)[1] for slot in places)

    def centring(
        self, places: list[Slot], extent: tuple[float, float], strip: Box | None
    ) -> tuple[float, float]:
        """The shift that brings places to the middle of what a strip along an edge leaves."""
        width, height = extent
        if strip and strip[0] == 0.0:
            height = strip[1]
        elif strip and strip[1] == 0.0:
            width = strip[0]
        elif strip:
            return 0.0, 0.0
        x, y = self._reach(places[0])
        xs, ys = [slot.x for slot in places], [slot.y for slot in places]
        used_width, used_height = max(xs) - min(xs) + 2 * x, max(ys) - min(ys) + 2 * y
        return (width - used_width) / 2 + x - min(xs), (height - used_height) / 2 + y - min(ys)


def _misfit(trim: Path, style: SheetStyle, *, backs: bool, label: str) -> FitError:
    """Says by how much a piece is too large, and what would help."""
    width, height = outline.size(trim)
    free = [_free(style, paper, backs=backs) for paper in (style.paper, *PAPERS)]
    short = min(max(width - w, height - h) for w, h in (free[0], free[0][::-1]))
    larger = [
        paper.name
        for paper, room in zip(PAPERS, free[1:], strict=True)
        if _fits((width, height), room)
    ]
    scale = max(min(w / width, h / height) for w, h in (free[0], free[0][::-1]))
    return FitError(
        "fit-page",
        piece=label,
        width=round(width, 1),
        height=round(height, 1),
        paper=style.paper.name,
        box_width=round(free[0][0], 1),
        box_height=round(free[0][1], 1),
        short=round(short, 1),
        larger=larger[0] if larger else f"{width + 60:.0f}x{height + 60:.0f}",
        most=f"{width * scale - 0.05:.1f} × {height * scale - 0.05:.1f}",
    )


def _free(style: SheetStyle, paper: Paper, *, backs: bool) -> tuple[float, float]:
    """The largest upright box of a sheet that its own strip leaves."""
    _, _, box = printable(replace(style, paper=paper), landscape=False, backs=backs)
    depth = STRIP[1] if style.furniture else 0.0
    return box[2] - box[0], box[3] - box[1] - depth


def _fits(size: tuple[float, float], room: tuple[float, float]) -> bool:
    return any(width <= room[0] and height <= room[1] for width, height in (size, size[::-1]))
