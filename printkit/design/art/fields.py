"""The fields: harvest time, half the grain cut and half still standing.

Draws on sheaf, cart, scarecrow, grain and poppy; far strips of land are made here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot
from random import Random

from printkit.design.art.cart import cart
from printkit.design.art.grain import grain
from printkit.design.art.poppy import poppy
from printkit.design.art.scarecrow import scarecrow
from printkit.design.art.sheaf import sheaf
from printkit.design.art.treeline import treeline
from printkit.design.art.windmill import windmill
from printkit.design.brush import Point, between, depth, joined, petal
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Style, hexagon, line, rectangle

_HORIZON = -78.0
_REACH = 52.0


@dataclass(frozen=True, slots=True)
class _Lie:
    """How this field lies: which side stands uncut, where its furrows meet, how they bend."""

    side: int
    meet: float
    bend: float
    edge: float
    crest: float

    def x(self, u: float, y: float) -> float:
        """Where the furrow that crosses the middle line at u has got to at y."""
        grow = (y - _HORIZON) / -_HORIZON
        return self.meet + (u - self.meet + self.bend * (y / 40) ** 2) * grow

    def top(self, x: float) -> float:
        """The rounded brow of the field, where it drops out of sight."""
        return -25.5 + 5.0 * ((x - self.crest) / 40) ** 2

    def brow(self, x: float, y: float) -> float:
        """How much a row at y sinks at x, following the brow ever less towards the viewer."""
        return (self.top(x) + 25.5) * depth(y, 1.0, 0.0, north=-25, south=30)


def fields(rng: Random, colours: Colours) -> Group:
    """Cut swaths with sheaves beside a block of standing grain, poppies in front; a terrain hex."""
    side = 1 if rng.random() < 0.5 else -1
    lie = _Lie(
        side,
        meet=side * rng.uniform(-16, 4),
        bend=side * rng.uniform(3, 9),
        edge=rng.uniform(17.5, 20),
        crest=rng.uniform(-14, 14),
    )
    hero = "cart" if rng.random() < 0.5 else "scarecrow"
    return Group(
        (
            *_far_land(rng, lie, colours),
            *_swaths(rng, lie, colours),
            *_stubble(rng, lie, colours),
            *_harvest(rng, lie, colours, hero),
            *_standing(rng, lie, colours, hero),
            *_foreground(rng, lie, colours),
        )
    )


def _far_land(rng: Random, lie: _Lie, colours: Colours) -> list[Node]:
    """Pale strips of other fields, copses between them, the mill on one of their ridges."""
    gold, leaf = colours["fields"], colours["leaf"]
    pale = mix(gold, colours["parchment"], 0.5)
    green = mix(mix(leaf, gold, 0.45), pale, 0.35)
    tones = [mix(pale, green, 0.3), mix(pale, gold, 0.3), mix(pale, green, 0.75), mix(gold, pale, 0.3)]
    land: list[Node] = [rectangle(-_REACH, -54, 2 * _REACH, 108, Style(pale))]
    y = -41.0 + rng.uniform(-1, 1)
    slope = rng.uniform(-0.05, 0.05)
    for n, tone in enumerate(tones):
        ridge = [(float(x), y + slope * x + rng.uniform(-0.9, 0.9)) for x in range(-52, 53, 13)]
        wood = mix(mix(leaf, gold, 0.22), pale, 0.55 - 0.17 * n)
        land += _copses(rng, ridge, 1.3 + 0.55 * n, wood, colours)
        if n == 2:
            at = -lie.side * rng.uniform(1, 7), y + 1.2
            land.append(Group((windmill(rng, colours),), at=at, scale=(0.72, 0.72)))
        land.append(between(ridge, [(-_REACH, 0.0), (_REACH, 0.0)], Style(tone)))
        y += 4.6 + rng.uniform(-0.3, 0.5)
        slope *= -1
    return land


def _copses(
    rng: Random, ridge: list[Point], height: float, tone: str, colours: Colours
) -> Iterator[Group]:
    """Two woods of different length that grow behind a ridge."""
    for first, last in rng.choice((((1, 2), (4, 6)), ((2, 4), (6, 7)), ((0, 3), (5, 6)))):
        along = tuple((x, y + 0.8) for x, y in ridge[first : last + 1])
        yield treeline(rng, colours, along=along, height=height, tone=tone, round_share=0.85)


def _swaths(rng: Random, lie: _Lie, colours: Colours) -> Iterator[Path]:
    """The cut field in swaths that narrow towards its brow."""
    gold = colours["fields"]
    brow = [(float(x), lie.top(x)) for x in range(-52, 53, 8)]
    yield between(brow, [(-_REACH, 54.0), (_REACH, 54.0)], Style(shade(gold, 0.32)))
    tones = (shade(gold, 0.1), shade(gold, 0.16))
    for n in range(-10, 11):
        u = 8.4 * n + rng.uniform(-0.6, 0.6)
        left = [(lie.x(u, y), y) for y in _heights(lie, lie.x(u, -25))]
        right = [(lie.x(u + 4.2, y), y) for y in _heights(lie, lie.x(u + 4.2, -25))]
        yield between(left, right, Style(tones[n % 2]))
    if lie.side < 0:
        edge = [(_edge(lie, y) * lie.side, y) for y in (-23.0, -16.0, -8.0, 1.0, 12.0)]
        cast = [(x + depth(y, 0.8, 5.0), y) for x, y in edge]
        yield between(edge, cast, Style(shade(gold, -0.14)))


def _heights(lie: _Lie, x: float) -> list[float]:
    return [lie.top(x), -14.0, -3.0, 10.0, 24.0, 38.0, 52.0]


def _stubble(rng: Random, lie: _Lie, colours: Colours) -> Iterator[Path]:
    """Short stalks left along the swaths, fewer where the token lies."""
    ticks: dict[bool, list[Path]] = {False: [], True: []}
    for n in range(-10, 11):
        y = -22.0
        while y < 40:
            x = lie.x(8.4 * n + rng.choice((0.0, 4.2)) + rng.uniform(-0.7, 0.7), y)
            size = depth(y, 0.4, 1.7)
            if (hypot(x, y) > 15 or rng.random() < 0.25) and y > lie.top(x) + 1:
                ticks[rng.random() < 0.5].append(line(x, y, x + rng.uniform(-0.2, 0.2), y - size, Style()))
            y += size * rng.uniform(1.6, 3.2)
    gold = colours["fields"]
    yield joined(ticks[False], Style(None, shade(gold, -0.16), 0.3))
    yield joined(ticks[True], Style(None, shade(gold, 0.62), 0.3))


def _harvest(rng: Random, lie: _Lie, colours: Colours, hero: str) -> list[Node]:
    """Stooks along two swaths of the cut side, and the cart where it is loaded."""
    things: list[tuple[float, Node]] = []
    for row, u in enumerate((25.0, 37.0)):
        y = -21.5 + 5 * row + rng.uniform(-1, 1)
        while y < 29:
            x = lie.x(-lie.side * u, y) + rng.uniform(-1, 1)
            size = depth(y, 0.3, 1.35, north=-30, south=30)
            taken = hero == "cart" and y > 4
            if abs(x) < 36 - 2 * size and not taken and hypot(x, y - 4 * size) > 15 + 3.5 * size:
                things.append((y, Group(_stook(rng, colours), at=(x, y + lie.brow(x, y)), scale=(size, size))))
            y += 14 * size * rng.uniform(0.9, 1.25)
    if hero == "cart":
        place = (-lie.side * 21.0, 25.0)
        things.append((26.0, Group((cart(rng, colours),), at=place, scale=(0.95 * lie.side, 0.95))))
    return [thing for _, thing in sorted(things, key=lambda pair: pair[0])]


def _stook(rng: Random, colours: Colours) -> tuple[Node, ...]:
    places = [(-1.9, -0.5, 9.0), (1.9, -0.6, -9.0), (0.1, 0.3, 0.0)]
    return tuple(
        Group((sheaf(rng, colours),), at=(x, y), turn=turn + rng.uniform(-3, 3))
        for x, y, turn in places
    )


def _standing(rng: Random, lie: _Lie, colours: Colours, hero: str) -> list[Node]:
    """Rows of uncut grain, paper strips one before the other, the scarecrow among them."""
    rows: list[Node] = []
    y = -24.0
    planted = hero != "scarecrow"
    while y < 35:
        if not planted and y > 9:
            at = lie.side * 25.5, y + lie.brow(25, y) - 1.5
            rows.append(Group((scarecrow(rng, colours),), at=at, scale=(1.08, 1.08)))
            planted = True
        rows += _row(rng, lie, colours, y)
        y += depth(y, 2.0, 7.6, north=-28)
    return rows


def _edge(lie: _Lie, y: float) -> float:
    """How far from the uncut side the grain reaches; in the south ever farther across."""
    near = lie.x(lie.side * lie.edge, min(y, 12)) * lie.side
    return near - max(0.0, min(y, 25) - 12) ** 1.3 * 0.8


def _row(rng: Random, lie: _Lie, colours: Colours, y: float) -> list[Path]:
    """One strip: a fringe of ears in two tones on a flat body with a few stalks."""
    size = depth(y, 0.7, 5.2, north=-30)
    tone = mix(shade(colours["fields"], depth(y, 0.1, -0.12)), colours["parchment"], depth(y, 0.3, 0.0))
    fringe: list[tuple[float, float, float]] = []
    x = _edge(lie, y)
    while x < 47:
        at = lie.side * x
        rise = y + lie.brow(at, y) - size * (1.5 + 0.12 * ((x * 0.23 + y) % 2))
        rise += 1.2 * size * max(0.0, 1 - (x - _edge(lie, y)) / (0.9 * size)) ** 2
        fringe.append((at, rise + rng.uniform(-0.2, 0.2) * size, -lie.side * rng.uniform(2, 34)))
        x += size * rng.uniform(0.26, 0.36)
    start = lie.side * (_edge(lie, y) - 0.1 * size)
    top = [(start, y + size * 0.4), *((at, rise) for at, rise, _ in fringe[2::3]), (lie.side * 52, y + lie.brow(lie.side * 52, y) - size)]
    foot = [(start, y + size * 0.5), (lie.side * 24, y + size * 2), (lie.side * 52, y + size * 2)]
    ears = [petal(*ear, size * rng.uniform(0.85, 1.15), size * 0.28, Style()) for ear in fringe]
    stalks = [
        line(at, rise, at + rng.uniform(-0.1, 0.1) * size, rise + size * rng.uniform(0.8, 2.0), Style())
        for at, rise, _ in fringe[:: rng.choice((3, 4))]
    ]
    return [
        joined(ears[::2], Style(shade(tone, 0.04))),
        between(top, foot, Style(shade(tone, -0.12))),
        joined(stalks, Style(None, shade(tone, 0.14), size * 0.06)),
        joined(ears[1::2], Style(shade(tone, 0.32))),
    ]


def _foreground(rng: Random, lie: _Lie, colours: Colours) -> list[Node]:
    """The near corner: tufts drawn ear by ear on a dark strip, poppies between them."""
    tufts = [_reusable("grain", grain, rng, colours) for _ in range(4)]
    flowers = [_reusable("poppy", poppy, rng, colours) for _ in range(3)]

    def foot(x: float) -> float:
        return 45.5 - (0.36 if x * lie.side > 0 else 0.16) * abs(x)

    gold = colours["fields"]
    top = [(float(x), foot(x) - 8 + rng.uniform(-0.8, 0.8)) for x in range(-52, 53, 8)]
    nodes: list[Node] = [
        *_fringe(rng, lambda x: foot(x) - 7.0, -lie.side, shade(gold, 0.04)),
        between(top, [(-_REACH, 58.0), (_REACH, 58.0)], Style(shade(gold, -0.2))),
        *_fringe(rng, lambda x: foot(x) - 3.0, -lie.side, shade(gold, -0.08)),
    ]
    x = -38.0 + rng.uniform(0, 4)
    while x < 38:
        size = rng.uniform(0.95, 1.2)
        at = x, foot(x) + rng.uniform(-1.5, 1.5)
        nodes.append(Placed(rng.choice(tufts), at, rng.uniform(-8, 8), (size, size)))
        x += rng.uniform(4.2, 6.6)
    heart = lie.side * rng.uniform(4, 16)
    for shift in (-3.0, 0.8, 4.4, rng.uniform(-16, -10), rng.uniform(10, 16)):
        x, size = heart + shift + rng.uniform(-0.7, 0.7), rng.uniform(0.85, 1.15)
        nodes.append(Placed(rng.choice(flowers), (x, foot(x) + rng.uniform(-1, 2.5)), 0.0, (size, size)))
    return nodes


def _fringe(rng: Random, at: Callable[[float], float], lean: int, tone: str) -> Iterator[Path]:
    """Two rows of large plain ears along a line, the darker one behind."""
    for back in (True, False):
        ears = [
            petal(x, at(x) + rng.uniform(-1, 1), lean * rng.uniform(-8, 32), rng.uniform(4.6, 6), 1.6, Style())
            for x in (-46 + 1.9 * n + rng.uniform(-0.5, 0.5) for n in range(49))
        ]
        yield joined(ears, Style(shade(tone, -0.1 if back else 0.14)))


def _reusable(
    name: str, draw: Callable[[Random, Colours], Group], rng: Random, colours: Colours
) -> Drawing:
    return Drawing(name, hexagon(20), draw(rng, colours))
