"""Does a board hold what its scenario's pools hold, and where tokens belong (B-01, B-07)?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, Layout, Terrain
from printkit.board.pools import terrain_hexes, token_hexes
from printkit.rules.finding import Finding
from printkit.rules.kind import Kind
from printkit.scenarios.model import Setup


class TerrainPool(Kind, frozen=True):
    """Every region has as many of each terrain as its pool (B-01)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each terrain of which a region has too many or too few."""
        for region in setup.deal.regions:
            found = (layout.terrain[spot] for spot in terrain_hexes(setup.deal, region))
            for kind, values in _differences(found, region.terrain):
                told = {"terrain": kind, "region": region.name, **values}
                yield Finding(_message("terrain-count", setup), values=told)


class TokenPool(Kind, frozen=True):
    """Every region has as many tokens of each number as its pool (B-01)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each number of which a region has too many or too few tokens."""
        fixed = setup.deal.fixed_numbers
        for region in setup.deal.regions:
            found = (
                layout.numbers[spot]
                for spot in region.hexes
                if spot in layout.numbers and spot not in fixed
            )
            for number, values in _differences(found, region.numbers):
                told = {"number": number, "region": region.name, **values}
                yield Finding(_message("token-count", setup), values=told)


class TokenPlaces(Kind, frozen=True):
    """Every hex that takes a token has one, and no other hex has (B-01)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each hex without its token, and for each token that has no business.

        Land that would yield, but that the scenario leaves without a token, is noted.
        """
        taking = _taking(layout, setup)
        for spot in setup.deal.frame:
            values = {"terrain": layout.terrain[spot]}
            if spot in taking and spot not in layout.numbers:
                yield Finding("token-missing", (spot,), values)
            if spot not in taking and spot in layout.numbers:
                yield Finding("token-unwanted", (spot,), values | {"number": layout.numbers[spot]})
        bare = tuple(
            spot
            for spot, terrain in setup.deal.fixed_terrain.items()
            if terrain.resource and layout.roll_of(spot) is None and spot not in taking
        )
        if bare:
            yield Finding("token-none", bare, note=True)


class FixedPlaces(Kind, frozen=True):
    """Terrain, tokens and features that the scenario fixes lie where it says.

    Attributes:
        terrains: The fixed terrains that this concerns.
        features: The fixed features that this concerns. Where neither is named, all that is
            fixed is meant, tokens too.
    """

    names: ClassVar[tuple[str, ...]] = ("features",)

    terrains: tuple[Terrain, ...] = ()
    features: tuple[str, ...] = ()

    def idle(self, deal: Deal) -> bool:
        """Nothing of what is meant is fixed."""
        fixed = {*deal.fixed_terrain.values(), *deal.fixed_features}
        named = {*self.terrains, *self.features}
        return not (fixed & named if named else fixed or deal.fixed_numbers)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each fixed thing that is not in its place."""
        deal, all_of_it = setup.deal, not self.terrains and not self.features
        for spot, terrain in deal.fixed_terrain.items():
            meant = all_of_it or terrain in self.terrains
            if meant and layout.terrain[spot] is not terrain:
                values = {"found": layout.terrain[spot], "wanted": terrain}
                yield Finding("fixed-terrain", (spot,), values)
        for spot, number in deal.fixed_numbers.items():
            if all_of_it and layout.numbers.get(spot) != number:
                yield Finding("fixed-number", (spot,), {"wanted": number})
        for name, places in deal.fixed_features.items():
            meant = all_of_it or name in self.features
            if meant and layout.features.get(name) != places:
                where = tuple(place.at for place in places)
                yield Finding("fixed-feature", where, {"feature": name})


def _message(message: str, setup: Setup) -> str:
    """The sentence that names the region, where there is more than one."""
    return message if len(setup.deal.regions) == 1 else f"{message}-in-region"


def _taking(layout: Layout, setup: Setup) -> set[Hex]:
    taking = set(setup.deal.fixed_numbers)
    for region in setup.deal.regions:
        taking.update(token_hexes(setup.deal, region, layout.terrain))
    return taking


def _differences(
    found: Iterable[Any], pool: Mapping[Any, int]
) -> Iterator[tuple[Any, dict[str, int | str]]]:
    """Each kind whose count differs, with both counts."""
    counts = Counter(found)
    for kind in sorted({*counts, *pool}):
        if counts[kind] != pool.get(kind, 0):
            yield kind, {"found": counts[kind], "wanted": pool.get(kind, 0)}
