"""Oil Springs' rules of play, one by one, with the worked examples (OS-10 to OS-60)."""

from __future__ import annotations

import pytest
from tables import at, game, give, hand, road, settle, turn

from printkit.engine import State, apply, is_legal, legal_actions, outcomes, score, winner
from printkit.engine.actions import (
    Accept,
    BuildCity,
    BuildSettlement,
    Counter,
    Decline,
    Discard,
    End,
    MoveRobber,
    Offer,
    PlayMonopoly,
    PlayYearOfPlenty,
    Roll,
    Steal,
    TradeBank,
)
from printkit.engine.game import fault
from printkit.engine.modules.base.pieces import MONOPOLY, PLENTY
from printkit.engine.modules.oil_springs.disasters import RollDisaster, RollHex
from printkit.engine.modules.oil_springs.tally import Tally, tally
from printkit.engine.modules.oil_springs.trade import TakeOil
from printkit.engine.modules.oil_springs.uses import BuildMetropolis, Convert, Sequester

BRICK, LUMBER, WOOL, GRAIN, ORE, OIL = range(6)
FOREST_SPRING = "r4h3"  # 9
PASTURE_SPRING = "r2h4"  # 10
DESERT_SPRING = "r3h1"  # 5
INLAND = "r3h3 corner N"
SECOND_INLAND = "r3h3 corner SE"
SHORE = "r1h1 corner N"
SECOND_SHORE = "r5h2 corner S"


def oil_turn(phase: str = "act", players: int = 4, **switches: bool) -> tuple[State, Tally]:
    """A moment in a turn of the first player, and its tally."""
    state = turn(game("oil-springs", players, **switches), phase=phase)
    return state, tally(state)


def metropolis(state: State, player: int, place: str) -> None:
    """A metropolis stands there, paid by nobody."""
    settle(state, player, place, level=tally(state).metropolis)
    tally(state).metropolises -= 1


def afford_metropolis(state: State, player: int = 0) -> None:
    """A player holds what a metropolis costs."""
    give(state, player, brick=1, grain=1, ore=1, oil=2)


def disaster(state: State, first: int, second: int) -> None:
    """The player ends the turn and rolls these dice for the disaster."""
    apply(state, End())
    assert "disaster" == state.phase
    apply(state, RollDisaster(), (first, second))


@pytest.mark.parametrize(("level", "oil"), [(1, 1), (2, 2), (3, 3)])
def test_a_spring_yields_oil(level: int, oil: int) -> None:
    """OS-10: a settlement 1, a city 2, a metropolis 3, in place of the hex's own yield."""
    state, _ = oil_turn("roll")
    settle(state, 1, f"{FOREST_SPRING} corner N", level)
    apply(state, Roll(), (4, 5))
    assert {"oil": oil} == {
        kind: n for kind, n in hand(state, 1).items() if kind in ("oil", "lumber")
    }


def test_a_starting_settlement_brings_oil() -> None:
    """OS-10: the second starting settlement brings 1 oil for a spring it touches."""
    state = game("oil-springs").start()
    for _ in range(8):
        apply(state, legal_actions(state)[0])
    apply(state, BuildSettlement(at(state, f"{FOREST_SPRING} corner S")))
    assert 1 == hand(state, 3)["oil"]


def test_robber_and_marker_at_the_start() -> None:
    """OS-01: the robber is off the board, the marker on 0."""
    state = game("oil-springs").start()
    assert (-1, 0) == (state.robber, tally(state).marker)


def test_oil_goes_round_while_there_is_any() -> None:
    """OS-11: one at a time, clockwise from the roller; B-24's shortage rule does not apply."""
    state, _ = oil_turn("roll")
    settle(state, 1, f"{FOREST_SPRING} corner N", 2)
    settle(state, 0, f"{FOREST_SPRING} corner S", 2)
    give(state, 2, oil=12)
    apply(state, Roll(), (4, 5))
    assert (2, 1) == (hand(state, 0)["oil"], hand(state, 1)["oil"])


