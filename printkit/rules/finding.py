"""What a constraint has to say of a board: data, of which texts make sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from printkit.board.hexgrid import Spot

Values = Mapping[str, int | str]
"""What a sentence needs."""


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
    values: Values = field(default_factory=dict)
    note: bool = False
