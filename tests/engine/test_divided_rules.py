"""The Divided Land's rules of play, one by one, with the worked examples (DL-10 to DL-20)."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import at, game, give, hand, played, road, settle, turn

from printkit.engine import State, apply, is_legal, legal_actions, outcomes, score
from printkit.engine.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    End,
    MoveRobber,
    PlayKnight,
    PlayRoadBuilding,
    Roll,
)
from printkit.engine.game import fault
from printkit.engine.invariants import broken
from printkit.engine.modules.base.pieces import KNIGHT, ROAD, ROADS
from printkit.engine.modules.divided_land.expeditions import SetOut
from printkit.engine.modules.divided_land.gifts import BuyGift, DealGifts, GiveGift, shares
from printkit.engine.modules.divided_land.gold import DrawGold
from printkit.engine.modules.divided_land.outposts import BuildOutpost
from printkit.engine.modules.divided_land.roads import BuildBridge
from printkit.engine.modules.divided_land.tally import GIFTS, Tally, tally
from printkit.scenarios import load

RED, BLUE, WHITE, ORANGE = range(4)
BASKET, CLOAK, CHEST, STONE, AMULET = range(5)
LUMBER, DECK = 1, 5
NORTH = "r2h3 SW"  # a coast path of the northern island, up to where the bridge begins
BRIDGE = "r3h3 E"  # from there to the Nameless Island
CORNER = "r5h5 corner N"  # between fields and hills
BY_DESERT = "r5h5 corner NW"  # between fields and the desert
GOLD = "r2h3"  # 2


def dl_turn(phase: str = "act", players: int = 4) -> tuple[State, Tally]:
    """A moment in a turn of the first player, and its tally; no gifts are dealt."""
    state = turn(game("divided-land", players), phase=phase)
    return state, tally(state)


def outpost(state: State, player: int, corner: str = CORNER) -> None:
    """A player has an outpost there, paid by nobody."""
    tally(state).outposts[player] = at(state, corner)


def afford(state: State, player: int, *things: str) -> None:
    """A player holds what some things cost."""
    for thing in things:
        give(state, player, **load("divided-land").setup(4).costs[thing])


def at_the_tree(state: State, player: int) -> None:
    """A player's pawn is on an expedition; its first action is taken."""
    outpost(
        state,
        player,
        ("r5h5 corner N", "r5h5 corner NE", "r5h5 corner S", "r5h5 corner SE")[player],
    )
    tally(state).away[player] = True


def end_turn(state: State) -> None:
    """Whoever decides declares his turn over."""
    assert "act" == state.phase
    apply(state, End())


def roll(state: State, first: int = 1, second: int = 2) -> None:
    """The dice fall; on a 3 nobody has anything in these tests."""
    assert "roll" == state.phase
    apply(state, Roll(), (first, second))


# Founding and the robber


def founding(players: int = 4) -> State:
    """The moment after the gifts are dealt."""
    return played(game("divided-land", players).start(), 1, players)


def test_founding_on_the_large_islands_only() -> None:
    """DL-05, DL-10: settlements begin where a large island is touched, and nowhere else."""
    state = founding()
    board = state.game.board
    nameless = {at_hex for at_hex, spot in enumerate(board.hexes) if spot in ring(state)}
    places = {action.at for action in legal_actions(state)}  # type: ignore[attr-defined]
    touched = {hex_ for place in places for hex_ in board.vertex_hexes[place]}
    assert not touched & nameless
    dry = set(state.game.land) - nameless
    assert {v for v, around in enumerate(board.vertex_hexes) if dry & set(around)} == places
    assert not is_legal(state, BuildSettlement(at(state, CORNER)))


def ring(state: State) -> set[object]:
    """The tree's hex and those around it."""
    board = state.game.board
    tree = board.hexes[tally(state).land.tree]
    return {tree, *tree.neighbors}


