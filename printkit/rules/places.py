"""Where single numbers lie, and all of them along a spiral (B-02, OS-02)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Literal

from printkit.board.hexgrid import STEPS, Hex
from printkit.board.model import Terrain
from printkit.board.spots import read_hex
from printkit.rules.demands import Demand, Whole
from printkit.rules.finding import Finding
from printkit.rules.grid import ROLL, Cells, Grid
from printkit.rules.kind import Kind, Roll, Told
from printkit.rules.numbers import terrain_at
from printkit.rules.rows import Atom, Claimed, Either, Order, Row
from printkit.rules.spirals import spirals

Side = Literal["east", "south-east", "south-west", "west", "north-west", "north-east"]

SIDES = ("east", "south-east", "south-west", "west", "north-west", "north-east")


class NumberPlace(Kind, frozen=True):
    """A hex with the number has the terrain and the feature (OS-02, OS-03).

    Attributes:
        number: The number.
        terrain: The terrain that it lies on.
        side: Which of the hexes with the number is meant: the outermost on a side; without
            a side it may be any.
        feature: The feature that this hex carries, if it must.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers", "features"})
    dealt_features: ClassVar[bool] = True
    needs: ClassVar[tuple[str, ...]] = ("number", "terrain")

    number: Roll
    terrain: Terrain
    side: Side | None = None
    feature: str = ""

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        return (Whole(partial(self._findings, grid), partial(self._rows, grid)),)

    def _findings(self, grid: Grid, cells: Cells) -> Iterator[Finding]:
        """A finding when no hex that may be meant is as it must be."""
        spots = [at for at in range(len(grid.near)) if cells[at] & ROLL == self.number]
        reach = {at: self._reach(grid.deal.frame[at]) for at in spots}
        meant = [at for at in spots if reach[at] == max(reach.values())]
        bit = grid.bit(self.feature) if self.feature else 0
        for at in meant:
            if terrain_at(cells, at) is self.terrain and (not bit or cells[at] & bit):
                return
        values: dict[str, int | str] = {"number": self.number, "terrain": self.terrain}
        if self.feature:
            told = values | {"feature": self.feature}
            yield Finding("number-without-feature", grid.spots(meant), told)
        else:
            yield Finding("number-elsewhere", grid.spots(meant), values)

    def _rows(self, grid: Grid) -> Iterator[Claimed]:
        """Some hex is as it must be, and the number lies on none farther out."""
        by_reach: dict[int, list[int]] = {}
        for at, spot in enumerate(grid.deal.frame):
            by_reach.setdefault(self._reach(spot), []).append(at)
        ways = []
        for reach, spots in by_reach.items():
            right = [Atom(at, self.terrain, self.number, self.feature) for at in spots]
            beyond = [
                Atom(at, roll=self.number)
                for farther, others in by_reach.items()
                if farther > reach
                for at in others
            ]
            ways.append((_some(right), _none(beyond)))
        yield Either(tuple(ways))

    def _reach(self, spot: Hex) -> int:
        """How far a hex lies towards the side; all alike without one."""
        if self.side is None:
            return 0
        step = STEPS[SIDES.index(self.side)]
        # Twice the scalar product of hex and step, which stays whole in axial coordinates.
        return 2 * (spot.q * step.q + spot.r * step.r) + spot.q * step.r + spot.r * step.q

    def title(self) -> tuple[str, dict[str, Told]]:
        """A number's place, in one sentence for all sides."""
        return "", {"number": self.number, "terrain": self.terrain}


class HexHolds(Kind, frozen=True):
    """A hex is of a terrain, or has a number.

    Attributes:
        at: The hex's name, such as r3h3.
        terrain: The terrain that it must be of.
        number: The number on which it must yield.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = (("terrain", "number"),)
    needs: ClassVar[tuple[str, ...]] = ("terrain", "number")

    at: str
    terrain: Terrain | None = None
    number: Roll | None = None

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """Judged on the whole board."""
        place = grid.index[read_hex(grid.deal.frame, self.at, self.at)]
        atom = Atom(place, terrain=self.terrain, roll=self.number)

        def faults(cells: Cells) -> Iterator[Finding]:
            terrain, number = terrain_at(cells, place), cells[place] & ROLL
            wrong = self.terrain not in (None, terrain) or self.number not in (None, number)
            if wrong:
                told: dict[str, int | str] = {"found": terrain, "number": number or "–"}
                yield Finding("hex-otherwise", grid.spots((place,)), told)

        return (Whole(faults, lambda: iter((_some([atom]),))),)

    def title(self) -> tuple[str, dict[str, Told]]:
        """What it must hold, where it does not matter: nothing."""
        ending = ("-number" if self.terrain is None else "-terrain") if self._single else ""
        return ending, {"at": self.at, "terrain": self.terrain or "", "number": self.number or 0}

    @property
    def _single(self) -> bool:
        return self.terrain is None or self.number is None


class Spiral(Kind, frozen=True):
    """The tokens lie as a spiral from some corner lays them (B-02, B-07)."""

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "numbers"})
    by_spiral: ClassVar[bool] = True

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """The tokens along one of the paths are the set-up's, in their order."""
        paths = tuple(tuple(grid.index[at] for at in path) for path in spirals(grid.deal))
        order = Order(paths, grid.deal.spiral)
        return (Whole(partial(self._findings, grid, order), lambda: iter((order,))),)

    def _findings(self, grid: Grid, order: Order, cells: Cells) -> Iterator[Finding]:
        """A finding when no spiral gives the board."""
        bare = grid.deal.tokenless
        tokens = [
            0 if terrain_at(cells, at) in bare else cells[at] & ROLL for at in range(len(grid.near))
        ]
        laid = [tuple(tokens[at] for at in path if tokens[at]) for path in order.paths]
        if order.numbers not in laid:
            yield Finding("no-spiral")


def _some(atoms: list[Atom]) -> Row:
    return Row(tuple((atom, 1) for atom in atoms), low=1)


def _none(atoms: list[Atom]) -> Row:
    return Row(tuple((atom, 1) for atom in atoms), high=0)
