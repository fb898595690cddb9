"""What a constraint has to say of a board: data, of which texts make sentences."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from printkit.board.hexgrid import Spot

Values = Mapping[str, int | str | tuple[str, ...]]
"""What a sentence needs."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that a constraint has to say of a board.

    Attributes:
        message: Which sentence tells it.
        where: The places concerned.
        values: What the sentence needs.
        note: True for a remark that is no fault.
        settled: True when every board of the deal has it whose named features are the same.
    """

    message: str
    where: tuple[Spot, ...] = ()
    values: Values = msgspec.field(default_factory=dict)
    note: bool = False
    settled: bool = False