def test_surplus_stays_for_the_others() -> None:
    """OS-11, OS-14: who is at the limit is passed over."""
    state, _ = oil_turn("roll")
    settle(state, 0, f"{FOREST_SPRING} corner S", 2)
    settle(state, 1, f"{FOREST_SPRING} corner N", 2)
    give(state, 0, oil=3)
    give(state, 2, oil=9)
    apply(state, Roll(), (4, 5))
    assert (4, 2) == (hand(state, 0)["oil"], hand(state, 1)["oil"])


@pytest.mark.parametrize(("players", "limit"), [(4, 4), (6, 6)])
def test_limit(players: int, limit: int) -> None:
    """OS-14: 4 oil, or 6 with five or six players."""
    state, _ = oil_turn("roll", players)
    assert limit == state.game.kinds[OIL].limit


def test_the_robber_at_a_spring() -> None:
    """OS-12: it may stand there and keeps back the oil; a thief may choose what lies open."""
    state, _ = oil_turn("roll")
    settle(state, 1, f"{FOREST_SPRING} corner S")
    give(state, 1, oil=1, ore=1)
    apply(state, Roll(), (3, 4))
    apply(state, MoveRobber(at(state, FOREST_SPRING)))
    assert {Steal(1), TakeOil(1)} == set(legal_actions(state))
    assert "OS-12" == fault(state, TakeOil(2))
    apply(state, TakeOil(1))
    assert ({"oil": 1}, {"ore": 1}) == (hand(state, 0), hand(state, 1))
    state.phase = "roll"
    apply(state, Roll(), (4, 5))
    assert {"ore": 1} == hand(state, 1)


def test_a_random_card_is_never_oil() -> None:
    """OS-12: what is drawn unseen is another card; from oil alone nothing can be drawn."""
    state, _ = oil_turn("roll")
    settle(state, 1, f"{FOREST_SPRING} corner S")
    give(state, 1, oil=3, ore=1)
    apply(state, Roll(), (3, 4))
    apply(state, MoveRobber(at(state, FOREST_SPRING)))
    assert [(ORE,)] == list(outcomes(state, Steal(1)))
    state.hidden.hands[1][ORE] = 0
    assert [TakeOil(1)] == legal_actions(state)


def test_oil_counts_on_a_seven() -> None:
    """OS-13: each oil is a card; it may be given back, to the supply. OS-25: it is not used."""
    state, tokens = oil_turn("roll")
    give(state, 1, oil=4, ore=4)
    apply(state, Roll(), (3, 4))
    apply(state, Discard(OIL))
    assert (12, 0) == (state.bank[OIL], tokens.marker)


def test_nothing_goes_beyond_the_limit() -> None:
    """OS-14: theft, trade and Year of Plenty beyond it are illegal."""
    state, _ = oil_turn()
    give(state, 0, oil=4, ore=1)
    give(state, 1, oil=1)
    settle(state, 1, f"{FOREST_SPRING} corner S")
    state.hidden.cards[0][PLENTY] = 1
    assert "OS-14" == fault(state, PlayYearOfPlenty(ORE, OIL))
    assert "OS-14" == fault(state, Offer((0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 0, 1)))
    state.robber, state.phase = at(state, FOREST_SPRING), "steal"
    assert "OS-14" == fault(state, TakeOil(1))


def test_an_offer_of_oil_needs_room() -> None:
    """OS-14: who would have too much can neither accept nor ask for oil himself."""
    state, _ = oil_turn()
    give(state, 0, oil=1)
    give(state, 1, oil=4, ore=1)
    give(state, 2, ore=1)
    apply(state, Offer((0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 1, 0)))
    assert (1, "OS-14") == (state.player, fault(state, Accept()))
    assert "OS-14" == fault(state, Counter((0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 0, 2)))
    apply(state, Decline())
    assert (2, "") == (state.player, fault(state, Accept()))
    # Seat 2 would give oil that seat 0 has no room for: then nobody can trade.
    give(state, 0, oil=3)
    give(state, 2, oil=2)
    apply(state, Counter((0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1, 0)))
    assert ("act", 0) == (state.phase, state.player)


def test_players_trade_oil_and_the_bank_does_not() -> None:
    """OS-15: oil goes from player to player; the bank neither takes nor gives it."""
    state, _ = oil_turn()
    give(state, 0, oil=4, ore=4)
    give(state, 1, ore=1)
    assert ["OS-15"] * 2 == [fault(state, t) for t in (TradeBank(OIL, ORE), TradeBank(ORE, OIL))]
    apply(state, Offer((0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 1, 0)))
    assert is_legal(state, Accept())


