"""Can land be reached by ship: over one sea that goes on outside of the frame?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from printkit.board.model import Terrain
from printkit.rules.demands import Demand, Whole
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import Cells, Grid
from printkit.rules.kind import Kind
from printkit.rules.numbers import terrain_at
from printkit.rules.rows import Atom, Row


class SeaReach(Kind, frozen=True):
    """Every hex of some terrains lies on land to which a ship can come from outside.

    The sea goes on around the frame; what touches only lakes cannot be reached.

    Attributes:
        terrains: The terrains.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    idle_without: ClassVar[tuple[str, ...]] = ("terrains",)

    terrains: tuple[Terrain, ...]

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        return (Whole(partial(self._findings, grid), cuts=partial(self._cuts, grid)),)

    def _findings(self, grid: Grid, cells: Cells) -> Iterator[Finding]:
        for at in self._cut_off(grid, cells):
            values: Values = {"terrain": terrain_at(cells, at)}
            yield Finding("not-reached-by-sea", grid.spots((at,)), values)

    def _cuts(self, grid: Grid, cells: Cells) -> Iterator[Row]:
        """Not this terrain there, in just this sea."""
        sea = _at_sea(grid, cells)
        waters = [(Atom(at, terrain=Terrain.SEA), 1 if at in sea else -1)
                  for at in range(len(grid.near))]  # fmt: skip
        for at in self._cut_off(grid, cells):
            yield Row((*waters, (Atom(at, terrain=terrain_at(cells, at)), 1)), high=len(sea))

    def _cut_off(self, grid: Grid, cells: Cells) -> list[int]:
        sea = _at_sea(grid, cells)
        edge = [at for at, near in enumerate(grid.near) if len(near) < 6]
        open_sea = _grown(grid.near, (at for at in edge if at in sea), sea)
        land = set(range(len(grid.near))) - sea
        coast = {at for at in land if at in edge or not open_sea.isdisjoint(grid.near[at])}
        reached = _grown(grid.near, coast, land)
        return [at for at in sorted(land - reached) if terrain_at(cells, at) in self.terrains]


def _at_sea(grid: Grid, cells: Cells) -> set[int]:
    return {at for at in range(len(grid.near)) if terrain_at(cells, at) is Terrain.SEA}


def _grown(near: Sequence[Sequence[int]], start: Iterable[int], among: set[int]) -> set[int]:
    """All that hangs together with the start."""
    reached = list(dict.fromkeys(start))
    seen = set(reached)
    for at in reached:
        for other in near[at]:
            if other in among and other not in seen:
                seen |= {other}
                reached.append(other)
    return seen
