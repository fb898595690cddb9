"""Markers: flat pieces that lie under wood, such as a bridge's footing; most are a player's."""

from __future__ import annotations

from printkit.design.colours import Colours
from printkit.design.picture import Artwork, painted
from printkit.design.playing_pieces import signed
from printkit.design.sizes import MarkerForm
from printkit.draw.scene import Drawing, Group, rectangle

_END = 5.4
"""How much of either end stays free of wood."""

_SIGN = 3.4


def marker(
    name: str,
    artwork: Artwork,
    form: MarkerForm,
    player: str,
    colours: Colours,
    *,
    bleed: float = 3.0,
) -> Drawing:
    """A marker of that artwork, its origin in the middle.

    Args:
        name: For people and file names.
        artwork: A picture, or a drawing's name; its ground reaches 3 mm beyond the size it is
            drawn for.
        form: How large it is.
        player: Whose colour and shape it bears; empty for nobody's.
        colours: The theme's.
        bleed: How far the ground runs on beyond the trim.
    """
    width, height = form.size
    shrink = width / form.drawn_for
    drawn_high = height / shrink + 6
    scale = max(shrink, (height + 2 * bleed) / drawn_high)
    worn = colours.worn_by(player) if player else colours
    drawn = painted(artwork, str(artwork), worn, (form.drawn_for + 6, drawn_high))
    trim = rectangle(-width / 2, -height / 2, width, height, radius=form.radius)
    grown = rectangle(
        -width / 2 - bleed, -height / 2 - bleed, width + 2 * bleed, height + 2 * bleed
    )
    # The ends show beside what lies on the marker: the player's shape stands there.
    signs = [
        signed(
            artwork, player, (side * (width / 2 - _END / 2 * shrink), 0.0), _SIGN * shrink, colours
        )
        for side in (-1, 1)
        if player
    ]
    body = Group((Group((drawn,), scale=(scale, scale)), *signs))
    return Drawing(name, trim, body, grown)
