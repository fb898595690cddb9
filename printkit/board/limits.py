"""How large anything in a workspace may be: what files say is bounded before it is used.

A workspace may come from anywhere, so whatever it holds is either refused with a clear error or
small enough to be dealt, judged and printed in good time.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

FILE = 1_000_000
"""Bytes of a file of facts or words."""

TABLE = 5_000_000
"""Bytes of a table of cards."""

UNPACKED = 40_000_000
"""Bytes of a workbook once unpacked."""

PICTURE = 20_000_000
"""Bytes of a picture of pixels."""

PIXELS = 40_000_000
"""Its pixels."""

COLUMNS = 60
"""Columns of a table of cards."""

CELL = 2_000
"""Characters of a cell."""

DEPTH = 12
"""Tables within tables."""

HEXES = 2_000
"""Hexes of a frame."""

ACROSS = 120
"""Hexes from one side of a frame to the other, in a row or over its rows."""

SETUPS = 40
"""Set-ups of a scenario, and scenarios that one stands on."""

ENTRIES = 400
"""Constraints, components or features of a set-up."""

PRINTED = 10_000
"""Pieces of one sort, and of a whole kit."""

Count = Annotated[int, Meta(ge=0, le=PRINTED)]
"""How many of something there are."""

Whole = Annotated[int, Meta(ge=-PRINTED, le=PRINTED)]
"""A number that rules or texts name."""

Decimal = Annotated[float, Meta(ge=-PRINTED, le=PRINTED)]
"""The same with decimals."""

Seats = Annotated[int, Meta(ge=1, le=8)]
"""How many play."""
