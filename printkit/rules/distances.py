"""How far apart the places of features lie, wherever those are: hexes, paths, intersections.

Steps are counted from hex to hex, from any hex that a place lies on. Where features are dealt
onto hexes cells tell of them; those that the scenario fixes are constants beside them, and where
both are fixed all boards are alike (rules/fitting).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import inf
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex, Spot
from printkit.board.model import Deal, Layout, Place
from printkit.board.spots import hexes_of
from printkit.rules.demands import Clash, Demand, Tell, Whole
from printkit.rules.finding import Finding, Values
from printkit.rules.grid import Cells, Grid
from printkit.rules.kind import Kind, Told
from printkit.rules.numbers import APART
from printkit.rules.rows import Atom, Row
from printkit.scenarios.model import Setup

NEIGHBOURS = 2
"""What lies so many steps apart is on neighbouring hexes no more."""


class FeatureApart(Kind, frozen=True):
    """No two hexes with the feature are neighbours (OS-06)."""

    reads: ClassVar[frozenset[str]] = frozenset({"features"})
    settled: ClassVar[bool] = True

    feature: str

    def demands(self, grid: Grid) -> tuple[Demand, ...] | None:
        """The feature clashes with itself; None when the scenario fixes it."""
        if not dealt(self.feature, grid.deal):
            return None
        values: Values = {"feature": self.feature}
        return (
            _clash(
                grid,
                grid.pairs,
                (self.feature, self.feature),
                lambda a, b, _: Finding("feature-adjacent", grid.spots((a, b)), values),
            ),
        )

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each two places on neighbouring hexes, or on the same."""
        if dealt(self.feature, setup.deal):
            return super().judge(layout, setup)
        return FeatureDistance(self.feature, least=NEIGHBOURS).judge(layout, setup)


