"""Whether pieces of another outline find room on the last sheet of those before them.

Works on the arrangements that draw.arrange offers; draw.impose asks it for every batch that
would else begin a sheet of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import ceil

from printkit.draw.arrange import Arrangement, candidates, patterns, roominess
from printkit.draw.footprint import Footprint, moved
from printkit.draw.gutters import MARKS
from printkit.draw.lattice import slots
from printkit.draw.scene import Path
from printkit.draw.sheet_style import SheetStyle

Lot = tuple[Path, int]
"""An outline, and how many copies."""
Lying = tuple[Path, Arrangement, int]
"""An outline, where its pieces lie, and how many of them do."""


def share(
    first: Lot, second: Lot, style: SheetStyle, *, backs: bool, roomy: bool
) -> tuple[Arrangement, Arrangement] | None:
    """Arrangements by which all of the second lie below the last of the first, costing no sheet.

    Args:
        first: An outline and how many copies, on as many sheets as `arrange` finds.
        second: Another outline and how many copies.
        style: What they are printed on.
        backs: Some piece has a back.
        roomy: The first keep as much bleed as they can; else what `candidates` likes.

    Returns:
        Both arrangements, that of the second without a strip; None if there is no room.
    """
    trim, copies = first
    found = [(ceil(copies / len(a.slots)), a) for a in candidates(trim, style, backs=backs)]
    if roomy:
        found.sort(key=lambda one: roominess(one[1], trim, style), reverse=True)
    fewest = min((sheets for sheets, _ in found), default=0)
    for apart, (sheets, upper) in product(_apart(style), found):
        if sheets == fewest:
            used = copies - (sheets - 1) * len(upper.slots)
            lower = _lower([(trim, upper, used)], second, style, apart)
            if lower:
                return upper, lower
    return None


def below(lying: Sequence[Lying], lot: Lot, style: SheetStyle) -> Arrangement | None:
    """An arrangement of a lot on what the pieces that lie on a sheet leave of it, if it fits."""
    found = (_lower(lying, lot, style, apart) for apart in _apart(style))
    return next((lower for lower in found if lower), None)


def _apart(style: SheetStyle) -> tuple[float, float]:
    """How far trims of one outline keep from the next one's, what is liked most first."""
    return 2 * style.bleed + MARKS, 2 * style.bleed


def _lower(lying: Sequence[Lying], lot: Lot, style: SheetStyle, apart: float) -> Arrangement | None:
    upper = lying[0][1]
    lowest = max(Footprint(trim, 0.0).bottom(on.slots[:copies]) for trim, on, copies in lying)
    trim, copies = lot
    for pattern, turned in product(patterns(trim, style), (False, True)):
        sheet = replace(upper, pattern=pattern, turned=turned)
        own = style.bleed if pattern.bled else 0.0
        area = Footprint(trim, own)
        left, _, right, bottom = sheet.front_room(style.bleed)
        room = (left, lowest + apart - own, right, bottom)
        extent = (room[2] - room[0], room[3] - room[1])
        places = moved(slots(pattern, trim, style.bleed, extent, turned=turned), *room[:2])
        free = (*sheet.kept_free(), sheet.strip) if sheet.strip else sheet.kept_free()
        kept = area.free(places, free)[:copies]
        if len(kept) == copies:
            x, _ = area.centring(kept, room, sheet.strip)
            centred = area.free(moved(kept, x, 0.0), free)
            chosen = centred if len(centred) == copies else kept
            return replace(sheet, strip=None, slots=tuple(chosen))
    return None
