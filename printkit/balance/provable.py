"""The most even board that there is, as far as a solver can prove it.

What counts here is linear: resources, intersections and halves are sums of absolute values of
sums of pips. The solver's bound says how much more even any board could be in these parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.halves import CUTS, sides
from printkit.balance.intersections import inland
from printkit.balance.measures import scale_of
from printkit.board.model import ROLLS, Terrain, pips
from printkit.errors import GenerationError
from printkit.generate.prove import Question
from printkit.generate.solver import available
from printkit.rules.rows import Atom, Near

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.balance.field import Field
    from printkit.engine.game import Game
    from printkit.generate.table import Table
    from printkit.rules.grid import Cells
    from printkit.scenarios.model import Evenness, Setup

FINE = 60
"""Pips are counted in so many parts, so that what is due on average is a whole number of them."""

COST = 10_000_000
"""What a whole part of balance costs."""


@dataclass(frozen=True)
class Proven:
    """A board that is as even as was found in time.

    Attributes:
        cells: The board.
        reached: The mean of the parts that count.
        bound: What no board exceeds.
    """

    cells: Cells
    reached: float
    bound: float


def most_even(game: Game, table: Table, *, shuffle: bool, seconds: float) -> Proven:
    """The most even board of a game's set-up.

    Raises:
        GenerationError: There is no solver, or it found no board in time.
    """
    if not available():
        raise GenerationError("no-solver")
    field = scale_of(game).field
    terms = linear(game.setup)
    near = [
        Near(wish.terms, wish.due, max(wish.cost // len(terms), 1))
        for term in terms
        for wish in _WISHES[term.kind](term, field, table)
    ]
    found = Question(table, shuffle=shuffle).best(near, seconds)
    if found is None:
        raise GenerationError("none-in-time", seconds=f"{seconds:g}")
    return Proven(found.cells, 1 - found.cost / COST, 1 - found.bound / COST)


def linear(setup: Setup) -> list[Evenness]:
    """The measures of a set-up of which something can be proven."""
    terms = [term for term in setup.balance if term.kind in _WISHES]
    if setup.deal.feature_deals:
        # What a feature yields in place of its terrain is no sum over terrains.
        terms = [term for term in terms if term.kind != "resources"]
    return terms


def _resources(term: Evenness, field: Field, table: Table) -> Iterator[Near]:
    """Each good's pips near to what its hexes should have."""
    total = float(field.expected.sum())
    hexes = {terrain: 0 for terrain in Terrain if terrain.resource}
    for region in table.setup.deal.regions:
        for terrain, count in region.terrain.items():
            if terrain in hexes:
                hexes[terrain] += count
    mean = total / max(sum(hexes.values()), 1)
    for terrain, count in hexes.items():
        terms = tuple(
            (Atom(at, terrain, roll), FINE * pips(roll))
            for at in range(len(table.near))
            for roll in ROLLS
        )
        if count:
            yield Near(terms, round(FINE * count * mean), _cost(1 / (2 * total), term))


def _intersections(term: Evenness, field: Field, table: Table) -> Iterator[Near]:
    """Each intersection's pips near to what is due there."""
    places = inland(field)
    corners = field.around(places)
    due = field.expected @ corners
    share = 1 / (len(places) * float(due.mean()))
    for column, wanted in zip(corners.T, due, strict=True):
        yield Near(_sum(column, field, table), round(FINE * float(wanted)), _cost(share, term))


def _halves(term: Evenness, field: Field, table: Table) -> Iterator[Near]:
    """Each half's pips near to the other's."""
    side = sides(field)
    due = field.expected @ side
    share = 1 / (CUTS * float(field.expected.sum()))
    for column, wanted in zip(side.T, due, strict=True):
        yield Near(_sum(column, field, table), round(FINE * float(wanted)), _cost(share, term))


def _sum(weights: np.ndarray, field: Field, table: Table) -> tuple[tuple[Atom, int], ...]:
    """The pips of hexes, each counted with its weight."""
    return tuple(
        (Atom(table.grid.index[spot], roll=roll), FINE * pips(roll) * int(weight))
        for spot, weight in zip(field.places.hexes, weights, strict=True)
        if weight
        for roll in ROLLS
    )


def _cost(share: float, term: Evenness) -> int:
    return round(COST * share / (term.worst * FINE))


_WISHES: dict[str, Callable[[Evenness, Field, Table], Iterator[Near]]] = {
    "resources": _resources,
    "intersections": _intersections,
    "halves": _halves,
}
