"""Texts with emphasis and icons, read into runs.

The texts know **bold**, *italic* and names in braces: an icon ({wool}), a figure of the
scenario ({oil_limit}) or a list of icons ({cost:metropolis}). What a name stands for is
the caller's to say; a name that nobody knows is an error, never a blank, and so is a mark that
is not closed. A star between spaces is a star; a backslash makes one of any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from printkit.draw.scene import Drawing
from printkit.errors import TemplateError

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
_TOKEN = re.compile(r"(\\[*{}]|\*\*|(?<=\S)\*|\*(?=\S)|\{[^{}]+\}|[{}])")


def parse(text: str, resolve: Resolve) -> list[Inline]:
    """The runs and icons of a text, in order.

    Args:
        text: As it stands in the texts.
        resolve: What a name in braces stands for: strings take the weight around them.

    Raises:
        TemplateError: A mark is not closed, or one stands within another.
    """
    weight: Weight = "regular"
    opened = ""
    inlines: list[Inline] = []
    for token in _TOKEN.split(text):
        if token in _MARKS:
            wanted = _MARKS[token]
            if weight not in ("regular", wanted):
                raise TemplateError("mark-open", text=text, found=opened)
            weight, opened = ("regular", "") if weight == wanted else (wanted, token)
        elif token in ("{", "}"):
            raise TemplateError("mark-open", text=text, found=token)
        elif token.startswith("\\") and len(token) == 2:
            inlines.append(Run(token[1], weight))
        elif token.startswith("{"):
            meaning = resolve(token[1:-1])
            inlines += [Run(part, weight) if isinstance(part, str) else part for part in meaning]
        elif token:
            inlines.append(Run(token, weight))
    if opened:
        raise TemplateError("mark-open", text=text, found=opened)
    return inlines


def by_line(inlines: Sequence[Inline]) -> list[list[Inline]]:
    """What stands between the line breaks of a text, without lines that are empty."""
    made: list[list[Inline]] = [[]]
    for inline in inlines:
        if isinstance(inline, Glyph):
            made[-1].append(inline)
            continue
        for n, part in enumerate(inline.string.split("\n")):
            if n:
                made.append([])
            if part:
                made[-1].append(Run(part, inline.weight))
    return [line for line in made if line]


def said(inlines: Sequence[Inline]) -> str:
    """A text for names and lists: its characters, and what its icons are called."""
    return "".join(
        inline.string if isinstance(inline, Run) else inline.drawing.name.removeprefix("icon-")
        for inline in inlines
    )
