"""The faces that printkit prints with: where they are, how wide a text runs in them.

All are OFL, static TrueType and from the package index: Spectral for titles and reading
text, Fira Sans and its Condensed for labels, numbers and tables. Every face is embedded;
a character that a face lacks is an error, never a blank.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import fontpkg
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from printkit.errors import GlyphError

FAMILIES = {
    "Spectral": "Spectral",
    "FiraSans": "Fira Sans",
    "FiraSansCondensed": "Fira Sans Condensed",
}
WEIGHTS = {
    "Light": 300,
    "Regular": 400,
    "Medium": 500,
    "SemiBold": 600,
    "Bold": 700,
    "ExtraBold": 800,
}


def parts(face: str) -> tuple[str, int, str]:
    """Family, weight and style of a face such as "Spectral-Bold" or "FiraSans-MediumItalic".

    Raises:
        KeyError: There is no such family or weight.
    """
    family, _, cut = face.partition("-")
    weight = cut.removesuffix("Italic") or "Regular"
    style = "italic" if cut.endswith("Italic") else "normal"
    return FAMILIES[family], WEIGHTS[weight], style


def file_of(face: str) -> Path:
    """The TrueType file of a face.

    Raises:
        KeyError: There is no such family or weight.
    """
    return Path(fontpkg.path(*parts(face)))


@cache
def register(face: str) -> TTFont:
    """The face, known to the PDF library from now on."""
    font = TTFont(face, str(file_of(face)))
    pdfmetrics.registerFont(font)
    return font


@cache
def width(string: str, face: str, size: float, tracking: float = 0.0) -> float:
    """How far a text runs, in the unit of `size`.

    Raises:
        GlyphError: The face lacks a character of it.
    """
    font = register(face)
    missing = [c for c in string if ord(c) not in font.face.charToGlyph]
    if missing:
        raise GlyphError("glyph-missing", face=face, characters="".join(missing), text=string)
    return float(font.stringWidth(string, size)) + tracking * len(string)


@cache
def heights(face: str) -> tuple[float, float]:
    """Ascent and descent (negative) of a face, in em."""
    font = register(face)
    return font.face.ascent / 1000, font.face.descent / 1000


@cache
def cap_height(face: str) -> float:
    """The height of capitals and lining figures, in em."""
    return float(register(face).face.capHeight) / 1000
