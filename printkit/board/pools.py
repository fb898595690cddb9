"""Which hexes of a region are dealt: where its terrain goes, and where its tokens go after.

Codes, checks and the generator all ask here, so that they agree on what is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, Region, Terrain


def hexes_of_terrain(deal: Deal, terrain: Terrain) -> int:
    """How many hexes of a terrain every board of the deal has."""
    fixed = list(deal.fixed_terrain.values()).count(terrain)
    return fixed + sum(region.terrain.get(terrain, 0) for region in deal.regions)


def terrain_hexes(deal: Deal, region: Region) -> list[Hex]:
    """The hexes of a region whose terrain is dealt, in reading order."""
    return [spot for spot in region.hexes if spot not in deal.fixed_terrain]


def token_hexes(deal: Deal, region: Region, terrain: Mapping[Hex, Terrain]) -> list[Hex]:
    """The hexes of a region whose token is dealt on a board of such terrain, in reading order."""
    if region.tokenless:
        return []
    return [
        spot
        for spot in region.hexes
        if spot not in deal.fixed_numbers and terrain[spot] not in deal.tokenless
    ]
