"""A set-up as flat tables of indices, worked out once, from which boards are dealt fast.

Hexes are numbered in the frame's order; a set of hexes is a bit mask. Constraints that the
dealing itself keeps are taken apart here; any other is asked of the board's cells as soon as
it can be, or judged on the finished layout.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Literal, get_args

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, FeatureDeal, Region, Terrain, pips
from printkit.board.spelling import listed
from printkit.rules import Bound, constraints_of
from printkit.rules.demands import Demand
from printkit.rules.distances import FeatureApart, dealt
from printkit.rules.features import FeatureCover, FeatureNumberFree, FeatureRank
from printkit.rules.grid import Grid, grid_of
from printkit.rules.harbours import HarbourPlaces, HarbourPool
from printkit.rules.kind import Kind, demands_of
from printkit.rules.numbers import NumbersApart
from printkit.rules.pools import FixedPlaces, TerrainPool, TokenPlaces, TokenPool
from printkit.rules.spirals import spirals
from printkit.scenarios.model import Setup

KEPT = (
    FeatureCover, FeatureNumberFree, FeatureRank, FixedPlaces, HarbourPlaces, HarbourPool,
    TerrainPool, TokenPlaces, TokenPool,
)  # fmt: skip
"""The kinds that every dealt board satisfies by the way it is dealt, whatever they ask."""

Stage = Literal["terrain", "numbers", "harbours"]
"""What lies already when a demand is asked."""

Named = tuple[str, Demand]
"""A demand with the name of the constraint that makes it."""

CHANCES = tuple(pips(number) if number else 0 for number in range(13))
"""The chances in 36 of each number; 0 for no token."""


class RegionTable(msgspec.Struct, frozen=True):
    """What is dealt into one region, and where.

    Attributes:
        terrain_spots: The hexes whose terrain is dealt.
        bare_terrain: The part of the terrain pool that takes no token.
        other_terrain: The rest of it, what features go on first.
        token_spots: The hexes that take a token from the pool, if their terrain does.
        first_tokens: The tokens to deal first: the largest group that must lie apart.
        other_tokens: The rest of them.
        tokenless: Whether no hex of it takes a token.
    """

    terrain_spots: tuple[int, ...]
    bare_terrain: tuple[Terrain, ...]
    other_terrain: tuple[Terrain, ...]
    token_spots: tuple[int, ...]
    first_tokens: tuple[int, ...]
    other_tokens: tuple[int, ...]
    tokenless: bool


class EntryTable(msgspec.Struct, frozen=True):
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


class Table(msgspec.Struct, frozen=True, eq=False):
    """A set-up's flat tables.

    Attributes:
        setup: The set-up.
        near: For each hex its neighbours.
        near_mask: The same as bit masks.
        terrain: For each hex its fixed terrain, or None.
        numbers: For each hex its fixed token, or 0.
        regions: What is dealt where.
        apart: Groups of numbers that may not be neighbours; that with the most tokens first.
        apart_by: The names of the constraints that keep them apart.
        entries: The features to deal, in the scenario's order.
        grid: The flat board.
        bound: All constraints that bind a dealt board.
        stages: What the dealing does not keep by itself, by what must lie before it is asked:
            terrain, numbers, or harbours.
        judged: The constraints that need the finished layout.
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
    grid: Grid
    bound: tuple[Bound, ...]
    stages: Mapping[Stage, tuple[Named, ...]]
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
    plain = [entry for entry in bound if _plainly_apart(entry.kind)]
    apart = tuple(
        sorted(
            dict.fromkeys(_numbers(entry) for entry in plain),
            key=lambda group: -_tokens_of(group, deal),
        )
    )
    grid = grid_of(deal)
    ranks = _ranks(bound)
    left = [entry for entry in bound if not _kept(entry.kind, deal, ranks)]
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
        apart_by=listed(entry.constraint.name for entry in plain),
        entries=tuple(_entry(entry, bound) for entry in deal.feature_deals),
        grid=grid,
        bound=tuple(bound),
        stages={stage: tuple(_staged(left, stage, grid)) for stage in get_args(Stage)},
        judged=tuple(entry for entry in left if demands_of(entry.kind, grid) is None),
        paths=tuple(tuple(index[spot] for spot in path) for path in spirals(deal)),
    )


def _kept(kind: Kind, deal: Deal, ranks: Collection[FeatureRank]) -> bool:
    """True when every dealt board satisfies it by the way it is dealt."""
    if isinstance(kind, FeatureRank):
        return kind in ranks
    if isinstance(kind, NumbersApart):
        return _plainly_apart(kind)
    if isinstance(kind, FeatureApart):
        return dealt(kind.feature, deal)
    return isinstance(kind, KEPT)


def _ranks(bound: list[Bound]) -> Collection[FeatureRank]:
    """The rank that a feature is dealt by on each terrain: the last, where several are asked."""
    ranks = (entry.kind for entry in bound if isinstance(entry.kind, FeatureRank))
    return {(kind.feature, kind.terrain): kind for kind in ranks}.values()


def _plainly_apart(kind: Kind) -> bool:
    return isinstance(kind, NumbersApart) and not kind.against


def _numbers(entry: Bound) -> frozenset[int]:
    assert isinstance(entry.kind, NumbersApart)  # noqa: S101
    return frozenset(entry.kind.numbers)


def _tokens_of(group: frozenset[int], deal: Deal) -> int:
    """How many tokens of a group of numbers are dealt."""
    pools = [region.numbers for region in deal.regions]
    return sum(pool.get(number, 0) for pool in pools for number in group)


def _staged(left: list[Bound], stage: Stage, grid: Grid) -> Iterator[Named]:
    """What can be asked from a stage on, and not before."""
    for entry in left:
        reads = entry.kind.reads
        first = (
            "harbours" if "trades" in reads else "terrain" if reads == {"terrain"} else "numbers"
        )
        if first == stage:
            for demand in demands_of(entry.kind, grid) or ():
                yield entry.constraint.name, demand


def _region(
    setup: Setup, region: Region, index: dict[Hex, int], apart: tuple[frozenset[int], ...]
) -> RegionTable:
    deal = setup.deal
    bare = frozenset(Terrain) if region.tokenless else deal.tokenless
    featured = {entry.terrain for entry in deal.feature_deals}
    terrain = [kind for kind, count in region.terrain.items() for _ in range(count)]
    terrain.sort(key=lambda kind: kind not in featured)
    tokens = [number for number, count in region.numbers.items() for _ in range(count)]
    first: frozenset[int] = apart[0] if apart else frozenset()
    return RegionTable(
        terrain_spots=tuple(index[s] for s in region.hexes if s not in deal.fixed_terrain),
        bare_terrain=tuple(kind for kind in terrain if kind in bare),
        other_terrain=tuple(kind for kind in terrain if kind not in bare),
        token_spots=tuple(
            index[spot]
            for spot in region.hexes
            if not region.tokenless
            and spot not in deal.fixed_numbers
            and deal.fixed_terrain.get(spot) not in bare
        ),
        first_tokens=tuple(number for number in tokens if number in first),
        other_tokens=tuple(number for number in tokens if number not in first),
        tokenless=region.tokenless,
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
