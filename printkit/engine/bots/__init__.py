"""Players that a program plays: `random` for whatever is legal, `builder` for a sensible game.

A bot is given the state and names one legal action. It may look at what lies
open and at its own hand, not at `state.hidden` of others; a test holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from printkit.engine.bots.builder import Builder
from printkit.engine.bots.chooser import Chooser

if TYPE_CHECKING:
    from printkit.engine.actions import Action
    from printkit.engine.game import Game
    from printkit.engine.state import State


class Bot(Protocol):
    """A player."""

    def choose(self, state: State) -> Action:
        """A legal action."""
        ...


BOTS: dict[str, Callable[[Game, int, Callable[[], float]], Bot]] = {
    "random": Chooser,
    "builder": Builder,
}


def bot(name: str, game: Game, seat: int, random: Callable[[], float]) -> Bot:
    """The bot of that name at a seat."""
    return BOTS[name](game, seat, random)
