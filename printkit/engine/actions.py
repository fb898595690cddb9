"""What a player can do, as small frozen values, and what chance can make of it.

An action names no player: the one whose decision is awaited does it. A happening is what
follows from it by itself. Scenario modules add
actions of their own beside these; `engine.notation` writes and reads any of them by the
types of its fields, so an action is a class and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

HexId = int
VertexId = int
EdgeId = int
KindId = int
SortId = int
Die = int
SeatId = int
Count = int
"""A number that is told as it is."""
Cards = tuple[int, ...]
"""How many of each kind of card, in the order of `Game.kinds`."""

Outcome = tuple[int, ...]
"""What chance decided: two dice, a card taken, a card drawn; () where it decides nothing."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player can do.

    Attributes:
        word: Its name in records and logs.
        reveals: What chance decides of it: dice, a card held in hand ("kind"), a card of the
            deck ("sort"), or what a module calls by a name in `Game.terms`.
        brings: Whether a log tells what cards everybody has after it that he had not before.
    """

    word: ClassVar[str] = ""
    reveals: ClassVar[str] = ""
    brings: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Happening:
    """What rules bring about by themselves once an action is done: only logs tell of it.

    Attributes:
        word: Its name in logs. Its fields are written by their types, as an action's are.
    """

    word: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the dice; chance: both."""

    word = "roll"
    reveals = "dice"
    brings = True


@dataclass(frozen=True, slots=True)
class End(Action):
    """Be done: with the turn, or with building between turns."""

    word = "end"


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road on a path."""

    word = "road"
    at: EdgeId


@dataclass(frozen=True, slots=True)
class BuildSettlement(Action):
    """Build a settlement on an intersection."""

    word = "settlement"
    at: VertexId


@dataclass(frozen=True, slots=True)
class BuildCity(Action):
    """Make a settlement a city."""

    word = "city"
    at: VertexId


@dataclass(frozen=True, slots=True)
class BuyCard(Action):
    """Buy a development card; chance: which one."""

    word = "buy-card"
    reveals = "sort"


@dataclass(frozen=True, slots=True)
class PlayKnight(Action):
    """Play a knight; the robber is moved next."""

    word = "knight"


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding(Action):
    """Play Road Building; the roads are built next."""

    word = "road-building"


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty(Action):
    """Play Year of Plenty for two cards, the lower kind first."""

    word = "year-of-plenty"
    first: KindId
    second: KindId


@dataclass(frozen=True, slots=True)
class PlayMonopoly(Action):
    """Play Monopoly on one kind."""

    word = "monopoly"
    brings = True
    kind: KindId


@dataclass(frozen=True, slots=True)
class MoveRobber(Action):
    """Move the robber to a hex."""

    word = "robber"
    to: HexId


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take a hidden card from a player at the robber; chance: which one."""

    word = "steal"
    reveals = "kind"
    victim: SeatId


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give one card back after a 7."""

    word = "discard"
    kind: KindId


@dataclass(frozen=True, slots=True)
class TradeBank(Action):
    """Give the bank as many of one kind as one's best rate asks, for one of another."""

    word = "bank"
    give: KindId
    take: KindId


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer the other players cards for cards."""

    word = "offer"
    give: Cards
    take: Cards


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Be willing to take the offer."""

    word = "accept"


@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Answer an offer with another one: cards for cards of the player whose turn it is."""

    word = "counter"
    give: Cards
    take: Cards


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Turn the offer down."""

    word = "decline"


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Trade with one of those who accepted or made a counter-offer, on those terms."""

    word = "agree"
    brings = True
    partner: SeatId


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Trade with nobody."""

    word = "withdraw"
