"""What lies on a whole board, whatever region it was dealt into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from printkit.board.model import Layout, Terrain
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind, Told
from printkit.scenarios.model import Setup

Count = Annotated[int, msgspec.Meta(ge=0)]


class BoardCount(Kind, frozen=True):
    """The whole board has so many hexes of each terrain and so many tokens of each number.

    Attributes:
        terrain: How many hexes of each terrain; of one that is not named there is none.
        numbers: How many tokens of each number, likewise.
    """

    needs: ClassVar[tuple[str, ...]] = ("terrain", "numbers")
    settled: ClassVar[bool] = True

    terrain: dict[Terrain, Count]
    numbers: dict[int, Count]

    def __hash__(self) -> int:
        return hash((tuple(self.terrain.items()), tuple(self.numbers.items())))

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each terrain and number with too many or too few."""
        lying = Counter(layout.terrain.values())
        for kind in Terrain:
            wanted = self.terrain.get(kind, 0)
            if lying[kind] != wanted:
                told: Values = {"terrain": kind, "found": lying[kind], "wanted": wanted}
                yield Finding("board-terrain", values=told)
        tokens = Counter(layout.numbers.values())
        for number in sorted({*tokens, *self.numbers}):
            wanted = self.numbers.get(number, 0)
            if tokens[number] != wanted:
                counts = {"number": number, "found": tokens[number], "wanted": wanted}
                yield Finding("board-token", values=counts)

    def title(self) -> tuple[str, dict[str, Told]]:
        """The sums are told."""
        return "", {"hexes": sum(self.terrain.values()), "tokens": sum(self.numbers.values())}
