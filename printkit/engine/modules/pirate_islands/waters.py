"""The waters in play: the fleet's stations and each seat's line, found on the board (PI-02, PI-03).

Seats have the colours of the start settlements in their order. What a line may be is measured in
rules/lines, as it is for judges and plans.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.board.hexgrid import Edge, Hex, Spot, Vertex
from printkit.engine.actions import EdgeId, HexId, VertexId
from printkit.errors import LayoutError
from printkit.rules.islands import islands
from printkit.rules.lines import by_colour, land_of, lines

if TYPE_CHECKING:
    from printkit.engine.game import Game

ROUTE, START, SHIP, CROSSING, FORTRESS = "route", "start", "ship", "crossing", "fortress"
"""The features that the rules name."""


@dataclass(frozen=True, slots=True)
class Course:
    """One seat's places.

    Attributes:
        start: Where its line begins, at the given settlement.
        ship: The path of the given ship.
        crossing: Its marked crossing.
        fortress: Its fortress.
        lines: Every shortest line from the start by the crossing to the fortress (PI-12).
    """

    start: VertexId
    ship: EdgeId
    crossing: VertexId
    fortress: VertexId
    lines: tuple[tuple[EdgeId, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Waters:
    """What never changes.

    Attributes:
        stations: The hexes that the fleet sails, in its order.
        courses: Each seat's places.
    """

    stations: tuple[HexId, ...]
    courses: tuple[Course, ...]


def waters_of(game: Game) -> Waters:
    """The waters of a game's board.

    Raises:
        LayoutError: The board lacks a place that the rules name.
    """
    layout, hexes = game.layout, game.board.hexes
    stations = [place.at for place in layout.features.get(ROUTE, ())]
    colours = list(by_colour(layout, START))[: game.players]
    if not stations or len(colours) < game.players:
        raise LayoutError("feature-lacking", scenario=layout.scenario, feature=START)
    return Waters(
        stations=tuple(hexes.index(at) for at in stations if isinstance(at, Hex)),
        courses=tuple(_course(game, colour) for colour in colours),
    )


def home_island(game: Game) -> frozenset[HexId]:
    """The hexes of the islands where lines begin: only there roads and settlements are built."""
    hexes = game.board.hexes
    starts = {spot for place in game.layout.features.get(START, ()) for spot in _around(place.at)}
    home = {spot for island in islands(land_of(game.layout)) if island & starts for spot in island}
    return frozenset(h for h, spot in enumerate(hexes) if spot in home)


def _around(at: Spot) -> tuple[Hex, ...]:
    return at.touches if isinstance(at, Vertex) else ()


def _course(game: Game, colour: str) -> Course:
    start, crossing, fortress = (
        _vertex(game, name, colour) for name in (START, CROSSING, FORTRESS)
    )
    paths = {edge: number for number, edge in enumerate(game.board.edges)}
    corners = {at: number for number, at in enumerate(game.board.vertices)}
    ship = _place(game, SHIP, colour)
    return Course(
        start=corners[start],
        ship=paths[Edge(*ship)],
        crossing=corners[crossing],
        fortress=corners[fortress],
        lines=tuple(
            tuple(paths[path] for path in line)
            for line in lines(game.layout, start, crossing, fortress)
            if line[0] == ship
        ),
    )


def _vertex(game: Game, feature: str, colour: str) -> Vertex:
    return Vertex(*_place(game, feature, colour))


def _place(game: Game, feature: str, colour: str) -> Spot:
    found = by_colour(game.layout, feature)
    if colour not in found:
        raise LayoutError("feature-lacking", scenario=game.layout.scenario, feature=feature)
    return found[colour].at
