"""The Pirate Islands' rules of play, one by one, with worked examples (PI-10 to PI-40)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tables import at, game, give, hand, road, settle, turn

from printkit.board.hexgrid import Vertex
from printkit.engine import State, apply, game_of, is_legal, legal_actions, outcomes, score, winner
from printkit.engine.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Discard,
    End,
    Happening,
    MoveRobber,
    PlayKnight,
    Roll,
    Steal,
)
from printkit.engine.game import fault
from printkit.engine.modules.base.build import lay
from printkit.engine.modules.base.pieces import CITIED, KNIGHT, SETTLEMENT
from printkit.engine.modules.gold_river.gold import TakeGold
from printkit.engine.modules.pirate_islands import MODULE
from printkit.engine.modules.pirate_islands.beginning import fortress_of, ship_of
from printkit.engine.modules.pirate_islands.fights import (
    Attack,
    ChipOff,
    FleetGone,
    Retaken,
    ShipsLost,
)
from printkit.engine.modules.pirate_islands.fleet import (
    Lose,
    RaidDrawn,
    RaidLost,
    RaidWon,
    Sailed,
    TakeSpoils,
    raided,
)
from printkit.engine.modules.pirate_islands.line import (
    BuildShip,
    closed,
    lose_foremost,
    onward,
    tip,
)
from printkit.engine.modules.pirate_islands.seven import Forgo
from printkit.engine.modules.pirate_islands.tally import Tally, tally
from printkit.engine.state import NOWHERE
from printkit.errors import LayoutError
from printkit.scenarios import load

BRICK, LUMBER, WOOL, GRAIN, ORE = range(5)
RED, BLUE, ORANGE, WHITE = range(4)
BOTH_BOARDS = pytest.mark.parametrize("board", ["", "reconstruction"])
INLAND, SECOND_INLAND = "r3h7 corner SE", "r6h7 corner N"
"""Intersections of the documented main island that are no station's."""


def sea_turn(
    phase: str = "act", players: int = 4, board: str = "", **switches: bool
) -> tuple[State, Tally]:
    """A moment in a turn of red, before or after the roll, and its tally."""
    state = turn(game("pirate-islands", players, board=board, **switches), phase=phase)
    return state, tally(state)


def sail(state: State, seat: int, ships: int, warships: int = 0) -> None:
    """A seat's line has so many ships, paid by nobody, so many of them warships."""
    here = tally(state)
    for edge in here.waters.courses[seat].lines[0][len(here.lines[seat]) : ships]:
        lay(state, seat, edge, ship_of(state.game))
        here.lines[seat].append(edge)
    here.warships[seat] = warships


def hold_card(state: State, seat: int, sort: int = KNIGHT) -> None:
    """A seat holds a card that it bought before."""
    state.hidden.deck[sort] -= 1
    state.hidden.cards[seat][sort] += 1


def raided_by(state: State, seat: int, low: int, high: int) -> None:
    """Red rolls, and the fleet stops at the station of a seat's start."""
    here, board = tally(state), state.game.board
    start = here.waters.courses[seat].start
    stops = [n for n, spot in enumerate(here.waters.stations) if spot in board.vertex_hexes[start]]
    here.fleet = (stops[0] - low) % len(here.waters.stations)
    apply(state, Roll(), (low, high))


@BOTH_BOARDS
def test_settlement_ship_and_fortress_lie_at_the_start(board: str) -> None:
    """PI-10, PI-29: each colour's are on its places; both settlements are of its five pieces."""
    state = game("pirate-islands", board=board).start()
    here = tally(state)
    corners = state.game.board.vertices
    for seat, colour in enumerate(("red", "blue", "orange", "white")):
        for feature, level in (("start", 1), ("fortress", fortress_of(state.game))):
            (place,) = (p for p in state.game.layout.features[feature] if p.colour == colour)
            assert isinstance(place.at, Vertex)
            spot = corners.index(place.at)
            assert (seat, level) == (state.owner[spot], state.level[spot])
        assert (3, 14, 1) == (
            state.supply[seat][SETTLEMENT],
            state.supply[seat][ship_of(state.game)],
            score(state, seat),
        )
        assert [here.waters.courses[seat].ship] == here.lines[seat]


