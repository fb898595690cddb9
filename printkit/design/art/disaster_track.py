"""The disaster track: a gauge that darkens from 0 to 5 on a shore, drowned hexes in the sea below.

The marker of diameter 25 lies on the six stations, removed number tokens on the open circles.
The parchment band along the top takes the title, which whoever prints the board adds.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.breaker import breaker
from printkit.design.art.broadleaf import broadleaf
from printkit.design.art.drowned_hex import drowned_hex
from printkit.design.art.far_derrick import far_derrick
from printkit.design.art.fir import fir
from printkit.design.art.gull import gull
from printkit.design.art.medallion import face_outline
from printkit.design.art.oil_drop import oil_drop
from printkit.design.art.sail import sail
from printkit.design.art.sheep import sheep
from printkit.design.art.sprout import sprout
from printkit.design.art.town_house import town_house
from printkit.design.art.town_tower import town_tower
from printkit.design.brush import Point, beam, cloud, hill, smooth, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, Text, rectangle

SIZE: dict[int, tuple[float, float]] = {5: (180.0, 75.0), 8: (180.0, 104.0)}
"""Width and height of the board by its number of open circles."""

_PITCH = 29.0
_TITLE, _ROW, _SHORE = 10.0, 24.3, 41.0
"""From the top edge down: foot of the title band, the stations' middle, the waterline."""
_CIRCLES: dict[int, tuple[Point, ...]] = {
    5: tuple((-68.0 + 34.0 * n, 57.0) for n in range(5)),
    8: (
        *((-68.0 + 34.0 * n, 57.4) for n in range(4)),
        *((-51.0 + 34.0 * n, 84.2) for n in range(4)),
    ),
}
_DERRICKS = ((2, -0.4, 0.74), (3, 0.2, 0.94), (4, -2.9, 0.72), (4, 2.3, 0.98))
"""Gap between stations, distance from its middle, scale."""
_LANDS = ("pasture", "hills", "forest", "fields", "stone")


def disaster_track(rng: Random, colours: Colours, circles: int = 5) -> Group:
    """A board of SIZE[circles], its origin in the middle, its ground running 3 beyond the edge.

    Args:
        rng: Chance.
        colours: The theme's colours.
        circles: Open circles for removed tokens: 5 for 3–4 players, 8 for 5–6.
    """
    width, height = SIZE[circles]
    return Group(
        (
            *_landscape(rng, colours, height),
            *_shore_life(rng, colours),
            *_drowned(rng, colours, circles),
            *_boats(rng, colours, circles),
            *_pipe(colours),
            *_stations(rng, colours),
            *_title_band(rng, colours),
        ),
        at=(0.0, -height / 2),
        clip=rectangle(-width / 2 - 3, -3, width + 6, height + 6),
    )


def _station_x(number: int) -> float:
    return (number - 2.5) * _PITCH


def _landscape(rng: Random, colours: Colours, height: float) -> list[Node]:
    """Sky, two ridges, the shore and the sea, each fair in the west and foul in the east."""
    snow, oil = colours["snow"], colours["oil"]
    night = mix(oil, colours["red"], 0.28)
    burnt = mix(oil, colours["wood"], 0.4)
    layers = (
        (-4.0, 0.0, mix(snow, colours["river"], 0.3), night),
        (19.0, 2.6, mix(colours["leaf"], snow, 0.55), mix(night, burnt, 0.4)),
        (28.0, 2.0, mix(colours["pasture"], snow, 0.2), mix(night, burnt, 0.8)),
        (36.0, 0.7, colours["leaf"], burnt),
        (_SHORE - 0.9, 0.6, mix(colours["sea"], snow, 0.8), mix(colours["stone"], oil, 0.55)),
        (_SHORE, 0.6, mix(colours["sea"], colours["river"], 0.45), shade(colours["sea"], -0.68)),
    )
    nodes: list[Node] = []
    for y, wave, fair, foul in layers:
        foot = height + 4 if y > _SHORE - 2 else _SHORE + 3
        ground = hill(rng, y, wave, Style(), left=-96, right=96, bottom=foot, waves=11)
        nodes.append(Group(tuple(_darkening(rng, fair, foul, y - 4, foot)), clip=ground))
    return [*nodes, *_crests(rng, colours, height)]


