"""The fields: harvest time, half the grain cut and half still standing.

Sets sheaves, cart, haystack, scarecrow, grain and poppies on the ground of art.fields_ground.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from random import Random

from printkit.design.art import Art
from printkit.design.art.cart import cart
from printkit.design.art.fields_ground import REACH, Lie, cast_lie, fields_ground
from printkit.design.art.grain import grain
from printkit.design.art.haystack import haystack
from printkit.design.art.poppy import poppy
from printkit.design.art.scarecrow import scarecrow
from printkit.design.art.sheaf import sheaf
from printkit.design.brush import Point, between, blob, depth, joined, petal
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Style, hexagon, line

_LEFT_ON_STUBBLE: dict[str, tuple[Art, float, float, float]] = {
    "cart": (cart, 22.5, 25.0, 0.95),
    "haystack": (haystack, 23.0, 24.0, 1.1),
}
"""What the harvest leaves on the cut side: the drawing, how far out, y and its size."""


def fields(rng: Random, colours: Colours) -> Group:
    """Cut swaths with sheaves beside a block of standing grain, poppies in front; a terrain hex."""
    lie = cast_lie(rng)
    hero = rng.choice(("cart", "scarecrow", "haystack"))
    return Group(
        (
            fields_ground(rng, colours, lie=lie),
            *_harvest(rng, lie, colours, hero),
            *_standing(rng, lie, colours, hero),
            *_foreground(rng, lie, colours),
        )
    )


def _harvest(rng: Random, lie: Lie, colours: Colours, hero: str) -> list[Node]:
    """Stooks along two swaths of the cut side, and what the harvest left in front of them."""
    south = 29.0 if hero == "scarecrow" else 4.0
    things: list[tuple[float, Node]] = []
    places = [
        place
        for u, north in ((25.0, -21.5), (37.0, -16.5))
        for place in _stook_places(rng, lie, u, north, south)
    ]
    for x, y in places:
        size = _stook_size(y)
        at = x, y + lie.brow(x, y)
        things.append((y, Group(_stook(rng, colours), at=at, scale=(size, size))))
    if hero in _LEFT_ON_STUBBLE:
        draw, x, y, size = _LEFT_ON_STUBBLE[hero]
        thing = Group((draw(rng, colours),), at=(-lie.side * x, y), scale=(size, size))
        things.append((y, thing))
    return [thing for _, thing in sorted(things, key=lambda pair: pair[0])]


def _stook_size(y: float) -> float:
    return depth(y, 0.3, 1.35, north=-30, south=30)


def _stook_places(rng: Random, lie: Lie, u: float, y: float, south: float) -> Iterator[Point]:
    """Places along the swath at u, within the tile and clear of the number token."""
    y += rng.uniform(-1, 1)
    while y < south:
        size = _stook_size(y)
        limit = 36.5 - 4.2 * size
        x = lie.x(-lie.side * u, y) + rng.uniform(-1, 1)
        if abs(x) < limit + 3:
            x = max(-limit, min(limit, x))
            if hypot(x, y - 4 * size) > 15 + 3.5 * size:
                yield x, y
        y += 14 * size * rng.uniform(0.9, 1.25)


def _stook(rng: Random, colours: Colours) -> tuple[Node, ...]:
    places = [(-1.9, -0.5, 9.0), (1.9, -0.6, -9.0), (0.1, 0.3, 0.0)]
    return tuple(
        Group((sheaf(rng, colours),), at=(x, y), turn=turn + rng.uniform(-3, 3))
        for x, y, turn in places
    )


def _standing(rng: Random, lie: Lie, colours: Colours, hero: str) -> list[Node]:
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


def _row(rng: Random, lie: Lie, colours: Colours, y: float) -> Iterator[Path]:
    """One strip: a fringe of ears in two tones on a flat body with a few stalks."""
    size = depth(y, 0.7, 5.2, north=-30)
    amber = mix(colours["fields"], colours["gold"], depth(y, 0.1, 0.6))
    tone = mix(amber, colours["parchment"], depth(y, 0.34, 0.0))
    places = list(_ear_places(rng, lie, y, size))
    ears = [
        petal(
            *place,
            -lie.side * rng.uniform(2, 34),
            size * rng.uniform(0.85, 1.15),
            size * 0.28,
            Style(),
        )
        for place in places
    ]
    stalks = [
        line(x, top, x + rng.uniform(-0.1, 0.1) * size, top + size * rng.uniform(0.8, 2.0), Style())
        for x, top in (*places[:6], *places[6 :: rng.choice((3, 4))])
    ]
    yield joined(ears[::2], Style(shade(tone, 0.04)))
    yield _body(lie, y, size, places, Style(mix(tone, colours["wood"], 0.2)))
    yield joined(stalks, Style(None, shade(tone, 0.12), size * 0.07))
    yield joined(ears[1::2], Style(shade(tone, 0.32)))
    if y > -16 and rng.random() < 0.5:
        yield from _far_poppy(rng, rng.choice(places[2:-4]), y, size, colours)


def _ear_places(rng: Random, lie: Lie, y: float, size: float) -> Iterator[Point]:
    """Where the ears of a row begin, from the cut edge outward; the first ones hang lower."""
    start = x = lie.reach(y)
    while x < 47:
        at = lie.side * x
        top = y + lie.brow(at, y) - size * (1.5 + 0.12 * ((x * 0.23 + y) % 2))
        top += 1.2 * size * max(0.0, 1 - (x - start) / (0.9 * size)) ** 2
        yield at, top + rng.uniform(-0.2, 0.2) * size
        x += size * rng.uniform(0.26, 0.36)


def _body(lie: Lie, y: float, size: float, places: list[Point], style: Style) -> Path:
    start = lie.side * (lie.reach(y) - 0.1 * size)
    outer = [lie.side * x for x in (32.0, 42.0, REACH)]
    top = [(start, y + size * 0.4), *places[2::3], (outer[-1], y + lie.brow(outer[-1], y) - size)]
    foot = [(start, y + size * 0.5), *((x, y + lie.brow(x, y) + size * 2) for x in outer)]
    return between(top, foot, style)


def _far_poppy(rng: Random, at: Point, y: float, size: float, colours: Colours) -> Iterator[Path]:
    red = mix(colours["red"], colours["fields"], depth(y, 0.35, 0.12))
    x, top = at[0], at[1] - 0.5 * size
    yield blob(rng, x, top, size * 0.34, size * 0.27, Style(red), tension=0.7)
    yield blob(rng, x, top, size * 0.1, size * 0.07, Style(colours["oil"]), points=6)


def _foreground(rng: Random, lie: Lie, colours: Colours) -> list[Node]:
    """The near corner: tufts drawn ear by ear on a dark strip, poppies between them."""
    tufts = [_reusable("grain", grain, rng, colours) for _ in range(4)]
    flowers = [_reusable("poppy", poppy, rng, colours) for _ in range(3)]

    def foot(x: float) -> float:
        return 45.5 - (0.36 if x * lie.side > 0 else 0.16) * abs(x)

    amber = mix(colours["fields"], colours["gold"], 0.55)
    top = [(float(x), foot(x) - 8 + rng.uniform(-0.8, 0.8)) for x in range(-52, 53, 8)]
    nodes: list[Node] = [
        *_fringe(rng, lambda x: foot(x) - 7.0, -lie.side, amber),
        between(top, [(-REACH, 58.0), (REACH, 58.0)], Style(mix(amber, colours["wood"], 0.26))),
        *_fringe(rng, lambda x: foot(x) - 3.0, -lie.side, mix(amber, colours["wood"], 0.12)),
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
        if abs(x) > 26:
            continue
        nodes.append(
            Placed(rng.choice(flowers), (x, foot(x) + rng.uniform(-1, 2.5)), 0.0, (size, size))
        )
    return nodes


def _fringe(rng: Random, at: Callable[[float], float], lean: int, tone: str) -> Iterator[Path]:
    """Two rows of large plain ears along a line, the darker one behind."""
    for back in (True, False):
        ears = [
            petal(
                x,
                at(x) + rng.uniform(-1, 1),
                lean * rng.uniform(-8, 32),
                rng.uniform(4.6, 6),
                1.6,
                Style(),
            )
            for x in (-46 + 1.9 * n + rng.uniform(-0.5, 0.5) for n in range(49))
        ]
        yield joined(ears, Style(shade(tone, 0.0 if back else 0.2)))


def _reusable(
    name: str, draw: Callable[[Random, Colours], Group], rng: Random, colours: Colours
) -> Drawing:
    return Drawing(name, hexagon(20), draw(rng, colours))
