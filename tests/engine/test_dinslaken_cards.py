"""Dinslaken's development cards, one by one, and when they may be played (DI-28, DI-40)."""

from __future__ import annotations

import pytest
from tables import at, game, give, hand, road, settle, turn

from printkit.engine import State, apply, legal_actions, outcomes, score
from printkit.engine.actions import (
    BuildRoad,
    BuyCard,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
)
from printkit.engine.bots.worth import open_score
from printkit.engine.game import fault
from printkit.engine.modules.base.build import put_settlement
from printkit.engine.modules.dinslaken.cards import (
    PlayAlchemist,
    PlayIrrigation,
    PlayMining,
    PlaySaboteur,
)
from printkit.engine.modules.dinslaken.crossing import BuildBridge
from printkit.engine.modules.dinslaken.favours import (
    GiveCard,
    PlaySpy,
    PlayWedding,
    SpyCard,
    SpyResource,
)
from printkit.engine.modules.dinslaken.repairs import RestoreCity
from printkit.engine.modules.dinslaken.tally import tally

NAME = "dinslaken"
NAMES = {"brick": 0, "lumber": 1, "wool": 2, "grain": 3, "ore": 4, "gold": 5}


def act(*cards: str, phase: str = "act") -> State:
    """A turn in which the player holds some development cards, bought earlier."""
    state = turn(game(NAME, 4), 0, phase)
    hold(state, 0, *cards)
    return state


def hold(state: State, player: int, *cards: str) -> None:
    """A player has some development cards, bought earlier."""
    for name in cards:
        sort = state.game.sort_ids[name]
        state.hidden.cards[player][sort] += 1
        state.hidden.deck[sort] -= 1


def test_the_deck_has_its_27_cards() -> None:
    """DI-40: five points, three each of four sorts, two each of five; no knights."""
    table = game(NAME, 4)
    deck = {sort.name: n for sort, n in zip(table.sorts, table.deck, strict=True) if n}
    assert {
        "victory-point": 5, "year-of-plenty": 3, "monopoly": 3, "road-building": 3, "spy": 3,
        "mining": 2, "irrigation": 2, "saboteur": 2, "wedding": 2, "alchemist": 2,
    } == deck  # fmt: skip
    assert 27 == sum(deck.values())


def test_all_27_cards_may_be_drawn() -> None:
    """DI-40: each card of the deck is as likely as any other."""
    state = act()
    give(state, 0, wool=1, grain=1, ore=1)
    assert 27 == len(outcomes(state, BuyCard()))


def test_points_lie_open_at_once() -> None:
    """DI-40: a point bought counts for everybody to see."""
    state = act("victory-point")
    assert (1, 1) == (score(state, 0), open_score(state, 0))


def test_the_inventor_takes_two_resources_but_no_gold() -> None:
    """DI-24, DI-40: any two of the five."""
    state = act("year-of-plenty")
    assert "DI-24" == fault(state, PlayYearOfPlenty(4, 5))
    apply(state, PlayYearOfPlenty(0, 4))
    assert {"brick": 1, "ore": 1} == hand(state, 0)


def test_the_monopoly_takes_two_from_each() -> None:
    """DI-40: two from whoever has them, one from who has one; gold cannot be named (DI-24)."""
    state = act("monopoly")
    for player, count in ((1, 3), (2, 1)):
        give(state, player, ore=count)
    assert "DI-24" == fault(state, PlayMonopoly(NAMES["gold"]))
    apply(state, PlayMonopoly(NAMES["ore"]))
    assert [3, 1, 0, 0] == [hand(state, player).get("ore", 0) for player in range(4)]


def test_road_building_lays_two_roads_also_over_the_rotbach() -> None:
    """DI-40: for nothing, wherever they lead."""
    state = act("road-building")
    settle(state, 0, "r4h4 corner NE")
    road(state, 0, "r4h4 NE")
    apply(state, PlayRoadBuilding())
    apply(state, BuildRoad(at(state, "r4h4 E")))
    assert "free-road" == state.phase
    apply(state, next(a for a in legal_actions(state) if isinstance(a, BuildRoad)))
    assert ("act", {}) == (state.phase, hand(state, 0))


def test_road_building_may_be_a_bridge_instead() -> None:
    """DI-21, DI-40: a bridge or ferry takes the place of both roads, not of the second alone."""
    state = act("road-building")
    over, way = min(tally(state).land.crossings.items())
    put_settlement(state, 0, way.banks[1])
    state.supply[0][0] = 15
    apply(state, PlayRoadBuilding())
    apply(state, BuildBridge(over))
    assert ("act", 2) == (state.phase, len(state.laid[0]))
    other = act("road-building")
    put_settlement(other, 0, way.banks[1])
    edge = next(e for e in other.game.board.vertex_edges[way.banks[1]] if other.game.roadways[e])
    road_at(other, edge)
    apply(other, PlayRoadBuilding())
    apply(other, next(a for a in legal_actions(other) if isinstance(a, BuildRoad)))
    assert "DI-40" == fault(other, BuildBridge(over))


def road_at(state: State, edge: int) -> None:
    """A road of the first player lies on a path."""
    from printkit.engine.modules.base.build import lay

    lay(state, 0, edge)


def test_mining_and_irrigation_bring_two_for_each_hex() -> None:
    """DI-40: for each mountains or fields hex with a building there, however many buildings."""
    state = act("mining", "irrigation")
    settle(state, 0, "r3h7 corner N")
    settle(state, 0, "r3h7 corner S", 2)
    apply(state, PlayMining())
    assert {"ore": 2} == hand(state, 0)
    state.card_played = False
    settle(state, 0, "r6h6 corner NE")
    fields = {
        h
        for spot, owner in enumerate(state.owner)
        if owner == 0
        for h in state.game.board.vertex_hexes[spot]
        if state.game.produces[h] == NAMES["grain"]
    }
    apply(state, PlayIrrigation())
    assert 2 * len(fields) == hand(state, 0)["grain"]