def test_no_bridge_in_the_founding() -> None:
    """DL-10: the first roads go on land and coast paths."""
    state = founding()
    apply(state, BuildSettlement(at(state, "r2h3 corner S")))
    assert "found-road" == state.phase
    bridge = BuildBridge(at(state, BRIDGE))
    listed = legal_actions(state)
    assert bridge not in listed
    assert BuildRoad(bridge.at) not in listed
    assert "DL-11" == fault(state, bridge)


def test_a_second_settlement_at_gold_draws_a_card() -> None:
    """DL-10: of the gold pile, before the road is laid; the first one draws none."""
    state = founding()
    for place in (f"{GOLD} corner S", "r1h1 corner N", "r1h3 corner N"):
        apply(state, BuildSettlement(at(state, place)))
        assert "found-road" == state.phase
        apply(state, legal_actions(state)[0])
    for place in ("r9h1 corner S", f"{GOLD} corner N"):
        apply(state, BuildSettlement(at(state, place)))
        if place.startswith(GOLD):
            assert ("draw-gold", [DrawGold()]) == (state.phase, legal_actions(state))
            held = sum(state.hidden.hands[state.player])
            apply(state, DrawGold(), (LUMBER,))
            assert held + 1 == sum(state.hidden.hands[state.player])
        assert "found-road" == state.phase
        apply(state, legal_actions(state)[0])


def test_robber() -> None:
    """DL-02: it starts on the desert beside the tree; on land it may go anywhere but there."""
    state, here = dl_turn("roll")
    desert = state.robber
    assert [desert] == list(state.game.deserts)
    assert state.game.board.hexes[desert] in ring(state)
    state.hidden.cards[RED][KNIGHT] = 1
    apply(state, PlayKnight())
    expected = {*state.game.land} - {here.land.tree, desert}
    assert expected == {action.to for action in legal_actions(state)}  # type: ignore[attr-defined]
    assert "B-25" == fault(state, MoveRobber(here.land.tree))


# Bridges


def test_a_bridge() -> None:
    """DL-11: brick, lumber and ore; between two sea hexes; it counts as a road."""
    state, _ = dl_turn()
    road(state, RED, NORTH)
    bridge = BuildBridge(at(state, BRIDGE))
    assert "DL-11" == fault(state, bridge)
    afford(state, RED, "bridge")
    assert [bridge] == [
        action for action in legal_actions(state) if isinstance(action, BuildBridge)
    ]
    apply(state, bridge)
    assert ({}, 2, 13) == (hand(state, RED), state.lengths[RED], state.supply[RED][ROAD])
    afford(state, RED, "road")
    onward = BuildRoad(at(state, "r4h4 NE"))
    assert onward in legal_actions(state)


@pytest.mark.parametrize("path", ["r2h3 SE", "r2h3 E", "r5h1 W"])
def test_no_bridge_on_land_coast_or_rim(path: str) -> None:
    """DL-11: coast paths take ordinary roads, and so do paths on land; the rim takes nothing."""
    state, _ = dl_turn()
    road(state, RED, NORTH, "r4h1 W")
    afford(state, RED, "bridge", "road")
    assert "DL-11" == fault(state, BuildBridge(at(state, path)))


def test_nothing_is_built_where_there_is_no_land() -> None:
    """DL-05, DL-11: neither at intersections at sea nor on the Nameless Island."""
    state, _ = dl_turn()
    road(state, RED, NORTH, BRIDGE, "r4h4 NE", "r4h4 E")
    afford(state, RED, "settlement")
    listed = [action for action in legal_actions(state) if isinstance(action, BuildSettlement)]
    nameless = [at(state, f"r4h4 corner {way}") for way in ("N", "NE", "SE")]
    assert not {action.at for action in listed} & set(nameless)
    assert ["B-22"] * 3 == [fault(state, BuildSettlement(place)) for place in nameless]


