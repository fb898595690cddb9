"""A corner of a board in the middle of a game, as the figures of a rule summary show it.

Land and harbours are those of design.plan_hex, pieces those of design.playing_pieces; what is
not land is sea. A position is plain data; `picture` cuts a rounded window out of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, ceil, degrees

from printkit.board.hexgrid import Edge, Hex, Spot, Vertex, position
from printkit.board.model import Terrain
from printkit.design.brush import smooth
from printkit.design.colours import Colours, shade
from printkit.design.plan_hex import (
    FEATURE_YIELDS,
    Trade,
    harbour_sign,
    landmark_hex,
    oil_badge,
    plan_hex,
)
from printkit.design.playing_pieces import SIZE, bridge, building, road
from printkit.design.token import number_plate
from printkit.draw.scene import Group, Node, Path, Placed, Style, ellipse, hexagon, rectangle

_PIECE = {"settlement": 0.3, "city": 0.36, "metropolis": 0.36, "pawn": 0.27}
"""The width of each building, by the hex's."""

_TOKEN = 0.44
_ROAD = 0.62
"""The length of a road, by the path's."""

_BRIDGE = 0.83
"""The length of a bridge's marker, by the path's."""

_TERRAIN = {terrain.letter: str(terrain) for terrain in Terrain}
_RIPPLES = ((-0.2, -0.24), (0.22, -0.05), (-0.14, 0.22))
"""Where the ripples of a hex of open sea lie, by its width."""

Building = tuple[str, str]
"""Its kind and its player's colour."""


