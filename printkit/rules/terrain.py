"""How terrains may lie together: in groups that are not too large, apart, or one beside another.

What a scenario fixes side by side is its own affair: neighbours whose terrain is not dealt are
no fault of a board, or no board of it could keep such constraints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec

from printkit.board.model import Terrain
from printkit.rules.demands import Clash, Demand, Whole, by_terrain
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import TERRAIN, TERRAIN_CODE, TERRAIN_SHIFT, TERRAINS, Cells, Grid
from printkit.rules.groups import Groups
from printkit.rules.kind import Kind, Told
from printkit.rules.numbers import APART, terrain_at
from printkit.rules.rows import Atom, Row
from printkit.rules.wrong import Lonely

LAND = tuple(kind for kind in TERRAINS if kind is not Terrain.SEA)


class TerrainGroups(Kind, frozen=True):
    """Hexes of one terrain that hang together are at most so many.

    Attributes:
        most: How many.
        terrains: The terrains that this concerns; all but the sea when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    idle_without: ClassVar[tuple[str, ...]] = ("terrains",)

    most: Annotated[int, msgspec.Meta(ge=1)]
    terrains: tuple[Terrain, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Each terrain's groups are no larger."""
        kinds = self.terrains or LAND
        return (
            Groups(
                dealt_near(grid),
                grid.table(lambda terrain, _, __: _class(terrain, kinds)),
                self.most,
                lambda spots, cells: self._finding(grid, spots, cells),
                by_terrain(grid, kinds),
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Some terrains only are told in other words."""
        _, values = super().title()
        return "-some" if self.terrains else "", values

    def _finding(self, grid: Grid, spots: Sequence[int], cells: Cells) -> Finding:
        values: Values = {
            "terrain": terrain_at(cells, spots[0]),
            "found": len(spots),
            "most": self.most,
        }
        return Finding("terrain-group", grid.spots(spots), values)


class LikeApart(Kind, frozen=True):
    """No two neighbours are of the same terrain.

    Attributes:
        terrains: The terrains that this concerns; all but the sea when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    idle_without: ClassVar[tuple[str, ...]] = ("terrains",)

    terrains: tuple[Terrain, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A terrain clashes with itself."""
        kinds = self.terrains or LAND
        return (
            Clash(
                [(a, b) for a, b in grid.pairs if b in dealt_near(grid)[a]],
                grid.count,
                grid.table(lambda terrain, _, __: _class(terrain, kinds)),
                [0, *(1 << place for place in range(1, len(kinds) + 1))],
                lambda a, b, cells: Finding(
                    "terrain-adjacent", grid.spots((a, b)), {"terrain": terrain_at(cells, a)}
                ),
                by_terrain(grid, kinds),
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Some terrains only are told in other words."""
        _, values = super().title()
        return "-some" if self.terrains else "", values


class TerrainsApart(Kind, frozen=True):
    """No hex of one of the terrains has a neighbour of others.

    Attributes:
        terrains: The terrains.
        against: The others.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    idle_without: ClassVar[tuple[str, ...]] = ("terrains", "against")

    terrains: tuple[Terrain, ...]
    against: tuple[Terrain, ...]

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A terrain of the one set clashes with one of the other."""
        one, two = set(self.terrains), set(self.against)
        sides = {kind: (kind in one) | (kind in two) << 1 for kind in TERRAINS}
        members = [[kind for kind in TERRAINS if sides[kind] == side] for side in range(4)]
        return (
            Clash(
                [(a, b) for a, b in grid.pairs if b in dealt_near(grid)[a]],
                grid.count,
                grid.table(lambda terrain, _, __: sides[terrain]),
                APART,
                lambda a, b, cells: Finding(
                    "terrains-adjacent",
                    grid.spots((a, b)),
                    {"first": terrain_at(cells, a), "second": terrain_at(cells, b)},
                ),
                lambda at, side: [
                    Atom(at, terrain=kind) for kind in members[side] if at < len(grid.near)
                ],
            ),
        )


class TerrainBeside(Kind, frozen=True):
    """Every hex of a terrain has a neighbour of another one: such as a desert beside a landmark.

    Attributes:
        terrain: The terrain.
        beside: The other one.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})
    idle_without: ClassVar[tuple[str, ...]] = ("terrain",)
    needs: ClassVar[tuple[str, ...]] = ("beside",)

    terrain: Terrain
    beside: Terrain

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        values: Values = {"terrain": self.terrain, "other": self.beside}
        code, other = TERRAIN_CODE[self.terrain], TERRAIN_CODE[self.beside]
        ground = [cell & TERRAIN << TERRAIN_SHIFT for cell in range(grid.size)]
        wrong = Lonely(grid.near, [one == code for one in ground], [one == other for one in ground])

        def faults(cells: Cells) -> Iterator[Finding]:
            for at in wrong(cells):
                yield Finding("terrain-not-beside", grid.spots((at,)), values)

        def rows() -> Iterator[Row]:
            for at, near in enumerate(grid.near):
                around = [(Atom(other, terrain=self.beside), 1) for other in near]
                yield Row((*around, (Atom(at, terrain=self.terrain), -1)), low=0)

        return (Whole(faults, rows, wrong=wrong),)


def dealt_near(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """For each hex its neighbours, but for those where the terrain of both is fixed."""
    fixed = {grid.index[spot] for spot in grid.deal.fixed_terrain}
    return tuple(
        tuple(other for other in near if at not in fixed or other not in fixed)
        for at, near in enumerate(grid.near)
    )


def _class(terrain: Terrain, kinds: Sequence[Terrain]) -> int:
    """A terrain's place among those concerned, from 1; 0 for others."""
    return kinds.index(terrain) + 1 if terrain in kinds else 0
