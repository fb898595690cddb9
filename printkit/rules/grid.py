"""A deal's board as flat numbers, so that thousands of boards can be judged in a second.

A board is a list of cells: one small number for each hex of the frame (its terrain, the number
on which it yields, its features) and one for each harbour place (its trade). Constraints ask
their questions of cells (rules/demands); generator, check and prover all put boards this way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import msgspec

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Deal, Harbour, Layout, Terrain

TERRAINS = tuple(Terrain)
TRADES = tuple(Harbour)

ROLL = 0b1111
"""The bits of a hex's cell that tell the number on which it yields; 0 for none."""

TERRAIN_SHIFT = 4
TERRAIN = 0b1111
"""The bits of a hex's terrain, once they are shifted down."""

FEATURE_SHIFT = 8

TERRAIN_CODE = {kind: place << TERRAIN_SHIFT for place, kind in enumerate(TERRAINS)}
"""The bits of a hex's cell that tell its terrain."""

Cells = list[int]
"""A board: a cell for each hex in the frame's order, then one for each harbour place."""


class Grid(msgspec.Struct, frozen=True, eq=False):
    """What never changes while boards of one deal are dealt and judged.

    Attributes:
        deal: The deal.
        index: The place of each hex in a list of cells.
        near: For each hex its neighbours.
        pairs: Every two neighbours, once.
        corners: Every intersection of the board with the hexes that meet there.
        features: The names of the features that can lie on hexes; each has a bit.
        size: How many different cells a hex can have; a trade's cell is this plus its place.
    """

    deal: Deal
    index: Mapping[Hex, int]
    near: tuple[tuple[int, ...], ...]
    pairs: tuple[tuple[int, int], ...]
    corners: tuple[tuple[Vertex, tuple[int, ...]], ...]
    features: tuple[str, ...]
    size: int

    @property
    def count(self) -> int:
        """How many cells a board has."""
        return len(self.near) + len(self.deal.harbour_places)

    def bit(self, feature: str) -> int:
        """The bit of a hex's cell that tells whether it carries the feature."""
        return 1 << FEATURE_SHIFT + self.features.index(feature)

    def slot(self, place: int) -> int:
        """Where a harbour place's cell stands."""
        return len(self.near) + place

    def spot(self, at: int) -> Hex | Edge:
        """The hex or path whose cell stands there."""
        hexes = len(self.near)
        return self.deal.frame[at] if at < hexes else self.deal.harbour_places[at - hexes]

    def spots(self, at: Sequence[int]) -> tuple[Hex | Edge, ...]:
        """The hexes and paths whose cells stand there."""
        return tuple(self.spot(place) for place in at)

    def table(self, tell: Callable[[Terrain, int, int], int]) -> tuple[int, ...]:
        """What is told of each hex's cell by its terrain, number and feature bits.

        Harbours' cells are told 0 of.
        """
        kinds = [TERRAINS[code] if code < len(TERRAINS) else None for code in range(TERRAIN + 1)]
        told = [
            0 if kind is None else tell(kind, cell & ROLL, cell)
            for cell in range(self.size)
            for kind in (kinds[cell >> TERRAIN_SHIFT & TERRAIN],)
        ]
        return (*told, *[0] * (len(TRADES) + 1))

    def trade(self, harbour: Harbour | None) -> int:
        """The cell of a harbour place with such a harbour."""
        return self.size + (len(TRADES) if harbour is None else TRADES.index(harbour))


@lru_cache(maxsize=64)
def grid_of(deal: Deal) -> Grid:
    """The flat board of a deal."""
    index = {spot: place for place, spot in enumerate(deal.frame)}
    near = tuple(
        tuple(index[other] for other in spot.neighbors if other in index) for spot in deal.frame
    )
    corners = dict.fromkeys(corner for spot in deal.frame for corner in spot.corners)
    dealt = dict.fromkeys(entry.feature for entry in deal.feature_deals)
    fixed = [
        name
        for name, places in deal.fixed_features.items()
        if any(isinstance(place.at, Hex) for place in places)
    ]
    features = tuple(dict.fromkeys([*dealt, *fixed]))
    return Grid(
        deal=deal,
        index=index,
        near=near,
        pairs=tuple((a, b) for a, others in enumerate(near) for b in others if a < b),
        corners=tuple(
            (corner, tuple(index[spot] for spot in corner.touches if spot in index))
            for corner in corners
        ),
        features=features,
        size=1 << FEATURE_SHIFT + len(features),
    )


def rolls(layout: Layout) -> dict[Hex, int]:
    """Every hex with the number on which it yields: its token's, or a feature's there."""
    found = {
        place.at: place.value
        for places in layout.features.values()
        for place in places
        if isinstance(place.at, Hex) and isinstance(place.value, int)
    }
    return found | dict(layout.numbers)


def cells_of(layout: Layout, grid: Grid) -> Cells:
    """A layout as cells."""
    found = rolls(layout)
    cells = [
        TERRAIN_CODE[layout.terrain[spot]] | found.get(spot, 0) & ROLL for spot in grid.deal.frame
    ]
    for name in grid.features:
        for place in layout.features.get(name, ()):
            if isinstance(place.at, Hex):
                cells[grid.index[place.at]] |= grid.bit(name)
    return cells + [grid.trade(layout.harbours.get(path)) for path in grid.deal.harbour_places]
