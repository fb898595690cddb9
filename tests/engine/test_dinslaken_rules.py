"""Dinslaken by the letter: beginning, Rhine, gold, ships, works, 7s and events (DI-20 to DI-32)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from shapely.geometry import LineString, Polygon
from tables import at, game, give, hand, road, settle, turn

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Terrain
from printkit.engine import State, apply, legal_actions, score
from printkit.engine.actions import BuildCity, BuildRoad, BuildSettlement, End, Roll, TradeBank
from printkit.engine.game import advance, fault, is_legal
from printkit.engine.modules.dinslaken.crossing import BuildBridge, BuildFerry
from printkit.engine.modules.dinslaken.land import DAM_BURST, FIRE, SUBSIDENCE
from printkit.engine.modules.dinslaken.repairs import Insure, Repair
from printkit.engine.modules.dinslaken.sevens import DrawEvent
from printkit.engine.modules.dinslaken.ships import BuildTradeShip, LoadShip, SellCargo
from printkit.engine.modules.dinslaken.tally import EVENTS, PERILS, tally

NAME = "dinslaken"
EXAMPLE = "r2h5 corner S"
"""DI-05, DI-30: racecourse, hills 11 and the third row's forest 3."""


def act(player: int = 0, players: int = 4, **switches: bool) -> State:
    """A turn on the reconstruction, with nothing built."""
    return turn(game(NAME, players, **switches), player)


def middle(state: State, line: int) -> int:
    """The open-water intersection of the crossing south of a line, counted from 0."""
    return sorted(tally(state).land.crossings)[line]


def kind(state: State, name: str) -> int:
    """The index of a kind of card."""
    return state.game.kind_ids[name]


def rolls(state: State, number: int) -> None:
    """The yields of a roll are handed out."""
    state.roll = number
    state.game.rules.phases["yield"](state)


def draws(state: State, event: str) -> None:
    """The event card of that name is drawn, as after a 7, without the rest of it."""
    tally(state).unseen[EVENTS.index(event)] = 1
    state.agenda += [(state.phase, state.player), ("event", state.player)]
    advance(state)
    apply(state, DrawEvent(), (EVENTS.index(event),))


# The beginning


def test_one_begins_east_of_the_rhine() -> None:
    """DI-20: 94 intersections to begin at, as many as lie at land there; none in Duisburg."""
    state = game(NAME, 4).start()
    homes = {action.at for action in legal_actions(state) if isinstance(action, BuildSettlement)}
    assert (94, set()) == (len(homes), homes & tally(state).land.duisburg)
    west = min(tally(state).land.duisburg)
    assert "B-21" == fault(state, BuildSettlement(west))


def test_no_starting_road_crosses_the_rotbach_or_the_rhine() -> None:
    """DI-20: wherever one begins, the roads offered are land paths that need no bridge."""
    table = game(NAME, 4)
    for home in legal_actions(table.start()):
        state = table.start()
        apply(state, home)
        roads = {action.at for action in legal_actions(state) if isinstance(action, BuildRoad)}
        assert roads
        assert roads.isdisjoint(tally(state).land.brook)


def test_the_second_settlement_brings_gold_besides() -> None:
    """DI-20: its yield and 1 gold; at the racecourse the yield is gold as well."""
    state = game(NAME, 4).start()
    state.agenda = [("turn", 0)]
    state.phase, state.player = "found-settlement", 0
    apply(state, BuildSettlement(at(state, EXAMPLE)))
    assert {"brick": 1, "lumber": 1, "gold": 2} == hand(state, 0)


def test_twelve_points_win() -> None:
    """DI-20: the game is played to 12 points."""
    assert 12 == game(NAME, 4).goal


# Over the Rhine


def test_there_are_six_crossings_of_two_paths() -> None:
    """DI-21: two paths each, both between hexes of the Rhine, from Duisburg to the other bank."""
    state = act()
    land, board = tally(state).land, state.game.board
    assert 6 == len(land.crossings)
    for way in land.crossings.values():
        assert all(set(board.edge_hexes[edge]) <= set(land.rhine) for edge in way.paths)
        assert (True, True) == (way.banks[0] in land.duisburg, way.banks[1] in land.dinslaken)
        assert not state.game.grounds[way.middle]


