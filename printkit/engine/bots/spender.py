"""The bot `spender`: it settles for pips alone and builds at once whatever it can.

It plays by value without a plan: what can be begun now comes first, nothing is saved up for, and
there is no trade with other players. All else it does as `builder`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from printkit.engine.actions import Action, BuildSettlement, Decline
from printkit.engine.bots.builder import Builder
from printkit.engine.bots.opening import beginning
from printkit.engine.bots.plans import lacking
from printkit.engine.game import legal_actions

if TYPE_CHECKING:
    from printkit.engine.bots.plans import Plan
    from printkit.engine.state import State


class Spender(Builder):
    """Builds what is worth most of what can be paid."""

    def _found(self, state: State) -> Action:
        actions = cast("list[BuildSettlement]", legal_actions(state))
        worths = [self.worth.pips_at(state, action.at) for action in actions]
        return actions[beginning(worths, self.slack, self.random)]

    def _plans(self, state: State) -> list[tuple[float, Plan]]:
        """Those first that can be begun at once, each by its worth; then by the cards they lack."""
        hand = state.hidden.hands[self.seat]
        plans = self.planner.plans(state, self.seat)
        for habits in self.habits:
            plans += habits.plans(state, self.seat, self.planner)
        ranked = [(plan.worth / (1 + sum(lacking(hand, plan.step))), plan) for plan in plans]
        ranked.sort(key=lambda pair: -pair[0])
        return ranked

    def _propose(self, *_: object) -> None:
        """Nothing: it does not trade with players."""

    def _answer(self, _: State) -> Action:
        return Decline()
