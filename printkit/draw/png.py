"""Pages to pictures: a PDF rendered to PNG, for previews, contact sheets and tests."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pypdfium2
from PIL import ImageStat
from PIL.Image import Image

DPI = 150
_MEASURED = 150
"""Pixels an inch that pages are measured by: no line is drawn thinner than a pixel."""


def write(pdf: bytes, dpi: float = DPI, *, clear: bool = False) -> list[bytes]:
    """One PNG file per page of a PDF, which says how many pixels an inch it has.

    Args:
        pdf: The file.
        dpi: Pixels an inch.
        clear: Leave unpainted paper transparent in place of white.
    """
    document = pypdfium2.PdfDocument(pdf)
    # Sizes are rounded up: a hair less, or what is whole already would get a pixel more.
    scale, ground = dpi / 72 * (1 - 1e-6), (255, 255, 255, 0 if clear else 255)
    pictures = []
    for page in document:
        target = BytesIO()
        picture = page.render(scale=scale, fill_color=ground).to_pil()
        picture.save(target, "PNG", dpi=(dpi, dpi))
        pictures.append(target.getvalue())
    return pictures


def pictures(pdf: bytes, dpi: float = _MEASURED) -> Iterator[Image]:
    """The pages of a PDF as pictures to be measured, one at a time."""
    for page in pypdfium2.PdfDocument(pdf):
        yield page.render(scale=dpi / 72).to_pil().convert("RGB")


def ink(picture: Image) -> float:
    """How much ink a page takes: 0 for white paper, 1 for cyan, magenta and yellow."""
    return float(1 - sum(ImageStat.Stat(picture).mean) / (3 * 255))


def coverage(pdf: bytes, dpi: float = _MEASURED) -> list[float]:
    """How much ink each page of a PDF takes."""
    return [ink(picture) for picture in pictures(pdf, dpi)]