def _darkening(rng: Random, fair: str, foul: str, top: float, bottom: float) -> list[Path]:
    """Twelve steps from a fair to a foul tone, west to east, their borders wavering."""
    count = 12
    paths = [rectangle(-96, top, 192, bottom - top, Style(fair))]
    for n in range(1, count):
        x = -90 + 180 * n / count
        line = [(x + rng.uniform(-2.4, 2.4), top + (bottom - top) * k / 5) for k in range(6)]
        tone = mix(fair, foul, (n / (count - 1)) ** 1.2)
        edge = smooth(line, Style(tone), closed=False)
        paths.append(Path((*edge.steps, ("L", 96, bottom), ("L", 96, top), ("Z",)), Style(tone)))
    return paths


def _crests(rng: Random, colours: Colours, height: float) -> list[Path]:
    """Short waves all over the sea."""
    paths = []
    for _ in range(int(height * 0.55)):
        x, y = rng.uniform(-88, 88), rng.uniform(_SHORE + 4, height)
        half = rng.uniform(1.5, 3.2)
        light = mix(colours["river"], shade(colours["sea"], -0.35), (x + 90) / 180)
        paths.append(taper([(x - half, y), (x, y - 0.6), (x + half, y)], 0.5, Style(light)))
    return paths


def _shore_life(rng: Random, colours: Colours) -> list[Node]:
    """What stands between the stations: woods and flocks, then a town, then ever more derricks."""
    foot = _SHORE - 0.6
    nodes: list[Node] = []

    def put(node: Node, x: float, size: float, y: float = foot) -> None:
        nodes.append(Group((node,), at=(x, y), scale=(size, size)))

    west = _station_x(0) - 14.5
    for n, (dx, tall) in enumerate(((1.5, 9.0), (-2.0, 6.5))):
        put(fir(rng, colours, height=tall), west + dx, 1.0, foot - 1.2 + n)
    edge = [_station_x(n) + _PITCH / 2 for n in range(5)]
    put(broadleaf(rng, colours, height=9.0), edge[0] - 2.0, 1.0)
    put(fir(rng, colours, height=7.5), edge[0] + 2.6, 1.0, foot - 0.4)
    put(sheep(rng, colours, east=True), edge[0] + 6.0, 0.42, foot + 0.2)
    put(town_tower(rng, colours, 2.2, 5.0, top="spire"), edge[1] + 0.4, 0.9, foot - 0.6)
    put(town_house(rng, colours), edge[1] - 3.6, 1.0)
    put(town_house(rng, colours), edge[1] + 3.0, 0.9, foot + 0.1)
    for n, dx, size in _DERRICKS:
        nodes += _plume(rng, colours, edge[n] + dx, foot - 14 * size, n - 1)
        put(far_derrick(rng, colours), edge[n] + dx, size)
    return nodes


def _plume(rng: Random, colours: Colours, x: float, y: float, strength: int) -> list[Node]:
    """Smoke from a derrick's head, thicker the farther east."""
    black = mix(colours["oil"], colours["stone"], 0.42 - 0.1 * strength)
    nodes: list[Node] = []
    for n in range(3 + 3 * strength):
        size = 0.6 + 0.34 * n
        at = (x + 0.55 * n + rng.uniform(-0.5, 0.5), y - 1.7 * n)
        nodes.append(cloud(rng, *at, size * 1.15, size, Style(black), bumps=7))
    return nodes


def _drowned(rng: Random, colours: Colours, circles: int) -> list[Node]:
    """The hexes that went under; the last one is ringed in red."""
    nodes: list[Node] = []
    for n, (x, y) in enumerate(_CIRCLES[circles]):
        land = _LANDS[n % len(_LANDS)]
        water = mix(colours["sea"], shade(colours["sea"], -0.55), (x + 90) / 180)
        last = n == circles - 1
        hexagon = drowned_hex(rng, colours, land, water=water, last=last)
        nodes.append(Group((hexagon,), at=(x, y)))
    return nodes


def _boats(rng: Random, colours: Colours, circles: int) -> list[Node]:
    """Where the larger board has room: a sail that flees and gulls."""
    if circles == 5:
        return []
    places = ((-77.5, 92.0, 0.9), (75.0, 62.0, 0.8))
    boats: list[Node] = [
        Group((sail(rng, colours),), at=(x, y), scale=(size, size)) for x, y, size in places
    ]
    gulls = ((-80.0, 73.0, 0.6), (79.0, 90.0, 0.7), (70.5, 96.0, 0.5))
    return [*boats, *(Group((gull(rng, colours),), at=(x, y), scale=(s, s)) for x, y, s in gulls)]


