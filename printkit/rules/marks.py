"""What marked hexes are: how many, of what terrain, where at the edge, what around (DI-02).

A mark is the word that a place of a feature carries: "racecourse", "mill".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Hex, Vertex
from printkit.board.model import Deal, Layout, Terrain
from printkit.rules.certain import may_be, may_carry, most_of
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind, Part, Thing, Told
from printkit.rules.places import SIDES, Side
from printkit.rules.valley import marked
from printkit.scenarios.model import Setup


class Mark(Part, frozen=True):
    """What hexes with a mark are.

    Attributes:
        mark: The mark.
        terrain: Their terrain.
        count: How many there are.
        number: The token that they carry; any or none when 0.
    """

    mark: str
    terrain: Terrain
    count: Annotated[int, msgspec.Meta(ge=0)] = 1
    number: int = 0

    def things(self) -> tuple[Thing | None, ...]:
        """The mark and what lies there, where there should be any."""
        return (self.mark, self.terrain, self.number) if self.count else ()


class Marks(Kind, frozen=True):
    """There are as many hexes with each mark as there should be, of its terrain and number (DI-02).

    Attributes:
        feature: The feature whose words mark places.
        hexes: What the hexes with each mark are.
    """

    needs: ClassVar[tuple[str, ...]] = ("hexes",)

    feature: str
    hexes: tuple[Mark, ...]

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each mark too many or too few, and each hex that is something else."""
        words = marked(layout.features, self.feature)
        known = {entry.mark: entry for entry in self.hexes}
        for word in dict.fromkeys((*known, *words)):
            spots, wanted = words.get(word, ()), known[word].count if word in known else 0
            if len(spots) != wanted:
                told: Values = {"mark": word, "found": len(spots), "wanted": wanted}
                yield Finding("mark-count", spots, told, settled=True)
        for entry in self.hexes:
            for spot in words.get(entry.mark, ()):
                yield from _mark_faults(layout, setup.deal, spot, entry)

    def title(self) -> tuple[str, dict[str, Told]]:
        """The marks alone are told."""
        return "", {"marks": tuple(entry.mark for entry in self.hexes)}


def _mark_faults(layout: Layout, deal: Deal, spot: Hex, entry: Mark) -> Iterator[Finding]:
    terrain, number = layout.terrain[spot], layout.numbers.get(spot, 0)
    if terrain is not entry.terrain:
        told: Values = {"mark": entry.mark, "found": terrain, "wanted": entry.terrain}
        never = not may_be(deal, spot, entry.terrain)
        yield Finding("mark-terrain", (spot,), told, settled=never)
    if entry.number and number != entry.number:
        wanted: Values = {"mark": entry.mark, "wanted": entry.number}
        never = not may_carry(deal, spot, entry.number)
        yield Finding("mark-number", (spot,), wanted, settled=never)


