"""Are hexes alike that mirror each other? How often each terrain and number lies on them tells.

On a frame that some turn or mirror takes to itself every law without a side of its own deals
alike onto hexes that it takes to each other. `tests` and `bench/uniform.py` ask it of batches.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np

from printkit.board.hexgrid import Hex
from printkit.generate import Batch


def unlikeness(made: Batch) -> float:
    """Chi-square per degree of freedom, on average over terrains and numbers; 1 when all is alike.

    Boards are independent, but what lies on two hexes of one board is not: so the variance that
    is to be expected is taken from the boards themselves.
    """
    hexes = len(made.dealing.table.near)
    cells: Any = np.asarray(made.rows)[:, :hexes]
    orbits = [orbit for orbit in mirrored(made.dealing.table.setup.deal.frame) if len(orbit) > 1]
    return float(
        np.mean([_of_kind(told == kind, orbits)
                 for told in (cells & 15, cells >> 4) for kind in np.unique(told)])
    )  # fmt: skip


def _of_kind(lies: Any, orbits: list[list[int]]) -> float:
    found, freedom = 0.0, 0
    for orbit in orbits:
        here = lies[:, orbit].astype(float)
        variance = here.var(axis=1, ddof=1).mean()
        if variance:
            shares = here.mean(axis=0)
            found += len(here) * ((shares - shares.mean()) ** 2).sum() / variance
            freedom += len(orbit) - 1
    return found / freedom


def mirrored(frame: tuple[Hex, ...]) -> list[list[int]]:
    """The places of hexes in classes: those that turns and mirrors of the frame exchange."""
    cubes = [(spot.q, spot.r, -spot.q - spot.r) for spot in frame]
    classes = {place: {place} for place in range(len(cubes))}
    for image in _images(cubes):
        for place, cube in enumerate(image):
            other = cubes.index(cube)
            if classes[other] is not classes[place]:
                classes[place] |= classes[other]
                for one in classes[place]:
                    classes[one] = classes[place]
    return [sorted(one) for place, one in classes.items() if place == min(one)]


Cube = tuple[int, int, int]


def _images(cubes: list[Cube]) -> Iterator[list[Cube]]:
    """What turns and mirrors make of the hexes, where that is the same frame again."""
    centre = [sum(axis) for axis in zip(*cubes, strict=True)]
    for order, sign in product(permutations(range(3)), (1, -1)):
        turned = [tuple(sign * cube[axis] for axis in order) for cube in cubes]
        shifts = [
            (here - sum(axis)) / len(cubes)
            for here, axis in zip(centre, zip(*turned, strict=True), strict=True)
        ]
        if all(shift == int(shift) for shift in shifts):
            a, b, c = map(int, shifts)
            image = [(x + a, y + b, z + c) for x, y, z in turned]
            if set(image) == set(cubes):
                yield image
