"""Terrain tiles: artwork cut to a hex, with the symbol of what it yields.

No two tiles of a kind are equal: each has a seed of its own. A tile with a feature (an oil
spring) takes that feature's artwork, and carries a number itself where the feature does.
"""

from __future__ import annotations

from math import sqrt

from printkit.design.colours import Colours, mix
from printkit.design.picture import Artwork, painted
from printkit.design.symbols import SIZE, symbol
from printkit.design.token import number_plate
from printkit.draw.scene import Drawing, Group, Node, Placed, Style, circle, hexagon

DRAWN_FOR = 79.0
"""The width from flat to flat that terrain artwork is drawn for."""

_SOUTH, _BADGE = 36.2, 4.6
"""Where the symbol of the yield lies south of the middle, and its disc's radius."""

_GROUND = 86.0
"""The width up to which its ground is sure to reach."""

GROUND_BOX = (_GROUND, _GROUND * 2 / sqrt(3))
"""What a picture fills in place of it."""


def tile(
    name: str,
    artwork: Artwork,
    seed: str,
    colours: Colours,
    *,
    width: float = DRAWN_FOR,
    bleed: float = 3.0,
    number: int | None = None,
    yields: str = "",
) -> Drawing:
    """A hex tile of that artwork.

    Args:
        name: For people and file names.
        artwork: The drawing's name, or a picture.
        seed: What its chance is drawn from; equal seeds give equal tiles.
        colours: The theme's.
        width: From flat to flat.
        bleed: How far the ground runs on beyond the trim.
        number: Printed in the middle, for a tile that carries its own.
        yields: The symbol of what it yields, shown small in its southern corner; empty for none.
    """
    scale = ground_scale(width, bleed)
    drawn = painted(artwork, f"{artwork} {seed}", colours, GROUND_BOX)
    nodes: list[Node] = [Group((drawn,), scale=(scale, scale))]
    if yields:
        nodes.append(_badge(yields, width / DRAWN_FOR, colours))
    if number is not None:
        nodes.append(number_plate(number, 25.0 * width / DRAWN_FOR, colours))
    return Drawing(name, hexagon(width), Group(tuple(nodes)), hexagon(width + 2 * bleed))


def _badge(yields: str, scale: float, colours: Colours) -> Group:
    """The symbol on a light disc: what the tile yields, told without its colour."""
    disc = Style(colours["parchment"], mix(colours["parchment"], colours["ink"], 0.7), 0.3)
    size = 1.35 * _BADGE / SIZE
    sign = Placed(symbol(yields, colours), scale=(size, size))
    return Group((circle(0, 0, _BADGE, disc), sign), at=(0, _SOUTH * scale), scale=(scale, scale))


def ground_scale(width: float, bleed: float) -> float:
    """How much terrain artwork is scaled for a tile, so that its ground fills the bleed too."""
    return max(width / DRAWN_FOR, (width + 2 * bleed) / _GROUND)
