"""A contact sheet of every piece, for choosing, checking and showing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.markup import Run
from printkit.design.theme import Theme
from printkit.design.typeset import Type, paragraph, whole
from printkit.design.words import Words
from printkit.draw.scene import Drawing, Group, Node, Page, Placed, Text, bounds

COLUMNS = 4
GAP = 5.0

Shown = tuple[str, Drawing]


def gallery(
    shown: Sequence[Shown], words: Words, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """Every drawing, each as large as its cell, its name below; as many pages as it takes."""
    cell = (frame.measure - (COLUMNS - 1) * GAP) / COLUMNS
    small = theme.types["small"]
    depth = cell + small.leading * 2 + GAP
    head = theme.types["heading"].leading + 4.0
    rows = int((frame.depth - head) // depth)
    per_page = rows * COLUMNS
    pages: list[list[Node]] = []
    for start in range(0, len(shown), per_page):
        page: list[Node] = [_title(words, theme, frame)]
        for n, (name, drawing) in enumerate(shown[start : start + per_page]):
            x = frame.side + (n % COLUMNS) * (cell + GAP)
            y = frame.top + head + (n // COLUMNS) * depth
            page.append(
                Group((_fitted(drawing, cell), *_name(name, cell, small, words)), at=(x, y))
            )
        pages.append(page)
    return bookmarked(pages, frame, furniture, theme, words.plain("sheet.gallery"))


def _title(words: Words, theme: Theme, frame: Frame) -> Text:
    style = theme.types["heading"]
    text = f"{words.plain('scenario.title')} · {words.plain('sheet.gallery')}"
    return Text(
        text,
        frame.side,
        frame.top + style.size,
        style.regular,
        style.size,
        style.fill,
        tracking=style.tracking,
    )


def _fitted(drawing: Drawing, cell: float) -> Placed:
    """The drawing cut at its trim, scaled to the cell and in the middle of it."""
    left, top, right, bottom = bounds(drawing.trim)
    scale = cell / max(right - left, bottom - top)
    middle = ((left + right) / 2 * scale, (top + bottom) / 2 * scale)
    return Placed(
        drawing, (cell / 2 - middle[0], cell / 2 - middle[1]), scale=(scale, scale), cut="trim"
    )


def _name(name: str, cell: float, style: Type, words: Words) -> Sequence[Node]:
    block = whole(paragraph([Run(name)], replace(style, align="middle"), cell, words.language))
    return [Group(block.nodes, at=(0.0, cell + 1.0))]
