"""How features are marked on a board plan: on their hexes, and alone in its legend.

A mark is found by its feature's name; what it is called stands in the scenario's texts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from printkit.design.colours import Colours
from printkit.design.plan_hex import BADGE_NORTH, landmark_hex, oil_badge
from printkit.design.plan_land import DRAWN_FOR
from printkit.draw.scene import Group, Node, Placed

_ENLARGED = 26.0 / 9.0
"""A badge stands alone as large as on a hex so many times wider than the legend's."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A feature's mark.

    Attributes:
        on_hex: Drawn over a hex of a width, around its middle.
        alone: Drawn in the middle of a hex of a width, without the hex.
    """

    on_hex: Callable[[Colours, float], Node]
    alone: Callable[[Colours, float], Node]


def _derrick_alone(colours: Colours, width: float) -> Node:
    wide = width * _ENLARGED
    return Group((oil_badge(colours, wide),), at=(0.0, BADGE_NORTH * wide / DRAWN_FOR))


def _peace_tree(colours: Colours, width: float) -> Node:
    return Placed(landmark_hex("peace_tree", colours, width))


MARKS = {
    "springs": Mark(oil_badge, _derrick_alone),
    "tree": Mark(_peace_tree, _peace_tree),
}
