"""A brook laid over hexes: which way it bends on each, the overlays cut for it, its line on a plan.

It passes beside the number token, not under it, and meets every border in its middle and at a
right angle, as wide as on the next hex: so any two pieces join.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from random import Random
from typing import Literal

from printkit.board.hexgrid import Edge, Hex, position
from printkit.design.art.brook import brook
from printkit.design.brush import Point, course, strand
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import icon
from printkit.design.tile import DRAWN_FOR
from printkit.draw import outline
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, Style, circle, polygon

Bend = Literal["straight", "gentle", "sharp", "mouth"]
"""How it crosses a hex: to the opposite side, to the next but one, to the next; or from its end."""

WIDTH = 14.0 / DRAWN_FOR
"""Of the brook with its banks, in hex widths."""

_BESIDE = {"straight": 0.27, "gentle": 0.26, "sharp": 0.3}
"""How far from the middle of a hex it passes, in hex widths: clear of the token."""

_STUB = 0.17
"""How far a mouth reaches into its hex from the border."""

_HANDLE, _STEPS = 0.48, 16
"""How long the curve keeps its direction at either end, by their distance; its places."""

_OUTSIDE = 2
"""How many places of a course lie beyond a border."""

_DOT, _SIGN = 0.095, 0.032


def bend(enter: Point, leave: Point) -> Bend:
    """How a brook bends that crosses two borders of a hex, given their middles."""
    apart = hypot(enter[0] + leave[0], enter[1] + leave[1])
    return "straight" if apart < 0.1 else "gentle" if apart < 0.6 else "sharp"


def bends(chain: Sequence[Hex]) -> list[Bend]:
    """How the brook crosses each hex of its chain but the last: from its mouth upward."""
    between = [
        bend(_way(here, before), _way(here, after))
        for before, here, after in zip(chain, chain[1:], chain[2:], strict=False)
    ]
    return ["mouth", *between]


def crossings(chain: Sequence[Hex]) -> list[Edge]:
    """The paths that the brook crosses, from its mouth upward."""
    return [Edge(*(one + other)) for one, other in pairwise(chain)]


def turn_of(openings: Sequence[int], chain: Sequence[Hex], spot: Hex) -> float:
    """By how much a hex's picture is turned, clockwise, so that its water meets the brook's.

    Args:
        openings: Where its water reaches its border, clockwise from north.
        chain: The brook's hexes.
        spot: The hex.
    """
    if spot not in chain:
        return 0.0
    n = list(chain).index(spot)
    wanted = {_bearing(_way(spot, near)) for near in (*chain[n - 1 : n], *chain[n + 1 : n + 2])}
    turns = (turn for turn in range(0, 360, 60) if {(o + turn) % 360 for o in openings} == wanted)
    return float(next(turns, 0))


def _bearing(way: Point) -> int:
    """A direction in whole degrees, clockwise from north."""
    return round(degrees(atan2(way[0], -way[1]))) % 360


def overlay(
    name: str, kind: Bend, colours: Colours, *, width: float = DRAWN_FOR, bleed: float = 3.0
) -> Drawing:
    """A strip with the brook, to lie on a hex from border to border; it begins in the west.

    Args:
        name: For people and file names.
        kind: How it bends.
        colours: The theme's.
        width: Of the hexes, from flat to flat.
        bleed: How far its banks run on beyond the trim.
    """
    points = [(x * DRAWN_FOR, y * DRAWN_FOR) for x, y in _canonical(kind)]
    scale = width / DRAWN_FOR
    trim = outline.moved(_band(points), (0.0, 0.0), scale=(scale, scale))
    drawn = _mouth(points, colours) if kind == "mouth" else _reach(points, colours)
    body = Group((Group((drawn,), scale=(scale, scale)),))
    return Drawing(name, trim, body, outline.grow(trim, bleed))


def _band(points: Sequence[Point]) -> Path:
    """The strip's outline between the borders, its ends square to the course."""
    left, right = [], []
    for n in range(_OUTSIDE, len(points) - _OUTSIDE):
        # At a border the course runs straight in from outside.
        before = points[n - 1]
        after = points[n + 1] if n > _OUTSIDE else points[n]
        if n == len(points) - _OUTSIDE - 1:
            before, after = points[n], points[n + 1]
        dx, dy = after[0] - before[0], after[1] - before[1]
        half = WIDTH * DRAWN_FOR / 2 / hypot(dx, dy)
        x, y = points[n]
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    return polygon([*left, *right[::-1]])


def line_on_plan(
    chain: Sequence[Hex], skipped: Container[Hex], unit: float, colours: Colours
) -> Group:
    """The brook through its chain on a board plan whose hexes are `unit` wide.

    Args:
        chain: Its hexes from its mouth to its source.
        skipped: Those whose picture shows it already.
        unit: Width of a hex.
        colours: The theme's.
    """
    nodes: list[Node] = []
    for before, here, after in zip([None, *chain[:-1]], chain, [*chain[1:], None], strict=True):
        if here in skipped:
            continue
        ways = [_way(here, near) for near in (before, after) if near is not None]
        points = _stub(ways[0]) if len(ways) == 1 else _through(ways[0], ways[1])
        x, y = position(here)
        along = [
            ((x + px) * DRAWN_FOR, (y + py) * DRAWN_FOR) for px, py in points[_OUTSIDE:-_OUTSIDE]
        ]
        nodes.append(_thin(along, colours))
    scale = unit / DRAWN_FOR
    return Group(tuple(nodes), scale=(scale, scale))


