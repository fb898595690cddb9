"""The standard game's rules of play, one by one (B-20 to B-31)."""

from __future__ import annotations

import pytest
from tables import at, game, give, hand, played, road, settle, turn

from printkit.engine import State, apply, is_legal, legal_actions, outcomes, score, winner
from printkit.engine.actions import (
    Accept,
    Agree,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Counter,
    Decline,
    Discard,
    End,
    MoveRobber,
    Offer,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Steal,
    TradeBank,
    Withdraw,
)
from printkit.engine.game import fault
from printkit.engine.modules.base.pieces import KNIGHT, MONOPOLY, PLENTY, ROADS, VICTORY

BRICK, LUMBER, WOOL, GRAIN, ORE = range(5)
CENTRE = "r3h3 corner N"


def card(state: State, player: int, sort: int, count: int = 1) -> None:
    """A player holds development cards, bought in an earlier turn."""
    state.hidden.cards[player][sort] += count
    state.hidden.deck[sort] -= count


@pytest.mark.parametrize(("players", "cards"), [(4, 19), (6, 24)])
def test_bank_and_pieces(players: int, cards: int) -> None:
    """B-20: 15 roads, 5 settlements, 4 cities each; 19 or 24 cards of each resource."""
    state = game(players=players).start()
    assert ([cards] * 5, [15, 5, 4]) == (state.bank, state.supply[players - 1])


def test_snake_order() -> None:
    """B-21: settlement and road each, in turn and then in reverse; then the first rolls."""
    state = game().start()
    seats = []
    while not state.turn:
        seats.append((state.player, state.phase))
        apply(state, legal_actions(state)[0])
    order = [0, 1, 2, 3, 3, 2, 1, 0]
    assert [(n, p) for n in order for p in ("found-settlement", "found-road")] == seats
    assert ("roll", 0) == (state.phase, state.player)


def test_second_settlement_brings_cards() -> None:
    """B-21: one card for each producing hex of the second settlement, none for the first."""
    state = game().start()
    for _ in range(8):
        apply(state, legal_actions(state)[0])
    assert {} == hand(state, 3)
    apply(state, BuildSettlement(at(state, CENTRE)))  # mountains 6, hills 5 and fields 11
    assert {"ore": 1, "brick": 1, "grain": 1} == hand(state, 3)


def test_the_robber_starts_on_the_first_desert() -> None:
    """B-21: on a desert; of two on the first in reading order."""
    for players in (4, 6):
        table = game(players=players)
        assert table.deserts[0] == table.start().robber


def test_a_founding_road_touches_the_new_settlement() -> None:
    """B-21: no other path will do."""
    state = game().start()
    apply(state, BuildSettlement(at(state, CENTRE)))
    assert "B-21" == fault(state, BuildRoad(at(state, "r1h1 NW")))
    assert 3 == len(legal_actions(state))


def test_distance_rule() -> None:
    """B-22: the neighbouring intersections are empty."""
    state = game().start()
    apply(state, BuildSettlement(at(state, CENTRE)))
    state.phase = "found-settlement"
    assert "B-22" == fault(state, BuildSettlement(at(state, "r3h3 corner NE")))
    assert is_legal(state, BuildSettlement(at(state, "r3h3 corner SE")))


def test_settlements_touch_own_roads() -> None:
    """B-22: after the start a settlement touches a road of its owner."""
    state = turn(game())
    settle(state, 0, CENTRE)
    road(state, 0, "r3h3 NE")
    give(state, 0, brick=1, lumber=1, wool=1, grain=1)
    assert "B-22" == fault(state, BuildSettlement(at(state, "r3h3 corner SE")))
    road(state, 0, "r3h3 E")
    assert is_legal(state, BuildSettlement(at(state, "r3h3 corner SE")))


def test_roads_join_own_ones_and_pass_nobody() -> None:
    """B-22: a road goes on from the player's own, not through a building of others."""
    state = turn(game())
    settle(state, 0, CENTRE)
    road(state, 0, "r3h3 NE", "r3h3 E")
    give(state, 0, brick=2, lumber=2)
    assert is_legal(state, BuildRoad(at(state, "r3h3 SE")))
    settle(state, 1, "r3h3 corner SE")
    assert "B-22" == fault(state, BuildRoad(at(state, "r3h3 SE")))


