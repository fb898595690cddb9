"""The board in play: what is an island, where bridges go, where the robber may not (DL-02, DL-10).

Everything is found from the tree's hex, so that any board with a tree in a sea will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from printkit.board.hexgrid import Hex
from printkit.board.model import Terrain
from printkit.engine.modules.base.pieces import SETTLED
from printkit.engine.modules.divided_land.tally import GIFTS, NAME, Land, Tally

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

FEATURE = "tree"
NO_CARD = "no-card"
DECK_CARD = 5
"""Where the gold pile counts its development cards, after the five kinds."""


def prepare(game: Game) -> None:
    """DL-05, DL-10, DL-19: no buildings on the Nameless Island; roads pass settlements."""
    game.levels[SETTLED] = replace(game.levels[SETTLED], breaks=False)
    board, nameless = game.board, _island(game, tree_of(game))
    game.grounds = [
        ground and nameless.isdisjoint(around)
        for ground, around in zip(game.grounds, board.vertex_hexes, strict=True)
    ]
    game.homes = game.grounds
    game.terms["GiftId"] = GIFTS
    kinds = tuple(kind.name for kind in game.kinds[:DECK_CARD])
    game.terms["PileCard"] = (*kinds, *(sort.name for sort in game.sorts), NO_CARD)


def tree_of(game: Game) -> int:
    """The hex with the tree."""
    spot = game.layout.features[FEATURE][0].at
    if not isinstance(spot, Hex):
        raise TypeError(spot)
    return game.board.hexes.index(spot)


def _island(game: Game, start: int) -> set[int]:
    """The land that hangs together with a hex."""
    board, dry = game.board, set(game.land)
    whole, frontier = {start}, [start]
    for spot in frontier:
        for at in board.hex_vertices[spot]:
            for near in board.vertex_hexes[at]:
                if near in dry and near not in whole:
                    whole.add(near)
                    frontier.append(near)
    return whole


def start(state: State) -> None:
    """DL-02, DL-16, DL-18: robber on the desert, gifts to be dealt, the gold pile made up."""
    game = state.game
    board, tree = game.board, tree_of(game)
    dry = set(game.land)
    each = game.value("gold_pile_each")
    land = Land(
        tree=tree,
        corners=board.hex_vertices[tree],
        # DL-11: between two sea hexes; coast paths take ordinary roads.
        ways=[len(around) > 1 and dry.isdisjoint(around) for around in board.edge_hexes],
        gold=tuple(
            number
            for number, spot in enumerate(board.hexes)
            if game.layout.terrain[spot] is Terrain.GOLD
        ),
    )
    state.parts[NAME] = Tally(land, game.players, [each] * (DECK_CARD + 1))
    state.haunts = tuple(spot for spot in state.haunts if spot != tree)
    state.agenda += [("deal-gifts", seat) for seat in reversed(range(game.players))]
