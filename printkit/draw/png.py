"""Pages to pictures: a PDF rendered to PNG, for previews, contact sheets and tests."""

from __future__ import annotations

from io import BytesIO

import pypdfium2
from PIL import ImageStat

DPI = 150
_COARSE = 36
"""Pixels an inch that are enough to measure ink by."""


def write(pdf: bytes, dpi: float = DPI) -> list[bytes]:
    """One PNG file per page of a PDF."""
    document = pypdfium2.PdfDocument(pdf)
    pictures = []
    for page in document:
        target = BytesIO()
        page.render(scale=dpi / 72).to_pil().save(target, "PNG")
        pictures.append(target.getvalue())
    return pictures


def coverage(pdf: bytes) -> list[float]:
    """How much ink each page of a PDF takes: 0 for white paper, 1 for cyan, magenta and yellow."""
    document = pypdfium2.PdfDocument(pdf)
    inks = []
    for page in document:
        picture = page.render(scale=_COARSE / 72).to_pil().convert("RGB")
        inks.append(1 - sum(ImageStat.Stat(picture).mean) / (3 * 255))
    return inks
