"""What regions owe each other: equal size, equal chances, each terrain on all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from printkit.board.model import Deal, Region, Terrain, pips
from printkit.rules.chances import Count, by_roll
from printkit.rules.demands import Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import TERRAINS, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.rows import Atom
from printkit.rules.sums import Band, Total


class RegionBalance(Kind, frozen=True):
    """Two regions have equally many pips or land hexes, but for a difference.

    Attributes:
        regions: The regions' names; all that have tokens when none are named.
        most: How much two of them may differ.
        of: What is counted.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})

    most: Count
    regions: tuple[str, ...] = ()
    of: Literal["pips", "hexes"] = "pips"

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A band around naught for the difference of every two regions."""
        totals, bounds = list(self._totals(grid)), (-self.most, self.most)
        if self.of == "pips":
            weights = grid.table(lambda _, roll, __: pips(roll) if roll else 0)
            return (Band(totals, grid.count, weights, bounds, self._finding, by_roll),)
        land = grid.table(lambda terrain, _, __: int(terrain is not Terrain.SEA))
        return (Band(totals, grid.count, land, bounds, self._finding, _by_land),)

    def idle(self, deal: Deal) -> bool:
        """One region has no other to be balanced with."""
        return len(self._meant(deal)) < 2

    def _meant(self, deal: Deal) -> list[Region]:
        return [
            region
            for region in deal.regions
            if (region.name in self.regions if self.regions else region.numbers)
        ]

    def _totals(self, grid: Grid) -> Iterator[Total]:
        named = self._meant(grid.deal)
        spots = [_spots(grid, region) for region in named]
        for place, first in enumerate(named):
            for other, second in enumerate(named[:place]):
                told = (("region", second.name), ("other", first.name))
                yield Total(spots[other], spots[place], told=told)

    def title(self) -> tuple[str, dict[str, Told]]:
        """Told alike for all regions; hexes in other words than pips."""
        return "-hexes" if self.of == "hexes" else "", {"most": self.most}

    def _finding(self, total: Total, found: int) -> Finding:
        values = {"found": abs(found), "most": self.most}
        message = "region-sizes" if self.of == "hexes" else "region-balance"
        return Finding(message, values={**values, **dict(total.told)})


class RegionTerrains(Kind, frozen=True):
    """Every one of some regions has each of some terrains.

    Attributes:
        terrains: The terrains.
        regions: The regions' names; all when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    needs: ClassVar[tuple[str, ...]] = ("terrains",)

    terrains: tuple[Terrain, ...]
    regions: tuple[str, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """For each terrain as many bands from below as there are regions."""
        return tuple(self._band(grid, kind) for kind in self.terrains)

    def _band(self, grid: Grid, kind: Terrain) -> Demand:
        totals = [
            Total(_spots(grid, region), told=(("region", region.name),))
            for region in grid.deal.regions
            if not self.regions or region.name in self.regions
        ]
        return Band(
            totals,
            grid.count,
            grid.table(lambda terrain, _, __: int(terrain is kind)),
            (1, None),
            lambda total, _: Finding(
                "region-without", values={"terrain": kind, **dict(total.told)}
            ),
            lambda at: [(Atom(at, terrain=kind), 1)],
        )


def _spots(grid: Grid, region: Region) -> tuple[int, ...]:
    return tuple(grid.index[spot] for spot in region.hexes)


def _by_land(at: int) -> list[tuple[Atom, int]]:
    """The claims on a hex's terrain, each that is land weighing one."""
    return [(Atom(at, terrain=kind), 1) for kind in TERRAINS if kind is not Terrain.SEA]
