"""Preflight passes what keeps the promises, and each check fails the file that breaks its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest
from draw_samples import NAMING, card, tile, token
from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from printkit.draw import content, outline, pdf, preflight
from printkit.draw.impose import Piece, impose
from printkit.draw.paper import LETTER
from printkit.draw.preflight import Finding
from printkit.draw.scene import POINT, Drawing, Group, Page, Placed, Style, Text, line
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import UsageError

INFO = pdf.Info("Prüfung", "de", duplex="long")


def findings(data: bytes) -> dict[str, Finding]:
    """What preflight finds in a file, by check."""
    return {found.check: found for found in preflight.judged(content.read(data, "file.pdf"))}


def faults(pages: list[Page], info: pdf.Info = INFO) -> dict[str, tuple[int, ...]]:
    """The checks that the file of these pages fails, and on which pages."""
    judged = findings(pdf.write(pages, info))
    return {name: found.pages for name, found in judged.items() if found.passed is False}


def sheets(**asked: object) -> list[Page]:
    """A sheet of cards with backs, and one of tiles, each with its back side."""
    pieces = [Piece(card(), card("#2E6F9E"), 5), Piece(tile(), tile("#777777"), 3)]
    return impose(pieces, replace(SheetStyle(), **asked), NAMING)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_our_own_sheets_pass(flip: str, orientation: str) -> None:
    """Both flip edges, upright and across: no check fails, and none is left out but pictures."""
    pages = sheets(flip=flip, orientation=orientation)
    judged = findings(pdf.write(pages, replace(INFO, duplex=flip)))
    assert {} == {name: found for name, found in judged.items() if found.passed is False}
    assert {"body", "boxes", "condition", "pictures"} == {
        n for n, found in judged.items() if found.passed is None
    }


def test_pieces_and_backs_are_counted() -> None:
    """Eight pieces with eight backs are seen as such, in the file itself."""
    judged = findings(pdf.write(sheets(), INFO))
    assert (16, 8) == (judged["pieces"].values["count"], judged["backs"].values["count"])


def moved(page: Page, by: tuple[float, float]) -> Page:
    """A page whose first piece lies elsewhere."""
    first, *rest = page.pieces
    at = (first.at[0] + by[0], first.at[1] + by[1])
    return replace(page, pieces=(replace(first, at=at), *rest))


def marked(page: Page, *nodes: Text | Group) -> Page:
    """A page with something more among its marks."""
    return replace(page, marks=Group((page.marks, *nodes)))


SMALL = Text("klein", 100, 3, "FiraSans-Regular", 1.0)
FINE_PRINT = Text("fein", 100, 3, "FiraSans-Regular", 6.5 * POINT)
THIN = Group((line(3, 3, 3, 20, Style(stroke="#000000", width=0.05)),))
SHRUNK = Group((line(0, 0, 0, 200, Style(stroke="#000000", width=0.2)),), scale=(0.1, 0.1))


def changed(number: int, change: Callable[[Page], Page]) -> list[Page]:
    """The sheets, one page of them changed."""
    pages = sheets()
    pages[number - 1] = change(pages[number - 1])
    return pages


BROKEN = {
    "a back 0.1 mm off": (2, lambda page: moved(page, (0, -0.1)), {"backs": (2,)}),
    "a piece beyond the box": (1, lambda p: moved(p, (-20, 0)), {"pieces": (1,), "backs": (2,)}),
    "a piece on another": (1, lambda p: moved(p, (30, 0)), {"pieces": (1,), "backs": (2,)}),
    "type of 2.8 pt": (1, lambda page: marked(page, SMALL), {"text": (1,)}),
    "type of 6.5 pt": (1, lambda page: marked(page, FINE_PRINT), {"text": (1,)}),
    "a line of 0.14 pt": (1, lambda page: marked(page, THIN), {"lines": (1,)}),
    "a line made thin by its scale": (1, lambda page: marked(page, SHRUNK), {"lines": (1,)}),
    "no scale bar": (1, lambda page: replace(page, marks=Group(())), {"scale": (1,)}),
}


def turned(page: Page, kind: str, by: float) -> Page:
    """A page with its first piece of a kind turned about its middle, which is its origin."""
    at = next(n for n, one in enumerate(page.pieces) if outline.kind(one.drawing.trim) == kind)
    pieces = list(page.pieces)
    pieces[at] = replace(pieces[at], turn=pieces[at].turn + by)
    return replace(page, pieces=tuple(pieces))


def exchanged(page: Page, drawing: Drawing) -> Page:
    """A page with something else in place of its first piece."""
    first, *rest = page.pieces
    return replace(page, pieces=(replace(first, drawing=drawing), *rest))


STANDING = {
    "a card on its head": lambda page: turned(page, "rectangle", 180),
    "a hex turned by 90 degrees": lambda page: turned(page, "hexagon", 90),
    "a hex turned by 60 degrees": lambda page: turned(page, "hexagon", 60),
    "a disc behind a card": lambda page: exchanged(page, token()),
}


@pytest.mark.parametrize("change", STANDING.values(), ids=STANDING)
def test_a_back_that_stands_otherwise_is_found(change: Callable[[Page], Page]) -> None:
    """Its middle lies where it should, but it is turned, or of another outline."""
    found = findings(pdf.write(changed(2, change), INFO))["backs"]
    told = (found.passed, found.told, found.values["turned"], found.pages)
    assert (False, "turned", 1, (2,)) == told


@pytest.mark.parametrize(("number", "change", "expected"), BROKEN.values(), ids=BROKEN)
def test_a_broken_promise_is_found(
    number: int, change: Callable[[Page], Page], expected: dict[str, tuple[int, ...]]
) -> None:
    """Exactly the check whose promise is broken fails, and names the page."""
    assert expected == faults(changed(number, change))


def test_the_wrong_flip_edge_is_found() -> None:
    """Sheets mirrored for one edge that ask for the other."""
    assert {"backs": (2,)} == faults(sheets(), replace(INFO, duplex="short"))


def test_a_scaled_sheet_is_found() -> None:
    """A file printed to another file at 97 %: its bars are short."""
    with pikepdf.open(BytesIO(pdf.write(sheets(), INFO))) as document:
        for page in document.pages:
            page.contents_add(document.make_stream(b"q 0.97 0 0 0.97 0 0 cm"), prepend=True)
            page.contents_add(document.make_stream(b"Q"))
        saved = BytesIO()
        document.save(saved)
    assert findings(saved.getvalue())["scale"].passed is False


def test_the_inch_bar_counts_too() -> None:
    """On Letter the bar is four inches long and has 100 mm on it."""
    pages = impose([Piece(token(), None, 9)], SheetStyle(LETTER), NAMING)
    assert {} == faults(pages, replace(INFO, duplex=None))


def foreign(**wishes: str) -> bytes:
    """A file of another program: a bare Helvetica, a coarse picture, a trim beyond the page."""
    target = BytesIO()
    canvas = Canvas(target, pagesize=(300, 300), invariant=1)
    for name, value in wishes.items():
        canvas.setViewerPreference(name, value)
    canvas.drawString(50, 50, "Text")
    canvas.drawImage(ImageReader(Image.new("RGB", (50, 50), "#884400")), 100, 100, 72, 72)
    canvas.setTrimBox((-10, 0, 300, 300))
    canvas.save()
    return target.getvalue()


def test_of_other_files_it_tells_what_it_can() -> None:
    """Fonts, pictures and boxes are judged; pieces, backs and scale cannot be."""
    judged = findings(foreign())
    wrong = {name for name, found in judged.items() if found.passed is False}
    assert {"boxes", "title", "fonts", "pictures"} == wrong
    unknown = {name for name, found in judged.items() if found.passed is None}
    assert {"scaling", "condition", "body", "lines", "scale", "pieces", "backs"} == unknown
    assert ("Helvetica", 50.0) == (
        judged["fonts"].values["bare"],
        judged["pictures"].values["least"],
    )


@pytest.mark.parametrize("data", [b"", b"x", b"%PDF-1.7\n%%EOF", b"\0" * 500])
def test_what_is_no_pdf_is_refused(data: bytes) -> None:
    """Damaged and foreign files end in an error that names them."""
    with pytest.raises(UsageError, match="not-a-pdf"):
        content.read(data, "file.pdf")


def test_a_locked_file_is_refused() -> None:
    """A file with a password is told as such."""
    with pikepdf.open(BytesIO(pdf.write(sheets(), INFO))) as document:
        saved = BytesIO()
        document.save(saved, encryption=pikepdf.Encryption(owner="a", user="b"))
    with pytest.raises(UsageError, match="pdf-locked"):
        content.read(saved.getvalue(), "file.pdf")


@pytest.mark.parametrize(("size", "passed"), [(9.0, True), (8.6, False)])
def test_pages_to_read_are_set_in_nine_points(size: float, passed: bool) -> None:
    """What half of the letters have counts, so notes at the foot may be smaller."""
    rows = [
        Text("Ein Satz, den man liest, " * 3, 10, 20 + 5 * n, "FiraSans-Regular", size * POINT)
        for n in range(6)
    ]
    foot = Text("Fuß " * 15, 10, 90, "FiraSans-Regular", 7.2 * POINT)
    page = Page(210, 297, marks=Group((*rows, foot)))
    found = findings(pdf.write([page], INFO))
    assert (passed, True) == (found["body"].passed, found["text"].passed)


def test_type_is_measured_where_it_is_placed() -> None:
    """Placed drawings are followed at the size at which they are placed."""
    small = replace(card(), body=Group((Text("winzig", 0, 0, "FiraSans-Regular", 4),)))
    page = Page(100, 100, (Placed(small, (50, 50), scale=(0.3, 0.3)),) * 2)
    assert 4 * 0.3 / 0.3528 == pytest.approx(
        findings(pdf.write([page], INFO))["text"].values["least"], abs=0.01
    )
