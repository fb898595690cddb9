"""What is known of a deal's boards before any of them is dealt: what lies on them at all.

Constraints are fitted to it (rules/fitting): what a deal's boards do not have cannot be asked
of them.
"""

from __future__ import annotations

from printkit.board.model import Deal, Harbour, Terrain


def terrains_of(deal: Deal) -> set[Terrain]:
    """What lies on a deal's boards."""
    dealt = {kind for part in deal.regions for kind, count in part.terrain.items() if count}
    return {*deal.fixed_terrain.values(), *dealt}


def numbers_of(deal: Deal) -> set[int]:
    """The numbers on which hexes of a deal's boards may yield."""
    dealt = {number for part in deal.regions for number, count in part.numbers.items() if count}
    brought = {value for entry in deal.feature_deals for value in entry.values}
    fixed = {place.value for places in deal.fixed_features.values() for place in places}
    return {
        *deal.fixed_numbers.values(), *dealt, *brought, *(n for n in fixed if isinstance(n, int)),
    }  # fmt: skip


def trades_of(deal: Deal) -> set[Harbour]:
    """The harbours on a deal's boards."""
    return {kind for kind, count in deal.harbours.items() if count}


def marks_of(deal: Deal) -> set[str]:
    """The words that places of a deal's fixed features carry."""
    places = (place for every in deal.fixed_features.values() for place in every)
    return {place.value for place in places if isinstance(place.value, str)}
