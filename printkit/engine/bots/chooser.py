"""The bot `random`: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Counter, Offer
from printkit.engine.game import legal_actions

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

TALKS = 0.1
"""How often it makes an offer or a counter-offer where it could; there are many of them."""


class Chooser:
    """Chooses by chance."""

    def __init__(self, _: Game, __: int, random: Callable[[], float], ___: float = 0.0) -> None:
        self.random = random

    def choose(self, state: State) -> Action:
        """Any of the legal actions."""
        actions = legal_actions(state)
        if state.game.talking and state.phase in ("act", "answer"):
            deeds = [action for action in actions if not isinstance(action, (Offer, Counter))]
            if len(deeds) == len(actions) or self.random() > TALKS:
                actions = deeds
            else:
                actions = [action for action in actions if isinstance(action, (Offer, Counter))]
        return actions[int(self.random() * len(actions))]
