"""A harbour piece without its sign: water, two jetties with their goods, a ship between them.

Land lies along the east side; the piece is turned to the land it serves, so everything is seen
from straight above and casts no long shadow.
"""

from __future__ import annotations

from random import Random

from printkit.design.art.gull import gull
from printkit.design.art.rowboat import rowboat
from printkit.design.art.ship import ship
from printkit.design.art.water import water
from printkit.design.brush import taper
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, line, polygon, rectangle

_HALF = 2.5
"""Half the width of a jetty."""


def harbour(rng: Random, colours: Colours) -> Group:
    """Jetties from the two east corners to the calm middle of a hex of 79, a moored ship."""
    side = rng.choice((-1.0, 1.0))
    bow = 90 + 90 * rng.choice((-1.0, 1.0)) + rng.uniform(-4, 4)
    nodes: list[Node] = [
        water(rng, colours),
        Group((ship(rng, colours),), (31.0, rng.uniform(-0.6, 0.6)), turn=bow, scale=(0.95, 0.95)),
        Group((rowboat(rng, colours),), (19.0, side * 23.0), turn=side * 118 + rng.uniform(-6, 6)),
        _mooring(colours, side),
    ]
    nodes += [
        Group((*_jetty(rng, colours), *_goods(rng, colours, turn)), turn=turn)
        for turn in (-30.0, 30.0)
    ]
    for x, y, size in ((-27, -side * 19, 1.0), (-19, -side * 26, 0.75)):
        at = (x + rng.uniform(-3, 3), y + rng.uniform(-2, 2))
        nodes.append(Group((gull(rng, colours),), at, scale=(size, size)))
    return Group((*nodes, *_buoy(colours, (-20 + rng.uniform(-3, 3), side * rng.uniform(22, 25)))))


def _mooring(colours: Colours, side: float) -> Path:
    """The rope from the rowing boat to the jetty."""
    rope = Style(None, shade(colours["desert"], -0.1), 0.3)
    return Path(
        (("M", 23.0, side * 20.8), ("C", 24.5, side * 21, 24.0, side * 18.5, 26.0, side * 17.5)),
        rope,
    )


def _timber(colours: Colours) -> str:
    """Planks bleached by the sea."""
    return mix(colours["wood"], colours["desert"], 0.25)


def _jetty(rng: Random, colours: Colours) -> list[Path]:
    """A walk of planks from the middle out to the east on piles, a broad head at its end."""
    wood, sunk = _timber(colours), Style(shade(colours["sea"], -0.4), opacity=0.45)
    paths = [
        rectangle(24, -_HALF - 0.8, 30, 2 * _HALF + 1.6, sunk),
        rectangle(17.0, -5.4, 10.6, 10.8, sunk, 1.0),
    ]
    paths += _piles(colours, ((30.5, _HALF), (37.0, _HALF), (43.0, _HALF)))
    paths += _planks(rng, 27.0, 50.0, _HALF, wood)
    paths += _planks(rng, 17.8, 26.8, 4.5, wood)
    beam = Style(shade(wood, -0.22), shade(colours["ink"], -0.1), 0.22)
    paths += [rectangle(17.6, y - 0.4, 9.4, 0.8, beam) for y in (-4.5, 4.5)]
    return paths + _piles(colours, ((18.2, 4.5), (26.4, 4.5)))


def _planks(rng: Random, start: float, end: float, half: float, wood: str) -> list[Path]:
    """Boards laid across from start to end, none quite like the next."""
    paths = []
    x = start
    while x < end:
        wide = rng.uniform(1.35, 1.75)
        top, low = -half - rng.uniform(-0.1, 0.3), half + rng.uniform(-0.1, 0.3)
        board = [(x, top), (x + wide, top), (x + wide, low), (x, low)]
        paths.append(
            polygon(board, Style(shade(wood, rng.uniform(-0.1, 0.22)), shade(wood, -0.5), 0.16))
        )
        x += wide
    return paths


def _piles(colours: Colours, places: tuple[tuple[float, float], ...]) -> list[Path]:
    """Posts on both sides of the walk, their cut tops light."""
    wood, ink = colours["wood"], shade(colours["ink"], -0.1)
    paths = []
    for x, y in ((x, sign * (y + 0.15)) for x, y in places for sign in (-1, 1)):
        paths.append(circle(x, y, 0.95, Style(shade(wood, -0.2), ink, 0.25)))
        paths.append(circle(x, y, 0.5, Style(shade(wood, 0.3))))
    return paths


