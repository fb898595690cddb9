"""Simulated drafts: pick for pick those of the engine's bot, and features counted by hand."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from printkit.balance.draft import Drafts, drafted, drafts
from printkit.balance.features import features, hold_of
from printkit.balance.ground import Boards, boards_of, ground_of
from printkit.board.model import Resource, pips
from printkit.engine import Game, game_of
from printkit.engine.actions import BuildRoad, BuildSettlement
from printkit.engine.bots import bot
from printkit.engine.bots.opening import SLACK
from printkit.engine.game import draw, perform
from printkit.engine.play import SEATS
from printkit.generate import batch
from printkit.scenarios import load, saved_layout


def games(name: str, players: int, count: int = 3) -> list[Game]:
    """Games on the printed board and on so many uniform ones."""
    scenario = load(name)
    setup = scenario.setup(players)
    boards = [saved_layout(name, setup.fixed), *batch(setup, 1, count).layouts()]
    return [game_of(layout, scenario, players) for layout in boards]


def founded(game: Game, seed: int, slack: float) -> tuple[list[int], list[int]]:
    """Where the engine's builders begin in a game of a seed, and where their roads lead."""
    seats = [
        bot("builder", game, seat, Random(seed * SEATS + seat + 1).random, slack)
        for seat in range(game.players)
    ]
    state, picks, ends = game.start(), list[int](), list[int]()
    while len(ends) < 2 * game.players:
        action = seats[state.player].choose(state)
        if state.phase == "found-settlement" and isinstance(action, BuildSettlement):
            picks.append(action.at)
        elif state.phase == "found-road" and isinstance(action, BuildRoad):
            ends.append(sum(game.board.edge_vertices[action.at]) - picks[-1])
        perform(state, action, draw(state, action, Random(1).random))
    return picks, ends


@pytest.mark.parametrize("slack", [0.0, SLACK])
@pytest.mark.parametrize(
    ("name", "players", "count"),
    [
        ("base", 3, 5), ("base", 4, 9), ("base", 6, 3), ("oil-springs", 4, 5),
        ("divided-land", 4, 1), ("dinslaken", 5, 0), ("pirate-islands", 3, 1),
        ("pirate-islands", 4, 1),
    ],
)  # fmt: skip
def test_the_engines_bot_drafts_alike(name: str, players: int, count: int, slack: float) -> None:
    """Drawing the same numbers it founds at the same places, with roads the same way."""
    dealt, seed = games(name, players, count), 5
    ground = ground_of(dealt[0])
    drawn = [Random(seed * SEATS + seat + 1).random for seat in range(players)]
    chance = np.tile([drawn[seat]() for seat in ground.order], (len(dealt), 1))
    found = drafted(boards_of(dealt, ground), np.arange(len(dealt)), chance, slack)
    pairs = list(zip(found.founded.tolist(), found.ahead.tolist(), strict=True))
    assert [founded(game, seed, slack) for game in dealt] == pairs


def test_a_boards_drafts_depend_on_nothing_else() -> None:
    """Alone or among others it is drafted alike; its drafts differ from one another."""
    dealt = games("base", 4)
    ground = ground_of(dealt[0])
    together = drafts(boards_of(dealt, ground), 8).founded
    alone = drafts(boards_of(dealt[2:3], ground), 8).founded
    assert alone.tolist() == together[16:24].tolist()
    assert len({tuple(row) for row in alone.tolist()}) > 1


@pytest.fixture(scope="module")
def held() -> tuple[Game, Drafts]:
    """One draft on one board."""
    game = games("base", 4, 0)[0]
    return game, drafts(boards_of([game], ground_of(game)), 1)


