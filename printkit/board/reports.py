"""What was found out about a layout: breaches, evenness, and what games told of the seats.

These are plain frozen values that cross from those who judge to those who tell: `Violation` and
`CheckReport` say what a judge found, `BalanceReport` how even the board is, `SeatReport` how fair
to the seats. The words of the board itself are in `model`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from printkit.board.hexgrid import Spot


class Violation(msgspec.Struct, frozen=True):
    """One breach of one constraint: data, never prose; texts make the sentence.

    Attributes:
        constraint: The constraint's name, such as "reds-apart".
        rule: The rule id it implements, such as "B-03".
        message: Which sentence tells it, a key in the texts.
        where: The places concerned.
        values: What the sentence needs: numbers, terrains, counts.
    """

    constraint: str
    rule: str
    message: str
    where: tuple[Spot, ...] = ()
    values: Mapping[str, int | str | tuple[str, ...]] = msgspec.field(default_factory=dict)


class Verdict(msgspec.Struct, frozen=True):
    """What one constraint said of a layout: nothing, notes, or violations.

    Attributes:
        constraint: Its name.
        rule: The rule id; empty for one that is asked for beside the scenario's own.
        title: The words for what its kind asks, where its own name has none.
        told: What those words need.
        ruling: True when the rule is a house ruling ([R]).
        violations: Breaches; empty when it holds.
        notes: Remarks that are no fault, such as a "where possible" that was not.
        shown: What shows that it holds, where that cannot be seen on the board.
    """

    constraint: str
    rule: str
    title: str = ""
    told: Mapping[str, int | str | tuple[str, ...]] = msgspec.field(default_factory=dict)
    ruling: bool = False
    violations: tuple[Violation, ...] = ()
    notes: tuple[Violation, ...] = ()
    shown: tuple[Violation, ...] = ()


class CheckReport(msgspec.Struct, frozen=True):
    """Every constraint's verdict on a layout, in the scenario's order."""

    verdicts: tuple[Verdict, ...]

    @property
    def violations(self) -> tuple[Violation, ...]:
        """All breaches of all constraints."""
        return tuple(v for verdict in self.verdicts for v in verdict.violations)

    @property
    def passed(self) -> bool:
        """True when nothing is breached."""
        return not self.violations


class BalanceReport(msgspec.Struct, frozen=True):
    """How even a board is, whoever sits where: never a word on seats.

    Attributes:
        parts: Each measure's value by its name in the scenario, from 0 (worst) to 1 (even).
    """

    parts: Mapping[str, float]

    @property
    def total(self) -> float:
        """All parts, each counted alike; 1 where there are none."""
        return sum(self.parts.values()) / len(self.parts) if self.parts else 1.0


class SeatShare(msgspec.Struct, frozen=True):
    """What one seat made of some games.

    Attributes:
        wins: How many of them it won.
        rate: The share of all of them that this is.
        low: The lower end of Wilson's 95 % interval of that share.
        high: Its upper end.
        margin: By how many points it was ahead of the best of the others at the end, on average;
            below 0 when it was behind.
    """

    wins: int
    rate: float
    low: float
    high: float
    margin: float


class SeatGames(msgspec.Struct, frozen=True):
    """Games between equal bots on one board, and what each seat made of them.

    Attributes:
        bot: Who played, at every seat.
        games: How many games.
        nobody: How many of them nobody won.
        seats: The seats in the order of their turns.
        alike: The chance of shares at least as uneven when all seats are alike.
        turns: How long a game took, on average.
    """

    bot: str
    games: int
    nobody: int
    seats: tuple[SeatShare, ...]
    alike: float
    turns: float

    @property
    def rates(self) -> tuple[float, ...]:
        """The seats' shares."""
        return tuple(seat.rate for seat in self.seats)

    @property
    def gap(self) -> float:
        """How far the best and the worst share lie apart."""
        return max(self.rates) - min(self.rates)


class Agreement(msgspec.Struct, frozen=True):
    """How far two bots find the same seats good.

    Attributes:
        correlation: Of the seats' shares, from -1 to 1; None where one bot's are all equal.
        difference: How far the shares lie apart, on average over the seats.
        chance: How far they would if both bots' true shares were the same.
    """

    correlation: float | None
    difference: float
    chance: float


class SeatReport(msgspec.Struct, frozen=True):
    """How fair a board is to its seats, as far as that is known.

    Attributes:
        games: The games of each bot that played.
        agreement: How far the first two agree; None where but one has played.
        predicted: Each seat's share as the model expects it; () where there is no model.
    """

    games: tuple[SeatGames, ...] = ()
    agreement: Agreement | None = None
    predicted: tuple[float, ...] = ()