@pytest.mark.parametrize("feature", ["start", "crossing", "route"])
def test_a_board_without_its_places_is_told_of(feature: str) -> None:
    """PI-02, PI-03: without stations or a colour's places nobody can play."""
    scenario, layout = load("pirate-islands"), game("pirate-islands").layout
    rest = {name: places for name, places in layout.features.items() if name != feature}
    with pytest.raises(LayoutError, match="feature-needed"):
        game_of(replace(layout, features=rest), scenario, 4).start()


def test_three_players_have_no_white() -> None:
    """PI-29: without its owner a fortress is left out."""
    state = game("pirate-islands", 3).start()
    assert 3 == len(tally(state).waters.courses)
    assert 3 == state.level.count(fortress_of(state.game))


@BOTH_BOARDS
def test_founding_is_on_the_main_island(board: str) -> None:
    """PI-10: settlements and roads go nowhere else; the last settlement brings its cards."""
    state = game("pirate-islands", board=board).start()
    region = state.game.setup.deal.regions[0].hexes
    main = {state.game.board.hexes.index(spot) for spot in region}
    around = state.game.board.vertex_hexes
    homes = [action.at for action in legal_actions(state) if isinstance(action, BuildSettlement)]
    assert homes
    assert all(main.intersection(around[spot]) for spot in homes)
    paths = {edge for edge, way in enumerate(state.game.trails) if way}
    assert all(main.intersection(state.game.board.edge_hexes[edge]) for edge in paths)
    seats = []
    while not state.turn:
        if state.phase == "found-settlement":
            seats.append(state.player)
        apply(state, legal_actions(state)[0])
    assert [0, 1, 2, 3, 3, 2, 1, 0] == seats
    assert all(any(cards) for cards in state.hidden.hands)


@pytest.mark.parametrize(("players", "knights", "cards"), [(3, 14, 20), (4, 19, 25)])
def test_deck(players: int, knights: int, cards: int) -> None:
    """PI-11: three play without victory point cards, with four these are knights."""
    state = game("pirate-islands", players).start()
    deck = dict(zip((s.name for s in state.game.sorts), state.hidden.deck, strict=True))
    assert (knights, 0, cards) == (deck["knight"], deck["victory-point"], sum(deck.values()))


def test_an_empty_deck_sells_nothing() -> None:
    """PI-11: used cards never come back."""
    state, _ = sea_turn()
    give(state, RED, wool=1, grain=1, ore=1)
    assert is_legal(state, BuyCard())
    state.hidden.deck = [0] * len(state.hidden.deck)
    assert "B-27" == fault(state, BuyCard())


def test_no_robber_and_no_titles() -> None:
    """PI-11: nothing blocks a hex; neither roads nor knights are worth points."""
    state, _ = sea_turn()
    state.knights[RED] = 9
    road(state, RED, "r1h5 SE", "r2h6 E", "r2h6 SE", "r3h7 W", "r3h7 SW", "r3h7 SE")
    assert (NOWHERE, -1, -1, 1) == (state.robber, state.longest, state.largest, score(state, RED))
    assert not is_legal(state, MoveRobber(0))


def test_a_ship_costs_lumber_and_wool() -> None:
    """PI-12: the next ship of the line, and no other, for 1 lumber and 1 wool."""
    state, here = sea_turn()
    (edge,) = onward(state, BLUE)
    state.player = BLUE
    assert "PI-12" == fault(state, BuildShip(edge))
    give(state, BLUE, lumber=1, wool=1)
    assert [BuildShip(edge)] == [a for a in legal_actions(state) if isinstance(a, BuildShip)]
    apply(state, BuildShip(edge))
    assert ({}, [here.waters.courses[BLUE].ship, edge]) == (hand(state, BLUE), here.lines[BLUE])


@pytest.mark.parametrize(
    ("board", "seat", "most"),
    [("", RED, 2), ("", BLUE, 2), ("", WHITE, 2), ("reconstruction", WHITE, 1)],
)
def test_only_shortest_ways_without_a_branch(board: str, seat: int, most: int) -> None:
    """PI-12: a line goes on at its tip only, by whatever is left of its shortest ways."""
    state, here = sea_turn(board=board)
    state.player = seat
    choices = []
    while ways := onward(state, seat):
        choices.append(len(ways))
        ends = {end for edge in ways for end in state.game.board.edge_vertices[edge]}
        assert tip(state, seat) in ends
        give(state, seat, lumber=1, wool=1)
        apply(state, BuildShip(ways[-1]))
    assert (8, most) == (len(choices), max(choices))
    assert closed(state, seat)
    assert tuple(here.lines[seat]) in here.waters.courses[seat].lines


