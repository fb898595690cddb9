"""What a brook asks of a board: a chain of hexes from the river through a mill to a lake (DI-03).

The chain is a feature whose places are in order; marks are the words of another feature.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar

from printkit.board.model import Layout, Terrain
from printkit.rules.certain import most_of
from printkit.rules.finding import Finding, Values
from printkit.rules.kind import Kind
from printkit.rules.valley import hexes_of, marked
from printkit.scenarios.model import Setup


class ChainLinked(Kind, frozen=True):
    """The chain's hexes follow each other as neighbours, from the river to the marked end.

    Attributes:
        feature: The chain.
        source: The feature one of whose hexes it begins at.
        places: The feature whose words mark places.
        mouth: The mark of its other end.
    """

    names: ClassVar[tuple[str, ...]] = ("feature", "source", "places")
    needs: ClassVar[tuple[str, ...]] = ("mouth",)
    settled: ClassVar[bool] = True

    feature: str
    source: str
    places: str
    mouth: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each gap, and for each end that is elsewhere."""
        chain = hexes_of(layout.features, self.feature)
        for one, other in pairwise(chain):
            if other not in one.neighbors:
                yield Finding("chain-gap", (one, other), {"feature": self.feature})
        river = hexes_of(layout.features, self.source)
        mouths = marked(layout.features, self.places).get(self.mouth, ())
        told = {"feature": self.feature, "mark": self.mouth}
        if not chain:
            yield Finding("chain-none", (), told)
        elif chain[0] not in river or chain[-1] not in mouths:
            yield Finding("chain-ends", (chain[0], chain[-1]), told)


class ChainThrough(Kind, frozen=True):
    """The chain enters and leaves a marked hex by two neighbours of one terrain (DI-03).

    Attributes:
        feature: The chain.
        places: The feature whose words mark places.
        mark: The mark of that hex.
        terrain: The terrain of the two.
    """

    names: ClassVar[tuple[str, ...]] = ("feature", "places")
    needs: ClassVar[tuple[str, ...]] = ("mark", "terrain")

    feature: str
    places: str
    mark: str
    terrain: Terrain

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """A finding when it does not, or by hexes that do not touch or are of another terrain."""
        chain = hexes_of(layout.features, self.feature)
        told = {"feature": self.feature, "mark": self.mark}
        spots = marked(layout.features, self.places).get(self.mark, ())
        inner = [at for at in range(1, len(chain) - 1) if chain[at] in spots]
        if not inner:
            yield Finding("chain-misses", spots, told, settled=True)
        for at in inner:
            before, after = chain[at - 1], chain[at + 1]
            fits = all(layout.terrain[spot] is self.terrain for spot in (before, after))
            if after not in before.neighbors or not fits:
                here: Values = {**told, "terrain": self.terrain}
                beside = after in before.neighbors
                may = most_of(setup.deal, {before, after}, (self.terrain,)) == len({before, after})
                never = not (beside and may)
                yield Finding("chain-passage", (before, after), here, settled=never)


class ChainSimple(Kind, frozen=True):
    """No hex of the chain comes twice, and around a marked hex only the two beside it lie on it.

    Attributes:
        feature: The chain.
        places: The feature whose words mark places.
        mark: The mark of that hex.
    """

    names: ClassVar[tuple[str, ...]] = ("feature", "places")
    needs: ClassVar[tuple[str, ...]] = ("mark",)
    settled: ClassVar[bool] = True

    feature: str
    places: str
    mark: str

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:  # noqa: ARG002
        """A finding for each hex that comes again, and each that touches the marked one."""
        chain = hexes_of(layout.features, self.feature)
        for spot, times in Counter(chain).items():
            if times > 1:
                yield Finding("chain-twice", (spot,), {"feature": self.feature})
        for spot in marked(layout.features, self.places).get(self.mark, ()):
            ring = [at for at, other in enumerate(chain) if other in spot.neighbors]
            inside = [at for at, other in enumerate(chain) if other == spot]
            beside = {at + step for at in inside for step in (-1, 1)}
            strays = tuple(chain[at] for at in ring if at not in beside)
            if strays:
                told = {"feature": self.feature, "mark": self.mark}
                yield Finding("chain-touches", strays, told)
