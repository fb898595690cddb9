"""Round pieces whose face is one drawing: oil, metropolis, Champion, victory points."""

from __future__ import annotations

from random import Random

from printkit.design import art
from printkit.design.colours import Colours
from printkit.draw.scene import Drawing, Group, circle


def disc(
    name: str,
    artwork: str,
    colours: Colours,
    *,
    drawn_for: float,
    diameter: float,
    bleed: float = 3.0,
) -> Drawing:
    """A disc of that artwork.

    Args:
        name: For people and file names.
        artwork: The drawing's name.
        colours: The theme's.
        drawn_for: The diameter that the artwork is drawn for, its ground 3 mm wider on all sides.
        diameter: Of the piece.
        bleed: How far the ground runs on beyond the trim.
    """
    scale = max(diameter / drawn_for, (diameter + 2 * bleed) / (drawn_for + 6))
    body = Group((art.find(artwork)(Random(artwork), colours),), scale=(scale, scale))
    return Drawing(name, circle(0, 0, diameter / 2), body, circle(0, 0, diameter / 2 + bleed))
