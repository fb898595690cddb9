"""What is known of a deal's boards before any of them is dealt: what can lie on them, and where.

Constraints are fitted to it (rules/fitting): what a deal's boards do not have cannot be asked
of them, and what all of them fail is refused on the first.
"""

from __future__ import annotations

from collections.abc import Collection

from printkit.board.hexgrid import Hex
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


def shore_is_fixed(deal: Deal) -> bool:
    """True when land ends and sea begins at the same places on all boards."""
    seas = ((part.terrain.get(Terrain.SEA, 0), sum(part.terrain.values())) for part in deal.regions)
    return all(sea in (0, dealt) for sea, dealt in seas)


def most_of(deal: Deal, spots: Collection[Hex], terrains: Collection[Terrain]) -> int:
    """On how many of some hexes terrain of a sort can lie at most."""
    fixed = sum(deal.fixed_terrain.get(spot) in terrains for spot in spots)
    dealt = 0
    for region in deal.regions:
        room = sum(spot in spots and spot not in deal.fixed_terrain for spot in region.hexes)
        dealt += min(room, sum(region.terrain.get(kind, 0) for kind in terrains))
    return fixed + dealt


def may_be(deal: Deal, spot: Hex, terrain: Terrain) -> bool:
    """True when a hex is of a terrain on some board."""
    return bool(most_of(deal, (spot,), (terrain,)))


def may_carry(deal: Deal, spot: Hex, number: int) -> bool:
    """True when a hex carries a token on some board, as far as its pool tells."""
    if spot in deal.fixed_numbers:
        return deal.fixed_numbers[spot] == number
    if deal.fixed_terrain.get(spot) in deal.tokenless:
        return False
    return any(
        spot in part.hexes and not part.tokenless and part.numbers.get(number, 0)
        for part in deal.regions
    )
