"""Cards of a deck as a summary shows them: small pictures in rows, their names and counts below."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from printkit.design import art
from printkit.design.diagram import centred, figure, label
from printkit.design.figures import Scope
from printkit.design.typeset import Block
from printkit.draw.scene import Group, Node, Path, Style, circle, rectangle

_DRAWN = (48.0, 42.0)
"""The picture that a card's artwork is drawn for."""

_GAP, _NAME = 2.2, 8.6


def shelf(scope: Scope, deck: str, faces: Sequence[str], columns: int, caption: str) -> Block:
    """The faces of a deck, so many in a row.

    Args:
        scope: The figure's.
        deck: The component's name.
        faces: Which of its faces.
        columns: How many stand in a row.
        caption: The key of the caption.
    """
    component = scope.words.setup.components[deck]
    wide = (scope.measure - (columns - 1) * _GAP) / columns
    row = wide * _DRAWN[1] / _DRAWN[0] + _NAME
    nodes: list[Node] = []
    for n, face in enumerate(faces):
        at = (n % columns * (wide + _GAP), n // columns * row)
        nodes.append(Group(_card(scope, deck, face, component.faces[face], wide), at=at))
    return figure(scope, nodes, -(-len(faces) // columns) * row, caption)


def _card(scope: Scope, deck: str, face: str, copies: int, wide: float) -> tuple[Node, ...]:
    """One picture, its name below and its count in a corner."""
    colours, small = scope.theme.colours, scope.theme.types["small"]
    high = wide * _DRAWN[1] / _DRAWN[0]
    scale = wide / _DRAWN[0]
    name = face.replace("-", "_")
    window = rectangle(0, 0, wide, high, radius=0.9)
    painted = Group(
        (art.find(name)(Random(name), colours),), at=(wide / 2, high / 2), scale=(scale, scale)
    )
    rim = Path(window.steps, Style(stroke=colours["ink"], width=0.25))
    title = scope.words.plain(f"components.{deck}.faces.{face}.title")
    told = centred(title, (wide / 2, high + _NAME / 2 - 0.6), wide + _GAP - 0.4, small.bolder)
    count: list[Node] = []
    if copies > 1:
        at = (wide - 2.4, high - 2.4)
        disc = Style(colours["parchment"], colours["ink"], 0.25)
        count = [circle(*at, 2.1, disc), label(str(copies), at, small.bolder)]
    return (Group((painted,), clip=window), rim, *told, *count)
