"""Demands as sums of claims, the one form in which a solver understands them (generate/solver)."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.board.model import Harbour, Terrain


@dataclass(frozen=True, slots=True)
class Atom:
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


@dataclass(frozen=True, slots=True)
class Row:
    """So many of some claims hold, each counted with its weight."""

    terms: tuple[tuple[Atom, int], ...]
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Either:
    """All rows of one alternative hold, whichever it is."""

    ways: tuple[tuple[Row, ...], ...]


@dataclass(frozen=True, slots=True)
class Order:
    """The tokens along one of some paths are these numbers in this order.

    Attributes:
        paths: For each path the hexes' cells that it passes; hexes without a token are passed over.
        numbers: The numbers, one for each token.
    """

    paths: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]


Claimed = Row | Either | Order
"""What a solver understands."""