def test_a_road_does_not_go_on_from_a_ship() -> None:
    """PI-12: ships and roads join at an own building only."""
    state, _ = sea_turn()
    give(state, RED, brick=2, lumber=2)
    assert is_legal(state, BuildRoad(at(state, "r1h5 SE")))
    assert "B-22" == fault(state, BuildRoad(at(state, "r1h5 W")))


def test_a_path_with_a_road_takes_no_ship() -> None:
    """PI-12: one piece on a path; the line takes another of its ways."""
    state, _ = sea_turn()
    ways = onward(state, RED)
    coast = at(state, "r1h5 W")
    assert coast in ways
    road(state, BLUE, "r1h5 W")
    assert [edge for edge in ways if edge != coast] == onward(state, RED)


def test_a_settlement_of_others_stops_a_line() -> None:
    """PI-12: as roads do, a line ends at a building of somebody else."""
    state, _ = sea_turn()
    settle(state, BLUE, "r1h5 corner SW")
    assert [] == onward(state, RED)


@BOTH_BOARDS
def test_every_colour_has_a_line_that_nobody_can_stop(board: str) -> None:
    """PI-12: beyond the given ship it touches no ground where others may build or lay roads."""
    table = game("pirate-islands", board=board)
    for course in tally(table.start()).waters.courses:
        shut = {course.start, *table.board.vertex_vertices[course.start]}
        safe = [
            line
            for line in course.lines
            if not any(table.roadways[edge] for edge in line[1:])
            and not any(
                table.grounds[end] and end not in shut
                for edge in line
                for end in table.board.edge_vertices[edge]
            )
        ]
        assert safe


def test_ships_run_out() -> None:
    """PI-12, B-20: a ship needs a piece."""
    state, _ = sea_turn()
    give(state, RED, lumber=1, wool=1)
    state.supply[RED][ship_of(state.game)] = 0
    assert "B-20" == fault(state, BuildShip(onward(state, RED)[0]))


def test_a_line_may_pass_the_crossing_without_a_settlement() -> None:
    """PI-12: six ships come to the crossing, the seventh goes on."""
    state, here = sea_turn()
    sail(state, RED, 6)
    crossing = here.waters.courses[RED].crossing
    assert (-1, True) == (state.owner[crossing], bool(onward(state, RED)))


def test_a_knight_arms_the_rearmost_plain_ship() -> None:
    """PI-20: one more warship for the card, which is used up."""
    state, here = sea_turn("roll")
    sail(state, RED, 2, 1)
    hold_card(state, RED)
    apply(state, PlayKnight())
    assert (2, 0, "roll") == (here.warships[RED], state.hidden.cards[RED][KNIGHT], state.phase)
    assert 18 == state.hidden.deck[KNIGHT]


def test_without_a_plain_ship_no_knight_is_played() -> None:
    """PI-20: all ships being warships, the card waits."""
    state, here = sea_turn()
    hold_card(state, RED)
    here.warships[RED] = 1
    assert "PI-20" == fault(state, PlayKnight())


@pytest.mark.parametrize(
    ("dice", "station"), [((1, 6), 1), ((6, 5), 5), ((4, 4), 4), ((2, 5), 2), ((3, 6), 3)]
)
def test_the_fleet_sails_by_the_smaller_die(dice: tuple[int, int], station: int) -> None:
    """PI-21: of equal dice that number; before all else."""
    state, here = sea_turn("roll")
    apply(state, Roll(), dice)
    assert station == here.fleet


def test_the_fleet_goes_round() -> None:
    """PI-21: P0 comes after P13."""
    state, here = sea_turn("roll")
    here.fleet = 12
    apply(state, Roll(), (5, 6))
    assert 3 == here.fleet


