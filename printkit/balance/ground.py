"""Boards as arrays for the simulated draft: what each intersection yields, which lie side by side.

A `Ground` is what all boards of a frame share, in the engine's numbers for places; `Boards` are
some of them at once. Both are read off the engine's own games, so that no scenario is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from printkit.board.model import Harbour
from printkit.engine.bots.worth import PIPS, Worth

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Bools = NDArray[np.bool_]

NOTHING = -1
ANY = -2
"""A harbour that trades every kind."""


@dataclass(frozen=True, eq=False)
class Ground:
    """What all boards of a frame share, for so many players.

    Attributes:
        kinds: What can be yielded, by name.
        weights: What the builder thinks a pip of each is worth.
        hexes: The hexes at each intersection, three each; the number of hexes where there is none.
        near: The intersections next to each, three each; the number of intersections for none.
        beyond: Those two paths away, six each, likewise.
        ways: Where a starting road leads from each, three each, likewise.
        homes: Where one may begin.
        grounds: Where buildings may stand at all.
        order: The seats in the order in which they found settlements.
        owner: Who has a building on each intersection before anybody chooses; -1 for nobody.
        given: The buildings that each seat has before that and that yield something.
        costs: What things cost, by kind.
        rates: What the bank asks for one card, by kind; 0 where it does not trade.
    """

    kinds: tuple[str, ...]
    weights: Floats
    hexes: Whole
    near: Whole
    beyond: Whole
    ways: Whole
    homes: Bools
    grounds: Bools
    order: tuple[int, ...]
    owner: Whole
    given: tuple[tuple[int, ...], ...]
    costs: dict[str, Floats]
    rates: Floats

    @property
    def players(self) -> int:
        """How many seats there are."""
        return max(self.order) + 1

    @property
    def places(self) -> int:
        """How many intersections there are."""
        return len(self.homes)


@dataclass(frozen=True, eq=False)
class Boards:
    """Some boards of a ground, a row for each.

    Attributes:
        ground: What they share.
        kind: What each hex yields, -1 for nothing; one column more stands for no hex.
        number: The number on which it does, 0 for none; one column more likewise.
        harbour: What the harbour at each intersection trades: a kind, -2 for any, -1 for none.
    """

    ground: Ground
    kind: Whole
    number: Whole
    harbour: Whole

    def __len__(self) -> int:
        return len(self.kind)

    def part(self, rows: slice) -> Boards:
        """Some of them."""
        return Boards(self.ground, self.kind[rows], self.number[rows], self.harbour[rows])


def ground_of(game: Game) -> Ground:
    """What the boards of a game's frame share."""
    board, state = game.board, game.start()
    agenda = [(state.phase, state.player), *reversed(state.agenda)]
    near = board.vertex_vertices
    beyond = [
        sorted({other for next_ in around for other in near[next_]} - {at})
        for at, around in enumerate(near)
    ]
    ways = [
        [sum(board.edge_vertices[edge]) - at for edge in edges if _open(game, state, edge)]
        for at, edges in enumerate(board.vertex_edges)
    ]
    worth = Worth(game)
    return Ground(
        kinds=tuple(kind.name for kind in game.kinds),
        weights=np.array(worth.weights),
        hexes=_padded(board.vertex_hexes, 3, len(board.hexes)),
        near=_padded(near, 3, len(board.vertices)),
        beyond=_padded(beyond, 6, len(board.vertices)),
        ways=_padded(ways, 3, len(board.vertices)),
        homes=np.array(game.homes),
        grounds=np.array(game.grounds),
        order=tuple(seat for phase, seat in agenda if phase == "found-settlement"),
        owner=np.array(state.owner),
        given=tuple(
            tuple(
                at
                for at, owner in enumerate(state.owner)
                if owner == seat and game.yields_of[state.level[at]]
            )
            for seat in range(game.players)
        ),
        costs={thing: _price(game, thing) for thing, price in game.costs.items() if price},
        rates=np.array(game.rates, dtype=np.float64),
    )


def _open(game: Game, state: State, edge: int) -> bool:
    """True when a starting road may lie on a path."""
    return bool(game.trails[edge]) and state.roads[edge] < 0


def boards_of(games: Sequence[Game], ground: Ground) -> Boards:
    """The boards of some games on the same frame."""
    kinds = [[*Worth(game).kinds, NOTHING] for game in games]
    numbers = [[*game.numbers, 0] for game in games]
    harbours = [[_trade(game, told) for told in game.harbours] for game in games]
    return Boards(ground, np.array(kinds), np.array(numbers), np.array(harbours))


def pips_of(boards: Boards) -> Floats:
    """How often each hex yields, in 36 rolls; 0 for one that yields nothing."""
    pips: Floats = np.array(PIPS, dtype=np.float64)[boards.number]
    return np.where(boards.kind >= 0, pips, 0.0)


def _trade(game: Game, told: str | None) -> int:
    if told is None:
        return NOTHING
    return ANY if told == Harbour.ANY else game.kind_ids.get(str(told), NOTHING)


def _price(game: Game, thing: str) -> Floats:
    price = np.zeros(len(game.kinds))
    for kind, count in game.costs[thing]:
        price[kind] = count
    return price


def _padded(rows: Sequence[Any], width: int, none: int) -> Whole:
    """Rows of different lengths as one array, filled up with a number that means none."""
    return np.array([[*row, *[none] * (width - len(row))] for row in rows])
