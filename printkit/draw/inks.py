"""Pages for less ink: in greys, or as line art on white ground.

Runs over finished pages, as draw.hairlines does, so that every drawing has all inks without
knowing of them. Shapes keep their outlines and texts stay dark, so nothing that carries
meaning is lost: symbols, numbers and patterns stand on white.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Literal, overload

from printkit.draw.scene import (
    Drawing,
    Group,
    Node,
    Page,
    Path,
    Placed,
    Raster,
    Style,
    Text,
    bounds,
)

Ink = Literal["normal", "low", "gray"]

_DARK = "#2B2A28"
_GROUND = 8.0
"""What is at least so large both ways, in mm, is ground: it stays white."""
_LINE_ART = 0.2
"""Small shapes that are so dark are line art already: icons, the square to scan."""
_SEEN = 0.6
"""The lightest that is seen on white."""
_PALE = 0.55
"""How much white a picture of pixels gets in line art."""
_BROAD = 1.0
"""A line so wide, in mm, is an area."""


def printed(page: Page, ink: Ink) -> Page:
    """The page as it is printed with an ink."""
    if ink == "normal":
        return page
    pieces = tuple(_drawn(piece, ink) for piece in page.pieces)
    return replace(page, pieces=pieces, marks=_drawn(page.marks, ink))


@overload
def _drawn(node: Group, ink: Ink) -> Group: ...
@overload
def _drawn(node: Placed, ink: Ink) -> Placed: ...
@overload
def _drawn(node: Node, ink: Ink) -> Node: ...
def _drawn(node: Node, ink: Ink) -> Node:
    if isinstance(node, Path):
        return _PATHS[ink](node)
    if isinstance(node, Text):
        return replace(node, fill=_TEXTS[ink](node.fill))
    if isinstance(node, Raster):
        return _inked_raster(node, ink)
    if isinstance(node, Group):
        return replace(node, children=tuple(_drawn(child, ink) for child in node.children))
    return replace(node, drawing=_inked(node.drawing, ink))


@lru_cache(maxsize=1024)  # One drawing in one ink is one drawing, and is written once.
def _inked(drawing: Drawing, ink: Ink) -> Drawing:
    return replace(drawing, body=_drawn(drawing.body, ink))


@lru_cache(maxsize=64)
def _inked_raster(raster: Raster, ink: Ink) -> Raster:
    """A picture of pixels in greys; for line art pale as well, as it has no outlines to keep."""
    # Few jobs have one, and only they wait for the library.
    from PIL import Image

    picture = Image.open(BytesIO(raster.content)).convert("RGBA")
    grey = picture.convert("L")
    if ink == "low":
        grey = Image.blend(grey, Image.new("L", grey.size, 255), _PALE)
    made = Image.merge("LA", (grey, picture.getchannel("A")))
    target = BytesIO()
    made.save(target, "PNG")
    return replace(raster, content=target.getvalue())


def _grey_path(path: Path) -> Path:
    style = path.style
    fill = style.fill and _grey(style.fill)
    return replace(
        path, style=replace(style, fill=fill, stroke=style.stroke and _grey(style.stroke))
    )


@lru_cache(maxsize=4096)
def _grey(colour: str) -> str:
    """The grey that is as light."""
    level = round(255 * _lightness(colour))
    return f"#{level:02X}{level:02X}{level:02X}"


def _light_path(path: Path) -> Path:
    """White or palely tinted, with an outline where it had none."""
    style = path.style
    if style.stroke and style.width >= _BROAD:
        return replace(path, style=replace(style, stroke=_tint(style.stroke, 0.75)))
    if style.fill is None:
        return path
    if style.opacity < 1:
        # Shadows and glints: light and dark without an outline of their own.
        return replace(path, style=replace(style, opacity=style.opacity * 0.4))
    if _breadth(path) >= _GROUND:
        return replace(path, style=_outlined(style, "#FFFFFF"))
    if _lightness(style.fill) < _LINE_ART:
        return path
    return replace(path, style=_outlined(style, _tint(style.fill, 0.72)))


def _breadth(path: Path) -> float:
    """The smaller side of the largest of a path's parts: a square to scan is many small ones."""
    starts = [n for n, step in enumerate(path.steps) if step[0] == "M"]
    parts = zip(starts, [*starts[1:], len(path.steps)], strict=True)
    boxes = [bounds(replace(path, steps=path.steps[start:end])) for start, end in parts]
    return max(min(right - left, bottom - top) for left, top, right, bottom in boxes)


def _outlined(style: Style, fill: str) -> Style:
    """A paler area; one that was painted without a line gets a fine one of its own colour."""
    if style.stroke:
        return replace(style, fill=fill)
    return replace(style, fill=fill, stroke=_line(style.fill or _DARK), width=0.12)


@lru_cache(maxsize=4096)
def _line(colour: str) -> str:
    """A line in the hue of an area: what stood light on dark is still seen on white."""
    while _lightness(colour) > _SEEN:
        colour = "#" + "".join(f"{round(c * 0.9):02X}" for c in _channels(colour))
    return _tint(colour, 0.25)


def _dark_text(colour: str) -> str:
    """What stood light on dark stands dark on light."""
    return _DARK if _lightness(colour) > _SEEN else colour


@lru_cache(maxsize=4096)
def _tint(colour: str, share: float) -> str:
    """A colour with so much white in it."""
    return "#" + "".join(f"{round(c + (255 - c) * share):02X}" for c in _channels(colour))


def _lightness(colour: str) -> float:
    """0 for black to 1 for white, as light as the eye sees it: the level of the equal grey."""
    red, green, blue = (_linear(c / 255) for c in _channels(colour))
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def _linear(level: float) -> float:
    """The share of light that a channel of sRGB stands for."""
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


_PATHS: dict[Ink, Callable[[Path], Path]] = {"low": _light_path, "gray": _grey_path}
_TEXTS: dict[Ink, Callable[[str], str]] = {"low": _dark_text, "gray": _grey}