@pytest.mark.parametrize(
    ("action", "cards", "piece"),
    [(BuildBridge, {"lumber": 2, "brick": 2}, 0), (BuildFerry, {"lumber": 2, "wool": 2}, 3)],
)
def test_two_pieces_cross_at_once(
    action: type[BuildBridge | BuildFerry], cards: dict[str, int], piece: int
) -> None:
    """DI-21: from a settlement of one's own; paid together, laid together, roads go on beyond."""
    state = act()
    over = middle(state, 0)
    bank = tally(state).land.crossings[over].banks
    settle_at(state, 0, bank[1])
    before = state.supply[0][piece]
    give(state, 0, **cards)
    apply(state, action(over))
    assert ({}, before - 2) == (hand(state, 0), state.supply[0][piece])
    give(state, 0, lumber=1, brick=1)
    beyond = [a for a in legal_actions(state) if isinstance(a, BuildRoad)]
    assert any(bank[0] in state.game.board.edge_vertices[a.at] for a in beyond)
    assert not any(over in state.game.board.edge_vertices[a.at] for a in beyond)


def settle_at(state: State, player: int, spot: int) -> None:
    """A settlement stands at an intersection; nothing is paid."""
    from printkit.engine.modules.base.build import put_settlement

    put_settlement(state, player, spot)


def test_a_bridge_may_begin_at_a_road() -> None:
    """DI-21: no building is needed between road and ferry, as Seafarers wants one."""
    state = act()
    over = middle(state, 0)
    bank = tally(state).land.crossings[over].banks[1]
    give(state, 0, lumber=2, wool=2)
    assert "DI-21" == fault(state, BuildFerry(over))
    path = next(edge for edge in state.game.board.vertex_edges[bank] if state.game.roadways[edge])
    from printkit.engine.modules.base.build import lay

    lay(state, 0, path)
    assert is_legal(state, BuildFerry(over))


def test_one_crossing_bears_one_bridge() -> None:
    """DI-21: where somebody has crossed, nobody else lays pieces; two road pieces are needed."""
    state = act()
    over = middle(state, 0)
    bank = tally(state).land.crossings[over].banks
    settle_at(state, 0, bank[1])
    settle_at(state, 1, bank[0])
    give(state, 0, lumber=2, brick=2)
    state.supply[0][0] = 1
    assert "B-20" == fault(state, BuildBridge(over))
    state.supply[0][0] = 2
    apply(state, BuildBridge(over))
    state.player = 1
    give(state, 1, lumber=2, wool=2)
    assert "DI-21" == fault(state, BuildFerry(over))


def test_the_rhine_takes_no_single_road() -> None:
    """DI-21: a road alone lies on no path between two hexes of the Rhine."""
    state = act()
    paths = [edge for way in tally(state).land.crossings.values() for edge in way.paths]
    assert not any(state.game.roadways[edge] for edge in paths)


def test_the_first_settlement_in_duisburg_is_worth_a_point_more() -> None:
    """DI-22: once for each player, however many follow."""
    state = act()
    settle(state, 0, "r1h1 corner NW")
    assert (2, 0) == (score(state, 0), score(state, 1))
    settle(state, 0, "r5h1 corner NW")
    settle(state, 1, "r7h1 corner S")
    assert (3, 2) == (score(state, 0), score(state, 1))


def test_the_distance_rule_holds_across_the_rhine() -> None:
    """DI-22: a crossing of two paths leaves both its ends to be built at."""
    state = act()
    first, second = tally(state).land.crossings[middle(state, 0)].banks
    settle_at(state, 0, first)
    from printkit.engine.modules.base.build import vacant

    assert vacant(state, second)


def test_a_road_over_the_rotbach_costs_a_brick_more() -> None:
    """DI-23: lumber and two brick on the seven paths that it crosses, as usual elsewhere."""
    state = act()
    land = tally(state).land
    assert 7 == len(land.brook)
    settle(state, 0, "r4h4 corner NE")
    bridge = at(state, "r4h4 E")
    give(state, 0, lumber=1, brick=1)
    assert "B-26" == fault(state, BuildRoad(bridge))
    give(state, 0, brick=1)
    # The path joins the settlement's intersection.
    road(state, 0, "r4h4 NE")
    apply(state, BuildRoad(bridge))
    assert {} == hand(state, 0)


# Gold


