"""Pages to pictures: a PDF rendered to PNG, for previews, contact sheets and tests."""

from __future__ import annotations

from io import BytesIO

import pypdfium2

DPI = 150


def write(pdf: bytes, dpi: float = DPI) -> list[bytes]:
    """One PNG file per page of a PDF."""
    document = pypdfium2.PdfDocument(pdf)
    pictures = []
    for page in document:
        target = BytesIO()
        page.render(scale=dpi / 72).to_pil().save(target, "PNG")
        pictures.append(target.getvalue())
    return pictures
