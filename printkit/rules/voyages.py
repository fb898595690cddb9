"""Voyages on a board: a loop that is sailed round and round, and each colour's line of ships.

What is measured stands in rules/lines; nothing here knows a scenario but through parameters.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex, Spot, Vertex, position
from printkit.board.model import Layout, Terrain
from printkit.rules.certain import may_be, shore_is_fixed
from printkit.rules.finding import Finding, Values
from printkit.rules.islands import in_order, islands
from printkit.rules.kind import Kind
from printkit.rules.lines import Line, by_colour, land_of, lengths, lines
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=1)]


class FeatureLoop(Kind, frozen=True):
    """The feature's hexes are a closed loop at sea, clockwise round all hexes of a terrain.

    Attributes:
        feature: The feature; its places in sailing order.
        around: The terrain that lies within the loop, every hex of it.
        islands: How many islands lie within.
    """

    needs: ClassVar[tuple[str, ...]] = ("around",)

    feature: str
    around: Terrain
    islands: Count

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each place ashore, each gap, a wrong sense, and what is not within."""
        deal, feature = setup.deal, {"feature": self.feature}
        places = [place.at for place in layout.features.get(self.feature, ())]
        stops = [at for at in places if isinstance(at, Hex)]
        for at in places:
            if not isinstance(at, Hex) or layout.terrain.get(at) is not Terrain.SEA:
                never = not isinstance(at, Hex) or not may_be(deal, at, Terrain.SEA)
                yield Finding("loop-ashore", (at,), feature, settled=never)
        gaps = list(_gaps(stops))
        for gap in gaps:
            yield Finding("loop-gap", gap, feature, settled=True)
        if gaps:
            return
        if not _clockwise(stops):
            yield Finding("loop-sense", (), feature, settled=True)
        within = _within(layout, frozenset(stops))
        outside = [
            spot
            for spot, kind in layout.terrain.items()
            if kind is self.around and spot not in within
        ]
        if outside:
            told = {**feature, "terrain": self.around}
            beyond = any(deal.fixed_terrain.get(spot) is self.around for spot in outside)
            yield Finding("loop-outside", in_order(outside), told, settled=beyond)
        found = len(islands(within & land_of(layout)))
        if found != self.islands:
            wrong: Values = {**feature, "found": found, "wanted": self.islands}
            yield Finding("loop-islands", (), wrong, settled=shore_is_fixed(deal))


class FeatureLines(Kind, frozen=True):
    """Each colour's shortest line of ships exists and has the length that all have.

    Attributes:
        start: The feature where lines begin.
        given: The feature of the ship that lies from the beginning, the first of a line.
        by: The feature that a line comes to first.
        to: The feature where it ends.
        ships: How many ships a line takes.
        first: How many of them to the place that it comes to first.
    """

    names: ClassVar[tuple[str, ...]] = ("start", "given", "by", "to")
    by_shore: ClassVar[bool] = True

    start: str
    given: str
    by: str
    to: str
    ships: Count
    first: Count

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each colour without a line, or with another one."""
        given = by_colour(layout, self.given)
        for colour, ends in _ends(layout, self.start, self.by, self.to).items():
            told: Values = {"colour": colour}
            where: tuple[Spot, ...] = tuple(at for at in ends if at is not None)
            start, by, to = ends
            found = lengths(layout, start, by, to) if start and by and to else None
            if not (start and by and to) or found is None:
                yield Finding("line-none", where, told)
                continue
            if found != (self.first, self.ships - self.first):
                yield Finding(
                    "line-length",
                    where,
                    {**told, "found": sum(found), "wanted": self.ships, "first": found[0],
                     "first_wanted": self.first},
                )  # fmt: skip
            ship = given[colour].at if colour in given else None
            if ship not in {line[0] for line in lines(layout, start, by, to)}:
                yield Finding("line-given", where[:1], told)


class FeatureLinesApart(Kind, frozen=True):
    """No path lies on shortest lines of two colours.

    Attributes:
        start: The feature where lines begin.
        by: The feature that a line comes to first.
        to: The feature where it ends.
    """

    names: ClassVar[tuple[str, ...]] = ("start", "by", "to")
    by_shore: ClassVar[bool] = True

    start: str
    by: str
    to: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each two colours that may be in each other's way."""
        used = {}
        for colour, (start, by, to) in _ends(layout, self.start, self.by, self.to).items():
            some: tuple[Line, ...] = lines(layout, start, by, to) if start and by and to else ()
            used[colour] = {path for line in some for path in line}
        for first, second in combinations(used, 2):
            shared = used[first] & used[second]
            if shared:
                told = {"colour": first, "other": second}
                yield Finding("lines-meet", tuple(sorted(shared)), told)


Ends = tuple[Vertex | None, ...]


def _ends(layout: Layout, *features: str) -> dict[str, Ends]:
    """Each colour's intersections, one of each feature; None where it has none of that colour."""
    found = [
        {colour: at.at for colour, at in by_colour(layout, name).items() if type(at.at) is Vertex}
        for name in features
    ]
    colours = dict.fromkeys(colour for places in found for colour in places)
    return {colour: tuple(places.get(colour) for places in found) for colour in colours}


def _gaps(stops: list[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Stops one after the other that are no neighbours, or that come twice."""
    for number, stop in enumerate(stops):
        onward = stops[(number + 1) % len(stops)]
        if onward not in stop.neighbors or stop in stops[:number]:
            yield stop, onward


def _clockwise(stops: list[Hex]) -> bool:
    """True when a closed loop turns to the right, seen from above (y points down)."""
    points = [position(stop) for stop in stops]
    turned = zip(points, points[1:] + points[:1], strict=True)
    return sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in turned) > 0


def _within(layout: Layout, loop: frozenset[Hex]) -> set[Hex]:
    """The hexes that cannot be left for the outside without crossing the loop."""
    frame = set(layout.terrain)
    shore = {other for spot in frame for other in spot.neighbors} - frame
    outside = set(shore)
    reached = list(shore)
    for spot in reached:
        more = (frame - loop - outside).intersection(spot.neighbors)
        outside |= more
        reached += more
    return frame - loop - outside