def test_one_card_a_turn_and_none_just_bought() -> None:
    """B-23: a card bought in this turn waits; a second one in a turn, too."""
    state = turn(game())
    give(state, 0, wool=1, grain=1, ore=1)
    apply(state, BuyCard(), (PLENTY,))
    assert "B-23" == fault(state, PlayYearOfPlenty(0, 0))
    card(state, 0, PLENTY, 2)
    apply(state, PlayYearOfPlenty(0, 0))
    assert "B-23" == fault(state, PlayYearOfPlenty(0, 0))


def test_a_card_may_be_played_before_the_roll() -> None:
    """B-23: before the roll a knight may be played, and the roll still follows."""
    state = turn(game(), phase="roll")
    card(state, 0, KNIGHT)
    apply(state, PlayKnight())
    apply(state, MoveRobber(0))
    assert ("roll", "B-23") == (state.phase, fault(state, End()))


def test_yields() -> None:
    """B-24: a settlement gets 1, a city 2, at the robber's hex nothing."""
    state = turn(game(), phase="roll")
    settle(state, 0, CENTRE)  # mountains 6, hills 5, fields 11
    settle(state, 1, "r2h2 corner N", level=2)
    rolls = state.copy()
    apply(rolls, Roll(), (3, 3))
    assert ({"ore": 1}, {"ore": 2}) == (hand(rolls, 0), hand(rolls, 1))
    state.robber = at(state, "r2h2")
    apply(state, Roll(), (3, 3))
    assert ({}, {}) == (hand(state, 0), hand(state, 1))


@pytest.mark.parametrize(("left", "got"), [(3, ({"ore": 1}, {"ore": 2})), (2, ({}, {}))])
def test_shortage(left: int, got: object) -> None:
    """B-24: if the bank cannot pay everybody, nobody gets any."""
    state = turn(game(), phase="roll")
    settle(state, 0, CENTRE)
    settle(state, 1, "r2h2 corner N", level=2)
    give(state, 2, ore=19 - left)
    apply(state, Roll(), (3, 3))
    assert got == (hand(state, 0), hand(state, 1))


def test_shortage_of_a_sole_claimant() -> None:
    """B-24: one player who alone is due a resource takes what is left."""
    state = turn(game(), phase="roll")
    settle(state, 1, "r2h2 corner N", level=2)
    give(state, 2, ore=18)
    apply(state, Roll(), (3, 3))
    assert {"ore": 1} == hand(state, 1)


def test_a_seven() -> None:
    """B-25: more than 7 cards: half goes back, rounded down; then robber and theft."""
    state = turn(game(), phase="roll")
    settle(state, 1, CENTRE)
    give(state, 0, wool=7)
    give(state, 1, ore=9)
    apply(state, Roll(), (3, 4))
    for _ in range(4):
        assert ("discard", 1) == (state.phase, state.player)
        assert "B-25" == fault(state, Discard(WOOL))
        apply(state, Discard(ORE))
    assert ("robber", 0) == (state.phase, state.player)
    assert "B-25" == fault(state, MoveRobber(state.robber))
    apply(state, MoveRobber(at(state, "r3h3")))
    assert "B-25" == fault(state, Steal(2))
    apply(state, Steal(1), (ORE,))
    assert ({"wool": 7, "ore": 1}, {"ore": 4}) == (hand(state, 0), hand(state, 1))
    assert "act" == state.phase


def test_no_theft_where_nobody_has_cards() -> None:
    """B-25: at a hex without cards to take the turn goes on."""
    state = turn(game(), phase="roll")
    settle(state, 1, CENTRE)
    apply(state, Roll(), (3, 4))
    apply(state, MoveRobber(at(state, "r3h3")))
    assert "act" == state.phase


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ({"brick": 1, "lumber": 1}, BuildRoad),
        ({"brick": 1, "lumber": 1, "wool": 1, "grain": 1}, BuildSettlement),
        ({"grain": 2, "ore": 3}, BuildCity),
    ],
)
def test_costs(cards: dict[str, int], action: type) -> None:
    """B-26: what is built costs just that."""
    state = turn(game())
    settle(state, 0, CENTRE)
    road(state, 0, "r3h3 NE", "r3h3 E")
    place = {BuildRoad: "r3h3 SE", BuildSettlement: "r3h3 corner SE", BuildCity: CENTRE}[action]
    built = action(at(state, place))
    assert "B-26" == fault(state, built)
    give(state, 0, **cards)
    apply(state, built)
    assert {} == hand(state, 0)


