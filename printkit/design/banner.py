"""The picture over a rule summary: a stretch of coast with a game going on.

Whatever the scenario lays on its land (oil springs) lies here too. It is as high as the pages
below can spare; design.summary says how high.
"""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Harbour
from printkit.design.position import Building, Position, View, picture
from printkit.design.theme import Theme
from printkit.design.typeset import Block
from printkit.design.words import Words

AFTER = 5.0
"""The space below it."""

_HEX = 21.0
_ROWS = {
    -2: (3, ("mountains", "forest", "pasture", "fields")),
    -1: (-2, ("fields", "hills", "pasture", "sea", "sea", "forest", "mountains", "hills", "pasture", "sea", "fields", "forest")),
    0: (-4, ("pasture", "mountains", "forest", "fields", "desert", "hills", "pasture", "fields", "forest", "mountains", "pasture")),
    1: (-5, ("hills", "fields", "mountains", "pasture", "hills", "forest", "mountains", "pasture", "sea", "sea", "fields", "hills")),
    2: (-5, ("forest", "pasture", "mountains", "fields", "forest", "hills", "pasture", "fields", "mountains", "forest", "hills")),
}
"""The land row by row: where each begins, and its terrain from the west."""

_NUMBERS = {
    Hex(-4, 0): 4, Hex(-3, 0): 3, Hex(-2, 0): 9, Hex(-1, 0): 8, Hex(1, 0): 6, Hex(2, 0): 10, Hex(3, 0): 3, Hex(4, 0): 11, Hex(5, 0): 9,
    Hex(-2, -1): 10, Hex(-1, -1): 3, Hex(0, -1): 11, Hex(3, -1): 4, Hex(4, -1): 12, Hex(5, -1): 5, Hex(6, -1): 8,
    Hex(-5, 1): 6, Hex(-4, 1): 12, Hex(-3, 1): 10, Hex(-2, 1): 2, Hex(-1, 1): 4, Hex(0, 1): 9, Hex(1, 1): 3, Hex(2, 1): 5,
}  # fmt: skip
_BUILDINGS: dict[Vertex, Building] = {
    Hex(-3, 0).corners[5]: ("city", "blue"),
    Hex(-2, 0).corners[1]: ("settlement", "white"),
    Hex(-1, 0).corners[5]: ("settlement", "red"),
    Hex(1, 0).corners[4]: ("settlement", "orange"),
    Hex(1, 0).corners[1]: ("city", "red"),
    Hex(3, 0).corners[4]: ("city", "white"),
}
_ROADS: dict[Edge, str] = {
    Hex(-3, 0).borders[0]: "blue",
    Hex(-2, 0).borders[1]: "white",
    Hex(-1, 0).borders[5]: "red",
    Hex(1, 0).borders[5]: "orange",
    Hex(1, 0).borders[2]: "red",
    Hex(0, 0).borders[1]: "red",
    Hex(3, 0).borders[4]: "white",
}
_HARBOURS = {Hex(1, 0).borders[4]: Harbour.ANY, Hex(3, 0).borders[1]: Harbour.ORE}


def banner(words: Words, theme: Theme, width: float, height: float) -> Block:
    """The picture at that size, with the space below it."""
    land = _land()
    dealt = [deal.terrain for deal in words.setup.deal.feature_deals]
    springs = [next(spot for spot in _SHOWN if land[spot] == terrain) for terrain in dealt]
    view = View(_HEX, width, height, (0.6, 0.0))
    numbers = {spot: number for spot, number in _NUMBERS.items() if _whole(spot, view)}
    for deal, spot in zip(words.setup.deal.feature_deals, springs, strict=True):
        if deal.values:
            numbers[spot] = deal.values[0]
    shown = Position(land, numbers, springs, _HARBOURS, _ROADS, _BUILDINGS)
    return Block(height + AFTER, (picture(shown, view, theme.colours),))


def _whole(spot: Hex, view: View) -> bool:
    """True when a token there is not cut by the window's edge."""
    x, y = view.at(spot)
    reach = view.hex * 0.24
    return reach < x < view.width - reach and reach < y < view.height - reach


def _land() -> dict[Hex, str]:
    rows = ((Hex(first + n, r), terrain) for r, (first, row) in _ROWS.items() for n, terrain in enumerate(row))
    return {spot: terrain for spot, terrain in rows if terrain != "sea"}


_SHOWN = tuple(Hex(q, 0) for q in (-2, 0, 1, -1, 2, 3))
"""Hexes in the middle row, where the scenario's features lie."""
