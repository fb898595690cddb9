"""Do a feature's places lie where the scenario wants them (OS-04, OS-06)?

Springs are the first such feature; nothing here knows of them but through parameters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Annotated, ClassVar, Literal

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import ROLLS, Deal, FeatureDeal, Layout, Place, Terrain, pips
from printkit.rules.demands import Demand, Whole
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import ROLL, TERRAIN, TERRAIN_CODE, TERRAIN_SHIFT, Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.rows import Atom, Claimed, Either, Row
from printkit.rules.wrong import Misranked, Unfree
from printkit.scenarios.model import Setup

_GROUND = TERRAIN << TERRAIN_SHIFT
"""The bits of a hex's cell that tell its terrain."""


class FeatureCover(Kind, frozen=True):
    """The feature lies on as many hexes of each terrain as dealt, with legal values (OS-06).

    Where the feature brings no number of its own, the hex keeps its token.
    """

    dealt_features: ClassVar[bool] = True

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

    def idle(self, deal: Deal) -> bool:
        """The feature brings no numbers."""
        return not any(entry.feature == self.feature and entry.values
                       for entry in deal.feature_deals)  # fmt: skip

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Each entry that gives out numbers, judged on the whole board."""
        entries = [
            entry
            for entry in grid.deal.feature_deals
            if entry.feature == self.feature and entry.values
        ]
        asked = [(grid, entry, self._unfree(grid, entry)) for entry in entries]
        return tuple(
            Whole(
                partial(self._findings, grid, unfree),
                cuts=partial(self._cuts, entry, unfree),
                wrong=unfree,
            )
            for grid, entry, unfree in asked
        )

    def _findings(self, grid: Grid, unfree: Unfree, cells: Cells) -> Iterator[Finding]:
        avoidable = unfree(cells)
        message = "feature-number-near" if avoidable else "feature-number-unavoidable"
        for at in unfree.beside(unfree.spots(cells), cells):
            values: Values = {"feature": self.feature, "number": cells[at] & ROLL}
            yield Finding(message, grid.spots((at,)), values, note=not avoidable)

    def _cuts(self, entry: FeatureDeal, unfree: Unfree, cells: Cells) -> Iterator[Row]:
        """Not these values beside those numbers, unless better values lie beside theirs, too."""
        spots = unfree.spots(cells)
        held = [
            Atom(at, terrain=entry.terrain, roll=cells[at] & ROLL, feature=self.feature)
            for at in spots
        ]
        held += [
            Atom(beside[0], roll=cells[at] & ROLL)
            for at in spots
            if (beside := unfree.alike(cells, at, cells[at] & ROLL))
        ]
        better, _ = unfree.fewest(spots, cells)
        missing = [
            Atom(near, roll=value)
            for at, value in zip(spots, better, strict=True)
            if not unfree.alike(cells, at, value)
            for near in unfree.near[at]
        ]
        yield Row(
            (*((atom, 1) for atom in held), *((atom, -1) for atom in missing)), high=len(held) - 1
        )

    def _unfree(self, grid: Grid, entry: FeatureDeal) -> Unfree:
        bit, kind = grid.bit(self.feature), TERRAIN_CODE[entry.terrain]
        bearing = tuple(
            bool(cell & bit and cell & _GROUND == kind and cell & ROLL) for cell in range(grid.size)
        )
        return Unfree(grid.near, bearing, entry.values)


class FeatureRank(Kind, frozen=True):
    """On a terrain the feature lies on a hex of one rank in probability (OS-04 b and c).

    All hexes of the terrain are sorted; every hex as likely as the one at the rank will do.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers", "features"})
    dealt_features: ClassVar[bool] = True

    feature: str
    terrain: Terrain
    rank: Annotated[int, msgspec.Meta(ge=1)]
    order: Literal["highest", "lowest"] = "highest"

    def idle(self, deal: Deal) -> bool:
        """The feature does not lie on that terrain."""
        return not any(
            (entry.feature, entry.terrain) == (self.feature, self.terrain)
            for entry in deal.feature_deals
        )

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        kind = TERRAIN_CODE[self.terrain]
        chances = tuple(
            pips(cell & ROLL) if cell & _GROUND == kind and cell & ROLL else 0
            for cell in range(grid.size)
        )
        hexes, bit, highest = len(grid.near), grid.bit(self.feature), self.order == "highest"
        wrong = Misranked(hexes, chances, bit, self.rank, highest)
        return (
            Whole(partial(self._findings, grid, wrong), partial(self._rows, grid), wrong=wrong),
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

    def _findings(self, grid: Grid, misranked: Misranked, cells: Cells) -> Iterator[Finding]:
        wanted = misranked.wanted([misranked.chances[cell] for cell in cells[: len(grid.near)]])
        numbers = " / ".join(str(number) for number in ROLLS if pips(number) == wanted)
        for at in misranked(cells):
            values: Values = {"feature": self.feature, "terrain": self.terrain}
            found = cells[at] & ROLL
            yield Finding(
                "feature-rank",
                grid.spots((at,)),
                {**values, "found": found, "wanted": numbers, "rank": self.rank},
            )

    def title(self) -> tuple[str, dict[str, Told]]:
        """The two orders are told in other words."""
        _, values = super().title()
        return f"-{self.order}", values


def _places(layout: Layout, feature: str) -> tuple[Place, ...]:
    return layout.features.get(feature, ())


def _terrain(layout: Layout, place: Place) -> Terrain | None:
    return layout.terrain.get(place.at) if isinstance(place.at, Hex) else None
