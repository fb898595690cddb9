"""Oil and where it comes from: springs, supply, limit (OS-01, OS-10 to OS-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.board.hexgrid import Hex
from printkit.engine.hands import room, take
from printkit.engine.modules.base.pieces import CITY
from printkit.engine.modules.oil_springs.tally import NAME, OIL, Tally, tally
from printkit.engine.rules import Kind, Level
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

FEATURE = "springs"
WITHOUT_LIMIT = "oil_without_limit"


def prepare(game: Game) -> None:
    """Enter oil, the metropolis and the city worth a settlement; springs yield nothing else.

    Oil lies open (OS-12), counts as a card on a 7 (OS-13), is limited (OS-14, or not: OS-60)
    and has no rate at the bank (OS-15).
    """
    limit = None if game.switches[WITHOUT_LIMIT] else game.value("oil_limit")
    game.add_kind(Kind(OIL, game.value("oil_tokens"), limit, open=True))
    game.limit_rule = "OS-14"
    game.rates.append(0)
    yields, points = game.setup.yields, game.setup.points
    game.levels += [
        Level("metropolis", CITY, yields["metropolis"], points["metropolis"]),
        Level("drowned-city", CITY, yields["settlement"], points["settlement"], grows=True),
    ]
    for spot in springs_of(game):
        game.produces[spot] = -1


def springs_of(game: Game) -> tuple[int, ...]:
    """The hexes with a spring."""
    places = game.layout.features[FEATURE]
    return tuple(game.board.hexes.index(place.at) for place in places if isinstance(place.at, Hex))


def start(state: State) -> None:
    """OS-01: the robber is off the board, the marker on 0."""
    game = state.game
    last = len(game.levels)
    state.robber = NOWHERE
    state.parts[NAME] = Tally(
        kind=game.kind_ids[OIL],
        levels=(last - 2, last - 1),
        springs=springs_of(game),
        seats=game.players,
        tokens=game.value("metropolises"),
    )


def hand_out(state: State) -> None:
    """OS-10, OS-11: one oil at a time, clockwise from the roller, while there is any.

    Who is at the limit (OS-14) is passed over; the robber keeps back his hex's (OS-12).
    """
    oil = tally(state)
    due = [0] * state.game.players
    for spot in state.rolled[state.roll]:
        if spot in oil.springs and spot != state.robber:
            for at in state.game.board.hex_vertices[spot]:
                if state.owner[at] >= 0:
                    due[state.owner[at]] += state.game.yields_of[state.level[at]]
    players = clockwise(state, state.turn_player)
    while any(due) and state.bank[oil.kind]:
        for player in players:
            if not due[player] or not state.bank[oil.kind]:
                continue
            if room(state, player, oil.kind):
                take(state, player, oil.kind, 1)
                due[player] -= 1
            else:
                due[player] = 0


def clockwise(state: State, first: int) -> list[int]:
    """All seats in turn, from one of them."""
    players = state.game.players
    return [(first + step) % players for step in range(players)]


def start_capital(state: State, at: int) -> None:
    """OS-10: the second starting settlement brings 1 oil for a spring it touches."""
    oil = tally(state)
    for spot in state.game.board.vertex_hexes[at]:
        if spot in oil.springs and state.bank[oil.kind] and room(state, state.player, oil.kind):
            take(state, state.player, oil.kind, 1)


def faults(state: State) -> list[str]:
    """Oil that was lost or made, and hands over the limit (OS-14)."""
    oil, game = tally(state), state.game
    held = [hand[oil.kind] for hand in state.hidden.hands]
    total = state.bank[oil.kind] + sum(held) + sum(oil.sequestered) + oil.lost
    found = [] if total == game.kinds[oil.kind].supply else [f"{total} oil"]
    limit = game.kinds[oil.kind].limit
    if limit is not None and max(held) > limit:
        found.append(f"{max(held)} oil in hand")
    tokens = oil.metropolises + sum(built[oil.metropolis] for built in state.built)
    if tokens != game.value("metropolises"):
        found.append(f"{tokens} metropolis tokens")
    if oil.marker > game.value("track_steps"):
        found.append(f"marker on {oil.marker}")
    return found
