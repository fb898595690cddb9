"""What there is to play with: cards, pieces, buildings and the deck (B-20, B-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.game import RESOURCES
from printkit.engine.rules import Kind, Level, Sort

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

ROAD, SETTLEMENT, CITY = range(3)
"""Sorts of pieces, indices into `Game.pieces`."""

EMPTY, SETTLED, CITIED = range(3)
"""What stands at an intersection, indices into `Game.levels`."""

KNIGHT, VICTORY, ROADS, PLENTY, MONOPOLY = range(5)
"""Sorts of development cards, indices into `Game.deck`."""

SORTS = (
    Sort("knight"),
    Sort("victory-point", points=1),
    Sort("road-building"),
    Sort("year-of-plenty"),
    Sort("monopoly"),
)
"""The sorts, in that order."""


def prepare(game: Game) -> None:
    """Enter the bank of B-20, the pieces, the prices of B-28 and the deck of B-27."""
    for resource in RESOURCES:
        game.add_kind(Kind(resource, game.value("bank_cards")))
        game.rates.append(game.value("bank_rate"))
    game.pieces |= {
        "road": game.value("roads"),
        "settlement": game.value("settlements"),
        "city": game.value("cities"),
    }
    game.levels += [
        Level("", SETTLEMENT, 0, 0, breaks=False),
        _level(game, "settlement", SETTLEMENT, grows=True),
        _level(game, "city", CITY),
    ]
    for sort in SORTS:
        game.add_sort(sort)


def _level(game: Game, name: str, piece: int, *, grows: bool = False) -> Level:
    return Level(name, piece, game.setup.yields[name], game.setup.points[name], grows)


def faults(state: State) -> list[str]:
    """Cards and pieces that were lost or made: nothing may be (B-20, B-27)."""
    game, hidden = state.game, state.hidden
    found = []
    for kind in range(len(RESOURCES)):
        count = state.bank[kind] + sum(hand[kind] for hand in hidden.hands)
        if count != game.kinds[kind].supply:
            found.append(f"{count} cards of {game.kinds[kind].name}")
    for player in range(game.players):
        used = [0] * len(game.pieces)
        for edge in state.laid[player]:
            used[state.lain[edge]] += 1
        for level, count in zip(game.levels, state.built[player], strict=True):
            used[level.piece] += count
        total = [one + other for one, other in zip(used, state.supply[player], strict=True)]
        if total != list(game.pieces.values()):
            found.append(f"seat {player} has pieces {total}")
        if min(hidden.hands[player]) < 0 or min(state.supply[player]) < 0:
            found.append(f"seat {player} has less than nothing")
    return found
