"""How the sheets of two files belong together: backs that are printed after their fronts.

Such a file tells in its keywords which fronts it goes behind, for whoever measures it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Pairing:
    """What a file of backs tells.

    Attributes:
        fronts: The name of the file of fronts, in the same folder.
        flip: Along which edge the sheets are turned between the two.
        last_first: Its first page goes behind the last of the fronts.
    """

    fronts: str
    flip: Literal["long", "short"]
    last_first: bool = False

    def told(self) -> str:
        """The same as a word that a file's keywords hold; `read` reads it back."""
        order = "reversed" if self.last_first else "same"
        return f"backs-of={self.fronts}|{self.flip}|{order}"


def read(keywords: str) -> Pairing | None:
    """The pairing that keywords tell; None when they tell of none."""
    found = re.search(r"backs-of=([^|]+)\|(long|short)\|(same|reversed)", keywords)
    if not found:
        return None
    flip: Literal["long", "short"] = "long" if found[2] == "long" else "short"
    return Pairing(found[1], flip, found[3] == "reversed")