def bridges_on_plan(chain: Sequence[Hex], unit: float, colours: Colours) -> Group:
    """A small sign on every path that needs a small bridge."""
    stone, ink = mix(colours["parchment"], colours["stone"], 0.2), shade(colours["stone"], -0.65)
    signs: list[Node] = []
    for edge in crossings(chain):
        x, y = position(edge)
        at = (x * unit, y * unit)
        signs.append(circle(*at, _DOT * unit, Style(stone, ink, 0.012 * unit)))
        size = _SIGN * unit
        signs.append(Placed(icon("small-bridge", ink), at, scale=(size, size)))
    return Group(tuple(signs))


def _way(here: Hex, near: Hex) -> Point:
    """From the middle of a hex to the middle of the border with a neighbour."""
    (x, y), (nx, ny) = position(here), position(near)
    return (nx - x) / 2, (ny - y) / 2


def _canonical(kind: Bend) -> list[Point]:
    """The course of an overlay, that comes in from the west."""
    west = (-0.5, 0.0)
    leaves = {"straight": (0.5, 0.0), "gentle": (0.25, 3**0.5 / 4), "sharp": (-0.25, 3**0.5 / 4)}
    return _stub(west) if kind == "mouth" else _through(west, leaves[kind])


def _through(enter: Point, leave: Point) -> list[Point]:
    """From beyond one border past the middle to beyond the other, square to both borders."""
    kind = bend(enter, leave)
    across = (enter[0] + leave[0], enter[1] + leave[1])
    if kind == "straight":
        # To the north, where a plan's hexes leave room.
        north = -1.0 if enter[0] > 0 or (enter[0] == 0 and enter[1] > 0) else 1.0
        across = (-enter[1] * north, enter[0] * north)
    middle = _times(across, _BESIDE[kind] / hypot(*across))
    along = (leave[0] - enter[0], leave[1] - enter[1])
    there = _arc(enter, middle, along)
    back = _arc(leave, middle, (-along[0], -along[1]))
    return [*_beyond(enter), *there, *back[-2::-1], *_beyond(leave)[::-1]]


def _arc(border: Point, middle: Point, along: Point) -> list[Point]:
    """From a border, square to it, to a point that is passed in a direction; evenly set."""
    reach = _HANDLE * hypot(middle[0] - border[0], middle[1] - border[1])
    first = _times(border, 1 - reach / hypot(*border))
    long = hypot(*along)
    last = (middle[0] - along[0] / long * reach, middle[1] - along[1] / long * reach)
    return [
        _mixed(
            (border, first, last, middle),
            ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3),
        )
        for t in (n / _STEPS for n in range(_STEPS + 1))
    ]


def _mixed(points: Sequence[Point], weights: Sequence[float]) -> Point:
    pairs = list(zip(points, weights, strict=True))
    return sum(w * x for (x, _), w in pairs), sum(w * y for (_, y), w in pairs)


def _beyond(border: Point) -> list[Point]:
    """Two places outside a border, the farther first."""
    return [_times(border, 1.18), _times(border, 1.09)]


def _stub(way: Point) -> list[Point]:
    """From beyond a border a little into the hex."""
    inner = [_times(way, 1 - 2 * _STUB * n / 4) for n in range(5)]
    return [*_beyond(way), *inner, _times(way, 0.9 - 2 * _STUB), _times(way, 0.8 - 2 * _STUB)]


def _times(way: Point, share: float) -> Point:
    return way[0] * share, way[1] * share


def _reach(points: Sequence[Point], colours: Colours) -> Group:
    return brook(Random("brook"), colours, along=points, width=WIDTH * DRAWN_FOR)


def _mouth(points: Sequence[Point], colours: Colours) -> Group:
    """The brook's water spreading into the wider river."""
    wide = WIDTH * DRAWN_FOR
    river = mix(colours["sea"], colours["river"], 0.3)
    spine = course(points, 30)
    layers = []
    for share, tone in ((1.6, river), (1.0, shade(river, 0.12)), (0.74, colours["river"])):
        widths = [wide * (share if share > 1.5 else share - 0.3 * n / 29) for n in range(30)]
        layers.append(strand(spine, widths, Style(tone), tension=0.5))
    return Group(tuple(layers))


def _thin(along: Sequence[Point], colours: Colours) -> Group:
    """The brook as a plan shows it: a dark bank, water, a light current."""
    wide = WIDTH * DRAWN_FOR * 0.62
    looks = (
        (1.0, shade(colours["river"], -0.5)),
        (0.78, colours["river"]),
        (0.26, shade(colours["river"], 0.45)),
    )
    layers: list[Path] = [
        strand(along, [wide * share] * len(along), Style(tone), tension=1.0)
        for share, tone in looks
    ]
    return Group(tuple(layers))
