"""Which hexes a disaster strikes along a river (DI-30), found from a board's own features.

The engine damages buildings there, and the rule summary draws them: both ask here.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.hexgrid import Hex
from printkit.board.model import Place, Terrain

Features = Mapping[str, tuple[Place, ...]]


def struck(
    terrain: Mapping[Hex, Terrain], features: Features, *, first_rows: int, last_rows: int
) -> dict[str, frozenset[Hex]]:
    """The land that each disaster strikes, by the disaster's name.

    Args:
        terrain: Every hex of the board.
        features: Its river, its brook and its special hexes.
        first_rows: How many rows along the river a dam burst floods.
        last_rows: How many of the rows furthest from it subside.
    """
    river, brook = _hexes(features, "rhine"), _hexes(features, "rotbach")
    waters = {*river, *_marked(features, "mill"), *_marked(features, "lake")}
    land = {spot for spot, kind in terrain.items() if kind is not Terrain.SEA}
    rows = _rows(set(terrain) - set(_marked(features, "lake")), river)
    lengths: dict[int, int] = {}
    for spot, row in rows.items():
        lengths[spot.r] = max(lengths.get(spot.r, 0), row)
    wet = {near for spot in waters for near in spot.neighbors} | set(brook)
    return {
        "subsidence": frozenset(
            spot for spot, row in rows.items() if row > lengths[spot.r] - last_rows and spot in land
        ),
        "dam-burst": frozenset(
            spot for spot, row in rows.items() if row <= first_rows and spot in land
        ),
        "fire": frozenset(land - wet),
    }


def _rows(frame: set[Hex], river: tuple[Hex, ...]) -> dict[Hex, int]:
    """DI-06: how many steps east of its line's river a hex lies, for those that lie east of it."""
    banks: dict[int, int] = {}
    for spot in river:
        banks[spot.r] = max(spot.q, banks.get(spot.r, spot.q))
    return {
        spot: spot.q - banks[spot.r] for spot in frame if spot.r in banks and spot.q > banks[spot.r]
    }


def _hexes(features: Features, feature: str) -> tuple[Hex, ...]:
    return tuple(place.at for place in features.get(feature, ()) if isinstance(place.at, Hex))


def _marked(features: Features, value: str) -> tuple[Hex, ...]:
    places = features.get("special", ())
    return tuple(p.at for p in places if p.value == value and isinstance(p.at, Hex))
