"""The mountain tile: a range of faceted peaks around a high valley with a mine.

Ranges, valley, crags and workings are stacked from north to south; peak, crag, mine, rails and
whatever stands on the ground are drawings of their own.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.cabin import cabin
from printkit.design.art.crag import crag
from printkit.design.art.fir import fir
from printkit.design.art.ibex import ibex
from printkit.design.art.mine import mine
from printkit.design.art.ore_cart import ore_cart
from printkit.design.art.peak import peak
from printkit.design.art.rails import rails
from printkit.design.art.scree import scree
from printkit.design.brush import Point, between, blob, course, depth, hill, strand, swath, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon, rectangle

_TRACK: tuple[Point, ...] = (
    (22.0, 26.5),
    (21.0, 30.5),
    (14.0, 33.6),
    (4.0, 34.2),
    (-7.0, 34.4),
    (-17.0, 38.0),
    (-25.0, 45.0),
    (-33.0, 54.0),
)
"""The railway from the mine's mouth to a corner of the south."""

_SOUTH: tuple[Point, ...] = ((-50.0, 55.0), (50.0, 55.0))
"""The lower edge of all ground, beyond the bleed."""


def mountains(rng: Random, colours: Colours) -> Group:
    """Snowy peaks in the north, a bare valley in the middle, a mine with rails in the south."""
    nodes: list[Node] = [
        rectangle(-50, -55, 100, 110, Style(mix(colours["snow"], colours["river"], 0.18)))
    ]
    nodes += _far_range(rng, colours)
    nodes += _main_range(rng, colours)
    nodes += _valley(rng, colours)
    side = rng.choice((-1.0, 1.0))
    nodes += _path(rng, colours, side)
    nodes += _flanks(rng, colours)
    nodes += rng.choice((_tarn, _hut, _lookout))(rng, colours, -side)
    nodes += _workings(rng, colours, side)
    return Group(tuple(nodes))


def _place(
    rng: Random, colours: Colours, at: Point, size: tuple[float, float], haze: float, snow: float
) -> Group:
    """A peak with its foot at a place, `size` times the usual width and height."""
    return Group((peak(rng, colours, haze=haze, snow=snow),), at, scale=size)


def _far_range(rng: Random, colours: Colours) -> list[Node]:
    """Two rows of pale peaks along the north rim."""
    nodes: list[Node] = []
    for y, size, haze, step in ((-27.0, 0.62, 0.95, 13.0), (-21.0, 0.72, 0.68, 16.0)):
        x = -44 + rng.uniform(-4, 4)
        while x < 46:
            tall = size * rng.uniform(0.75, 1.2)
            nodes.append(
                _place(rng, colours, (x, y), (size * rng.uniform(0.9, 1.15), tall), haze, 0.5)
            )
            x += step * rng.uniform(0.8, 1.15)
    return nodes


def _main_range(rng: Random, colours: Colours) -> list[Node]:
    """The great peaks behind the valley: a summit on one side, its rivals beside it."""
    side = rng.choice((-1.0, 1.0))
    spots = [
        (side * rng.uniform(-16, -11), -14.5, 1.0, 0.82),
        (side * rng.uniform(8, 13), -13.0, 1.2, 1.16),
        (side * rng.uniform(-35, -31), -9.0, 1.05, 0.92),
        (side * rng.uniform(30, 34), -8.0, 1.0, 0.78),
    ]
    mist = mix(colours["mountains"], colours["snow"], 0.55)
    return [
        hill(rng, -21.0, 2.0, Style(mist), waves=7),
        *(_place(rng, colours, (x, y), (wide, tall), 0.28, 0.5) for x, y, wide, tall in spots),
    ]


