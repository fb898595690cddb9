"""The words of a board: terrain, harbours, what can be dealt, and a layout that was.

These are plain frozen values without behaviour beyond look-ups. `Deal` says what may lie
where, `Layout` what does; every layer above speaks in them. What is found out about a layout is
in `reports`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import msgspec

from printkit.board.hexgrid import Edge, Hex, Spot


class Resource(StrEnum):
    """What a hex yields to the buildings around it."""

    BRICK = "brick"
    LUMBER = "lumber"
    WOOL = "wool"
    GRAIN = "grain"
    ORE = "ore"


class Terrain(StrEnum):
    """What a hex is; its letter stands in pictures of a board."""

    HILLS = "hills"
    FOREST = "forest"
    PASTURE = "pasture"
    FIELDS = "fields"
    MOUNTAINS = "mountains"
    DESERT = "desert"
    GOLD = "gold"
    SEA = "sea"
    LANDMARK = "landmark"
    """Land that yields nothing by itself: a feature says what stands there."""

    @property
    def letter(self) -> str:
        """The one letter of this terrain in pictures: H F P W M D G S L (W is for wheat)."""
        return "W" if self is Terrain.FIELDS else self.value[0].upper()

    @property
    def resource(self) -> Resource | None:
        """The resource that this terrain yields, if it is one of the five."""
        return _YIELDS.get(self)


_YIELDS = {
    Terrain.HILLS: Resource.BRICK,
    Terrain.FOREST: Resource.LUMBER,
    Terrain.PASTURE: Resource.WOOL,
    Terrain.FIELDS: Resource.GRAIN,
    Terrain.MOUNTAINS: Resource.ORE,
}


class Harbour(StrEnum):
    """What a harbour trades: anything at 3:1, or one resource at 2:1."""

    ANY = "3:1"
    BRICK = "brick"
    LUMBER = "lumber"
    WOOL = "wool"
    GRAIN = "grain"
    ORE = "ore"


ROLLS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""The numbers a token may carry (B-01): two dice, without the 7."""

REDS = (6, 8)
"""The numbers printed in red: those with five pips."""


def pips(number: int) -> int:
    """The chances in 36 of rolling a token's number (B-32)."""
    return 6 - abs(7 - number)


@dataclass(frozen=True, slots=True)
class Place:
    """One spot of a feature, with what it carries: a number, a trade, a step; a player's colour."""

    at: Spot
    value: int | str | None = None
    colour: str | None = None


class Swap(msgspec.Struct, frozen=True):
    """Two hexes whose number tokens were exchanged."""

    first: Hex
    second: Hex


