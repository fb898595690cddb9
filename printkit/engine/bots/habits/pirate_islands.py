"""The builder's policy at sea: a line to the fortress, warships on it, then fights.

The next ship is a plan like any other building, of more worth the nearer its owner is to enough
points, for nobody wins without a fortress. Cards are bought until there are warships enough. A
fight ends the turn, so it comes last, and only at odds worth the ships that it may cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, BuildSettlement, BuyCard, Steal
from printkit.engine.bots.habits import Habits
from printkit.engine.bots.habits.gold_river import choice
from printkit.engine.bots.plans import POINT, Plan, Planner
from printkit.engine.bots.worth import open_score
from printkit.engine.game import is_legal, legal_actions
from printkit.engine.modules.base.pieces import KNIGHT, SETTLEMENT
from printkit.engine.modules.pirate_islands.fights import Attack, own_fortress
from printkit.engine.modules.pirate_islands.line import BuildShip, onward
from printkit.engine.modules.pirate_islands.tally import tally

if TYPE_CHECKING:
    from printkit.engine.state import State

SHIP = 7.0
"""What a ship is worth at the beginning, in pips; each point of one's own adds to it."""

NEARER = 0.8
"""What each point adds."""

ARMED = 5
"""So many warships are wanted: they win two fights of three."""

ARMS = 1.2 * POINT
"""What a card is worth while warships are wanted."""

BOLD = 4
"""With so many warships a fortress is attacked; with fewer only where no more can be had."""

LEAST = 2
"""With fewer no fight can be won."""


def _plans(state: State, player: int, planner: Planner) -> list[Plan]:
    if own_fortress(state, player):
        return list(_crossing(state, player, planner))
    ship, card = planner.prices["ship"], planner.prices["development-card"]
    worth = SHIP + NEARER * open_score(state, player)
    found = [Plan(BuildShip(edge), worth, ship, ship) for edge in _open_water(state, player)]
    if any(state.hidden.deck) and _arms(state, player) < ARMED:
        found.append(Plan(BuyCard(), ARMS, card, card))
    return [*found, *_crossing(state, player, planner)]


def _open_water(state: State, player: int) -> list[int]:
    """The next ship, away from the coast if can be: there a road or settlement could stop it."""
    coast = state.game.roadways
    return sorted(onward(state, player), key=lambda edge: (coast[edge], edge))[:1]


def _arms(state: State, player: int) -> int:
    """The warships that a player has, and may make of cards in his hand."""
    return tally(state).warships[player] + state.hidden.cards[player][KNIGHT]


def _crossing(state: State, player: int, planner: Planner) -> Sequence[Plan]:
    """A settlement at the marked crossing, once the line has come there."""
    here = tally(state)
    at = here.waters.courses[player].crossing
    near = set(state.game.board.vertex_edges[at]).intersection(here.lines[player])
    if state.owner[at] >= 0 or not near or not state.supply[player][SETTLEMENT]:
        return ()
    price = planner.prices["settlement"]
    return (Plan(BuildSettlement(at), POINT + planner.worth.pips_at(state, at), price, price),)


def _fight(state: State) -> Action | None:
    """An attack at good odds, or at any where no more warships can be had."""
    player, attack = state.player, Attack()
    warships = tally(state).warships[player]
    last = not any(state.hidden.deck) and _arms(state, player) == warships
    if warships < (LEAST if last else BOLD) or not is_legal(state, attack):
        return None
    return attack


def _rob(state: State) -> Action:
    """From whoever leads and has most cards."""
    steals = [action for action in legal_actions(state) if isinstance(action, Steal)]
    hands = state.hidden.hands
    return max(steals, key=lambda a: (open_score(state, a.victim), sum(hands[a.victim])))


HABITS = Habits(
    phases={"spoils": choice, "gold": choice, "theft": _rob}, plans=_plans, closing=_fight
)
