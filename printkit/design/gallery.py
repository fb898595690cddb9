"""A contact sheet of every piece, symbol and icon, for choosing, checking and showing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from random import Random

from printkit.design import art, boxes
from printkit.design.colours import Colours
from printkit.design.extent import Box, extent
from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.markup import Run
from printkit.design.theme import Theme
from printkit.design.typeset import Block, flow, paragraph, whole
from printkit.design.words import Words
from printkit.draw.fonts import width
from printkit.draw.scene import Drawing, Group, Node, Page, Placed, bounds, rectangle

GAP = 5.0
MOST_PAGES = 50

SHOWN = "red"
"""In whose colour a drawing is shown that bears a player's."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Drawings shown together.

    Attributes:
        title: Over them; empty where they go on with the shelf before.
        drawings: Each with its name.
        columns: How many stand side by side at most.
    """

    title: str
    drawings: Sequence[tuple[str, Drawing]]
    columns: int


def gallery(
    shelves: Sequence[Shelf], words: Words, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """Every drawing, each as large as its cell, its name below; as many pages as it takes."""
    blocks = [block for shelf in shelves for block in _shelf(shelf, words, theme, frame)]
    head = boxes.masthead(words.plain("kinds.gallery"), words, theme, frame.measure)
    columns = flow([head, *blocks], list(repeat(frame.depth, MOST_PAGES)))
    pages: list[list[Node]] = [
        [Group(block.nodes, at=(frame.side, frame.top + y)) for y, block in column]
        for column in columns
        if column
    ]
    return bookmarked(pages, frame, furniture, theme, words.plain("kinds.gallery"))


def artwork(colours: Colours) -> list[tuple[str, Drawing]]:
    """Every drawing that a component's `art` may name; players' things in one's colour."""
    worn = colours.worn_by(SHOWN)
    drawn = ((name, art.find(name)(Random(name), worn)) for name in art.offered())
    return [(name, _alone(name, one, box)) for name, one in drawn if (box := extent(one))]


def _alone(name: str, drawn: Group, box: Box) -> Drawing:
    left, top, right, bottom = box
    return Drawing(name, rectangle(left, top, right - left, bottom - top), drawn)


def _shelf(shelf: Shelf, words: Words, theme: Theme, frame: Frame) -> list[Block]:
    columns = _columns(shelf, theme, frame.measure)
    rows = [
        shelf.drawings[start : start + columns] for start in range(0, len(shelf.drawings), columns)
    ]
    cell = (frame.measure - (columns - 1) * GAP) / columns
    heading = [boxes.heading(shelf.title, theme, frame.measure)] if shelf.title else []
    return [*heading, *(_row(row, cell, words, theme) for row in rows)]


def _columns(shelf: Shelf, theme: Theme, measure: float) -> int:
    """As many as the shelf asks for, or fewer, so that the longest word of a name fits."""
    style = theme.types["note"]
    words = [word for name, _ in shelf.drawings for word in name.split()]
    widest = max((width(word, style.regular, style.size) for word in words), default=0.0)
    return max(1, min(shelf.columns, int((measure + GAP) / (widest + GAP))))


def _row(row: Sequence[tuple[str, Drawing]], cell: float, words: Words, theme: Theme) -> Block:
    style = replace(theme.types["note"], align="middle")
    names = [whole(paragraph([Run(name)], style, cell, words.language)) for name, _ in row]
    height = max(_height(drawing, cell) for _, drawing in row)
    nodes: list[Node] = []
    for n, ((_, drawing), name) in enumerate(zip(row, names, strict=True)):
        x = n * (cell + GAP)
        middle = (x + cell / 2, height / 2)
        nodes += [_fitted(drawing, middle, cell), Group(name.nodes, at=(x, height + 1.0))]
    return Block(height + 1.0 + max(name.height for name in names), tuple(nodes), before=GAP)


def _scale(drawing: Drawing, cell: float) -> float:
    left, top, right, bottom = bounds(drawing.trim)
    return cell / max(right - left, bottom - top)


def _height(drawing: Drawing, cell: float) -> float:
    _, top, _, bottom = bounds(drawing.trim)
    return (bottom - top) * _scale(drawing, cell)


def _fitted(drawing: Drawing, middle: tuple[float, float], cell: float) -> Placed:
    """The drawing cut at its trim, scaled to the cell and around a place."""
    left, top, right, bottom = bounds(drawing.trim)
    scale = _scale(drawing, cell)
    at = (middle[0] - (left + right) / 2 * scale, middle[1] - (top + bottom) / 2 * scale)
    return Placed(drawing, at, scale=(scale, scale), cut="trim")