def test_what_seats_get_is_counted_from_the_layout(held: tuple[Game, Drafts]) -> None:
    """Pips of each resource at both settlements, rolls that bring anything, starting cards."""
    game, draft = held
    layout, found = game.layout, features(draft)
    for seat in range(4):
        places = [game.board.vertices[at] for at in hold_of(draft).at[0, seat]]
        hexes = [spot for place in places for spot in place.touches if spot in layout.numbers]
        income = {
            kind: sum(pips(layout.numbers[h]) for h in hexes if layout.terrain[h].resource is kind)
            for kind in Resource
        }
        rolls = {layout.numbers[spot] for spot in hexes}
        assert {f"root-{kind}": income[kind] ** 0.5 for kind in Resource} == {
            f"root-{kind}": pytest.approx(found[f"root-{kind}"][0, seat]) for kind in Resource
        }
        assert sum(income.values()) == found["pips"][0, seat]
        assert sum(count > 0 for count in income.values()) == found["variety"][0, seat]
        assert sum(map(pips, rolls)) == found["numbers"][0, seat]
        last = [
            layout.terrain[spot].resource for spot in places[1].touches if spot in layout.terrain
        ]
        assert {kind: last.count(kind) for kind in Resource} == {
            kind: found[f"start-{kind}"][0, seat] for kind in Resource
        }


def by_hand(income: list[float], harbour: int, *, roads: int) -> dict[str, float]:
    """The features of a seat with that income, the others having none; with a harbour."""
    game = games("base", 4, 0)[0]
    ground = ground_of(game)
    vertex = int(np.flatnonzero((ground.beyond < ground.places).all(axis=1))[0])
    kind = np.full((1, len(game.board.hexes) + 1), -1)
    number = np.zeros_like(kind)
    spots = ground.hexes[vertex][:3]
    for at, (spot, roll) in enumerate(zip(spots, income, strict=False)):
        kind[0, spot], number[0, spot] = at, roll
    harbours = np.full((1, ground.places), -1)
    harbours[0, vertex] = harbour
    boards = Boards(ground, kind, number, harbours)
    free = np.zeros((1, ground.places), dtype=bool)
    free[0, ground.beyond[vertex][:roads]] = True
    far = ground.places - 1
    picks = np.array([[vertex, far, far, far, far, far, far, far]])
    ahead = ground.ways[picks[:, :]][:, :, 0]
    return {
        name: row[0, 0]
        for name, row in features(Drafts(boards, np.array([0]), picks, ahead, free)).items()
    }


def test_features_of_a_board_made_by_hand() -> None:
    """One intersection between brick on 6, lumber on 8 and wool on 3; all of it is one seat's."""
    found = by_hand([6, 8, 3], -1, roads=0)
    assert (12, 3, 12) == (found["pips"], found["variety"], found["numbers"])
    # Pips in all are 12, an equal part of three kinds is 4: 5 · 4/5 + 5 · 4/5 + 2 · 4/2.
    assert found["scarcity"] == pytest.approx(12)
    assert 3 == found["share"]
    assert (0, 0) == (found["harbour-any"], found["harbour-own"])
    # A road is brick and lumber; of each 5 and a fourth of the other 7.
    assert found["pace-road"] == pytest.approx((2 * (5 + 7 / 4)) ** 0.5)
    # A city is 3 ore and 2 grain, of which there is none: a fourth of 12 is 3, times 5 for 3.
    assert found["pace-city"] == pytest.approx((5 * 3 / 3) ** 0.5)
    assert (0, 0) == (found["room"], found["room-brick"])
    assert found["mix-road"] == pytest.approx(5)
    # Hexes of 5, 5 and 2 pips; its other settlement lies where nothing does.
    assert found["uneven"] == pytest.approx((2 * 25 + 4) / 6 - (12 / 6) ** 2)
    assert 0 == found["doubled"]


def test_harbours_by_hand() -> None:
    """At one for brick its pips are traded two for one, at any other all of them three for one."""
    own, every = by_hand([6, 8, 3], 0, roads=0), by_hand([6, 8, 3], -2, roads=0)
    assert (5, 0) == (own["harbour-own"], own["harbour-any"])
    assert (0, 1) == (every["harbour-own"], every["harbour-any"])
    assert own["pace-city"] == pytest.approx((5 * (5 / 2 + 7 / 4) / 3) ** 0.5)
    assert every["pace-city"] == pytest.approx((5 * 4 / 3) ** 0.5)


def test_room_is_what_free_places_are_worth() -> None:
    """Only those two paths away count that were left free, by their weighted pips."""
    assert 0 == by_hand([6, 8, 3], -1, roads=0)["room"]
    assert 0 < by_hand([6, 8, 3], -1, roads=2)["room"] < by_hand([6, 8, 3], -1, roads=6)["room"]
