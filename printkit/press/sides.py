"""Which sides of a document's sheets go into which of its files.

Documents come with fronts and backs in turn; press.kit writes them whole, or in these parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from printkit.press.ticket import Sides


@dataclass(frozen=True, slots=True)
class Part:
    """One file's share of a document.

    Attributes:
        holds: "all" sides, or one of each sheet.
        pages: Which of the pages.
        last_first: The last sheet comes first.
    """

    holds: Literal["all", "fronts", "backs"]
    pages: slice
    last_first: bool = False

    def file(self, document: str) -> str:
        """The file's name, without suffix."""
        return document if self.holds == "all" else f"{document}-{self.holds}"


_WHOLE = Part("all", slice(None))
_FRONTS = Part("fronts", slice(0, None, 2))
_BACKS = Part("backs", slice(1, None, 2))
_PARTS: dict[Sides, tuple[Part, ...]] = {
    "duplex": (_WHOLE,),
    "separate": (_FRONTS, _BACKS),
    "reversed": (_FRONTS, Part("backs", slice(None, None, -2), last_first=True)),
    "fronts": (_FRONTS,),
    "backs": (_BACKS,),
    "fold": (_WHOLE,),
}


def parts(sides: Sides, *, two_sided: bool) -> tuple[Part, ...]:
    """The files of a document; one without backs is whole, or nothing where backs are wanted."""
    if two_sided:
        return _PARTS[sides]
    return () if sides == "backs" else (_WHOLE,)
