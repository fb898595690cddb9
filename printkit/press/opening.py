"""What a board looks like before the first move, as the engine sets it up."""

from __future__ import annotations

from printkit.board.hexgrid import Hex
from printkit.board.model import Terrain
from printkit.engine import game_of
from printkit.press.boards import Board


def robber_start(board: Board) -> Hex | None:
    """Where the robber starts; None off the board, where players choose, or on an illegal board."""
    deserts = sum(terrain is Terrain.DESERT for terrain in board.layout.terrain.values())
    if not board.report.passed or deserts != 1:
        return None
    game = game_of(board.layout, board.scenario, board.setup.players)
    at = game.start().robber
    return game.board.hexes[at] if at >= 0 else None
