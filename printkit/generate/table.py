"""A set-up as flat tables of indices, worked out once, from which boards are dealt fast.

Hexes are numbered in the frame's order; a set of hexes is a bit mask. Constraints that the
dealing itself keeps are taken apart here; any other is judged on the finished board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from printkit.board.hexgrid import Hex
from printkit.board.model import FeatureDeal, Region, Terrain, pips
from printkit.board.spelling import listed
from printkit.rules import Bound, constraints_of
from printkit.rules.features import FeatureApart, FeatureCover, FeatureNumberFree, FeatureRank
from printkit.rules.harbours import HarbourPlaces, HarbourPool
from printkit.rules.numbers import NumbersApart
from printkit.rules.pools import FixedPlaces, TerrainPool, TokenPlaces, TokenPool
from printkit.rules.spirals import spirals
from printkit.scenarios.model import Setup

KEPT = (
    FeatureApart, FeatureCover, FeatureNumberFree, FeatureRank, FixedPlaces, HarbourPlaces,
    HarbourPool, NumbersApart, TerrainPool, TokenPlaces, TokenPool,
)  # fmt: skip
"""The kinds that every dealt board satisfies by the way it is dealt."""

CHANCES = tuple(pips(number) if number else 0 for number in range(13))
"""The chances in 36 of each number; 0 for no token."""


@dataclass(frozen=True, slots=True)
class RegionTable:
    """What is dealt into one region, and where.

    Attributes:
        terrain_spots: The hexes whose terrain is dealt.
        bare_terrain: The part of the terrain pool that takes no token.
        other_terrain: The rest of it, what features go on first.
        token_spots: The hexes that take a token from the pool, if their terrain does.
        first_tokens: The tokens to deal first: those that must lie apart.
        other_tokens: The rest of them.
    """

    terrain_spots: tuple[int, ...]
    bare_terrain: tuple[Terrain, ...]
    other_terrain: tuple[Terrain, ...]
    token_spots: tuple[int, ...]
    first_tokens: tuple[int, ...]
    other_tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EntryTable:
    """A feature dealt onto one terrain, with the names of the constraints that bind it.

    Attributes:
        deal: The feature, its terrain, count and values.
        apart: What keeps its hexes from being neighbours of any of the feature's; or "".
        free: What wants its numbers to differ from those around; or "".
        ranked: What wants it on a hex of one rank by probability; or "".
        rank: That rank, counted from 1.
        from_highest: True when the rank is counted from the likeliest.
    """

    deal: FeatureDeal
    apart: str
    free: str
    ranked: str
    rank: int
    from_highest: bool


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A set-up's flat tables.

    Attributes:
        setup: The set-up.
        near: For each hex its neighbours.
        near_mask: The same as bit masks.
        terrain: For each hex its fixed terrain, or None.
        numbers: For each hex its fixed token, or 0.
        regions: What is dealt where.
        apart: Groups of numbers that may not be neighbours.
        apart_by: The names of the constraints that keep them apart.
        entries: The features to deal, in the scenario's order.
        judged: The constraints that are left to judge on the finished board.
        paths: The spirals.
    """

    setup: Setup
    near: tuple[tuple[int, ...], ...]
    near_mask: tuple[int, ...]
    terrain: tuple[Terrain | None, ...]
    numbers: tuple[int, ...]
    regions: tuple[RegionTable, ...]
    apart: tuple[frozenset[int], ...]
    apart_by: str
    entries: tuple[EntryTable, ...]
    judged: tuple[Bound, ...]
    paths: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=32)
def table_of(setup: Setup) -> Table:
    """A set-up's flat tables.

    Raises:
        ScenarioError: Its constraints have faults.
    """
    deal = setup.deal
    index = {spot: place for place, spot in enumerate(deal.frame)}
    bound = [entry for entry in constraints_of(setup) if entry.constraint.binds(variable=True)]
    apart = tuple(
        frozenset(entry.kind.numbers) for entry in bound if isinstance(entry.kind, NumbersApart)
    )
    near = tuple(
        tuple(index[other] for other in spot.neighbors if other in index) for spot in deal.frame
    )
    return Table(
        setup=setup,
        near=near,
        near_mask=tuple(sum(1 << other for other in others) for others in near),
        terrain=tuple(deal.fixed_terrain.get(spot) for spot in deal.frame),
        numbers=tuple(deal.fixed_numbers.get(spot, 0) for spot in deal.frame),
        regions=tuple(_region(setup, region, index, apart) for region in deal.regions),
        apart=apart,
        apart_by=listed(
            entry.constraint.name for entry in bound if isinstance(entry.kind, NumbersApart)
        ),
        entries=tuple(_entry(entry, bound) for entry in deal.feature_deals),
        judged=tuple(entry for entry in bound if not isinstance(entry.kind, KEPT)),
        paths=tuple(tuple(index[spot] for spot in path) for path in spirals(deal)),
    )


def _region(
    setup: Setup, region: Region, index: dict[Hex, int], apart: tuple[frozenset[int], ...]
) -> RegionTable:
    deal = setup.deal
    featured = {entry.terrain for entry in deal.feature_deals}
    terrain = [kind for kind, count in region.terrain.items() for _ in range(count)]
    terrain.sort(key=lambda kind: kind not in featured)
    tokens = [number for number, count in region.numbers.items() for _ in range(count)]
    bound = frozenset().union(*apart)
    return RegionTable(
        terrain_spots=tuple(index[s] for s in region.hexes if s not in deal.fixed_terrain),
        bare_terrain=tuple(kind for kind in terrain if kind in deal.tokenless),
        other_terrain=tuple(kind for kind in terrain if kind not in deal.tokenless),
        token_spots=tuple(
            index[spot]
            for spot in region.hexes
            if spot not in deal.fixed_numbers and deal.fixed_terrain.get(spot) not in deal.tokenless
        ),
        first_tokens=tuple(number for number in tokens if number in bound),
        other_tokens=tuple(number for number in tokens if number not in bound),
    )


def _entry(deal: FeatureDeal, bound: list[Bound]) -> EntryTable:
    names = {"apart": "", "free": "", "ranked": ""}
    rank, from_highest = 0, False
    for entry in bound:
        match entry.kind:
            case FeatureApart(feature=deal.feature):
                names["apart"] = entry.constraint.name
            case FeatureNumberFree(feature=deal.feature):
                names["free"] = entry.constraint.name
            case FeatureRank(feature=deal.feature, terrain=deal.terrain) as kind:
                names["ranked"] = entry.constraint.name
                rank, from_highest = kind.rank, kind.order == "highest"
            case _:
                pass
    return EntryTable(deal, **names, rank=rank, from_highest=from_highest)
