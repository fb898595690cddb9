"""Says by how much a piece is too large for its sheet, and what would help.

draw.arrange raises it when not even one piece fits.
"""

from __future__ import annotations

from dataclasses import replace

from printkit.draw import outline
from printkit.draw.furniture import STRIP
from printkit.draw.paper import PAPERS, Paper
from printkit.draw.scene import Path
from printkit.draw.sheet_style import GUTTER, SheetStyle, axes, printable
from printkit.errors import FitError

Size = tuple[float, float]


def misfit(trim: Path, style: SheetStyle, *, backs: bool, label: str) -> FitError:
    """The error for a piece that does not fit even once."""
    size = outline.size(trim)
    if style.machine:
        left, top, right, bottom = style.machine.room(style.paper.width, style.paper.height)
        return FitError(
            "fit-machine",
            piece=label,
            width=round(size[0], 1),
            height=round(size[1], 1),
            paper=style.paper.name,
            room_width=round(right - left, 1),
            room_height=round(bottom - top, 1),
        )
    room = min(_rooms(style, style.paper, backs=backs), key=lambda room: _short(size, room))
    larger = [
        paper.name
        for paper in PAPERS
        if any(_short(size, room) <= 0 for room in _rooms(style, paper, backs=backs))
    ]
    scale = max(min(w / size[0], h / size[1]) for w, h in (room, room[::-1]))
    return FitError(
        "fit-page",
        piece=label,
        width=round(size[0], 1),
        height=round(size[1], 1),
        paper=style.paper.name,
        box_width=round(room[0], 1),
        box_height=round(room[1], 1),
        short=round(_short(size, room), 1),
        larger=larger[0] if larger else f"{size[0] + 60:.0f}x{size[1] + 60:.0f}",
        most=f"{size[0] * scale - 0.05:.1f} × {size[1] * scale - 0.05:.1f}",
    )


def _rooms(style: SheetStyle, paper: Paper, *, backs: bool) -> list[Size]:
    """The largest upright boxes of a sheet, or of its half up to a fold, beside its strip."""
    rooms = []
    on_paper = replace(style, paper=paper)
    for axis in axes(on_paper, landscape=False, backs=backs):
        width, height, (left, top, right, bottom) = printable(on_paper, landscape=False, axis=axis)
        depth = STRIP[1] if style.furniture else 0.0
        if style.backs == "folded" and axis == "upright":
            rooms.append((width / 2 - GUTTER - left, bottom - top - depth))
        elif style.backs == "folded" and axis == "level":
            rooms.append((right - left - depth, height / 2 - GUTTER - top))
        else:
            rooms.append((right - left, bottom - top - depth))
    return rooms


def _short(size: Size, room: Size) -> float:
    """How much the room lacks, the piece laid either way."""
    width, height = size
    return min(max(width - w, height - h) for w, h in (room, room[::-1]))