def test_a_bridge_begins_at_a_settlement_that_has_lost_its_roads() -> None:
    """DL-11, B-22: it joins a settlement, with or without a road there."""
    state, _ = dl_turn()
    settle(state, RED, "r2h3 corner S")
    afford(state, RED, "bridge")
    assert is_legal(state, BuildBridge(at(state, BRIDGE)))
    assert BuildBridge(at(state, BRIDGE)) in legal_actions(state)


def test_road_building_lays_no_bridges() -> None:
    """DL-11: the card's free roads go where roads go."""
    state, _ = dl_turn()
    road(state, RED, NORTH)
    state.hidden.cards[RED][ROADS] = 1
    apply(state, PlayRoadBuilding())
    assert all(state.game.roadways[action.at] for action in legal_actions(state))  # type: ignore[attr-defined]
    assert not is_legal(state, BuildRoad(at(state, BRIDGE)))


# Outposts


def reach_the_tree(state: State, player: int = RED) -> None:
    """A player's roads lead to the northern corner."""
    road(state, player, BRIDGE, "r4h4 NE", "r4h4 E")


def test_an_outpost() -> None:
    """DL-12: one of each resource, at a corner that an own road reaches; no points."""
    state, here = dl_turn()
    reach_the_tree(state)
    action = BuildOutpost(at(state, CORNER))
    assert "DL-12" == fault(state, action)
    afford(state, RED, "outpost")
    assert [action] == [a for a in legal_actions(state) if isinstance(a, BuildOutpost)]
    apply(state, action)
    assert ({}, action.at, 0) == (hand(state, RED), here.outposts[RED], score(state, RED))


def test_one_outpost_each_and_each_at_a_corner_of_its_own() -> None:
    """DL-12: nobody has two, nobody shares; the distance rule does not apply."""
    state, _ = dl_turn()
    reach_the_tree(state)
    road(state, RED, "r5h5 NW")
    afford(state, RED, "outpost", "outpost")
    outpost(state, BLUE, CORNER)
    beside = BuildOutpost(at(state, BY_DESERT))
    assert ("DL-12", "") == (fault(state, BuildOutpost(at(state, CORNER))), fault(state, beside))
    apply(state, beside)
    assert "DL-12" == fault(state, BuildOutpost(at(state, "r5h5 corner NE")))


@pytest.mark.parametrize("place", ["r5h5 corner S", "r4h4 corner N", "r2h3 corner S"])
def test_outposts_elsewhere(place: str) -> None:
    """DL-12: only at the tree's corners, and only where an own road or bridge leads."""
    state, _ = dl_turn()
    road(state, RED, NORTH)
    reach_the_tree(state)
    afford(state, RED, "outpost")
    assert "DL-12" == fault(state, BuildOutpost(at(state, place)))


def test_an_outpost_blocks_no_road() -> None:
    """DL-12: roads of others pass it."""
    state, _ = dl_turn()
    reach_the_tree(state)
    outpost(state, BLUE, CORNER)
    afford(state, RED, "road")
    assert is_legal(state, BuildRoad(at(state, "r5h5 NW")))


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
@pytest.mark.parametrize(
    ("corner", "cards"), [(CORNER, {"grain": 1, "brick": 1}), (BY_DESERT, {"grain": 1})]
)
def test_what_an_outpost_brings(dice: tuple[int, int], corner: str, cards: dict[str, int]) -> None:
    """DL-05, DL-13: on a 2 or 12 one card of each bordering resource hex, none of the desert."""
    state, _ = dl_turn("roll")
    outpost(state, BLUE, corner)
    roll(state, *dice)
    assert cards == hand(state, BLUE)


