"""Where numbers may lie: apart from each other, on some terrains only, once on each (B-03).

A number printed on a feature counts as a token in all of this (OS-06).
"""

from __future__ import annotations

from typing import ClassVar

from printkit.board.model import ROLLS, Deal, Terrain
from printkit.rules.certain import numbers_of
from printkit.rules.demands import Ban, Clash, Demand, Distinct
from printkit.rules.finding import Finding
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_SHIFT, TERRAINS, Cells, Grid
from printkit.rules.kind import Kind, Roll, Told
from printkit.rules.rows import Atom, Row

PRODUCING = tuple(kind for kind in TERRAINS if kind.resource)
"""The terrains that yield one of the five resources."""


class NumbersApart(Kind, frozen=True):
    """No two hexes with one of the numbers are neighbours: reds apart (B-03).

    Attributes:
        numbers: The numbers.
        against: Other numbers from which these must lie apart, instead of from each other.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"numbers"})
    idle_without: ClassVar[tuple[str, ...]] = ("numbers", "against")

    numbers: tuple[Roll, ...]
    against: tuple[Roll, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """No number of the one set clashes with a neighbour of the other."""
        one, two = set(self.numbers), set(self.against or self.numbers)
        classes = grid.table(lambda _, roll, __: (roll in one) | (roll in two) << 1)
        members = [[roll for roll in ROLLS if classes[roll] == kind] for kind in range(4)]
        return (
            Clash(
                grid.pairs,
                grid.count,
                classes,
                APART,
                lambda a, b, cells: numbers_adjacent(grid, a, b, cells),
                lambda spot, kind: [Atom(spot, roll=roll) for roll in members[kind]],
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Set against set is told in other words."""
        _, values = super().title()
        return "-against" if self.against else "", values


APART: tuple[int, ...] = (0, 0b1100, 0b1010, 0b1110)
"""What clashes of classes 1, 2 and 3: in the one set, in the other, and in both."""


