"""What a piece keeps of a sheet, and which places of a pattern that leaves free.

Places come from draw.lattice; draw.arrange asks for those that a strip (draw.strips) and a
cutting machine's marks leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from printkit.draw import outline
from printkit.draw.lattice import Slot
from printkit.draw.registration import Box
from printkit.draw.scene import Path
from printkit.draw.strips import level, upright


def moved(places: Sequence[Slot], x: float, y: float) -> list[Slot]:
    """The places so far to the right and down."""
    return [Slot(slot.x + x, slot.y + y, slot.turn) for slot in places]


class Footprint:
    """What each piece keeps of the sheet: its trim, and its bleed where the pattern grants one."""

    def __init__(self, trim: Path, bleed: float) -> None:
        x, y = outline.middle(trim)
        self._outline = outline.moved(outline.grow(trim, bleed), (-x, -y))
        self._size = outline.size(self._outline)

    def _reach(self, slot: Slot) -> tuple[float, float]:
        """How far the area goes from the slot's middle to the sides, and up and down."""
        width, height = self._size[::-1] if slot.turn == 90 else self._size
        return width / 2, height / 2

    def lying(
        self, places: Sequence[Slot], room: Box, strip: Box | None, taken: Sequence[Box]
    ) -> list[Slot]:
        """The places that a strip and what is taken leave, moved to the middle or where most do."""
        kept = self.free(places, (strip,)) if strip else list(places)
        if not kept:
            return []
        x, y = self.centring(kept, room, strip)
        if not taken:
            return moved(kept, x, y)
        every = (*taken, strip) if strip else taken
        found = [
            self.free(moved(kept, *by), every)
            for by in self._shifts(kept, room, strip, taken[0], (x, y))
        ]
        return max(found, key=len)

    def free(self, places: Sequence[Slot], taken: Sequence[Box]) -> list[Slot]:
        """The places where a piece lies over none of the boxes."""
        return [slot for slot in places if not any(self.meets(slot, box) for box in taken)]

    def _shifts(
        self,
        places: Sequence[Slot],
        room: Box,
        strip: Box | None,
        corner: Box,
        centre: tuple[float, float],
    ) -> Iterator[tuple[float, float]]:
        """To the middle, then to edges and off corners, as far as a strip and the room allow."""
        side = corner[2] - corner[0]
        used = self._used(places)
        right = strip[0] if strip and upright(strip) else room[2]
        bottom = strip[1] if strip and level(strip) else room[3]
        ways = []
        for n, end in ((0, right), (1, bottom)):
            least, most = room[n] - used[n], end - used[n + 2]
            wished = (centre[n], least, most, least + side, most - side)
            ways.append(
                [way for way in wished if least - 1e-9 <= way <= most + 1e-9] or [centre[n]]
            )
        yield from product(*ways)

    def _used(self, places: Sequence[Slot]) -> Box:
        """The box around the pieces."""
        x, y = self._reach(places[0])
        xs, ys = [slot.x for slot in places], [slot.y for slot in places]
        return (min(xs) - x, min(ys) - y, max(xs) + x, max(ys) + y)

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

    def centring(self, places: Sequence[Slot], room: Box, strip: Box | None) -> tuple[float, float]:
        """The shift that brings places to the middle of what a strip along an edge leaves."""
        left, top, right, bottom = room
        if strip and upright(strip):
            right = min(right, strip[0])
        elif strip and level(strip):
            bottom = min(bottom, strip[1])
        elif strip:
            return 0.0, 0.0
        used = self._used(places)
        return (left + right - used[0] - used[2]) / 2, (top + bottom - used[1] - used[3]) / 2
