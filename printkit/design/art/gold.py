"""The gold tile: a bright river that winds through gravel, glints in it, a sieve on its bank.

The river runs around the calm middle; stream, sieve, tent and shovel are drawings of their own.
"""

from __future__ import annotations

from math import hypot
from random import Random

from printkit.design.art.bush import bush
from printkit.design.art.crag import crag
from printkit.design.art.fir import fir
from printkit.design.art.shovel import shovel
from printkit.design.art.sieve import sieve
from printkit.design.art.stream import stream
from printkit.design.art.tent import tent
from printkit.design.brush import Point, blob, course, depth, hill, in_hex, scatter, swath
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, polygon, rectangle

_SPINES: tuple[tuple[Point, ...], ...] = (
    (
        (12.0, -52.0),
        (8.0, -40.0),
        (-1.0, -32.0),
        (-13.0, -26.5),
        (-24.0, -17.0),
        (-27.5, -4.0),
        (-24.0, 9.0),
        (-13.0, 20.0),
        (1.0, 25.0),
        (14.0, 31.0),
        (19.0, 41.0),
        (20.0, 56.0),
    ),
    (
        (-22.0, -52.0),
        (-15.0, -41.0),
        (-4.0, -36.5),
        (5.5, -31.5),
        (3.0, -25.5),
        (-9.0, -22.0),
        (-21.5, -15.0),
        (-27.5, -3.0),
        (-25.0, 9.5),
        (-16.5, 19.5),
        (-8.5, 28.0),
        (-7.0, 38.0),
        (-12.0, 56.0),
    ),
)
"""Courses of the river from the north rim around the middle to the south."""


def gold(rng: Random, colours: Colours) -> Group:
    """A river from the north around the middle to the south, gravel, a prospector's camp."""
    side = rng.choice((-1.0, 1.0))
    spine = [
        (side * (x + rng.uniform(-2, 2)), y + rng.uniform(-1.4, 1.4))
        for x, y in rng.choice(_SPINES)
    ]
    river = course(spine, 60)
    nodes: list[Node] = [
        *_land(rng, colours),
        stream(rng, colours, along=river, wide=_width, earth=_ground(colours)),
    ]
    nodes += _gravel(rng, colours, river)
    nodes += _pebbles(rng, colours, river)
    nodes += _growth(rng, colours, river, side)
    nodes += _camp(rng, colours, side)
    nodes += _glints(rng, colours, river)
    return Group(tuple(nodes))


def _ground(colours: Colours) -> str:
    """Ochre earth, darker than grain and sand."""
    return mix(mix(colours["gold"], colours["fields"], 0.2), colours["stone"], 0.3)


def _land(rng: Random, colours: Colours) -> list[Path]:
    """Terraces of ochre earth, pale in the north, and flat folds on the plain."""
    ground = _ground(colours)
    pale = mix(ground, colours["parchment"], 0.6)
    paths = [rectangle(-50, -55, 100, 110, Style(pale))]
    for n, y in enumerate((-37.0, -31.0, -24.5, -17.5)):
        tone = mix(pale, ground, (n + 1) / 4)
        edge = hill(rng, y, 1.8, Style(shade(tone, 0.35)), waves=7)
        paths += [edge, Path(tuple(_down(step, 0.7) for step in edge.steps), Style(tone))]
    for n, y in enumerate((-8.0, 2.0, 12.0, 24.0, 36.0)):
        fold = Style(shade(ground, 0.12 if n % 2 else -0.06))
        paths.append(swath(rng, rng.uniform(-15, 15), y, 3.4 + n, fold))
    return paths


def _down(step: tuple[str | float, ...], drop: float) -> tuple[str | float, ...]:
    """A step of a path, moved down."""
    return (step[0], *(float(v) + (drop if n % 2 else 0) for n, v in enumerate(step[1:])))


def _width(y: float) -> float:
    """The river's width at a height."""
    return depth(y, 3.2, 11.0)


def _from_river(x: float, y: float, river: list[Point]) -> float:
    """How far a place lies from the middle of the river, in half widths."""
    return min(hypot(x - rx, y - ry) / (_width(ry) / 2) for rx, ry in river)


