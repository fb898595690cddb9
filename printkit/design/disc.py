"""Round pieces whose face is one drawing: oil, metropolis, Champion, victory points."""

from __future__ import annotations

from printkit.design.colours import Colours
from printkit.design.picture import Artwork, painted
from printkit.design.playing_pieces import signed
from printkit.draw.scene import Drawing, Group, circle

_RIM, _SIGN = 0.436, 0.1
"""Where a player's shape stands on a disc and how large it is, by the diameter."""

_COMPASS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def disc(
    name: str,
    artwork: Artwork,
    colours: Colours,
    *,
    drawn_for: float,
    diameter: float,
    bleed: float = 3.0,
    player: str = "",
) -> Drawing:
    """A disc of that artwork.

    Args:
        name: For people and file names.
        artwork: The drawing's name, or a picture.
        colours: The theme's.
        drawn_for: The diameter that the artwork is drawn for, its ground 3 mm wider on all sides.
        diameter: Of the piece.
        bleed: How far the ground runs on beyond the trim.
        player: Whose colour and shape it bears; empty for nobody's.
    """
    scale = max(diameter / drawn_for, (diameter + 2 * bleed) / (drawn_for + 6))
    worn = colours.worn_by(player) if player else colours
    across = drawn_for + 6
    drawn = painted(artwork, str(artwork), worn, (across, across))
    # The rim shows around what stands on the disc, however it lies: the player's shape is there.
    reach = _RIM * diameter
    signs = [
        signed(artwork, player, (x * reach, y * reach), _SIGN * diameter, colours)
        for x, y in _COMPASS
        if player
    ]
    body = Group((Group((drawn,), scale=(scale, scale)), *signs))
    return Drawing(name, circle(0, 0, diameter / 2), body, circle(0, 0, diameter / 2 + bleed))