@dataclass(frozen=True)
class Position:
    """What lies and stands on a part of a board.

    Attributes:
        land: The terrain of every hex that is not sea.
        numbers: The number tokens.
        springs: The hexes with an oil spring.
        harbours: The harbours, on coast paths, and their rates.
        roads: Roads and their players' colours.
        buildings: Buildings and pawns on their intersections.
        bridges: Bridges and their players' colours.
        landmarks: The hexes that show a tile's own artwork, and which.
    """

    land: Mapping[Hex, str]
    numbers: Mapping[Hex, int] = field(default_factory=dict)
    springs: Sequence[Hex] = ()
    harbours: Mapping[Edge, Trade] = field(default_factory=dict)
    roads: Mapping[Edge, str] = field(default_factory=dict)
    buildings: Mapping[Vertex, Building] = field(default_factory=dict)
    bridges: Mapping[Edge, str] = field(default_factory=dict)
    landmarks: Mapping[Hex, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """Which part of a board a window shows, and how large.

    Attributes:
        hex: The width of a hex.
        width: Of the window.
        height: Of the window.
        middle: What lies in the middle of the window, in the units of hexgrid.position.
    """

    hex: float
    width: float
    height: float
    middle: tuple[float, float] = (0.0, 0.0)

    def at(self, spot: Spot) -> tuple[float, float]:
        """Where a hex, a path or an intersection lies in the window."""
        x, y = position(spot)
        return (
            self.width / 2 + (x - self.middle[0]) * self.hex,
            self.height / 2 + (y - self.middle[1]) * self.hex,
        )

    def hexes(self) -> Iterator[Hex]:
        """Every hex of which some part may be seen, north first."""
        reach = ceil(max(self.width, self.height) / self.hex) + 4
        centre_r = round(self.middle[1] / 0.866)
        centre_q = round(self.middle[0] - centre_r / 2)
        for r in range(centre_r - reach, centre_r + reach + 1):
            for q in range(centre_q - 2 * reach, centre_q + 2 * reach + 1):
                x, y = self.at(Hex(q, r))
                if -0.5 < x / self.hex < self.width / self.hex + 0.5 and (
                    -0.58 < y / self.hex < self.height / self.hex + 0.58
                ):
                    yield Hex(q, r)


def land(rows: Mapping[int, tuple[int, str]]) -> dict[Hex, str]:
    """Terrain from pictures of rows: by r, the q of the first hex and a letter for each."""
    spots = (
        (Hex(first + n, r), _TERRAIN[letter])
        for r, (first, letters) in rows.items()
        for n, letter in enumerate(letters)
    )
    return {spot: terrain for spot, terrain in spots if terrain != Terrain.SEA}


def picture(
    shown: Position, view: View, colours: Colours, *overlay: Node, under: Sequence[Node] = ()
) -> Group:
    """The window, its top left at the origin.

    Args:
        shown: What lies and stands there.
        view: Which part of it.
        colours: The theme's.
        overlay: What is drawn over the pieces, in the window's coordinates.
        under: What is drawn between the land and the pieces.
    """
    frame = rectangle(0, 0, view.width, view.height, radius=1.6)
    rim = Style(stroke=shade(colours["sea"], -0.45), width=0.35)
    pieces = (*_roads(shown, view, colours), *_buildings(shown, view, colours))
    return Group(
        (
            Group((*_land(shown, view, colours), *under, *pieces, *overlay), clip=frame),
            rectangle(0, 0, view.width, view.height, rim, radius=1.6),
        )
    )


def stand(kind: str, player: str, at: tuple[float, float], width: float, colours: Colours) -> Group:
    """A building of that width with its shadow, around a place."""
    scale = width / SIZE
    foot = width * 0.36
    shadow = ellipse(
        width * 0.12,
        foot - width * 0.04,
        width * 0.54,
        width * 0.18,
        Style(colours["ink"], opacity=0.3),
    )
    return Group(
        (shadow, Placed(building(kind, player, colours), (0.0, foot), scale=(scale, scale))), at=at
    )


def _land(shown: Position, view: View, colours: Colours) -> list[Node]:
    seen = [spot for spot in view.hexes() if spot in shown.land]
    nodes = _sea(shown, view, colours)
    for spot in seen:
        yields = FEATURE_YIELDS["springs"] if spot in shown.springs else ""
        drawn = (
            landmark_hex(shown.landmarks[spot], colours, view.hex)
            if spot in shown.landmarks
            else plan_hex(shown.land[spot], colours, view.hex, yields=yields)
        )
        nodes.append(Placed(drawn, view.at(spot)))
    for spot in seen:
        if spot in shown.springs:
            nodes.append(Group((oil_badge(colours, view.hex),), at=view.at(spot)))
        if spot in shown.numbers:
            plate = number_plate(shown.numbers[spot], view.hex * _TOKEN, colours)
            nodes.append(Group((plate,), at=view.at(spot)))
    for edge, trade in shown.harbours.items():
        nodes.append(_harbour(shown, edge, trade, view, colours))
    return nodes


def _sea(shown: Position, view: View, colours: Colours) -> list[Node]:
    """Open water, paler in the shallows along the coast, with ripples far from it."""
    water = colours["sea"]
    nodes: list[Node] = [rectangle(0, 0, view.width, view.height, Style(water))]
    for share, light in ((1.34, 0.1), (1.16, 0.24)):
        style = Style(shade(water, light))
        nodes += [
            hexagon(view.hex * share, style, *view.at(spot))
            for spot in view.hexes()
            if spot in shown.land
        ]
    ripple = Style(stroke=shade(water, 0.3), width=0.3)
    for spot in view.hexes():
        if not any(near in shown.land for near in (spot, *spot.neighbors)):
            nodes += [_ripple(view.at(spot), dx, dy, view.hex, ripple) for dx, dy in _RIPPLES]
    return nodes


def _ripple(at: tuple[float, float], dx: float, dy: float, hex_width: float, style: Style) -> Path:
    x, y, half = at[0] + dx * hex_width, at[1] + dy * hex_width, hex_width * 0.07
    points = [
        (x - 2 * half, y),
        (x - half, y - half * 0.5),
        (x, y),
        (x + half, y + half * 0.5),
        (x + 2 * half, y),
    ]
    return smooth(points, style, closed=False, tension=1.0)


def _harbour(shown: Position, edge: Edge, trade: Trade, view: View, colours: Colours) -> Group:
    land, sea = sorted(edge.joins, key=lambda spot: spot not in shown.land)
    (x1, y1), (x2, y2) = view.at(land), view.at(sea)
    bearing = degrees(atan2(x2 - x1, y1 - y2))
    return Group((harbour_sign(trade, colours, bearing=bearing, width=view.hex),), at=view.at(edge))


def _roads(shown: Position, view: View, colours: Colours) -> list[Node]:
    path = view.hex / 3**0.5
    nodes: list[Node] = [
        Group((bridge(player, path * _BRIDGE, colours),), at=view.at(edge), turn=_lean(edge, view))
        for edge, player in shown.bridges.items()
    ]
    return nodes + [
        Group((road(player, path * _ROAD, colours),), at=view.at(edge), turn=_lean(edge, view))
        for edge, player in shown.roads.items()
    ]


def _lean(edge: Edge, view: View) -> float:
    """How a piece on a path is turned, so that nothing on it stands upside down."""
    (x1, y1), (x2, y2) = (view.at(end) for end in edge.endpoints)
    return (degrees(atan2(y2 - y1, x2 - x1)) + 90) % 180 - 90


def _buildings(shown: Position, view: View, colours: Colours) -> list[Node]:
    ordered = sorted(shown.buildings.items(), key=lambda entry: view.at(entry[0])[1])
    return [
        stand(kind, player, view.at(spot), view.hex * _PIECE[kind], colours)
        for spot, (kind, player) in ordered
    ]
