"""What places and cards are worth to a player: pips by kind, spread, income, open points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.board.model import pips
from printkit.engine.game import score

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

KINDS = (1.0, 1.0, 0.85, 1.1, 1.1)
"""What a pip of brick, lumber, wool, grain and ore is worth; other kinds count as ore."""

SPREAD = 2.5
"""What a kind is worth that the player does not get yet, in pips."""

HARBOUR = 1.0
PIPS = tuple(pips(roll) if roll else 0 for roll in range(13))


class Worth:
    """The worth of a board's intersections; made once for a game."""

    def __init__(self, game: Game) -> None:
        special = next((k for k, kind in enumerate(game.kinds) if kind.open), -1)
        # A numbered hex that yields nothing by itself yields what lies open.
        self.kinds = [
            kind if kind >= 0 else special if number else -1
            for kind, number in zip(game.produces, game.numbers, strict=True)
        ]
        self.weights = [KINDS[k] if k < len(KINDS) else KINDS[-1] for k in range(len(game.kinds))]
        self.around = game.board.vertex_hexes
        self._numbers: list[int] = []
        self._pips: list[float] = []

    def pips(self, state: State) -> list[float]:
        """The weighted pips of every intersection; counted anew when a token was taken away."""
        if state.number != self._numbers:
            self._numbers = state.number[:]
            worth = [
                PIPS[number] * self.weights[kind] if kind >= 0 else 0.0
                for kind, number in zip(self.kinds, state.number, strict=True)
            ]
            self._pips = [sum(worth[spot] for spot in around) for around in self.around]
        return self._pips

    def pips_at(self, state: State, at: int) -> float:
        """The weighted pips of an intersection."""
        return self.pips(state)[at]

    def income(self, state: State, player: int) -> list[float]:
        """The cards of each kind that a player may expect in a round of the table."""
        found = [0.0] * len(self.weights)
        rolls = state.game.players / 36
        yields_of, level = state.game.yields_of, state.level
        for at, owner in enumerate(state.owner):
            if owner == player:
                for spot in self.around[at]:
                    kind = self.kinds[spot]
                    if kind >= 0 and spot != state.robber:
                        found[kind] += PIPS[state.number[spot]] * yields_of[level[at]] * rolls
        return found

    def start(self, state: State, player: int, at: int) -> float:
        """What an intersection is worth to begin at: pips, kinds not had yet, a harbour."""
        had = {
            self.kinds[spot]
            for place, owner in enumerate(state.owner)
            if owner == player
            for spot in self.around[place]
        }
        new = {self.kinds[spot] for spot in self.around[at]} - had - {-1}
        harbour = HARBOUR if state.game.harbours[at] else 0.0
        return self.pips_at(state, at) + SPREAD * len(new) + harbour


def open_score(state: State, player: int) -> int:
    """The points that everybody can see."""
    cards, sorts = state.hidden.cards[player], state.game.sorts
    covert = sum(
        cards[sort] * worth for sort, worth in state.game.card_points if not sorts[sort].open
    )
    return score(state, player) - covert
