"""Games for the engine's tests: a printed board with seats, played on or set by hand."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random

from printkit.board.model import Layout
from printkit.board.spots import read_place
from printkit.engine import Game, State, apply, draw, game_of, legal_actions
from printkit.engine.actions import Action
from printkit.scenarios import Scenario, load, saved_layout

SCENARIOS = (
    ("base", 3),
    ("base", 4),
    ("base", 6),
    ("oil-springs", 3),
    ("oil-springs", 4),
    ("oil-springs", 5),
    ("oil-springs", 6),
    ("divided-land", 3),
    ("divided-land", 4),
    ("pirate-islands", 3),
    ("pirate-islands", 4),
    ("dinslaken", 4),
    ("dinslaken", 5),
)


def game(
    name: str = "base", players: int = 4, *, board: str = "", talking: bool = True, **switches: bool
) -> Game:
    """A game on a scenario's printed board."""
    scenario, layout = _printed(name, players, board)
    return game_of(layout, scenario, players, talking=talking, switches=switches)


@lru_cache
def _printed(name: str, players: int, board: str) -> tuple[Scenario, Layout]:
    scenario = load(name)
    return scenario, saved_layout(name, scenario.setup(players, board).fixed)


def played(state: State, seed: int, steps: int) -> State:
    """The state after so many random actions, or at the end."""
    random = Random(seed).random
    for _ in range(steps):
        if state.over:
            break
        actions = legal_actions(state)
        action = actions[int(random() * len(actions))]
        apply(state, action, draw(state, action, random))
    return state


def at(state: State, text: str) -> int:
    """The number of the place that a text names, such as "r1h1 corner N" or "r1h1 E"."""
    board = state.game.board
    spot = read_place(tuple(state.game.layout.terrain), text, "test").at
    for places in (board.hexes, board.edges, board.vertices):
        if type(spot) is type(places[0]):
            return places.index(spot)
    raise AssertionError(text)


def turn(table: Game, player: int = 0, phase: str = "act") -> State:
    """A moment in a turn in which nothing was built and everybody's hand is empty."""
    state = table.start()
    state.agenda = [("turn", player)]
    state.phase, state.player = state.agenda.pop()
    table.rules.phases["turn"](state)
    while state.phase != phase:
        state.phase, state.player = state.agenda.pop()
        if state.phase == "clear":
            table.rules.phases["clear"](state)
    state.roll = 4 if phase != "roll" else 0
    return state


def give(state: State, player: int, **cards: int) -> None:
    """A player takes cards from the bank."""
    for name, count in cards.items():
        kind = state.game.kind_ids[name]
        state.hidden.hands[player][kind] += count
        state.bank[kind] -= count


def hand(state: State, player: int) -> dict[str, int]:
    """What a player holds, by kind, of those held."""
    held = state.hidden.hands[player]
    return {kind.name: count for kind, count in zip(state.game.kinds, held, strict=True) if count}


def settle(state: State, player: int, place: str, level: int = 1) -> int:
    """A building stands there, its piece taken from the supply; nothing is paid."""
    from printkit.engine.modules.base.build import put_settlement, set_level

    spot = at(state, place)
    put_settlement(state, player, spot)
    if level > 1:
        state.supply[player][1] += 1
        state.supply[player][2] -= 1
        set_level(state, spot, level)
    return spot


def road(state: State, player: int, *places: str) -> None:
    """Roads lie there; nothing is paid."""
    from printkit.engine.modules.base.build import lay

    for place in places:
        lay(state, player, at(state, place))


def universe(state: State) -> set[Action]:
    """Every action that there is, legal or not; of offers the canonical ones."""
    table = state.game
    sizes = {
        "HexId": len(table.board.hexes),
        "VertexId": len(table.board.vertices),
        "EdgeId": len(table.board.edges),
        "KindId": len(table.kinds),
        "SortId": len(table.sorts),
        "Die": 7,
        "SeatId": table.players,
        **{of: len(names) for of, names in table.terms.items()},
    }
    found: set[Action] = {*table.actions.offers, *table.actions.counters}
    for kind in table.rules.actions.values():
        types = list(kind.types().values())
        if "Cards" not in types:
            found |= {kind(*chosen) for chosen in product(*(range(sizes[of]) for of in types))}
    return found
