"""The gold tile: a bright river that winds through gravel, glints in it, a sieve on its bank.

The river runs around the calm middle; the sieve is a drawing of its own.
"""

from __future__ import annotations

from math import hypot, pi, sin
from random import Random

from printkit.design.art.crag import crag
from printkit.design.art.sieve import sieve
from printkit.design.brush import Point, blob, course, depth, hill, in_hex, strand, taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, line, polygon, rectangle

_SPINE: tuple[Point, ...] = (
    (12.0, -52.0), (8.0, -40.0), (-1.0, -32.0), (-13.0, -26.5), (-24.0, -17.0), (-27.5, -4.0),
    (-24.0, 9.0), (-13.0, 20.0), (1.0, 25.0), (14.0, 31.0), (19.0, 41.0), (20.0, 56.0),
)
"""The river's course from the north rim around the middle to the south."""


def gold(rng: Random, colours: Colours) -> Group:
    """A river from the north around the middle to the south-east, gravel, nuggets and a sieve."""
    side = rng.choice((-1.0, 1.0))
    spine = [(side * (x + rng.uniform(-1.5, 1.5)), y + rng.uniform(-1.2, 1.2)) for x, y in _SPINE]
    river = course(spine, 60)
    nodes: list[Node] = [*_land(rng, colours), *_river(rng, colours, river)]
    nodes += _pebbles(rng, colours, river)
    nodes += _rocks(rng, colours, side)
    nodes += _camp(rng, colours, side)
    nodes += _glints(rng, colours, river)
    return Group(tuple(nodes))


def _ground(colours: Colours) -> str:
    """Ochre earth, darker than grain and sand."""
    return mix(colours["gold"], colours["stone"], 0.38)


def _land(rng: Random, colours: Colours) -> list[Path]:
    """Terraces of ochre earth, pale in the north, and flat folds on the plain."""
    ground = _ground(colours)
    pale = mix(ground, colours["parchment"], 0.6)
    paths = [rectangle(-50, -55, 100, 110, Style(pale))]
    for n, y in enumerate((-37.0, -31.0, -24.5, -17.5)):
        tone = mix(pale, ground, (n + 1) / 4)
        paths.append(hill(rng, y, 1.8, Style(shade(tone, 0.35)), waves=7))
        paths.append(Path(paths[-1].steps, Style(tone)))
        paths[-1] = Path(tuple(_down(step, 0.7) for step in paths[-2].steps), Style(tone))
    for n, y in enumerate((-8.0, 2.0, 12.0, 24.0, 36.0)):
        x, reach = rng.uniform(-15, 15), rng.uniform(24, 40)
        points = [(x - reach, y + 1), (x - reach / 2, y - 1), (x, y + 0.6), (x + reach / 2, y - 0.4), (x + reach, y + 1)]
        paths.append(taper(points, 3.4 + n, Style(shade(ground, 0.12 if n % 2 else -0.06))))
    return paths


def _down(step: tuple[str | float, ...], drop: float) -> tuple[str | float, ...]:
    """A step of a path, moved down."""
    return (step[0], *(float(v) + (drop if n % 2 else 0) for n, v in enumerate(step[1:])))


def _width(y: float) -> float:
    """The river's width at a height."""
    return depth(y, 3.2, 11.0)