@pytest.mark.parametrize(("level", "gold"), [(1, 1), (2, 2)])
def test_gold_hexes_yield_gold(level: int, gold: int) -> None:
    """DI-24: racecourse, Knights' Gate and coal mine bring gold, a city twice as much."""
    for number, place in ((4, "r3h4 corner N"), (9, "r6h5 corner S"), (10, "r2h7 corner N")):
        state = act()
        settle(state, 0, place, level)
        rolls(state, number)
        assert gold == hand(state, 0)["gold"]


def test_the_bank_trades_gold_both_ways() -> None:
    """DI-24: 4:1, and 2:1 at its corner of a market (DI-08)."""
    state = act()
    give(state, 0, gold=4, ore=4)
    assert is_legal(state, TradeBank(kind(state, "gold"), kind(state, "ore")))
    assert is_legal(state, TradeBank(kind(state, "ore"), kind(state, "gold")))
    settle(state, 0, "r5h4 corner N")
    apply(state, TradeBank(kind(state, "gold"), kind(state, "brick")))
    assert {"gold": 2, "brick": 1, "ore": 4} == hand(state, 0)


@pytest.mark.parametrize(("counts", "phase"), [(False, "act"), (True, "discard")])
def test_gold_counts_on_a_seven_by_option_only(counts: bool, phase: str) -> None:
    """DI-24: coins are no cards; the option `gold_counts_on_seven` makes them count."""
    state = act(gold_counts_on_seven=counts)
    give(state, 0, gold=8)
    state.agenda += [("act", 0), ("discards", 0)]
    advance(state)
    assert phase == state.phase


# Trade ships


def test_a_trade_ship_loads_at_once_and_sells_later() -> None:
    """DI-25: lumber and wool; sold for 2 gold in the next turn; loaded again a turn after that."""
    state = act()
    rhine = tally(state).land.rhine[0]
    give(state, 0, lumber=2, wool=1, ore=2)
    apply(state, BuildTradeShip(rhine))
    apply(state, LoadShip(kind(state, "ore")))
    assert ({"lumber": 1, "ore": 1}, "DI-25") == (hand(state, 0), fault(state, SellCargo()))
    state.turn += 4
    apply(state, SellCargo())
    assert {"lumber": 1, "ore": 1, "gold": 2} == hand(state, 0)
    assert "DI-25" == fault(state, LoadShip(kind(state, "ore")))
    state.turn += 4
    assert is_legal(state, LoadShip(kind(state, "ore")))


def test_each_player_has_one_ship_and_ships_share_a_hex() -> None:
    """DI-25: no second ship; another player's may lie on the same hex; gold is no cargo."""
    state = act()
    rhine = tally(state).land.rhine[0]
    give(state, 0, lumber=2, wool=2, gold=1)
    apply(state, BuildTradeShip(rhine))
    assert "DI-25" == fault(state, BuildTradeShip(rhine))
    assert "DI-24" == fault(state, LoadShip(kind(state, "gold")))
    state.player = 1
    give(state, 1, lumber=1, wool=1)
    assert is_legal(state, BuildTradeShip(rhine))


def test_cargo_is_out_of_reach() -> None:
    """DI-25: a loaded card is lost to no event and counts on no 7."""
    state = act()
    give(state, 0, lumber=1, wool=2)
    apply(state, BuildTradeShip(tally(state).land.rhine[0]))
    apply(state, LoadShip(kind(state, "wool")))
    draws(state, "foot-and-mouth")
    assert kind(state, "wool") == tally(state).cargo[0]
    assert 1 == state.aside[kind(state, "wool")]


# Works


def test_the_sawmill_saws_for_the_wohnungswald() -> None:
    """DI-26: with the sawmill 1 lumber more on 2, 6 and 9; none without, and once for each hex."""
    state = act()
    wood = settle(state, 0, "r2h4 corner N")
    assert {"2", "6", "9"} == {str(state.number[h]) for h in state.game.board.vertex_hexes[wood]}
    for number in (2, 6, 9):
        rolls(state, number)
    assert {"lumber": 3} == hand(state, 0)
    settle(state, 0, "r7h6 corner S")
    for number in (2, 6, 9):
        rolls(state, number)
    assert {"lumber": 9} == hand(state, 0)
    settle(state, 0, "r1h4 corner NE")
    rolls(state, 9)
    assert {"lumber": 12} == hand(state, 0)


