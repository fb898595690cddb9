"""The kinds of constraints by the names that scenario files use, and their parameters typed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from printkit.board.schema import faults
from printkit.board.spelling import listed, nearest
from printkit.rules.features import FeatureApart, FeatureCover, FeatureNumberFree, FeatureRank
from printkit.rules.harbours import HarbourPlaces, HarbourPool
from printkit.rules.kind import Kind
from printkit.rules.numbers import NumberPlace, NumbersApart, Spiral
from printkit.rules.pools import FixedPlaces, TerrainPool, TokenPlaces, TokenPool
from printkit.scenarios.errors import FaultList
from printkit.scenarios.model import Constraint, Setup

KINDS: dict[str, type[Kind]] = {
    "feature-apart": FeatureApart,
    "feature-cover": FeatureCover,
    "feature-number-free": FeatureNumberFree,
    "feature-rank": FeatureRank,
    "fixed-places": FixedPlaces,
    "harbour-places": HarbourPlaces,
    "harbour-pool": HarbourPool,
    "number-place": NumberPlace,
    "numbers-apart": NumbersApart,
    "spiral": Spiral,
    "terrain-pool": TerrainPool,
    "token-places": TokenPlaces,
    "token-pool": TokenPool,
}


@dataclass(frozen=True, slots=True)
class Bound:
    """A constraint of a scenario with its kind, parameters filled in."""

    constraint: Constraint
    kind: Kind


@lru_cache(maxsize=64)
def constraints_of(setup: Setup) -> tuple[Bound, ...]:
    """A set-up's constraints in the scenario's order.

    Raises:
        ScenarioError: A kind is unknown, or a parameter is unknown, missing or wrong.
    """
    found = FaultList()
    bound = []
    for constraint in setup.constraints:
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
        for fault in wrong:
            where = ".".join((constraint.where, *fault.path))
            found.add(fault.key, where=where, **fault.values)
        if not wrong:
            bound.append(Bound(constraint, msgspec.convert(dict(constraint.parameters), kind)))
    for entry in bound:
        _check_feature(entry, setup, found)
    found.close()
    return tuple(bound)


def _check_feature(entry: Bound, setup: Setup, found: FaultList) -> None:
    """A feature that a constraint names must be one of the scenario's."""
    name = getattr(entry.kind, "feature", "")
    known = sorted(
        {*(deal.feature for deal in setup.deal.feature_deals), *setup.deal.fixed_features}
    )
    if name and name not in known:
        found.add(
            "unknown-feature",
            where=f"{entry.constraint.where}.feature",
            found=name,
            nearest=nearest(name, known),
            allowed=listed(known),
        )
