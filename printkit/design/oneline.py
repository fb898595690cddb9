"""Texts of one line: set smaller where they are long, and an error where even that is too long.

design.typeset breaks what may take several lines; titles, headings and names stand in one.
"""

from __future__ import annotations

from dataclasses import replace

from printkit.design.typeset import Type
from printkit.draw import fonts
from printkit.draw.scene import LEAST_TYPE
from printkit.errors import FitError

LEAST = 0.7
"""The smallest size of a line, as a share of its usual one; none is set under `LEAST_TYPE`."""


def fitted(told: str, style: Type, measure: float, *, least: float = LEAST) -> Type:
    """How a line is set within its measure: as usual, or only as much smaller as it must be.

    Raises:
        FitError: It is too long at the least size.
    """
    width = _width(told, style)
    if width <= measure:
        return style
    factor = max(least, measure / width, min(1.0, LEAST_TYPE / style.size))
    smaller = replace(style.scaled(factor), tracking=style.tracking * factor)
    if width * factor > measure + 1e-6:
        raise FitError(
            "fit-line", text=told, width=round(width * factor, 1), measure=round(measure, 1)
        )
    return smaller


def shortened(facts: tuple[str, ...], between: str, style: Type, room: float) -> str:
    """Facts in one line, the longest of them cut short with … until the room holds them."""
    parts = list(facts)
    while _width(between.join(parts), style) > room and max(map(len, parts)) > 1:
        longest = max(range(len(parts)), key=lambda n: len(parts[n]))
        parts[longest] = parts[longest].removesuffix("…")[:-1] + "…"
    return between.join(parts)


def _width(told: str, style: Type) -> float:
    return fonts.width(told, style.regular, style.size, style.tracking)