def test_conversion() -> None:
    """OS-20: 1 oil becomes 2 equal cards; OS-23: it goes to the supply, the marker moves."""
    state, tokens = oil_turn()
    give(state, 0, oil=1)
    assert "OS-20" == fault(state, Convert(OIL))
    apply(state, Convert(WOOL))
    assert ({"wool": 2}, 15, 1) == (hand(state, 0), state.bank[OIL], tokens.marker)
    assert "OS-20" == fault(state, Convert(WOOL))


def test_conversion_waits_for_roll_and_bank() -> None:
    """OS-20: not before the roll, and not when the bank lacks a card."""
    state, _ = oil_turn("roll")
    give(state, 0, oil=1)
    assert "OS-20" == fault(state, Convert(WOOL))
    state.phase = "act"
    give(state, 1, wool=18)
    assert "OS-20" == fault(state, Convert(WOOL))


def test_year_of_plenty_may_name_oil() -> None:
    """OS-20: within the limit and the supply."""
    state, _ = oil_turn()
    state.hidden.cards[0][PLENTY] = 1
    apply(state, PlayYearOfPlenty(OIL, OIL))
    assert {"oil": 2} == hand(state, 0)


@pytest.mark.parametrize(
    ("own", "others", "after"),
    [
        (0, (1, 2, 0), (3, 0, 0, 0)),
        (1, (3, 1, 2), (4, 2, 0, 1)),
        (0, (4, 1, 3), (4, 2, 0, 2)),
        (4, (1, 0, 0), (4, 1, 0, 0)),
    ],
)
def test_monopoly_on_oil(own: int, others: tuple[int, ...], after: tuple[int, ...]) -> None:
    """OS-21: all if the limit allows, else one from each in turn, round after round."""
    state, _ = oil_turn()
    give(state, 0, oil=own)
    for player, count in enumerate(others, start=1):
        give(state, player, oil=count)
    state.hidden.cards[0][MONOPOLY] = 1
    apply(state, PlayMonopoly(OIL))
    assert after == tuple(hand(state, player).get("oil", 0) for player in range(4))


def test_monopoly_on_another_card() -> None:
    """OS-21 touches oil alone."""
    state, _ = oil_turn()
    give(state, 1, ore=3, oil=1)
    state.hidden.cards[0][MONOPOLY] = 1
    apply(state, PlayMonopoly(ORE))
    assert ({"ore": 3}, {"oil": 1}) == (hand(state, 0), hand(state, 1))


def test_metropolis() -> None:
    """OS-22: brick, grain, ore and 2 oil make a city a metropolis: 3 points, the city stays."""
    state, tokens = oil_turn()
    settle(state, 0, INLAND, level=2)
    settle(state, 0, SECOND_INLAND)
    assert "OS-22" == fault(state, BuildMetropolis(at(state, INLAND)))
    afford_metropolis(state)
    assert "OS-22" == fault(state, BuildMetropolis(at(state, SECOND_INLAND)))
    apply(state, BuildMetropolis(at(state, INLAND)))
    assert (4, 3, {}) == (score(state, 0), state.supply[0][2], hand(state, 0))
    assert (3, 15, 2) == (tokens.metropolises, state.bank[OIL], tokens.marker)


def test_a_metropolis_yields_three_of_any_hex() -> None:
    """OS-22: mountains, too, bring it 3."""
    state, _ = oil_turn("roll")
    metropolis(state, 0, INLAND)
    apply(state, Roll(), (3, 3))
    assert {"ore": 3} == hand(state, 0)


def test_metropolis_tokens_are_shared() -> None:
    """OS-22: when the pool is empty there is no more."""
    state, tokens = oil_turn()
    settle(state, 0, INLAND, level=2)
    afford_metropolis(state)
    tokens.metropolises = 0
    assert "OS-22" == fault(state, BuildMetropolis(at(state, INLAND)))