def test_a_weaker_owner_loses_cards() -> None:
    """PI-22: 1 card and 1 more for each city anywhere, by chance, to the bank."""
    state, _ = sea_turn("roll")
    settle(state, BLUE, INLAND, CITIED)
    give(state, BLUE, brick=3, ore=1)
    raided_by(state, BLUE, 4, 5)
    assert ("plunder", BLUE, [Lose()]) == (state.phase, state.player, legal_actions(state))
    assert [BRICK, BRICK, BRICK, ORE] == [kind for (kind,) in outcomes(state, Lose())]
    apply(state, Lose(), (ORE,))
    assert "plunder" == state.phase
    apply(state, Lose(), (BRICK,))
    assert ({"brick": 2}, "act", RED) == (hand(state, BLUE), state.phase, state.player)


def test_an_empty_hand_loses_nothing() -> None:
    """PI-22: who has fewer cards than he is to lose gives what he has."""
    state, _ = sea_turn("roll")
    settle(state, BLUE, INLAND, CITIED)
    give(state, BLUE, wool=1)
    raided_by(state, BLUE, 4, 5)
    apply(state, Lose(), (WOOL,))
    assert ({}, "act") == (hand(state, BLUE), state.phase)


def test_a_stronger_owner_takes_a_resource() -> None:
    """PI-22: of his choice, from the bank."""
    state, _ = sea_turn("roll")
    sail(state, BLUE, 5, 3)
    raided_by(state, BLUE, 2, 3)
    assert ("spoils", BLUE) == (state.phase, state.player)
    assert 5 == len(legal_actions(state))
    apply(state, TakeSpoils(GRAIN))
    assert ({"grain": 1}, "act") == (hand(state, BLUE), state.phase)


def test_equal_strength_brings_nothing() -> None:
    """PI-22: no loss and no spoils."""
    state, _ = sea_turn("roll")
    sail(state, BLUE, 5, 2)
    give(state, BLUE, brick=1)
    raided_by(state, BLUE, 2, 3)
    assert ({"brick": 1}, "act") == (hand(state, BLUE), state.phase)


def test_a_raid_comes_before_a_seven() -> None:
    """PI-22: eight cards are seven when the 7 is looked at."""
    state, _ = sea_turn("roll")
    give(state, BLUE, brick=8)
    raided_by(state, BLUE, 3, 4)
    apply(state, Lose(), (BRICK,))
    assert ("theft", RED) == (state.phase, state.player)


def test_a_raid_comes_before_yields() -> None:
    """PI-22: an empty hand has nothing to lose yet, though the roll yields."""
    state, _ = sea_turn("roll")
    start = tally(state).waters.courses[BLUE].start
    (roll,) = {state.number[spot] for spot in state.game.board.vertex_hexes[start]} - {0, 11}
    assert 6 == roll
    raided_by(state, BLUE, 2, 4)
    assert ("act", {"grain": 1}) == (state.phase, hand(state, BLUE))


def voyage_of(state: State) -> list[Happening]:
    """What a log tells of the fleet after the roll."""
    return list(MODULE.tells(state, RED, Roll()))


@pytest.mark.parametrize(
    ("warships", "told"),
    [(1, RaidWon), (2, RaidDrawn), (3, RaidLost)],
    ids=["won", "equal", "lost"],
)
def test_a_log_tells_of_every_raid(warships: int, told: type[RaidWon]) -> None:
    """PI-21, PI-22: the station, both strengths, and how it ended, equal strength as well."""
    state, here = sea_turn("roll")
    sail(state, BLUE, 5, warships)
    give(state, BLUE, brick=2)
    raided_by(state, BLUE, 2, 3)
    assert [Sailed(here.fleet), told(BLUE, 2, warships)] == voyage_of(state)


def test_a_log_tells_where_a_fleet_sails_that_raids_nobody() -> None:
    """PI-21: its station; PI-40: nothing once it is removed."""
    state, here = sea_turn("roll")
    apply(state, Roll(), (1, 6))
    assert [Sailed(1)] == voyage_of(state)
    here.fleet = NOWHERE
    assert [] == voyage_of(state)


