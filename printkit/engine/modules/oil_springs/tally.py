"""What Oil Springs keeps of a game beside the standard game's state."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State

NAME = "oil-springs"
OIL = "oil"


class Tally:
    """Springs, marker, track and what became of the oil.

    Attributes:
        kind: The index of oil among the kinds of cards.
        springs: The hexes with a spring.
        metropolis: The level of a metropolis.
        drowned: The level of a city that is worth a settlement, none being left (OS-31).
        marker: Where the disaster marker is.
        culprit: Who moved it to the end.
        used: Whether oil was used in this turn.
        laid_by: How many oil were sequestered in this turn.
        sequestered: How many each player has sequestered.
        champion: Who is Champion of the Environment.
        lost: How many oil have left the game by disasters.
        metropolises: How many metropolis tokens are left.
        track: The number tokens on the disaster track.
        struck: The number a disaster rolled, while its hex is not known yet.
    """

    __slots__ = (
        "champion", "culprit", "drowned", "kind", "laid_by", "lost", "marker", "metropolis",
        "metropolises", "sequestered", "springs", "struck", "track", "used",
    )  # fmt: skip

    def __init__(
        self, kind: int, levels: tuple[int, int], springs: tuple[int, ...], seats: int, tokens: int
    ) -> None:
        self.kind = kind
        self.metropolis, self.drowned = levels
        self.springs = springs
        self.metropolises = tokens
        self.sequestered = [0] * seats
        self.track: list[int] = []
        self.marker = 0
        self.culprit = NOBODY
        self.used = False
        self.laid_by = 0
        self.champion = NOBODY
        self.lost = 0
        self.struck = 0

    def copy(self) -> Tally:
        """The same, changed by nobody else."""
        twin = Tally.__new__(Tally)
        for name in Tally.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin


def tally(state: State) -> Tally:
    """What Oil Springs keeps of this game."""
    return cast(Tally, state.parts[NAME])
