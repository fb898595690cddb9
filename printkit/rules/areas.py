"""Which hexes a disaster strikes along a river (DI-30), found from a board's own features.

The rule summary draws them; rows and banks are those of rules.valley.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.hexgrid import Hex
from printkit.board.model import Place, Terrain
from printkit.rules.valley import hexes_of, marked, valley


def struck(
    terrain: Mapping[Hex, Terrain],
    features: Mapping[str, tuple[Place, ...]],
    *,
    first_rows: int,
    last_rows: int,
) -> dict[str, frozenset[Hex]]:
    """The land that each disaster strikes, by the disaster's name.

    Args:
        terrain: Every hex of the board.
        features: Its river, its brook and its special hexes.
        first_rows: How many rows along the river a dam burst floods.
        last_rows: How many of the rows furthest from it subside.
    """
    river, brook = hexes_of(features, "rhine"), hexes_of(features, "rotbach")
    places = marked(features, "special")
    lake, mill = places.get("lake", ()), places.get("mill", ())
    along = valley(tuple(terrain), river, lake)
    land = {spot for spot, kind in terrain.items() if kind is not Terrain.SEA}
    wet = {near for spot in (*river, *mill, *lake) for near in spot.neighbors} | set(brook)
    rows = {
        "subsidence": tuple(range(-last_rows, 0)),
        "dam-burst": tuple(range(1, first_rows + 1)),
    }
    by_rows = {
        name: frozenset(spot for spot in land if along.lies(spot, lying))
        for name, lying in rows.items()
    }
    return {**by_rows, "fire": frozenset(land - wet)}
