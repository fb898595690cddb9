"""What Dinslaken keeps of a game beside the standard game's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from printkit.engine.modules.dinslaken.land import Land
from printkit.engine.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State

NAME = "dinslaken"
GOLD = "gold"
NOTHING = -1

PERILS = ("subsidence", "dam-burst", "fire")
"""DI-30: the disasters that insurance is against, in the order of the areas they strike."""

EVENTS = (
    *PERILS, "foot-and-mouth", "forest-fire", "drought", "steady-rain", "miners-strike", "boom",
)  # fmt: skip
"""DI-30, DI-32: the event cards, one of each."""

BOOM = EVENTS.index("boom")


class Tally:
    """Land, ships, events, damage and insurance.

    Attributes:
        land: The board as the rules see it.
        gold: The index of gold among the kinds of cards.
        sabotaged: The level of a city that is turned over.
        ships: The hex of each player's trade ship; NOWHERE before it is built.
        cargo: The kind of the card that each ship carries; NOTHING for none.
        loaded: The turn in which each ship was loaded.
        sold: The turn in which each ship's cargo was sold.
        unseen: How many of each event are face down.
        event: The event card drawn last; NOTHING before the first.
        damaged: The intersections whose buildings are damaged by it.
        insured: Which perils each player is insured against.
        policies: How many insurance cards of each peril are left.
        owed: How many cards each player still has to give at a wedding.
        watched: Whose cards a spy looks at.
    """

    __slots__ = (
        "cargo", "damaged", "event", "gold", "insured", "land", "loaded", "owed", "policies",
        "sabotaged", "ships", "sold", "unseen", "watched",
    )  # fmt: skip

    def __init__(self, land: Land, gold: int, sabotaged: int, seats: int, copies: int) -> None:
        self.land = land
        self.gold = gold
        self.sabotaged = sabotaged
        self.ships = [NOWHERE] * seats
        self.cargo = [NOTHING] * seats
        self.loaded = [0] * seats
        self.sold = [0] * seats
        self.unseen = [1] * len(EVENTS)
        self.event = NOTHING
        self.damaged: list[int] = []
        self.insured = [[False] * len(PERILS) for _ in range(seats)]
        self.policies = [copies] * len(PERILS)
        self.owed = [0] * seats
        self.watched = NOBODY

    @property
    def struck(self) -> frozenset[int]:
        """The hexes that the event drawn last strikes."""
        return self.land.areas[self.event] if 0 <= self.event < len(PERILS) else _NOWHERE

    def copy(self) -> Tally:
        """The same, changed by nobody else."""
        twin = Tally.__new__(Tally)
        for name in Tally.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        twin.insured = [row[:] for row in self.insured]
        return twin


_NOWHERE: frozenset[int] = frozenset()


def tally(state: State) -> Tally:
    """What Dinslaken keeps of this game."""
    return cast(Tally, state.parts[NAME])