def _pipe(colours: Colours) -> list[Node]:
    """The pipe that strings the stations together."""
    iron = mix(colours["mountains"], colours["oil"], 0.5)
    ink = shade(colours["oil"], -0.2)
    west, east = _station_x(0), _station_x(5)
    nodes: list[Node] = [
        beam((west, _ROW), (east, _ROW), 5.2, Style(iron, ink, 0.35)),
        beam((west, _ROW - 1.4), (east, _ROW - 1.4), 0.9, Style(shade(iron, 0.45))),
    ]
    collar = Style(shade(iron, 0.12), ink, 0.35)
    joints = [_station_x(n) + _PITCH / 2 for n in range(5)]
    return [*nodes, *(beam((x - 0.8, _ROW), (x + 0.8, _ROW), 7.0, collar) for x in joints)]


def _stations(rng: Random, colours: Colours) -> list[Node]:
    """Six round gauges, pale at 0 and dark before 5, which shows the disaster."""
    nodes: list[Node] = []
    for number in range(6):
        gauge = _last_station(rng, colours) if number == 5 else _gauge(rng, colours, number)
        nodes.append(Group(tuple(gauge), at=(_station_x(number), _ROW)))
    return nodes


def _dial(rng: Random, colours: Colours, rim: str, face: str) -> list[Node]:
    ink = shade(colours["oil"], -0.2)
    return [
        face_outline(rng, 13.5, Style(ink)),
        face_outline(rng, 13.15, Style(rim)),
        face_outline(rng, 12.2, Style(shade(rim, -0.5)), at=(-0.1, -0.15)),
        face_outline(rng, 12.0, Style(face)),
    ]


def _gauge(rng: Random, colours: Colours, number: int) -> list[Node]:
    """A station with its numeral and as many drops; 0 has a seedling."""
    paper = colours["parchment"]
    faces = (
        mix(colours["pasture"], paper, 0.76), mix(colours["fields"], paper, 0.5), colours["fields"],
        mix(colours["gold"], colours["hills"], 0.35), shade(colours["hills"], -0.2),
    )  # fmt: skip
    iron = mix(mix(colours["mountains"], colours["oil"], 0.45), paper, 0.3 - 0.06 * number)
    ink = colours["ink"] if number < 4 else paper
    nodes: list[Node] = [
        *_dial(rng, colours, iron, faces[number]),
        Text(str(number), 0.0, 3.0, "Spectral-Bold", 15.0, ink, "middle"),
    ]
    if number == 0:
        return [*nodes, Group((sprout(rng, colours),), at=(0.0, 9.3), scale=(0.5, 0.5))]
    for n in range(number):
        x = (n - (number - 1) / 2) * 3.3
        nodes.append(Group((oil_drop(rng, colours),), at=(x, 7.0), scale=(0.25, 0.25)))
    return nodes


def _last_station(rng: Random, colours: Colours) -> list[Node]:
    """Station 5: the wave and the smoke, its numeral on a red shield."""
    red, paper = colours["red"], colours["parchment"]
    return [
        *_dial(rng, colours, shade(red, -0.1), red),
        Group((breaker(rng, colours),), scale=(1.17, 1.17)),
        face_outline(rng, 4.6, Style(red, paper, 0.5), at=(5.6, 6.4)),
        Text("5", 5.6, 8.7, "Spectral-Bold", 7.5, paper, "middle"),
    ]


def _title_band(rng: Random, colours: Colours) -> list[Node]:
    """A torn strip of parchment along the top, free for the title."""
    paper = colours["parchment"]
    edge = [(-96.0 + 8 * n, _TITLE + rng.uniform(-0.35, 0.25)) for n in range(25)]
    shadow = [(x, y + 0.55) for x, y in edge]

    def strip(points: list[Point], style: Style) -> Path:
        line = smooth(points, style, closed=False)
        return Path((*line.steps, ("L", 96, -4), ("L", -96, -4), ("Z",)), style)

    dark = Style(shade(colours["oil"], 0.1), opacity=0.35)
    return [strip(shadow, dark), strip(edge, Style(paper))]
