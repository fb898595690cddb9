"""The front of the metropolis token: a town behind its sea wall around the city piece's square."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from printkit.design.art.town_house import town_house
from printkit.design.art.town_tower import Top, town_tower
from printkit.design.brush import Point, cloud, course, depth, joined, smooth, strand
from printkit.design.colours import Colours, mix, shade
from printkit.draw.scene import Group, Node, Path, Style, circle, ellipse, line, polygon, rectangle

_WALL = 17.3
_TOP = -1.3
"""How far the top of the wall is lifted above its foot."""
_TOWERS: tuple[tuple[float, float, float, float, Top], ...] = (
    (-11.6, -4.4, 2.7, 5.4, "battlements"),
    (-3.6, -11.3, 2.1, 2.2, "spire"),
    (4.6, -11.3, 3.6, 1.7, "dome"),
    (12.4, -1.4, 2.4, 5.4, "spire"),
    (-9.6, 8.6, 2.5, 3.6, "dome"),
    (11.6, 9.6, 2.2, 3.0, "battlements"),
)


def metropolis(rng: Random, colours: Colours) -> Group:
    """A disc of 40, its ground running on to 46; the middle 14 × 22 is a paved square."""
    stone = mix(colours["stone"], colours["parchment"], 0.3)
    return Group(
        (
            *_sea(rng, colours),
            *_ring(colours, stone),
            *_square(colours),
            *_town(rng, colours),
            *_near_wall(rng, colours, stone),
        )
    )


def _sea(rng: Random, colours: Colours) -> list[Node]:
    """Deep water to the edge, shallows and foam along the wall."""
    sea = colours["sea"]
    return [
        circle(0, 0, 23, Style(shade(sea, -0.1))),
        _uneven(rng, _WALL + 1.3, 0.3, Style(mix(sea, colours["river"], 0.55))),
        _uneven(rng, _WALL + 0.55, 0.25, Style(mix(sea, colours["snow"], 0.85))),
    ]


def _uneven(rng: Random, reach: float, wobble: float, style: Style) -> Path:
    points = []
    for n in range(30):
        radius = reach + rng.uniform(-wobble, wobble)
        points.append((radius * cos(pi * n / 15), radius * sin(pi * n / 15)))
    return smooth(points, style)


def _ring(colours: Colours, stone: str) -> list[Node]:
    """The wall all round and the ground in it: the inner face shows in the north."""
    ink = shade(stone, -0.68)
    ground = mix(colours["desert"], colours["stone"], 0.5)
    return [
        circle(0, 0, _WALL, Style(shade(stone, -0.35), ink, 0.35)),
        circle(0, _TOP, _WALL, Style(shade(stone, 0.2), ink, 0.25)),
        circle(0, _TOP, _WALL - 1.5, Style(shade(stone, -0.42), ink, 0.25)),
        ellipse(0, _TOP + 0.75, _WALL - 1.5, _WALL - 2.25, Style(shade(ground, -0.12))),
        _merlons(range(184, 357, 9), stone, ink),
    ]


def _merlons(angles: range, stone: str, ink: str) -> Group:
    """The teeth along the outer edge of the wall's top."""
    teeth = [_on_wall(angle) for angle in angles]
    style = Style(shade(stone, 0.3), ink, 0.2)
    return Group(tuple(rectangle(x - 0.6, y - 0.75, 1.2, 1.1, style) for x, y in teeth))


def _on_wall(angle: float, inset: float = 0.35) -> Point:
    reach = _WALL - inset
    return reach * cos(radians(angle)), _TOP + reach * sin(radians(angle))


def _square(colours: Colours) -> list[Node]:
    """The calm middle: a market square of setts with a star laid into it."""
    paving = mix(mix(colours["parchment"], colours["desert"], 0.5), colours["stone"], 0.3)
    kerb = shade(paving, -0.22)
    return [
        rectangle(-7.4, -11.4, 14.8, 22.8, Style(shade(paving, -0.42)), 2.2),
        rectangle(-7.1, -11.2, 14.2, 22.2, Style(kerb), 2.0),
        rectangle(-6.1, -10.2, 12.2, 20.2, Style(paving), 1.4),
        *_setts(shade(paving, -0.1), kerb),
        *_star(shade(paving, 0.32), shade(paving, -0.13)),
    ]


def _setts(joint: str, kerb: str) -> list[Path]:
    """Rows of small stones across the square, and the larger ones of its border."""
    rows: list[Path] = []
    for n in range(15):
        y, start = -9.45 + 1.35 * n, -5.7 - 0.45 * (n % 2)
        rows.append(line(max(start, -5.7), y, 5.7, y, Style()))
    stones = Style(None, joint, 0.9, dash=(0.85, 0.35), cap="butt")
    shifted = Style(None, joint, 0.9, dash=(0.5, 0.35), cap="butt")
    border = rectangle(-6.6, -10.7, 13.2, 21.2, Style(), 1.7)
    edge = Style(None, shade(kerb, 0.28), 0.62, dash=(1.15, 0.3), cap="butt")
    return [
        joined(rows[::2], stones),
        joined(rows[1::2], shifted),
        Path(border.steps, edge),
    ]


