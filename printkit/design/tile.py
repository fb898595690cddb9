"""Terrain tiles: artwork cut to a hex, with the symbol of what it yields.

No two tiles of a kind are equal: each has a seed of its own. A tile with a feature (an oil
spring) takes that feature's artwork, and carries a number itself where the feature does.
"""

from __future__ import annotations

from random import Random

from printkit.design import art
from printkit.design.colours import Colours
from printkit.design.token import number_plate
from printkit.draw.scene import Drawing, Group, Node, hexagon

DRAWN_FOR = 79.0
"""The width from flat to flat that terrain artwork is drawn for."""

_GROUND = 86.0
"""The width up to which its ground is sure to reach."""


def tile(
    name: str,
    artwork: str,
    seed: str,
    colours: Colours,
    *,
    width: float = DRAWN_FOR,
    bleed: float = 3.0,
    number: int | None = None,
) -> Drawing:
    """A hex tile of that artwork.

    Args:
        name: For people and file names.
        artwork: The drawing's name.
        seed: What its chance is drawn from; equal seeds give equal tiles.
        colours: The theme's.
        width: From flat to flat.
        bleed: How far the ground runs on beyond the trim.
        number: Printed in the middle, for a tile that carries its own.
    """
    scale = ground_scale(width, bleed)
    painted = art.find(artwork)(Random(f"{artwork} {seed}"), colours)
    nodes: list[Node] = [Group((painted,), scale=(scale, scale))]
    if number is not None:
        nodes.append(number_plate(number, 25.0 * width / DRAWN_FOR, colours))
    return Drawing(name, hexagon(width), Group(tuple(nodes)), hexagon(width + 2 * bleed))


def ground_scale(width: float, bleed: float) -> float:
    """How much terrain artwork is scaled for a tile, so that its ground fills the bleed too."""
    return max(width / DRAWN_FOR, (width + 2 * bleed) / _GROUND)
