"""The whole board in small: two islands, a ring of sea, the Nameless Island with its tree."""

from __future__ import annotations

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Terrain
from printkit.design.colours import mix, shade
from printkit.design.diagram import figure
from printkit.design.figures import Scope
from printkit.design.plan_hex import landmark_hex
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Placed, Style, hexagon, rectangle

_HEX = 6.4
_MARGIN = 2.4


def islands(scope: Scope) -> Block:
    """Every hex of the frame in the tone of its region, so that the shape of the land is seen."""
    deal = scope.words.setup.deal
    spots = [position(spot) for spot in deal.frame]
    low, top = min(y for _, y in spots), max(y for _, y in spots)
    high = (top - low + 2 / 3**0.5) * _HEX + 2 * _MARGIN
    middle = (
        (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2,
        (low + top) / 2,
    )
    colours = scope.theme.colours
    nodes: list[Node] = [rectangle(0, 0, scope.measure, high, Style(colours["sea"]), 1.6)]
    for spot in deal.frame:
        x, y = position(spot)
        at = (scope.measure / 2 + (x - middle[0]) * _HEX, high / 2 + (y - middle[1]) * _HEX)
        nodes.append(Group((_cell(spot, scope),), at=at))
    return figure(scope, nodes, high, "figures.islands.caption")


def _cell(spot: Hex, scope: Scope) -> Node:
    deal, colours = scope.words.setup.deal, scope.theme.colours
    terrain = deal.fixed_terrain.get(spot)
    if terrain is Terrain.LANDMARK:
        return Placed(landmark_hex("peace_tree", colours, _HEX))
    if terrain is Terrain.SEA:
        water = colours["sea"]
        return hexagon(_HEX, Style(shade(water, 0.12), shade(water, 0.3), 0.2))
    bare = any(spot in region.hexes and region.tokenless for region in deal.regions)
    ground = colours["desert"] if bare else mix(colours["pasture"], colours["fields"], 0.2)
    return hexagon(_HEX, Style(ground, shade(ground, -0.4), 0.25))
