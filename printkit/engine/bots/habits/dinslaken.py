"""The builder's policy on the Rhine, gold, ships, damage and cards.

A crossing is a plan whose worth is a settlement in Duisburg with its point; a trade ship is a cheap
source of gold, built when nothing better is near, and carries what the plan in hand needs least.
Gold pays first for repairs of what yields most, then for the first insurance, and whatever is left
is a card to trade with. Cards are played as soon as they help.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, End, Roll
from printkit.engine.bots.habits import Habits
from printkit.engine.bots.plans import POINT, Plan, Planner, lacking
from printkit.engine.bots.worth import open_score
from printkit.engine.game import RESOURCES, is_legal, legal_actions
from printkit.engine.modules.base.build import vacant
from printkit.engine.modules.base.pieces import CITIED, SETTLEMENT
from printkit.engine.modules.dinslaken.cards import (
    PlayAlchemist,
    PlayIrrigation,
    PlayMining,
    PlaySaboteur,
    harvest,
)
from printkit.engine.modules.dinslaken.crossing import BuildBridge, BuildFerry, free
from printkit.engine.modules.dinslaken.favours import GiveCard, PlaySpy, PlayWedding, SpyResource
from printkit.engine.modules.dinslaken.repairs import Insure, Repair, RestoreCity
from printkit.engine.modules.dinslaken.ships import BuildTradeShip, LoadShip, SellCargo
from printkit.engine.modules.dinslaken.tally import tally
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State

SHIP = 0.6 * POINT
"""What a trade ship is worth: gold now and again."""

PREMIUM = 5
"""So much gold is held before insurance is bought: repairs come first."""

SPARE = 2
"""A hand with so many cards more than the plan needs loads the ship."""

REAPED = 2
"""So many cards at least a harvest card is played for."""


def _plans(state: State, player: int, planner: Planner) -> list[Plan]:
    return [
        *_crossings(state, player, planner),
        *_ship(state, player, planner),
        *_restorations(state, player, planner),
    ]


def _crossings(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    """Over the Rhine to the first settlement in Duisburg, by bridge or ferry."""
    land = tally(state).land
    if not state.supply[player][SETTLEMENT]:
        return
    if any(state.owner[at] == player for at in land.duisburg) or state.player != player:
        return
    settlement = planner.prices["settlement"]
    for kind in (BuildBridge, BuildFerry):
        step = planner.prices[kind.word]
        for action in free(state, kind):
            way = land.crossings[action.over]
            far = next((end for end in way.banks if end in land.duisburg), NOWHERE)
            if far == NOWHERE or not vacant(state, far):
                continue
            worth = 2 * POINT + planner.worth.pips_at(state, far)
            price = tuple(map(sum, zip(step, settlement, strict=True)))
            yield Plan(action, worth, price, step)


def _ship(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    here = tally(state)
    if here.ships[player] == NOWHERE:
        price = planner.prices["trade-ship"]
        yield Plan(BuildTradeShip(here.land.rhine[0]), SHIP, price, price)


def _restorations(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    """A city turned over is worth raising for what it yields."""
    price = planner.prices["saboteur-repair"]
    level = tally(state).sabotaged
    for at, owner in enumerate(state.owner):
        if owner == player and state.level[at] == level:
            yield Plan(RestoreCity(at), planner.worth.pips_at(state, at), price, price)


def _card(state: State, _: Plan | None) -> Action | None:
    """Harvests that bring something, a Wedding or Spy, a Saboteur on the leader's city."""
    player = state.player
    for action in _candidates(state, player):
        if is_legal(state, action):
            return action
    return None


