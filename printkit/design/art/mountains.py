"""The mountain tile: a range of faceted peaks around a high valley with a mine.

Far ranges, peaks, crags and scree are stacked from north to south; the peak, the mine and the
cart are drawings of their own.
"""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.crag import crag
from printkit.design.art.mine import mine
from printkit.design.art.ore_cart import ore_cart
from printkit.design.art.peak import peak
from printkit.design.brush import Point, blob, course, depth, smooth, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line, polygon, rectangle


def mountains(rng: Random, colours: Colours) -> Group:
    """Snowy peaks in the north, a bare valley in the middle, a mine with rails in the south."""
    nodes: list[Node] = [rectangle(-50, -55, 100, 110, Style(mix(colours["snow"], colours["river"], 0.18)))]
    nodes += _far_range(rng, colours)
    nodes += _main_range(rng, colours)
    nodes += _valley(rng, colours)
    nodes += _flanks(rng, colours)
    nodes += _workings(rng, colours)
    return Group(tuple(nodes))


def _place(rng: Random, colours: Colours, at: Point, size: tuple[float, float], haze: float, snow: float) -> Group:
    """A peak with its foot at a place, `size` times the usual width and height."""
    return Group((peak(rng, colours, haze=haze, snow=snow),), at, scale=size)


def _far_range(rng: Random, colours: Colours) -> list[Node]:
    """Two rows of pale peaks along the north rim."""
    nodes: list[Node] = []
    for y, size, haze, step in ((-27.0, 0.62, 0.95, 13.0), (-21.0, 0.72, 0.68, 16.0)):
        x = -44 + rng.uniform(-4, 4)
        while x < 46:
            tall = size * rng.uniform(0.75, 1.2)
            nodes.append(_place(rng, colours, (x, y), (size * rng.uniform(0.9, 1.15), tall), haze, 0.5))
            x += step * rng.uniform(0.8, 1.15)
    return nodes


def _main_range(rng: Random, colours: Colours) -> list[Node]:
    """The great peaks behind the valley: a summit on one side, its rivals beside it."""
    side = rng.choice((-1.0, 1.0))
    spots = [
        (side * rng.uniform(-16, -11), -14.5, 1.0, 0.82), (side * rng.uniform(8, 13), -13.0, 1.2, 1.16),
        (side * rng.uniform(-35, -31), -9.0, 1.05, 0.92), (side * rng.uniform(30, 34), -8.0, 1.0, 0.78),
    ]
    mist = mix(colours["mountains"], colours["snow"], 0.55)
    floor = rectangle(-50, -21.5, 100, 20, Style(mist))
    return [floor, *(_place(rng, colours, (x, y), (wide, tall), 0.28, 0.5) for x, y, wide, tall in spots)]


def _valley(rng: Random, colours: Colours) -> list[Path]:
    """The calm high ground of the middle: fans of scree from the gullies, folds of thin turf."""
    ground = mix(shade(colours["mountains"], 0.3), colours["stone"], 0.4)
    turf = mix(ground, colours["pasture"], 0.24)
    edge = [(-50, -5), (-40, -6.5), (-27, -10.5), (-17, -13.0), (-6, -13.8), (5, -12.6), (16, -12.4), (27, -9.4), (40, -6), (50, -5)]
    bank = [(x, y + rng.uniform(-1.1, 1.1)) for x, y in edge]
    paths = [_land(bank, Style(shade(ground, 0.32))), _land([(x, y + 1.3) for x, y in bank], Style(ground))]
    for n, y in enumerate((-4.0, 4.0, 13.0, 22.0, 33.0)):
        x, reach = rng.uniform(-22, 22), rng.uniform(22, 38)
        points = [(x - reach, y + 1), (x - reach / 2, y - 1), (x, y + 0.6), (x + reach / 2, y - 0.4), (x + reach, y + 1)]
        paths.append(taper(points, 3.2 + n, Style(shade(ground, -0.05 if n % 2 else 0.13))))
    for x, y, wide in ((-27, -4, 8), (24, -6, 9), (27, 9, 9), (-22, 15, 10), (2, 24, 12), (-4, 41, 12)):
        spot = (x + rng.uniform(-3, 3), y + rng.uniform(-1, 1))
        paths.append(blob(rng, *spot, wide * rng.uniform(0.8, 1.2), wide * 0.2, Style(turf), points=11, wobble=0.3))
        paths += _tufts(rng, spot, wide * 0.7, Style(shade(turf, -0.28)))
    return paths


def _land(edge: list[Point], style: Style) -> Path:
    """Ground from a soft edge down to the bleed."""
    return Path((*smooth(edge, style, closed=False, tension=1.0).steps, ("L", 50, 55), ("L", -50, 55), ("Z",)), style)


