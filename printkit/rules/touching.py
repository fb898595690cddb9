"""What a feature's places touch: hexes of some terrains, or hexes that carry another feature."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex, Spot
from printkit.board.model import Layout, Place, Terrain
from printkit.board.spots import hexes_of
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind, Told
from printkit.scenarios.model import Setup


class FeatureTouches(Kind, frozen=True):
    """Each place of a feature touches so many hexes of a sort.

    Attributes:
        feature: The feature.
        least: How many hexes at least.
        other: The feature that those hexes carry; none when it is not named.
        terrains: The terrains that they are of; any when none are named.
    """

    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("other", "terrains"),)
    needs_any: ClassVar[tuple[str, ...]] = ("terrains",)

    feature: str
    least: Annotated[int, msgspec.Meta(ge=1)] = 1
    other: str = ""
    terrains: tuple[Terrain, ...] = ()

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each place that touches too few."""
        carrying = {place.at for place in layout.features.get(self.other, ())}
        for place in layout.features.get(self.feature, ()):
            found = sum(self._fits(spot, layout, carrying) for spot in hexes_of(place.at))
            if found < self.least:
                yield self._finding(place, found)

    def _fits(self, spot: Hex, layout: Layout, carrying: set[Spot]) -> bool:
        terrain = layout.terrain.get(spot)
        if terrain is None or (self.terrains and terrain not in self.terrains):
            return False
        return not self.other or spot in carrying

    def _finding(self, place: Place, found: int) -> Finding:
        values: Values = {"feature": self.feature, "found": found, "least": self.least}
        if self.other:
            return Finding("feature-not-at", (place.at,), {**values, "other": self.other})
        return Finding("feature-touches-few", (place.at,), {**values, "terrains": self.terrains})

    def title(self) -> tuple[str, dict[str, Told]]:
        """Features and terrains are told in other words."""
        _, values = super().title()
        return "-feature" if self.other else "-terrains", values