def test_when_an_outpost_brings_nothing() -> None:
    """DL-13: on other rolls, from the robber's hex, and while its pawn is on an expedition."""
    for dice, robber, away, cards in (
        ((1, 2), None, False, {}),
        ((1, 1), "r4h4", False, {"brick": 1}),
        ((1, 1), None, True, {}),
    ):
        state, here = dl_turn("roll")
        outpost(state, BLUE)
        here.away[BLUE] = away
        if robber:
            state.robber = at(state, robber)
        roll(state, *dice)
        assert cards == hand(state, BLUE)


def test_settlements_yield_while_the_pawn_is_away() -> None:
    """DL-13: and outposts and settlements share the bank's shortage (B-24)."""
    state, here = dl_turn("roll")
    settle(state, BLUE, "r4h2 corner S")  # fields 2
    at_the_tree(state, BLUE)
    outpost(state, WHITE, BY_DESERT)
    roll(state, 1, 1)
    assert ({"grain": 1}, {"grain": 1}) == (hand(state, BLUE), hand(state, WHITE))
    state, here = dl_turn("roll")
    settle(state, BLUE, "r4h2 corner S")
    outpost(state, WHITE, BY_DESERT)
    give(state, ORANGE, grain=18)
    roll(state, 1, 1)
    assert ({}, {}) == (hand(state, BLUE), hand(state, WHITE))
    assert [False] * 4 == here.away


# Gifts


@pytest.mark.parametrize(("players", "counts", "ways"), [(4, (2, 2, 1), 30), (3, (3, 2), 10)])
def test_dealing_gifts(players: int, counts: tuple[int, ...], ways: int) -> None:
    """DL-16: 5 cards for everybody, none of his own colour, at least one of every other."""
    state = game("divided-land", players).start()
    assert counts == shares(players - 1)
    for seat in range(players):
        assert ("deal-gifts", seat, [DealGifts()]) == (
            state.phase, state.player, legal_actions(state),
        )  # fmt: skip
        orders = outcomes(state, DealGifts())
        assert (ways, ways) == (len(orders), len(set(orders)))
        apply(state, DealGifts(), orders[seat])
    for seat, cards in enumerate(tally(state).unbought):
        assert 5 == len(cards)
        assert {colour for colour, _ in cards} == set(range(players)) - {seat}
    assert 5 * players == len({card for cards in tally(state).unbought for card in cards})
    assert "found-settlement" == state.phase


def test_the_next_player_gets_the_first_share() -> None:
    """DL-16: with four players 2, 2 and 1 to the next, second and third on the left."""
    state = game("divided-land", 4).start()
    apply(state, DealGifts(), (CLOAK, AMULET, BASKET, STONE, CHEST))
    expected = [[], [(RED, CLOAK), (RED, AMULET)], [(RED, BASKET), (RED, STONE)], [(RED, CHEST)]]
    assert expected == tally(state).unbought


@pytest.mark.parametrize(
    ("gift", "price"),
    [
        (BASKET, {"grain": 2, "wool": 1}),
        (CLOAK, {"wool": 3}),
        (CHEST, {"lumber": 1, "ore": 2}),
        (STONE, {"brick": 2, "lumber": 1}),
        (AMULET, {"ore": 1, "grain": 1, "brick": 1}),
    ],
)
def test_prices(gift: int, price: dict[str, int]) -> None:
    """DL-17: what each gift costs, paid to the bank."""
    state, here = dl_turn()
    at_the_tree(state, RED)
    here.actions = 1
    here.unbought[RED] = [(BLUE, gift)]
    action = BuyGift(gift, BLUE)
    assert "DL-17" == fault(state, action)
    give(state, RED, **price)
    apply(state, action)
    assert ({}, [], [(BLUE, gift)]) == (hand(state, RED), here.unbought[RED], here.bought[RED])


def test_only_cards_of_ones_own_are_bought() -> None:
    """DL-16: those that one was dealt."""
    state, here = dl_turn()
    at_the_tree(state, RED)
    here.actions = 1
    here.unbought[RED] = [(BLUE, CLOAK)]
    give(state, RED, wool=3)
    assert ("", "DL-16") == (
        fault(state, BuyGift(CLOAK, BLUE)),
        fault(state, BuyGift(CLOAK, WHITE)),
    )


