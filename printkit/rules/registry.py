"""The kinds of constraints by the names that scenario files use, and their parameters typed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from printkit.board.schema import Fault, faults
from printkit.board.spelling import listed, nearest
from printkit.rules.brook import ChainLinked, ChainSimple, ChainThrough
from printkit.rules.chances import IntersectionPips, ResourcePips
from printkit.rules.counts import BoardCount
from printkit.rules.distances import FeatureApart, FeatureDistance
from printkit.rules.features import (
    FeatureCover,
    FeatureNumberFree,
    FeatureRank,
)
from printkit.rules.fitting import unfit
from printkit.rules.harbours import (
    HarbourNotOwn,
    HarbourPlaces,
    HarbourPool,
    HarboursCoastal,
    HarboursSpaced,
)
from printkit.rules.islands import FeatureOneIsland, TerrainIslands
from printkit.rules.kind import Kind, Told
from printkit.rules.limits import BankRoom, NumberCounts, ResourceHexes, TokenTerrains
from printkit.rules.marks import CornerTrades, MarkAtEdge, MarkNorth, Marks, Ring
from printkit.rules.meeting import HexesMeet
from printkit.rules.numbers import (
    EqualApart,
    NumberOnce,
    NumbersApart,
    NumberTerrains,
    TerrainNumbers,
)
from printkit.rules.places import HexHolds, NumberPlace, Spiral
from printkit.rules.pools import FixedPlaces, TerrainPool, TokenPlaces, TokenPool
from printkit.rules.regions import RegionBalance, RegionTerrains
from printkit.rules.river import BanksTerrain, Crossings, LinesEven, MarksInRows, TownsInOrder
from printkit.rules.sailing import SeaReach
from printkit.rules.terrain import LikeApart, TerrainBeside, TerrainGroups, TerrainsApart
from printkit.rules.touching import FeatureTouches
from printkit.rules.voyages import FeatureLines, FeatureLinesApart, FeatureLoop
from printkit.scenarios.errors import FaultList
from printkit.scenarios.model import Constraint, Setup

KINDS: dict[str, type[Kind]] = {
    "bank-room": BankRoom,
    "banks-terrain": BanksTerrain,
    "board-count": BoardCount,
    "chain-linked": ChainLinked,
    "chain-simple": ChainSimple,
    "chain-through": ChainThrough,
    "corner-trades": CornerTrades,
    "crossings": Crossings,
    "equal-apart": EqualApart,
    "feature-apart": FeatureApart,
    "feature-cover": FeatureCover,
    "feature-distance": FeatureDistance,
    "feature-lines": FeatureLines,
    "feature-lines-apart": FeatureLinesApart,
    "feature-loop": FeatureLoop,
    "feature-number-free": FeatureNumberFree,
    "feature-one-island": FeatureOneIsland,
    "feature-rank": FeatureRank,
    "feature-touches": FeatureTouches,
    "fixed-places": FixedPlaces,
    "harbour-not-own": HarbourNotOwn,
    "harbour-places": HarbourPlaces,
    "harbour-pool": HarbourPool,
    "harbours-coastal": HarboursCoastal,
    "harbours-spaced": HarboursSpaced,
    "hex-holds": HexHolds,
    "hexes-meet": HexesMeet,
    "intersection-pips": IntersectionPips,
    "like-apart": LikeApart,
    "lines-even": LinesEven,
    "mark-at-edge": MarkAtEdge,
    "mark-north": MarkNorth,
    "marks": Marks,
    "marks-in-rows": MarksInRows,
    "number-counts": NumberCounts,
    "number-once": NumberOnce,
    "number-place": NumberPlace,
    "number-terrains": NumberTerrains,
    "numbers-apart": NumbersApart,
    "region-balance": RegionBalance,
    "region-terrains": RegionTerrains,
    "resource-hexes": ResourceHexes,
    "resource-pips": ResourcePips,
    "ring": Ring,
    "sea-reach": SeaReach,
    "spiral": Spiral,
    "terrain-beside": TerrainBeside,
    "terrain-groups": TerrainGroups,
    "terrain-islands": TerrainIslands,
    "terrain-numbers": TerrainNumbers,
    "terrain-pool": TerrainPool,
    "terrains-apart": TerrainsApart,
    "token-places": TokenPlaces,
    "token-pool": TokenPool,
    "token-terrains": TokenTerrains,
    "towns-in-order": TownsInOrder,
}


class Bound(msgspec.Struct, frozen=True):
    """A constraint of a scenario with its kind, parameters filled in."""

    constraint: Constraint
    kind: Kind

    def title(self) -> tuple[str, dict[str, Told]]:
        """Which words tell what it asks, where its own name has none, and what they need."""
        ending, values = self.kind.title()
        return self.constraint.kind + ending, values


@lru_cache(maxsize=64)
def constraints_of(setup: Setup) -> tuple[Bound, ...]:
    """A set-up's constraints in the scenario's order.

    Raises:
        ScenarioError: A kind is unknown, or a parameter is unknown, missing or wrong.
    """
    found = FaultList()
    bound = []
    for constraint in setup.constraints:
        if not constraint.kind:
            found.add("missing-key", where=f"{constraint.where}.kind")
            continue
        if constraint.kind not in KINDS:
            found.add(
                "unknown-constraint",
                where=f"{constraint.where}.kind",
                found=constraint.kind,
                nearest=nearest(constraint.kind, KINDS),
                allowed=listed(KINDS),
            )
            continue
        kind = KINDS[constraint.kind]
        wrong = list(faults(dict(constraint.parameters), kind))
        _note(wrong, constraint, found)
        if not wrong:
            bound.append(
                Bound(constraint, msgspec.convert(dict(constraint.parameters), kind, str_keys=True))
            )
    for entry in bound:
        _note(unfit(entry.kind, setup.deal), entry.constraint, found)
    found.close()
    return tuple(bound)


def _note(wrong: Iterable[Fault], constraint: Constraint, found: FaultList) -> None:
    for fault in wrong:
        where = ".".join((constraint.where, *fault.path))
        found.add(fault.key, where=where, **fault.values)