def test_works_want_two_different_buildings() -> None:
    """DI-26: one building at the farm and a pasture does not work for itself."""
    state = act()
    layout = state.game.layout
    shared = [
        number
        for number, around in enumerate(state.game.board.vertex_hexes)
        if {Terrain.HILLS, Terrain.DESERT}
        <= {layout.terrain[state.game.board.hexes[h]] for h in around}
        and any(h == works for works, _ in tally(state).land.works for h in around)
    ]
    corner = next(iter(shared))
    settle_at(state, 0, corner)
    rolls(state, 6)
    assert {"brick": 1} == hand(state, 0)
    settle(state, 0, "r5h1 corner N")
    rolls(state, 6)
    assert {"brick": 3} == hand(state, 0)


def test_damaged_works_do_not_work() -> None:
    """DI-26, DI-30: neither building may be damaged at the hex in question."""
    state = act()
    settle(state, 0, "r2h4 corner N")
    settle(state, 0, "r7h6 corner S")
    draws(state, "subsidence")
    rolls(state, 6)
    assert {"lumber": 1} == hand(state, 0)


# A 7


TURNS = [
    (9, 10, 3, 4, 11),
    (11, 9, 10, 3, 4),
    (4, 11, 9, 10, 3),
    (3, 4, 11, 9, 10),
    (10, 3, 4, 11, 9),
    (9, 10, 3, 4, 11),
]
"""DI-27: the tokens around the mill after each 7, clockwise from the north-west."""


def test_the_mill_turns_the_tokens_clockwise() -> None:
    """DI-27: past the market; after five turns they lie as before."""
    state = act()
    ring = [at(state, name) for name in ("r4h6", "r4h7", "r6h7", "r6h6", "r5h5")]
    for wanted in TURNS:
        assert wanted == tuple(state.number[spot] for spot in ring)
        state.game.rules.phases["mill"](state)
    assert ring[1] in {h for n in (9, 10, 3, 4, 11) for h in state.rolled[n]}


def test_yields_follow_the_tokens() -> None:
    """DI-27: after the mill has turned, a field yields on its new number."""
    state = act()
    settle(state, 0, "r4h7 corner N")
    state.game.rules.phases["mill"](state)
    rolls(state, 9)
    assert {"grain": 1} == {k: n for k, n in hand(state, 0).items() if k == "grain"}


def test_a_seven_brings_mill_event_and_full_hands() -> None:
    """DI-27: in this order: the drought comes before hands are counted; there is no robber."""
    state = turn(game(NAME, 4), 0, "roll")
    give(state, 0, grain=5, ore=4)
    before = list(state.number)
    apply(state, Roll(), (3, 4))
    assert ("event", True) == (state.phase, before != state.number)
    apply(state, DrawEvent(), (EVENTS.index("drought"),))
    assert ("act", {"ore": 4}, -1) == (state.phase, hand(state, 0), state.robber)


def test_reds_may_meet_at_the_mill_later() -> None:
    """DI-27: DI-09 binds the set-up only; nothing is checked when the mill turns."""
    state = act()
    spot = at(state, "r4h7")
    state.number[spot] = 8
    state.game.rules.phases["mill"](state)
    assert 8 == state.number[at(state, "r6h7")]


def test_after_the_roll_the_order_is_free() -> None:
    """DI-28: trade after building, and building after trade, in one phase."""
    state = act()
    settle(state, 0, "r3h4 corner N")
    give(state, 0, lumber=1, brick=1, ore=4)
    road(state, 0, "r3h4 NW")
    path = next(a for a in legal_actions(state) if isinstance(a, BuildRoad))
    apply(state, path)
    assert is_legal(state, TradeBank(kind(state, "ore"), kind(state, "wool")))


def test_bridges_count_for_the_longest_road() -> None:
    """DI-29: roads, bridges and ferries alike; there is no largest army."""
    state = act()
    over = middle(state, 0)
    settle_at(state, 0, tally(state).land.crossings[over].banks[1])
    give(state, 0, lumber=2, wool=2)
    apply(state, BuildFerry(over))
    assert (2, 0) == (state.lengths[0], state.game.army_from)


def test_five_players_build_between_turns() -> None:
    """DI-29: with five players B-31, and a bank of 24 of each resource."""
    state = act(players=5)
    assert 24 == state.bank[kind(state, "ore")]
    apply(state, End())
    assert ("build", 1) == (state.phase, state.player)
    assert 19 == act(players=4).bank[0]


