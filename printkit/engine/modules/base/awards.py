"""Victory points, largest army and the end of the standard game (B-29, B-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.roads import holder, longest_trail

if TYPE_CHECKING:
    from printkit.engine.state import State


def points(state: State, player: int) -> int:
    """A player's points for buildings, titles (B-29) and victory point cards (B-27)."""
    cards = state.hidden.cards[player]
    total = 0
    for sort, worth in state.game.card_points:
        total += cards[sort] * worth
    for count, worth in zip(state.built[player], state.game.points_of, strict=True):
        total += count * worth
    titles = (state.longest == player) + (state.largest == player)
    return total + titles * state.game.award


def check_victory(state: State) -> None:
    """B-30: enough points in a turn of one's own win; not while others build (B-31)."""
    player = state.turn_player
    game = state.game
    if state.phase == "build" or not state.turn:
        return
    total = 0
    for count in game.rules.points:
        total += count(state, player)
    if total >= game.goal and all(holds(state, player) for holds in game.conditions):
        end(state, player)


def end(state: State, winner: int) -> None:
    """The game is over."""
    state.over = True
    state.winner = winner


def count_army(state: State) -> None:
    """B-29: who has the largest army, after a knight was played."""
    state.largest = holder(state.knights, state.largest, state.game.army_from)


def faults(state: State) -> list[str]:
    """Roads whose length is not what it is when counted from nothing."""
    if not state.game.trail_from:
        return []
    counted = [longest_trail(state, player) for player in range(state.game.players)]
    return [] if counted == state.lengths else [f"roads {state.lengths}, counted {counted}"]
