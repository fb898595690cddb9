"""What there is to play with: cards, pieces, buildings and the deck (B-20, B-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.game import RESOURCES
from printkit.engine.rules import Kind, Level, Sort
from printkit.engine.state import NOBODY

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
        count = state.bank[kind] + state.aside[kind] + sum(hand[kind] for hand in hidden.hands)
        if count != game.kinds[kind].supply:
            found.append(f"{count} cards of {game.kinds[kind].name}")
    for sort, held in enumerate(map(sum, zip(*hidden.cards, strict=True))):
        # Cards that were played are gone for good.
        if held + hidden.deck[sort] > game.deck[sort] or hidden.deck[sort] < 0:
            found.append(f"{held} and {hidden.deck[sort]} cards of {game.sorts[sort].name}")
    counts = _pieces(state)
    for player in range(game.players):
        if counts[player] != list(game.pieces.values()):
            found.append(f"seat {player} has pieces {counts[player]}")
        least = min(*hidden.hands[player], *state.supply[player], *hidden.cards[player])
        if least < 0:
            found.append(f"seat {player} has less than nothing")
    return found


def _pieces(state: State) -> list[list[int]]:
    """Everybody's pieces by sort, on the board and beside it."""
    counts = [supply[:] for supply in state.supply]
    for edge, owner in enumerate(state.roads):
        if owner != NOBODY:
            counts[owner][state.lain[edge]] += 1
    levels = state.game.levels
    for at, owner in enumerate(state.owner):
        if owner != NOBODY:
            counts[owner][levels[state.level[at]].piece] += 1
    return counts
