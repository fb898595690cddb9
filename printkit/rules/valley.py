"""A board along a river: its banks, and the rows that are counted eastward from it.

The kinds of rules/river and rules/marks speak of rows and banks; here they are found from the
features that a layout has, so that a board which somebody enters is judged by its own river.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from printkit.board.hexgrid import Hex
from printkit.board.model import Place

Marked = Mapping[str, tuple[Hex, ...]]
"""The hexes of a feature by the word that each carries."""


class Valley(msgspec.Struct, frozen=True):
    """The hexes of a frame as they lie along a river.

    Attributes:
        rows: How many steps east of its line's river a hex lies; west of it negative, 0 in it.
        lengths: How many hexes each line has east of the river.
        river: Its hexes.
    """

    rows: Mapping[Hex, int]
    lengths: Mapping[int, int]
    river: frozenset[Hex]

    def west(self) -> frozenset[Hex]:
        """The hexes on the western bank."""
        return frozenset(spot for spot, row in self.rows.items() if row < 0)

    def east(self) -> frozenset[Hex]:
        """The hexes on the eastern bank."""
        return frozenset(spot for spot, row in self.rows.items() if row > 0)

    def lies(self, spot: Hex, rows: tuple[int, ...]) -> bool:
        """True when a hex lies in one of some rows; negative ones are counted from the east."""
        row = self.rows.get(spot, 0)
        return row > 0 and (row in rows or row - self.lengths[spot.r] - 1 in rows)


@lru_cache(maxsize=64)
def valley(frame: tuple[Hex, ...], river: tuple[Hex, ...], outside: tuple[Hex, ...]) -> Valley:
    """The rows along a river; hexes outside are counted in none, nor are lines without river."""
    water: dict[int, list[int]] = {}
    for spot in river:
        water.setdefault(spot.r, []).append(spot.q)
    rows: dict[Hex, int] = {}
    for spot in frame:
        if spot in outside or spot.r not in water:
            continue
        first, last = min(water[spot.r]), max(water[spot.r])
        rows[spot] = spot.q - last if spot.q > last else min(spot.q - first, 0)
    lengths = dict.fromkeys(water, 0)
    for spot, row in rows.items():
        lengths[spot.r] = max(lengths[spot.r], row)
    return Valley(rows, lengths, frozenset(river))


def hexes_of(features: Mapping[str, tuple[Place, ...]], feature: str) -> tuple[Hex, ...]:
    """The hexes of a feature, in its order."""
    return tuple(place.at for place in features.get(feature, ()) if isinstance(place.at, Hex))


def marked(features: Mapping[str, tuple[Place, ...]], feature: str) -> Marked:
    """The hexes of a feature by the words that they carry."""
    found: dict[str, tuple[Hex, ...]] = {}
    for place in features.get(feature, ()):
        if isinstance(place.at, Hex) and place.value is not None:
            word = str(place.value)
            found[word] = (*found.get(word, ()), place.at)
    return found