def test_a_city_replaces_a_settlement() -> None:
    """B-26: only an own settlement becomes a city, whose piece comes back."""
    state = turn(game())
    settle(state, 0, CENTRE)
    settle(state, 1, "r1h1 corner N")
    give(state, 0, grain=4, ore=6)
    assert "B-26" == fault(state, BuildCity(at(state, "r1h1 corner N")))
    apply(state, BuildCity(at(state, CENTRE)))
    assert ([15, 5, 3], "B-26") == (state.supply[0], fault(state, BuildCity(at(state, CENTRE))))


@pytest.mark.parametrize(
    ("piece", "action"), [(0, BuildRoad), (1, BuildSettlement), (2, BuildCity)]
)
def test_piece_limits(piece: int, action: type) -> None:
    """B-20: without a piece nothing is built."""
    state = turn(game())
    settle(state, 0, CENTRE)
    road(state, 0, "r3h3 NE", "r3h3 E")
    give(state, 0, brick=2, lumber=2, wool=2, grain=3, ore=3)
    state.supply[0][piece] = 0
    place = {BuildRoad: "r3h3 SE", BuildSettlement: "r3h3 corner SE", BuildCity: CENTRE}[action]
    assert "B-20" == fault(state, action(at(state, place)))


@pytest.mark.parametrize(("players", "deck"), [(4, [14, 5, 2, 2, 2]), (6, [20, 5, 3, 3, 3])])
def test_deck(players: int, deck: list[int]) -> None:
    """B-27: 25 cards, or 34; each is as likely to be drawn as any other; none comes back."""
    state = turn(game(players=players))
    assert deck == state.hidden.deck
    assert sum(deck) == len(outcomes(state, BuyCard()))
    state.hidden.deck[:] = [0] * 5
    give(state, 0, wool=1, grain=1, ore=1)
    assert "B-27" == fault(state, BuyCard())


def test_progress_cards() -> None:
    """B-27: Road Building: two roads; Year of Plenty: two cards; Monopoly: all of a kind."""
    state = turn(game())
    road(state, 0, "r3h3 NW")
    for sort in (ROADS, PLENTY, MONOPOLY):
        card(state, 0, sort)
    apply(state, PlayRoadBuilding())
    apply(state, BuildRoad(at(state, "r3h3 NE")))
    apply(state, BuildRoad(at(state, "r3h3 E")))
    assert ("act", 3) == (state.phase, len(state.laid[0]))
    state.card_played = False
    apply(state, PlayYearOfPlenty(BRICK, ORE))
    assert {"brick": 1, "ore": 1} == hand(state, 0)
    state.card_played = False
    give(state, 1, ore=3)
    give(state, 2, ore=2, wool=1)
    apply(state, PlayMonopoly(ORE))
    assert ({"brick": 1, "ore": 6}, {}, {"wool": 1}) == tuple(hand(state, n) for n in range(3))


@pytest.mark.parametrize(
    ("place", "rates"),
    [
        (CENTRE, [4, 4, 4, 4, 4]),
        ("r1h1 corner N", [3, 3, 3, 3, 3]),
        ("r1h2 corner NE", [4, 4, 2, 4, 4]),
    ],
)
def test_bank_rates(place: str, rates: list[int]) -> None:
    """B-28: 4:1, with a harbour 3:1 or 2:1; the best rate counts."""
    state = turn(game())
    settle(state, 0, place)
    assert rates == state.rates[0]
    give(state, 0, wool=4)
    apply(state, TradeBank(WOOL, ORE))
    assert 4 - rates[WOOL] == hand(state, 0).get("wool", 0)
    assert "B-28" == fault(state, TradeBank(ORE, ORE))
    give(state, 1, brick=19)
    give(state, 0, wool=4)
    assert "B-20" == fault(state, TradeBank(WOOL, BRICK))


def test_players_trade() -> None:
    """B-28: an offer is answered in turn; the offerer chooses among the willing."""
    state = turn(game())
    give(state, 0, brick=1)
    give(state, 1, ore=1)
    give(state, 2, wool=1)
    give(state, 3, ore=1)
    offer = Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
    apply(state, offer)
    assert ("answer", 1) == (state.phase, state.player)
    apply(state, Decline())
    assert ("answer", 2, "B-28") == (state.phase, state.player, fault(state, Accept()))
    apply(state, Decline())
    apply(state, Accept())
    assert "B-28" == fault(state, Agree(1))
    other = state.copy()
    apply(other, Withdraw())
    assert {"brick": 1} == hand(other, 0)
    apply(state, Agree(3))
    assert ({"ore": 1}, {"brick": 1}, "act") == (hand(state, 0), hand(state, 3), state.phase)


