"""Are the harbours those of the scenario, on paths where it has them (B-04, B-08)?

And may they lie where they do: away from their own resource, and from others of their kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

import msgspec

from printkit.board.hexgrid import Edge, Hex
from printkit.board.model import Deal, Harbour, Layout, Terrain
from printkit.rules.certain import terrains_of, trades_of
from printkit.rules.demands import Clash, Demand
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import TERRAINS, TRADES, Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.rows import Atom
from printkit.scenarios.model import Setup


class HarbourPlaces(Kind, frozen=True):
    """Every listed place has a harbour, and no other path has (B-04, B-08)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each harbour inland, at sea or elsewhere, and each place without one."""
        listed = setup.deal.harbour_places
        for path, kind in layout.harbours.items():
            if path not in listed:
                yield Finding(_fault(layout, path), (path,), {"harbour": kind})
        for path in listed:
            if path not in layout.harbours:
                yield Finding("harbour-missing", (path,))


class HarbourPool(Kind, frozen=True):
    """There are as many harbours of each trade as in the scenario's pool (B-04, B-08)."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each trade with too many or too few harbours."""
        found, pool = Counter(layout.harbours.values()), setup.deal.harbours
        for kind in sorted({*found, *pool}):
            if found[kind] != pool.get(kind, 0):
                counts = {"found": found[kind], "wanted": pool.get(kind, 0)}
                yield Finding("harbour-count", values={"harbour": kind, **counts})


class HarboursCoastal(Kind, frozen=True):
    """Every harbour lies on a path between land and sea."""

    by_shore: ClassVar[bool] = True

    def idle(self, deal: Deal) -> bool:
        """There are no harbours."""
        return not trades_of(deal)

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each harbour inland or at sea."""
        for path, kind in layout.harbours.items():
            fault = _fault(layout, path)
            if fault != "harbour-unlisted":
                yield Finding(fault, (path,), {"harbour": kind})


class HarbourNotOwn(Kind, frozen=True):
    """No 2:1 harbour lies beside the resource that it trades.

    Attributes:
        reach: Which hexes are beside it: the one on its coast path ("hex"), or all that a
            building there would touch ("corners").
    """

    reads: ClassVar[frozenset[str]] = frozenset({"terrain", "trades"})

    reach: Literal["hex", "corners"] = "hex"

    def idle(self, deal: Deal) -> bool:
        """No harbour trades what hexes yield."""
        own = {_trade(kind) for kind in terrains_of(deal) if kind.resource}
        return own.isdisjoint(trades_of(deal))

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A harbour's cell clashes with its resource's terrain in a hex beside it."""
        ground = {kind: place for place, kind in enumerate(TERRAINS, start=1) if kind.resource}
        classes = list(grid.table(lambda terrain, _, __: ground.get(terrain, 0)))
        own = [kind for kind in TERRAINS if kind.resource]
        for kind in own:
            classes[grid.trade(_trade(kind))] = _OFFSET + TERRAINS.index(kind)
        forbidden = [0] * (_OFFSET + len(TERRAINS))
        for kind in own:
            land, harbour = ground[kind], _OFFSET + TERRAINS.index(kind)
            forbidden[land], forbidden[harbour] = 1 << harbour, 1 << land

        def atoms(at: int, kind: int) -> list[Atom]:
            if at < len(grid.near):
                return [Atom(at, terrain=TERRAINS[kind - 1])] if kind < _OFFSET else []
            return [Atom(at, harbour=_trade(TERRAINS[kind - _OFFSET]))] if kind >= _OFFSET else []

        return (
            Clash(
                [pair for place in range(len(grid.deal.harbour_places))
                 for pair in self._pairs(grid, place)],
                grid.count,
                classes,
                forbidden,
                lambda at, slot, cells: Finding(
                    "harbour-own",
                    grid.spots((slot, at)),
                    {"harbour": TRADES[cells[slot] - grid.size]},
                ),
                atoms,
            ),
        )  # fmt: skip

    def _pairs(self, grid: Grid, place: int) -> Iterator[tuple[int, int]]:
        path = grid.deal.harbour_places[place]
        ends = [spot for end in path.endpoints for spot in end.touches]
        for spot in dict.fromkeys(path.joins if self.reach == "hex" else ends):
            if spot in grid.index:
                yield grid.index[spot], grid.slot(place)

    def title(self) -> tuple[str, dict[str, Told]]:
        """The two reaches are told in other words."""
        return f"-{self.reach}", {}


class HarboursSpaced(Kind, frozen=True):
    """Two harbours of one trade have so many paths of the coast between them.

    Attributes:
        paths: How many at least.
        trades: The trades that this concerns; all when none are named.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"trades"})

    paths: Annotated[int, msgspec.Meta(ge=1)]
    trades: tuple[Harbour, ...] = ()

    def idle(self, deal: Deal) -> bool:
        """There are no two harbours of one trade."""
        return all(deal.harbours.get(kind, 0) < 2 for kind in self.trades or TRADES)

    def demands(self, grid: Grid) -> tuple[Demand, ...]:
        """A trade clashes with itself at places that lie nearer along the coast."""
        among = self.trades or TRADES
        classes = [0] * (grid.size + len(TRADES) + 1)
        for place, kind in enumerate(among, start=1):
            classes[grid.trade(kind)] = place
        places = grid.deal.harbour_places
        pairs = [
            (grid.slot(first), grid.slot(second))
            for first, path in enumerate(places)
            for second in _within(grid, path, self.paths)
            if first < second
        ]
        return (
            Clash(
                pairs,
                grid.count,
                classes,
                [0, *(1 << place for place in range(1, len(among) + 1))],
                lambda a, b, cells: self._finding(grid, a, b, cells),
                lambda at, kind: [Atom(at, harbour=among[kind - 1])] if kind else [],
            ),
        )

    def title(self) -> tuple[str, dict[str, Told]]:
        """Some trades only are told in other words."""
        _, values = super().title()
        return "-some" if self.trades else "", values

    def _finding(self, grid: Grid, first: int, second: int, cells: Cells) -> Finding:
        values: Values = {"harbour": TRADES[cells[first] - grid.size], "paths": self.paths}
        return Finding("harbours-near", grid.spots((first, second)), values)


_OFFSET = len(TERRAINS) + 1


def _trade(kind: Terrain) -> Harbour:
    return Harbour(str(kind.resource))


def _within(grid: Grid, path: Edge, paths: int) -> list[int]:
    """The harbour places with fewer paths than so many between them and one, along the coast."""
    frame = set(grid.deal.frame)
    at = {place: number for number, place in enumerate(grid.deal.harbour_places)}
    reached, edge = {path}, [path]
    for _ in range(paths):
        edge = [
            on
            for last in edge
            for on in last.continues
            if on not in reached and _coast(on, grid, frame) and not reached.add(on)  # type: ignore[func-returns-value]
        ]
    return [at[place] for place in reached if place in at]


def _coast(path: Edge, grid: Grid, frame: set[Hex]) -> bool:
    """True when land may lie on one side of the path, and on the other cannot."""
    sea = [
        spot not in frame or grid.deal.fixed_terrain.get(spot) is Terrain.SEA for spot in path.joins
    ]
    return sea[0] != sea[1]


def _fault(layout: Layout, path: Edge) -> str:
    """Why a harbour cannot lie on a path that is not listed."""
    land = sum(layout.terrain.get(spot, Terrain.SEA) is not Terrain.SEA for spot in path.joins)
    return ("harbour-at-sea", "harbour-unlisted", "harbour-inland")[land]
