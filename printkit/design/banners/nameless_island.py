"""The Nameless Island between two shores: the Peace Tree, outposts, bridges from either side."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.design.position import Building, Position, View, land, picture, stand
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group

_HEX = 25.0
_TREE = Hex(0, 0)
_LAND = land(
    {
        -2: (-5, "MFPHWSSSFWPHM"),
        -1: (-5, "HWPFSWHSPWFM"),
        0: (-6, "FPMWSDLPSHPWF"),
        1: (-6, "WHFPSMFSMGWP"),
        2: (-6, "PMWHSSSFPWM"),
    }
)
_NUMBERS = {
    Hex(-2, -1): 5, Hex(-3, -1): 8, Hex(-3, 0): 10, Hex(-4, 0): 4, Hex(-3, 1): 9, Hex(-4, 1): 3,
    Hex(3, -1): 4, Hex(4, -1): 11, Hex(3, 0): 6, Hex(4, 0): 3, Hex(2, 1): 5, Hex(3, 1): 12,
}  # fmt: skip


def _path(one: Hex, other: Hex) -> Edge:
    return Edge(*(one + other))


def _corner(one: Hex, second: Hex, third: Hex) -> Vertex:
    return Vertex(*(one + second + third))


_WEST, _EAST = (
    _corner(Hex(-1, -1), Hex(-2, 0), Hex(-2, -1)),
    _corner(Hex(2, 0), Hex(1, 1), Hex(2, 1)),
)
"""Where the bridges leave the shores."""

_BRIDGES: dict[Edge, str] = {
    _path(Hex(-1, -1), Hex(-2, 0)): "red",
    _path(Hex(2, 0), Hex(1, 1)): "orange",
}
_ROADS: dict[Edge, str] = {
    _path(Hex(-1, 0), Hex(-1, -1)): "red",
    _path(Hex(-1, 0), Hex(0, -1)): "red",
    _path(Hex(1, 0), Hex(1, 1)): "orange",
    _path(Hex(1, 0), Hex(0, 1)): "orange",
    _path(Hex(0, -1), Hex(1, -1)): "blue",
    _path(Hex(-1, 1), Hex(0, 1)): "white",
    _path(Hex(-2, -1), Hex(-3, 0)): "red",
    _path(Hex(-3, 0), Hex(-3, 1)): "blue",
    _path(Hex(2, 1), Hex(3, 0)): "orange",
    _path(Hex(3, 0), Hex(4, -1)): "white",
}
_BUILDINGS: dict[Vertex, Building] = {
    _WEST: ("settlement", "red"),
    _EAST: ("settlement", "orange"),
    _corner(Hex(-3, 0), Hex(-3, 1), Hex(-4, 1)): ("city", "blue"),
    _corner(Hex(3, 0), Hex(4, -1), Hex(4, 0)): ("city", "white"),
    _corner(Hex(-1, 0), Hex(0, -1), _TREE): ("pawn", "red"),
    _corner(Hex(1, 0), Hex(0, 1), _TREE): ("pawn", "orange"),
    _corner(Hex(-1, 1), Hex(0, 1), _TREE): ("pawn", "white"),
}
_NORTH = _corner(Hex(0, -1), Hex(1, -1), _TREE)
"""The corner that blue's pawn has left."""


def nameless_island(_words: Words, theme: Theme, width: float, height: float) -> Group:
    """Red and orange have come over bridges, and blue is already on its way to the tree."""
    view = View(_HEX, width, height, (0.0, 0.0))
    shown = Position(
        _LAND,
        _NUMBERS,
        roads=_ROADS,
        buildings=_BUILDINGS,
        bridges=_BRIDGES,
        landmarks={_TREE: "peace_tree"},
    )
    x, y = view.at(_NORTH)
    middle = view.at(_TREE)
    way = (x + (middle[0] - x) * 0.3, y + (middle[1] - y) * 0.3)
    walking = stand("pawn", "blue", way, _HEX * 0.27, theme.colours)
    return picture(shown, view, theme.colours, walking)
