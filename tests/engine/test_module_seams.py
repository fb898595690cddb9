"""What a rule module can change of the standard game, each seam by a module made for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from msgspec import structs
from tables import at, give, played, road, settle, turn

from printkit.engine import Game, State, apply, legal_actions, score
from printkit.engine.actions import BuildRoad, BuildSettlement, Roll
from printkit.engine.game import fault
from printkit.engine.invariants import broken
from printkit.engine.modules.base import MODULE as BASE
from printkit.engine.modules.base.build import lay, take_up
from printkit.engine.modules.base.pieces import SETTLED
from printkit.engine.rules import Kind, Module, Sort, compose
from printkit.errors import ScenarioError
from printkit.scenarios import load, saved_layout


def table(module: Module = BASE, **facts: object) -> Game:
    """A game for four by the standard game with a module over it and other facts."""
    scenario = load("base")
    setup = replace(scenario.setup(4), **facts)  # type: ignore[arg-type]
    layout = saved_layout("base", "classic")
    return Game(layout, setup, compose((BASE, module) if module is not BASE else (BASE,)))


def with_values(**values: int) -> Mapping[str, object]:
    """The facts of a set-up with other values."""
    return {"values": {**load("base").setup(4).values, **values}}


def test_no_titles() -> None:
    """B-29 without a least length: nobody has the longest road, and nothing is missing."""
    state = turn(table(**with_values(longest_road=0, largest_army=0)))
    road(state, 0, "r3h3 NE", "r3h3 E", "r3h3 SE", "r3h3 SW", "r3h3 W")
    assert (-1, []) == (state.longest, broken(state))


def test_other_pieces_count_as_roads() -> None:
    """A bridge joins the roads, is counted among them, and its piece comes back."""

    def prepare(game: Game) -> None:
        game.pieces["bridge"] = 3

    state = turn(table(Module("bridges", prepare=prepare)))
    road(state, 0, "r3h3 NE", "r3h3 E")
    edge = at(state, "r3h3 SE")
    lay(state, 0, edge, 3)
    assert (3, 2, []) == (state.lengths[0], state.supply[0][3], broken(state))
    take_up(state, edge)
    assert (2, 3, []) == (state.lengths[0], state.supply[0][3], broken(state))


def test_buildings_that_roads_pass() -> None:
    """A level that breaks nothing lets roads of others go on, and their longest road with them."""

    def prepare(game: Game) -> None:
        game.levels[SETTLED] = structs.replace(game.levels[SETTLED], breaks=False)

    for module, length in ((Module("open", prepare=prepare), 2), (Module("shut"), 1)):
        state = turn(table(module))
        road(state, 0, "r3h3 NE", "r3h3 E")
        settle(state, 1, "r3h3 corner NE")
        give(state, 0, brick=1, lumber=1)
        onward = BuildRoad(at(state, "r3h4 NW"))
        assert length == state.lengths[0]
        assert ("" if length == 2 else "B-22") == fault(state, onward)


def test_paths_with_a_toll() -> None:
    """A road on a path with a toll costs that, and is not listed to whoever cannot pay it."""

    def prepare(game: Game) -> None:
        game.toll_names[game.board.edges.index(dear)] = "dear-road"

    dear = table().board.edges[at(turn(table()), "r3h3 E")]
    costs = {**load("base").setup(4).costs, "dear-road": {"brick": 2, "lumber": 1}}
    state = turn(table(Module("tolls", prepare=prepare), costs=costs))
    road(state, 0, "r3h3 NE")
    give(state, 0, brick=1, lumber=1)
    action = BuildRoad(at(state, "r3h3 E"))
    assert ("B-26", False) == (fault(state, action), action in legal_actions(state))
    give(state, 0, brick=1)
    assert ("", True) == (fault(state, action), action in legal_actions(state))


def test_where_one_may_begin() -> None:
    """`homes` and `trails` bind the founding alone."""

    def prepare(game: Game) -> None:
        game.homes = [spot == 20 for spot in range(len(game.grounds))]
        only = game.board.vertex_edges[20][0]
        game.trails = [edge == only for edge in range(len(game.board.edges))]

    state = table(Module("homes", prepare=prepare)).start()
    assert [BuildSettlement(20)] == legal_actions(state)
    assert "B-21" == fault(state, BuildSettlement(30))
    played(state, 0, 1)
    assert 1 == len(legal_actions(state))


def test_a_seven_without_a_robber() -> None:
    """`seven` says what a 7 brings; kinds that do not count are neither counted nor given back."""
    told = []

    def seven(_: tuple[str, ...]) -> tuple[str, ...]:
        return ("tell", "discards")

    def tell(state: State) -> bool:
        told.append(state.roll)
        return False

    def prepare(game: Game) -> None:
        game.add_kind(Kind("coin", 40, open=True, counts=False))
        game.rates.append(0)

    module = Module("no-robber", prepare=prepare, seven=seven, phases={"tell": tell})
    state = turn(table(module), phase="roll")
    give(state, 0, coin=9, brick=7)
    give(state, 1, coin=9, brick=8)
    apply(state, Roll(), (3, 4))
    assert ([7], "discard", 1, 4) == (told, state.phase, state.player, state.due[1])
    assert 1 == len(legal_actions(state))


def test_another_deck() -> None:
    """`deck` says how many of each sort there are; sorts of a module may be worth points."""

    def prepare(game: Game) -> None:
        game.add_sort(Sort("castle", points=1))

    game = table(Module("deck", prepare=prepare), deck={"knight": 2, "castle": 3})
    state = turn(game)
    assert [2, 0, 0, 0, 0, 3] == state.hidden.deck
    state.hidden.cards[0][game.sort_ids["castle"]] = 2
    assert 2 == score(state, 0)


def test_conditions_of_victory() -> None:
    """Points alone do not win where a named condition does not hold; an unknown one is an error."""
    module = Module("conditions", conditions={"never": lambda _, __: False})
    for conditions, over in (((), True), (("never",), False)):
        facts = {**with_values(victory_points=1), "conditions": conditions}
        state = turn(table(module, **facts))
        settle(state, 0, "r3h3 corner N")
        state.game.rules.checks[0](state)
        assert over == state.over
    with pytest.raises(ScenarioError):
        table(module, conditions=("nevr",))


def test_a_phase_that_is_laid_before_the_yield() -> None:
    """`order` lays phases anywhere into a turn, and the dice are known one by one there."""
    seen = []

    def order(before: tuple[str, ...]) -> tuple[str, ...]:
        place = before.index("seven")
        return (*before[:place], "look", *before[place:])

    def look(state: State) -> bool:
        seen.append((state.dice, state.roll))
        return False

    state = table(Module("looks", order=order, phases={"look": look})).start()
    played(state, 3, 60)
    assert seen
    assert all(sum(dice) == roll and len(dice) == 2 for dice, roll in seen)
