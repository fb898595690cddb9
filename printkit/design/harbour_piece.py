"""Harbour tiles: a sea hex with jetties to its land side and the sign of what it trades."""

from __future__ import annotations

from random import Random

from printkit.design import art
from printkit.design.colours import Colours
from printkit.design.plan_hex import Trade, trade_sign
from printkit.design.tile import DRAWN_FOR, ground_scale
from printkit.draw.scene import Drawing, Group, hexagon

SIGN = 24.0
"""Diameter of the trade sign on a tile of full size."""

SIGN_DRAWN = 8.6
"""The diameter that it is drawn with."""


def harbour_tile(
    name: str, trade: Trade, colours: Colours, *, width: float = DRAWN_FOR, bleed: float = 3.0
) -> Drawing:
    """A hex tile with a harbour on its eastern side."""
    scale = ground_scale(width, bleed)
    painted = art.find("harbour")(Random(f"harbour {trade[0]}"), colours)
    grown = SIGN / SIGN_DRAWN * width / DRAWN_FOR
    sign = Group(trade_sign(trade, colours), scale=(grown, grown))
    body = Group((Group((painted,), scale=(scale, scale)), sign))
    return Drawing(name, hexagon(width), body, hexagon(width + 2 * bleed))
