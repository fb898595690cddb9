"""Where numbers may lie: apart from each other, along a spiral, on one terrain (B-02, B-03).

A number printed on a feature counts as a token in all of this (OS-06).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from printkit.board.hexgrid import STEPS, Hex
from printkit.board.model import Layout, Terrain
from printkit.rules.kind import Finding, Kind, adjacent_pairs, rolls
from printkit.rules.spirals import spirals
from printkit.scenarios.model import Setup

Side = Literal["east", "south-east", "south-west", "west", "north-west", "north-east"]

_SIDES = ("east", "south-east", "south-west", "west", "north-west", "north-east")


class NumbersApart(Kind, frozen=True):
    """No two hexes with one of the numbers are neighbours: reds apart (B-03)."""

    numbers: tuple[int, ...]

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each two neighbours with such numbers."""
        found = rolls(layout)
        spots = [spot for spot in setup.deal.frame if found.get(spot) in self.numbers]
        for first, second in adjacent_pairs(spots):
            values = {"first": found[first], "second": found[second]}
            yield Finding("numbers-adjacent", (first, second), values)


class Spiral(Kind, frozen=True):
    """The tokens lie as a spiral from some corner lays them (B-02, B-07)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when no spiral gives the board."""
        laid = [
            [layout.numbers[spot] for spot in path if spot in layout.numbers]
            for path in spirals(setup.deal)
        ]
        if list(setup.spiral) not in laid:
            yield Finding("no-spiral")


class NumberPlace(Kind, frozen=True):
    """A hex with the number has the terrain and the feature (OS-02, OS-03).

    Attributes:
        number: The number.
        terrain: The terrain that it lies on.
        side: Which of the hexes with the number is meant: the outermost on a side; without
            a side it may be any.
        feature: The feature that this hex carries, if it must.
    """

    number: int
    terrain: Terrain
    side: Side | None = None
    feature: str = ""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when no hex that may be meant is as it must be."""
        spots = [spot for spot in setup.deal.frame if layout.numbers.get(spot) == self.number]
        meant = spots if self.side is None else _outermost(spots, self.side)
        carrying = {place.at for place in layout.features.get(self.feature, ())}
        for spot in meant:
            if layout.terrain[spot] is self.terrain and (not self.feature or spot in carrying):
                return
        values: dict[str, int | str] = {"number": self.number, "terrain": self.terrain}
        if self.feature:
            told = values | {"feature": self.feature}
            yield Finding("number-without-feature", tuple(meant), told)
        else:
            yield Finding("number-elsewhere", tuple(meant), values)


def _outermost(spots: list[Hex], side: Side) -> list[Hex]:
    """The hexes that lie farthest towards a side."""
    step = STEPS[_SIDES.index(side)]
    # Twice the scalar product of hex and step, which stays whole in axial coordinates.
    reach = {
        spot: 2 * (spot.q * step.q + spot.r * step.r) + spot.q * step.r + spot.r * step.q
        for spot in spots
    }
    return [spot for spot in spots if reach[spot] == max(reach.values())]
