"""Discs that say what an intersection trades, as the signs of harbours do."""

from __future__ import annotations

from printkit.design.colours import Colours, shade
from printkit.design.plan_hex import trade_board
from printkit.draw.scene import Drawing, Group, Style, circle

_DRAWN = 8.6
"""The diameter that a sign is drawn with."""


def trade_disc(
    name: str, traded: str, rate: int, colours: Colours, *, diameter: float, bleed: float = 3.0
) -> Drawing:
    """A disc with a trade's sign.

    Args:
        name: For people and file names.
        traded: A resource or gold.
        rate: How many of it are taken for one.
        colours: The theme's.
        diameter: Of the disc.
        bleed: How far its ground runs on beyond the trim.
    """
    scale = (diameter - 2.0) / _DRAWN
    ground = circle(0, 0, diameter / 2 + bleed, Style(shade(colours["wood"], -0.15)))
    body = Group((ground, Group(trade_board(traded, rate, colours), scale=(scale, scale))))
    return Drawing(name, circle(0, 0, diameter / 2), body, circle(0, 0, diameter / 2 + bleed))