class MarkAtEdge(Kind, frozen=True):
    """Hexes with a mark lie at the edge of the board, or at its edge on one side (DI-02).

    Attributes:
        feature: The feature whose words mark places.
        mark: The mark.
        side: The side; any when none is named.
    """

    needs: ClassVar[tuple[str, ...]] = ("mark",)
    settled: ClassVar[bool] = True

    feature: str
    mark: str
    side: Side | None = None

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each that has neighbours all around, or on that side."""
        for spot in marked(layout.features, self.feature).get(self.mark, ()):
            near = spot.neighbors
            if self.side is not None:
                near = (near[SIDES.index(self.side)],)
            if all(other in layout.terrain for other in near):
                yield Finding("mark-inland", (spot,), {"mark": self.mark})


class Ring(Kind, frozen=True):
    """Around a marked hex lie hexes of one terrain with tokens, and one with another mark (DI-04).

    Attributes:
        feature: The feature whose words mark places.
        mark: The mark in the middle.
        terrain: What lies around it.
        beside: The mark that is the exception.
        count: How many of the terrain there are; any number when 0.
        never: The numbers that they may not carry.
    """

    needs: ClassVar[tuple[str, ...]] = ("mark", "terrain", "beside")

    feature: str
    mark: str
    terrain: Terrain
    beside: str
    count: Annotated[int, msgspec.Meta(ge=0)] = 0
    never: tuple[int, ...] = ()

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding for each hex around that is something else."""
        words = marked(layout.features, self.feature)
        for middle in words.get(self.mark, ()):
            around = [spot for spot in middle.neighbors if spot in layout.terrain]
            exception = [spot for spot in around if spot in words.get(self.beside, ())]
            ring = [spot for spot in around if spot not in exception]
            if self.count or self.never:
                yield from self._exact(layout, setup.deal, middle, ring)
                continue
            told = {"mark": self.mark, "terrain": self.terrain, "beside": self.beside}
            if not exception:
                yield Finding("ring-without", (middle,), told, settled=True)
            for spot in ring:
                if layout.terrain[spot] is not self.terrain or spot not in layout.numbers:
                    never = not may_be(setup.deal, spot, self.terrain)
                    yield Finding("ring-other", (spot,), told, settled=never)

    def _exact(self, layout: Layout, deal: Deal, middle: Hex, ring: list[Hex]) -> Iterator[Finding]:
        found = sum(layout.terrain[spot] is self.terrain for spot in ring)
        if self.count and found != self.count:
            told: Values = {"terrain": self.terrain, "found": found, "wanted": self.count}
            least = sum(deal.fixed_terrain.get(spot) is self.terrain for spot in ring)
            never = not least <= self.count <= most_of(deal, ring, (self.terrain,))
            yield Finding("ring-count", (middle,), told, settled=never)
        for spot in ring:
            number = layout.numbers.get(spot, 0)
            if number in self.never:
                here: Values = {"number": number, "terrain": layout.terrain[spot]}
                always = spot in deal.fixed_numbers
                yield Finding("number-not-here", (spot,), here, settled=always)


class CornerTrades(Kind, frozen=True):
    """Each corner of the marked hexes names another trade, and no other intersection does (DI-08).

    Attributes:
        feature: The feature whose words mark places.
        marks: The marks of those hexes.
        trades: The feature that gives intersections their trades.
        only: What may be traded; anything when nothing is named.
    """

    names: ClassVar[tuple[str, ...]] = ("feature", "trades")
    needs: ClassVar[tuple[str, ...]] = ("marks",)
    settled: ClassVar[bool] = True

    feature: str
    marks: tuple[str, ...]
    trades: str
    only: tuple[str, ...] = ()

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each corner without a trade, each trade again, elsewhere or not allowed."""
        named: dict[Vertex, str] = {
            place.at: str(place.value)
            for place in layout.features.get(self.trades, ())
            if isinstance(place.at, Vertex)
        }
        if self.only:
            for corner, trade in named.items():
                if trade not in self.only:
                    yield Finding("trade-unknown", (corner,), {"trade": trade})
            return
        words = marked(layout.features, self.feature)
        corners: set[Vertex] = set()
        for spot in (spot for word in self.marks for spot in words.get(word, ())):
            corners |= set(spot.corners)
            found = Counter(named.get(corner, "") for corner in spot.corners)
            for corner in spot.corners:
                trade = named.get(corner, "")
                if not trade:
                    yield Finding("trade-missing", (corner,))
                elif found[trade] > 1:
                    yield Finding("trade-twice", (corner,), {"trade": trade})
        for corner in named.keys() - corners:
            yield Finding("trade-elsewhere", (corner,), {"trade": named[corner]})


class MarkNorth(Kind, frozen=True):
    """Hexes with some marks lie further north than all with others (DI-01).

    Attributes:
        feature: The feature whose words mark places.
        north: The marks in the north.
        south: The marks south of them.
    """

    needs: ClassVar[tuple[str, ...]] = ("north", "south")
    settled: ClassVar[bool] = True

    feature: str
    north: tuple[str, ...]
    south: tuple[str, ...]

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each of the north that lies too far south."""
        words = marked(layout.features, self.feature)
        limit = min((spot.r for word in self.south for spot in words.get(word, ())), default=None)
        for word in self.north:
            for spot in words.get(word, ()):
                if limit is not None and spot.r >= limit:
                    yield Finding("mark-south", (spot,), {"mark": word})
