"""Where the strip with the scale bar and the sheet's name can lie: along an edge or in a corner.

What lies in it is draw.furniture's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from printkit.draw.furniture import BLOCK, STRIP
from printkit.draw.registration import Box

LONG = 230.0
"""The least length of a strip along an edge that also tells what a machine needs."""


def strips(box: Box, taken: Sequence[Box], least: float) -> Iterator[Box]:
    """Where in a box the sheet's own strip can lie: along an edge, or in the last corner.

    Args:
        box: What may be printed on.
        taken: Where nothing may lie.
        least: How long a strip along an edge must be.
    """
    left, top, right, bottom = box
    along = (_past(taken, (left, bottom - STRIP[1], right, bottom), 0), bottom - STRIP[1])
    if right - along[0] >= least:
        yield (*along, right, bottom)
    along = (right - STRIP[1], _past(taken, (right - STRIP[1], top, right, bottom), 1))
    if bottom - along[1] >= least:
        yield (*along, right, bottom)
    for wide, tall in (BLOCK, BLOCK[::-1]):
        if right - left >= wide and bottom - top >= tall:
            yield (right - wide, bottom - tall, right, bottom)


def _past(taken: Sequence[Box], strip: Box, axis: Literal[0, 1]) -> float:
    """Where a strip can begin that ends in the last corner."""
    met = [box[axis + 2] for box in taken if _boxes_meet(box, strip)]
    return max(met, default=strip[axis])


def _boxes_meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def upright(strip: Box) -> bool:
    """True for a strip along the right edge."""
    return strip[3] - strip[1] >= STRIP[0]


def level(strip: Box) -> bool:
    """True for a strip along the bottom edge."""
    return strip[2] - strip[0] >= STRIP[0]
