"""Which hexes of a region are dealt: where its terrain goes, and where its tokens go after.

Codes, checks and the generator all ask here, so that they agree on what is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, Region, Terrain


def terrain_hexes(deal: Deal, region: Region) -> list[Hex]:
    """The hexes of a region whose terrain is dealt, in reading order."""
    return [spot for spot in region.hexes if spot not in deal.fixed_terrain]


def token_hexes(deal: Deal, region: Region, terrain: Mapping[Hex, Terrain]) -> list[Hex]:
    """The hexes of a region whose token is dealt on a board of such terrain, in reading order."""
    return [
        spot
        for spot in region.hexes
        if spot not in deal.fixed_numbers and terrain[spot] not in deal.tokenless
    ]
