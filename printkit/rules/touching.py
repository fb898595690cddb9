"""What lies beside a feature's places: hexes of some terrains, or hexes with another feature."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex, Spot
from printkit.board.model import Deal, Layout, Terrain
from printkit.board.spots import hexes_of
from printkit.rules.certain import most_of
from printkit.rules.demands import Demand, Whole
from printkit.rules.distances import dealt
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.numbers import terrain_at
from printkit.rules.rows import Atom, Row
from printkit.scenarios.model import Setup


class FeatureTouches(Kind, frozen=True):
    """Beside each place of a feature lie so many hexes of a sort.

    Beside an intersection or a path lie the hexes that it touches, beside a hex its neighbours.

    Attributes:
        feature: The feature.
        least: How many hexes at least.
        other: The feature that those hexes carry; none when it is not named.
        terrains: The terrains that they are of; any when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "features"})
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("other", "terrains"),)
    needs_any: ClassVar[tuple[str, ...]] = ("terrains",)

    feature: str
    least: Annotated[int, msgspec.Meta(ge=1)] = 1
    other: str = ""
    terrains: tuple[Terrain, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...] | None:
        """Where one of the features is dealt; None when the scenario fixes what is named."""
        if not dealt(self.feature, grid.deal) and not dealt(self.other, grid.deal):
            return None
        bit = grid.bit(self.feature) if dealt(self.feature, grid.deal) else 0
        places: list[tuple[int | None, Spot]] = [*enumerate(grid.deal.frame)]
        if not bit:
            places = [(None, place.at) for place in grid.deal.fixed_features[self.feature]]
        near = [
            (at, place, [grid.index[spot] for spot in beside(place) if spot in grid.index])
            for at, place in places
        ]
        carried = self.other in grid.features
        to = grid.bit(self.other) if carried else 0

        def fits(cell_at: int, cells: Cells) -> bool:
            right = not self.terrains or terrain_at(cells, cell_at) in self.terrains
            return right and (not self.other or bool(cells[cell_at] & to))

        def faults(cells: Cells) -> Iterator[Finding]:
            for at, place, around in near:
                if at is None or cells[at] & bit:
                    found = sum(fits(other, cells) for other in around)
                    if found < self.least:
                        yield self._finding(place, found)

        def rows() -> Iterator[Row]:
            kinds = self.terrains or (None,)
            for at, _, around in near:
                terms = [
                    (Atom(other, terrain=kind, feature=self.other), 1)
                    for other in around
                    for kind in kinds
                    if carried or not self.other
                ]
                if at is None:
                    yield Row(tuple(terms), low=self.least)
                else:
                    own = (Atom(at, feature=self.feature), -self.least)
                    yield Row((*terms, own), low=0)

        return (Whole(faults, rows),)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each place that has too few beside it."""
        if dealt(self.feature, setup.deal) or dealt(self.other, setup.deal):
            yield from super().judge(layout, setup)
            return
        carrying = {place.at for place in layout.features.get(self.other, ())}
        for place in layout.features.get(self.feature, ()):
            around = [
                spot
                for spot in beside(place.at)
                if spot in layout.terrain and (not self.other or spot in carrying)
            ]
            found = sum(not self.terrains or layout.terrain[spot] in self.terrains
                        for spot in around)  # fmt: skip
            if found < self.least:
                yield self._finding(place.at, found, settled=self._never(around, setup.deal))

    def _never(self, around: list[Hex], deal: Deal) -> bool:
        """True when on no board enough of some hexes can be of the terrains."""
        most = most_of(deal, around, self.terrains) if self.terrains else len(around)
        return most < self.least

    def _finding(self, at: Spot, found: int, *, settled: bool = False) -> Finding:
        values: Values = {"feature": self.feature, "found": found, "least": self.least}
        if self.other:
            told: Values = {**values, "other": self.other}
            return Finding("feature-not-at", (at,), told, settled=settled)
        told = {**values, "terrains": self.terrains}
        return Finding("feature-touches-few", (at,), told, settled=settled)

    def title(self) -> tuple[str, dict[str, Told]]:
        """Features and terrains are told in other words."""
        _, values = super().title()
        return "-feature" if self.other else "-terrains", values


def beside(place: Spot) -> tuple[Hex, ...]:
    """The hexes beside a place: those that it touches, or a hex's neighbours."""
    return tuple(place.neighbors) if isinstance(place, Hex) else hexes_of(place)