def _valley(rng: Random, colours: Colours) -> list[Path]:
    """The calm high ground of the middle: a bank below the peaks, folds, patches of turf."""
    ground = mix(shade(colours["mountains"], 0.4), colours["stone"], 0.5)
    edge: list[Point] = [
        (-50, -5),
        (-40, -6.5),
        (-27, -10.5),
        (-17, -13.0),
        (-6, -13.8),
        (5, -12.6),
        (16, -12.4),
        (27, -9.4),
        (40, -6),
        (50, -5),
    ]
    bank = [(x, y + rng.uniform(-1.1, 1.1)) for x, y in edge]
    paths = [
        between(bank, _SOUTH, Style(shade(ground, 0.32))),
        between([(x, y + 1.3) for x, y in bank], _SOUTH, Style(ground)),
    ]
    for n, y in enumerate((-4.0, 4.0, 13.0, 22.0, 33.0)):
        tone = Style(shade(ground, -0.05 if n % 2 else 0.13))
        paths.append(swath(rng, rng.uniform(-22, 22), y, 3.2 + n, tone))
    return paths + _turf(rng, mix(ground, colours["pasture"], 0.24))


def _turf(rng: Random, turf: str) -> list[Path]:
    """Patches of thin alpine grass around the middle."""
    paths = []
    for x, y, wide in (
        (-27, -4, 8),
        (24, -6, 9),
        (27, 9, 9),
        (-22, 15, 10),
        (2, 24, 12),
        (-4, 41, 12),
    ):
        spot = (x + rng.uniform(-3, 3), y + rng.uniform(-1, 1))
        half = wide * rng.uniform(0.8, 1.2)
        paths.append(blob(rng, *spot, half, wide * 0.2, Style(turf), points=11, wobble=0.3))
        paths += _blades(rng, spot, wide * 0.7, Style(shade(turf, -0.28)))
    return paths


def _blades(rng: Random, at: Point, reach: float, style: Style) -> list[Path]:
    """Blades of hard grass in twos and threes."""
    paths = []
    for _ in range(4):
        x, y = at[0] + rng.uniform(-reach, reach), at[1] + rng.uniform(-0.8, 1.0)
        for lean in (-0.6, 0.1, 0.7):
            tip = (x + lean * rng.uniform(0.8, 1.3), y - rng.uniform(1.0, 1.7))
            paths.append(
                polygon([(x + lean * 0.4 - 0.16, y), tip, (x + lean * 0.4 + 0.16, y)], style)
            )
    return paths


def _path(rng: Random, colours: Colours, side: float) -> list[Path]:
    """The miners' path from the pass between the peaks, around the middle, to the mine."""
    bends = [
        (5.5, -11.9),
        (11.0, -11.6),
        (17.5, -7.5),
        (21.5, 0.5),
        (20.0, 9.0),
        (19.5, 18.0),
        (22.0, 28.0),
    ]
    way = course([(side * (x + rng.uniform(-0.8, 0.8)), y) for x, y in bends], 22)
    widths = [depth(y, 0.5, 3.4, north=-13, south=30) for _, y in way]
    earth = mix(colours["stone"], colours["desert"], 0.5)
    under = strand(
        [(x + 0.3, y + 0.3) for x, y in way],
        [w * 1.25 for w in widths],
        Style(shade(earth, -0.2)),
        tension=0.5,
    )
    return [under, strand(way, widths, Style(shade(earth, 0.12)), tension=0.5)]


def _flanks(rng: Random, colours: Colours) -> list[Node]:
    """Crags and firs that close the valley on both sides, the lower ones larger."""
    nodes: list[Node] = []
    for hand in (-1, 1):
        for x, y, size, haze in ((34.0, 0.0, 0.65, 0.3), (39.0, 12.0, 0.95, 0.12)):
            spot = (hand * (x + rng.uniform(-2, 1)), y + rng.uniform(-1.5, 1.5))
            nodes.append(Group((crag(rng, colours, haze=haze),), spot, scale=(size, size)))
            nodes.append(_stones(rng, colours, (hand * (x - 9 * size), y + 1.6), 6, 4))
        for x, y in ((36.0, -6.5), (28, -5.0), (31, -4.0), (35, 4.5), (31, 6.0)):
            if rng.random() < 0.75:
                tree = fir(
                    rng,
                    colours,
                    height=depth(y, 6.0, 9.5, north=-8, south=8),
                    far=depth(y, 0.4, 0.15, north=-8, south=8),
                    front=y > 0,
                )
                nodes.append(
                    Group(
                        (tree,), (hand * (x + rng.uniform(-1.2, 1.2)), y + rng.uniform(-0.4, 0.4))
                    )
                )
    return nodes


