"""Victory points, largest army and the end of the standard game (B-29, B-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.modules.base.pieces import CITIED, KNIGHT
from printkit.engine.roads import holder, trails
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.game import Game
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


def sure(game: Game) -> int:
    """What two starting settlements can become without any room more, and cards bring besides.

    Whatever they yield, the bank changes for what is wanted: both grow into cities, and whoever
    buys the deck has its knights and points.
    """
    wanted = (*game.costs["city"], *game.costs["development-card"])
    if not all(game.rates[kind] for kind, _ in wanted):
        return 0
    grown = min(2, game.pieces["city"]) * game.levels[CITIED].points
    army = game.award if 0 < game.army_from <= game.deck[KNIGHT] else 0
    return grown + army + sum(game.deck[sort] * worth for sort, worth in game.card_points)


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
    """Roads, titles and points that are not what they are when counted from nothing."""
    game = state.game
    seats = range(game.players)
    found = []
    if game.trail_from:
        counted = trails(game, tuple(state.roads), tuple(state.owner), tuple(state.level))
        if counted != state.lengths:
            found.append(f"roads {state.lengths}, counted {counted}")
    if state.longest != holder(state.lengths, state.longest, game.trail_from):
        found.append(f"the longest road is seat {state.longest}'s, of {state.lengths}")
    if state.largest != holder(state.knights, state.largest, game.army_from):
        found.append(f"the largest army is seat {state.largest}'s, of {state.knights}")
    worth = [0] * game.players
    for owner, level in zip(state.owner, state.level, strict=True):
        if owner != NOBODY:
            worth[owner] += game.points_of[level]
    for player, cards in enumerate(state.hidden.cards):
        worth[player] += sum(cards[sort] * points for sort, points in game.card_points)
        worth[player] += game.award * ((state.longest == player) + (state.largest == player))
    told = [points(state, player) for player in seats]
    return found if told == worth else [*found, f"points {told}, counted {worth}"]
