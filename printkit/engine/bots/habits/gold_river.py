"""The builder at a gold river: of any resource the one that it lacks most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from printkit.engine.actions import Action, KindId
from printkit.engine.bots.habits import Habits
from printkit.engine.game import legal_actions

if TYPE_CHECKING:
    from printkit.engine.state import State


class _Taking(Protocol):
    """An action that takes a card of some kind."""

    kind: KindId


def choice(state: State) -> Action:
    """Of any resource the one of which one has least."""
    actions = cast("list[_Taking]", legal_actions(state))
    hand = state.hidden.hands[state.player]
    return cast("Action", min(actions, key=lambda action: (hand[action.kind], action.kind)))


HABITS = Habits(phases={"gold": choice})