@pytest.mark.parametrize(("marker", "uses"), [(4, 1), (1, 4)])
def test_oil_usable_before_the_end_of_the_track(marker: int, uses: int) -> None:
    """OS-23, worked example: on 4 exactly one oil can be used, on 1 exactly four."""
    state, tokens = oil_turn(oil_without_limit=True)
    tokens.marker = marker
    give(state, 0, oil=6)
    for _ in range(uses):
        apply(state, Convert(WOOL))
    assert "OS-23" == fault(state, Convert(WOOL))


def test_two_conversions_leave_no_room_for_a_metropolis() -> None:
    """OS-23, OS-24, worked example: on 2, two conversions, then one more but no metropolis."""
    state, tokens = oil_turn()
    tokens.marker = 2
    settle(state, 0, INLAND, level=2)
    give(state, 0, oil=4, brick=1, grain=1, ore=1)
    apply(state, Convert(WOOL))
    apply(state, Convert(WOOL))
    assert 4 == tokens.marker
    assert "OS-23" == fault(state, BuildMetropolis(at(state, INLAND)))
    assert "" == fault(state, Convert(WOOL))
    assert "OS-24" == fault(state, Sequester())


def test_sequestering() -> None:
    """OS-24: one a turn, out of hand and game; no use in that turn; OS-25: the marker stays."""
    state, tokens = oil_turn()
    assert "OS-24" == fault(state, Sequester())
    give(state, 0, oil=3)
    apply(state, Sequester())
    assert ({"oil": 2}, 1, 12, 0) == (
        hand(state, 0),
        tokens.sequestered[0],
        state.bank[OIL],
        tokens.marker,
    )
    assert ["OS-24", "OS-24"] == [fault(state, Sequester()), fault(state, Convert(WOOL))]


def test_sequestering_waits_for_the_roll() -> None:
    """OS-24: not before it."""
    state, _ = oil_turn("roll")
    give(state, 0, oil=1)
    assert "OS-24" == fault(state, Sequester())


def test_champion() -> None:
    """OS-24: the first with 3; strictly more takes over; 1 point, and 1 for each 3 sequestered."""
    state, tokens = oil_turn()
    for player, count, champion in ((0, 2, -1), (0, 3, 0), (1, 3, 0), (1, 4, 1)):
        state.player, tokens.laid_by = player, 0
        tokens.sequestered[player] = count - 1
        give(state, player, oil=1)
        apply(state, Sequester())
        assert champion == tokens.champion
    assert (1, 2) == (score(state, 0), score(state, 1))


def test_the_disaster_phase() -> None:
    """OS-30: after the turn the one who moved the marker to the end rolls; then it is on 0."""
    state, tokens = oil_turn()
    tokens.marker = 4
    give(state, 0, oil=1)
    apply(state, Convert(WOOL))
    apply(state, End())
    assert ("disaster", 0) == (state.phase, state.player)
    apply(state, RollDisaster(), (1, 1))
    assert (0, "roll", 1) == (tokens.marker, state.phase, state.player)


def test_no_disaster_before_the_end_of_the_track() -> None:
    """OS-30: a marker below 5 stays where it is and nothing is rolled."""
    state, tokens = oil_turn()
    tokens.marker = 4
    apply(state, End())
    assert (4, "roll") == (tokens.marker, state.phase)


def test_flood() -> None:
    """OS-31: on the shore settlements go, cities shrink; metropolises, roads and inland stay."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    gone, shrunk = settle(state, 0, SHORE), settle(state, 1, SECOND_SHORE, level=2)
    inland = settle(state, 1, INLAND)
    metropolis(state, 2, "r3h1 corner NW")
    road(state, 0, "r1h1 NW")
    disaster(state, 3, 4)
    levels = [state.level[spot] for spot in (gone, shrunk, inland, at(state, "r3h1 corner NW"))]
    assert [0, 1, 1, tokens.metropolis] == levels
    assert ([14, 5, 4], [15, 3, 4]) == (state.supply[0], state.supply[1])
    assert [4, 4, 4, 4, 4, 0] == state.rates[0]


def test_a_flooded_place_is_free() -> None:
    """OS-31: anybody may build there again."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    spot = settle(state, 0, SHORE)
    disaster(state, 3, 4)
    assert -1 == state.owner[spot]


