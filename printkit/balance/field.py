"""What measures of balance know of a frame: what lies where on average, and what lies near what.

A `Field` is worked out once for a set-up; `Yields` are what some boards bring, as arrays that
every measure reads. Both stand on balance.ground, so all scenarios are read alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from printkit.balance.ground import Boards, Ground, Whole, boards_of
from printkit.board.hexgrid import Hex
from printkit.engine.bots.worth import PIPS

if TYPE_CHECKING:
    from printkit.board.model import Deal, Region
    from printkit.engine.game import Game
    from printkit.engine.topology import Topology

Singles = NDArray[np.float32]

_PIPS = np.array(PIPS, dtype=np.float32)


@dataclass(frozen=True, eq=False)
class Field:
    """A set-up's frame.

    Attributes:
        deal: What is dealt on it.
        ground: Its places as the boards have them.
        places: The same with what lies near what.
        expected: The pips of each hex on average, if all that is dealt lay anywhere alike.
    """

    deal: Deal
    ground: Ground
    places: Topology
    expected: Singles

    def within(self, start: Iterable[int], steps: int) -> set[int]:
        """The intersections at most so many paths away from some."""
        reached = set(start)
        for _ in range(steps):
            reached |= {near for at in reached for near in self.places.vertex_vertices[at]}
        return reached

    def around(self, groups: Iterable[Iterable[int]]) -> Singles:
        """For each hex and each group of intersections 1 where the hex touches one of the group."""
        touched = [{h for at in group for h in self.places.vertex_hexes[at]} for group in groups]
        return np.array(
            [[h in hexes for hexes in touched] for h in range(len(self.expected))], dtype=np.float32
        )


@dataclass(frozen=True, eq=False)
class Yields:
    """What some boards bring.

    Attributes:
        boards: The boards.
        kind: What each hex yields; -1 for nothing.
        pips: How often, in 36 rolls; 0 for a hex that yields nothing.
        by_kind: The same kind by kind, 0 where a hex yields another.
    """

    boards: Boards
    kind: Whole
    pips: Singles
    by_kind: Singles

    @property
    def total(self) -> Singles:
        """All pips of each board."""
        found: Singles = np.maximum(self.pips.sum(axis=1), np.float32(1))
        return found


def yields_of(boards: Boards) -> Yields:
    """What boards bring."""
    kind = boards.kind[:, :-1]
    pips = np.where(kind >= 0, _PIPS[boards.number[:, :-1]], np.float32(0))
    none = np.float32(0)
    kinds = [np.where(kind == k, pips, none) for k in range(len(boards.ground.kinds))]
    return Yields(boards, kind, pips, np.stack(kinds))


def field_of(game: Game, ground: Ground) -> Field:
    """The field of a game's set-up."""
    deal = game.setup.deal
    average: dict[Hex, float] = {}
    for region in deal.regions:
        spots = [
            spot
            for spot in region.hexes
            if spot not in deal.fixed_terrain or spot not in deal.fixed_numbers
        ]
        average |= dict.fromkeys(spots, _pips_dealt(region, deal) / max(len(spots), 1))
    fixed = yields_of(boards_of([game], ground)).pips[0]
    expected = [average.get(spot, float(fixed[h])) for h, spot in enumerate(game.board.hexes)]
    return Field(deal, ground, game.board, np.array(expected, dtype=np.float32))


def _pips_dealt(region: Region, deal: Deal) -> float:
    """All pips that are dealt into a region, those of features' numbers on average."""
    tokens = sum(PIPS[number] * count for number, count in region.numbers.items())
    own = sum(
        sum(PIPS[value] for value in entry.values) / len(entry.values)
        * (region.terrain.get(entry.terrain, 0) if entry.count is None else entry.count)
        for entry in deal.feature_deals
        if entry.values and entry.terrain in deal.tokenless and entry.terrain in region.terrain
    )  # fmt: skip
    return tokens + own
