"""What a river asks of a board: towns in their order, even lines, ways across (DI-01).

Rows are counted eastward from the river (rules/valley). Crossings lead between two hexes of the
river, from an intersection of one bank to one of the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Edge, Vertex
from printkit.board.model import Layout, Terrain
from printkit.rules.demands import Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import Grid, cells_of, grid_of
from printkit.rules.kind import Kind
from printkit.rules.rows import Atom
from printkit.rules.sums import Band, Total
from printkit.rules.valley import Valley, hexes_of, marked, valley
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=1)]


class Riverside(Kind, frozen=True):
    """What every kind here is told: which features are the river and the marks of places.

    Attributes:
        river: The feature of the river's hexes.
        feature: The feature whose words mark places.
        outside: The marks of hexes that no row counts.
    """

    names: ClassVar[tuple[str, ...]] = ("river", "feature")
    needs: ClassVar[tuple[str, ...]] = ("outside", "marks", "towns", "terrain", "hexes")

    river: str
    feature: str = ""
    outside: tuple[str, ...] = ()

    def _valley(self, layout: Layout) -> Valley:
        words = marked(layout.features, self.feature)
        beyond = tuple(spot for word in self.outside for spot in words.get(word, ()))
        frame = tuple(sorted(layout.terrain))
        return valley(frame, hexes_of(layout.features, self.river), beyond)


class TownsInOrder(Riverside, frozen=True):
    """Groups of marked hexes lie one east of the other, the first west of the river (DI-01).

    Attributes:
        towns: The marks of each group, from west to east.
    """

    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("towns",),)
    settled: ClassVar[bool] = True

    towns: tuple[tuple[str, ...], ...] = ()

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each hex that lies no further east than one of the group before it."""
        rows, words = self._valley(layout).rows, marked(layout.features, self.feature)
        reach = None
        for number, town in enumerate(self.towns):
            spots = [spot for word in town for spot in words.get(word, ())]
            for spot in spots:
                row = rows.get(spot, 0)
                if (row >= 0) if reach is None else (row <= max(reach, 0)):
                    yield Finding("town-order", (spot,), {"place": number + 1})
            reach = max((rows.get(spot, 0) for spot in spots), default=reach)


class MarksInRows(Riverside, frozen=True):
    """Marked hexes lie in some rows (DI-06).

    Attributes:
        marks: Their marks.
        rows: The rows, counted from the river; negative ones from the east.
    """

    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("marks",), ("rows",))
    settled: ClassVar[bool] = True

    marks: tuple[str, ...] = ()
    rows: tuple[int, ...] = ()

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each that lies elsewhere."""
        land, words = self._valley(layout), marked(layout.features, self.feature)
        for word in self.marks:
            for spot in words.get(word, ()):
                if not land.lies(spot, self.rows):
                    yield Finding("mark-row", (spot,), {"mark": word})


class LinesEven(Riverside, frozen=True):
    """Every line of hexes has equally many east of the river, and no fewer than so many (DI-06)."""

    settled: ClassVar[bool] = True

    least: Count = 1

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each line that differs from most, or is too short."""
        lengths = self._valley(layout).lengths
        lines = sorted({spot.r for spot in layout.terrain})
        usual = Counter(lengths.values()).most_common(1)[0][0] if lengths else 0
        for number, line in enumerate(lines, start=1):
            found = lengths.get(line, 0)
            if found != usual or found < self.least:
                yield Finding(
                    "line-uneven",
                    values={"row": number, "found": found, "wanted": max(usual, self.least)},
                )


class Crossings(Riverside, frozen=True):
    """The shortest ways across the river have so many paths, and there are enough of them (DI-07).

    Attributes:
        paths: How many paths a shortest way has.
        for_each: How many ways there are for each player at least.
    """

    settled: ClassVar[bool] = True

    paths: Count = 1
    for_each: Annotated[int, msgspec.Meta(ge=0)] = 0

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when the shortest are of other length, or too few."""
        length, count = crossings(self._valley(layout))
        wanted = self.for_each * setup.players
        if length != self.paths:
            yield Finding("crossing-length", values={"found": length, "wanted": self.paths})
        elif count < wanted:
            yield Finding("crossings-few", values={"found": count, "wanted": wanted})


class BanksTerrain(Riverside, frozen=True, kw_only=True):
    """A terrain lies on both banks (DI-09)."""

    reads: ClassVar[frozenset[str]] = frozenset({"terrain"})

    terrain: Terrain

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """On each bank of the deal's river at least one."""
        features = grid.deal.fixed_features
        land = valley(tuple(sorted(grid.deal.frame)), hexes_of(features, self.river), ())
        return (self._band(grid, land),)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """The same of the river that the board has."""
        grid = grid_of(setup.deal)
        yield from self._band(grid, self._valley(layout)).faults(cells_of(layout, grid))

    def _band(self, grid: Grid, land: Valley) -> Band:
        totals = [
            Total(tuple(grid.index[spot] for spot in sorted(bank)))
            for bank in (land.west(), land.east())
        ]
        return Band(
            totals,
            grid.count,
            grid.table(lambda terrain, _, __: int(terrain is self.terrain)),
            (1, None),
            lambda _, __: Finding("bank-without", values={"terrain": self.terrain}),
            lambda at: [(Atom(at, terrain=self.terrain), 1)],
        )


def crossings(land: Valley) -> tuple[int, int]:
    """How many paths a shortest way across the river has, and how many such ways there are.

    0 and 0 where there is none.
    """
    west = {corner for spot in land.west() for corner in spot.corners}
    east = {corner for spot in land.east() for corner in spot.corners}
    ways: dict[Vertex, int] = dict.fromkeys(west, 1)
    seen, length = set(west), 0
    while ways:
        over = [count for corner, count in ways.items() if corner in east]
        if over:
            return length, sum(over)
        onward: dict[Vertex, int] = {}
        for corner, count in ways.items():
            for edge in corner.protrudes:
                if not set(edge.joins) <= land.river:
                    continue
                end = _other(edge, corner)
                if end not in seen:
                    onward[end] = onward.get(end, 0) + count
        seen |= onward.keys()
        ways, length = onward, length + 1
    return 0, 0


def _other(edge: Edge, corner: Vertex) -> Vertex:
    first, second = edge.endpoints
    return second if first == corner else first