class EqualApart(Kind, frozen=True):
    """No two neighbours carry the same number.

    Attributes:
        numbers: The numbers that this concerns; all when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"numbers"})
    idle_without: ClassVar[tuple[str, ...]] = ("numbers",)

    numbers: tuple[Roll, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A number clashes with itself."""
        among = self.numbers or ROLLS
        return (
            Clash(
                grid.pairs,
                grid.count,
                grid.table(lambda _, roll, __: roll if roll in among else 0),
                [1 << roll if roll in among else 0 for roll in range(ROLL + 1)],
                lambda a, b, cells: numbers_adjacent(grid, a, b, cells),
                lambda spot, roll: [Atom(spot, roll=roll)],
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Some numbers only are told in other words."""
        _, values = super().title()
        return "-some" if self.numbers else "", values


class TerrainNumbers(Kind, frozen=True):
    """Hexes of a terrain, or with a feature, carry only some numbers, or never some.

    Attributes:
        terrain: The terrain; any when none is named.
        feature: The feature that the hexes carry, if they must.
        only: The numbers that they may carry; all when none are named.
        never: The numbers that they may not carry.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers", "features"})
    dealt_features: ClassVar[bool] = True
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("terrain", "feature"), ("only", "never"))
    idle_without: ClassVar[tuple[str, ...]] = ("terrain",)

    terrain: Terrain | None = None
    feature: str = ""
    only: tuple[Roll, ...] = ()
    never: tuple[Roll, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A cell with the terrain or feature and another number is not allowed."""
        rolls = self._forbidden()
        bit = grid.bit(self.feature) if self.feature else 0
        kind = self.terrain

        def bad(terrain: Terrain, roll: int, cell: int) -> int:
            meant = (kind is None or terrain is kind) and (not bit or bool(cell & bit))
            return int(meant and roll in rolls)

        return (
            Ban(
                grid.table(bad),
                len(grid.near),
                lambda at, cells: Finding(
                    "number-not-here",
                    grid.spots((at,)),
                    {"number": cells[at] & ROLL, "terrain": terrain_at(cells, at)},
                ),
                lambda at: iter(
                    Row(((Atom(at, terrain=kind, roll=roll, feature=self.feature), 1),), high=0)
                    for roll in sorted(rolls)
                ),
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Only and never are told in other words; a feature stands where the terrain would."""
        on = self.feature or str(self.terrain or "")
        numbers = self.only or self.never
        told: dict[str, Told] = {"on": on, "numbers": tuple(str(number) for number in numbers)}
        return "-only" if self.only else "-never", told

    def idle(self, deal: Deal) -> bool:
        """The feature lies on other terrain only, or no number that it forbids is there."""
        ground = {entry.terrain for entry in deal.feature_deals if entry.feature == self.feature}
        elsewhere = bool(self.feature and self.terrain) and self.terrain not in ground
        return elsewhere or self._forbidden().isdisjoint(numbers_of(deal))

    def _forbidden(self) -> set[int]:
        only = self.only or ROLLS
        return {roll for roll in ROLLS if roll not in only or roll in self.never}


class NumberTerrains(Kind, frozen=True):
    """Some numbers lie only on some terrains.

    Attributes:
        numbers: The numbers.
        terrains: The terrains that they may lie on.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})
    idle_without: ClassVar[tuple[str, ...]] = ("numbers",)
    needs_any: ClassVar[tuple[str, ...]] = ("terrains",)

    numbers: tuple[Roll, ...]
    terrains: tuple[Terrain, ...]

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A cell with such a number and another terrain is not allowed."""
        others = [kind for kind in TERRAINS if kind not in self.terrains]
        return (
            Ban(
                grid.table(
                    lambda terrain, roll, _: int(roll in self.numbers and terrain in others)
                ),
                len(grid.near),
                lambda at, cells: Finding(
                    "number-not-here",
                    grid.spots((at,)),
                    {"number": cells[at] & ROLL, "terrain": terrain_at(cells, at)},
                ),
                lambda at: iter(
                    Row(((Atom(at, terrain=kind, roll=roll), 1),), high=0)
                    for kind in others
                    for roll in self.numbers
                ),
            ),
        )


class NumberOnce(Kind, frozen=True):
    """No number lies twice on a terrain.

    Attributes:
        numbers: The numbers that this concerns; all when none are named.
        terrains: The terrains that this concerns; the five resources' when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})
    idle_without: ClassVar[tuple[str, ...]] = ("numbers", "terrains")

    numbers: tuple[Roll, ...] = ()
    terrains: tuple[Terrain, ...] = ()

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """No two cells have the same terrain and the same number."""
        among, kinds = self.numbers or ROLLS, self.terrains or PRODUCING
        classes = grid.table(
            lambda terrain, roll, _: (
                TERRAINS.index(terrain) << TERRAIN_SHIFT | roll
                if terrain in kinds and roll in among
                else 0
            )
        )
        hexes = range(len(grid.near))
        return (
            Distinct(
                classes,
                lambda spots, cells: Finding(
                    "number-twice",
                    grid.spots(spots),
                    {"number": cells[spots[0]] & ROLL, "terrain": terrain_at(cells, spots[0])},
                ),
                [
                    [Atom(at, terrain=kind, roll=roll) for at in hexes]
                    for kind in kinds
                    for roll in among
                ],
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Some terrains only are told in other words."""
        _, values = super().title()
        return "-some" if self.terrains else "", values


def numbers_adjacent(grid: Grid, first: int, second: int, cells: Cells) -> Finding:
    """The finding of two neighbours whose numbers should lie apart."""
    values = {"first": cells[first] & ROLL, "second": cells[second] & ROLL}
    return Finding("numbers-adjacent", grid.spots((first, second)), values)


def terrain_at(cells: Cells, at: int) -> Terrain:
    """The terrain of a hex's cell."""
    return TERRAINS[cells[at] >> TERRAIN_SHIFT & TERRAIN]
