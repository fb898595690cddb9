"""Pieces moved apart by the room that a sheet has to spare, so that a missed cut shows their own.

draw.arrange lays them as close as their number asks for. Here the outer ones get as much of their
bleed as there is room for, and neighbours that need it a gutter: along each direction of the
sheet all get equally much. draw.spread says which need one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import sqrt

from printkit.draw import outline
from printkit.draw.footprint import Footprint
from printkit.draw.lattice import Pattern, Slot
from printkit.draw.registration import Box
from printkit.draw.scene import Path

LEAST = 1.0
"""A gutter with less on either side is not worth a second cut, where one cut frees two pieces."""
_SAME = 0.01
_SLANT = sqrt(3) / 2
"""How much of a shift between interlocking rows parts their pieces."""
MARKS = 4.0
"""Left for marks beyond the bleeds of the last pieces, if there is room."""

Needy = Callable[[int, int], bool]
"""Says of two neighbours, by their places, that neither may show beside the other."""


@dataclass(frozen=True, slots=True)
class Pack:
    """Pieces that lie together.

    Attributes:
        pattern: How they lie.
        turned: It lies on its side.
        trim: Their outline.
        bleed: What each of them should have.
    """

    pattern: Pattern
    turned: bool
    trim: Path
    bleed: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a piece as it lies."""
        wide, high = outline.size(self.trim)
        lies = self.turned and outline.kind(self.trim) != "disc"
        return (high, wide) if lies else (wide, high)

    def around(self, slots: Sequence[Slot]) -> Box:
        """The box around their trims."""
        wide, high = self.size
        xs, ys = [slot.x for slot in slots], [slot.y for slot in slots]
        return (min(xs) - wide / 2, min(ys) - high / 2, max(xs) + wide / 2, max(ys) + high / 2)


@dataclass(frozen=True, slots=True)
class Spread:
    """Pieces moved apart.

    Attributes:
        slots: Where they lie, in the same order.
        between: The least bleed of neighbours that need it.
        beyond: The least bleed of outer ones.
    """

    slots: tuple[Slot, ...]
    between: float
    beyond: float


@dataclass(frozen=True, slots=True)
class _Share:
    """What one direction gives: bleeds as in `Spread`, and what is added to each gutter."""

    between: float
    beyond: float
    added: float = 0.0


_Way = tuple[list[float], _Share]
"""Where pieces come to lie along one direction, and what that gives."""


def spread(
    pack: Pack,
    slots: Sequence[Slot],
    room: Box,
    taken: Sequence[Box],
    needy: Needy = lambda *_: True,
    *,
    last: bool = False,
) -> Spread:
    """The slots moved apart in a room.

    Args:
        pack: What lies in them.
        slots: Where it lies now.
        room: What trims may use.
        taken: What of it they may not.
        needy: Which neighbours need a gutter.
        last: What is left over lies above them; else they are in the middle of it.
    """
    beside = _beside(room, pack.around(slots), taken)
    area = Footprint(pack.trim, 0.0)
    best = Spread(tuple(slots), 0.0, 0.0)
    for n, wished in enumerate(_tried(pack, slots, beside, needy, last=last)):
        free = len(area.free(wished.slots, taken)) == len(slots)
        if free and (wished.between, wished.beyond) > (best.between, best.beyond):
            best = wished
        if free and n == 0:
            break
    return best


def _beside(room: Box, used: Box, taken: Sequence[Box]) -> Box:
    """The part of a room on that side of all that is taken on which the pieces lie."""
    for box in taken:
        room = max(_sides(room, used, box), key=_area, default=room)
    return room


def _sides(room: Box, used: Box, box: Box) -> Iterator[Box]:
    """What a box leaves of a room on each side of it on which the pieces lie."""
    left, top, right, bottom = room
    if box[2] <= used[0] + _SAME:
        yield max(left, box[2]), top, right, bottom
    if box[3] <= used[1] + _SAME:
        yield left, max(top, box[3]), right, bottom
    if box[0] >= used[2] - _SAME:
        yield left, top, min(right, box[0]), bottom
    if box[1] >= used[3] - _SAME:
        yield left, top, right, min(bottom, box[1])


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _tried(
    pack: Pack, slots: Sequence[Slot], room: Box, needy: Needy, *, last: bool
) -> Iterator[Spread]:
    """Moved in both directions, then in one alone; then less far, where something is in the way."""
    used = pack.around(slots)
    for share, ways in product((1.0, 0.75, 0.5, 0.25), ((1, 1), (0, 1), (1, 0))):
        by = [
            share * ways[n % 2] * (end - at)
            for n, (at, end) in enumerate(zip(used, room, strict=True))
        ]
        tried = (used[0] + by[0], used[1] + by[1], used[2] + by[2], used[3] + by[3])
        yield _moved(pack, slots, tried, needy, last=last)


