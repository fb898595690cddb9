"""How pips are spread: over intersections and over resources (regions: rules/regions)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from printkit.board.model import ROLLS, Terrain, pips
from printkit.rules.demands import Demand
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.numbers import PRODUCING
from printkit.rules.rows import Atom
from printkit.rules.sums import Band, Total

Count = Annotated[int, msgspec.Meta(ge=0)]


class IntersectionPips(Kind, frozen=True):
    """The pips of the hexes around an intersection add up to a sum within a band.

    Attributes:
        most: The largest sum, at any intersection; no limit when it is not named.
        least: The smallest sum, at intersections of three hexes that all have a number.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"numbers"})
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("most", "least"),)

    most: Count | None = None
    least: Count | None = None

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """One band from above for all intersections, one from below for the inner ones."""
        weights = grid.table(lambda _, roll, __: pips(roll) if roll else 0)
        demands: list[Demand] = []
        if self.most is not None:
            totals = [Total(spots, where=(corner,)) for corner, spots in grid.corners]
            demands.append(
                Band(totals, grid.count, weights, (None, self.most), self._many, by_roll)
            )
        if self.least is not None:
            # A hex without a number leaves its intersections free: it adds more than any three.
            free = grid.table(lambda _, roll, __: pips(roll) if roll else _FREE)
            inner = [
                Total(spots, where=(corner,)) for corner, spots in grid.corners if len(spots) == 3
            ]
            demands.append(
                Band(inner, grid.count, free, (self.least, None), self._few, _by_roll_or_free)
            )
        return tuple(demands)

    def title(self) -> tuple[str, dict[str, Told]]:
        """From above, from below, or both."""
        _, values = super().title()
        ends = ("-least" if self.most is None else "-most", "-band")
        return ends[self.most is not None and self.least is not None], values

    def _many(self, total: Total, found: int) -> Finding:
        values = {"found": found, "most": self.most or 0}
        return Finding("pips-too-many", total.where, values)

    def _few(self, total: Total, found: int) -> Finding:
        values = {"found": found, "least": self.least or 0}
        return Finding("pips-too-few", total.where, values)


_FREE = 100


class ResourcePips(Kind, frozen=True):
    """The pips on all hexes of a resource add up to a sum within a band.

    Attributes:
        least: The smallest sum.
        most: The largest sum.
        terrains: The terrains that this concerns; the five resources' when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("least", "most"),)
    idle_without: ClassVar[tuple[str, ...]] = ("terrains",)

    least: Count = 0
    most: Count | None = None
    terrains: tuple[Terrain, ...] = ()

    def must_have(self) -> tuple[str, ...]:
        """Only pips that are asked for need hexes to lie on."""
        return ("terrains",) if self.least else ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A band for each terrain that the deal has."""
        return tuple(self._band(grid, kind) for kind in self.terrains or _dealt(grid))

    def _band(self, grid: Grid, kind: Terrain) -> Demand:
        hexes = tuple(range(len(grid.near)))
        return Band(
            [Total(hexes)],
            grid.count,
            grid.table(lambda terrain, roll, _: pips(roll) if roll and terrain is kind else 0),
            (self.least, self.most),
            lambda _, found: self._finding(kind, found),
            lambda at: [(Atom(at, terrain=kind, roll=roll), pips(roll)) for roll in ROLLS],
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """From below only, where there is no upper bound."""
        _, values = super().title()
        return "-least" if self.most is None else "", values

    def _finding(self, kind: Terrain, found: int) -> Finding:
        if found < self.least:
            low: Values = {"terrain": kind, "found": found, "least": self.least}
            return Finding("resource-pips-few", values=low)
        high: Values = {"terrain": kind, "found": found, "most": self.most or 0}
        return Finding("resource-pips-many", values=high)


def by_roll(at: int) -> list[tuple[Atom, int]]:
    """The claims on a hex's number, each weighing its pips."""
    return [(Atom(at, roll=roll), pips(roll)) for roll in ROLLS]


def _by_roll_or_free(at: int) -> list[tuple[Atom, int]]:
    """The same, and no number weighs more than any three."""
    return [*by_roll(at), (Atom(at, roll=0), _FREE)]


def _dealt(grid: Grid) -> list[Terrain]:
    """The resources' terrains that a board of the deal has."""
    deal = grid.deal
    found = {*deal.fixed_terrain.values(), *(k for region in deal.regions for k in region.terrain)}
    return [kind for kind in PRODUCING if kind in found]
