"""The algebra of a hexagonal grid: hexes, the edges between two, the vertices between three.

A place is a sum of the hexes it touches, so relations are additions and no numbering,
no table per direction and no stitching is needed. Coordinates are axial, pointy-top:
``q`` grows eastward, ``r`` grows south-eastward (y points down, as on a printed page).
Nothing here knows which hexes exist on a board; board.model does.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex by its axial coordinates."""

    q: int
    r: int

    def __add__(self, other: tuple[int, int]) -> Hex:  # type: ignore[override]
        return Hex(self.q + other[0], self.r + other[1])

    def __sub__(self, other: tuple[int, int]) -> Hex:
        return Hex(self.q - other[0], self.r - other[1])

    def turned(self, sixths: int = 1) -> Hex:
        """The hex after a clockwise turn about the origin, in sixths of a full turn."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def mirrored(self) -> Hex:
        """The hex reflected in the west-east axis through the origin."""
        return Hex(self.q + self.r, -self.r)

    @property
    def neighbors(self) -> tuple[Hex, ...]:
        """The six hexes around this one, clockwise from east."""
        return tuple(self + step for step in STEPS)

    @property
    def borders(self) -> tuple[Edge, ...]:
        """The six edges of this hex, clockwise from east."""
        return tuple(Edge(2 * self.q + q, 2 * self.r + r) for q, r in STEPS)

    @property
    def corners(self) -> tuple[Vertex, ...]:
        """The six vertices of this hex, clockwise from south-east."""
        return tuple(Vertex(3 * self.q + q, 3 * self.r + r) for q, r in CORNERS)

    def distance(self, other: Hex) -> int:
        """The fewest steps from this hex to another."""
        q, r = self - other
        return max(abs(q), abs(r), abs(q + r))


class Edge(NamedTuple):
    """A path of the board: the sum of the two hexes that it parts."""

    q: int
    r: int

    @property
    def joins(self) -> tuple[Hex, Hex]:
        """The two hexes on either side, the smaller first."""
        # The parity of the sum tells which way the two lie from each other.
        step = _STEP_OF_PARITY[self.q % 2, self.r % 2]
        first = Hex((self.q - step.q) // 2, (self.r - step.r) // 2)
        pair = (first, first + step)
        return pair if pair[0] < pair[1] else (pair[1], pair[0])

    @property
    def endpoints(self) -> tuple[Vertex, Vertex]:
        """The two vertices at its ends, the smaller first."""
        a, b = self.joins
        shared = sorted(set(a.corners) & set(b.corners))
        return shared[0], shared[1]

    @property
    def continues(self) -> tuple[Edge, ...]:
        """The four edges that share an endpoint with this one."""
        return tuple(edge for end in self.endpoints for edge in end.protrudes if edge != self)


class Vertex(NamedTuple):
    """An intersection of the board: the sum of the three hexes that meet there."""

    q: int
    r: int

    @property
    def touches(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes that meet here, in ascending order."""
        # A sum is one above or one below a multiple of three, in both coordinates.
        spread = (Hex(0, 0), Hex(1, 0), Hex(0, 1))
        if self.q % 3 == 2:
            spread = (Hex(0, 0), Hex(-1, 0), Hex(0, -1))
        q = (self.q - sum(step.q for step in spread)) // 3
        first = Hex(q, (self.r - sum(step.r for step in spread)) // 3)
        a, b, c = sorted(first + step for step in spread)
        return a, b, c

    @property
    def protrudes(self) -> tuple[Edge, Edge, Edge]:
        """The three edges that end here."""
        a, b, c = self.touches
        return Edge(*(a + b)), Edge(*(a + c)), Edge(*(b + c))

    @property
    def adjacent(self) -> tuple[Vertex, ...]:
        """The three vertices one edge away."""
        return tuple(end for edge in self.protrudes for end in edge.endpoints if end != self)


Spot = Hex | Edge | Vertex

STEPS: tuple[Hex, ...] = tuple(Hex(1, 0).turned(n) for n in range(6))
"""The six neighbours of the origin, clockwise from east."""

CORNERS: tuple[tuple[int, int], ...] = tuple(Hex(1, 1).turned(n) for n in range(6))
"""The six vertex sums around the origin, clockwise from south-east."""

_STEP_OF_PARITY = {(step.q % 2, step.r % 2): step for step in STEPS[:3]}

_SHARE = {Hex: 1, Edge: 2, Vertex: 3}


def position(spot: Spot) -> tuple[float, float]:
    """Where a hex's centre, an edge's middle or a vertex lies.

    Returns:
        x and y in units of one hex's width from flat to flat, y down, hex (0, 0) at the origin.
    """
    share = _SHARE[type(spot)]
    q, r = spot[0] / share, spot[1] / share
    return q + r / 2, r * sqrt(3) / 2
