"""Small tables of a page to read: a head in colour, hairlines between rows, cells that wrap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from printkit.design.markup import Inline, Run
from printkit.design.theme import Theme
from printkit.design.typeset import Block, Type, lines
from printkit.draw.scene import Group, Node, Style, line

PAD = 0.8


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head, its width, and where its cells stand."""

    head: str
    width: float
    align: Literal["start", "middle", "end"] = "start"


Cell = Sequence[Inline]


def table(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]], theme: Theme, language: str
) -> list[Block]:
    """One block a row, the head first; a column of the page may break between rows."""
    head = _row(
        columns,
        [[Run(column.head)] for column in columns],
        theme.types["overline"],
        theme,
        language,
    )
    body = [_row(columns, row, theme.types["table"], theme, language) for row in rows]
    return [replace(head, before=1.0, keep=True), *body]


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
        inside = replace(style, align=column.align)
        set_lines = lines(content, inside, column.width - 2 * PAD, language)
        for n, text in enumerate(set_lines):
            baseline = PAD * 0.7 + style.leading * (n + 0.74)
            nodes.append(Group(text.children, at=(x + PAD, baseline)))
        height = max(height, style.leading * len(set_lines) + PAD * 1.4)
        x += column.width
    nodes.append(
        line(0, height, x, height, Style(stroke=theme.colours["grid"], width=0.15, cap="butt"))
    )
    return Block(height, tuple(nodes))
