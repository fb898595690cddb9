"""What a town map shows on a board plan: landmarks with their names, the brook and its bridges.

design.plan lays this over its hexes, under the number plates; names come from the sheet's words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Layout
from printkit.design import landmarks, river
from printkit.design.plan_hex import landmark_hex, trade_dot
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Placed

SITES, BROOK, TRADES = "special", "rotbach", "trades"
"""The features that are drawn: places by their values, a chain of hexes, wares at corners."""

_NAME_SOUTH, _NAME_LETTERS, _NAME_WIDEST = 0.335, 0.128, 1.16
"""Where a name lies on a hex, how large it is and how wide it may be, in hex widths."""

_TRADE, _TRADE_WIDTH = 0.0155, 14.0


def sites(layout: Layout, theme: Theme, unit: float) -> Iterator[Node]:
    """The pictures of the special hexes, and the brook through its chain."""
    shown = landmarks.pictures(layout, SITES)
    chain = brook(layout)
    for spot, artwork in shown.items():
        drawn = landmark_hex(artwork, theme.colours, unit)
        turn = river.turn_of(landmarks.OPENINGS.get(artwork, ()), chain, spot)
        yield Placed(drawn, _at(spot, unit), turn, cut="trim")
    if chain:
        yield river.line_on_plan(chain, landmarks.watered(layout, SITES), unit, theme.colours)
        yield river.bridges_on_plan(chain, unit, theme.colours)


def labels(layout: Layout, theme: Theme, unit: float, called: Mapping[str, str]) -> Iterator[Node]:
    """Every landmark's name, and over them the trades at the markets' corners."""
    places = [(p.at, str(p.value)) for p in layout.features.get(SITES, ()) if isinstance(p.at, Hex)]
    for spot, value in places:
        if value in called:
            x, y = _at(spot, unit)
            letters = _NAME_LETTERS * unit
            drawn = landmarks.ribbon(called[value], theme, _NAME_WIDEST * unit, letters)
            # Between a market's signs; elsewhere a number may lie in the middle.
            south = 0.0 if value in landmarks.MARKETS else _NAME_SOUTH
            yield Group(drawn, at=(x, y + south * unit))
    size = _TRADE * unit
    for spot, _ in places:
        x, y = _at(spot, unit)
        for (dx, dy), traded in landmarks.trades_around(layout, spot):
            at = (x + dx * unit, y + dy * unit)
            yield Group(trade_dot(traded, theme.colours), at=at, scale=(size, size))


def names(layout: Layout, words: Words) -> dict[str, str]:
    """What the special hexes are called, by their values."""
    values = {str(place.value) for place in layout.features.get(SITES, ())}
    return {
        value: words.plain(f"sites.{value}")
        for value in sorted(values)
        if f"sites.{value}" in words
    }


def brook(layout: Layout) -> list[Hex]:
    """The chain of hexes that the brook runs through, from its mouth to its source."""
    return [place.at for place in layout.features.get(BROOK, ()) if isinstance(place.at, Hex)]


def banks(layout: Layout) -> dict[Hex, str]:
    """Where hexes of the brook have room for a sign: in the north where it turns to the south."""
    chain = brook(layout)
    ways = [(here, near) for pair in pairwise(chain) for here, near in (pair, pair[::-1])]
    return {here: "north" for here, near in ways if position(near)[1] > position(here)[1]}


def signs(layout: Layout, theme: Theme, width: float) -> Iterator[tuple[str, Node]]:
    """The signs of a town map for a plan's legend, by their names."""
    west, here, east = Hex(-1, 0), Hex(0, 0), Hex(1, 0)
    if brook(layout):
        yield BROOK, river.line_on_plan((west, here, east), {west, east}, width, theme.colours)
        bridge = river.bridges_on_plan((here, east), width * 2, theme.colours)
        yield "small-bridge", Group((bridge,), at=(-width, 0.0))
    if TRADES in layout.features:
        size = width / _TRADE_WIDTH
        yield TRADES, Group(trade_dot("wool", theme.colours), scale=(size, size))


def _at(spot: Hex, unit: float) -> tuple[float, float]:
    x, y = position(spot)
    return x * unit, y * unit