def test_a_saboteur_halves_a_city_until_it_is_restored() -> None:
    """DI-40: it yields as a settlement, keeps its points, and costs its owner lumber and ore."""
    state = act("saboteur", "saboteur")
    city = settle(state, 1, "r3h7 corner N", 2)
    mine = settle(state, 0, "r1h5 corner N", 2)
    assert "DI-40" == fault(state, PlaySaboteur(mine))
    apply(state, PlaySaboteur(city))
    state.card_played = False
    assert (2, "DI-40") == (score(state, 1), fault(state, PlaySaboteur(city)))
    state.roll = 11
    state.game.rules.phases["yield"](state)
    assert 1 == hand(state, 1)["ore"]
    state.player = 1
    give(state, 1, lumber=1)
    apply(state, RestoreCity(city))
    assert (2, {}) == (state.level[city], {k: n for k, n in hand(state, 1).items() if k != "brick"})


def test_a_wedding_brings_gifts_of_those_with_more_points() -> None:
    """DI-40: each of them gives two resources of his choice, clockwise; gold is none (DI-24)."""
    state = act("wedding")
    settle(state, 0, "r3h4 corner N")
    settle(state, 1, "r3h7 corner N", 2)
    settle(state, 2, "r7h4 corner S", 2)
    settle(state, 3, "r1h5 corner N")
    give(state, 1, ore=2, wool=1, gold=3)
    give(state, 2, grain=1, gold=1)
    give(state, 3, brick=2)
    apply(state, PlayWedding())
    assert ("give", 1, "DI-40") == (state.phase, state.player, fault(state, GiveCard(5)))
    for kind in (4, 2):
        apply(state, GiveCard(kind))
    assert ("give", 2) == (state.phase, state.player)
    apply(state, GiveCard(3))
    assert ("act", 0) == (state.phase, state.player)
    assert {"ore": 1, "wool": 1, "grain": 1} == hand(state, 0)


@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 5)])
def test_an_alchemist_sets_the_dice(dice: tuple[int, int]) -> None:
    """DI-28, DI-40: before the roll and in its place; after it he may not come."""
    state = act("alchemist", phase="roll")
    action = PlayAlchemist(*dice)
    apply(state, action)
    assert (dice, "event" if sum(dice) == 7 else "act") == (state.dice, state.phase)
    later = act("alchemist")
    assert "DI-28" == fault(later, action)
    assert "DI-40" == fault(act("alchemist", phase="roll"), PlayAlchemist(0, 3))


def test_a_spy_takes_a_resource_or_a_card() -> None:
    """DI-40: seeing the hand; never a victory point, nor gold (DI-24), nor a ship's cargo."""
    state = act("spy", "spy")
    give(state, 1, ore=1, gold=2)
    hold(state, 1, "victory-point", "mining")
    apply(state, PlaySpy(1))
    mining, point = state.game.sort_ids["mining"], state.game.sort_ids["victory-point"]
    assert {SpyResource(4), SpyCard(mining)} == set(legal_actions(state))
    assert "DI-40" == fault(state, SpyCard(point))
    apply(state, SpyCard(mining))
    assert (1, "act") == (state.hidden.cards[0][mining], state.phase)
    state.card_played = False
    apply(state, PlaySpy(1))
    apply(state, SpyResource(4))
    assert {"ore": 1} == hand(state, 0)


def test_a_spy_needs_something_to_take() -> None:
    """DI-40: who has only points and gold is not spied on; all may count what others hold."""
    state = act("spy")
    give(state, 1, gold=2)
    hold(state, 1, "victory-point")
    assert "DI-40" == fault(state, PlaySpy(1))
    assert "DI-40" == fault(state, PlaySpy(0))


def test_one_card_a_turn_and_none_bought_in_it() -> None:
    """B-23, DI-40: so it is in the standard game, and nothing here says otherwise."""
    state = act("mining", "irrigation")
    apply(state, PlayMining())
    assert "B-23" == fault(state, PlayIrrigation())
    other = act()
    give(other, 0, wool=1, grain=1, ore=1)
    apply(other, BuyCard(), (other.game.sort_ids["wedding"],))
    assert "B-23" == fault(other, PlayWedding())


OTHERS = {
    "year-of-plenty": PlayYearOfPlenty(0, 4),
    "monopoly": PlayMonopoly(NAMES["ore"]),
    "road-building": PlayRoadBuilding(),
    "mining": PlayMining(),
    "irrigation": PlayIrrigation(),
    "wedding": PlayWedding(),
    "spy": PlaySpy(1),
    "knight": PlayKnight(),
}
"""How each card is played that is no point and no Alchemist."""


@pytest.mark.parametrize("name", OTHERS)
def test_only_an_alchemist_comes_before_the_roll(name: str) -> None:
    """DI-28: the dice come first; every other card waits, however much it would bring."""
    state = act(name, phase="roll")
    settle(state, 0, "r3h7 corner N")
    give(state, 1, ore=1)
    assert ("DI-28", [Roll()]) == (fault(state, OTHERS[name]), legal_actions(state))


def test_a_saboteur_waits_for_the_roll() -> None:
    """DI-28: as all others do, though a city stands where he might strike."""
    state = act("saboteur", phase="roll")
    city = settle(state, 1, "r3h7 corner N", 2)
    assert ("DI-28", [Roll()]) == (fault(state, PlaySaboteur(city)), legal_actions(state))
