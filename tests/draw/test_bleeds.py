"""Preflight's row for bleed: what grounds promise, seen in the finished file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pytest
from draw_samples import NAMING, card, plain, tile
from reportlab.pdfgen.canvas import Canvas

from printkit.draw import bleeds, content, outline, pdf, png
from printkit.draw.correction import Correction, corrected
from printkit.draw.impose import Piece, impose
from printkit.draw.preflight import Finding
from printkit.draw.scene import Drawing, Group, Page, Path, Placed, Style, alone, rectangle
from printkit.draw.sheet_style import SheetStyle

INFO = pdf.Info("Prüfung", "de")
TRIM = rectangle(-27, -40, 54, 80, radius=3)


def found(data: bytes) -> Finding:
    """What is found in a file."""
    return bleeds.judged(content.read(data, "file.pdf"), png.pictures(data))


def of(*pieces: Piece) -> Finding:
    """What is found on the sheets of pieces."""
    return found(pdf.write(impose(list(pieces), SheetStyle(), NAMING), INFO))


def drawn(ground: Path, fill: str = "#BF5B33") -> Drawing:
    """A card that promises a bleed of 3 mm and has this ground."""
    return Drawing("card", TRIM, Group((Path(ground.steps, Style(fill)),)), outline.grow(TRIM, 3))


def test_whole_bleeds_are_measured() -> None:
    """Nine cards apart from each other: 3 mm around each."""
    judged = of(Piece(card(), copies=9))
    assert (True, 9, "") == (judged.passed, judged.values["count"], judged.told)
    assert pytest.approx(3, abs=0.02) == judged.values["least"]


def test_shared_edges_are_told() -> None:
    """Tiles that fill a sheet have no bleed beside each other, which is no fault."""
    tiles = [Piece(tile(colour)) for colour in ("#2F6B43", "#7F8794", "#BF5B33") * 2]
    judged = of(*tiles)
    assert (True, "less", (1,)) == (judged.passed, judged.told, judged.pages)
    assert (0.0, 0) == (judged.values["least"], judged.values["whole"])


def test_edges_of_one_colour_need_no_bleed() -> None:
    """Cards of one deck share their edges, and nothing else shows where a cut misses."""
    judged = of(Piece(card(), copies=10))
    assert ("", 10) == (judged.told, judged.values["whole"])


def test_pieces_without_bleed_promise_none() -> None:
    """There is nothing to judge."""
    assert of(Piece(plain(TRIM, "#777777", bleed=0.0))).passed is None


GROUNDS = {
    "up to the trim": (TRIM, False),
    "short on one side": (outline.box(-30, -43, 27, 43), False),
    "1 mm too short": (outline.grow(TRIM, 2), False),
    "up to the bleed": (outline.grow(TRIM, 3), True),
    "beyond it": (outline.grow(TRIM, 5), True),
}


@pytest.mark.parametrize(("ground", "passed"), GROUNDS.values(), ids=GROUNDS)
def test_a_ground_that_ends_before_its_bleed_is_found(ground: Path, *, passed: bool) -> None:
    """Wherever the paper is white beyond a coloured edge."""
    assert passed == of(Piece(drawn(ground), copies=2)).passed


def test_white_grounds_pass() -> None:
    """A white card has nothing that could end, and a file of line art says so of all of its."""
    assert of(Piece(drawn(TRIM, "#FFFFFF"))).passed is True
    pages = impose([Piece(drawn(TRIM))], SheetStyle(), NAMING)
    assert found(pdf.write(pages, replace(INFO, line_art=True))).passed is True


def moved(by: tuple[float, float]) -> list[Page]:
    """A sheet whose first card lies elsewhere."""
    (page,) = impose([Piece(card(), copies=4)], SheetStyle(), NAMING)
    first, *rest = page.pieces
    at = (first.at[0] + by[0], first.at[1] + by[1])
    return [replace(page, pieces=(replace(first, at=at), *rest))]


@pytest.mark.parametrize("by", [(-40, 0), (4, 0)], ids=["over the margin", "to a neighbour"])
def test_a_bleed_that_is_cut_off_is_found(by: tuple[float, float]) -> None:
    """A sheet that says all of it is there, though it is not."""
    judged = found(pdf.write(moved(by), INFO))
    assert (False, (1,)) == (judged.passed, judged.pages)


def face(trim: tuple[float, float, float, float], ground: Path | None = None) -> bytes:
    """A page of one card, as services take it, that says its trim is there."""
    drawing = drawn(ground or outline.grow(TRIM, 3))
    page = alone(drawing, "bleed")
    return pdf.write([replace(page, trim=trim)], INFO)


def test_what_is_moved_for_a_printer_may_pass_its_margin() -> None:
    """Nine cards 1 mm to the side: the file tells why, and nothing ends too soon."""
    off = Correction(x=1.0, y=0.5, turn=0.1)
    pages = impose([Piece(card(), card(), 9)], SheetStyle(), NAMING)
    moved_pages = [corrected(page, off) for page in pages]
    assert found(pdf.write(moved_pages, replace(INFO, correction=off))).passed is True


FACES: dict[str, tuple[Callable[[], bytes], bool]] = {
    "as it should be": (lambda: face((3, 3, 57, 83)), True),
    "no bleed in its boxes": (lambda: face((0, 0, 60, 86)), False),
    "another trim than is cut": (lambda: face((2, 3, 57, 83)), False),
    "artwork up to the trim": (lambda: face((3, 3, 57, 83), TRIM), False),
}


@pytest.mark.parametrize(("made", "passed"), FACES.values(), ids=FACES)
def test_a_page_of_one_piece_keeps_its_boxes(made: Callable[[], bytes], *, passed: bool) -> None:
    """TrimBox where it is cut, BleedBox as far as its bleed, artwork up to there."""
    assert passed == found(made()).passed


@pytest.mark.parametrize(("inset", "passed"), [(0, True), (9, False)])
def test_other_files_are_judged_by_their_boxes(inset: float, *, passed: bool) -> None:
    """What fills the BleedBox of another program's page passes."""
    target = BytesIO()
    canvas = Canvas(target, pagesize=(300, 300), invariant=1)
    canvas.setFillColorRGB(0.2, 0.4, 0.6)
    canvas.rect(inset, inset, 300 - 2 * inset, 300 - 2 * inset, stroke=0, fill=1)
    canvas.setTrimBox((9, 9, 291, 291))
    canvas.setBleedBox((0, 0, 300, 300))
    canvas.save()
    assert passed == found(target.getvalue()).passed


def test_a_turned_placement_is_measured_too() -> None:
    """A hexagon on its side keeps its bleed on all six sides."""
    page = Page(120, 120, (Placed(tile(), (60, 60), 90, cut="bleed"),))
    assert pytest.approx(3, abs=0.02) == found(pdf.write([page], INFO)).values["least"]