def test_an_offer_is_answered_by_another() -> None:
    """B-28: whoever is asked may want other cards, or give others; the offerer chooses."""
    state = turn(game())
    give(state, 0, brick=1, wool=1)
    give(state, 1, ore=1)
    give(state, 2, grain=1)
    apply(state, Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1)))
    same = Counter((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))
    lacking = Counter((0, 1, 0, 0, 0), (0, 0, 1, 0, 0))
    assert ["B-28", "B-28"] == [fault(state, same), fault(state, lacking)]
    apply(state, Counter((0, 0, 0, 0, 1), (0, 0, 1, 0, 0)))
    assert "B-28" == fault(state, Accept())  # seat 2 has no ore
    apply(state, Counter((0, 0, 0, 1, 0), (0, 2, 0, 0, 0)))
    # Seat 3 holds no card and is not asked; the two lumber that seat 2 wants are not there.
    assert ("choose", 0) == (state.phase, state.player)
    assert [Agree(1), Withdraw()] == legal_actions(state)
    apply(state, Agree(1))
    assert ({"brick": 1, "ore": 1}, {"wool": 1}) == (hand(state, 0), hand(state, 1))
    assert ("act", {"grain": 1}) == (state.phase, hand(state, 2))


def test_answers_are_bounded() -> None:
    """An engine's limit: four offers in a turn, one answer of each player to each of them."""
    state = turn(game())
    for player in range(4):
        give(state, player, brick=2, ore=2)
    asked = 0
    for _ in range(4):
        apply(state, Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1)))
        while state.phase == "answer":
            apply(state, Counter((0, 0, 0, 0, 2), (1, 0, 0, 0, 0)))
            asked += 1
        apply(state, Withdraw())
    assert (12, "B-28") == (asked, fault(state, Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1))))


def test_players_need_not_trade() -> None:
    """B-28: a table may agree not to trade; then there are no offers."""
    state = turn(game(talking=False))
    give(state, 0, brick=1)
    assert "B-28" == fault(state, Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1)))


def test_largest_army() -> None:
    """B-29: at least 3 knights; a tie takes nothing over, one more does; 2 points."""
    state = turn(game(), phase="roll")
    for player, count, holder in ((0, 2, -1), (0, 3, 0), (1, 3, 0), (1, 4, 1)):
        state.player = state.turn_player = player
        state.phase, state.card_played = "roll", False
        state.knights[player] = count - 1
        card(state, player, KNIGHT)
        apply(state, PlayKnight())
        assert holder == state.largest
    assert 2 == score(state, 1)


def test_ten_points_win_at_once() -> None:
    """B-30: ten points in one's own turn, hidden ones included; others wait for theirs."""
    state = turn(game())
    state.hidden.cards[0][VICTORY] = 9
    state.hidden.cards[1][VICTORY] = 10
    settle(state, 0, CENTRE)
    apply(state, End())
    assert (True, 1) == (state.over, winner(state))
    state = turn(game())
    state.hidden.cards[0][VICTORY] = 9
    road(state, 0, "r3h3 NE")
    give(state, 0, brick=1, lumber=1, wool=1, grain=1)
    apply(state, BuildSettlement(at(state, CENTRE)))
    assert (True, 0) == (state.over, winner(state))


def test_building_between_turns() -> None:
    """B-31: with five or six everybody else builds, clockwise: no trade, no card, no win."""
    state = turn(game(players=6))
    card(state, 1, KNIGHT)
    give(state, 1, brick=4, lumber=1, wool=1, grain=1)
    road(state, 1, "r3h3 NE")
    state.hidden.cards[1][VICTORY] = 9
    apply(state, End())
    assert ("build", 1) == (state.phase, state.player)
    assert ["B-23", "B-28"] == [
        fault(state, action) for action in (PlayKnight(), Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0)))
    ]
    assert "B-23" == fault(state, TradeBank(BRICK, ORE))
    apply(state, BuildSettlement(at(state, CENTRE)))
    assert (10, False) == (score(state, 1), state.over)
    for player in range(1, 6):
        assert ("build", player) == (state.phase, state.player)
        apply(state, End())
    assert (True, 1) == (state.over, winner(state))


def test_no_building_between_turns_with_four() -> None:
    """B-31: with three or four the dice pass on at once."""
    state = turn(game())
    apply(state, End())
    assert ("roll", 1) == (state.phase, state.player)


def test_turns_pass_clockwise() -> None:
    """B-23: every turn begins with the roll of the next player."""
    state = played(game(talking=False).start(), 4, 400)
    assert (state.turn - 1) % 4 == state.turn_player
