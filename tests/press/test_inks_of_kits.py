"""How much ink a kit takes, measured on its rendered sheets."""

from __future__ import annotations

import pytest
from printing import made

from printkit.draw import pdf, png
from printkit.press import documents
from printkit.scenarios import names


def taken(name: str, ink: str) -> float:
    """The ink of all sheets of a scenario's pieces."""
    job = made(name, own=("none",), ink=ink)
    pages = [page for document in documents.kit(job) if document.stock for page in document.pages]
    return sum(png.coverage(pdf.write(pages, pdf.Info("Tinte", "de"))))


@pytest.mark.parametrize("name", names())
def test_low_ink_saves_at_least_three_fifths(name: str) -> None:
    """Of what the sheets of pieces take in full colour."""
    assert taken(name, "low") <= 0.4 * taken(name, "normal")