# Events


def test_the_sources_example_of_the_dam_burst() -> None:
    """DI-30: the city at racecourse, hills 11 and forest 3 still collects 2 lumber on a 3."""
    state = act()
    city = settle(state, 0, EXAMPLE, 2)
    draws(state, "dam-burst")
    assert [city] == tally(state).damaged
    for number in (3, 4, 11):
        rolls(state, number)
    assert {"lumber": 2} == hand(state, 0)


def test_gold_repairs_a_building() -> None:
    """DI-30: for 1 gold it yields again; another's building cannot be paid for."""
    state = act()
    city = settle(state, 0, EXAMPLE, 2)
    other = settle(state, 1, "r3h3 corner N")
    draws(state, "dam-burst")
    give(state, 0, gold=1)
    assert "DI-30" == fault(state, Repair(other))
    apply(state, Repair(city))
    rolls(state, 11)
    assert {"brick": 2} == hand(state, 0)


def test_damage_outlasts_the_growth_of_a_city() -> None:
    """DI-30: a damaged settlement becomes a damaged city; its forest 3 still yields."""
    state = act()
    place = settle(state, 0, EXAMPLE)
    draws(state, "dam-burst")
    give(state, 0, grain=2, ore=3)
    apply(state, BuildCity(place))
    for number in (3, 4, 11):
        rolls(state, number)
    assert ([place], {"lumber": 2}) == (tally(state).damaged, hand(state, 0))


def test_everybody_may_repair_at_once() -> None:
    """DI-30: right after the card, from the roller on, whoever has gold is asked."""
    state = turn(game(NAME, 4), 0, "roll")
    mine = settle(state, 2, EXAMPLE)
    settle(state, 1, "r3h3 corner N")
    give(state, 2, gold=1)
    apply(state, Roll(), (3, 4))
    apply(state, DrawEvent(), (EVENTS.index("dam-burst"),))
    assert ("repair", 2) == (state.phase, state.player)
    apply(state, Repair(mine))
    assert ("act", 0) == (state.phase, state.player)


def test_a_repair_may_wait() -> None:
    """DI-30: who is asked may leave it; the damage ends with the next event card at last."""
    state = turn(game(NAME, 4), 0, "roll")
    settle(state, 2, EXAMPLE)
    give(state, 2, gold=1)
    apply(state, Roll(), (3, 4))
    apply(state, DrawEvent(), (EVENTS.index("dam-burst"),))
    apply(state, End())
    assert ("act", 1) == (state.phase, len(tally(state).damaged))
    draws(state, "boom")
    assert [] == tally(state).damaged


def polygon(spot: Hex) -> Polygon:
    """A hex as it lies on the plan, in hex widths."""
    x, y = position(spot)
    return Polygon([(a, b) for a, b in (_corner(x, y, n) for n in range(6))])


def _corner(x: float, y: float, n: int) -> tuple[float, float]:
    from math import cos, pi, sin

    reach = 1 / 3**0.5
    return x + reach * cos(pi / 6 + n * pi / 3), y + reach * sin(pi / 6 + n * pi / 3)


@pytest.mark.parametrize(("peril", "count"), [(SUBSIDENCE, 13), (DAM_BURST, 14), (FIRE, 18)])
def test_the_areas_are_those_of_the_drawn_plan(peril: int, count: int) -> None:
    """DI-30: which hexes each disaster strikes, found again from polygons by lines and contact."""
    state = act()
    layout, board = state.game.layout, state.game.board
    shapes = {spot: polygon(spot) for spot in layout.terrain}
    sea = [spot for spot, terrain in layout.terrain.items() if terrain is Terrain.SEA]
    dry = [spot for spot in layout.terrain if spot not in sea]
    rhine = [place.at for place in layout.features["rhine"] if isinstance(place.at, Hex)]
    centres = [position(place.at) for place in layout.features["rotbach"]]
    brook = [LineString(pair) for pair in pairwise(centres)]

    def row(spot: Hex) -> int:
        """How many hexes a line due west from the middle crosses before it meets the Rhine."""
        x, y = position(spot)
        west = LineString([(-20, y), (x, y)])
        crossed = [
            other for other, shape in shapes.items() if west.intersection(shape).length > 0.3
        ]
        river = [position(other)[0] for other in crossed if other in rhine]
        return sum(position(other)[0] > max(river) for other in crossed) if river else 0

    def touches_water(spot: Hex) -> bool:
        return any(shapes[spot].intersection(shapes[wet]).length > 0.1 for wet in sea)

    def crossed(spot: Hex) -> bool:
        return any(line.intersection(shapes[spot]).length > 0.3 for line in brook)

    wanted = {
        SUBSIDENCE: [spot for spot in dry if row(spot) in (4, 5)],
        DAM_BURST: [spot for spot in dry if row(spot) in (1, 2)],
        FIRE: [spot for spot in dry if not touches_water(spot) and not crossed(spot)],
    }[peril]
    struck = {board.hexes[h] for h in tally(state).land.areas[peril]}
    assert (count, set(wanted)) == (len(struck), struck)


