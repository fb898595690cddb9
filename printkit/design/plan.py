"""The board plan: a layout in colour as it lies on the table, sea around it, all numbers readable.

Used large on the set-up sheet and on a page of its own; its hexes are design.plan_hex's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import atan2, degrees

from printkit.board.hexgrid import Edge, Hex, position
from printkit.board.model import Layout, Place, Terrain
from printkit.design.colours import Colours, mix
from printkit.design.icons import SIZE as ICON, shape
from printkit.design.plan_chart import cornered, courses, voyages
from printkit.design.plan_hex import FEATURE_YIELDS, Trade, harbour_sign, plan_hex, rate
from printkit.design.plan_marks import MARKS
from printkit.design.plan_rows import room, rows
from printkit.design.plan_signs import over as signs_over, own
from printkit.design.plan_sites import banks, labels, sites
from printkit.design.theme import Theme
from printkit.design.token import number_plate
from printkit.draw import outline
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Style, hexagon
from printkit.scenarios.model import Setup, number_of

Land = Callable[[str, str, Colours, float, int, str], Drawing]
"""Draws a terrain: its name, what it yields in place of its own resource, colours, width, seed,
and on which side of it that is shown."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a board is drawn: as a plan to read, or as it is played on.

    Attributes:
        land: Draws each hex of land.
        plate: Diameter of a number plate, as a share of a hex's width.
    """

    land: Land
    plate: float


def _small(
    terrain: str,
    yields: str,
    colours: Colours,
    width: float,
    _seed: int,
    side: str,
) -> Drawing:
    return plan_hex(terrain, colours, width, yields=yields, side=side)


PLAN = Look(_small, 0.46)

_ROBBER = 0.4
"""The robber's height, by a hex's width."""

SHORE = 0.62
"""How far the sea reaches beyond the land, in widths: room for the harbours."""

NARROW_SHORE = 0.3
"""How far it does where no harbour lies on the rim."""


Overlay = Callable[[Layout, Theme, float], Iterable[Node]]
"""What lies over a plan whose hexes are so wide."""


def nothing(layout: Layout, theme: Theme, unit: float) -> Iterable[Node]:  # noqa: ARG001
    """Nothing lies over it."""
    return ()


def board_plan(
    layout: Layout,
    setup: Setup,
    theme: Theme,
    width: float,
    height: float,
    robber: Hex | None = None,
    names: Mapping[str, str] = {},
    areas: Mapping[str, str] = {},
    over: Overlay = nothing,
) -> tuple[Group, float, float]:
    """The plan as large as fits a box, its origin at its top left; and its width and height.

    Args:
        layout: The board.
        setup: What it is a board for: the harbours' rates.
        theme: Colours and types.
        width: Of the box.
        height: Of the box.
        robber: Where the robber starts, if on the board.
        names: What its special hexes are called.
        areas: What the rows along its river and the land there are called.
        over: What lies over all of it.
    """
    left, top, right, bottom = _extent(layout)
    unit = min(width / (right - left), height / (bottom - top))
    return board_at(layout, setup, theme, unit, robber, names, areas, over=over)


def board_at(
    layout: Layout,
    setup: Setup,
    theme: Theme,
    unit: float,
    robber: Hex | None = None,
    names: Mapping[str, str] = {},
    areas: Mapping[str, str] = {},
    look: Look = PLAN,
    over: Overlay = nothing,
) -> tuple[Group, float, float]:
    """The board with hexes so wide from flat to flat; and its width and height."""
    land = list(layout.terrain)
    sea = sorted({near for spot in land for near in spot.neighbors} - set(land))
    left, top, right, bottom = _extent(layout)
    shore = _shore(layout)
    ground = Group(
        tuple(_ground(land, sea, layout, theme.colours, unit, look.land)),
        clip=_waters(land, unit, shore),
    )
    nodes = (
        ground,
        *sites(layout, theme, unit),
        *courses(layout, theme.colours, unit),
        *_over(layout, setup, theme, unit, look.plate * unit),
        *voyages(layout, theme.colours, unit),
        *([_robber(robber, theme.colours, unit)] if robber else []),
        *labels(layout, theme, unit, names),
        *_rows(layout, theme, unit, shore),
        *rows(layout, number_of(setup.values, "town_rows", 0), areas, theme, unit, shore),
        *over(layout, theme, unit),
    )
    drawn = Group(nodes, at=(-left * unit, -top * unit))
    return Group((drawn,)), (right - left) * unit, (bottom - top) * unit


def _extent(layout: Layout) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the water around a board, in widths of a hex."""
    spots = [position(spot) for spot in layout.terrain]
    across, down = 0.5 + _shore(layout), 1 / 3**0.5 + _shore(layout) + room(layout)
    return (
        min(x for x, _ in spots) - across,
        min(y for _, y in spots) - down,
        max(x for x, _ in spots) + across,
        max(y for _, y in spots) + down,
    )