@pytest.mark.parametrize(
    ("warships", "die", "chips", "told"),
    [
        (4, 3, 3, [ChipOff(2)]),
        (4, 4, 3, [ShipsLost(1)]),
        (9, 6, 1, [Retaken()]),
        (0, 1, 3, [ShipsLost(2)]),
    ],
)
def test_a_log_tells_what_comes_of_a_fight(
    warships: int, die: int, chips: int, told: list[Happening]
) -> None:
    """PI-30, PI-31: chips left, ships lost, or the fortress taken."""
    state, here = sea_turn()
    sail(state, RED, 9, warships)
    here.chips[RED] = chips
    apply(state, Attack(), (die,))
    assert told == list(MODULE.tells(state, RED, Attack()))


def test_a_log_tells_that_the_fleet_leaves() -> None:
    """PI-40: with the last fortress."""
    state, here = sea_turn()
    here.chips = [1, 0, 0, 0]
    sail(state, RED, 9, 7)
    apply(state, Attack(), (1,))
    assert [Retaken(), FleetGone()] == list(MODULE.tells(state, RED, Attack()))


def station_with_room(state: State, here: Tally, player: int) -> tuple[int, int]:
    """The station at a player's start, and a free intersection there that nothing stands beside."""
    board = state.game.board
    station = next(
        spot for spot in board.vertex_hexes[here.waters.courses[player].start]
        if spot in here.waters.stations
    )  # fmt: skip
    free = next(
        spot
        for spot in board.hex_vertices[station]
        if state.owner[spot] < 0
        and all(state.owner[near] < 0 for near in board.vertex_vertices[spot])
    )
    return station, free


def test_one_raid_a_stop() -> None:
    """PI-22: two buildings at the station are raided once."""
    state, here = sea_turn("roll")
    _, other = station_with_room(state, here, BLUE)
    state.owner[other], state.level[other] = BLUE, 1
    give(state, BLUE, brick=2)
    raided_by(state, BLUE, 4, 4)
    apply(state, Lose(), (BRICK,))
    assert ("act", {"brick": 1}) == (state.phase, hand(state, BLUE))


@pytest.mark.parametrize(("spared", "seats"), [(False, [BLUE, WHITE]), (True, [])])
def test_buildings_of_several_players(spared: bool, seats: list[int]) -> None:
    """PI-22: each owner once, from the roller clockwise; nobody by the switch."""
    state, here = sea_turn("roll", shared_hex_spared=spared)
    station, far = station_with_room(state, here, WHITE)
    state.owner[far], state.level[far] = BLUE, CITIED
    assert seats == raided(state, station)


def test_owners_are_raided_from_the_roller_clockwise() -> None:
    """PI-22: two owners at a station are raided one after the other."""
    state, here = sea_turn("roll")
    _, far = station_with_room(state, here, WHITE)
    state.owner[far], state.level[far] = BLUE, 1
    for seat in (BLUE, WHITE):
        give(state, seat, ore=1)
    raided_by(state, WHITE, 2, 2)
    seats = []
    while state.phase == "plunder":
        seats.append(state.player)
        apply(state, Lose(), (ORE,))
    assert [BLUE, WHITE] == seats


def test_a_fortress_is_not_raided() -> None:
    """PI-29: until it is taken it is no settlement of its owner's."""
    state, here = sea_turn("roll")
    fortress = here.waters.courses[RED].fortress
    assert [] == raided(state, state.game.board.vertex_hexes[fortress][0])


def test_a_settlement_at_the_crossing() -> None:
    """PI-23: once the line has come there, at the usual price; it may become a city."""
    state, here = sea_turn()
    crossing = here.waters.courses[RED].crossing
    give(state, RED, brick=1, lumber=1, wool=1, grain=3, ore=3)
    sail(state, RED, 5)
    assert "PI-23" == fault(state, BuildSettlement(crossing))
    sail(state, RED, 6)
    assert BuildSettlement(crossing) in legal_actions(state)
    apply(state, BuildSettlement(crossing))
    assert ({"grain": 2, "ore": 3}, 2) == (hand(state, RED), score(state, RED))
    apply(state, BuildCity(crossing))
    assert 3 == score(state, RED)
    assert "PI-23" == fault(state, BuildSettlement(crossing))


