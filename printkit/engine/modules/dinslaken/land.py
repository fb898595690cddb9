"""What the board of Dinslaken means for play: banks, crossings, the mill's ring, disaster areas.

All of it is found once from a layout's features and never changes; the tally keeps it (DI-01 to
DI-08, DI-30).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from printkit.board.model import Terrain
from printkit.engine.actions import EdgeId, HexId, VertexId
from printkit.engine.topology import Ids
from printkit.rules.areas import struck
from printkit.rules.valley import hexes_of, marked, valley

if TYPE_CHECKING:
    from printkit.engine.game import Game

RIVER, BROOK, MARKS, TRADES = "rhine", "rotbach", "special", "trades"
"""The features of a board that the rules speak of."""

MILL, LAKE, MARKET = "mill", "lake", "market-hiesfeld"
WORKS = {"brickworks": Terrain.HILLS, "sawmill": Terrain.FOREST, "farm": Terrain.PASTURE}
"""DI-26: what each of the works makes more of."""

SUBSIDENCE, DAM_BURST, FIRE = range(3)
"""DI-30: the disasters, in the order of `Land.areas`."""

_DISASTERS = ("subsidence", "dam-burst", "fire")
"""What rules.areas calls them, in the same order."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """A way across the Rhine: two paths that meet in open water.

    Attributes:
        middle: The intersection in open water, by which it is called.
        paths: Its two paths.
        banks: The intersections at its ends.
    """

    middle: VertexId
    paths: tuple[EdgeId, EdgeId]
    banks: tuple[VertexId, VertexId]


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """The board as the rules of Dinslaken see it.

    Attributes:
        duisburg: The intersections of Duisburg.
        dinslaken: Those at land east of the Rhine.
        crossings: The ways across the Rhine, by their middles.
        brook: The paths that cross the Rotbach.
        rhine: The hexes of the Rhine.
        ring: The fields around the mill, clockwise, past the market.
        works: The hex of each of the works, with the terrain that yields more.
        areas: The hexes that each disaster strikes.
    """

    duisburg: frozenset[VertexId]
    dinslaken: frozenset[VertexId]
    crossings: dict[VertexId, Crossing]
    brook: frozenset[EdgeId]
    rhine: Ids
    ring: Ids
    works: tuple[tuple[HexId, int], ...]
    areas: tuple[frozenset[HexId], ...]


@lru_cache(maxsize=8)
def survey(game: Game) -> Land:
    """The land of a game's board, found when its gold is entered already."""
    board, layout = game.board, game.layout
    ids = {spot: number for number, spot in enumerate(board.hexes)}
    words = marked(layout.features, MARKS)
    river, brook = hexes_of(layout.features, RIVER), hexes_of(layout.features, BROOK)
    along = valley(board.hexes, river, words.get(LAKE, ()))
    rhine = frozenset(ids[spot] for spot in river)
    west = frozenset(ids[spot] for spot in along.west()) & frozenset(game.land)
    east = frozenset(game.land) - west
    chain = [ids[spot] for spot in brook]
    links = {frozenset(pair) for pair in pairwise(chain)}
    banks = _corners(game, west), _corners(game, east)
    areas = struck(
        layout.terrain,
        layout.features,
        first_rows=game.value("meadow_rows"),
        last_rows=game.value("town_rows"),
    )
    mill = words[MILL][0]
    return Land(
        duisburg=banks[0],
        dinslaken=banks[1],
        crossings=dict(_crossings(game, rhine, *banks)),
        brook=frozenset(
            edge for edge, around in enumerate(board.edge_hexes) if frozenset(around) in links
        ),
        rhine=tuple(sorted(rhine)),
        ring=tuple(ids[spot] for spot in mill.neighbors if spot not in words.get(MARKET, ())),
        works=tuple(
            (ids[words[name][0]], game.kind_ids[str(terrain.resource)])
            for name, terrain in WORKS.items()
        ),
        areas=tuple(frozenset(ids[spot] for spot in areas[name]) for name in _DISASTERS),
    )


def _corners(game: Game, hexes: frozenset[HexId]) -> frozenset[VertexId]:
    return frozenset(at for spot in hexes for at in game.board.hex_vertices[spot])


def _crossings(
    game: Game, rhine: frozenset[HexId], west: frozenset[VertexId], east: frozenset[VertexId]
) -> list[tuple[VertexId, Crossing]]:
    """DI-07, DI-21: the ways of two paths between hexes of the Rhine from one bank to the other."""
    board, found = game.board, []
    for middle, around in enumerate(board.vertex_hexes):
        if len(around) < 3 or not rhine.issuperset(around):
            continue
        ends: dict[bool, tuple[EdgeId, VertexId]] = {}
        for edge in board.vertex_edges[middle]:
            one, other = board.edge_vertices[edge]
            end = other if one == middle else one
            if end in west or end in east:
                ends[end in west] = (edge, end)
        if len(ends) == 2:
            (first, left), (second, right) = ends[True], ends[False]
            found.append((middle, Crossing(middle, (first, second), (left, right))))
    return found