def _shore(layout: Layout) -> float:
    return SHORE if _looks_out(layout) else NARROW_SHORE


def _looks_out(layout: Layout) -> bool:
    """True when a harbour lies on the frame's rim."""
    frame = layout.terrain
    return any(not set(edge.joins) <= set(frame) for edge in layout.harbours)


def _waters(land: list[Hex], unit: float, shore: float) -> Path:
    """The outline of the water along the coast, its corners soft."""
    # Hexes a hair too wide overlap, so that they are one area.
    coast = Path(
        tuple(
            step for spot in land for step in hexagon(unit * 1.001, Style(), *_at(spot, unit)).steps
        )
    )
    return outline.rounded(coast, shore * unit, 0.9 * unit)


def _at(spot: Hex | Edge, unit: float) -> tuple[float, float]:
    x, y = position(spot)
    return x * unit, y * unit


def _ground(
    land: list[Hex], sea: list[Hex], layout: Layout, colours: Colours, unit: float, drawn: Land
) -> Iterable[Node]:
    """The sea around, its foam at the coast, and the land."""
    water = plan_hex("sea", colours, unit)
    dry = [spot for spot in land if layout.terrain[spot] is not Terrain.SEA]
    for spot in (*sea, *(spot for spot in land if layout.terrain[spot] is Terrain.SEA)):
        yield Placed(water, _at(spot, unit), cut="trim")
    # A pale margin under the land shows as foam along every coast.
    foam = mix(colours["sea"], colours["paper"], 0.55)
    for spot in dry:
        yield _moved(hexagon(unit * 1.07, Style(foam)), _at(spot, unit))
    yields = {
        place.at: FEATURE_YIELDS.get(name, "")
        for name, places in layout.features.items()
        for place in places
        if isinstance(place.at, Hex)
    }
    sides = {**dict.fromkeys(cornered(layout), "west"), **banks(layout)}
    for number, spot in enumerate(dry):
        terrain = str(layout.terrain[spot])
        tile = drawn(terrain, yields.get(spot, ""), colours, unit, number, sides.get(spot, "south"))
        yield Placed(tile, _at(spot, unit), cut="trim")


def _moved(path: Path, at: tuple[float, float]) -> Group:
    return Group((path,), at=at)


def _over(layout: Layout, setup: Setup, theme: Theme, unit: float, plate: float) -> Iterable[Node]:
    """Harbours, then what lies on the hexes."""
    for edge, kind in layout.harbours.items():
        yield _harbour(edge, (kind, rate(kind, setup)), layout, theme.colours, unit)
    for name, places in layout.features.items():
        for place in places:
            if name in MARKS and isinstance(place.at, Hex):
                yield Group((MARKS[name].on_hex(theme.colours, unit),), at=_at(place.at, unit))
                yield from _own_number(place, theme.colours, unit, plate)
    yield from signs_over(layout, theme, unit)
    for name in own(layout):
        for place in layout.features[name]:
            yield from _own_number(place, theme.colours, unit, plate)
    for spot, number in layout.numbers.items():
        yield Group((number_plate(number, plate, theme.colours),), at=_at(spot, unit))


def _robber(spot: Hex, colours: Colours, unit: float) -> Node:
    """The robber in the middle of its hex, dark with a light rim."""
    size = _ROBBER * unit / ICON
    rim = Style(colours["paper"], colours["paper"], 0.9 / size)
    figure = Path(shape("robber"), Style(mix(colours["ink"], colours["stone"], 0.25)))
    return Group((Path(shape("robber"), rim), figure), at=_at(spot, unit), scale=(size, size))


def _own_number(place: Place, colours: Colours, unit: float, plate: float) -> Iterable[Node]:
    if isinstance(place.value, int) and isinstance(place.at, Hex):
        yield Group((number_plate(place.value, plate, colours),), at=_at(place.at, unit))


def _harbour(edge: Edge, trade: Trade, layout: Layout, colours: Colours, unit: float) -> Node:
    # A frame may hold the sea hexes around its land, so sea is asked for, not the frame's end.
    land, water = sorted(
        edge.joins, key=lambda spot: layout.terrain.get(spot, Terrain.SEA) is Terrain.SEA
    )
    (x1, y1), (x2, y2) = position(land), position(water)
    bearing = degrees(atan2(x2 - x1, y1 - y2)) % 360
    return Group((harbour_sign(trade, colours, bearing=bearing, width=unit),), at=_at(edge, unit))


def _rows(layout: Layout, theme: Theme, unit: float, shore: float) -> Iterable[Node]:
    """The rows' names in a column west of the sea, as lists of swaps and errors use them."""
    small = theme.types["small"]
    west = min(_at(spot, unit)[0] for spot in layout.terrain) - unit * (0.5 + shore) - 1.2
    rows = sorted({(spot.r, _at(spot, unit)[1]) for spot in layout.terrain})
    for number, (_, y) in enumerate(rows, start=1):
        yield small.run(f"r{number}", west, y + small.size * 0.35, "end")