def test_nothing_else_is_built_on_the_pirates_side() -> None:
    """PI-23: neither at others' crossings nor along the line; no road either."""
    state, here = sea_turn()
    sail(state, RED, 9)
    give(state, RED, brick=3, lumber=3, wool=3, grain=3)
    others = [here.waters.courses[seat].crossing for seat in (BLUE, ORANGE, WHITE)]
    passed = {
        end for edge in here.lines[RED][1:] for end in state.game.board.edge_vertices[edge]
    } - {here.waters.courses[RED].crossing}
    assert not any(is_legal(state, BuildSettlement(spot)) for spot in (*others, *passed))
    home = {action.at for action in legal_actions(state) if isinstance(action, BuildRoad)}
    assert all(state.game.roadways[edge] for edge in home)


def test_the_crossing_doubles_the_exposure() -> None:
    """PI-23: the fleet raids there as well."""
    state, here = sea_turn("roll")
    sail(state, RED, 6)
    settlement = here.waters.courses[RED].crossing
    state.owner[settlement], state.level[settlement] = RED, 1
    give(state, RED, ore=1)
    stations = here.waters.stations
    stop = next(n for n, s in enumerate(stations) if s in state.game.board.vertex_hexes[settlement])
    here.fleet = stop - 1
    apply(state, Roll(), (1, 2))
    assert ("plunder", RED) == (state.phase, state.player)


def test_a_seven_has_no_robber() -> None:
    """PI-24: discards, then a card of anybody's choice of victim, or of nobody's."""
    state, _ = sea_turn("roll")
    give(state, ORANGE, ore=9)
    give(state, WHITE, wool=1)
    apply(state, Roll(), (1, 6))
    assert ("discard", ORANGE) == (state.phase, state.player)
    for _ in range(4):
        apply(state, Discard(ORE))
    assert {Steal(ORANGE), Steal(WHITE), Forgo()} == set(legal_actions(state))
    assert "PI-24" == fault(state, Steal(BLUE))
    apply(state, Steal(WHITE), (WOOL,))
    assert ({"wool": 1}, {}, "act") == (hand(state, RED), hand(state, WHITE), state.phase)


def test_a_theft_may_be_forgone() -> None:
    """PI-24: the roller may take a card; he need not."""
    state, _ = sea_turn("roll")
    give(state, WHITE, wool=1)
    apply(state, Roll(), (1, 6))
    apply(state, Forgo())
    assert ("act", {"wool": 1}) == (state.phase, hand(state, WHITE))


def test_a_fortress_yields_and_is_worth_nothing() -> None:
    """PI-29: neither a point nor a card, nor does it stand in others' way of a short bank."""
    state, here = sea_turn("roll", board="reconstruction")
    fortress = here.waters.courses[RED].fortress
    roll = state.number[state.game.board.vertex_hexes[fortress][0]]
    apply(state, Roll(), (1, roll - 1) if roll <= 7 else (6, roll - 6))
    assert (1, {}) == (score(state, RED), hand(state, RED))


def test_only_a_closed_line_attacks() -> None:
    """PI-30: the line must have reached the own fortress."""
    state, _ = sea_turn()
    sail(state, RED, 8, 8)
    assert "PI-30" == fault(state, Attack())
    sail(state, RED, 9, 8)
    assert ([(n,) for n in range(1, 7)], True) == (
        list(outcomes(state, Attack())),
        is_legal(state, Attack()),
    )


@pytest.mark.parametrize(
    ("warships", "die", "chips", "ships", "left"),
    [
        (4, 3, 2, 9, 4),
        (4, 4, 3, 8, 4),
        (4, 5, 3, 7, 4),
        (8, 6, 2, 9, 8),
        (9, 6, 2, 9, 9),
        (0, 1, 3, 7, 0),
    ],
)
def test_a_fight(warships: int, die: int, chips: int, ships: int, left: int) -> None:
    """PI-30: more warships take a chip, as many lose one ship, fewer two; the turn is over."""
    state, here = sea_turn()
    sail(state, RED, 9, warships)
    apply(state, Attack(), (die,))
    assert (chips, ships, left) == (here.chips[RED], len(here.lines[RED]), here.warships[RED])
    assert ("roll", BLUE) == (state.phase, state.player)
    assert 15 - ships == state.supply[RED][ship_of(state.game)]


