"""How much of something a board may have, must have, or has room for (DI-02, DI-09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.hexgrid import Vertex
from printkit.board.model import Layout, Terrain
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind
from printkit.rules.river import Riverside
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=0)]


class TokenTerrains(Kind, frozen=True):
    """Every hex of some terrains carries a token, and no other hex does (DI-02).

    Attributes:
        terrains: Those terrains.
    """

    needs_any: ClassVar[tuple[str, ...]] = ("terrains",)
    settled: ClassVar[bool] = True

    terrains: tuple[Terrain, ...]

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each hex without its token, and for each token that has no business."""
        for spot, terrain in layout.terrain.items():
            if terrain in self.terrains and spot not in layout.numbers:
                yield Finding("token-missing", (spot,), {"terrain": terrain})
            if terrain not in self.terrains and spot in layout.numbers:
                told: Values = {"terrain": terrain, "number": layout.numbers[spot]}
                yield Finding("token-unwanted", (spot,), told)


class NumberCounts(Kind, frozen=True):
    """None of some numbers lies more often than there are tokens of it (DI-09).

    Attributes:
        numbers: The numbers.
        most: How often each of them may lie.
    """

    idle_without: ClassVar[tuple[str, ...]] = ("numbers",)
    settled: ClassVar[bool] = True

    numbers: tuple[int, ...]
    most: Count

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each number that lies too often."""
        counts = Counter(layout.numbers.values())
        for number in self.numbers:
            found = counts[number]
            if found > self.most:
                told = {"number": number, "found": found, "most": self.most}
                yield Finding("number-often", values=told)


class ResourceHexes(Kind, frozen=True):
    """At least so many hexes yield resources (DI-09)."""

    settled: ClassVar[bool] = True

    least: Count

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding when there are fewer."""
        found = sum(terrain.resource is not None for terrain in layout.terrain.values())
        if found < self.least:
            yield Finding("resources-few", values={"found": found, "least": self.least})


class BankRoom(Riverside, frozen=True):
    """The western bank has room for so many buildings of each player at once (DI-09).

    Attributes:
        for_each: How many buildings of each player find room under the distance rule.
    """

    by_shore: ClassVar[bool] = True

    for_each: Count = 1

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when the largest set of intersections without neighbours is too small."""
        land = [s for s in self._valley(layout).west() if layout.terrain[s] is not Terrain.SEA]
        found = room({corner for spot in land for corner in spot.corners})
        wanted = self.for_each * setup.players
        if found < wanted:
            yield Finding("bank-room", values={"found": found, "wanted": wanted})


def room(corners: set[Vertex]) -> int:
    """How many of some intersections can be built at, no two of them being neighbours.

    Neighbours are of two sorts, those with a hex to the north and those with one to the south, so
    a largest matching tells it: all but one of each pair that the matching joins (Kőnig).
    """
    partner: dict[Vertex, Vertex] = {}

    def matched(corner: Vertex, tried: set[Vertex]) -> bool:
        for other in corner.adjacent:
            if other in corners and other not in tried:
                tried.add(other)
                if other not in partner or matched(partner[other], tried):
                    partner[other] = corner
                    return True
        return False

    one_sort = [corner for corner in sorted(corners) if corner.q % 3 == 1]
    return len(corners) - sum(matched(corner, set()) for corner in one_sort)