def test_setting_out() -> None:
    """DL-14: lumber and wool, from an outpost, once; back before the next turn's roll."""
    state, here = dl_turn()
    afford(state, RED, "expedition", "expedition")
    assert "DL-14" == fault(state, SetOut())
    outpost(state, RED)
    apply(state, SetOut())
    assert (True, {"lumber": 1, "wool": 1}) == (here.away[RED], hand(state, RED))
    assert "DL-14" == fault(state, SetOut())
    for _ in range(3):
        end_turn(state)
        assert here.away[RED]
        roll(state)
    end_turn(state)
    assert ("roll", RED, False) == (state.phase, state.player, here.away[RED])


def test_an_expedition_has_as_many_actions_as_there_are_players() -> None:
    """DL-15, the worked example: buy, hand over, buy, hand over, one for each turn ended."""
    state, here = dl_turn()
    outpost(state, RED)
    afford(state, RED, "expedition", "warm-cloak", "hearth-stone")
    here.unbought[RED] = [(BLUE, CLOAK), (WHITE, STONE)]
    apply(state, SetOut())
    apply(state, BuyGift(CLOAK, BLUE))
    assert ["DL-15"] * 2 == [
        fault(state, BuyGift(STONE, WHITE)),
        fault(state, GiveGift(CLOAK, BLUE)),
    ]
    end_turn(state)
    assert ("roll", BLUE) == (state.phase, state.player)
    roll(state)
    for action in (GiveGift(CLOAK, BLUE), BuyGift(STONE, WHITE), GiveGift(STONE, WHITE)):
        end_turn(state)
        assert ("visit", RED) == (state.phase, state.player)
        apply(state, action)
        roll(state)
    assert ([0, 1, 1, 0], 2, RED) == (here.given[RED], score(state, RED), state.player)


def test_actions_are_not_saved() -> None:
    """DL-15: whoever lets one pass has one after the next turn, not two."""
    state, here = dl_turn()
    at_the_tree(state, RED)
    here.bought[RED] = [(BLUE, CLOAK), (WHITE, STONE)]
    end_turn(state)
    roll(state)
    end_turn(state)
    apply(state, End())
    roll(state)
    end_turn(state)
    apply(state, GiveGift(CLOAK, BLUE))
    assert ("roll", ORANGE) == (state.phase, state.player)


def test_ones_own_turns_end_gives_no_action() -> None:
    """DL-15: the first action may be taken until then."""
    state, here = dl_turn()
    outpost(state, RED)
    afford(state, RED, "expedition")
    here.bought[RED] = [(BLUE, CLOAK)]
    apply(state, SetOut())
    end_turn(state)
    assert ("roll", BLUE) == (state.phase, state.player)


def test_nothing_at_the_tree_without_an_expedition() -> None:
    """DL-15: gifts are bought and handed over at the tree only."""
    state, here = dl_turn()
    outpost(state, RED)
    here.actions = 1
    here.unbought[RED], here.bought[RED] = [(BLUE, CLOAK)], [(WHITE, STONE)]
    give(state, RED, wool=3)
    assert ["DL-15"] * 2 == [
        fault(state, BuyGift(CLOAK, BLUE)),
        fault(state, GiveGift(STONE, WHITE)),
    ]


