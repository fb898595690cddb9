"""The sea of a board with a route, for figures and banners: its land, course and lines."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Layout, Terrain
from printkit.design.plan_chart import (
    CROSSING,
    FORTRESS,
    ROUTE,
    START,
    Voyage,
    course,
    voyage,
)
from printkit.design.position import Position, View, picture
from printkit.design.ship_pieces import fleet
from printkit.design.theme import Theme
from printkit.draw.scene import Group, Node
from printkit.rules.lines import by_colour, lines


@dataclass(frozen=True, slots=True)
class Scene:
    """A board's sea.

    Attributes:
        layout: The board.
        stations: The fleet's, in sailing order, with their numbers.
    """

    layout: Layout
    stations: tuple[tuple[Hex, str], ...]

    def voyage(self, player: str, ships: int = 1, warships: Collection[int] = ()) -> Voyage:
        """A colour's line with so many ships on it, those of the places given warships."""
        ends = [by_colour(self.layout, name)[player].at for name in (START, CROSSING, FORTRESS)]
        start, crossing, goal = (end for end in ends if isinstance(end, Vertex))
        line = lines(self.layout, start, crossing, goal)[0]
        laid = line[:ships]
        armed: list[Edge] = [path for n, path in enumerate(laid) if n in warships]
        return Voyage(player, line, start, crossing, goal, laid, armed)


def scene(layout: Layout) -> Scene:
    """The sea of a board that has a route."""
    places = layout.features.get(ROUTE, ())
    stations = [(p.at, str(p.value)) for p in places if isinstance(p.at, Hex)]
    return Scene(layout, tuple(stations))


def shown(
    sea: Scene,
    view: View,
    theme: Theme,
    sailing: Collection[Voyage],
    stop: Hex | None = None,
    *overlay: Node,
) -> Group:
    """A window on it with the course, lines of ships, and the fleet at a station."""
    colours = theme.colours
    land = {spot: str(kind) for spot, kind in sea.layout.terrain.items() if kind is not Terrain.SEA}
    under = list(course(sea.stations, view.at, view.hex, colours))
    over = [node for each in sailing for node in voyage(each, view.at, view.hex, colours)]
    if stop is not None:
        over.append(fleet(view.at(stop), view.hex * 0.52, colours))
    return picture(Position(land, sea.layout.numbers), view, colours, *over, *overlay, under=under)
