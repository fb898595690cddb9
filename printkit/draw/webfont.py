"""Faces inside SVG files: only the characters that are used, as a data address.

Kerning and ligatures are left out, so that a browser sets a text as draw.fonts measures it
and draw.pdf prints it.
"""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from printkit.draw import fonts


def rule(face: str, characters: str) -> str:
    """The style rule that brings those characters of a face."""
    family, weight, style = fonts.parts(face)
    options = Options(
        layout_features=[], hinting=False, drop_tables=["meta", *Options().drop_tables]
    )
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    # Without the clock in it, the same characters are the same bytes.
    font = TTFont(fonts.file_of(face), recalcTimestamp=False)
    # Reading kerning and ligatures, only to leave them out, takes most of the time.
    for table in {"GDEF", "GPOS", "GSUB"} & set(font.keys()):
        del font[table]
    subsetter.subset(font)
    font.flavor = "woff"
    target = BytesIO()
    font.save(target)
    data = b64encode(target.getvalue()).decode("ascii")
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
        f"src:url(data:font/woff;base64,{data})}}"
    )
