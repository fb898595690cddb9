"""Papers and margins as people type them."""

from __future__ import annotations

import pytest

from printkit.draw import paper
from printkit.errors import UsageError


@pytest.mark.parametrize("text", ["letter", "Letter", "US Letter", " us  letter "])
def test_papers_are_found_by_name(text: str) -> None:
    """Case and spaces do not matter."""
    assert paper.LETTER == paper.parse(text)


@pytest.mark.parametrize("text", ["210x297", "297 × 210", "210 x 297 mm", "210,0x297.0"])
def test_papers_are_found_by_size(text: str) -> None:
    """A size in mm is a paper, however it is turned."""
    assert (210, 297) == (paper.parse(text).width, paper.parse(text).height)


def test_an_unknown_paper_offers_the_nearest() -> None:
    """A mistyped name is answered with the one that was meant and all there are."""
    with pytest.raises(UsageError) as caught:
        paper.parse("Tabliod")
    assert "Tabloid" == caught.value.values["nearest"]
    assert "A4, Letter, Legal, A3, Tabloid" == caught.value.values["allowed"]


@pytest.mark.parametrize("text", ["20x30", "100x9000"])
def test_a_sheet_must_be_of_a_printers_size(text: str) -> None:
    """A stamp and a banner are refused."""
    with pytest.raises(UsageError, match=r"paper-size"):
        paper.parse(text)


def test_one_margin_counts_for_all_edges() -> None:
    """A single number is every edge's margin, four are top, right, bottom and left."""
    assert paper.Margins(10, 10, 10, 10) == paper.margins("10")
    assert paper.Margins(5, 6, 12, 6.5) == paper.margins("5, 6, 12, 6.5")


@pytest.mark.parametrize("text", ["", "wide", "1 2", "-3"])
def test_anything_else_is_no_margin(text: str) -> None:
    """Faults are reported, not guessed at."""
    with pytest.raises(UsageError, match=r"not-a-margin"):
        paper.margins(text)
