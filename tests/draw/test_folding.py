"""Sheets to fold: fronts and backs on one side, mirrored over a line, measured in the file."""

from __future__ import annotations

from dataclasses import replace

import pytest
from draw_samples import NAMING, card, tile, token

from printkit.draw import content, outline, pdf, preflight
from printkit.draw.arrange import arrange
from printkit.draw.impose import Piece, impose, plan
from printkit.draw.operators import FOLD, TRIM
from printkit.draw.paper import A4, LETTER, Paper
from printkit.draw.scene import Page, bounds, rectangle
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import FitError

PIECES = {
    "tiles": [Piece(tile(), tile("#777777"), 6)],
    "cards": [Piece(card(), card("#2E6F9E"), 9)],
    "tokens and cards": [Piece(token(), token("#222222"), 30), Piece(card(), card(), 2)],
}
every_sheet = pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
papers = pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])


def folded(pieces: list[Piece], paper: Paper = A4) -> list[Page]:
    """The sheets of pieces to fold."""
    return impose(pieces, SheetStyle(paper, backs="folded"), NAMING)


def read(pages: list[Page]) -> content.FileRead:
    """The file of these pages, read back."""
    return content.read(pdf.write(pages, pdf.Info("Prüfung", "de")), "file.pdf")


@every_sheet
@papers
def test_preflight_passes_them(pieces: list[Piece], paper: Paper) -> None:
    """Every back lies behind its front once the sheet is folded, and nothing else is at fault."""
    judged = {found.check: found for found in preflight.judged(read(folded(pieces, paper)))}
    assert [] == [name for name, found in judged.items() if found.passed is False]
    assert judged["backs"].values["count"] == sum(piece.copies for piece in pieces)


def test_preflight_finds_a_back_that_is_off() -> None:
    """Moved by a tenth of a millimetre."""
    (page,) = folded([Piece(card(), card(), 2)])
    *others, last = page.pieces
    x, y = last.at
    moved = replace(page, pieces=(*others, replace(last, at=(x + 0.1, y))))
    judged = {found.check: found.passed for found in preflight.judged(read([moved]))}
    assert judged["backs"] is False


@every_sheet
def test_no_bleed_crosses_the_fold(pieces: list[Piece]) -> None:
    """What is printed for one side never shows on the other."""
    for page in folded(pieces):
        assert page.fold
        left, top, right, bottom = bounds(page.fold)
        for piece in page.pieces:
            lying = outline.moved(piece.drawing.bleed, piece.at, piece.turn)
            x0, y0, x1, y1 = bounds(lying)
            beside = x1 <= left or x0 >= right if left == right else y1 <= top or y0 >= bottom
            assert beside


def test_backs_stand_behind_upright_fronts() -> None:
    """Beside the fold as they are, above and below it head over heels."""
    style = SheetStyle(backs="folded", orientation="portrait")
    pages = impose([Piece(card(), card(), 8)], style, NAMING)
    for page in pages:
        turns = sorted({piece.turn % 360 for piece in page.pieces})
        left, _, right, _ = bounds(page.fold)
        assert turns in ([0], [90, 270]) if left == right else ([0, 180], [90])


def test_the_sheet_tells_the_fold() -> None:
    """The line lies in the middle of the paper, marked for whoever measures it."""
    (page,) = read(folded([Piece(card(), card(), 2)])).pages
    (fold,) = [path for mark, path in page.content.outlines if mark == FOLD]
    left, _, right, _ = bounds(fold)
    assert (105, 105) == pytest.approx((left, right), abs=0.01)


def test_pieces_without_backs_are_not_folded() -> None:
    """They lie on sheets of their own, printed on one side and full of fronts."""
    pieces = [Piece(card(), card("#2E6F9E"), 3), Piece(card(), None, 9)]
    marks = [[mark for mark, _ in page.content.outlines] for page in read(folded(pieces)).pages]
    assert [6, 9] == [found.count(TRIM) for found in marks]
    assert (2, 2) == (plan(pieces, SheetStyle(backs="folded")).pages, len(folded(pieces)))


def test_what_does_not_fit_half_a_sheet_is_told() -> None:
    """The room is half the paper, and a larger paper helps."""
    with pytest.raises(FitError) as caught:
        arrange(rectangle(0, 0, 150, 150), 1, SheetStyle(backs="folded"), backs=True, label="Plan")
    told = caught.value.values
    assert (10.0, "Legal") == (told["short"], told["larger"])
