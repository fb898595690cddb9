"""Do a feature's places lie where the scenario wants them (OS-04, OS-06)?

Springs are the first such feature; nothing here knows of them but through parameters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Annotated, Literal

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import ROLLS, FeatureDeal, Layout, Place, Terrain, pips
from printkit.rules.kind import Finding, Kind, adjacent_pairs, rolls
from printkit.scenarios.model import Setup


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
                values = {"feature": self.feature, "terrain": terrain}
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


class FeatureApart(Kind, frozen=True):
    """No two hexes with the feature are neighbours (OS-06)."""

    feature: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each two neighbours with it."""
        spots = [place.at for place in _places(layout, self.feature) if isinstance(place.at, Hex)]
        for first, second in adjacent_pairs(list(dict.fromkeys(spots))):
            yield Finding("feature-adjacent", (first, second), {"feature": self.feature})


class FeatureNumberFree(Kind, frozen=True):
    """The feature's numbers differ from those of its neighbours, as far as can be (OS-04 a).

    What can be is told by the values that the generator gives out: when another way of
    giving them out has fewer places beside their own number, the board is at fault; when
    there is no better way, that is worth a note.
    """

    feature: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each place beside its own number; a note where it cannot be helped."""
        for entry in setup.deal.feature_deals:
            if entry.feature == self.feature and entry.values:
                yield from self._entry_findings(layout, entry)

    def _entry_findings(self, layout: Layout, entry: FeatureDeal) -> Iterator[Finding]:
        places = [
            place
            for place in _places(layout, self.feature)
            if _terrain(layout, place) is entry.terrain and isinstance(place.value, int)
        ]
        around = [_numbers_around(layout, place) for place in places]
        beside = [place.value in near for place, near in zip(places, around, strict=True)]
        best = min(
            (
                sum(value in near for value, near in zip(values, around, strict=True))
                for values in permutations(entry.values, len(places))
            ),
            default=sum(beside),
        )
        avoidable = sum(beside) > best
        for place in (place for place, is_beside in zip(places, beside, strict=True) if is_beside):
            values = {"feature": self.feature, "number": place.value or 0}
            message = "feature-number-near" if avoidable else "feature-number-unavoidable"
            yield Finding(message, (place.at,), values, note=not avoidable)


class FeatureRank(Kind, frozen=True):
    """On a terrain the feature lies on a hex of one rank in probability (OS-04 b and c).

    All hexes of the terrain are sorted; every hex as likely as the one at the rank will do.
    """

    feature: str
    terrain: Terrain
    rank: Annotated[int, msgspec.Meta(ge=1)]
    order: Literal["highest", "lowest"] = "highest"

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each place on a hex that is likelier or less likely."""
        wanted = self.pips(layout)
        for place in _places(layout, self.feature):
            if not isinstance(place.at, Hex) or _terrain(layout, place) is not self.terrain:
                continue
            found = layout.numbers.get(place.at)
            if found is not None and pips(found) != wanted:
                numbers = " / ".join(str(number) for number in ROLLS if pips(number) == wanted)
                values = {"feature": self.feature, "terrain": self.terrain}
                yield Finding(
                    "feature-rank",
                    (place.at,),
                    {**values, "found": found, "wanted": numbers, "rank": self.rank},
                )

    def pips(self, layout: Layout) -> int:
        """The chances in 36 of the hex at the rank; 0 when the terrain has too few hexes."""
        chances = sorted(
            (
                pips(number)
                for spot, number in layout.numbers.items()
                if layout.terrain[spot] is self.terrain
            ),
            reverse=self.order == "highest",
        )
        return chances[self.rank - 1] if len(chances) >= self.rank else 0


def _places(layout: Layout, feature: str) -> tuple[Place, ...]:
    return layout.features.get(feature, ())


def _terrain(layout: Layout, place: Place) -> Terrain | None:
    return layout.terrain.get(place.at) if isinstance(place.at, Hex) else None


def _numbers_around(layout: Layout, place: Place) -> set[int]:
    assert isinstance(place.at, Hex)  # noqa: S101
    found = rolls(layout)
    return {found[spot] for spot in place.at.neighbors if spot in found}
