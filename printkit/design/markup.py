"""Texts with emphasis and icons, read into runs.

The texts know **bold**, *italic* and names in braces: an icon ({wool}), a figure of the
scenario ({oil_limit}) or a list of icons ({cost:metropolis}). What a name stands for is
the caller's to say; a name that nobody knows is an error, never a blank.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from printkit.draw.scene import Drawing

Weight = Literal["regular", "bold", "italic"]


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one weight."""

    string: str
    weight: Weight = "regular"


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawing that stands in the line like a character: 4 mm wide at full size."""

    drawing: Drawing


Inline = Run | Glyph
Resolve = Callable[[str], Sequence[Inline | str]]

_MARKS: dict[str, Weight] = {"**": "bold", "*": "italic"}
_TOKEN = re.compile(r"(\*\*|\*|\{[^{}]+\})")


def parse(text: str, resolve: Resolve) -> list[Inline]:
    """The runs and icons of a text, in order.

    Args:
        text: As it stands in the texts.
        resolve: What a name in braces stands for: strings take the weight around them.
    """
    weight: Weight = "regular"
    inlines: list[Inline] = []
    for token in _TOKEN.split(text):
        if token in _MARKS:
            wanted = _MARKS[token]
            weight = "regular" if weight == wanted else wanted
        elif token.startswith("{"):
            meaning = resolve(token[1:-1])
            inlines += [Run(part, weight) if isinstance(part, str) else part for part in meaning]
        elif token:
            inlines.append(Run(token, weight))
    return inlines