def test_insurance_has_its_price_and_stock() -> None:
    """DI-31: 3, 2 and 1 gold; one of each kind fewer than players, one of each kind a player."""
    for players in (4, 5):
        state = act(players=players)
        assert [players - 1] * 3 == tally(state).policies
        assert 3 * (players - 1) == state.game.value("insurance_cards")
        give(state, 0, gold=6)
        for peril, left in ((1, 3), (0, 1), (2, 0)):
            apply(state, Insure(peril))
            assert left == hand(state, 0).get("gold", 0)
            assert "DI-31" == fault(state, Insure(peril))
        for player in range(1, players - 1):
            state.player = player
            give(state, player, gold=3)
            apply(state, Insure(1))
        state.player = players - 1
        give(state, players - 1, gold=3)
        assert "DI-31" == fault(state, Insure(1))
        assert is_legal(state, Insure(0))


def test_insurance_saves_all_buildings() -> None:
    """DI-31: from that event alone, for the rest of the game."""
    state = act()
    settle(state, 0, EXAMPLE)
    give(state, 0, gold=3)
    apply(state, Insure(PERILS.index("dam-burst")))
    draws(state, "dam-burst")
    assert [] == tally(state).damaged
    draws(state, "fire")
    assert 1 == len(tally(state).damaged)


@pytest.mark.parametrize(
    ("event", "lost"),
    [
        ("foot-and-mouth", "wool"),
        ("forest-fire", "lumber"),
        ("drought", "grain"),
        ("steady-rain", "brick"),
        ("miners-strike", "ore"),
    ],
)
def test_events_take_one_resource_from_all_hands(event: str, lost: str) -> None:
    """DI-32: all of it, from everybody, to the bank."""
    state = act()
    every = dict.fromkeys(("brick", "lumber", "wool", "grain", "ore", "gold"), 2)
    for player in (0, 3):
        give(state, player, **every)
    draws(state, event)
    left = {name: count for name, count in every.items() if name != lost}
    assert (left, left) == (hand(state, 0), hand(state, 3))
    assert state.game.kinds[kind(state, lost)].supply == state.bank[kind(state, lost)]


def test_a_boom_makes_bank_trade_cheaper() -> None:
    """DI-32: by one, until the next event card, 2:1 becomes 1:1."""
    state = act()
    trade = TradeBank(kind(state, "ore"), kind(state, "wool"))
    give(state, 0, ore=3)
    assert not is_legal(state, trade)
    draws(state, "boom")
    apply(state, trade)
    assert {"wool": 1} == hand(state, 0)
    settle(state, 0, "r5h4 corner NE")
    give(state, 0, brick=1)
    apply(state, TradeBank(kind(state, "brick"), kind(state, "wool")))
    assert {"wool": 2} == hand(state, 0)
    draws(state, "fire")
    give(state, 0, ore=3)
    assert "B-28" == fault(state, trade)


def test_nine_event_cards_are_shuffled_when_one_is_left() -> None:
    """DI-32: eight are drawn, one of each, then all nine lie face down again."""
    state = act()
    here = tally(state)
    assert [1] * 9 == here.unseen
    seen: Counter[int] = Counter()
    for _ in range(8):
        state.agenda += [("act", 0), ("event", 0)]
        advance(state)
        event = next(number for number, count in enumerate(here.unseen) if count)
        seen[event] += 1
        apply(state, DrawEvent(), (event,))
    assert (8, 1, [1] * 9) == (len(seen), max(seen.values()), here.unseen)