def test_who_meets_hands_over_at_once() -> None:
    """DL-15, the worked example: both gifts when blue comes, and the action is there after."""
    state, here = dl_turn()
    at_the_tree(state, RED)
    here.bought[RED] = [(BLUE, CLOAK), (BLUE, STONE), (WHITE, CHEST)]
    end_turn(state)
    roll(state)
    outpost(state, BLUE, BY_DESERT)
    afford(state, BLUE, "expedition", "bread-basket")
    here.unbought[BLUE] = [(WHITE, BASKET)]
    apply(state, SetOut())
    assert ("meet", RED) == (state.phase, state.player)
    assert "DL-15" == fault(state, GiveGift(CHEST, WHITE))
    apply(state, GiveGift(CLOAK, BLUE))
    apply(state, GiveGift(STONE, BLUE))
    assert ("act", BLUE) == (state.phase, state.player)
    apply(state, BuyGift(BASKET, WHITE))
    end_turn(state)
    assert ("visit", RED) == (state.phase, state.player)
    apply(state, GiveGift(CHEST, WHITE))
    assert [0, 2, 1, 0] == here.given[RED]


def test_who_comes_hands_over_without_limit_too() -> None:
    """DL-15: the newcomer's gifts to those at the tree take no action; his purchases do."""
    state, here = dl_turn()
    at_the_tree(state, BLUE)
    outpost(state, RED)
    afford(state, RED, "expedition", "warm-cloak", "warm-cloak")
    here.bought[RED] = [(BLUE, STONE), (BLUE, CHEST)]
    here.unbought[RED] = [(BLUE, CLOAK), (WHITE, CLOAK)]
    apply(state, SetOut())
    apply(state, GiveGift(STONE, BLUE))
    apply(state, BuyGift(CLOAK, BLUE))
    assert "DL-15" == fault(state, BuyGift(CLOAK, WHITE))
    apply(state, GiveGift(CHEST, BLUE))
    apply(state, GiveGift(CLOAK, BLUE))
    assert 3 == here.given[RED][BLUE]


def test_visitors_act_clockwise() -> None:
    """DL-15: after a turn the next player at the tree first."""
    state, here = dl_turn()
    for seat in (BLUE, WHITE, ORANGE):
        at_the_tree(state, seat)
        here.bought[seat] = [(RED, seat)]
    end_turn(state)
    seen = []
    while state.phase == "visit":
        seen.append(state.player)
        apply(state, End())
    assert [BLUE, WHITE, ORANGE] == seen
    assert not here.away[BLUE]


# Gold


def test_gold_is_drawn_from_the_roller_on() -> None:
    """DL-18: a settlement 1, a city 2, in the order in which the players roll."""
    state, _ = dl_turn("roll")
    settle(state, ORANGE, f"{GOLD} corner N", 2)
    settle(state, RED, f"{GOLD} corner SE")
    settle(state, BLUE, f"{GOLD} corner SW")
    roll(state, 1, 1)
    drawn = []
    while state.phase == "draw-gold":
        drawn.append(state.player)
        apply(state, DrawGold(), (0,) if len(drawn) < 4 else (LUMBER,))
    assert [RED, BLUE, ORANGE, ORANGE] == drawn
    assert ({"brick": 1}, {"brick": 1, "lumber": 1}) == (hand(state, RED), hand(state, ORANGE))
    assert ("act", [0, 2, 3, 3, 3, 3]) == (state.phase, tally(state).pile)


def test_the_robber_at_a_gold_river() -> None:
    """DL-18, B-25: nobody draws."""
    state, _ = dl_turn("roll")
    settle(state, RED, f"{GOLD} corner N")
    state.robber = at(state, GOLD)
    roll(state, 1, 1)
    assert "act" == state.phase


def draw(state: State, card: int) -> None:
    """The first player draws that card."""
    state.agenda.append(("act", RED))
    state.phase, state.player = "draw-gold", RED
    apply(state, DrawGold(), (card,))


def test_each_card_of_the_pile_is_as_likely() -> None:
    """DL-18: 15 of 18 are resources; the rest fall on the deck's cards by their number."""
    state, _ = dl_turn()
    state.phase = "draw-gold"
    found = Counter(card for (card,) in outcomes(state, DrawGold()))
    total = sum(found.values())
    assert [3 / 18] * 5 == [found[kind] / total for kind in range(5)]
    assert [3 / 18 * count / 25 for count in (14, 5, 2, 2, 2)] == pytest.approx(
        [found[DECK + sort] / total for sort in range(5)]
    )


