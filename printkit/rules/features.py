"""Do a feature's places lie where the scenario wants them (OS-04, OS-06)?

Springs are the first such feature; nothing here knows of them but through parameters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from typing import Annotated, ClassVar, Literal

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import ROLLS, FeatureDeal, Layout, Place, Terrain, pips
from printkit.rules.demands import Demand, Whole
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_CODE, TERRAIN_SHIFT, Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.rows import Atom, Claimed, Either, Row
from printkit.scenarios.model import Setup

_GROUND = TERRAIN << TERRAIN_SHIFT
"""The bits of a hex's cell that tell its terrain."""


class FeatureCover(Kind, frozen=True):
    """The feature lies on as many hexes of each terrain as dealt, with legal values (OS-06).

    Where the feature brings no number of its own, the hex keeps its token.
    """

    feature: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each hex without the feature and each place where it is wrong."""
        entries = {
            entry.terrain: entry
            for entry in setup.deal.feature_deals
            if entry.feature == self.feature
        }
        places = _places(layout, self.feature)
        for spot, times in Counter(place.at for place in places).items():
            if times > 1:
                yield Finding("feature-twice", (spot,), {"feature": self.feature})
        for place in places:
            terrain = _terrain(layout, place)
            if terrain in entries:
                yield from self._place_faults(layout, place, entries[terrain])
            elif terrain is None:
                yield Finding("feature-off-hex", (place.at,), {"feature": self.feature})
            else:
                values: Values = {"feature": self.feature, "terrain": terrain}
                yield Finding("feature-terrain", (place.at,), values)
        for entry in entries.values():
            yield from self._count_faults(layout, places, entry)

    def _place_faults(self, layout: Layout, place: Place, entry: FeatureDeal) -> Iterator[Finding]:
        values: dict[str, int | str] = {"feature": self.feature, "terrain": entry.terrain}
        if entry.legal_values and place.value is None:
            yield Finding("feature-without-value", (place.at,), values)
        elif place.value is not None and place.value not in entry.legal_values:
            yield Finding("feature-value", (place.at,), values | {"found": place.value})
        elif not entry.legal_values and place.at not in layout.numbers:
            yield Finding("feature-without-token", (place.at,), values)

    def _count_faults(
        self, layout: Layout, places: tuple[Place, ...], entry: FeatureDeal
    ) -> Iterator[Finding]:
        values: dict[str, int | str] = {"feature": self.feature, "terrain": entry.terrain}
        carrying = {place.at for place in places if _terrain(layout, place) is entry.terrain}
        if entry.count is None:
            for spot, terrain in layout.terrain.items():
                if terrain is entry.terrain and spot not in carrying:
                    yield Finding("feature-missing", (spot,), values)
        elif len(carrying) != entry.count:
            told = values | {"found": len(carrying), "wanted": entry.count}
            yield Finding("feature-count", tuple(sorted(carrying)), told)


class FeatureNumberFree(Kind, frozen=True):
    """The feature's numbers differ from those of its neighbours, as far as can be (OS-04 a).

    What can be is told by the values that the generator gives out: when another way of
    giving them out has fewer places beside their own number, the board is at fault; when
    there is no better way, that is worth a note.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers", "features"})
    dealt_features: ClassVar[bool] = True

    feature: str

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Each entry that gives out numbers, judged on the whole board."""
        entries = [
            entry
            for entry in grid.deal.feature_deals
            if entry.feature == self.feature and entry.values
        ]
        asked = [(grid, entry, self._bearing(grid, entry)) for entry in entries]
        return tuple(
            Whole(
                partial(self._findings, *of),
                cuts=partial(self._cuts, *of),
                wrong=partial(self._avoidable, *of),
            )
            for of in asked
        )

    def _findings(
        self, grid: Grid, entry: FeatureDeal, bearing: Sequence[bool], cells: Cells
    ) -> Iterator[Finding]:
        avoidable = self._avoidable(grid, entry, bearing, cells)
        message = "feature-number-near" if avoidable else "feature-number-unavoidable"
        for at in _unfree(grid, _bearers(grid, bearing, cells), cells):
            values: Values = {"feature": self.feature, "number": cells[at] & ROLL}
            yield Finding(message, grid.spots((at,)), values, note=not avoidable)

    def _avoidable(
        self, grid: Grid, entry: FeatureDeal, bearing: Sequence[bool], cells: Cells
    ) -> Sequence[int]:
        """The hexes beside their own number, unless no other way would have fewer of them."""
        spots = _bearers(grid, bearing, cells)
        beside = _unfree(grid, spots, cells)
        if beside and _fewest_beside(grid, entry, cells, spots)[1] < len(beside):
            return beside
        return ()

    def _cuts(
        self, grid: Grid, entry: FeatureDeal, bearing: Sequence[bool], cells: Cells
    ) -> Iterator[Row]:
        """Not these values beside those numbers, unless better values lie beside theirs, too."""
        spots = _bearers(grid, bearing, cells)
        held = [
            Atom(at, terrain=entry.terrain, roll=cells[at] & ROLL, feature=self.feature)
            for at in spots
        ]
        held += [
            Atom(beside[0], roll=cells[at] & ROLL)
            for at in spots
            if (beside := _beside(grid, cells, at, cells[at] & ROLL))
        ]
        better, _ = _fewest_beside(grid, entry, cells, spots)
        missing = [
            Atom(near, roll=value)
            for at, value in zip(spots, better, strict=True)
            if not _beside(grid, cells, at, value)
            for near in grid.near[at]
        ]
        yield Row(
            (*((atom, 1) for atom in held), *((atom, -1) for atom in missing)), high=len(held) - 1
        )

    def _bearing(self, grid: Grid, entry: FeatureDeal) -> tuple[bool, ...]:
        """For each cell of a hex whether it is one to which the entry's numbers are given out."""
        bit, kind = grid.bit(self.feature), TERRAIN_CODE[entry.terrain]
        return tuple(
            bool(cell & bit and cell & _GROUND == kind and cell & ROLL) for cell in range(grid.size)
        )


