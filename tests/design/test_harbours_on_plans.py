"""A harbour's sign lies out at sea, whether the frame holds that sea or ends at the coast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

import pytest
from looks import looks, words

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Harbour, Layout, Terrain
from printkit.design.plan import board_at
from printkit.draw.scene import Group, Node, Text

UNIT = 20.0
ISLAND = Hex(0, 0)


def spots(
    nodes: Sequence[Node], x: float = 0.0, y: float = 0.0, scale: float = 1.0
) -> Iterator[tuple[str, tuple[float, float]]]:
    """Every run of text in groups that are not turned, and where it lies."""
    for node in nodes:
        if isinstance(node, Text):
            yield node.string, (x + scale * node.x, y + scale * node.y)
        elif isinstance(node, Group):
            (dx, dy), (size, _) = node.at, node.scale
            yield from spots(node.children, x + scale * dx, y + scale * dy, scale * size)


@pytest.mark.parametrize("side", range(6))
def test_a_harbour_lies_on_the_sea_hex_beside_its_path(side: int) -> None:
    """On each of the six sides, though the sea's hexes are the frame's own."""
    ring = dict.fromkeys(ISLAND.neighbors, Terrain.SEA)
    terrain = {ISLAND: Terrain.FOREST, **ring}
    harbours = {ISLAND.borders[side]: Harbour.ANY}
    layout = Layout(
        "base",
        "3-4",
        variable=True,
        terrain=terrain,
        numbers={ISLAND: 8},
        harbours=harbours,
        features={},
    )
    plan, *_ = board_at(layout, words().setup, looks(), UNIT)
    drawn = dict(spots([plan]))
    (middle, sign), wet = (drawn["8"], drawn["3:1"]), position(ISLAND.neighbors[side])
    sea = (middle[0] + UNIT * wet[0], middle[1] + UNIT * wet[1])
    assert dist(sign, sea) < dist(sign, middle)
