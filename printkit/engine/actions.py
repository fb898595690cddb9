"""What a player can do, as small frozen values, and what chance can make of it.

An action names no player: the one whose decision is awaited does it. A happening is what
follows from it by itself. Scenario modules add
actions of their own beside these; `engine.notation` writes and reads any of them by the
types of its fields, so an action is a class and nothing else.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

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


class Named(msgspec.Struct, frozen=True):
    """What records and logs write by its word and the types of its fields."""

    word: ClassVar[str] = ""

    @classmethod
    def types(cls) -> dict[str, str]:
        """Its fields, each with its type as it is written here."""
        told: dict[str, str] = {}
        for part in reversed(cls.__mro__):
            told |= vars(part).get("__annotations__", {})
        return {name: told[name] for name in cls.__struct_fields__}


class Action(Named, frozen=True):
    """Something that a player can do.

    Attributes:
        word: Its name in records and logs.
        reveals: What chance decides of it: dice, a card held in hand ("kind"), a card of the
            deck ("sort"), or what a module calls by a name in `Game.terms`.
        brings: Whether a log tells what cards everybody has after it that he had not before.
    """

    reveals: ClassVar[str] = ""
    brings: ClassVar[bool] = False


class Happening(Named, frozen=True):
    """What rules bring about by themselves once an action is done: only logs tell of it.

    Attributes:
        word: Its name in logs. Its fields are written by their types, as an action's are.
    """


class Roll(Action, frozen=True):
    """Roll the dice; chance: both."""

    word = "roll"
    reveals = "dice"
    brings = True


class End(Action, frozen=True):
    """Be done: with the turn, or with building between turns."""

    word = "end"


class BuildRoad(Action, frozen=True):
    """Build a road on a path."""

    word = "road"
    at: EdgeId


class BuildSettlement(Action, frozen=True):
    """Build a settlement on an intersection."""

    word = "settlement"
    at: VertexId


class BuildCity(Action, frozen=True):
    """Make a settlement a city."""

    word = "city"
    at: VertexId


class BuyCard(Action, frozen=True):
    """Buy a development card; chance: which one."""

    word = "buy-card"
    reveals = "sort"


class PlayKnight(Action, frozen=True):
    """Play a knight; the robber is moved next."""

    word = "knight"


class PlayRoadBuilding(Action, frozen=True):
    """Play Road Building; the roads are built next."""

    word = "road-building"


class PlayYearOfPlenty(Action, frozen=True):
    """Play Year of Plenty for two cards, the lower kind first."""

    word = "year-of-plenty"
    first: KindId
    second: KindId


class PlayMonopoly(Action, frozen=True):
    """Play Monopoly on one kind."""

    word = "monopoly"
    brings = True
    kind: KindId


class MoveRobber(Action, frozen=True):
    """Move the robber to a hex."""

    word = "robber"
    to: HexId


class Steal(Action, frozen=True):
    """Take a hidden card from a player at the robber; chance: which one."""

    word = "steal"
    reveals = "kind"
    victim: SeatId


class Discard(Action, frozen=True):
    """Give one card back after a 7."""

    word = "discard"
    kind: KindId


class TradeBank(Action, frozen=True):
    """Give the bank as many of one kind as one's best rate asks, for one of another."""

    word = "bank"
    give: KindId
    take: KindId


class Offer(Action, frozen=True):
    """Offer the other players cards for cards."""

    word = "offer"
    give: Cards
    take: Cards


class Accept(Action, frozen=True):
    """Be willing to take the offer."""

    word = "accept"


class Counter(Action, frozen=True):
    """Answer an offer with another one: cards for cards of the player whose turn it is."""

    word = "counter"
    give: Cards
    take: Cards


class Decline(Action, frozen=True):
    """Turn the offer down."""

    word = "decline"


class Agree(Action, frozen=True):
    """Trade with one of those who accepted or made a counter-offer, on those terms."""

    word = "agree"
    brings = True
    partner: SeatId


class Withdraw(Action, frozen=True):
    """Trade with nobody."""

    word = "withdraw"
