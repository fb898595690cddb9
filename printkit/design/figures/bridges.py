"""A bridge from an island to the Nameless Island: over water a marker, on the coast a road."""

from __future__ import annotations

from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.design.diagram import figure, verdict
from printkit.design.figures import Scope
from printkit.design.position import Building, Position, View, land, picture
from printkit.design.typeset import Block

_TREE = Hex(0, 0)
_LAND = land({-4: (-1, "WPFHMP"), -3: (-1, "FHWPM"), -2: (-2, "P"), -1: (0, "WH"), 0: (-1, "D")})
_LAND |= {_TREE: "landmark", Hex(1, 0): "pasture", Hex(3, -2): "forest"}
_NUMBERS = {
    Hex(0, -3): 8, Hex(1, -3): 5, Hex(2, -3): 10, Hex(-1, -3): 4, Hex(3, -3): 9,
}  # fmt: skip
_ISLE = Hex(0, -1)
"""The hex of the Nameless Island that the bridge leads to."""

_BRIDGE = Edge(*(Hex(0, -2) + Hex(1, -2)))
_COAST = (
    Edge(*(Hex(1, -3) + Hex(1, -2))),
    Edge(*(_ISLE + Hex(1, -2))),
    Edge(*(_ISLE + Hex(1, -1))),
)
"""Roads: along the island's coast to the bridge, along the other coast, then to the tree."""

_HOME: dict[Vertex, Building] = {Hex(1, -3).corners[0]: ("settlement", "red")}


def bridges(scope: Scope) -> Block:
    """A settlement, a road on its coast, the bridge, two roads and the pawn at the tree."""
    view = View(hex=18.5, width=scope.measure, height=58.0, middle=(-0.1, -1.28))
    corner = next(iter(set(_COAST[2].endpoints) & set(_TREE.corners)))
    shown = Position(
        _LAND,
        _NUMBERS,
        roads=dict.fromkeys(_COAST, "red"),
        buildings={**_HOME, corner: ("pawn", "red")},
        bridges={_BRIDGE: "red"},
        landmarks={_TREE: "peace_tree"},
    )
    x, y = view.at(_BRIDGE)
    good = verdict((x - 5.4, y), scope.theme, good=True)
    drawn = picture(shown, view, scope.theme.colours, good)
    return figure(scope, [drawn], view.height, "figures.bridges.caption")
