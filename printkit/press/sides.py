"""Which sides of a document's sheets go into which of its files, and which way up they lie.

Documents come with fronts and backs in turn; press.kit writes them whole, or in these parts.
Backs of pieces lie mirrored already (draw.impose); those of pages to read are turned here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from printkit.draw.correction import Correction, corrected
from printkit.draw.scene import Page
from printkit.draw.sheet_style import vertical_flip
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


def behind(page: Page, flip: str) -> Page:
    """A page to read as the back of a sheet that is read on as in a book, turned sideways."""
    back = replace(page, side="back")
    upright = vertical_flip(flip, landscape=page.width > page.height)
    return back if upright else corrected(back, Correction(turn=180.0))