def _hut(rng: Random, colours: Colours, side: float) -> list[Node]:
    """The miners' cabin."""
    at = (side * rng.uniform(24, 26), rng.uniform(12, 14))
    return [Group((cabin(rng, colours),), at, scale=(0.9, 0.9))]


def _lookout(rng: Random, colours: Colours, side: float) -> list[Node]:
    """An ibex on a rock of its own."""
    x, y = side * rng.uniform(24, 26), rng.uniform(12, 15)
    herd: list[Node] = [Group((crag(rng, colours, haze=0.12),), (x, y), scale=(0.8, 0.5))]
    herd.append(Group((ibex(rng, colours),), (x - 0.6, y - 5.6), scale=(side, 1.0)))
    return herd


def _tarn(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A small cold lake that mirrors the snow, stones on its shore."""
    x, y = side * 24.0, rng.uniform(9, 12)
    water = mix(colours["river"], colours["mountains"], 0.3)
    wide = rng.uniform(8.0, 9.5)
    shore = mix(colours["stone"], colours["mountains"], 0.5)
    paths: list[Node] = [
        blob(rng, x, y + 0.3, wide + 0.9, 4.1, Style(shade(shore, -0.3)), points=10),
        blob(
            rng,
            x + 0.1,
            y + 0.6,
            wide + 0.3,
            3.6,
            Style(shade(shore, 0.35)),
            points=10,
            wobble=0.08,
        ),
        blob(rng, x + 0.1, y + 0.6, wide - 0.5, 3.1, Style(water), points=10, wobble=0.08),
        blob(rng, x + 0.4, y + 1.2, wide * 0.65, 1.7, Style(shade(water, -0.16)), points=10),
    ]
    for drift in (-0.9, 0.6, 1.8):
        start = x + rng.uniform(-4, 0)
        stroke = [(start, y + drift), (start + 2.5, y + drift - 0.25), (start + 5, y + drift)]
        paths.append(taper(stroke, 0.5, Style(mix(water, colours["snow"], 0.75))))
    return [*paths, _stones(rng, colours, (x, y + 3.4), wide * 0.7, 5)]


def _stones(rng: Random, colours: Colours, at: Point, reach: float, count: int) -> Group:
    """Scree at a place, its stones larger in the south."""
    size = depth(at[1], 0.5, 1.3)
    return Group((scree(rng, colours, reach=reach, count=count, size=size),), at)


def _workings(rng: Random, colours: Colours, side: float) -> list[Node]:
    """A crag with the mine mouth, rails that bend out of it, a cart on them."""
    nodes: list[Node] = [
        Group((crag(rng, colours),), (side * 31, 25.0), scale=(1.2, 1.25)),
        Group((crag(rng, colours),), (side * 20, 24.5), scale=(0.95, 1.12)),
        Group((crag(rng, colours),), (-side * 27, 30.0), scale=(1.0, 0.85)),
    ]
    track = [(side * x, y) for x, y in _TRACK]
    nodes.append(rails(rng, colours, along=track))
    nodes.append(Group((mine(rng, colours),), (side * 22.0, 27.0)))
    nodes.append(_stones(rng, colours, (-side * 17, 31), 9, 9))
    nodes.append(_stones(rng, colours, (side * 28, 30), 6, 7))
    nodes.append(Group((ore_cart(rng, colours),), (side * rng.uniform(-4, 2), 34.6)))
    return nodes
