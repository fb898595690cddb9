"""Development cards: bought, kept until the next turn, played one a turn (B-23, B-26, B-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import (
    BuildRoad,
    BuyCard,
    Outcome,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from printkit.engine.game import advance
from printkit.engine.hands import affords, hand_over, pay, room, take
from printkit.engine.modules.base.awards import count_army
from printkit.engine.modules.base.build import BUILDING, lay, reachable_roads, reaches
from printkit.engine.modules.base.pieces import KNIGHT, MONOPOLY, PLENTY, ROAD, ROADS
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State

PLAYABLE = ("roll", "act")
"""B-23: before the roll or after it."""

_BUY, _KNIGHT, _ROADS = (BuyCard(),), (PlayKnight(),), (PlayRoadBuilding(),)


def _buys(state: State) -> Sequence[BuyCard]:
    return () if _buy_fault(state, _BUY[0]) else _BUY


def _buy_fault(state: State, _: BuyCard) -> str:
    if not affords(state.hidden.hands[state.player], state.game.costs["development-card"]):
        return "B-26"
    return "" if any(state.hidden.deck) else "B-27"


def _deck(state: State, _: BuyCard) -> Sequence[Outcome]:
    return [(sort,) for sort, count in enumerate(state.hidden.deck) for _ in range(count)]


def _buy(state: State, _: BuyCard, card: Outcome) -> None:
    player, hidden = state.player, state.hidden
    pay(state, player, state.game.costs["development-card"])
    hidden.deck[card[0]] -= 1
    hidden.cards[player][card[0]] += 1
    hidden.fresh[player][card[0]] += 1


def unplayable(state: State, sort: int) -> str:
    """B-23 when a card of a sort cannot be played now: one a turn, none bought in it."""
    hidden, player = state.hidden, state.player
    if state.card_played or hidden.cards[player][sort] <= hidden.fresh[player][sort]:
        return "B-23"
    return ""


def lay_down(state: State, sort: int) -> None:
    """A card is played; B-27: it never comes back."""
    state.hidden.cards[state.player][sort] -= 1
    state.card_played = True


def interrupt(state: State, *phases: str) -> None:
    """Some phases come first; then the present one goes on."""
    player = state.player
    state.agenda.append((state.phase, player))
    state.agenda += [(phase, player) for phase in reversed(phases)]
    advance(state)


def _knights(state: State) -> Sequence[PlayKnight]:
    return () if unplayable(state, KNIGHT) else _KNIGHT


def _knight_fault(state: State, _: PlayKnight) -> str:
    return unplayable(state, KNIGHT)


def _play_knight(state: State, _: PlayKnight, __: Outcome) -> None:
    lay_down(state, KNIGHT)
    state.knights[state.player] += 1
    count_army(state)
    interrupt(state, "robber")


def _road_buildings(state: State) -> Sequence[PlayRoadBuilding]:
    return () if _road_building_fault(state, _ROADS[0]) else _ROADS


def _road_building_fault(state: State, _: PlayRoadBuilding) -> str:
    fault = unplayable(state, ROADS)
    if fault or not state.supply[state.player][ROAD]:
        return fault or "B-20"
    return "" if reachable_roads(state) else "B-22"


def _play_road_building(state: State, _: PlayRoadBuilding, __: Outcome) -> None:
    lay_down(state, ROADS)
    interrupt(state, "free-road", "free-road")


def _free_roads(state: State) -> Sequence[BuildRoad]:
    return reachable_roads(state) if state.supply[state.player][ROAD] else ()


def _awaits_free_road(state: State) -> bool:
    """A free road is laid where there is a piece and a place for it."""
    return bool(_free_roads(state))


def _free_road_fault(state: State, action: BuildRoad) -> str:
    if not state.supply[state.player][ROAD]:
        return "B-20"
    return "" if reaches(state, action.at, state.game.roadways) else "B-22"


def _lay_free_road(state: State, action: BuildRoad, _: Outcome) -> None:
    lay(state, state.player, action.at)
    advance(state)


def _plenties(state: State) -> Sequence[PlayYearOfPlenty]:
    if unplayable(state, PLENTY):
        return ()
    return [action for action in state.game.actions.plenty if not _plenty_fault(state, action)]


def _plenty_fault(state: State, action: PlayYearOfPlenty) -> str:
    fault = unplayable(state, PLENTY)
    if fault:
        return fault
    if action not in state.game.actions.plenty:
        return "B-27"
    for kind in {action.first, action.second}:
        count = (action.first == kind) + (action.second == kind)
        if state.bank[kind] < count:
            return "B-20"
        if room(state, state.player, kind) < count:
            return state.game.limit_rule
    return ""


def _play_plenty(state: State, action: PlayYearOfPlenty, _: Outcome) -> None:
    lay_down(state, PLENTY)
    take(state, state.player, action.first, 1)
    take(state, state.player, action.second, 1)


def _monopolies(state: State) -> Sequence[PlayMonopoly]:
    return () if unplayable(state, MONOPOLY) else state.game.actions.monopoly


def _monopoly_fault(state: State, action: PlayMonopoly) -> str:
    fault = unplayable(state, MONOPOLY)
    return fault or ("" if action in state.game.actions.monopoly else "B-27")


def _play_monopoly(state: State, action: PlayMonopoly, _: Outcome) -> None:
    lay_down(state, MONOPOLY)
    for other, hand in enumerate(state.hidden.hands):
        if other != state.player:
            hand_over(state, other, state.player, action.kind, hand[action.kind])


PHASES = {"free-road": _awaits_free_road}

MOVES = (
    Move(BuyCard, BUILDING, "B-23", _buys, _buy_fault, _buy, _deck),
    Move(PlayKnight, PLAYABLE, "B-23", _knights, _knight_fault, _play_knight),
    Move(
        PlayRoadBuilding, PLAYABLE, "B-23", _road_buildings, _road_building_fault,
        _play_road_building,
    ),
    Move(BuildRoad, ("free-road",), "B-23", _free_roads, _free_road_fault, _lay_free_road),
    Move(PlayYearOfPlenty, PLAYABLE, "B-23", _plenties, _plenty_fault, _play_plenty),
    Move(PlayMonopoly, PLAYABLE, "B-23", _monopolies, _monopoly_fault, _play_monopoly),
)  # fmt: skip
