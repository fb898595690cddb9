"""How a board's land hangs together: islands of a terrain, and features that share an island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Terrain
from printkit.board.spots import hexes_of, reading_order
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind, Told
from printkit.rules.lines import land_of
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=1)]


def islands(hexes: Iterable[Hex]) -> list[frozenset[Hex]]:
    """The hexes in groups that hang together."""
    left = set(hexes)
    found = []
    while left:
        island = {left.pop()}
        reached = list(island)
        for spot in reached:
            more = left.intersection(spot.neighbors)
            left -= more
            island |= more
            reached += more
        found.append(frozenset(island))
    return found


def in_order(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Hexes as they are told of: by rows from the north."""
    return tuple(sorted(hexes, key=reading_order))


class TerrainIslands(Kind, frozen=True):
    """The hexes of a terrain lie on so many islands, each of nothing else where a size is named.

    Attributes:
        terrain: The terrain.
        count: How many islands.
        size: How many hexes each has; other terrain may lie on them when it is not named.
    """

    terrain: Terrain
    count: Count
    size: Count | None = None

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for a wrong number of islands, and for each that is of another size."""
        of_it = {spot for spot, kind in layout.terrain.items() if kind is self.terrain}
        found = [island for island in islands(land_of(layout)) if island & of_it]
        if len(found) != self.count:
            told: Values = {"terrain": self.terrain, "found": len(found), "wanted": self.count}
            yield Finding("islands-count", in_order(of_it), told)
        for island in sorted(found, key=sorted):
            if self.size is not None and (len(island) != self.size or island - of_it):
                size: Values = {"terrain": self.terrain, "found": len(island), "wanted": self.size}
                yield Finding("island-size", in_order(island), size)

    def title(self) -> tuple[str, dict[str, Told]]:
        """A size is told besides."""
        _, values = super().title()
        return "" if self.size is None else "-size", values


class FeatureOneIsland(Kind, frozen=True):
    """All places of a feature lie on one island."""

    feature: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding with the places that lie elsewhere than most do."""
        places = layout.features.get(self.feature, ())
        on = {
            island: [place.at for place in places if island.intersection(hexes_of(place.at))]
            for island in islands(land_of(layout))
        }
        most = max(on.values(), key=len, default=[])
        elsewhere = tuple(place.at for place in places if place.at not in most)
        if elsewhere:
            yield Finding("feature-elsewhere", elsewhere, {"feature": self.feature})
