"""What the Divided Land keeps of a game beside the standard game's state.

`Land` are places that never change; `Tally` is what does: outposts, pawns, gifts, gold pile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from printkit.engine.actions import HexId, SeatId, VertexId
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State

NAME = "divided-land"

GIFTS = ("bread-basket", "warm-cloak", "tool-chest", "hearth-stone", "golden-amulet")
"""DL-17: the gifts of each colour; what they cost stands under [costs]."""

GiftId = int
Gift = tuple[SeatId, GiftId]
"""A gift card: whose colour it has, and which of that colour's five it is."""


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """The places that the scenario's rules name.

    Attributes:
        tree: The hex with the Peace Tree.
        corners: Its six intersections.
        ways: Whether each path takes a bridge.
        gold: The hexes with a gold river.
    """

    tree: HexId
    corners: tuple[VertexId, ...]
    ways: list[bool]
    gold: tuple[HexId, ...]


class Tally:
    """What changes in the course of a game.

    Attributes:
        land: What does not.
        outposts: Where each player has an outpost.
        away: Whose pawn is on an expedition.
        actions: How many actions whoever decides still has at the tree.
        unbought: The gift cards that each player still holds face down.
        bought: Those that he has bought and not handed over.
        given: To whom each player has handed over how many.
        handed: The gifts that have been handed over.
        pile: How many cards of each sort are left in the gold pile: kinds, then deck cards.
        aside: How many of each lie beside it.
    """

    __slots__ = (
        "actions", "aside", "away", "bought", "given", "handed", "land", "outposts", "pile",
        "unbought",
    )  # fmt: skip

    def __init__(self, land: Land, seats: int, pile: list[int]) -> None:
        self.land = land
        self.outposts = [NOWHERE] * seats
        self.away = [False] * seats
        self.actions = 0
        self.unbought: list[list[Gift]] = [[] for _ in range(seats)]
        self.bought: list[list[Gift]] = [[] for _ in range(seats)]
        self.given = [[0] * seats for _ in range(seats)]
        self.handed: list[Gift] = []
        self.pile = pile
        self.aside = [0] * len(pile)

    def copy(self) -> Tally:
        """The same, changed by nobody else."""
        twin = Tally.__new__(Tally)
        twin.land, twin.actions = self.land, self.actions
        for name in ("outposts", "away", "handed", "pile", "aside"):
            setattr(twin, name, getattr(self, name)[:])
        for name in ("unbought", "bought", "given"):
            setattr(twin, name, [row[:] for row in getattr(self, name)])
        return twin


def tally(state: State) -> Tally:
    """What the Divided Land keeps of this game."""
    return cast(Tally, state.parts[NAME])
