"""What sheets are printed on, and which part of a sheet that leaves for pieces.

draw.arrange looks for places within it, draw.sheet draws what it asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from printkit.draw.paper import A4, DEFAULT_MARGINS, Margins, Paper
from printkit.draw.registration import Box, Machine

Axis = Literal["upright", "level"]
"""About which line backs lie mirrored to their fronts: left to right, or top to bottom."""
GUTTER = 0.5
"""Kept clear on either side of a fold, for the line that shows it."""


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """What sheets are printed on, and how.

    Attributes:
        paper: The paper.
        margins: What the printer cannot reach.
        bleed: Room for each piece's ground beyond its trim, where there is room.
        gap: Between trims, in place of no room or twice the bleed, whichever fits more.
        flip: Along which edge the paper is turned for the backs.
        backs: On the other side of the sheet, on the same one beyond a fold, or nowhere.
        marks: Short ones beyond corners, lines along all edges, lines to the edge of the
            sheet, or none.
        back_marks: Repeat them on the backs.
        furniture: The strip with the scale bar and the sheet's name.
        orientation: Of the sheet; "auto" takes what fits more.
        machine: What cuts the sheets, and keeps parts of them free; None for a hand.
    """

    paper: Paper = A4
    margins: Margins = DEFAULT_MARGINS
    bleed: float = 3.0
    gap: float | None = None
    flip: Literal["long", "short"] = "long"
    backs: Literal["behind", "folded", "none"] = "behind"
    marks: Literal["crop", "lines", "guides", "none"] = "crop"
    back_marks: bool = False
    furniture: bool = True
    orientation: Literal["auto", "portrait", "landscape"] = "auto"
    machine: Machine | None = None


def vertical_flip(flip: str, *, landscape: bool) -> bool:
    """True when the paper turns about an upright axis: left becomes right, top stays top."""
    return (flip == "long") != landscape


def axes(style: SheetStyle, *, landscape: bool, backs: bool) -> tuple[Axis | None, ...]:
    """About which lines backs may lie mirrored: the flip decides, but a fold may go either way."""
    if not backs or style.backs == "none":
        return (None,)
    if style.backs == "folded":
        return ("upright", "level")
    return ("upright" if vertical_flip(style.flip, landscape=landscape) else "level",)


def printable(style: SheetStyle, *, landscape: bool, axis: Axis | None) -> tuple[float, float, Box]:
    """Width, height and printable box of a sheet as it is read.

    Across the sheet it is not known which way the printer feeds it, and backs see the margin of
    the opposite edge: there the wider of two margins counts for both.
    """
    margins, width, height = style.margins, style.paper.width, style.paper.height
    top, right, bottom, left = margins.top, margins.right, margins.bottom, margins.left
    if landscape:
        width, height = height, width
        top, left = max(left, right), max(top, bottom)
        bottom, right = top, left
    if axis == "upright":
        left = right = max(left, right)
    elif axis == "level":
        top = bottom = max(top, bottom)
    return width, height, (left, top, width - right, height - bottom)