def _pebbles(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Gravel along both banks, grey, sandy and here and there golden."""
    paths = []
    tones = [
        colours["stone"],
        colours["desert"],
        colours["wood"],
        colours["mountains"],
        colours["stone"],
        colours["gold"],
    ]
    for _ in range(420):
        x, y = rng.uniform(-39, 39), rng.uniform(-40, 43)
        near = _from_river(x, y, river)
        if (
            not 1.15 < near < 2.5
            or rng.random() < (near - 1.2) * 0.55
            or hypot(x, y) < 15.5
            or not in_hex(x, y, 76)
        ):
            continue
        size = depth(y, 0.3, 0.95) * rng.uniform(0.55, 1.35)
        tone = shade(rng.choice(tones), rng.uniform(-0.2, 0.3))
        shadow = Style(shade(_ground(colours), -0.38))
        paths.append(blob(rng, x + 0.2 * size, y + 0.3 * size, size, size * 0.7, shadow, points=6))
        paths.append(blob(rng, x, y, size, size * 0.68, Style(tone), points=6))
    return paths


def _gravel(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Fine grit strewn in patches over the plain."""
    paths = []
    tones = [shade(_ground(colours), -0.22), shade(_ground(colours), 0.4)]
    for x, y in scatter(rng, lambda y: depth(y, 5.5, 8.0), width=72, hollow=17):
        if _from_river(x, y, river) < 2.6:
            continue
        for _ in range(rng.randint(3, 6)):
            size = depth(y, 0.2, 0.5) * rng.uniform(0.7, 1.3)
            spot = x + rng.uniform(-2.5, 2.5), y + rng.uniform(-0.9, 0.9)
            paths.append(
                blob(rng, *spot, size * 1.3, size * 0.8, Style(rng.choice(tones)), points=5)
            )
    return paths


def _growth(rng: Random, colours: Colours, river: list[Point], side: float) -> list[Node]:
    """Far firs, boulders and bushes that stand clear of the water, the far ones first."""
    warm = Colours({**colours, "mountains": mix(colours["stone"], colours["wood"], 0.3)})
    nodes: list[Node] = []
    for x, y in (
        (-22, -33),
        (-17, -34.5),
        (19, -32),
        (23, -30.5),
        (27, -28.5),
        (14, -35),
        (33, -22),
        (29, -23),
        (-34, -23),
    ):
        tree = fir(rng, colours, height=rng.uniform(4.5, 6.5), far=0.55, front=False)
        nodes += _clear(river, 1.6, (side * (x + rng.uniform(-1, 1)), y), tree)
    for x, y, size in (
        (-36, 14, 0.55),
        (-36, -9, 0.45),
        (24, -17, 0.45),
        (34, 12, 0.6),
        (-9, 38, 0.65),
        (12, 39, 0.6),
        (-31, 25, 0.6),
    ):
        rock = crag(rng, warm, haze=depth(y, 0.5, 0.0))
        spot = (side * (x + rng.uniform(-1, 1)), y + rng.uniform(-1, 1))
        nodes += _clear(river, 1.7, spot, Group((rock,), scale=(size, size * 0.8)))
    for x, y, width in ((35, -6, 5.0), (32, 18, 6.5), (-33, 19, 6.0), (-26, 30, 6.5), (7, 35, 6.0)):
        shrub = bush(rng, colours, width=width, leaf="pasture")
        nodes += _clear(river, 1.9, (side * (x + rng.uniform(-1.5, 1.5)), y), shrub)
    return nodes


def _clear(river: list[Point], gap: float, at: Point, thing: Group) -> list[Node]:
    """The thing at its place, or nothing where the river runs."""
    return [Group((thing,), at)] if _from_river(*at, river) > gap else []


def _camp(rng: Random, colours: Colours, side: float) -> list[Node]:
    """The prospector's place: a tent on the dry side, a shovel, the sieve with its finds."""
    x, y = side * rng.uniform(22.5, 25), rng.uniform(18.5, 20.5)
    tent_at = (side * rng.uniform(26, 28.5), rng.uniform(-4, 0))
    return [
        Group((tent(rng, colours),), tent_at, scale=(0.95, 0.95)),
        Group((shovel(rng, colours),), (x + side * 7.5, y - 3.5), scale=(side, 1.0)),
        Group((sieve(rng, colours),), (x, y), turn=-8 * side, scale=(1.1, 1.1)),
    ]


def _glints(rng: Random, colours: Colours, river: list[Point]) -> list[Path]:
    """Nuggets on the gravel, and four-pointed sparkles over them and the shallows."""
    paths = []
    bright, ink = colours["fields"], shade(colours["gold"], -0.6)
    for n in range(7, 57, 3):
        x, y = river[n]
        share = rng.uniform(0.15, 0.4) if n % 2 else rng.uniform(0.72, 0.9)
        off = rng.choice((-1, 1)) * _width(y) * share
        size = depth(y, 0.9, 2.6) * rng.uniform(0.7, 1.25)
        spot = (x + off, y + off * 0.25)
        if hypot(*spot) < 16.5 or not in_hex(*spot, 74):
            continue
        if n % 2:
            paths.append(_spark(spot, size, Style(shade(bright, 0.25))))
            paths.append(_spark(spot, size * 0.6, Style(shade(bright, 0.9))))
        else:
            paths += _nugget(rng, spot, size * 0.5, bright, ink)
    return paths


def _nugget(rng: Random, at: Point, size: float, bright: str, ink: str) -> list[Path]:
    """A lump of gold with a light on it."""
    x, y = at
    return [
        blob(rng, x, y + size, size * 1.3, size, Style(bright, ink, 0.22), points=6),
        blob(
            rng,
            x - size * 0.3,
            y + size * 0.7,
            size * 0.55,
            size * 0.35,
            Style(shade(bright, 0.7)),
            points=5,
        ),
    ]


def _spark(at: Point, size: float, style: Style) -> Path:
    """A star of four hollow points."""
    x, y = at
    waist = size * 0.16
    tips = [
        (0, -size),
        (waist, -waist),
        (size * 0.7, 0),
        (waist, waist),
        (0, size),
        (-waist, waist),
        (-size * 0.7, 0),
        (-waist, -waist),
    ]
    return polygon([(x + u, y + v) for u, v in tips], style)