def test_lost_warships_return_to_the_supply() -> None:
    """PI-30: the foremost ships go, whatever they are."""
    state, here = sea_turn()
    sail(state, RED, 9, 9)
    here.warships[RED] = 9
    lose_foremost(state, RED, 2)
    assert (7, 7, 8) == (
        len(here.lines[RED]),
        here.warships[RED],
        state.supply[RED][ship_of(state.game)],
    )


def test_a_line_must_be_closed_again() -> None:
    """PI-30: after a loss no attack before the ships are rebuilt."""
    state, here = sea_turn()
    sail(state, RED, 9, 2)
    apply(state, Attack(), (2,))
    state.phase, state.player = "act", RED
    assert "PI-30" == fault(state, Attack())
    give(state, RED, lumber=1, wool=1)
    apply(state, BuildShip(onward(state, RED)[0]))
    assert (9, True) == (len(here.lines[RED]), is_legal(state, Attack()))


def conquer(state: State, seat: int) -> None:
    """A seat takes the last chip of its fortress."""
    here = tally(state)
    here.chips[seat] = 1
    sail(state, seat, 9, 7)
    state.phase, state.player, state.turn_player = "act", seat, seat
    state.agenda = [("next", seat)]
    apply(state, Attack(), (1,))


def test_a_reconquest() -> None:
    """PI-31, PI-36: 1 point, the yield of both land hexes, and a city when one likes."""
    state, here = sea_turn(board="reconstruction")
    fortress = here.waters.courses[RED].fortress
    conquer(state, RED)
    assert (2, 0) == (score(state, RED), here.chips[RED])
    around = state.game.board.vertex_hexes[fortress]
    rolls = {state.number[spot]: state.game.produces[spot] for spot in around if state.number[spot]}
    assert {6: LUMBER, 11: BRICK} == rolls
    for roll, kind in rolls.items():
        before = state.hidden.hands[RED][kind]
        state.roll = roll
        state.game.rules.phases["yield"](state)
        assert before + 1 == state.hidden.hands[RED][kind]
    give(state, RED, grain=2, ore=3)
    state.phase, state.player = "act", RED
    apply(state, BuildCity(fortress))
    assert 3 == score(state, RED)
    assert "PI-30" == fault(state, Attack())


def test_gold_brings_any_resource() -> None:
    """PI-31: the documented board's red fortress lies at a gold hex with an 11."""
    state, here = sea_turn("roll")
    conquer(state, RED)
    here.fleet = 6
    apply(state, Roll(), (5, 6))
    while state.phase == "plunder":
        apply(state, Lose(), outcomes(state, Lose())[0])
    assert ("gold", RED) == (state.phase, state.player)
    apply(state, TakeGold(WOOL))
    assert ({"wool": 1}, "act", BLUE) == (hand(state, RED), state.phase, state.player)


def test_the_end_needs_the_own_fortress() -> None:
    """PI-40: ten points do not win without it; with it they do, at once, in one's own turn."""
    state, here = sea_turn()
    for spot in (INLAND, SECOND_INLAND, "r7h6 corner SE"):
        settle(state, RED, spot, CITIED)
    for spot in ("r1h6 corner N", "r3h8 corner NE"):
        settle(state, RED, spot)
    give(state, RED, grain=2, ore=3)
    apply(state, BuildCity(here.waters.courses[RED].start))
    assert (10, False) == (score(state, RED), state.over)
    conquer(state, RED)
    assert (True, RED, 11) == (state.over, winner(state), score(state, RED))


def test_a_fortress_without_points_does_not_win() -> None:
    """PI-40: at least ten points are needed as well."""
    state, _ = sea_turn()
    conquer(state, RED)
    assert not state.over


def test_the_fleet_is_removed_with_the_last_fortress() -> None:
    """PI-40: all fortresses of the players in the game; nobody is raided then."""
    state, here = sea_turn(players=3)
    for seat in (RED, BLUE):
        conquer(state, seat)
        assert here.sails
    conquer(state, ORANGE)
    assert not here.sails
    give(state, BLUE, brick=4)
    apply(state, Roll(), (1, 1))
    assert (NOWHERE, "act", {"brick": 4}) == (here.fleet, state.phase, hand(state, BLUE))


def test_a_turn_ends_as_usual() -> None:
    """PI-30: without a fight the next player follows."""
    state, _ = sea_turn()
    apply(state, End())
    assert ("roll", BLUE) == (state.phase, state.player)
