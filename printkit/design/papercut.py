"""Small coloured drawings as tables: layers of flat paper, each a tone and a written outline.

A tone is a colour's name, optionally followed by how much lighter (+) or darker (-) it is:
"forest -0.2". Symbols and the plan's small hexes are such tables; design.pen reads the
outlines, design.colours mixes the tones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from printkit.design.brush import Point
from printkit.design.colours import Colours, mix, shade
from printkit.design.pen import outline
from printkit.draw.scene import Path, Style


class Layer(NamedTuple):
    """One sheet of paper.

    Attributes:
        tone: Its colour, such as "wood -0.3".
        outline: Its shape in the notation of design.pen.
        edge: Width of the dark line around it; 0 for none.
        scale: How much larger than written it is.
        at: Where its origin lies.
    """

    tone: str
    outline: str
    edge: float = 0.0
    scale: float = 1.0
    at: Point = (0.0, 0.0)


def tone(colours: Colours, text: str) -> str:
    """The colour that a tone stands for."""
    name, _, amount = text.partition(" ")
    return shade(colours[name], float(amount or 0))


def placed(layers: Iterable[Layer], x: float, y: float, scale: float = 1.0) -> list[Layer]:
    """The layers of an object scaled about its origin and put at a place."""
    return [
        layer._replace(
            scale=layer.scale * scale,
            at=(x + layer.at[0] * scale, y + layer.at[1] * scale),
        )
        for layer in layers
    ]


def cut(
    colours: Colours, layers: Iterable[Layer], scale: float = 1.0, at: Point = (0.0, 0.0)
) -> tuple[Path, ...]:
    """The layers as paths, scaled about the origin and shifted, first at the bottom."""
    return tuple(_sheet(colours, layer, scale, at) for layer in layers)


def _sheet(colours: Colours, layer: Layer, scale: float, at: Point) -> Path:
    fill = tone(colours, layer.tone)
    edge = mix(fill, colours["ink"], 0.75) if layer.edge else None
    where = (at[0] + layer.at[0] * scale, at[1] + layer.at[1] * scale)
    steps = outline(layer.outline, layer.scale * scale, where)
    return Path(steps, Style(fill, edge, layer.edge * layer.scale * scale))
