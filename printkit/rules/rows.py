"""Demands as sums of claims, the one form in which a solver understands them (generate/solver)."""

from __future__ import annotations

import msgspec

from printkit.board.model import Harbour, Terrain


class Atom(msgspec.Struct, frozen=True):
    """A claim about one cell: all that is given holds there.

    Attributes:
        at: Where the cell stands.
        terrain: The hex's terrain.
        roll: The number on which it yields.
        feature: A feature that it carries.
        harbour: The harbour place's harbour.
    """

    at: int
    terrain: Terrain | None = None
    roll: int | None = None
    feature: str = ""
    harbour: Harbour | None = None


class Row(msgspec.Struct, frozen=True):
    """So many of some claims hold, each counted with its weight."""

    terms: tuple[tuple[Atom, int], ...]
    low: int | None = None
    high: int | None = None


class Either(msgspec.Struct, frozen=True):
    """All rows of one alternative hold, whichever it is."""

    ways: tuple[tuple[Row, ...], ...]


class Order(msgspec.Struct, frozen=True):
    """The tokens along one of some paths are these numbers in this order.

    Attributes:
        paths: For each path the hexes' cells that it passes; hexes without a token are passed over.
        numbers: The numbers, one for each token.
    """

    paths: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]


Claimed = Row | Either | Order
"""What a solver understands."""


class Near(msgspec.Struct, frozen=True):
    """A sum of claims that should be as near to a number as can be.

    Attributes:
        terms: The claims, each counted with its weight.
        due: The number.
        cost: What each step away from it costs.
    """

    terms: tuple[tuple[Atom, int], ...]
    due: int
    cost: int


class Optimum(msgspec.Struct, frozen=True):
    """A board that costs little, and what every board costs at least.

    Attributes:
        cells: The board.
        cost: What it costs.
        bound: What has been proven that none is cheaper than.
    """

    cells: list[int]
    cost: float
    bound: float
