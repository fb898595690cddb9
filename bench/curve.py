"""The curve of fairness against the time of a search, drawn as one of printkit's own scenes.

bench/fairness.py measures what is drawn here; the picture stands in docs/balance.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from printkit.draw.scene import Group, Node, Page, Style, Text, circle, line, polyline
from printkit.draw.svg import write

if TYPE_CHECKING:
    from fairness import Measured

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "fairness.svg"

WIDE, HIGH = 160.0, 92.0
LEFT, RIGHT, TOP, LOW = 14.0, 142.0, 14.0, 76.0
GRID = 10
FACE, SIZE = "FiraSans-Regular", 3.4
INK = "#2B2A28"
LINES = (("played", "gap", "#8A3B1E"), ("predicted", "predicted", "#2F72A4"))
"""What each line is called, whose medians it joins, its colour."""


@dataclass(frozen=True)
class Column:
    """The boards of one budget.

    Attributes:
        title: What stands below them.
        x: Where they are drawn.
        boards: The boards.
    """

    title: str
    x: float
    boards: Sequence[Measured]


def drawn(kinds: Mapping[str, Sequence[Measured]], budgets: Mapping[str, float]) -> str:
    """The picture as SVG.

    Args:
        kinds: The boards that were measured, by how they were found.
        budgets: The seconds of a search, by the same names; those that were measured are shown.
    """
    columns = list(_columns(kinds, budgets))
    most = max(100 * max(board.gap for board in column.boards) for column in columns)
    most = GRID * (int(most / GRID) + 1)
    nodes = [*_ground(most), *_titles(columns)]
    for name, figure, colour in LINES:
        nodes += _line(columns, name, figure, colour, most)
    return write(Page(WIDE, HIGH, marks=Group(tuple(nodes))), embed=True)


def _columns(
    kinds: Mapping[str, Sequence[Measured]], budgets: Mapping[str, float]
) -> Iterator[Column]:
    titles = {"uniform": "uniform", **{kind: f"{budgets[kind]:g} s" for kind in budgets}}
    shown = [kind for kind in titles if kind in kinds]
    step = (RIGHT - LEFT) / len(shown)
    for n, kind in enumerate(shown):
        yield Column(titles[kind], LEFT + (n + 0.5) * step, kinds[kind])


def _up(gap: float, most: float) -> float:
    return LOW - gap / most * (LOW - TOP)


def _ground(most: int) -> Iterator[Node]:
    for gap in range(0, most + 1, GRID):
        y = _up(gap, most)
        yield line(LEFT, y, RIGHT, y, Style(stroke="#CFCAC0", width=0.2))
        yield Text(f"{gap}", LEFT - 2, y + SIZE / 3, FACE, SIZE, INK, "end")
    head = "Gap between the best and the worst seat, of 100 wins: each board, and the median"
    yield Text(head, LEFT, TOP - 6, FACE, SIZE, INK)


def _titles(columns: Sequence[Column]) -> Iterator[Node]:
    for column in columns:
        yield Text(column.title, column.x, LOW + 6, FACE, SIZE, INK, "middle")
    told = "--fair with so long a --budget"
    yield Text(told, (LEFT + RIGHT) / 2, LOW + 12, FACE, SIZE, INK, "middle")


def _line(
    columns: Sequence[Column], name: str, figure: str, colour: str, most: float
) -> Iterator[Node]:
    middles = []
    for column in columns:
        gaps = [100 * getattr(board, figure) for board in column.boards]
        middles.append((column.x, _up(median(gaps), most)))
        for gap in gaps:
            yield circle(column.x, _up(gap, most), 0.6, Style(fill=colour, opacity=0.4))
    yield polyline(middles, Style(stroke=colour, width=0.6))
    x, y = middles[-1]
    yield Text(name, x + 2, y + SIZE / 3, FACE, SIZE, colour)
