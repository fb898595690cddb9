"""The board in play and what lies there from the beginning (PI-10, PI-11, PI-23, PI-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.modules.base.build import lay, put_settlement, set_level
from printkit.engine.modules.base.pieces import SETTLEMENT
from printkit.engine.modules.pirate_islands.tally import NAME, Tally
from printkit.engine.modules.pirate_islands.waters import ROUTE, home_island, waters_of
from printkit.engine.rules import Level
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

SHIP = "ship"
FORTRESS = "fortress"


def prepare(game: Game) -> None:
    """PI-10, PI-23: roads and settlements on the main island only; PI-29: fortresses."""
    home, board = home_island(game), game.board
    game.roadways = [
        way and not home.isdisjoint(around)
        for way, around in zip(game.roadways, board.edge_hexes, strict=True)
    ]
    game.grounds = [
        ground and not home.isdisjoint(around)
        for ground, around in zip(game.grounds, board.vertex_hexes, strict=True)
    ]
    game.trails, game.homes = game.roadways, game.grounds
    game.afloat.add(len(game.pieces))
    game.pieces[SHIP] = game.value("ships")
    stations = game.layout.features.get(ROUTE, ())
    game.terms["StationId"] = tuple(str(place.value) for place in stations)
    game.levels.append(Level(FORTRESS, SETTLEMENT, 0, 0))


def ship_of(game: Game) -> int:
    """The sort of piece that ships are."""
    return list(game.pieces).index(SHIP)


def fortress_of(game: Game) -> int:
    """The level of a fortress that is not taken."""
    return next(number for number, level in enumerate(game.levels) if level.name == FORTRESS)


def start(state: State) -> None:
    """PI-10, PI-29: settlement, ship and fortress of each player lie; PI-11: there is no robber."""
    game = state.game
    here = Tally(waters_of(game), game.players, game.value("fortress_chips"))
    state.parts[NAME] = here
    state.robber, state.haunts = NOWHERE, ()
    for seat, course in enumerate(here.waters.courses):
        put_settlement(state, seat, course.start)
        lay(state, seat, course.ship, ship_of(game))
        here.lines[seat].append(course.ship)
        state.owner[course.fortress] = seat
        state.supply[seat][SETTLEMENT] -= 1
        set_level(state, course.fortress, fortress_of(game))
