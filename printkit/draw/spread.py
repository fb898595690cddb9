"""What lies on one sheet, moved apart by the room that it has to spare.

draw.arrange and draw.sharing have found where pieces can lie; draw.gutters does the sums. Here
is said who needs a gutter, and what of the sheet each outline's pieces may use.
"""

from __future__ import annotations

from collections.abc import Sequence

from printkit.draw.arrange import Arrangement
from printkit.draw.grounds import alike
from printkit.draw.gutters import MARKS, Needy, Pack, Spread, spread
from printkit.draw.lattice import Slot
from printkit.draw.registration import Box
from printkit.draw.scene import Drawing
from printkit.draw.sheet_style import SheetStyle

Faces = tuple[Slot, Drawing, Drawing | None]
"""A piece's place, its front, and its back."""
Part = tuple[Arrangement, Sequence[Faces]]


def moved_apart(parts: Sequence[Part], style: SheetStyle) -> list[Part]:
    """The parts of a sheet with their slots moved apart; those that lie last go first, and down."""
    made = list(parts)
    for n in reversed(range(len(parts))):
        arrangement, faces = made[n]
        if not arrangement.pattern.bled:
            slots = _apart(made, n, style).slots
            moved = zip(slots, faces, strict=True)
            made[n] = arrangement, [(slot, *face[1:]) for slot, face in moved]
    return made


def least_bleed(parts: Sequence[Part], style: SheetStyle) -> float:
    """The least bleed that a sheet leaves beside its edges, and between those that need any."""
    made, least = list(parts), style.bleed
    for n, (arrangement, _) in enumerate(parts):
        bled, gap = arrangement.pattern.bled, arrangement.pattern.gap
        if not bled:
            found = _apart(made, n, style)
            least = min(least, found.between, found.beyond)
        elif gap is not None:
            least = min(least, gap / 2)
    return least


def _apart(parts: Sequence[Part], n: int, style: SheetStyle) -> Spread:
    """One part of a sheet, moved apart beside the others."""
    arrangement, faces = parts[n]
    pack = _pack(parts[n], style)
    slots = [slot for slot, _, _ in faces]
    around = pack.around(slots)
    others = [_kept(around, part, style) for m, part in enumerate(parts) if m != n]
    sheet = parts[0][0]
    taken = [*sheet.kept_free(), *([sheet.strip] if sheet.strip else []), *others]
    room = arrangement.front_room(style.bleed)
    return spread(pack, slots, room, taken, _needy(faces), last=n > 0)


def _pack(part: Part, style: SheetStyle) -> Pack:
    arrangement, faces = part
    return arrangement.pack(faces[0][1].trim, style.bleed)


def _kept(around: Box, part: Part, style: SheetStyle) -> Box:
    """What pieces of another outline keep: their bleeds, and room for marks if there is any."""
    left, top, right, bottom = _pack(part, style).around([slot for slot, _, _ in part[1]])
    between = max(left - around[2], top - around[3], around[0] - right, around[1] - bottom, 0.0)
    by = min(between, 2 * style.bleed + MARKS)
    return left - by, top - by, right + by, bottom + by


def _needy(faces: Sequence[Faces]) -> Needy:
    """Neighbours need a gutter unless one colour lies along their edges, on both sides."""

    def needy(one: int, other: int) -> bool:
        (_, front, back), (_, beside, behind) = faces[one], faces[other]
        return not (alike(front, beside) and alike(back, behind))

    return needy