def _river(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Bank, gravel, wet edge, water, the deep channel and strokes of current."""
    ground, water = _ground(colours), colours["river"]
    layers = (
        (2.1, 1.6, shade(ground, -0.22)), (2.05, 1.2, mix(colours["desert"], colours["stone"], 0.25)),
        (1.3, 0.7, mix(colours["stone"], ground, 0.3)), (1.0, 0.35, shade(water, 0.38)), (0.9, 0.0, water),
        (0.5, 0.0, shade(water, -0.12)), (0.24, 0.0, mix(water, colours["sea"], 0.5)),
    )
    sway = rng.uniform(0, 2 * pi)
    paths = []
    for n, (wide, more, tone) in enumerate(layers):
        widths = [
            _width(y) * wide * (1 + 0.13 * sin(k * 0.55 + sway + n * 0.7)) + more * depth(y, 0.6, 1.4)
            for k, (_, y) in enumerate(river)
        ]
        shifted = [(x, y + (0.8 if n == 0 else 0)) for x, y in river]
        paths.append(strand(shifted[::2], widths[::2], Style(tone)))
    return paths + _current(rng, colours, river)


def _current(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Pale strokes along the stream."""
    paths = []
    light = mix(colours["river"], colours["snow"], 0.75)
    for start in range(3, 52, 2):
        length = rng.randint(3, 6)
        off = rng.uniform(-0.34, 0.34)
        stretch = river[start : start + length]
        points = []
        for n, (x, y) in enumerate(stretch):
            (x1, y1), (x2, y2) = river[start + n - 1], river[min(59, start + n + 1)]
            long = hypot(x2 - x1, y2 - y1)
            points.append((x - (y2 - y1) / long * off * _width(y), y + (x2 - x1) / long * off * _width(y)))
        paths.append(taper(points, depth(points[0][1], 0.3, 0.75), Style(light)))
    return paths


def _from_river(x: float, y: float, river: list[Point]) -> float:
    """How far a place lies from the middle of the river, in half widths."""
    return min(hypot(x - rx, y - ry) / (_width(ry) / 2) for rx, ry in river)


def _pebbles(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Gravel along both banks, grey, sandy and here and there golden."""
    paths = []
    tones = [colours["stone"], colours["desert"], colours["wood"], colours["mountains"], colours["stone"], colours["gold"]]
    for _ in range(420):
        x, y = rng.uniform(-39, 39), rng.uniform(-40, 43)
        near = _from_river(x, y, river)
        if not 1.15 < near < 2.5 or rng.random() < (near - 1.2) * 0.55 or hypot(x, y) < 15 or not in_hex(x, y, 76):
            continue
        size = depth(y, 0.3, 0.95) * rng.uniform(0.55, 1.35)
        tone = shade(rng.choice(tones), rng.uniform(-0.2, 0.3))
        paths.append(blob(rng, x + 0.2 * size, y + 0.3 * size, size, size * 0.7, Style(shade(_ground(colours), -0.38)), points=6))
        paths.append(blob(rng, x, y, size, size * 0.68, Style(tone), points=6))
    return paths


def _rocks(rng: Random, colours: Colours, side: float) -> list[Node]:
    """Boulders that the river bends around."""
    spots = ((-34, 16, 0.55, 0.1), (-35, -13, 0.4, 0.4), (20, -24, 0.42, 0.5), (33, 8, 0.5, 0.2), (-7, 35.5, 0.6, 0.0))
    warm = Colours({**colours, "mountains": mix(colours["stone"], colours["wood"], 0.35)})
    return [
        Group((crag(rng, warm, haze=haze),), (side * (x + rng.uniform(-1, 1)), y + rng.uniform(-1, 1)), scale=(side * size, size * 0.8))
        for x, y, size, haze in spots
    ]


def _camp(rng: Random, colours: Colours, side: float) -> list[Node]:
    """The prospector's place: the sieve, a shovel in the ground, a heap of nuggets."""
    ink, wood = shade(colours["ink"], -0.1), colours["wood"]
    x, y = side * 24.0, 19.0
    shaft = Style(None, ink, 1.5), Style(None, shade(wood, 0.1), 0.9)
    nodes: list[Node] = [line(x + side * 6.5, y - 1, x + side * 8.5, y - 12.5, style) for style in shaft]
    nodes.append(Group((sieve(rng, colours),), (x, y), turn=-8 * side))
    return nodes


def _glints(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Four-pointed sparkles of gold in the shallows."""
    paths = []
    for n in range(9, 56, 5):
        x, y = river[n]
        off = rng.choice((-1, 1)) * _width(y) * rng.uniform(0.2, 0.75)
        size = depth(y, 0.9, 2.3) * rng.uniform(0.7, 1.2)
        spot = (x + off, y + off * 0.3)
        if hypot(*spot) < 16:
            continue
        paths.append(_spark(spot, size, Style(colours["fields"])))
        paths.append(_spark(spot, size * 0.55, Style(shade(colours["fields"], 0.85))))
    return paths


def _spark(at: Point, size: float, style: Style) -> Path:
    """A star of four hollow points."""
    x, y = at
    waist = size * 0.16
    tips = [(0, -size), (waist, -waist), (size * 0.7, 0), (waist, waist), (0, size), (-waist, waist), (-size * 0.7, 0), (-waist, -waist)]
    return polygon([(x + u, y + v) for u, v in tips], style)