def test_a_city_without_a_settlement_piece() -> None:
    """OS-31: it stays, is worth and yields as a settlement, and can be made a city again."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    spot = settle(state, 0, "r1h1 corner NW", level=2)  # forest 11
    state.supply[0][1] = 0
    disaster(state, 3, 4)
    assert (1, 3) == (score(state, 0), state.supply[0][2])
    apply(state, Roll(), (5, 6))
    assert {"lumber": 1} == hand(state, 0)
    apply(state, End())
    state.player, state.turn_player, state.phase = 0, 0, "act"
    give(state, 0, grain=2, ore=3)
    apply(state, BuildCity(spot))
    assert (2, 3) == (score(state, 0), state.supply[0][2])


def test_the_longest_road_is_counted_anew() -> None:
    """OS-31: where a building that parted a road is gone, the road is whole again."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    road(state, 1, "r1h1 W", "r1h1 NW", "r1h1 NE", "r1h2 NW", "r1h2 NE")
    assert (5, 1) == (state.lengths[1], state.longest)
    settle(state, 0, SHORE)
    assert (3, -1) == (state.lengths[1], state.longest)
    disaster(state, 3, 4)
    assert (5, 1) == (state.lengths[1], state.longest)


def test_which_of_several_hexes() -> None:
    """OS-32: of two the die picks by halves, of three by pairs, of four by 1 to 4."""
    for count, dice, picks in (
        (2, 6, [0, 0, 0, 1, 1, 1]),
        (3, 6, [0, 0, 1, 1, 2, 2]),
        (4, 4, [0, 1, 2, 3]),
    ):
        struck = []
        state, tokens = oil_turn()
        hexes = [h for h in state.game.land if h not in tokens.springs][:count]
        for die in range(1, dice + 1):
            moment, kept = oil_turn()
            kept.marker, kept.culprit = 5, 0
            moment.rolled[3] = tuple(hexes)
            disaster(moment, 1, 2)
            assert dice == len(outcomes(moment, RollHex()))
            apply(moment, RollHex(), (die,))
            struck.append(next(n for n, spot in enumerate(hexes) if not moment.number[spot]))
        assert picks == struck


def test_a_number_that_lies_nowhere_hits_nothing() -> None:
    """OS-32: nothing happens."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    state.rolled[2] = ()
    disaster(state, 1, 1)
    assert ([], "roll") == (tokens.track, state.phase)


def test_an_exhausted_hex() -> None:
    """OS-33: its token goes to the track; no yield, no robber any more, though one there stays."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    fields = at(state, "r5h2")  # the only 2
    settle(state, 0, "r5h2 corner N")
    state.robber = fields
    disaster(state, 1, 1)
    assert ([2], 0, fields) == (tokens.track, state.number[fields], state.robber)
    state.robber = -1
    apply(state, Roll(), (1, 1))
    assert {} == hand(state, 0)
    state.phase = "robber"
    assert "B-25" == fault(state, MoveRobber(fields))


def test_a_spring_loses_oil() -> None:
    """OS-34: 3 oil of the supply leave the game; the spring stays."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    spring = at(state, DESERT_SPRING)
    state.rolled[5] = (spring,)
    disaster(state, 2, 3)
    assert (12, 3, [], 5) == (state.bank[OIL], tokens.lost, tokens.track, state.number[spring])


@pytest.mark.parametrize(
    ("supply", "held", "after"),
    [
        (1, (0, 4, 0, 0), (0, 2, 0, 0)),
        (0, (1, 4, 1, 0), (0, 3, 0, 0)),
        (0, (0, 1, 0, 1), (0, 0, 0, 0)),
    ],
)
def test_players_make_up_for_an_empty_supply(
    supply: int, held: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """OS-34: one at a time, clockwise from the culprit, until 3 are gone or nobody has any."""
    state, tokens = oil_turn()
    tokens.marker, tokens.culprit = 5, 0
    state.rolled[5] = (at(state, DESERT_SPRING),)
    for player, count in enumerate(held):
        give(state, player, oil=count)
    tokens.lost += state.bank[OIL] - supply
    state.bank[OIL] = supply
    disaster(state, 2, 3)
    assert after == tuple(hand(state, player).get("oil", 0) for player in range(4))


def test_a_flood_takes_the_victory() -> None:
    """OS-40, OS-31, worked example: 12 points by a metropolis, a flood: 10, and play goes on."""
    state, tokens = oil_turn()
    tokens.marker = 3
    tokens.sequestered[0], tokens.champion = 9, 0
    settle(state, 0, INLAND, level=2)
    settle(state, 0, SECOND_INLAND, level=2)
    settle(state, 0, SHORE)
    settle(state, 0, SECOND_SHORE, level=2)
    afford_metropolis(state)
    apply(state, BuildMetropolis(at(state, INLAND)))
    assert (12, False) == (score(state, 0), state.over)
    disaster(state, 3, 4)
    assert (10, False, "roll") == (score(state, 0), state.over, state.phase)


def test_twelve_points_win_at_the_end_of_the_turn() -> None:
    """OS-40: not before, and only in one's own turn."""
    state, tokens = oil_turn()
    tokens.sequestered[0] = 36
    tokens.sequestered[1] = 36
    give(state, 0, oil=1)
    apply(state, Convert(WOOL))
    assert not state.over
    apply(state, End())
    assert (True, 0) == (state.over, winner(state))


