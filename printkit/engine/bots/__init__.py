"""Players that a program plays: `random`, `spender` by value alone, `builder` a sensible game.

A bot is given the state and names one legal action. It may look at what lies
open and at its own hand, not at `state.hidden` of others; a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from printkit.engine.bots.builder import Builder
from printkit.engine.bots.chooser import Chooser
from printkit.engine.bots.spender import Spender

if TYPE_CHECKING:
    from printkit.engine.actions import Action
    from printkit.engine.game import Game
    from printkit.engine.state import State


class Bot(Protocol):
    """A player."""

    def choose(self, state: State) -> Action:
        """A legal action."""
        ...


BOTS: dict[str, Callable[[Game, int, Callable[[], float], float], Bot]] = {
    "random": Chooser,
    "spender": Spender,
    "builder": Builder,
}


def bot(name: str, game: Game, seat: int, random: Callable[[], float], slack: float = 0.0) -> Bot:
    """The bot of that name at a seat; it begins at a place that is the best within some slack."""
    return BOTS[name](game, seat, random, slack)
