"""Rows of dealt cells as boards of a ground, many thousands a second.

What a hex yields follows from its terrain and features; that is read off the engine's own game
the first time that it lies there, and never asked again. No scenario is named here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.ground import ANY, NOTHING, Boards, Ground, Whole, boards_of, ground_of
from printkit.board.model import Harbour
from printkit.engine import game_of
from printkit.engine.bots.worth import Worth
from printkit.generate.dealing import Dealing
from printkit.rules.grid import ROLL, TERRAIN_SHIFT, TRADES

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.board.model import Layout
    from printkit.engine.game import Game
    from printkit.rules.grid import Cells
    from printkit.scenarios.model import Scenario

UNKNOWN = -9


class Rows:
    """What reads rows of a dealing's cells for so many players.

    Attributes:
        dealing: How boards are dealt.
        game: The game on the first board that was seen.
        ground: What all of them share.
    """

    def __init__(self, dealing: Dealing, scenario: Scenario, layout: Layout) -> None:
        """A reader, with any board of the dealing."""
        self.dealing = dealing
        self._scenario = scenario
        self.game = self._game(layout)
        self.ground: Ground = ground_of(self.game)
        grid, places = dealing.table.grid, self.game.board
        self._harbours = boards_of([self.game], self.ground).harbour
        self._columns = np.array([grid.index[spot] for spot in places.hexes])
        ends = dict(zip(places.edges, places.edge_vertices, strict=True))
        self._ends = [ends[path] for path in grid.deal.harbour_places]
        self._kinds = np.full((len(places.hexes), grid.size >> TERRAIN_SHIFT), UNKNOWN)
        trades = [_trade(trade, self.game) for trade in TRADES]
        self._trades = np.array([*trades, NOTHING])

    def boards(self, rows: Whole, layout: Callable[[Cells], Layout]) -> Boards:
        """The boards that rows tell of.

        Args:
            rows: The cells, a row for each board.
            layout: Makes a layout of a row, where it shows something new.
        """
        cells = rows[:, self._columns]
        there = cells >> TERRAIN_SHIFT
        hexes = np.arange(cells.shape[1])
        kind = self._kinds[hexes, there]
        while (kind == UNKNOWN).any():
            row = int((kind == UNKNOWN).any(axis=1).argmax())
            self._kinds[hexes, there[row]] = Worth(self._game(layout(rows[row].tolist()))).kinds
            kind = self._kinds[hexes, there]
        # What is dealt lies over what lies still.
        harbour = np.repeat(self._harbours, len(rows), axis=0)
        slots = rows[:, self.dealing.table.grid.slot(0) :] - self.dealing.table.grid.size
        for slot, ends in enumerate(self._ends):
            harbour[:, ends] = self._trades[slots[:, slot], None]
        return Boards(self.ground, _bordered(kind, NOTHING), _bordered(cells & ROLL, 0), harbour)

    def _game(self, layout: Layout) -> Game:
        return game_of(layout, self._scenario, self.dealing.table.setup.players)


def _bordered(values: Whole, none: int) -> Whole:
    """The values with one column more, which stands for no hex."""
    return np.pad(values, ((0, 0), (0, 1)), constant_values=none)


def _trade(trade: Harbour, game: Game) -> int:
    return ANY if trade is Harbour.ANY else game.kind_ids.get(str(trade), NOTHING)
