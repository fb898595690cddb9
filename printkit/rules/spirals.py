"""The spirals along which tokens are laid: from a corner hex, counter-clockwise, inward (B-02)."""

from __future__ import annotations

from functools import lru_cache

from printkit.board.hexgrid import STEPS, Hex
from printkit.board.model import Deal


@lru_cache(maxsize=64)
def spirals(deal: Deal) -> tuple[tuple[Hex, ...], ...]:
    """The spirals over a deal's regions, one from each corner, corners in reading order."""
    hexes = [spot for spot in deal.frame if any(spot in region.hexes for region in deal.regions)]
    return tuple(spiral(hexes, corner) for corner in corners(hexes))


def corners(hexes: list[Hex]) -> list[Hex]:
    """The hexes where the outline turns: those with three neighbours among them."""
    among = set(hexes)
    return [spot for spot in hexes if len(among.intersection(spot.neighbors)) == 3]


def spiral(hexes: list[Hex], corner: Hex) -> tuple[Hex, ...]:
    """The hexes that a walk from a corner passes which turns left wherever it must."""
    left = set(hexes)
    at, heading = corner, _first_heading(left, corner)
    path = [corner]
    left.remove(corner)
    while turns := [turn for turn in range(6) if at + STEPS[(heading - turn) % 6] in left]:
        heading = (heading - turns[0]) % 6
        at += STEPS[heading]
        left.remove(at)
        path.append(at)
    return tuple(path)


def _first_heading(hexes: set[Hex], corner: Hex) -> int:
    """The way along the outline that has the outside on its right hand."""
    inside = [corner + step in hexes for step in STEPS]
    return next(way for way in range(6) if inside[way] and not inside[(way + 1) % 6])
