"""How a board's land hangs together: islands of a terrain, and features that share an island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Terrain
from printkit.board.spots import hexes_of, reading_order
from printkit.rules.demands import Demand, Whole
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.lines import land_of
from printkit.rules.numbers import terrain_at
from printkit.rules.rows import Atom, Claimed, Either, Row
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=1)]

Shore = tuple[int, ...]
"""The hexes' cells of an island."""

MOST_WAYS = 500
"""In so many ways islands are chosen at most when a solver is told of them."""


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

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    needs: ClassVar[tuple[str, ...]] = ("terrain",)

    terrain: Terrain
    count: Count
    size: Count | None = None

    def demands(self, grid: Grid) -> tuple[Demand, ...] | None:
        """Where the sea is fixed, so are the islands, and a solver is told which may have it."""
        deal = grid.deal
        if any(part.terrain.get(Terrain.SEA) for part in deal.regions):
            return None
        land = (spot for spot in deal.frame if deal.fixed_terrain.get(spot) is not Terrain.SEA)
        shores = sorted(tuple(sorted(grid.index[s] for s in island)) for island in islands(land))

        def faults(cells: Cells) -> Iterator[Finding]:
            terrain = {spot: terrain_at(cells, at) for spot, at in grid.index.items()}
            return self._faults(terrain)

        def rows() -> Iterator[Claimed]:
            ways = (self._way(shores, chosen) for chosen in combinations(shores, self.count))
            yield Either(tuple(ways))

        return (Whole(faults, rows if comb(len(shores), self.count) <= MOST_WAYS else None),)

    def _way(self, shores: Sequence[Shore], chosen: Sequence[Shore]) -> tuple[Row, ...]:
        """Those islands have the terrain and the others do not."""
        found = []
        for shore in shores:
            terms = tuple((Atom(at, terrain=self.terrain), 1) for at in shore)
            low, high = (1, None) if shore in chosen else (None, 0)
            if shore in chosen and self.size is not None:
                low = len(shore) if len(shore) == self.size else len(shore) + 1
            found.append(Row(terms, low, high))
        return tuple(found)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for a wrong number of islands, and for each that is of another size."""
        return self._faults(layout.terrain)

    def _faults(self, terrain: Mapping[Hex, Terrain]) -> Iterator[Finding]:
        of_it = {spot for spot, kind in terrain.items() if kind is self.terrain}
        land = (spot for spot, kind in terrain.items() if kind is not Terrain.SEA)
        found = [island for island in islands(land) if island & of_it]
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

    by_shore: ClassVar[bool] = True

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
