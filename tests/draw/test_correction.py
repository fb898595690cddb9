"""A correction takes back what a printer does wrong, and files that carry one are judged by it."""

from __future__ import annotations

import pytest
from draw_samples import NAMING, card

from printkit.draw import content, pdf, preflight
from printkit.draw.correction import UNCORRECTED, Correction, corrected
from printkit.draw.impose import Piece, impose
from printkit.draw.sheet_style import SheetStyle

OFF = Correction(x=0.7, y=-1.1, turn=0.2, scale=1.01)
PAGES = impose([Piece(card(), card("#2E6F9E"), 4)], SheetStyle(), NAMING)


def test_nothing_to_correct_changes_nothing() -> None:
    """The very same page."""
    assert corrected(PAGES[1], UNCORRECTED) is PAGES[1]


def test_fronts_only_grow() -> None:
    """They are what backs are measured by."""
    placed = corrected(PAGES[0], OFF).pieces[0]
    assert (0, (1.01, 1.01)) == (placed.turn, placed.scale)


def test_backs_move_as_the_sheet_tells() -> None:
    """The middle of the paper goes by x and y exactly; what lies above it turns to the right."""
    assert (105.7, 147.4) == pytest.approx(OFF.place((105, 148.5), (210, 297)))
    assert OFF.place((105, 40), (210, 297))[0] > 105.7


@pytest.mark.parametrize("place", [(0, 0), (50.5, 200), (210, 297)])
def test_a_place_is_found_again(place: tuple[float, float]) -> None:
    """`origin` undoes `place`."""
    size = (210, 297)
    assert place == pytest.approx(OFF.origin(OFF.place(place, size), size))


def test_keywords_carry_it() -> None:
    """As a file tells it; other keywords and damaged ones tell of none."""
    assert OFF == Correction.read(f"cards, {OFF.told()}")
    assert [UNCORRECTED] * 2 == list(map(Correction.read, ("", "correction=one,2")))


def backs(told: Correction) -> bool | None:
    """What preflight says of the backs of corrected sheets that tell of a correction."""
    info = pdf.Info("Prüfung", "de", duplex="long", correction=told)
    data = pdf.write([corrected(page, OFF) for page in PAGES], info)
    found = {f.check: f.passed for f in preflight.judged(content.read(data, "file.pdf"))}
    assert (told == OFF) == found["scale"]
    return found["backs"]


def test_preflight_takes_it_into_account() -> None:
    """Corrected backs come out right on the printer that they are for, and only there."""
    assert (True, False) == (backs(OFF), backs(UNCORRECTED))
