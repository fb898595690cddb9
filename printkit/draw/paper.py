"""Sheets of paper: the sizes people own and the strip along each edge that a printer leaves white.

Names and sizes come in as people type them; draw.arrange asks for the printable box.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from printkit.errors import UsageError


@dataclass(frozen=True, slots=True)
class Paper:
    """One size of paper, upright.

    Attributes:
        name: As it is told to people.
        width: Of the upright sheet.
        height: Of the upright sheet.
        inches: Its owners measure in inches, so the scale bar does too.
    """

    name: str
    width: float
    height: float
    inches: bool = False


A4 = Paper("A4", 210, 297)
LETTER = Paper("Letter", 215.9, 279.4, inches=True)
PAPERS = (
    A4,
    LETTER,
    Paper("Legal", 215.9, 355.6, inches=True),
    Paper("A3", 297, 420),
    Paper("Tabloid", 279.4, 431.8, inches=True),
)
_BY_NAME = {paper.name.lower(): paper for paper in PAPERS} | {"us letter": LETTER}
_SIZE = re.compile(r"(\d+(?:[.,]\d+)?)\s*[x×]\s*(\d+(?:[.,]\d+)?)\s*(?:mm)?")
_SMALLEST, _LARGEST = 50, 2000


def parse(text: str) -> Paper:
    """The paper of that name, or of a size such as "210x297".

    Raises:
        UsageError: There is no such paper; the nearest name is offered.
    """
    wanted = " ".join(text.lower().split())
    if wanted in _BY_NAME:
        return _BY_NAME[wanted]
    size = _SIZE.fullmatch(wanted)
    if size is None:
        names = [paper.name for paper in PAPERS]
        close = get_close_matches(wanted, list(_BY_NAME), n=1, cutoff=0.0)
        raise UsageError(
            "unknown-paper", found=text, nearest=_BY_NAME[close[0]].name, allowed=", ".join(names)
        )
    width, height = sorted(float(side.replace(",", ".")) for side in size.groups())
    if width < _SMALLEST or height > _LARGEST:
        raise UsageError("paper-size", found=text, smallest=_SMALLEST, largest=_LARGEST)
    return Paper(f"{width:g}×{height:g}", width, height)


WIDEST = 100.0
"""The widest margin that can be asked for."""


@dataclass(frozen=True, slots=True)
class Margins:
    """What the printer cannot reach along each edge of the upright sheet."""

    top: float = 8.0
    right: float = 8.0
    bottom: float = 8.0
    left: float = 8.0


DEFAULT_MARGINS = Margins()


def margins(text: str) -> Margins:
    """One margin for all edges, or four: top, right, bottom, left.

    Raises:
        UsageError: Something else was given.
    """
    try:
        edges = [float(part) for part in text.replace(",", " ").split()]
    except ValueError:
        edges = []
    if len(edges) not in (1, 4) or not all(0 <= edge <= WIDEST for edge in edges):
        raise UsageError("not-a-margin", found=text, most=f"{WIDEST:g}")
    return Margins(*(edges * 4 if len(edges) == 1 else edges))
