"""Shapes as line art on white: grounds without their fill, areas pale, lines thin.

Tells how one path is drawn for less ink where lengths are so many times as long; draw.inks goes
through the pages. Lines cost ink as well: what is too slim for an outline stays a flat stroke.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import dist

from printkit.draw.hairlines import THINNEST
from printkit.draw.scene import Path, Style, bounds
from printkit.draw.tones import channels, lightness, tint

DARK = "#2B2A28"
"""What was light on dark, on white."""
SEEN = 0.6
"""The lightest that is seen on white as a line or a letter."""
_SEEN_FLAT = 0.72
"""The same, of a slim shape."""
_LINE_ART = 0.2
"""Small shapes and lines that are so dark are line art already: icons, marks for machines."""
_GROUND = 8.0
"""What is at least so large both ways, in mm of its drawing, is ground: it stays white."""
_SLIM = 0.6
"""What is not so wide on the sheet, in mm, takes less ink flat than with an outline."""
_BROAD = 1.0
"""A line so wide, in mm, is an area."""
_OUTLINE = 0.1
"""How wide the outline is that a shape gets, in mm."""
_THIN = 0.7
"""How wide outlines are, by what they were."""
_THINNER = 0.4
"""The same of lines that bound nothing."""
_MOST_PALE = 0.65
"""How much white a line gets at most for being thicker than it should be."""
_WHITE = {"area": 0.84, "slim": 0.4, "outline": 0.3, "edge": 0.2, "broad": 0.75}
"""How much white the colours get: of areas, slim shapes, outlines new and old, broad lines."""
_SHADE = 0.4
"""How dark shadows and glints are, by what they were."""


def line_art(path: Path, scale: float) -> Path:
    """The path as it is drawn for less ink where lengths are so many times as long."""
    return replace(path, style=_style(path, scale))


def _style(path: Path, scale: float) -> Style:
    style = path.style
    if style.fill is None:
        return _line(style, scale)
    if style.opacity < 1:
        # Shadows and glints have no outline of their own.
        return replace(style, opacity=style.opacity * _SHADE)
    if _reach(path) >= _GROUND:
        return _outlined(style, "#FFFFFF", scale)
    if lightness(style.fill) < _LINE_ART:
        return style
    if not style.stroke and _width(path) * scale < _SLIM:
        return replace(style, fill=_seen(style.fill, _SEEN_FLAT, _WHITE["slim"]))
    return _outlined(style, tint(style.fill, _WHITE["area"]), scale)


def _line(style: Style, scale: float) -> Style:
    if not style.stroke or lightness(style.stroke) < _LINE_ART:
        return style
    if style.width >= _BROAD:
        return replace(style, stroke=tint(style.stroke, _WHITE["broad"]))
    return _drawn(style, style.stroke, style.width * _THINNER, scale)


def _outlined(style: Style, fill: str, scale: float) -> Style:
    """A paler area; one that was painted without a line gets a fine one of its own colour."""
    paler = replace(style, fill=fill)
    if style.stroke:
        return _drawn(paler, tint(style.stroke, _WHITE["edge"]), style.width * _THIN, scale)
    return _drawn(paler, _seen(style.fill or DARK, SEEN, _WHITE["outline"]), _OUTLINE, scale)


def _drawn(style: Style, colour: str, width: float, scale: float) -> Style:
    """With a line that takes the ink of its width; where that would not print, it is paler."""
    printed = max(width, THINNEST / scale)
    return replace(style, stroke=tint(colour, min(_MOST_PALE, 1 - width / printed)), width=printed)


@lru_cache(maxsize=4096)
def _seen(colour: str, least: float, white: float) -> str:
    """A colour dark enough for its hue to be seen on white: what was light stood on dark."""
    while lightness(colour) > least:
        colour = "#" + "".join(f"{round(c * 0.9):02X}" for c in channels(colour))
    return tint(colour, white)


def _reach(path: Path) -> float:
    """The smaller side of the largest of a path's parts: a square to scan is many small ones."""
    starts = [n for n, step in enumerate(path.steps) if step[0] == "M"]
    parts = zip(starts, [*starts[1:], len(path.steps)], strict=True)
    boxes = [bounds(replace(path, steps=path.steps[start:end])) for start, end in parts]
    return max(min(right - left, bottom - top) for left, top, right, bottom in boxes)


def _width(path: Path) -> float:
    """How wide an area is on the whole: a long strip as wide as it is, a square half as wide."""
    area = length = 0.0
    for (x0, y0), (x1, y1) in _sides(path):
        area += x0 * y1 - x1 * y0
        length += dist((x0, y0), (x1, y1))
    return abs(area) / length if length else 0.0


def _sides(path: Path) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """An outline's sides, curves as two chords each, which is near enough for its width."""
    start = here = (0.0, 0.0)
    for step in path.steps:
        numbers = [float(number) for number in step[1:]]
        if step[0] == "M":
            start = here = (numbers[0], numbers[1])
            continue
        places = [start] if step[0] == "Z" else [(numbers[-2], numbers[-1])]
        if step[0] == "C":
            x, y, x1, y1, x2, y2, x3, y3 = (*here, *numbers)
            places.insert(0, ((x + 3 * x1 + 3 * x2 + x3) / 8, (y + 3 * y1 + 3 * y2 + y3) / 8))
        for place in places:
            yield here, place
            here = place
