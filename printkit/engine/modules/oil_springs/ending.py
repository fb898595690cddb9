"""Points and the two ends: victory after one's turn, or the Champion's (OS-24, OS-40, OS-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.game import score
from printkit.engine.modules.base.awards import end
from printkit.engine.modules.oil_springs.springs import springs_of
from printkit.engine.modules.oil_springs.tally import OIL, tally

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State


def order(before: tuple[str, ...]) -> tuple[str, ...]:
    """OS-30, OS-50: disaster and win check after the turn, another disaster after others built."""
    at = before.index("special")
    return ("clear", *before[:at], "disaster", "victory", "special", "disaster", *before[at + 1 :])


def points(state: State, player: int) -> int:
    """OS-24: for each 3 oil sequestered, and for being the Champion."""
    oil, game = tally(state), state.game
    title = game.value("champion_points") if oil.champion == player else 0
    return oil.sequestered[player] // game.value("sequester_per_point") + title


def sure(game: Game) -> int:
    """OS-24: what the oil of one starting settlement at a spring brings who only sequesters it.

    Nobody else need settle there or use oil (OS-23), so no disaster comes in between. As much is
    counted as makes a Champion, while the supply has it.
    """
    laid = game.value("champion_from")
    if laid > game.kinds[game.kind_ids[OIL]].supply or not game.value("sequester_per_turn"):
        return 0
    if not any(_settled(game, spot) for spot in springs_of(game)):
        return 0
    return laid // game.value("sequester_per_point") + game.value("champion_points")


def _settled(game: Game, spot: int) -> bool:
    """A spring with a number at which a starting settlement may stand."""
    return bool(game.numbers[spot]) and any(game.homes[at] for at in game.board.hex_vertices[spot])


def _victory(state: State) -> bool:
    """OS-40: enough points after one's own turn and its disaster win."""
    if score(state, state.player) >= state.game.goal:
        end(state, state.player)
    return False


def fill_track(state: State) -> None:
    """OS-41: a full track ends the game, before OS-40; the Champion wins, or nobody."""
    oil = tally(state)
    if len(oil.track) >= state.game.value("track_circles"):
        end(state, oil.champion)


PHASES = {"victory": _victory}
