"""The bot `random`: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Offer
from printkit.engine.game import legal_actions

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

TALKS = 0.1
"""How often it makes an offer where it could; offers are many, and would be all it does."""


class Chooser:
    """Chooses by chance."""

    def __init__(self, _: Game, __: int, random: Callable[[], float]) -> None:
        self.random = random

    def choose(self, state: State) -> Action:
        """Any of the legal actions."""
        actions = legal_actions(state)
        if state.phase == "act" and state.game.talking:
            deeds = [action for action in actions if not isinstance(action, Offer)]
            if len(deeds) == len(actions) or self.random() > TALKS:
                actions = deeds
            else:
                actions = [action for action in actions if isinstance(action, Offer)]
        return actions[int(self.random() * len(actions))]