def test_a_development_card_from_the_pile() -> None:
    """DL-18: it is changed for the deck's top card, which counts as bought in this turn."""
    state, here = dl_turn()
    draw(state, DECK + KNIGHT)
    assert (1, 13, 2) == (
        state.hidden.cards[RED][KNIGHT],
        state.hidden.deck[KNIGHT],
        here.pile[DECK],
    )
    assert "B-23" == fault(state, PlayKnight())


def test_where_there_is_nothing_to_change_for() -> None:
    """DL-18: nothing, if the bank or the deck has none; the card is laid aside all the same."""
    state, here = dl_turn()
    give(state, BLUE, lumber=19)
    draw(state, LUMBER)
    assert ({}, 2) == (hand(state, RED), here.pile[LUMBER])
    state.hidden.deck = [0] * 5
    state.phase = "draw-gold"
    assert {(0,), (1,), (2,), (3,), (4,), (10,)} == set(outcomes(state, DrawGold()))
    draw(state, 10)
    assert 2 == here.pile[DECK]


def test_the_pile_is_made_up_anew_in_mid_draw() -> None:
    """DL-18: when all 18 are drawn, and not before."""
    state, here = dl_turn("roll")
    settle(state, RED, f"{GOLD} corner N", 2)
    here.pile, here.aside = [0, 1, 0, 0, 0, 0], [3, 2, 3, 3, 3, 3]
    roll(state, 1, 1)
    assert {(LUMBER,)} == set(outcomes(state, DrawGold()))
    apply(state, DrawGold(), (LUMBER,))
    assert ("draw-gold", [3] * 6, [0] * 6) == (state.phase, here.pile, here.aside)
    apply(state, DrawGold(), (LUMBER,))
    assert [3, 2, 3, 3, 3, 3] == here.pile


# Roads past buildings


def test_roads_pass_settlements_but_not_cities() -> None:
    """DL-19: and the longest road goes on past settlements of others, and ends at their cities."""
    for level, length, rule in ((1, 2, ""), (2, 1, "B-22")):
        state, _ = dl_turn()
        settle(state, BLUE, "r2h2 corner SE", level)
        road(state, RED, "r2h2 E", "r2h2 SE")
        assert length == state.lengths[RED]
        state, _ = dl_turn()
        settle(state, BLUE, "r2h2 corner SE", level)
        road(state, RED, "r2h2 E")
        afford(state, RED, "road")
        assert rule == fault(state, BuildRoad(at(state, "r2h2 SE")))


def test_a_bridge_passes_a_settlement_but_not_a_city() -> None:
    """DL-19: as a road does."""
    for level, rule in ((1, ""), (2, "DL-11")):
        state, _ = dl_turn()
        settle(state, BLUE, "r2h3 corner S", level)
        road(state, RED, NORTH)
        afford(state, RED, "bridge")
        assert rule == fault(state, BuildBridge(at(state, BRIDGE)))


def test_pieces_that_pass_a_new_city_are_lost() -> None:
    """DL-19, the worked example: two that meet there go back to the supply, a single one stays."""
    state, _ = dl_turn()
    settle(state, RED, "r2h3 corner S")
    road(state, BLUE, NORTH, BRIDGE, "r4h4 NE")
    road(state, WHITE, "r2h3 SE")
    afford(state, RED, "city")
    assert 3 == state.lengths[BLUE]
    apply(state, BuildCity(at(state, "r2h3 corner S")))
    assert [at(state, "r4h4 NE")] == state.laid[BLUE]
    assert [at(state, "r2h3 SE")] == state.laid[WHITE]
    assert (1, 14, 1) == (state.lengths[BLUE], state.supply[BLUE][ROAD], state.lengths[WHITE])