NOT_UNIFORM = "walk"
"""The method of a board dealt by a walk that does not make all legal boards alike likely."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Who won the games that a bot played against itself on a board, seat by seat."""

    bot: str
    games: int
    wins: tuple[int, ...]

    @property
    def gap(self) -> float:
        """How far the best and the worst seat's shares lie apart."""
        return (max(self.wins) - min(self.wins)) / self.games


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a layout comes from: a title, the way it was dealt, and what was mended after.

    Attributes:
        title: A name for people, if the board has one.
        method: "book", "uniform-" and the way, `NOT_UNIFORM`, "curated", "fair-search" and the
            like where it was searched for, or "" when unknown.
        seed: The seed it was dealt from.
        version: The printkit version that dealt it.
        swaps: The token swaps made after the deal, in order (OS-04 d).
        reconstruction: True for a board rebuilt from a description whose picture is lost.
        asked: Constraints by which it was dealt beside its scenario's own, by name, as
            scenario.toml has them.
        without: The kinds of its scenario's constraints that it need not keep.
        candidates: Of how many boards a search chose it; 0 where nothing was searched.
        played: The games by which it was chosen.
        bound: The balance, in what can be proven of, that no board exceeds; 0 where none was.
    """

    title: str = ""
    method: str = ""
    seed: int | None = None
    version: str = ""
    swaps: tuple[Swap, ...] = ()
    reconstruction: bool = False
    asked: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    candidates: int = 0
    played: tuple[Tally, ...] = ()
    bound: float = 0.0


@dataclass(frozen=True, eq=True)
class Layout:
    """A board as it lies on the table.

    Two layouts are equal when the same things lie in the same places; where they come
    from does not count.

    Attributes:
        scenario: The scenario's name.
        setup: Which of its set-ups, such as "3-4".
        variable: Whether it was dealt (True) or is the scenario's printed board (False).
        terrain: Every hex of the frame and what it is.
        numbers: The hexes with a number token.
        harbours: The paths with a harbour.
        features: Named places: springs, a river's chain, a start per colour.
        provenance: Where it comes from.
    """

    scenario: str
    setup: str
    variable: bool
    terrain: Mapping[Hex, Terrain]
    numbers: Mapping[Hex, int]
    harbours: Mapping[Edge, Harbour]
    features: Mapping[str, tuple[Place, ...]]
    provenance: Provenance = field(default=Provenance(), compare=False)

    def __hash__(self) -> int:
        return hash(
            (
                self.scenario,
                self.setup,
                self.variable,
                frozenset(self.terrain.items()),
                frozenset(self.numbers.items()),
                frozenset(self.harbours.items()),
                frozenset(self.features.items()),
            )
        )

    def roll_of(self, spot: Hex) -> int | None:
        """The number on which a hex yields: its token's, or the one printed on a feature there."""
        if spot in self.numbers:
            return self.numbers[spot]
        for places in self.features.values():
            for place in places:
                # As tuples a hex and a path may be equal, so the kind of place is asked for too.
                if isinstance(place.at, Hex) and place.at == spot and isinstance(place.value, int):
                    return place.value
        return None


class Region(msgspec.Struct, frozen=True):
    """A part of the frame into which one pool of terrain and one of tokens is dealt.

    Attributes:
        name: Its name: main, island, sea.
        hexes: Its hexes in reading order.
        terrain: How many of each terrain; they fill the region exactly.
        numbers: How many of each token; they fill exactly the hexes that take one.
        tokenless: Whether no hex of it takes one, whatever its terrain.
    """

    name: str
    hexes: tuple[Hex, ...]
    terrain: Mapping[Terrain, int]
    numbers: Mapping[int, int]
    tokenless: bool = False


class FeatureDeal(msgspec.Struct, frozen=True):
    """How a feature's places are dealt onto one terrain.

    Attributes:
        feature: The feature's name.
        terrain: The terrain that it goes on.
        count: On how many hexes of it; None for all of them.
        values: The values the generator gives out, one each without repetition; empty for none.
        legal_values: Every value a board may show there; `values` when nothing else is said.
    """

    feature: str
    terrain: Terrain
    count: int | None
    values: tuple[int, ...] = ()
    legal_values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Deal:
    """Everything that can be dealt in one set-up of a scenario: what a layout code ranks.

    Deals are told apart by identity, so that what is worked out for one can be kept.

    Attributes:
        scenario: The scenario's name.
        prefix: The letters that begin its layout codes.
        setup: The set-up's name, such as "3-4".
        frame: Every hex in reading order.
        fixed_terrain: Terrain that is not dealt.
        fixed_numbers: Tokens that are not dealt.
        regions: Where the rest is dealt.
        tokenless: Terrain that takes no number token.
        harbour_places: Paths with a harbour, in the order in which the scenario lists them.
        harbours: How many of each harbour; they fill the places exactly.
        feature_deals: Features that are dealt.
        fixed_features: Features that are not.
        spiral: The tokens in the order in which a spiral lays them; empty if there is none.
    """

    scenario: str
    prefix: str
    setup: str
    frame: tuple[Hex, ...]
    fixed_terrain: Mapping[Hex, Terrain]
    fixed_numbers: Mapping[Hex, int]
    regions: tuple[Region, ...]
    tokenless: frozenset[Terrain]
    harbour_places: tuple[Edge, ...]
    harbours: Mapping[Harbour, int]
    feature_deals: tuple[FeatureDeal, ...] = ()
    fixed_features: Mapping[str, tuple[Place, ...]] = field(default_factory=dict)
    spiral: tuple[int, ...] = ()
