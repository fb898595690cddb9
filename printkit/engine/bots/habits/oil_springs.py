"""The builder's policy on oil.

A metropolis is a plan like any other building, and 2 oil are kept for one while the player has
a city and tokens are left. Other oil is converted when that completes the plan in hand. In a
turn without a use, oil beyond what is kept is sequestered, one by one, and so is all of it when a
point more wins. A thief takes oil before a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action
from printkit.engine.bots.habits import Habits
from printkit.engine.bots.plans import POINT, Plan, Planner, lacking
from printkit.engine.game import is_legal
from printkit.engine.modules.base.pieces import CITIED
from printkit.engine.modules.oil_springs.tally import tally
from printkit.engine.modules.oil_springs.trade import TakeOil
from printkit.engine.modules.oil_springs.uses import BuildMetropolis, Convert, Sequester

if TYPE_CHECKING:
    from printkit.engine.state import State


def _plans(state: State, player: int, planner: Planner) -> list[Plan]:
    """A metropolis at each city; of more worth than a city, being safe and the last step."""
    if not tally(state).metropolises:
        return []
    price = planner.prices["metropolis"]
    return [
        Plan(BuildMetropolis(at), POINT + 2 + planner.worth.pips_at(state, at), price, price)
        for at, owner in enumerate(state.owner)
        if owner == player and state.level[at] == CITIED
    ]


def _kept(state: State) -> int:
    """How much oil is kept for a metropolis."""
    may = tally(state).metropolises and state.built[state.player][CITIED]
    return state.game.value("metropolis_oil") if may else 0


def _exchange(state: State, plan: Plan) -> Action | None:
    """A conversion that completes the plan, all the missing cards being of one kind."""
    oil = tally(state).kind
    hand = state.hidden.hands[state.player]
    missing = lacking(hand, plan.price)
    kinds = [kind for kind, count in enumerate(missing) if count]
    spare = hand[oil] - plan.price[oil]
    if len(kinds) != 1 or kinds[0] == oil or spare < 1:
        return None
    if missing[kinds[0]] > spare * state.game.value("conversion"):
        return None
    action = Convert(kinds[0])
    return action if is_legal(state, action) else None


def _closing(state: State) -> Action | None:
    oil = tally(state).kind
    spare = state.hidden.hands[state.player][oil] - _kept(state)
    action = Sequester()
    return action if spare > 0 and is_legal(state, action) else None


def _theft(_: State, actions: Sequence[Action]) -> Action | None:
    return next((action for action in actions if isinstance(action, TakeOil)), None)


HABITS = Habits(plans=_plans, exchange=_exchange, closing=_closing, theft=_theft)
