"""What a sea chart shows on a board: the fleet's course, and a colour's line of ships.

design.plan lays courses over its hexes and voyages over its coasts, figures do so over their
pictures. A line runs from the start settlement with its given ship by the marked crossing to
the fortress; where several are equally short, the first of them is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from math import atan2, degrees

from printkit.board.hexgrid import Edge, Hex, Spot, Vertex, position
from printkit.board.model import Layout
from printkit.design import chart
from printkit.design.brush import Point
from printkit.design.colours import Colours, shade
from printkit.design.position import stand
from printkit.design.ship_pieces import cross, fort, ship
from printkit.draw.scene import Group, Node, Path, Style, rectangle
from printkit.rules.lines import by_colour, lines

ROUTE, START, SHIP, CROSSING, FORTRESS = "route", "start", "ship", "crossing", "fortress"

LINE = "line"
"""The legend's name for the places of ships to come."""

_PLATE = 0.14
"""Radius of a station's plate, by a hex's width, but where its number could not be read."""
_PATH = 3**-0.5
"""The length of a path, by a hex's width."""
_SHIP = 0.54
"""The length of a ship, by its path's."""
_CROSS, _FORT, _HOUSE = 0.32, 0.29, 0.24
"""The sizes of what stands at intersections, by a hex's width: a house south of a hex leaves the
sign of what the hex yields in sight."""
_AWAY = 0.34
"""How far the given ship is moved away from the settlement, by half its path."""

At = Callable[[Spot], Point]


@dataclass(frozen=True, slots=True)
class Voyage:
    """A colour's line and what stands on it.

    Attributes:
        player: The colour.
        line: Its paths, from the start on.
        start: Where its settlement stands.
        crossing: Its marked crossing.
        goal: Its fortress.
        ships: The paths with a ship; the others show that there is to be one.
        warships: Those of them that are warships.
    """

    player: str
    line: Sequence[Edge]
    start: Vertex
    crossing: Vertex
    goal: Vertex
    ships: Collection[Edge] = ()
    warships: Collection[Edge] = ()


def courses(layout: Layout, colours: Colours, unit: float) -> Iterator[Node]:
    """The course on a plan from station to station, each with its number."""
    places = [place for place in layout.features.get(ROUTE, ()) if isinstance(place.at, Hex)]
    stations = [(place.at, str(place.value)) for place in places if isinstance(place.at, Hex)]
    return course(stations, _on_plan(unit), unit, colours)


def course(
    stations: Sequence[tuple[Hex, str]], at: At, unit: float, colours: Colours
) -> Iterator[Node]:
    """The course around and back to the first station.

    Args:
        stations: Hexes and their numbers, in sailing order.
        at: Where a hex lies.
        unit: The width of a hex.
        colours: The theme's.
    """
    hexes, plate = [spot for spot, _ in stations], max(_PLATE * unit, chart.LEAST_PLATE)
    for n, (spot, number) in enumerate(stations):
        way = chart.course(hexes[n - 1], spot, hexes[(n + 1) % len(hexes)])
        marks = [
            *chart.darts(way, unit, colours, plate=plate),
            *chart.plate(number, colours, plate),
        ]
        yield Group(tuple(marks), at=at(spot))


def voyages(layout: Layout, colours: Colours, unit: float) -> Iterator[Node]:
    """Every colour's voyage on a plan, the given ship on it."""
    starts, crossings = by_colour(layout, START), by_colour(layout, CROSSING)
    goals, given = by_colour(layout, FORTRESS), by_colour(layout, SHIP)
    for player in starts:
        if player in crossings and player in goals:
            ends = starts[player].at, crossings[player].at, goals[player].at
            start, by, to = (end for end in ends if isinstance(end, Vertex))
            ways = lines(layout, start, by, to)
            ships = [place.at for place in [given.get(player)] if place]
            paths = [path for path in ships if isinstance(path, Edge)]
            yield from voyage(
                Voyage(player, ways[0] if ways else (), start, by, to, paths),
                _on_plan(unit),
                unit,
                colours,
            )


def voyage(shown: Voyage, at: At, unit: float, colours: Colours) -> Iterator[Node]:
    """A line with its ships, then fortress, crossing and settlement."""
    player = shown.player
    for path in shown.line:
        piece, place = _berth(player, unit, colours), at(path)
        if path in shown.ships:
            piece = ship(player, _SHIP * _PATH * unit, colours, warship=path in shown.warships)
            place = _clear(path, shown.start, at)
        yield Group((piece,), at=place, turn=_lean(path, at))
    yield fort(player, at(shown.goal), unit * _FORT, colours)
    yield cross(player, at(shown.crossing), unit * _CROSS, colours)
    yield stand("settlement", player, at(shown.start), unit * _HOUSE, colours)


def cornered(layout: Layout) -> set[Hex]:
    """The hexes on whose southern corner a settlement, crossing or fortress is drawn."""
    corners = {
        place.at for name in (START, CROSSING, FORTRESS) for place in layout.features.get(name, ())
    }
    return {spot for spot in layout.terrain if max(spot.corners, key=_southing) in corners}


def _southing(corner: Vertex) -> float:
    return position(corner)[1]


def signs(layout: Layout, colours: Colours, width: float) -> Iterator[tuple[str, Node]]:
    """The signs of a chart for a plan's legend, by their features."""
    player = next(iter(by_colour(layout, START)), "")
    drawn: dict[str, Callable[[], Node]] = {
        ROUTE: lambda: Group(tuple(chart.plate("P0", colours, width * 0.34))),
        START: lambda: stand("settlement", player, (0.0, 0.0), width * 0.8, colours),
        SHIP: lambda: ship(player, width * 0.8, colours),
        LINE: lambda: _berth(player, width * 2.0, colours),
        CROSSING: lambda: cross(player, (0.0, 0.0), width * 0.8, colours),
        FORTRESS: lambda: fort(player, (0.0, -width * 0.1), width * 0.7, colours),
    }
    shown = [*layout.features, *([LINE] if START in layout.features else [])]
    for name in drawn:
        if name in shown:
            yield name, drawn[name]()


def _berth(player: str, unit: float, colours: Colours) -> Group:
    """The place of a ship to come."""
    colour = colours[f"player-{player}"]
    long, wide = 0.6 * _PATH * unit, 0.085 * unit
    bar = rectangle(-long / 2, -wide / 2, long, wide, radius=wide / 2)
    edge = Style(colour, shade(colour, -0.72), 0.012 * unit)
    rim = Style(colours["paper"], colours["paper"], 0.036 * unit)
    return Group((Path(bar.steps, rim), Path(bar.steps, edge)))


def _clear(path: Edge, start: Vertex, at: At) -> Point:
    """Where a ship lies on a path: in its middle, or farther from the settlement at its end."""
    x, y = at(path)
    if start not in path.endpoints:
        return x, y
    sx, sy = at(start)
    return x + (x - sx) * _AWAY, y + (y - sy) * _AWAY


def _lean(path: Edge, at: At) -> float:
    """How a piece on a path is turned, so that nothing on it stands upside down."""
    (x1, y1), (x2, y2) = (at(end) for end in path.endpoints)
    return (degrees(atan2(y2 - y1, x2 - x1)) + 90) % 180 - 90


def _on_plan(unit: float) -> At:
    def at(spot: Spot) -> Point:
        x, y = position(spot)
        return x * unit, y * unit

    return at
