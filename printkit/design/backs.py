"""Backs of tiles, cards and discs: point-symmetric, so that they tell nothing of the front.

A tile's back is a woven lattice that looks the same after every sixth of a turn; a card's
looks the same upside down, and each deck has its own ground, lattice and sign, apart in
grey too. The emblem, a six-pointed compass on a hex, is this project's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, sqrt

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.design.icons import SIZE, icon
from printkit.draw.scene import (
    Drawing,
    Group,
    Node,
    Path,
    Placed,
    Style,
    circle,
    hexagon,
    polygon,
    rectangle,
)

_DRAWN_FOR = 79.0
"""The width of the tile that the weave is measured for."""

_STRANDS = 9.5
"""Distance between the weave's strands."""

_STRAND = 3.4
"""Their width."""


def emblem(radius: float, light: str, dark: str) -> Group:
    """The project's sign: a compass of twelve points, each folded along its middle."""
    long = [_point(60 * n, radius, 0.36 * radius, light, dark) for n in range(6)]
    short = [_point(60 * n + 30, 0.62 * radius, 0.3 * radius, dark, light) for n in range(6)]
    halves = [half for pair in (*short, *long) for half in pair]
    return Group((*halves, circle(0, 0, 0.12 * radius, Style(light, dark, 0.03 * radius))))


def tile_back(width: float, bleed: float, colours: Colours) -> Drawing:
    """The back of every hex tile, for dealing face down; alike in all six turns."""
    ground = shade(colours["sea"], -0.45)
    pale = mix(colours["parchment"], colours["sea"], 0.1)
    scale = width / _DRAWN_FOR
    body = Group(
        (
            hexagon(width + 2 * bleed, Style(ground)),
            Group(
                (_weave(ground), *_frame(ground, pale), *_medallion(ground, pale)),
                scale=(scale, scale),
            ),
        )
    )
    return Drawing("tile-back", hexagon(width), body, hexagon(width + 2 * bleed))


def card_back(
    width: float,
    height: float,
    bleed: float,
    colours: Colours,
    *,
    symbol: str,
    colour: str,
    radius: float = 3.0,
) -> Drawing:
    """The back of a deck's cards, the same when turned upside down.

    Args:
        width: Of the card.
        height: Of the card.
        bleed: How far the ground runs on beyond the trim.
        colours: The theme's.
        symbol: The icon that the deck is known by.
        colour: The name of its ground's colour.
        radius: Of the card's corners.
    """
    ground = colours[colour]
    night = shade(colours["accent"], -0.75)
    pale = mix(colours["parchment"], ground, 0.08)
    reach = rectangle(
        -width / 2 - bleed, -height / 2 - bleed, width + 2 * bleed, height + 2 * bleed
    )
    body = Group(
        (
            Path(reach.steps, Style(ground)),
            _lattice(width - 9, height - 9, symbol, _tone_on_tone(ground, night)),
            *_border(width, height, pale),
            *_cartouche(symbol, ground, pale, mix(ground, night, 0.6)),
        )
    )
    trim = rectangle(-width / 2, -height / 2, width, height, radius=radius)
    return Drawing(f"card-back-{symbol}", trim, body, reach)


def _point(bearing: float, reach: float, waist: float, left: str, right: str) -> tuple[Path, Path]:
    """One point of a compass as two halves meeting along its fold."""
    tip = _polar(bearing, reach)
    return (
        polygon([(0, 0), _polar(bearing - 30, waist), tip], Style(left)),
        polygon([(0, 0), _polar(bearing + 30, waist), tip], Style(right)),
    )


def _polar(bearing: float, distance: float) -> Point:
    return distance * sin(radians(bearing)), -distance * cos(radians(bearing))


def _weave(ground: str) -> Group:
    """Three sets of strands, each over the next and under the one before."""
    ways = range(-5, 5)
    whole = [(n, -45.0, 90.0) for n in ways]
    length = _STRANDS / sqrt(3)
    # No order of painting is right for all three: the first comes once more where it is on top.
    bridges = [(n, _crossing(n, m) - length / 2, length) for n in ways for m in range(-9, 10)]
    layers = ((0, whole), (60, whole), (120, whole), (0, bridges))
    sets = tuple(Group(_strands(ground, runs), turn=turn) for turn, runs in layers)
    return Group(sets, clip=hexagon(70))