def test_ones_own_roads_pass_ones_own_new_city() -> None:
    """DL-19: only pieces of others are lost."""
    state, _ = dl_turn()
    settle(state, RED, "r2h3 corner S")
    road(state, RED, NORTH, BRIDGE)
    afford(state, RED, "city")
    apply(state, BuildCity(at(state, "r2h3 corner S")))
    assert 2 == state.lengths[RED]


def test_the_longest_road_changes_hands_when_pieces_are_lost() -> None:
    """DL-19, B-29: it is counted anew."""
    state, _ = dl_turn()
    settle(state, RED, "r2h3 corner S")
    road(state, BLUE, "r2h3 W", NORTH, BRIDGE, "r4h4 NE", "r4h4 E")
    assert BLUE == state.longest
    afford(state, RED, "city")
    apply(state, BuildCity(at(state, "r2h3 corner S")))
    assert -1 == state.longest


# The end


def rich(state: State, points: int) -> None:
    """The first player has so many points in victory point cards."""
    state.hidden.cards[RED][1] = points


def test_twelve_points_with_a_gift_to_everybody_win() -> None:
    """DL-20: each gift handed over is a point; the last one wins in one's own turn."""
    state, here = dl_turn()
    rich(state, 9)
    at_the_tree(state, RED)
    here.actions = 1
    here.given[RED] = [0, 1, 1, 0]
    here.bought[RED] = [(ORANGE, CLOAK)]
    assert 11 == score(state, RED)
    apply(state, GiveGift(CLOAK, ORANGE))
    assert (True, RED, 12) == (state.over, state.winner, score(state, RED))


def test_points_alone_do_not_win() -> None:
    """DL-20: one wins only by handing over gifts, to every other player."""
    state, here = dl_turn("roll")
    rich(state, 20)
    here.given[RED] = [0, 3, 1, 0]
    roll(state)
    assert not state.over


def test_gifts_alone_do_not_win() -> None:
    """DL-20: 12 points are needed."""
    state, here = dl_turn("roll")
    rich(state, 8)
    here.given[RED] = [0, 1, 1, 1]
    roll(state)
    assert (False, 11) == (state.over, score(state, RED))


def test_one_wins_in_ones_own_turn_only() -> None:
    """DL-20: the gift that completes it in somebody else's turn wins when one's own begins."""
    state, here = dl_turn()
    rich(state, 9)
    at_the_tree(state, RED)
    here.given[RED] = [0, 1, 1, 0]
    here.bought[RED] = [(ORANGE, CLOAK)]
    for seat in (RED, BLUE):
        end_turn(state)
        if seat == BLUE:
            apply(state, GiveGift(CLOAK, ORANGE))
        roll(state)
    assert (False, 12) == (state.over, score(state, RED))
    end_turn(state)
    roll(state)
    end_turn(state)
    assert (True, RED) == (state.over, state.winner)


@pytest.mark.parametrize("players", [3, 4])
def test_gifts_and_gold_add_up(players: int) -> None:
    """DL-16, DL-18: five gifts in each colour and eighteen gold cards, whatever builders do."""
    from printkit.engine.notation import Notation
    from printkit.engine.play import steps

    table = game("divided-land", players)
    notation = Notation(table, load("divided-land").colours)
    kinds = set()
    for number, step in enumerate(steps(table, ("builder",) * players, 4, notation)):
        kinds.add(type(step.action))
        if number % 7 == 0:
            assert [] == broken(step.state)
    assert [] == broken(step.state)
    assert {BuildBridge, BuildOutpost, SetOut, BuyGift, GiveGift} <= kinds
    assert len(GIFTS) * players == len({*tally(step.state).handed, *held(step.state)})


def held(state: State) -> list[tuple[int, int]]:
    """Every gift card that somebody still has."""
    here = tally(state)
    return [card for cards in (*here.unbought, *here.bought) for card in cards]
