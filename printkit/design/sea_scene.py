"""The sea of a set-up with a route, for figures and banners: its land, course and lines.

What a set-up deals (the main island) is laid in a fixed order, so that a picture is always the
same; what it fixes is shown as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

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
from printkit.scenarios.model import Setup

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Scene:
    """A set-up's sea.

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


def scene(setup: Setup) -> Scene:
    """The sea of a set-up that has a route."""
    deal = setup.deal
    terrain, numbers = dict(deal.fixed_terrain), dict(deal.fixed_numbers)
    for region in deal.regions:
        terrain |= dict(zip(region.hexes, _mixed(region.terrain), strict=True))
        numbers |= dict(zip(region.hexes, _mixed(region.numbers), strict=False))
    layout = Layout(
        deal.scenario,
        deal.setup,
        variable=False,
        terrain=terrain,
        numbers=numbers,
        harbours={},
        features=deal.fixed_features,
    )
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


def _mixed(counts: Mapping[Kind, int]) -> Iterator[Kind]:
    """All of a pool, one of each kind in turn as long as there are any."""
    for n in range(max(counts.values(), default=0)):
        yield from (kind for kind, count in counts.items() if count > n)