def _bearers(grid: Grid, bearing: Sequence[bool], cells: Cells) -> list[int]:
    """The hexes with such cells."""
    return [at for at in range(len(grid.near)) if bearing[cells[at]]]


def _unfree(grid: Grid, spots: Sequence[int], cells: Cells) -> list[int]:
    """Those of some hexes that lie beside their own number."""
    return [at for at in spots if _beside(grid, cells, at, cells[at] & ROLL)]


def _beside(grid: Grid, cells: Cells, at: int, number: int) -> list[int]:
    """The neighbours of a hex that carry a number."""
    return [near for near in grid.near[at] if cells[near] & ROLL == number]


def _fewest_beside(
    grid: Grid, entry: FeatureDeal, cells: Cells, spots: Sequence[int]
) -> tuple[tuple[int, ...], int]:
    """The way of giving out an entry's numbers with the fewest beside their own; how few."""
    around = [{cells[near] & ROLL for near in grid.near[at]} for at in spots]
    counted = (
        (sum(value in near for value, near in zip(values, around, strict=True)), values)
        for values in permutations(entry.values, len(spots))
    )
    fewest, values = min(counted, key=lambda pair: pair[0], default=(len(spots), ()))
    return values, fewest


class FeatureRank(Kind, frozen=True):
    """On a terrain the feature lies on a hex of one rank in probability (OS-04 b and c).

    All hexes of the terrain are sorted; every hex as likely as the one at the rank will do.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers", "features"})
    dealt_features: ClassVar[bool] = True
    idle_without: ClassVar[tuple[str, ...]] = ("terrain",)

    feature: str
    terrain: Terrain
    rank: Annotated[int, msgspec.Meta(ge=1)]
    order: Literal["highest", "lowest"] = "highest"

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        chances = self._chances(grid)
        return (
            Whole(
                partial(self._findings, grid, chances),
                partial(self._rows, grid),
                wrong=lambda cells: self._misplaced(grid, chances, cells)[0],
            ),
        )

    def _rows(self, grid: Grid) -> Iterator[Claimed]:
        """Some chance has the rank, and no hex with the feature has another one."""
        hexes = range(len(grid.near))

        def claims(rolls: list[int], feature: str = "") -> tuple[tuple[Atom, int], ...]:
            return tuple(
                (Atom(at, terrain=self.terrain, roll=roll, feature=feature), 1)
                for at in hexes
                for roll in rolls
            )

        ways: list[tuple[Row, ...]] = [(Row(claims(list(ROLLS), self.feature), high=0),)]
        for chance in sorted({pips(roll) for roll in ROLLS}):
            sign = 1 if self.order == "highest" else -1
            before = [roll for roll in ROLLS if sign * pips(roll) > sign * chance]
            up_to = [roll for roll in ROLLS if sign * pips(roll) >= sign * chance]
            others = [roll for roll in ROLLS if pips(roll) != chance]
            ways.append(
                (
                    Row(claims(before), high=self.rank - 1),
                    Row(claims(up_to), low=self.rank),
                    Row(claims(others, self.feature), high=0),
                )
            )
        yield Either(tuple(ways))

    def _findings(self, grid: Grid, chances: Sequence[int], cells: Cells) -> Iterator[Finding]:
        wrong, wanted = self._misplaced(grid, chances, cells)
        numbers = " / ".join(str(number) for number in ROLLS if pips(number) == wanted)
        for at in wrong:
            values: Values = {"feature": self.feature, "terrain": self.terrain}
            found = cells[at] & ROLL
            yield Finding(
                "feature-rank",
                grid.spots((at,)),
                {**values, "found": found, "wanted": numbers, "rank": self.rank},
            )

    def _misplaced(self, grid: Grid, chances: Sequence[int], cells: Cells) -> tuple[list[int], int]:
        """The hexes with the feature that have another chance, and the one at the rank."""
        bit, hexes = grid.bit(self.feature), cells[: len(grid.near)]
        found = [chances[cell] for cell in hexes]
        ranked = sorted([chance for chance in found if chance], reverse=self.order == "highest")
        wanted = ranked[self.rank - 1] if len(ranked) >= self.rank else 0
        wrong = [
            at for at, chance in enumerate(found) if chance and chance != wanted and hexes[at] & bit
        ]
        return wrong, wanted

    def _chances(self, grid: Grid) -> tuple[int, ...]:
        """For each cell of a hex of the terrain its number's chance; 0 for all others."""
        kind = TERRAIN_CODE[self.terrain]
        return tuple(
            pips(cell & ROLL) if cell & _GROUND == kind and cell & ROLL else 0
            for cell in range(grid.size)
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """The two orders are told in other words."""
        _, values = super().title()
        return f"-{self.order}", values


def _places(layout: Layout, feature: str) -> tuple[Place, ...]:
    return layout.features.get(feature, ())


def _terrain(layout: Layout, place: Place) -> Terrain | None:
    return layout.terrain.get(place.at) if isinstance(place.at, Hex) else None
