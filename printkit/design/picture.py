"""Pictures of an author's own, beside those of design.art: shapes or pixels that fill a piece.

press.pictures reads them from files of the workspace; whatever shows artwork takes either
(`painted`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from printkit.design import art
from printkit.design.colours import Colours
from printkit.draw.scene import Group, Node, rectangle


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture read from a file.

    Attributes:
        name: For people.
        node: What is drawn, around the origin.
        size: Width and height of what is drawn, in its own measure.
    """

    name: str
    node: Node
    size: tuple[float, float]

    def filling(self, width: float, height: float) -> Group:
        """The picture around the origin, scaled until it fills a box, and cut to it."""
        scale = max(width / self.size[0], height / self.size[1])
        window = rectangle(-width / 2, -height / 2, width, height)
        return Group((Group((self.node,), scale=(scale, scale)),), clip=window)


Artwork = str | Picture
"""A drawing's name, or a picture."""


def painted(artwork: Artwork, seed: str, colours: Colours, room: tuple[float, float]) -> Group:
    """An artwork around the origin.

    Args:
        artwork: A drawing by its name, which knows its own size; or a picture.
        seed: What a drawing's chance is drawn from.
        colours: The theme's.
        room: The box that a picture fills.
    """
    if isinstance(artwork, Picture):
        return artwork.filling(*room)
    return art.find(artwork)(Random(seed), colours)