def _goods(rng: Random, colours: Colours, turn: float) -> list[Node]:
    """Crates, barrels and a coil of rope on the jetty's head, away from the sign."""
    flip = 1 if turn > 0 else -1
    spots = [(20.3, 2.0), (23.8, 2.4), (20.6, -1.9), (24.4, -1.7)]
    rng.shuffle(spots)
    things = (_crate(colours, 3.1), _crate(colours, 2.5), _barrel(colours, 1.35), _coil(colours))
    if rng.random() < 0.5:
        things = (
            _crate(colours, 3.0),
            _barrel(colours, 1.4),
            _barrel(colours, 1.25),
            _coil(colours),
        )
    return [
        Group(thing, (x, y * flip), turn=rng.uniform(-14, 14))
        for thing, (x, y) in zip(things, spots, strict=True)
    ]


def _crate(colours: Colours, size: float) -> tuple[Path, ...]:
    """A crate from above: boards within a frame, a brace across."""
    wood, ink, half = (
        mix(colours["wood"], colours["fields"], 0.35),
        shade(colours["ink"], -0.1),
        size / 2,
    )
    rim = half - 0.45
    return (
        rectangle(
            -half - 0.3,
            -half - 0.3,
            size + 0.6,
            size + 0.6,
            Style(shade(colours["wood"], -0.6), opacity=0.5),
            0.3,
        ),
        rectangle(-half, -half, size, size, Style(shade(wood, 0.22), ink, 0.3), 0.15),
        rectangle(-rim, -rim, rim * 2, rim * 2, Style(shade(wood, -0.18))),
        line(-rim, rim, rim, -rim, Style(None, shade(wood, 0.22), 0.6)),
        line(-rim * 0.33, -rim, -rim * 0.33, rim, Style(None, shade(wood, -0.4), 0.12)),
        line(rim * 0.33, -rim, rim * 0.33, rim, Style(None, shade(wood, -0.4), 0.12)),
    )


def _barrel(colours: Colours, radius: float) -> tuple[Path, ...]:
    """A barrel from above: hoop, lid and staves."""
    wood, ink = colours["wood"], shade(colours["ink"], -0.1)
    staves = Style(None, shade(wood, -0.35), 0.14)
    return (
        circle(0, 0, radius + 0.3, Style(shade(wood, -0.6), opacity=0.5)),
        circle(0, 0, radius, Style(mix(colours["mountains"], colours["ink"], 0.35), ink, 0.28)),
        circle(0, 0, radius * 0.76, Style(shade(wood, 0.15))),
        line(-radius * 0.6, -radius * 0.35, radius * 0.6, -radius * 0.35, staves),
        line(-radius * 0.68, radius * 0.2, radius * 0.68, radius * 0.2, staves),
        circle(radius * 0.3, -radius * 0.05, radius * 0.16, Style(shade(wood, -0.5))),
    )


def _coil(colours: Colours) -> tuple[Path, ...]:
    """Rope laid in a ring."""
    rope = shade(colours["desert"], -0.08)
    return (
        circle(0, 0, 1.25, Style(rope, shade(colours["ink"], 0.1), 0.25)),
        circle(0, 0, 0.85, Style(None, shade(rope, -0.35), 0.18)),
        circle(0, 0, 0.45, Style(shade(colours["wood"], -0.2), shade(rope, -0.4), 0.18)),
    )


def _buoy(colours: Colours, at: tuple[float, float]) -> tuple[Path, ...]:
    """A buoy with a ring of ripples."""
    x, y = at
    foam = Style(mix(colours["sea"], colours["snow"], 0.6))
    return (
        taper(
            [(x - 3.2, y + 0.4), (x - 1.6, y + 2.2), (x + 1, y + 2.4), (x + 3, y + 1)], 0.4, foam
        ),
        taper([(x - 2.6, y - 1.4), (x - 0.4, y - 2.6), (x + 2.2, y - 1.8)], 0.3, foam),
        circle(x, y, 1.5, Style(colours["red"], shade(colours["ink"], -0.1), 0.3)),
        circle(x, y, 0.9, Style(colours["parchment"])),
        circle(x, y, 0.4, Style(colours["red"])),
    )
