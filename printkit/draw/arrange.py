"""Which pattern on which side of the paper needs the fewest sheets, and where each piece lies.

Tries every pattern of draw.lattice upright and turned, on the sheet upright and across, with
backs behind or beyond a fold, around every place of the sheet's own strip (draw.strips).
draw.sharing lays pieces of another outline below; draw.impose puts the drawings there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from math import ceil

from printkit.draw import outline
from printkit.draw.footprint import Footprint, moved
from printkit.draw.furniture import STRIP
from printkit.draw.gutters import Pack, spread
from printkit.draw.lattice import PATTERNS, Pattern, Slot, slots
from printkit.draw.misfit import misfit
from printkit.draw.registration import Box, Machine, Registration
from printkit.draw.scene import Path
from printkit.draw.sheet_style import GUTTER, Axis, SheetStyle, axes, printable
from printkit.draw.strips import LONG, level, strips, upright


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the pieces of one outline lie on each sheet.

    Attributes:
        pattern: The chosen pattern.
        turned: It lies on its side.
        landscape: The sheet does.
        width: Of the sheet as it is read.
        height: Of the sheet as it is read.
        axis: About which line of the sheet's middle backs lie mirrored; None without backs.
        folded: They lie on the same side, and that line is a fold.
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
    axis: Axis | None
    folded: bool
    box: Box
    room: Box
    taken: tuple[Box, ...]
    strip: Box | None
    slots: tuple[Slot, ...]

    def behind(self, slot: Slot) -> Slot:
        """Where the back of a slot's piece lies, and how the piece there is turned."""
        if self.axis == "level":
            return Slot(slot.x, self.height - slot.y, 180 - slot.turn)
        return Slot(self.width - slot.x, slot.y, -slot.turn)

    def behind_box(self, box: Box) -> Box:
        """What a box becomes on the other side."""
        left, top, right, bottom = box
        if self.axis == "level":
            return (left, self.height - bottom, right, self.height - top)
        return (self.width - right, top, self.width - left, bottom)

    def front_room(self, bleed: float) -> Box:
        """The part of the room that fronts may lie in: up to a fold, which no bleed may cross."""
        left, top, right, bottom = self.room
        kept = GUTTER if self.pattern.bled else GUTTER + bleed
        if self.folded and self.axis == "level":
            bottom = min(bottom, self.height / 2 - kept)
        elif self.folded:
            right = min(right, self.width / 2 - kept)
        return (left, top, right, bottom)

    def pack(self, trim: Path, bleed: float) -> Pack:
        """How pieces of that outline lie in it."""
        return Pack(self.pattern, self.turned, trim, bleed)

    def kept_free(self) -> tuple[Box, ...]:
        """What fronts may not lie over: what is taken, also of their backs beyond a fold."""
        if not self.folded:
            return self.taken
        own = (*self.taken, self.strip) if self.strip else self.taken
        mirrored = (self.behind_box(box) for box in own)
        return (*self.taken, *(box for box in mirrored if box != self.strip))


def arrange(trim: Path, copies: int, style: SheetStyle, *, backs: bool, label: str) -> Arrangement:
    """The arrangement with the fewest sheets; of equal ones the roomiest.

    Raises:
        FitError: Not even one piece fits the sheet.
    """
    best, fewest, most = None, 0, NO_ROOM
    for candidate in candidates(trim, style, backs=backs):
        sheets, room = ceil(copies / len(candidate.slots)), roominess(candidate, trim, style)
        if best is None or sheets < fewest or (sheets == fewest and room > most):
            best, fewest, most = candidate, sheets, room
        if fewest == 1 and candidate.pattern.bled:
            break
    if best is None:
        raise misfit(trim, style, backs=backs, label=label)
    return best


NO_ROOM = (0.0, 0.0)


def roominess(sheet: Arrangement, trim: Path, style: SheetStyle) -> tuple[float, float]:
    """What bleed a full sheet grants its pieces beside each other, and along its edges."""
    if sheet.pattern.bled:
        return style.bleed, style.bleed
    room, free = sheet.front_room(style.bleed), sheet.kept_free()
    taken = (*free, sheet.strip) if sheet.strip else free
    granted = spread(sheet.pack(trim, style.bleed), sheet.slots, room, taken)
    return granted.between, granted.beyond


def candidates(trim: Path, style: SheetStyle, *, backs: bool) -> Iterator[Arrangement]:
    """Every arrangement that holds a piece, the one that is liked most first."""
    across = {"auto": (False, True), "portrait": (False,), "landscape": (True,)}[style.orientation]
    for pattern, landscape, turned in product(patterns(trim, style), across, (False, True)):
        for axis in axes(style, landscape=landscape, backs=backs):
            width, height, box = printable(style, landscape=landscape, axis=axis)
            room, taken = _ground(box, style.machine, width, height)
            sheet = Arrangement(
                pattern,
                turned,
                landscape,
                width,
                height,
                axis,
                folded=axis is not None and style.backs == "folded",
                box=room if isinstance(style.machine, Registration) else box,
                room=room,
                taken=taken,
                strip=None,
                slots=(),
            )
            yield from _filled(sheet, trim, style)


def _filled(sheet: Arrangement, trim: Path, style: SheetStyle) -> Iterator[Arrangement]:
    """A sheet with its strip in every place, and the pieces that each leaves room for."""
    area = Footprint(trim, style.bleed if sheet.pattern.bled else 0.0)
    room = sheet.front_room(style.bleed)
    extent = (room[2] - room[0], room[3] - room[1])
    found = slots(sheet.pattern, trim, style.bleed, extent, turned=sheet.turned)
    places = moved(found, *room[:2])
    for strip in _strips(sheet, style) if style.furniture else (None,):
        lying = replace(sheet, strip=strip)
        kept = area.lying(places, room, strip, lying.kept_free())
        if kept:
            yield replace(lying, slots=tuple(kept))


def _strips(sheet: Arrangement, style: SheetStyle) -> Iterator[Box]:
    """The strip's places; along an edge it crosses a fold, so that both halves lose the same."""
    least = LONG if style.machine else STRIP[0]
    for strip in strips(sheet.box, sheet.taken, least):
        along = level(strip) if sheet.axis == "level" else upright(strip)
        if not (sheet.folded and along):
            yield strip


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


def patterns(trim: Path, style: SheetStyle) -> tuple[Pattern, ...]:
    """The patterns that an outline can lie in, with the gap that is asked for."""
    known = PATTERNS[outline.kind(trim)]
    if style.gap is None:
        return known
    return tuple(replace(pattern, gap=style.gap) for pattern in known if pattern.bled)
