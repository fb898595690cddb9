"""Offsets and rotation of a measured printer, read back from finished files."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import atan2, degrees, dist

import pytest
from printing import made

from printkit.draw import content, outline, pdf
from printkit.draw.content import PageRead
from printkit.draw.correction import UNCORRECTED, Correction
from printkit.draw.operators import TRIM
from printkit.draw.outline import Point
from printkit.press import documents
from printkit.press.ticket import Job

WRONG = {
    "to the right": Correction(x=1.5),
    "upwards": Correction(y=-0.75),
    "aslant": Correction(turn=0.4),
    "too small": Correction(scale=1.006),
    "all at once": Correction(-0.4, 1.2, -0.25, 1.004),
}


@cache
def dinslaken() -> Job:
    """Cards on several sheets, upright as a measured printer needs them."""
    return made("dinslaken")


def pages(correction: Correction) -> tuple[PageRead, PageRead]:
    """Front and back of the first sheet of cards in the finished file."""
    job = dinslaken()
    ticket = replace(job.ticket, correction=correction)
    document = documents.document(replace(job, ticket=ticket), "cards")
    data = pdf.write(document.pages[:2], pdf.Info("Karten", "de", duplex="long"))
    front, back = content.read(data, "cards.pdf").pages
    return front, back


def middles(page: PageRead) -> list[Point]:
    """Of all trims, in the order in which they were laid."""
    return [outline.middle(trim) for mark, trim in page.content.outlines if mark == TRIM]


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_backs_are_moved_by_what_was_measured(wrong: Correction) -> None:
    """Shift at the middle of the paper, rotation and size follow from the trims in the file."""
    usual, moved = (middles(pages(one)[1]) for one in (UNCORRECTED, wrong))
    (first, *_, last), (first_moved, *_, last_moved) = usual, moved
    turned = degrees(_angle(first_moved, last_moved) - _angle(first, last))
    grown = dist(first_moved, last_moved) / dist(first, last)
    assert (wrong.turn, wrong.scale) == pytest.approx((turned, grown), abs=0.005)
    x, y = (sum(place[n] for place in moved) / len(moved) for n in (0, 1))
    cx, cy = (sum(place[n] for place in usual) / len(usual) for n in (0, 1))
    expected = replace(wrong, x=0.0, y=0.0).place((cx, cy), (210, 297))
    assert (wrong.x, wrong.y) == pytest.approx((x - expected[0], y - expected[1]), abs=0.01)


def _angle(start: Point, end: Point) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])


def test_fronts_stay_but_for_their_size() -> None:
    """They are what backs are measured by."""
    usual, moved = (middles(pages(one)[0]) for one in (UNCORRECTED, WRONG["all at once"]))
    for (x, y), place in zip(usual, moved, strict=True):
        expected = (105 + 1.004 * (x - 105), 148.5 + 1.004 * (y - 148.5))
        assert expected == pytest.approx(place, abs=0.01)