def test_pyrrhic_end() -> None:
    """OS-41: the last circle filled ends the game before OS-40; the Champion wins, or nobody."""
    for champion, winning in ((2, 2), (-1, None)):
        state, tokens = oil_turn()
        tokens.marker, tokens.culprit, tokens.champion = 5, 0, champion
        tokens.sequestered[0] = 36
        tokens.track = [3, 4, 5, 6]
        disaster(state, 1, 1)
        assert (True, winning) == (state.over, winner(state))


@pytest.mark.parametrize(("players", "circles"), [(4, 5), (6, 8)])
def test_circles_of_the_track(players: int, circles: int) -> None:
    """OS-41: 5, or 8 with five or six players."""
    assert circles == game("oil-springs", players).value("track_circles")


def test_building_between_turns() -> None:
    """OS-50: oil only for metropolises, within what the marker leaves to all builders together."""
    state, tokens = oil_turn(players=6)
    tokens.marker = 2
    for player, place in ((1, INLAND), (2, SECOND_INLAND)):
        settle(state, player, place, level=2)
        afford_metropolis(state, player)
    apply(state, End())
    assert ["OS-50", "OS-50"] == [fault(state, Convert(WOOL)), fault(state, Sequester())]
    apply(state, BuildMetropolis(at(state, INLAND)))
    apply(state, End())
    assert "OS-50" == fault(state, BuildMetropolis(at(state, SECOND_INLAND)))


def test_disaster_after_building_between_turns() -> None:
    """OS-30, OS-50: the phase in which the marker reached 5 ends with its own disaster."""
    state, tokens = oil_turn(players=6)
    tokens.marker = 3
    settle(state, 3, INLAND, level=2)
    afford_metropolis(state, 3)
    apply(state, End())
    apply(state, End())
    apply(state, End())
    apply(state, BuildMetropolis(at(state, INLAND)))
    for _ in range(3):
        apply(state, End())
    assert ("disaster", 3) == (state.phase, state.player)
    state.rolled[2] = ()
    apply(state, RollDisaster(), (1, 1))
    assert ("roll", 1) == (state.phase, state.player)


def test_points_of_the_building_phase_count_a_turn_later() -> None:
    """OS-40: whoever reaches 12 between turns wins at the end of the next own turn."""
    state, tokens = oil_turn(players=6)
    tokens.sequestered[1] = 36
    for _ in range(6):
        apply(state, End())
    assert ("roll", 1, False) == (state.phase, state.player, state.over)
    apply(state, Roll(), (1, 1))
    apply(state, End())
    assert 1 == winner(state)


def test_using_and_sequestering_in_one_turn() -> None:
    """OS-60: with that option both are legal, still at most 1 oil sequestered."""
    state, _ = oil_turn(use_and_sequester=True)
    give(state, 0, oil=4)
    apply(state, Convert(WOOL))
    apply(state, Sequester())
    assert ["", "OS-24"] == [fault(state, Convert(WOOL)), fault(state, Sequester())]


def test_no_limit() -> None:
    """OS-60: with that option a player may hold any number."""
    state, _ = oil_turn(oil_without_limit=True)
    give(state, 0, oil=10)
    state.hidden.cards[0][PLENTY] = 1
    assert is_legal(state, PlayYearOfPlenty(OIL, OIL))
