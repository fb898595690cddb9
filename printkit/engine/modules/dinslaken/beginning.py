"""What there is to play with, and where one begins (DI-20, DI-23, DI-24, DI-29, DI-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.board.hexgrid import Vertex
from printkit.board.model import Terrain
from printkit.engine.hands import take
from printkit.engine.modules.base.pieces import CITY, VICTORY
from printkit.engine.modules.dinslaken.land import TRADES, survey
from printkit.engine.modules.dinslaken.tally import EVENTS, GOLD, NAME, PERILS, Tally, tally
from printkit.engine.rules import Kind, Level, Sort
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

SHIP = "ship"
SORTS = ("mining", "irrigation", "saboteur", "wedding", "alchemist", "spy")
"""DI-40: the sorts of development cards that the standard game does not have."""


def prepare(game: Game) -> None:
    """Enter gold, ships, the sabotaged city, the cards, markets, homes and tolls."""
    counts = game.switches["gold_counts_on_seven"]
    gold = game.add_kind(Kind(GOLD, game.value("gold_supply"), open=True, counts=counts))
    game.rates.append(game.value("bank_rate"))
    game.terms["PerilId"] = PERILS
    game.terms["EventId"] = EVENTS
    game.pieces[SHIP] = game.value("ships")
    yields, points = game.setup.yields, game.setup.points
    game.levels.append(Level("sabotaged-city", CITY, yields["settlement"], points["city"]))
    # DI-40: points are laid open at once.
    game.sorts[VICTORY] = Sort("victory-point", points=1, open=True)
    for sort in SORTS:
        game.add_sort(Sort(sort))
    for number, spot in enumerate(game.board.hexes):
        if game.layout.terrain[spot] is Terrain.GOLD:
            game.produces[number] = gold
    # DI-08: a market's corners are its harbours.
    corners = {spot: number for number, spot in enumerate(game.board.vertices)}
    for place in game.layout.features[TRADES]:
        if isinstance(place.at, Vertex):
            game.harbours[corners[place.at]] = str(place.value)
    _open(game)


def _open(game: Game) -> None:
    """DI-20, DI-23: where one begins, and which roads cost more."""
    land = survey(game)
    for edge in land.brook:
        game.toll_names[edge] = "small-bridge"
    game.homes = [at in land.dinslaken for at in range(len(game.grounds))]
    game.trails = [
        road and edge not in land.brook and land.dinslaken.issuperset(ends)
        for edge, (road, ends) in enumerate(
            zip(game.roadways, game.board.edge_vertices, strict=True)
        )
    ]


def start(state: State) -> None:
    """DI-27: there is no robber; everything else lies ready."""
    game = state.game
    state.robber = NOWHERE
    state.parts[NAME] = Tally(
        land=survey(game),
        gold=game.kind_ids[GOLD],
        sabotaged=len(game.levels) - 1,
        seats=game.players,
        copies=game.value("insurance_copies"),
    )


def start_capital(state: State, _: int) -> None:
    """DI-20: the second settlement brings gold besides its yield."""
    take(state, state.player, tally(state).gold, state.game.value("start_gold"))
