"""Pages to read: a title over two columns, balanced at the end, small furniture at the foot.

The set-up sheet and the rule summary are made of these. Widths follow the paper, so that A4
and US Letter both come out composed and not scaled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from printkit.design.oneline import fitted, shortened
from printkit.design.theme import Theme
from printkit.design.typeset import Block, flow, whole
from printkit.draw import fonts
from printkit.draw.furniture import BETWEEN
from printkit.draw.scene import Group, Node, Page, Style, line
from printkit.errors import FitError

_GAP = 6.0
"""Between what a sheet is and the page's number."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a page's text stands.

    Attributes:
        width: Of the paper.
        height: Of the paper.
        side: Margin left and right.
        top: Margin above.
        bottom: Margin below; the furniture stands in it.
        gap: Between the columns.
    """

    width: float
    height: float
    side: float = 16.0
    top: float = 15.0
    bottom: float = 17.0
    gap: float = 9.5

    @property
    def measure(self) -> float:
        """The width between the side margins."""
        return self.width - 2 * self.side

    @property
    def column(self) -> float:
        """The width of one of two columns."""
        return (self.measure - self.gap) / 2

    @property
    def depth(self) -> float:
        """The height between the margins."""
        return self.height - self.top - self.bottom


@dataclass(frozen=True, slots=True)
class Furniture:
    """What stands small at the foot of every page.

    Attributes:
        facts: What the sheet is, at the left; the longest is cut short where they find no room.
        note: A line under it.
        page_of: "Page {n} of {m}" in the reader's language, given both.
    """

    facts: tuple[str, ...]
    note: str
    page_of: Callable[[int, int], str]


def bookmarked(
    pages: Sequence[Sequence[Node]], frame: Frame, furniture: Furniture, theme: Theme, bookmark: str
) -> list[Page]:
    """The pages with their furniture; the first carries the bookmark."""
    return [
        Page(
            frame.width,
            frame.height,
            marks=Group((*nodes, *_foot(frame, furniture, theme, n, len(pages)))),
            bookmark=bookmark if n == 1 else "",
        )
        for n, nodes in enumerate(pages, start=1)
    ]


def two_columns(
    head: Block, blocks: Sequence[Block], frame: Frame, *, most: int
) -> list[list[Node]]:
    """The blocks in two columns under the head, on as few pages as hold them.

    Args:
        head: Across both columns of the first page.
        blocks: What the columns hold.
        frame: Where the text stands.
        most: How many pages there may be.

    Raises:
        FitError: They do not hold it all.
    """
    first = frame.depth - head.height
    for count in range(1, most + 1):
        heights = [first, first] + [frame.depth] * (2 * count - 2)
        try:
            columns = flow(blocks, heights)
        except FitError:
            if count == most:
                raise
            continue
        if count > 1:
            columns = _balanced(blocks, columns, heights)
        return _composed(head, columns, frame)
    raise AssertionError("a magazine has at least one page")


def side_by_side(left: Sequence[Block], right: Sequence[Block], frame: Frame) -> list[list[Node]]:
    """Two columns with contents of their own on one page.

    Raises:
        FitError: One of them is longer than the page.
    """
    columns = [flow(blocks, [frame.depth])[0] for blocks in (left, right)]
    return _composed(Block(0.0, ()), columns, frame)


def _balanced(
    blocks: Sequence[Block], columns: list[list[tuple[float, Block]]], heights: list[float]
) -> list[list[tuple[float, Block]]]:
    """The last page's two columns made about equally long."""
    settled = columns[:-2]
    rest = list(blocks)[sum(map(len, settled)) :]
    height = heights[-1]
    low, high = 0.0, height
    best = columns[-2:]
    while high - low > 1.0:
        middle = (low + high) / 2
        try:
            best = flow(rest, [middle, middle])
            high = middle
        except FitError:
            low = middle
    return settled + best


def _composed(
    head: Block, columns: list[list[tuple[float, Block]]], frame: Frame
) -> list[list[Node]]:
    pages: list[list[Node]] = []
    for n, column in enumerate(columns):
        if n % 2 == 0:
            pages.append([])
        top = frame.top + (head.height if n < 2 else 0.0)
        x = frame.side + (n % 2) * (frame.column + frame.gap)
        pages[-1].extend(Group(block.nodes, at=(x, top + y)) for y, block in column)
    pages[0].insert(0, Group(whole([head]).nodes, at=(frame.side, frame.top)))
    return pages


def _foot(frame: Frame, furniture: Furniture, theme: Theme, n: int, total: int) -> list[Node]:
    small = theme.types["small"]
    y = frame.height - frame.bottom + 6.0
    right = frame.width - frame.side
    rule = Style(stroke=theme.colours["grid"], width=0.2)

    number = furniture.page_of(n, total)
    room = frame.measure - fonts.width(number, small.regular, small.size) - _GAP
    note = fitted(furniture.note, small, frame.measure)
    return [
        line(frame.side, y - 3.4, right, y - 3.4, rule),
        small.run(shortened(furniture.facts, BETWEEN, small, room), frame.side, y),
        small.run(number, right, y, "end"),
        note.run(furniture.note, frame.side, y + small.leading),
    ]
