"""What pips alone allow: tokens spread so that no intersection has more than so many.

Numbers with as many pips are alike here, and so are boards that are turned; what takes a solver
long with all numbers apart is so decided in a seventh of the time. generate/solver asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, pips

Counts = dict[int, int]
"""How many hexes have so many pips at least."""


class Spread(msgspec.Struct, frozen=True):
    """What any board of a deal must be, seen by pips alone.

    Attributes:
        pools: Hexes, by their places in the frame, and how many of them have so many pips.
        sums: The hexes around each intersection.
        most: The most pips there.
        sectors: Equal parts of the frame around its middle, the first of which may be taken to have
            the most pips; none where turning changes anything.
    """

    pools: tuple[tuple[tuple[int, ...], Counts], ...]
    sums: tuple[tuple[int, ...], ...]
    most: int
    sectors: tuple[tuple[int, ...], ...]


def spread(deal: Deal, around: Sequence[tuple[int, ...]], most: int) -> Spread:
    """The same for intersections at which some hexes meet.

    What features bring is left out: it would only add to sums.
    """
    index = {spot: place for place, spot in enumerate(deal.frame)}
    pools = []
    for part in deal.regions:
        spots = tuple(index[spot] for spot in part.hexes if spot not in deal.fixed_numbers)
        pools.append((spots, _at_least({} if part.tokenless else part.numbers)))
    pools += [((index[spot],), _at_least({n: 1})) for spot, n in deal.fixed_numbers.items()]
    # A board is turned as a whole: all of it is dealt as one.
    turns = not deal.fixed_numbers and any(len(spots) == len(deal.frame) for spots, _ in pools)
    sectors = tuple(_sectors(deal.frame, index)) if turns else ()
    return Spread(tuple(pools), tuple(around), most, sectors)


def _at_least(numbers: Mapping[int, int]) -> Counts:
    """How many tokens have so many pips at least."""
    counts = Counter({number: count for number, count in numbers.items() if count})
    most = max(map(pips, counts), default=0)
    return {
        level: sum(count for number, count in counts.items() if pips(number) >= level)
        for level in range(1, most + 1)
    }


def _sectors(frame: tuple[Hex, ...], index: dict[Hex, int]) -> Iterator[tuple[int, ...]]:
    """Six equal parts around the middle of a frame that a sixth of a turn maps onto itself."""
    q, r = (sum(values) / len(frame) for values in zip(*frame, strict=True))
    if not (q.is_integer() and r.is_integer()):
        return
    middle = Hex(int(q), int(r))

    def turned(spot: Hex) -> Hex:
        east, south = spot.q - middle.q, spot.r - middle.r
        return Hex(middle.q - south, middle.r + east + south)

    if any(turned(spot) not in index for spot in frame):
        return
    part = [spot for spot in frame if spot.q > middle.q and spot.r >= middle.r]
    for _ in range(6):
        yield tuple(index[spot] for spot in part)
        part = [turned(spot) for spot in part]
