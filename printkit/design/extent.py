"""How far something that is drawn goes: the box around it, for what has no trim of its own.

draw.scene.bounds does this for one path; design.gallery shows drawings of any size by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from printkit.draw.scene import Group, Node, Path, Placed, Raster, bounds

Box = tuple[float, float, float, float]


def extent(node: Node) -> Box | None:
    """Left, top, right and bottom of what is seen; a turned part counts with its box, texts not."""
    if isinstance(node, Path):
        return bounds(node)
    if isinstance(node, Raster):
        return -0.5, -0.5, 0.5, 0.5
    if isinstance(node, Placed):
        inner = extent(node.drawing.body)
        window = node.drawing.trim if node.cut == "trim" else None
    elif isinstance(node, Group):
        inner, window = _around(box for child in node.children if (box := extent(child))), node.clip
    else:
        return None
    if inner is None:
        return None
    return _moved(_within(inner, bounds(window)) if window else inner, node)


def _around(boxes: Iterable[Box]) -> Box | None:
    found = list(boxes)
    if not found:
        return None
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _within(box: Box, window: Box) -> Box:
    return (
        max(box[0], window[0]), max(box[1], window[1]),
        min(box[2], window[2]), min(box[3], window[3]),
    )  # fmt: skip


def _moved(box: Box, node: Group | Placed) -> Box:
    """The box scaled, turned and shifted as the node says."""
    turn = radians(node.turn)
    corners: Sequence[tuple[float, float]] = [
        (x * node.scale[0], y * node.scale[1]) for x in box[::2] for y in box[1::2]
    ]
    xs = [node.at[0] + x * cos(turn) - y * sin(turn) for x, y in corners]
    ys = [node.at[1] + x * sin(turn) + y * cos(turn) for x, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
