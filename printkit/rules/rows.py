"""Demands as sums of claims, the one form in which a solver understands them (generate/prove)."""

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
    """So many of some claims hold, each counted with its weight: what a solver understands."""

    terms: tuple[tuple[Atom, int], ...]
    low: int | None = None
    high: int | None = None
