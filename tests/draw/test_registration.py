"""A cutting machine finds its marks where they must be, and nothing else near them."""

from __future__ import annotations

import pdf_content
import pytest
from draw_samples import NAMING, card, tile, token
from pdf_content import Drawn

from printkit.draw import outline, pdf
from printkit.draw.impose import Piece, impose
from printkit.draw.paper import A4, LETTER, Paper
from printkit.draw.registration import Registration, Window
from printkit.draw.scene import Page
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import FitError

INFO = pdf.Info("Blatt", "de", duplex="long")
MARKS = {arm: Registration(10, 5, arm, 0.5, 1.5) for arm in (5, 20)}
STOCK = {
    "cards": [Piece(card(), card(), 20)],
    "tiles": [Piece(tile(), tile(), 13)],
    "tokens and a card": [Piece(token(), token(), 30), Piece(card(), None, 1)],
}
sheets = pytest.mark.parametrize(
    ("pieces", "arm", "paper"),
    [(pieces, arm, paper) for pieces in STOCK.values() for arm in MARKS for paper in (A4, LETTER)],
)


def _sheets(pieces: list[Piece], arm: int, paper: Paper) -> tuple[list[Page], list[list[Drawn]]]:
    style = SheetStyle(paper=paper, machine=MARKS[arm], marks="none")
    pages = impose(pieces, style, NAMING)
    return pages, pdf_content.pages(pdf.write(pages, INFO))


@sheets
def test_marks_lie_at_their_inset(pieces: list[Piece], arm: int, paper: Paper) -> None:
    """A filled square top left, angles bottom left and top right, their lines on the inset."""
    for page, drawn in zip(*_sheets(pieces, arm, paper), strict=True):
        if page.side == "back":
            continue
        *_, square, right, left = [act.box for act in drawn if act.kind == "fill"]
        w, h = page.width, page.height
        assert (10, 10, 15, 15) == pytest.approx(square, abs=0.01)
        assert (w - 10 - arm, 9.75, w - 9.75, 10 + arm) == pytest.approx(right, abs=0.01)
        assert (9.75, h - 10 - arm, 10 + arm, h - 9.75) == pytest.approx(left, abs=0.01)


@sheets
def test_nothing_lies_near_the_marks(pieces: list[Piece], arm: int, paper: Paper) -> None:
    """Pieces, their bleeds and the strip keep clear of the three corners and of the edge."""
    pages, _ = _sheets(pieces, arm, paper)
    for page in pages:
        if page.side == "back":
            continue
        w, h, side = page.width, page.height, 11.5 + arm
        corners = [(0, 0, side, side), (w - side, 0, w, side), (0, h - side, side, h)]
        for corner in corners:
            assert not outline.overlaps(page.clip, outline.box(*corner))
        for piece in page.pieces:
            trim = outline.moved(piece.drawing.trim, piece.at, piece.turn)
            assert outline.within(outline.grow(trim, -0.01), page.clip)
        words = page.marks.children[0]
        assert not any(a <= words.at[0] < c and b <= words.at[1] < d for a, b, c, d in corners)


def test_backs_bear_no_marks() -> None:
    """The machine reads fronts; behind its marks the paper stays white."""
    pages, drawn = _sheets(STOCK["cards"], 20, A4)
    backs = [acts for page, acts in zip(pages, drawn, strict=True) if page.side == "back"]
    assert backs
    for acts in backs:
        assert not any(
            act.kind == "fill" and act.box[0] < 15.1 and act.box[1] < 15.1 for act in acts
        )


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_window_holds_every_piece(paper: Paper) -> None:
    """What is printed and cut with the software's own marks lies within 9.25 by 6.75 inches."""
    style = SheetStyle(paper=paper, machine=Window(235, 171.4), marks="none", gap=4.0)
    for pieces in STOCK.values():
        for page in impose(pieces, style, NAMING):
            wide, high = sorted((page.width, page.height))
            room = outline.grow(outline.box(0, 0, 171.4, 235), 0.01)
            shift = (wide - 171.4) / 2, (high - 235) / 2
            assert page.width < page.height
            for piece in page.pieces:
                trim = outline.moved(piece.drawing.trim, piece.at, piece.turn)
                assert outline.within(trim, outline.moved(room, shift))


def test_what_no_machine_can_cut_is_refused() -> None:
    """A piece larger than the window is told with both sizes."""
    style = SheetStyle(machine=Window(235, 171.4), marks="none")
    with pytest.raises(FitError) as refused:
        impose([Piece(tile(width=180), None, 1, "Riese")], style, NAMING)
    assert "fit-machine" == refused.value.key
    assert (171.4, 235.0) == (
        refused.value.values["room_width"],
        refused.value.values["room_height"],
    )
