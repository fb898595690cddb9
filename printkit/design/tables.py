"""Small tables of a page to read: a head in colour, hairlines between rows, cells that wrap.

A column of the page may break between rows, but not near the head or the foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from printkit.design.markup import Inline, Run
from printkit.design.theme import Theme
from printkit.design.typeset import Block, Type, lines
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Style, line

PAD = 0.8


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head, its width, where its cells stand, and the space to its left."""

    head: str
    width: float
    align: Literal["start", "middle", "end"] = "start"
    gap: float = 0.0


Cell = Sequence[Inline]


def table(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]], theme: Theme, language: str
) -> list[Block]:
    """One block a row, the head first."""
    head = _row(
        columns,
        [[Run(column.head)] for column in columns],
        theme.types["overline"],
        theme,
        language,
    )
    body = [_row(columns, row, theme.types["table"], theme, language) for row in rows]
    last = len(body) - 1
    kept = [replace(row, keep=n < 2 or n == last - 1) for n, row in enumerate(body[:-1])]
    return [replace(head, before=1.0, keep=True), *kept, *body[-1:]]


def natural(head: str, cells: Sequence[str], theme: Theme) -> float:
    """The width that a column needs so that nothing in it wraps."""
    overline, table_type = theme.types["overline"], theme.types["table"]
    widths = [fonts.width(head, overline.regular, overline.size, overline.tracking)]
    widths += [fonts.width(text, table_type.regular, table_type.size) for text in cells]
    return max(widths) + 2 * PAD + 0.01


def cell(text: str) -> Cell:
    """Plain characters as a cell."""
    return [Run(text)]


def _row(
    columns: Sequence[Column], cells: Sequence[Cell], style: Type, theme: Theme, language: str
) -> Block:
    x = 0.0
    nodes: list[Node] = []
    height = 0.0
    for column, content in zip(columns, cells, strict=True):
        x += column.gap
        inside = replace(style, align=column.align)
        set_lines = lines(content, inside, column.width - 2 * PAD, language)
        for n, text in enumerate(set_lines):
            baseline = PAD * 0.7 + style.leading * (n + 0.74)
            nodes.append(Group(text.children, at=(x + PAD, baseline), tag=text.tag))
        height = max(height, style.leading * len(set_lines) + PAD * 1.4)
        x += column.width
    nodes.append(
        line(0, height, x, height, Style(stroke=theme.colours["grid"], width=0.15, cap="butt"))
    )
    return Block(height, tuple(nodes))