class FeatureDistance(Kind, frozen=True):
    """Places of one feature are neither too near those of another nor too far from all of them.

    Attributes:
        feature: The feature.
        other: The other one; the same when none is named.
        least: How many steps any two lie from each other at least.
        most: Within how many steps each place of the feature has one of the other.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"features"})
    settled: ClassVar[bool] = True

    feature: str
    other: str = ""
    least: Annotated[int, msgspec.Meta(ge=0)] = 1
    most: Annotated[int, msgspec.Meta(ge=1)] | None = None

    def demands(self, grid: Grid) -> tuple[Demand, ...] | None:
        """Where both are dealt, or one of them; None when the scenario fixes both."""
        first, second = dealt(self.feature, grid.deal), dealt(self._to, grid.deal)
        if first and second:
            return self._between_dealt(grid)
        if first or second:
            return (self._beside_fixed(grid),)
        return None

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each two places too near each other, and for each too far from all."""
        if dealt(self.feature, setup.deal) or dealt(self._to, setup.deal):
            yield from super().judge(layout, setup)
            return
        board = frozenset(layout.terrain)
        here, there = _spots(layout.features, self.feature), _spots(layout.features, self._to)
        same = self._to == self.feature
        for n, at in enumerate(here):
            # Two places of one feature are told of once.
            for to in there[n + 1 :] if same else there:
                if steps(at, to, board) < self.least:
                    yield self._near(at, to)
            others = there[:n] + there[n + 1 :] if same else there
            if self.most is not None and not within(at, others, self.most, board):
                yield self._far(at)

    def _between_dealt(self, grid: Grid) -> tuple[Demand, ...]:
        """The features clash where they are too near; each has the other within reach."""
        frame = grid.deal.frame
        near = [
            (a, b)
            for a in range(len(frame))
            for b in range(a)
            if frame[a].distance(frame[b]) < self.least
        ]
        clash = _clash(
            grid, near, (self.feature, self._to), lambda a, b, _: self._near(frame[b], frame[a])
        )
        return (clash,) if self.most is None else (clash, self._reach(grid, self.most))

    def _reach(self, grid: Grid, most: int) -> Demand:
        frame = grid.deal.frame
        within = [
            [b for b, to in enumerate(frame) if spot != to and spot.distance(to) <= most]
            for spot in frame
        ]
        bit, to = grid.bit(self.feature), grid.bit(self._to)

        def faults(cells: Cells) -> Iterator[Finding]:
            for at, reach in enumerate(within):
                if cells[at] & bit and not any(cells[place] & to for place in reach):
                    yield self._far(frame[at])

        def rows() -> Iterator[Row]:
            for at, reach in enumerate(within):
                found = [(Atom(place, feature=self._to), 1) for place in reach]
                yield Row((*found, (Atom(at, feature=self.feature), -1)), low=0)

        return Whole(faults, rows)

    def _beside_fixed(self, grid: Grid) -> Demand:
        """What is dealt lies on no hex that is too near or too far, and on one within reach."""
        frame, board, most = grid.deal.frame, frozenset(grid.deal.frame), self.most
        outgoing = dealt(self.feature, grid.deal)
        name, other = (self.feature, self._to) if outgoing else (self._to, self.feature)
        bit, fixed = grid.bit(name), _spots(grid.deal.fixed_features, other)
        wrong: dict[int, list[Finding]] = {}
        for at, spot in enumerate(frame):
            found = [self._near(spot, to) for to in fixed if steps(spot, to, board) < self.least]
            if outgoing and most is not None and not within(spot, fixed, most, board):
                found.append(self._far(spot))
            if found:
                wrong[at] = found
        reach: list[tuple[Spot, list[int]]] = []
        if most is not None and not outgoing:
            reach = [
                (to, [at for at, spot in enumerate(frame) if steps(spot, to, board) <= most])
                for to in fixed
            ]

        def faults(cells: Cells) -> Iterator[Finding]:
            for at, found in wrong.items():
                if cells[at] & bit:
                    yield from found
            for to, near in reach:
                if not any(cells[at] & bit for at in near):
                    yield self._far(to)

        def rows() -> Iterator[Row]:
            for at in wrong:
                yield Row(((Atom(at, feature=name), 1),), high=0)
            for _, near in reach:
                yield Row(tuple((Atom(at, feature=name), 1) for at in near), low=1)

        return Whole(faults, rows)

    @property
    def _to(self) -> str:
        return self.other or self.feature

    def _near(self, at: Spot, to: Spot) -> Finding:
        told: Values = {"feature": self.feature, "other": self._to, "least": self.least}
        return Finding("feature-near", (at, to), told)

    def _far(self, at: Spot) -> Finding:
        told: Values = {"feature": self.feature, "other": self._to, "most": self.most or 0}
        return Finding("feature-far", (at,), told)

    def title(self) -> tuple[str, dict[str, Told]]:
        """From below, from above, or both."""
        told: dict[str, Told] = {
            "feature": self.feature, "other": self._to, "least": self.least,
        }  # fmt: skip
        return ("", told) if self.most is None else ("-band", told | {"most": self.most})


def dealt(feature: str, deal: Deal) -> bool:
    """True when a feature is dealt onto hexes, and not fixed."""
    return any(entry.feature == feature for entry in deal.feature_deals)


def steps(one: Spot, two: Spot, board: Collection[Hex]) -> float:
    """The fewest from a hex of the board that one place lies on to one that the other lies on."""
    here, there = ([spot for spot in hexes_of(at) if spot in board] for at in (one, two))
    return min((a.distance(b) for a in here for b in there), default=inf)


def within(at: Spot, others: Sequence[Spot], most: int, board: Collection[Hex]) -> bool:
    """True when one of some places lies so many steps away at most."""
    return any(steps(at, to, board) <= most for to in others)


def _spots(features: Mapping[str, Sequence[Place]], name: str) -> tuple[Spot, ...]:
    return tuple(place.at for place in features.get(name, ()))


def _clash(
    grid: Grid, pairs: Sequence[tuple[int, int]], features: tuple[str, str], tell: Tell
) -> Demand:
    """Hexes with one feature clash with hexes with another; it may be the same."""
    one, two = (grid.bit(name) for name in features)
    if one == two:
        classes = grid.table(lambda _, __, cell: bool(cell & one))
        forbidden: tuple[int, ...] = (0, 0b10)
        names = {1: features[0]}
    else:
        classes = grid.table(lambda _, __, cell: bool(cell & one) | bool(cell & two) << 1)
        forbidden, names = APART, {1: features[0], 2: features[1]}

    def atoms(at: int, kind: int) -> list[Atom]:
        return [Atom(at, feature=names[kind])] if kind in names else []

    return Clash(pairs, grid.count, classes, forbidden, tell, atoms)
