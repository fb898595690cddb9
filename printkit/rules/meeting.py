"""Hexes that must meet at an intersection, each with its terrain, number, mark or row (DI-05).

They may meet anywhere, so the demand looks for the place where least is wrong; how much that is
leads the generator to boards where nothing is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import ClassVar

from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Terrain
from printkit.rules.demands import Cost, Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import (
    ROLL,
    TERRAIN,
    TERRAIN_CODE,
    TERRAIN_SHIFT,
    TERRAINS,
    Cells,
    Grid,
    cells_of,
    grid_of,
)  # fmt: skip
from printkit.rules.kind import Part, Thing, Told
from printkit.rules.river import Riverside
from printkit.rules.rows import Atom, Claimed, Either, Row
from printkit.rules.valley import Marked, Valley, hexes_of, marked, valley
from printkit.scenarios.model import Setup


class Guest(Part, frozen=True):
    """One of the hexes that meet; what is not named may be anything.

    Attributes:
        terrain: Its terrain.
        number: Its token.
        mark: The mark that it carries.
        rows: The rows that it may lie in.
    """

    terrain: Terrain | None = None
    number: int = 0
    mark: str = ""
    rows: tuple[int, ...] = ()

    def things(self) -> tuple[Thing | None, ...]:
        """What it is, as far as it matters."""
        return (self.terrain, self.number, self.mark)


class HexesMeet(Riverside, frozen=True, kw_only=True):
    """Some hexes share an intersection (DI-05).

    Attributes:
        hexes: What they are: two or three.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})

    lengths: ClassVar[Mapping[str, tuple[int, int]]] = {"hexes": (2, 3)}

    hexes: tuple[Guest, ...]

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """They meet somewhere, rows and marks being those of the deal."""
        features = grid.deal.fixed_features
        words = marked(features, self.feature)
        frame = tuple(sorted(grid.deal.frame))
        return (self._demand(grid, words, valley(frame, hexes_of(features, self.river), ())),)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when they meet nowhere, rows and marks being those of the board."""
        grid = grid_of(setup.deal)
        words = marked(layout.features, self.feature)
        demand = self._demand(grid, words, self._valley(layout))
        yield from demand.faults(cells_of(layout, grid))

    def title(self) -> tuple[str, dict[str, Told]]:
        """How many they are."""
        return "", {"count": len(self.hexes)}

    def _demand(self, grid: Grid, words: Marked, land: Valley) -> Demand:
        def may(guest: Guest) -> Callable[[Hex], bool]:
            return lambda spot: (
                (not guest.mark or spot in words.get(guest.mark, ()))
                and (not guest.rows or land.lies(spot, guest.rows))
            )

        guests = [(guest, may(guest)) for guest in self.hexes]
        ways = [
            tuple((at, _wanted(guest)) for at, (guest, _) in zip(order, guests, strict=True))
            for _, spots in grid.corners
            for order in permutations(spots, len(guests))
            if all(fits(grid.deal.frame[at]) for at, (_, fits) in zip(order, guests, strict=True))
        ]
        return Meeting(ways)


Wanted = tuple[tuple[int, int], ...]
"""The bits of a cell that are looked at, and what they must be, one thing after the other."""


def _wanted(guest: Guest) -> Wanted:
    wanted = []
    if guest.terrain is not None:
        wanted.append((TERRAIN << TERRAIN_SHIFT, TERRAIN_CODE[guest.terrain]))
    if guest.number:
        wanted.append((ROLL, guest.number))
    return tuple(wanted)


class Meeting(Demand):
    """At one place at least everything is as it must be."""

    __slots__ = ("ways",)

    def __init__(self, ways: list[tuple[tuple[int, Wanted], ...]]) -> None:
        """The demand; `ways` are the places, as cells and what each of them must be."""
        self.ways = tuple(ways)

    def cost(self, cells: Cells, spots: Sequence[int]) -> Cost:  # noqa: ARG002
        """How much is wrong where least is."""
        least = len(self.ways[0]) * 2 if self.ways else 1
        for way in self.ways:
            wrong = 0
            for at, wanted in way:
                cell = cells[at]
                for mask, value in wanted:
                    wrong += cell & mask != value
                if wrong >= least:
                    break
            else:
                if not wrong:
                    return 0
                least = wrong
        return least

    def kept(self, cells: Cells) -> bool:
        """True when they meet somewhere."""
        return not self.cost(cells, ())

    def faults(self, cells: Cells) -> Iterator[Finding]:
        """One finding: they meet nowhere."""
        if not self.kept(cells):
            yield Finding("no-meeting")

    def rows(self) -> Iterator[Claimed]:
        """At one of the places all of them are as they must be."""
        yield Either(
            tuple(
                (Row(tuple((_claim(at, wanted), 1) for at, wanted in way), low=len(way)),)
                for way in self.ways
            )
        )


def _claim(at: int, wanted: Wanted) -> Atom:
    """That a cell is as it must be."""
    told = dict(wanted)
    code = told.get(TERRAIN << TERRAIN_SHIFT)
    terrain = None if code is None else TERRAINS[code >> TERRAIN_SHIFT]
    return Atom(at, terrain=terrain, roll=told.get(ROLL))