def _strands(ground: str, runs: Sequence[tuple[int, float, float]]) -> tuple[Path, ...]:
    """Level strands with a dark gap around them and a lighter middle.

    Args:
        ground: The colour they are mixed from.
        runs: Which strand, where it begins and how far it goes.
    """
    looks = (
        (shade(ground, -0.35), _STRAND + 1),
        (shade(ground, 0.1), _STRAND),
        (shade(ground, 0.2), _STRAND * 0.4),
    )
    paths = []
    for fill, width in looks:
        bars = (rectangle(x, (n + 0.5) * _STRANDS - width / 2, run, width) for n, x, run in runs)
        paths.append(Path(tuple(step for bar in bars for step in bar.steps), Style(fill)))
    return tuple(paths)


def _crossing(n: int, m: int) -> float:
    """Where the n-th strand is crossed by the m-th one that runs 120 degrees to it."""
    y = (n + 0.5) * _STRANDS
    return ((m + 0.5) * _STRANDS - y * cos(radians(120))) / -sin(radians(120))


def _frame(ground: str, pale: str) -> tuple[Path, ...]:
    return (
        hexagon(70, Style(stroke=pale, width=0.9)),
        hexagon(72.4, Style(stroke=shade(ground, 0.4), width=0.35)),
    )


def _medallion(ground: str, pale: str) -> tuple[Node, ...]:
    return (
        hexagon(37.5, Style(shade(ground, -0.35))),
        hexagon(36, Style(pale)),
        hexagon(34, Style(ground)),
        hexagon(32.4, Style(stroke=shade(ground, 0.4), width=0.3)),
        emblem(15.5, pale, shade(ground, 0.42)),
    )


def _lattice(width: float, height: float, symbol: str, colour: str) -> Group:
    """The deck's icon in staggered rows over the card, one half turned against the other."""
    sign = icon(symbol, colour)
    step_x, step_y = 8.2, 7.4
    rows = range(-int(height / 2 / step_y) - 1, int(height / 2 / step_y) + 2)
    columns = range(-int(width / 2 / step_x) - 1, int(width / 2 / step_x) + 2)
    places = [((m + 0.5 * (n % 2)) * step_x, (n + 0.5) * step_y) for n in rows for m in columns]
    upper = [place for place in places if place[1] < 0]
    signs = [
        Placed(sign, (side * x, side * y), 0 if side > 0 else 180, scale=(1.1, 1.1))
        for x, y in upper
        for side in (1, -1)
    ]
    return Group(tuple(signs), clip=rectangle(-width / 2, -height / 2, width, height, radius=2))


def _tone_on_tone(ground: str, night: str) -> str:
    """A close tone that still shows: lighter on a night-dark ground, darker on any other."""
    return shade(ground, 0.2) if int(ground[3:5], 16) < 0x40 else mix(ground, night, 0.24)


def _border(width: float, height: float, pale: str) -> tuple[Path, ...]:
    return tuple(
        rectangle(
            -width / 2 + inset,
            -height / 2 + inset,
            width - 2 * inset,
            height - 2 * inset,
            Style(stroke=pale, width=line),
            2.0,
        )
        for inset, line in ((4.5, 0.8), (3.4, 0.25))
    )


def _cartouche(symbol: str, ground: str, pale: str, dark: str) -> tuple[Node, ...]:
    """A hex in the middle with the deck's sign twice, once upright and once upside down."""
    sign = icon(symbol, dark)
    scale = 8.6 / SIZE
    return (
        hexagon(30.5, Style(ground)),
        hexagon(29, Style(dark)),
        hexagon(27.6, Style(pale)),
        hexagon(25.6, Style(stroke=dark, width=0.3)),
        polygon([(-11.5, 0.25), (-11.5, -0.25), (11.5, -0.25), (11.5, 0.25)], Style(dark)),
        hexagon(4, Style(dark)),
        Placed(sign, (0, -6.9), scale=(scale, scale)),
        Placed(sign, (0, 6.9), 180, (scale, scale)),
    )