def _moved(pack: Pack, slots: Sequence[Slot], room: Box, needy: Needy, *, last: bool) -> Spread:
    left, top, right, bottom = pack.around(slots)
    spare = (
        max(0.0, room[2] - room[0] - right + left),
        max(0.0, room[3] - room[1] - bottom + top),
    )
    lay = _interlocking if pack.pattern.staggered else _in_rows
    (xs, x_share), (ys, y_share) = lay(pack, slots, spare, needy)
    places = [Slot(x, y, slot.turn) for x, y, slot in zip(xs, ys, slots, strict=True)]
    left, top, right, bottom = pack.around(places)
    below = (room[3] - room[1] - bottom + top) / 2
    if last:
        below = min(below, y_share.beyond + MARKS)
    x, y = (room[0] + room[2] - left - right) / 2, room[3] - below - bottom
    return Spread(
        tuple(Slot(slot.x + x, slot.y + y, slot.turn) for slot in places),
        min(x_share.between, y_share.between),
        min(x_share.beyond, y_share.beyond),
    )


def _in_rows(
    pack: Pack, slots: Sequence[Slot], spare: tuple[float, float], needy: Needy
) -> tuple[_Way, _Way]:
    """A grid, opened between those columns and rows where neighbours need it."""
    at = {(round(slot.x, 2), round(slot.y, 2)): n for n, slot in enumerate(slots)}
    gap = pack.pattern.gap or 0.0

    def way(axis: int) -> _Way:
        levels = sorted({place[axis] for place in at})
        opened = set()
        for level, beyond in pairwise(levels):
            row = [place for place in at if place[axis] == level]
            pairs = [(p, (p[0], beyond) if axis else (beyond, p[1])) for p in row]
            if any(other in at and needy(at[p], at[other]) for p, other in pairs):
                opened.add(level)
        share = _share(spare[axis], len(opened), gap, pack.bleed)
        added = {level: share.added * sum(one < level for one in opened) for level in levels}
        return [(slots[n].y if axis else slots[n].x) + added[p[axis]] for p, n in at.items()], share

    return way(0), way(1)


def _interlocking(
    pack: Pack, slots: Sequence[Slot], spare: tuple[float, float], _: Needy
) -> tuple[_Way, _Way]:
    """Rows that interlock, where each piece has up to six neighbours: opened evenly.

    What is added along the rows parts neighbours in different rows too, by a quarter.
    """
    gap, bleed = pack.pattern.gap or 0.0, pack.bleed
    rows = [slot.y if pack.turned else slot.x for slot in slots]
    steps = [slot.x if pack.turned else slot.y for slot in slots]
    pitch = pack.size[pack.turned] + gap
    along = _share(spare[pack.turned], _extent(rows) / pitch, gap, bleed)
    slant = pitch * _SLANT * _SLANT
    across = _share(
        spare[not pack.turned], _extent(steps) / slant, gap + along.added / 4, bleed,
        sure=along.added > 0,
    )  # fmt: skip
    ways = (
        (_stretched(rows, 1 + along.added / pitch), along),
        (_stretched(steps, 1 + across.added / slant), across),
    )
    return ways[::-1] if pack.turned else ways


def _share(spare: float, gutters: float, gap: float, bleed: float, *, sure: bool = False) -> _Share:
    """What is spare along a direction, shared by outer pieces and gutters.

    Args:
        spare: How much.
        gutters: How many gutters need some of it.
        gap: How wide these are without.
        bleed: What each piece should have.
        sure: Two cuts are needed in any case.
    """
    outer = min(bleed, spare / 2)
    each = min(bleed, (spare + gutters * gap) / (2 + 2 * gutters))
    if not gutters:
        return _Share(bleed, outer)
    if 2 * each <= gap or (each < LEAST and not gap and not sure):
        return _Share(min(bleed, gap / 2), outer)
    added = 2 * each - gap
    return _Share(each, min(bleed, (spare - gutters * added) / 2), added)


def _extent(values: Sequence[float]) -> float:
    return max(values) - min(values)


def _stretched(values: Sequence[float], factor: float) -> list[float]:
    first = min(values)
    return [first + (value - first) * factor for value in values]