def _tufts(rng: Random, at: Point, reach: float, style: Style) -> list[Path]:
    """Blades of hard grass in twos and threes."""
    paths = []
    for _ in range(4):
        x, y = at[0] + rng.uniform(-reach, reach), at[1] + rng.uniform(-0.8, 1.0)
        for lean in (-0.6, 0.1, 0.7):
            tip = (x + lean * rng.uniform(0.8, 1.3), y - rng.uniform(1.0, 1.7))
            paths.append(polygon([(x + lean * 0.4 - 0.16, y), tip, (x + lean * 0.4 + 0.16, y)], style))
    return paths


def _flanks(rng: Random, colours: Colours) -> list[Node]:
    """Crags that close the valley on both sides, the lower ones larger."""
    nodes: list[Node] = []
    for side in (-1, 1):
        for x, y, size, haze in ((35, 1, 0.6, 0.3), (38, 11, 0.85, 0.12)):
            spot = (side * (x + rng.uniform(-2, 1)), y + rng.uniform(-1.5, 1.5))
            nodes.append(Group((crag(rng, colours, haze=haze),), spot, scale=(size, size)))
            nodes += _scree(rng, colours, (side * (x - 9 * size), y + 1.6), 7, 5)
    return nodes


def _scree(rng: Random, colours: Colours, at: Point, reach: float, count: int) -> list[Path]:
    """Angular stones below a slope, each with a lit top."""
    paths = []
    for _ in range(count):
        x, y = at[0] + rng.uniform(-reach, reach), at[1] + rng.uniform(-1, 2.4)
        size = depth(y, 0.5, 1.3) * rng.uniform(0.6, 1.3)
        paths += _stone(rng, colours, (x, y), size)
    return paths


def _stone(rng: Random, colours: Colours, at: Point, size: float) -> list[Path]:
    """One angular stone: a dark body and a light upper face."""
    x, y = at
    rock = shade(colours["mountains"], rng.uniform(-0.3, -0.1))
    body = [(-1, 0.1), (-0.8, -0.6), (-0.1, -0.95), (0.7, -0.6), (1.05, 0.1), (0.3, 0.45)]
    face = [(-0.8, -0.6), (-0.1, -0.95), (0.7, -0.6), (-0.1, -0.2)]
    lean = rng.uniform(-0.25, 0.25)
    return [
        polygon([(x + (u + lean * v) * size, y + v * size) for u, v in outline], Style(tone))
        for outline, tone in ((body, rock), (face, shade(rock, 0.45)))
    ]


def _workings(rng: Random, colours: Colours) -> list[Node]:
    """A crag with the mine mouth, rails that bend out of it, a cart on them."""
    side = rng.choice((-1.0, 1.0))
    nodes: list[Node] = [
        Group((crag(rng, colours),), (side * 31, 25.0), scale=(side * 1.2, 1.25)),
        Group((crag(rng, colours),), (side * 20, 24.5), scale=(side * 0.95, 1.12)),
        Group((crag(rng, colours),), (-side * 27, 30.0), scale=(side * 1.0, 0.85)),
    ]
    nodes += _rails(colours, side)
    nodes.append(Group((mine(rng, colours),), (side * 22.0, 27.0)))
    nodes += _scree(rng, colours, (-side * 17, 31), 9, 9)
    nodes += _scree(rng, colours, (side * 28, 30), 6, 7)
    nodes.append(Group((ore_cart(rng, colours),), (side * rng.uniform(-4, 2), 34.6)))
    return nodes


def _rails(colours: Colours, side: float) -> list[Path]:
    """Sleepers and two rails from the mouth to the south-western corner."""
    spine = [(22.0, 26.5), (21.0, 30.5), (14.0, 33.6), (4.0, 34.2), (-7.0, 34.4), (-17.0, 38.0), (-25.0, 45.0), (-33.0, 54.0)]
    track = [(side * x, y) for x, y in course(spine, 46)]
    wood, iron = Style(None, shade(colours["wood"], -0.25), 0.95), Style(None, shade(colours["mountains"], -0.55), 0.5)
    paths = [strand(track[::3], [6.0] * len(track[::3]), Style(shade(colours["stone"], -0.14)))]
    rails = [_beside(track, -1.5), _beside(track, 1.5)]
    ends = [_beside(track, -2.4), _beside(track, 2.4)]
    paths += [line(*a, *b, wood) for a, b in zip(*(e[1::2] for e in ends), strict=True)]
    for rail in rails:
        paths.append(smooth(rail[::3], iron, closed=False, tension=1.0))
    return paths


def _beside(track: list[Point], gap: float) -> list[Point]:
    """The track moved sideways, less where it runs across the view."""
    places = []
    for n, (x, y) in enumerate(track):
        (x1, y1), (x2, y2) = track[max(0, n - 1)], track[min(len(track) - 1, n + 1)]
        length = hypot(x2 - x1, y2 - y1)
        places.append((x - (y2 - y1) / length * gap, y + (x2 - x1) / length * gap * 0.62))
    return places