def _star(light: str, dark: str) -> list[Path]:
    """An eight-pointed star of two tones of stone, long to north and south."""
    paths = [ellipse(0, 0, 3.4, 3.4, Style(None, dark, 0.45))]
    for turns, reach in (((45, 135, 225, 315), 3.9), ((0, 90, 180, 270), 5.4)):
        for turn in turns:
            for way, tone in ((-1, light), (1, dark)):
                tip, flank = radians(turn), radians(turn + way * 45)
                length = reach * (1.55 if turn % 180 == 0 else 1.0)
                paths.append(
                    polygon(
                        [
                            (0, 0),
                            (length * sin(tip), -length * cos(tip)),
                            (1.5 * sin(flank), -1.5 * cos(flank)),
                        ],
                        Style(tone),
                    )
                )
    return paths


def _town(rng: Random, colours: Colours) -> list[Node]:
    """Rows of houses around the square with the landmarks among them, north first."""
    things: list[tuple[float, Node]] = []
    for x, y, width, height, top in _TOWERS:
        tower = town_tower(rng, colours, width, height, top=top)
        things.append((y, Group((tower,), at=(x, y))))
    for n in range(12):
        y = -13.6 + 2.5 * n
        things += [(y, house) for house in _row(rng, colours, y)]
    things += [(y, _tree(rng, colours, x, y)) for x, y in _gardens(rng)]
    return [node for _, node in sorted(things, key=lambda thing: thing[0])]


def _row(rng: Random, colours: Colours, y: float) -> list[Node]:
    """One row of houses from wall to wall that leaves the square and the towers' feet free."""
    end = (15.4**2 - min(15.0, abs(y + 0.4)) ** 2) ** 0.5
    x = -end + rng.uniform(0.0, 0.6)
    row: list[Node] = []
    while True:
        wide = rng.uniform(1.9, 2.9)
        right = x + wide * 1.42
        if right > end:
            return row
        room = (y + (17.4**2 - max(x**2, right**2)) ** 0.5) / 1.75
        tall = min(room, rng.uniform(1.6, depth(y, 3.4, 1.7, north=-14, south=13)))
        if tall < 1.3 or _blocked(x, right, y, tall):
            x += 0.3
            continue
        row.append(Group((town_house(rng, colours, wide, tall),), at=(x + wide / 2, y)))
        x += wide * 1.3


def _blocked(left: float, right: float, y: float, tall: float) -> bool:
    """True where a house would stand on the square, lean into it or hide a tower's foot."""
    in_square = right > -7.3 and left < 7.3 and y > -11.4 and y - tall * 1.8 < 11.2
    at_tower = any(
        right > x - w / 2 and left < x + w / 2 and -0.3 < y - ty < 1.8 for x, ty, w, _, _ in _TOWERS
    )
    return in_square or at_tower


def _gardens(rng: Random) -> list[Point]:
    """Trees around the square and along the wall."""
    spots = [(side * 8.1, y) for side in (-1, 1) for y in (-7, 0.5, 4, 11.6)]
    kerb = [(x, y + rng.uniform(-0.8, 0.8)) for x, y in spots]
    quay = [(x + rng.uniform(-0.6, 0.6), 13.0) for x in (-4.6, 0.0, 3.4, 6.6)]
    return kerb + quay


def _tree(rng: Random, colours: Colours, x: float, y: float) -> Node:
    leaf = shade(colours["leaf"], rng.uniform(-0.3, 0.0))
    ink = shade(leaf, -0.6)
    return Group(
        (
            cloud(rng, x, y - 0.9, 0.95, 0.9, Style(leaf, ink, 0.2), bumps=7),
            cloud(rng, x - 0.25, y - 1.15, 0.5, 0.42, Style(shade(leaf, 0.3)), bumps=6),
        )
    )


def _near_wall(rng: Random, colours: Colours, stone: str) -> list[Node]:
    """The southern half of the wall in front of the town, its turrets and its water gate."""
    ink = shade(stone, -0.68)
    arc = [_on_wall(angle, 0.75) for angle in range(2, 179, 8)]
    return [
        strand(arc, [1.5] * len(arc), Style(shade(stone, 0.2), ink, 0.25), tension=0.5),
        _courses(shade(stone, -0.6)),
        _merlons(range(6, 175, 9), stone, ink),
        *(_turret(rng, colours, angle) for angle in (38, 142)),
        *_gate(colours, ink),
    ]


def _courses(tone: str) -> Path:
    """One broken course of stones on the outer face."""
    places = course([(x, y + 0.95) for x, y in (_on_wall(a, 0.0) for a in range(20, 161, 10))], 60)
    return smooth(places, Style(None, tone, 0.18, dash=(1.6, 0.5)), closed=False)


def _turret(rng: Random, colours: Colours, angle: float) -> Node:
    x, y = _on_wall(angle, 1.2)
    tower = town_tower(rng, colours, 2.2, 2.4, top="battlements")
    return Group((tower,), at=(x, y + 1.2))


def _gate(colours: Colours, ink: str) -> list[Node]:
    """A dark arch at the water."""
    y = _WALL
    arch = Path(
        (
            ("M", -1.3, y - 0.05),
            ("L", -1.3, y - 1.2),
            ("C", -1.1, y - 2.5, 1.1, y - 2.5, 1.3, y - 1.2),
            ("L", 1.3, y - 0.05),
            ("Z",),
        ),
        Style(shade(colours["sea"], -0.6), ink, 0.35),
    )
    block = Style(shade(colours["stone"], 0.35), ink, 0.3)
    return [rectangle(-2.2, y - 2.6, 4.4, 2.7, block), arch]
