"""What every kind of constraint is: typed parameters, and a judgement of a board.

The modules beside this one hold a family of kinds each; registry.py finds them by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from printkit.board.hexgrid import Hex, Spot
from printkit.board.model import Layout
from printkit.scenarios.model import Setup


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a constraint has to say of a board.

    Attributes:
        message: Which sentence tells it.
        where: The places concerned.
        values: What the sentence needs.
        note: True for a remark that is no fault.
    """

    message: str
    where: tuple[Spot, ...] = ()
    values: Mapping[str, int | str] = field(default_factory=dict)
    note: bool = False


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of constraint; its fields are its parameters in scenario.toml."""

    def judge(self, layout: Layout, setup: Setup) -> Iterator[Finding]:
        """Everything in which a board fails it."""
        raise NotImplementedError


def rolls(layout: Layout) -> dict[Hex, int]:
    """Every hex with the number on which it yields: its token's, or a feature's there."""
    found = {
        place.at: place.value
        for places in layout.features.values()
        for place in places
        if isinstance(place.at, Hex) and isinstance(place.value, int)
    }
    return found | dict(layout.numbers)


def adjacent_pairs(spots: list[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Every two of the hexes that are neighbours, once."""
    among = set(spots)
    for place, spot in enumerate(spots):
        later = set(spots[place + 1 :])
        for other in spot.neighbors:
            if other in among and other in later:
                yield spot, other