def _candidates(state: State, player: int) -> Iterator[Action]:
    hands = state.hidden.hands
    for action, kind in ((PlayMining(), 4), (PlayIrrigation(), 3)):
        if harvest(state, player, kind) * 2 >= REAPED:
            yield action
    others = [seat for seat in range(state.game.players) if seat != player]
    richer = [
        seat
        for seat in others
        if open_score(state, seat) > open_score(state, player)
        and any(hands[seat][: len(RESOURCES)])
    ]
    if richer:
        yield PlayWedding()
    for seat in sorted(others, key=lambda s: (-open_score(state, s), -sum(hands[s]))):
        yield PlaySpy(seat)
        yield from (
            PlaySaboteur(at)
            for at, owner in enumerate(state.owner)
            if owner == seat and state.level[at] == CITIED
        )


def _exchange(state: State, plan: Plan) -> Action | None:
    """A sale when there is cargo, a load of what the plan does not need."""
    if is_legal(state, SellCargo()):
        return SellCargo()
    hand = state.hidden.hands[state.player]
    spare = [held - wanted for held, wanted in zip(hand, plan.price, strict=True)]
    resources = spare[: len(RESOURCES)]
    kind = max(range(len(resources)), key=lambda k: resources[k])
    many = sum(max(0, count) for count in resources) >= SPARE
    if resources[kind] > 0 and many and any(lacking(hand, plan.price)):
        load = LoadShip(kind)
        return load if is_legal(state, load) else None
    return None


def _closing(state: State) -> Action | None:
    """Before the turn ends: a sale, repairs, insurance, a load of what is over."""
    for action in (*_mendings(state), *_policies(state)):
        if is_legal(state, action):
            return action
    if is_legal(state, SellCargo()):
        return SellCargo()
    return None


def _mendings(state: State) -> list[Action]:
    """Repairs of one's own, the building with most hexes struck first."""
    here = tally(state)
    mine = [at for at in here.damaged if state.owner[at] == state.player]
    around = state.game.board.vertex_hexes
    mine.sort(key=lambda at: -len(here.struck.intersection(around[at])))
    return [Repair(at) for at in mine]


def _policies(state: State) -> list[Action]:
    """Insurance against what strikes most of one's buildings."""
    here, player = tally(state), state.player
    if state.hidden.hands[player][here.gold] < PREMIUM:
        return []
    around = state.game.board.vertex_hexes
    mine = [at for at, owner in enumerate(state.owner) if owner == player]
    struck = [sum(not area.isdisjoint(around[at]) for at in mine) for area in here.land.areas]
    order = sorted(range(len(struck)), key=lambda peril: -struck[peril])
    return [Insure(peril) for peril in order if struck[peril] > 1]


def _repair(state: State) -> Action:
    """At once, what yields; the rest waits."""
    return next((action for action in _mendings(state) if is_legal(state, action)), End())


def _give(state: State) -> Action:
    """Of what there is most."""
    hand = state.hidden.hands[state.player]
    return max(
        (action for action in legal_actions(state) if isinstance(action, GiveCard)),
        key=lambda action: hand[action.kind],
    )


def _spy(state: State) -> Action:
    """A resource of which there is little in hand; else a card."""
    actions = legal_actions(state)
    hand = state.hidden.hands[state.player]
    resources = [action for action in actions if isinstance(action, SpyResource)]
    return min(resources, key=lambda action: hand[action.kind], default=actions[0])


def _roll(state: State) -> Action:
    """The Alchemist, if there is one, sets the number that brings most."""
    actions = [action for action in legal_actions(state) if isinstance(action, PlayAlchemist)]
    return max(actions, key=lambda a: _brings(state, a.first + a.second), default=Roll())


def _brings(state: State, roll: int) -> int:
    yields, level, corners = state.game.yields_of, state.level, state.game.board.hex_vertices
    return sum(
        yields[level[at]]
        for spot in state.rolled[roll]
        for at in corners[spot]
        if state.owner[at] == state.player
    )


HABITS = Habits(
    phases={"roll": _roll, "repair": _repair, "give": _give, "spy": _spy},
    plans=_plans,
    card=_card,
    exchange=_exchange,
    closing=_closing,
)
