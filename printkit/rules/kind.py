"""What every kind of constraint is: typed parameters, and what they ask of a board.

The modules beside this one hold a family of kinds each; registry.py finds them by name. Most
kinds say what they ask as demands (rules/demands), which serve check, generator and prover
alike; a few look at the layout as a whole and are judged only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import ClassVar, Literal

import msgspec

from printkit.board.model import Deal, Harbour, Layout, Terrain
from printkit.rules.demands import Demand
from printkit.rules.finding import Finding
from printkit.rules.grid import Grid, cells_of, grid_of
from printkit.scenarios.model import Setup

Roll = Literal[2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
"""A number that a token may carry, as `ROLLS` lists them."""

Told = int | str | tuple[str, ...]

Thing = Terrain | Harbour | str | int
"""What a parameter can name: terrain, a trade, a mark, a number."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table within a constraint's parameters: of one hex, or of one mark."""

    def things(self) -> tuple[Thing | None, ...]:
        """The terrain, numbers and marks that it asks for; None, 0 or "" for anything."""
        return ()


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of constraint; its fields are its parameters in scenario.toml.

    Attributes:
        reads: What of a board can change whether it is kept: "terrain", "numbers", "features"
            or "trades".
        names: The parameters that name a feature of the scenario.
        dealt_features: Whether it can ask only of features that are dealt onto hexes.
        one_of: Parameters of which at least one must be given, in groups.
        lengths: How many entries some lists must have: at least, at most.
        by_spiral: Whether it makes sense only where the set-up has a spiral.
        needs: The parameters that name terrain, numbers or marks each of which the board must
            have.
        needs_any: The parameters that name several of them, one of which at least it must have.
        idle_without: The parameters of which something must lie on the board, or the constraint
            binds nothing.
        settled: Whether pools and fixed places decide it, so that all boards of a set-up are
            alike in it; else single findings may tell that they are settled.
        by_shore: Whether that is so where beside them the shore is the same on all boards.
    """

    reads: ClassVar[frozenset[str]] = frozenset()
    names: ClassVar[tuple[str, ...]] = ("feature", "other")
    dealt_features: ClassVar[bool] = False
    one_of: ClassVar[tuple[tuple[str, ...], ...]] = ()
    lengths: ClassVar[Mapping[str, tuple[int, int]]] = {}
    by_spiral: ClassVar[bool] = False
    needs: ClassVar[tuple[str, ...]] = ()
    needs_any: ClassVar[tuple[str, ...]] = ()
    idle_without: ClassVar[tuple[str, ...]] = ()
    settled: ClassVar[bool] = False
    by_shore: ClassVar[bool] = False

    def demands(self, grid: Grid) -> tuple[Demand, ...] | None:  # noqa: ARG002
        """What it asks of a board's cells; None when it must see the layout."""
        return None

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """Everything in which a board fails it, and remarks on it."""
        grid = grid_of(setup.deal)
        cells = cells_of(layout, grid)
        for demand in demands_of(self, grid) or ():
            yield from demand.faults(cells)

    def must_have(self) -> tuple[str, ...]:
        """The parameters by which it asks for something that must be on the board."""
        return self.needs

    def idle(self, deal: Deal) -> bool:  # noqa: ARG002
        """True when, beside what `idle_without` tells, it binds no board of the deal."""
        return False

    def title(self) -> tuple[str, dict[str, Told]]:
        """Which words tell what it asks, after its own name, and what they need."""
        return "", {name: _told(getattr(self, name)) for name in self.__struct_fields__}


@lru_cache(maxsize=256)
def demands_of(kind: Kind, grid: Grid) -> tuple[Demand, ...] | None:
    """What a constraint asks of a board's cells, worked out once."""
    return kind.demands(grid)


def _told(value: object) -> Told:
    if isinstance(value, tuple):
        return tuple(str(part) for part in value)
    return value if isinstance(value, int) else str(value)
