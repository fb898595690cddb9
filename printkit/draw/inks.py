"""Pages for less ink: in greys, or as line art on white ground (draw.line_art).

Runs over finished pages, as draw.hairlines does, so that every drawing has all inks without
knowing of them. Shapes keep their outlines and texts stay dark, so nothing that carries
meaning is lost: symbols, numbers and patterns stand on white.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from math import sqrt
from typing import Literal, overload

from printkit.draw.line_art import DARK, SEEN, line_art
from printkit.draw.scene import Drawing, Group, Node, Page, Path, Placed, Raster, Text
from printkit.draw.tones import grey, lightness

Ink = Literal["normal", "low", "gray"]

_PALE = 0.55
"""How much white a picture of pixels gets in line art."""


def printed(page: Page, ink: Ink) -> Page:
    """The page as it is printed with an ink."""
    if ink == "normal":
        return page
    pieces = tuple(_drawn(piece, ink, 1.0) for piece in _within_trims(page, ink))
    return replace(page, pieces=pieces, marks=_drawn(page.marks, ink, 1.0))


def _within_trims(page: Page, ink: Ink) -> tuple[Placed, ...]:
    """A page's pieces; on a sheet of line art they end at their trims, for white needs no bleed."""
    if ink != "low" or page.trim:
        return page.pieces
    ending = (
        replace(piece, cut="trim") if piece.cut == "bleed" else piece for piece in page.pieces
    )
    return tuple(dict.fromkeys(ending))


@overload
def _drawn(node: Group, ink: Ink, scale: float) -> Group: ...
@overload
def _drawn(node: Placed, ink: Ink, scale: float) -> Placed: ...
@overload
def _drawn(node: Node, ink: Ink, scale: float) -> Node: ...
def _drawn(node: Node, ink: Ink, scale: float) -> Node:
    """A node in an ink, where lengths are so many times as long."""
    if isinstance(node, Path):
        return _PATHS[ink](node, scale)
    if isinstance(node, Text):
        return replace(node, fill=_TEXTS[ink](node.fill))
    if isinstance(node, Raster):
        return _inked_raster(node, ink)
    inner = scale * sqrt(abs(node.scale[0] * node.scale[1]))
    if isinstance(node, Group):
        return replace(node, children=tuple(_drawn(child, ink, inner) for child in node.children))
    # Greys are the same at every size.
    return replace(node, drawing=_inked(node.drawing, ink, inner if ink == "low" else 1.0))


@lru_cache(maxsize=1024)  # One drawing in one ink and size is one drawing, and is written once.
def _inked(drawing: Drawing, ink: Ink, scale: float) -> Drawing:
    return replace(drawing, body=_drawn(drawing.body, ink, scale))


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


def _grey_path(path: Path, _scale: float) -> Path:
    style = path.style
    fill = style.fill and grey(style.fill)
    return replace(
        path, style=replace(style, fill=fill, stroke=style.stroke and grey(style.stroke))
    )


def _dark_text(colour: str) -> str:
    """What stood light on dark stands dark on light."""
    return DARK if lightness(colour) > SEEN else colour


_PATHS: dict[Ink, Callable[[Path, float], Path]] = {"low": line_art, "gray": _grey_path}
_TEXTS: dict[Ink, Callable[[str], str]] = {"low": _dark_text, "gray": grey}
