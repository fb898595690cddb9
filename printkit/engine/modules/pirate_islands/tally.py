"""What The Pirate Islands keeps of a game beside the standard game's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.modules.pirate_islands.waters import Waters
    from printkit.engine.state import State

NAME = "pirate-islands"


class Tally:
    """What changes in the course of a game.

    Attributes:
        waters: What does not.
        lines: The paths of each player's ships, from the start on.
        warships: How many of them, the rearmost, are warships.
        chips: How many chips lie under each player's fortress.
        fleet: At which of its stations the fleet lies; NOWHERE once it is removed.
    """

    __slots__ = ("chips", "fleet", "lines", "warships", "waters")

    def __init__(self, waters: Waters, seats: int, chips: int) -> None:
        self.waters = waters
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.warships = [0] * seats
        self.chips = [chips] * seats
        self.fleet = 0

    def copy(self) -> Tally:
        """The same, changed by nobody else."""
        twin = Tally.__new__(Tally)
        twin.waters, twin.fleet = self.waters, self.fleet
        twin.lines = [line[:] for line in self.lines]
        twin.warships = self.warships[:]
        twin.chips = self.chips[:]
        return twin

    @property
    def sails(self) -> bool:
        """True until the fleet is removed."""
        return self.fleet != NOWHERE


def tally(state: State) -> Tally:
    """What The Pirate Islands keeps of this game."""
    return cast(Tally, state.parts[NAME])
