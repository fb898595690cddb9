"""Tracks: a board with a drawn gauge and its title in the calm band at the top."""

from __future__ import annotations

from random import Random

from printkit.board.spelling import listed
from printkit.design.art import disaster_track
from printkit.design.oneline import fitted
from printkit.design.theme import Theme
from printkit.draw.scene import Drawing, Group, rectangle
from printkit.errors import TemplateError

RADIUS = 3.0
_BAND = 10.0
"""The height of the band at the top that the artwork leaves to the title."""


def track(title: str, circles: int, theme: Theme, *, bleed: float = 3.0) -> Drawing:
    """The disaster track with so many open circles, its origin in the middle.

    Raises:
        TemplateError: There is no track with so many circles.
    """
    if circles not in disaster_track.SIZE:
        raise TemplateError("unknown-track", found=circles, allowed=listed(disaster_track.SIZE))
    width, height = disaster_track.SIZE[circles]
    drawn = disaster_track.disaster_track(Random(f"{title} {circles}"), theme.colours, circles)
    style = fitted(title, theme.types["heading"], width - 2 * RADIUS)
    words = style.run(title, 0, -height / 2 + _BAND * 0.72, "middle", fill=theme.colours["ink"])
    trim = rectangle(-width / 2, -height / 2, width, height, radius=RADIUS)
    grown = rectangle(
        -width / 2 - bleed, -height / 2 - bleed, width + 2 * bleed, height + 2 * bleed
    )
    return Drawing(title, trim, Group((drawn, words)), grown)
