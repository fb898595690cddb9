"""Which pattern on which side of the paper needs the fewest sheets, and where each piece lies.

Tries every pattern of draw.lattice upright and turned, on the sheet upright and across,
around every place that the sheet's own strip (draw.furniture) may take, and whether pieces of
another outline fit below. draw.impose puts the drawings there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from math import ceil
from typing import Literal

from printkit.draw import outline
from printkit.draw.footprint import Footprint, moved
from printkit.draw.furniture import STRIP
from printkit.draw.lattice import PATTERNS, Pattern, Slot, slots
from printkit.draw.paper import A4, DEFAULT_MARGINS, PAPERS, Margins, Paper
from printkit.draw.registration import Box, Machine, Registration
from printkit.draw.scene import Path
from printkit.draw.strips import strips, upright
from printkit.errors import FitError


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
        machine: What cuts the sheets, and keeps parts of them free; None for a hand.
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
    machine: Machine | None = None


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
        room: The part of it that pieces may lie in.
        taken: Parts of the room where nothing may lie.
        strip: The sheet's own part of the box; None when it has none.
        slots: The places, in reading order.
    """

    pattern: Pattern
    turned: bool
    landscape: bool
    width: float
    height: float
    box: Box
    room: Box
    taken: tuple[Box, ...]
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
            lower = _below(upper, Footprint(trim, 0.0).bottom(used) + style.bleed, second, style)
            if lower:
                return upper, lower
    return None


def _below(
    upper: Arrangement, top: float, lot: tuple[Path, int], style: SheetStyle
) -> Arrangement | None:
    """All copies of an outline on the part of a sheet that begins at a height, if they fit."""
    (trim, copies), strip = lot, upper.strip
    left, _, right, bottom = upper.room
    if strip and upright(strip):
        right = min(right, strip[0])
    elif strip:
        bottom = min(bottom, strip[1])
    extent = (right - left, bottom - top)
    for pattern, turned in product(_patterns(trim, style), (False, True)):
        places = slots(pattern, trim, style.bleed, extent, turned=turned)
        if len(places) >= copies:
            area = Footprint(trim, style.bleed if pattern.bled else 0.0)
            x, _ = area.centring(places, (0.0, 0.0, *extent), None)
            lying = area.free(moved(places, x + left, top), upper.taken)
            if len(lying) >= copies:
                return replace(
                    upper, pattern=pattern, turned=turned, strip=None, slots=tuple(lying)
                )
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
        room, taken = _ground(box, style.machine, width, height)
        if isinstance(style.machine, Registration):
            box = room
        area = Footprint(trim, style.bleed if pattern.bled else 0.0)
        extent = (room[2] - room[0], room[3] - room[1])
        places = moved(slots(pattern, trim, style.bleed, extent, turned=turned), *room[:2])
        for strip in strips(box, taken) if style.furniture else (None,):
            kept = area.lying(places, room, strip, taken)
            if kept:
                yield Arrangement(
                    pattern, turned, landscape, width, height, box, room, taken, strip, tuple(kept)
                )


def _ground(
    box: Box, machine: Machine | None, width: float, height: float
) -> tuple[Box, tuple[Box, ...]]:
    """The part of a box that pieces may lie in, and what a machine's marks take of it."""
    if machine is None:
        return box, ()
    return _shared(box, machine.room(width, height)), machine.taken(width, height)


def _shared(one: Box, other: Box) -> Box:
    """The part that two boxes have in common."""
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )


def _patterns(trim: Path, style: SheetStyle) -> tuple[Pattern, ...]:
    patterns = PATTERNS[outline.kind(trim)]
    if style.gap is None:
        return patterns
    return tuple(replace(pattern, gap=style.gap) for pattern in patterns if pattern.bled)


def _misfit(trim: Path, style: SheetStyle, *, backs: bool, label: str) -> FitError:
    """Says by how much a piece is too large, and what would help."""
    width, height = outline.size(trim)
    if style.machine:
        left, top, right, bottom = style.machine.room(style.paper.width, style.paper.height)
        return FitError(
            "fit-machine",
            piece=label,
            width=round(width, 1),
            height=round(height, 1),
            paper=style.paper.name,
            room_width=round(right - left, 1),
            room_height=round(bottom - top, 1),
        )
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
