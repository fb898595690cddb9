"""SVG files to scenes: the shapes of a picture with their fills and lines, and nothing else.

svgelements belongs here alone; what its answers would hide is asked of draw.svg_words. What it
reads is data: a file that refers to anything – another file, a font, a gradient, a part of its
own – is refused, with what was found.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from printkit.draw import svg_words
from printkit.draw.scene import Group, Path, Step, Style, bounds
from printkit.errors import TemplateError

if TYPE_CHECKING:
    from svgelements import SVG

MOST_STEPS = 200_000
"""So many steps may the paths of a picture have."""

_REFUSED = re.compile(
    r"<!ENTITY|<\s*(?:\w+:)?(text|image|use|script|filter|mask|foreignObject|animate\w*)\b"
    r"|\burl\s*\(|@import",
    re.IGNORECASE,
)
"""What is more than shapes and plain colours."""


def read(text: str, where: str) -> tuple[Group, tuple[float, float]]:
    """The shapes of an SVG file, and the width and height of the box around which they lie.

    Args:
        text: The file's text.
        where: The file, for errors.

    Raises:
        TemplateError: It is no SVG, holds more than shapes, none, or too many.
    """
    refused = _REFUSED.search(text)
    if refused:
        raise TemplateError("svg-holds", where=where, found=refused[0].strip())
    from svgelements import SVG

    try:
        picture = SVG.parse(io.StringIO(text), reify=True)
    # A damaged file fails in any of a dozen ways within the library.
    except (Exception, RecursionError) as fault:
        raise TemplateError("svg-broken", where=where, reason=type(fault).__name__) from None
    try:
        paths = tuple(_paths(picture, where))
    except (ValueError, TypeError, AttributeError, ZeroDivisionError, OverflowError) as fault:
        raise TemplateError("svg-broken", where=where, reason=type(fault).__name__) from None
    if not paths:
        raise TemplateError("svg-empty", where=where)
    left, top, right, bottom = _box(picture, paths)
    if not (0 < right - left < float("inf") and 0 < bottom - top < float("inf")):
        raise TemplateError("svg-empty", where=where)
    middle = (left + right) / 2, (top + bottom) / 2
    return Group((Group(paths, at=(-middle[0], -middle[1])),)), (right - left, bottom - top)


def _paths(picture: SVG, where: str) -> Iterator[Path]:
    from svgelements import Path as Outline, Shape

    count = 0
    for shape in picture.elements():
        if not isinstance(shape, Shape) or svg_words.hidden(shape.values):
            continue
        svg_words.check(shape.values, where)
        style = _style(shape, where)
        outline = abs(Outline(shape))
        parts = sum(type(step).__name__ == "Move" for step in outline)
        if parts > 1 and shape.values.get("fill-rule") == "evenodd" and style.fill:
            raise TemplateError("svg-holds", where=where, found="fill-rule: evenodd")
        outline.approximate_arcs_with_cubics()
        steps = tuple(_steps(outline))
        count += len(steps)
        if count > MOST_STEPS:
            raise TemplateError("svg-large", where=where, most=MOST_STEPS)
        if len(steps) > 1 and (style.fill or style.stroke):
            yield Path(steps, style)


def _style(shape: Any, where: str) -> Style:
    from svgelements import Color

    opacity = svg_words.share(shape.values.get("opacity"))
    paints = []
    for key in ("fill", "stroke"):
        said = svg_words.paint(shape.values, key, where)
        share = svg_words.share(shape.values.get(f"{key}-opacity"))
        paint = Color(said)
        paints.append((_colour(paint) if share else None, share * (paint.opacity or 0)))
    (fill, filled), (stroke, stroked) = paints
    alpha = filled if fill else stroked if stroke else 1.0
    width = float(shape.stroke_width or 1)
    cap = "round" if shape.values.get("stroke-linecap") == "round" else "butt"
    return Style(fill, stroke, width, min(1.0, max(0.0, opacity * alpha)), cap=cap)  # type: ignore[arg-type]


def _colour(paint: Any) -> str | None:
    """A colour as "#RRGGBB"; None for nothing that is seen."""
    if paint is None or paint.value is None or not paint.opacity:
        return None
    return f"#{paint.red:02X}{paint.green:02X}{paint.blue:02X}"


def _steps(outline: Any) -> Iterator[Step]:
    for step in outline:
        kind = type(step).__name__
        if kind == "Move":
            yield ("M", float(step.end.x), float(step.end.y))
        elif kind == "Line":
            yield ("L", float(step.end.x), float(step.end.y))
        elif kind == "Close":
            yield ("Z",)
        elif kind == "CubicBezier":
            points = (step.control1, step.control2, step.end)
            yield ("C", *(float(value) for point in points for value in (point.x, point.y)))
        elif kind == "QuadraticBezier":
            first = step.start + (step.control - step.start) * (2 / 3)
            second = step.end + (step.control - step.end) * (2 / 3)
            points = (first, second, step.end)
            yield ("C", *(float(value) for point in points for value in (point.x, point.y)))


def _box(picture: SVG, paths: tuple[Path, ...]) -> tuple[float, float, float, float]:
    """The picture's own frame; what is drawn, where the file names none."""
    if picture.viewbox is not None and picture.width and picture.height:
        return 0.0, 0.0, float(picture.width), float(picture.height)
    boxes = [bounds(path) for path in paths]
    return (
        min(box[0] for box in boxes), min(box[1] for box in boxes),
        max(box[2] for box in boxes), max(box[3] for box in boxes),
    )  # fmt: skip
