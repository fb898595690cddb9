"""The promises that every sheet keeps, measured in the finished PDF file."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import numpy as np
import pdf_content
import pypdfium2
import pytest
from draw_samples import NAMING, card, plain, tile, token
from pdf_content import Drawn
from PIL import Image

from printkit.draw import outline, pdf, png
from printkit.draw.furniture import BAR, BETWEEN, INCH
from printkit.draw.impose import Piece, impose, plan
from printkit.draw.paper import A4, LETTER, Margins, Paper
from printkit.draw.scene import Page, polygon, rectangle
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import FitError

INFO = pdf.Info("Prüfung", "de", duplex="long")


def printed(pages: list[Page]) -> list[list[Drawn]]:
    """What the file of these pages draws, page by page."""
    return pdf_content.pages(pdf.write(pages, INFO))


def cuts(drawn: list[Drawn]) -> list[Drawn]:
    """The outlines that pieces are cut to; the first one is the printable box."""
    return [act for act in drawn if act.kind == "clip"][1:]


def pixels(page: Page, dpi: float = 100) -> np.ndarray:
    """A page as grey values."""
    data = pdf.write([page], INFO)
    return np.asarray(Image.open(BytesIO(png.write(data, dpi)[0])).convert("L"), dtype=int)


SHEETS = {
    "bled tiles": ([Piece(tile(), tile("#777777"), 5)], SheetStyle()),
    "shared tiles": ([Piece(tile(), tile("#777777"), 6)], SheetStyle()),
    "shared tiles on Letter": ([Piece(tile(), None, 6)], SheetStyle(LETTER)),
    "cards": ([Piece(card(), card("#2E6F9E"), 20)], SheetStyle()),
    "cards flipped short": ([Piece(card(), card("#2E6F9E"), 7)], SheetStyle(flip="short")),
    "cards across": (
        [Piece(card(), card("#2E6F9E"), 7)],
        SheetStyle(orientation="landscape"),
    ),
    "cards across, flipped short": (
        [Piece(card(), card("#2E6F9E"), 7)],
        SheetStyle(flip="short", orientation="landscape"),
    ),
    "poker cards": ([Piece(card(size=(63.5, 88.9)), None, 8)], SheetStyle(LETTER)),
    "tokens": ([Piece(token(), token("#222222"), 60)], SheetStyle()),
    "uneven margins": (
        [Piece(card(), card("#2E6F9E"), 5)],
        SheetStyle(margins=Margins(5, 12, 14, 4)),
    ),
    "mixed": (
        [Piece(token(), token("#222222"), 5), Piece(tile(), None, 3), Piece(card(), card(), 2)],
        SheetStyle(),
    ),
}
sheets = pytest.mark.parametrize(("pieces", "style"), SHEETS.values(), ids=SHEETS)


@sheets
def test_every_trim_has_its_size(pieces: list[Piece], style: SheetStyle) -> None:
    """Promise 1: pieces cut at their trims measure what they should, within 0.05 mm."""
    unbled = [Piece(_unbled(piece), None, piece.copies) for piece in pieces]
    wanted = sorted(
        sorted(outline.size(piece.front.trim)) for piece in unbled for _ in range(piece.copies)
    )
    found = sorted(
        sorted((act.box[2] - act.box[0], act.box[3] - act.box[1]))
        for drawn in printed(impose(unbled, style, NAMING))
        for act in cuts(drawn)
    )
    for one, other in zip(wanted, found, strict=True):
        assert one == pytest.approx(other, abs=0.05)


def _unbled(piece: Piece) -> object:
    return plain(piece.front.trim, "#999999", bleed=0.0)


@sheets
def test_marks_lie_on_the_edges_that_they_show(pieces: list[Piece], style: SheetStyle) -> None:
    """Promises 1 and 3: each mark lies along an edge of a trim, and on no piece."""
    for page, drawn in zip(*_fronts(pieces, style), strict=True):
        trims = [outline.moved(p.drawing.trim, p.at, p.turn) for p in page.pieces]
        straight = [trim for trim in trims if outline.kind(trim) != "disc"]
        edges = [edge for trim in straight for edge in _edges(trim)]
        for act in drawn:
            if act.kind == "stroke" and len(act.points) == 2 and not _on_strip(act, page):
                assert any(_in_line(act.points, edge) for edge in edges)
                assert not any(_enters(act.points, trim) for trim in trims)


def _fronts(pieces: list[Piece], style: SheetStyle) -> tuple[list[Page], list[list[Drawn]]]:
    pages = impose(pieces, style, NAMING)
    both = list(zip(pages, printed(pages), strict=True))
    fronts = [(page, drawn) for page, drawn in both if page.side == "front"]
    return [page for page, _ in fronts], [drawn for _, drawn in fronts]


def _edges(trim: object) -> list[tuple[tuple[float, float], ...]]:
    corners = outline.points(trim)[0]
    if outline.kind(trim) == "rectangle":
        corners = outline.points(outline.box(*pdf_content.Drawn("", tuple(corners), None).box))[0]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _on_strip(act: Drawn, page: Page) -> bool:
    left, top, right, bottom = act.box
    mark = outline.box(left - 0.01, top - 0.01, right + 0.01, bottom + 0.01)
    return page.clip is not None and not outline.within(mark, page.clip)


def _in_line(mark: tuple[tuple[float, float], ...], edge: tuple[tuple[float, float], ...]) -> bool:
    (ax, ay), (bx, by) = edge
    length = np.hypot(bx - ax, by - ay)
    return all(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length < 0.05 for x, y in mark)


def _enters(mark: tuple[tuple[float, float], ...], trim: object) -> bool:
    (ax, ay), (bx, by) = mark
    thin = [(ax, ay), (bx, by), (bx + 0.02, by + 0.02), (ax + 0.02, ay + 0.02)]
    return outline.overlaps(polygon(thin), outline.grow(trim, -0.05))


@pytest.mark.parametrize(
    ("pieces", "style"),
    [sheet for sheet in SHEETS.values() if any(piece.back for piece in sheet[0])],
)
def test_backs_lie_behind_their_fronts(pieces: list[Piece], style: SheetStyle) -> None:
    """Promise 2: turned over along the flip edge, centres coincide within 0.01 mm."""
    pages = impose(pieces, style, NAMING)
    drawn = printed(pages)
    for front, back, page in zip(drawn[::2], drawn[1::2], pages[::2], strict=True):
        upright_axis = (style.flip == "long") == (page.width < page.height)
        fronts = {act.middle for act in cuts(front)}
        for act in cuts(back):
            x, y = act.middle
            behind = (page.width - x, y) if upright_axis else (x, page.height - y)
            assert min(np.hypot(behind[0] - fx, behind[1] - fy) for fx, fy in fronts) < 0.01


@pytest.mark.parametrize(
    ("orientation", "flip", "turn"),
    [
        ("portrait", "long", 0),
        ("portrait", "short", 180),
        ("landscape", "long", 180),
        ("landscape", "short", 0),
    ],
)
def test_backs_stand_upright_behind_upright_fronts(orientation: str, flip: str, turn: int) -> None:
    """Promise 2: where the sheet turns head over heels the backs are turned by 180 degrees."""
    style = SheetStyle(flip=flip, orientation=orientation)
    front, back = printed(impose([Piece(card(), card("#222222"))], style, NAMING))
    turned = [next(act for act in side if act.kind == "text").turn for side in (front, back)]
    assert [0, turn] == pytest.approx(turned)


def test_a_turned_piece_has_its_back_turned_the_other_way() -> None:
    """Promise 2: a card that lies on its side shows front and back with the same edge up."""
    style = SheetStyle(LETTER, gap=0.0, bleed=1.0)
    wide = Piece(card(size=(63.5, 88.9)), card("#222222", size=(63.5, 88.9)), 8)
    front, back = printed(impose([wide], style, NAMING))
    turned = [next(act for act in side if act.kind == "text").turn for side in (front, back)]
    assert [90, 270] == pytest.approx(turned)


def test_a_piece_without_a_back_leaves_its_place_blank() -> None:
    """On a two-sided sheet only pieces with backs have something behind them."""
    pages = impose(
        [Piece(card(), card("#222222"), 2), Piece(card(), None, 3)], SheetStyle(), NAMING
    )
    assert [5, 2] == [len(cuts(drawn)) for drawn in printed(pages)]


def test_backs_can_be_left_out() -> None:
    """With backs off every page is a front."""
    pages = impose([Piece(card(), card(), 12)], SheetStyle(backs="none"), NAMING)
    assert ["front", "front"] == [page.side for page in pages]


@sheets
def test_nothing_is_printed_outside_the_box(pieces: list[Piece], style: SheetStyle) -> None:
    """Promise 4: the margins stay white."""
    dpi = 100
    for page in impose(pieces, style, NAMING):
        margin = style.margins
        widest = min(margin.top, margin.right, margin.bottom, margin.left)
        edge = int(widest * dpi / 25.4) - 1
        grey = pixels(page, dpi)
        assert grey[:edge].min() == 255
        assert grey[-edge:].min() == 255
        assert grey[:, :edge].min() == 255
        assert grey[:, -edge:].min() == 255


@sheets
def test_no_two_pieces_overlap(pieces: list[Piece], style: SheetStyle) -> None:
    """Promise 4: trims share at most an edge."""
    unbled = [Piece(_unbled(piece), None, piece.copies) for piece in pieces]
    for drawn in printed(impose(unbled, style, NAMING)):
        trims = [polygon(act.points) for act in cuts(drawn)]
        assert not any(outline.overlaps(*pair) for pair in combinations(trims, 2))


def test_no_neighbours_bleed_shows_inside_a_trim() -> None:
    """Where bleeds meet, every trim still shows only its own piece."""
    pieces = [Piece(tile("#000000"), copies=3), Piece(tile("#C0C0C0"), copies=3)]
    page = impose(pieces, SheetStyle(marks="none"), NAMING)[0]
    grey, dpi = pixels(page, 100), 100
    for placed in page.pieces[-6:]:
        own = 0 if placed.drawing is pieces[0].front else 192
        corners = outline.points(outline.moved(placed.drawing.trim, placed.at, placed.turn))[0]
        for x, y in corners:
            inside = (x + (placed.at[0] - x) * 0.02, y + (placed.at[1] - y) * 0.02)
            column, row = (int(value * dpi / 25.4) for value in inside)
            assert abs(grey[row, column] - own) < 40


def test_scale_bar_is_a_hundred_millimetres() -> None:
    """Promise 1: from its first tick to its last the bar of every sheet is 100 mm."""
    ends = _ticks(A4)
    assert ends[-1] - ends[0] == pytest.approx(BAR, abs=0.02)


def test_letter_has_inches_too() -> None:
    """Promise 1: on Letter a second scale shows four inches."""
    ends = _ticks(LETTER)
    assert ends[-1] - ends[0] == pytest.approx(4 * INCH, abs=0.02)


def _ticks(paper: Paper) -> list[float]:
    page = impose([Piece(card())], SheetStyle(paper, marks="none"), NAMING)
    strokes = [act for act in printed(page)[0] if act.kind == "stroke"]
    return sorted(act.points[0][0] for act in strokes if act.box[0] == act.box[2])


def test_every_sheet_names_itself() -> None:
    """Promise 5: title, number, side, details, notice and scale stand on both sides."""
    pages = impose([Piece(card(), card(), 12)], SheetStyle(), NAMING)
    told = [_told(page) for page in pages]
    assert "Blatt 1 von 2 · Vorderseite" in told[0]
    assert "Blatt 2 von 2 · Rückseite" in told[3]
    wanted = BETWEEN.join((NAMING.title, NAMING.details, NAMING.notice, NAMING.scale))
    for words in told:
        assert [] == [part for part in wanted.split(BETWEEN) if part not in words]


def _told(page: Page) -> str:
    read = pypdfium2.PdfDocument(pdf.write([page], INFO))[0].get_textpage().get_text_range()
    return " ".join(read.split())


def test_a_name_too_long_for_its_strip_is_an_error() -> None:
    """Words are made smaller within bounds and then refused, never cut off."""
    endless = replace(NAMING, title="Donaudampfschifffahrt " * 40)
    with pytest.raises(FitError, match=r"fit-furniture"):
        impose([Piece(card())], SheetStyle(), endless)


def test_a_piece_too_large_says_by_how_much_and_what_helps() -> None:
    """Promise 4: measurements, shortfall, a larger paper and the largest size that fits."""
    board = plain(rectangle(0, 0, 250, 200), "#999999", bleed=0.0)
    with pytest.raises(FitError) as caught:
        plan([Piece(board, label="Spielplan")], SheetStyle())
    told = caught.value.values
    assert ("Spielplan", 250.0, 200.0) == (told["piece"], told["width"], told["height"])
    assert (194.0, 270.0, 6.0) == (told["box_width"], told["box_height"], told["short"])
    assert ("A3", "242.4 × 193.9") == (told["larger"], told["most"])
