"""A picture over pages: neighbours show the same in their overlap, and every page is told apart."""

from __future__ import annotations

from itertools import pairwise

import pdf_content
import pytest
from draw_samples import NAMING
from pdf_content import Drawn

from printkit.draw import content, outline, pdf, preflight, tiling
from printkit.draw.paper import A4, LETTER, Margins, Paper
from printkit.draw.scene import Drawing, Group, Style, rectangle
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import FitError

INFO = pdf.Info("Plakat", "de")
SIZE = (493.0, 462.8)
PICTURE = Drawing(
    "board",
    outline.box(0, 0, *SIZE),
    Group((rectangle(0, 0, *SIZE, Style("#2F6B43")), rectangle(40, 40, 9, 9, Style("#BF5B33")))),
)
STYLES = pytest.mark.parametrize(
    "style",
    [SheetStyle(A4), SheetStyle(LETTER), SheetStyle(A4, Margins(5, 12, 14, 4))],
    ids=["A4", "Letter", "uneven margins"],
)


def _printed(style: SheetStyle) -> tuple[tiling.Tiling, bytes]:
    tiles = tiling.tiling(SIZE, style)
    return tiles, pdf.write(tiling.pages(PICTURE, tiles, style, NAMING), INFO)


def _at(drawn: list[Drawn], height: float) -> tuple[float, float]:
    """Where the picture's top left corner lies on a page."""
    (form,) = [act for act in drawn if act.kind == "form"]
    x, y = form.matrix[2, 0] * pdf_content.MM, form.matrix[2, 1] * pdf_content.MM
    return x, height - y


@STYLES
def test_neighbours_coincide_in_their_overlap(style: SheetStyle) -> None:
    """Laid so that their crosses meet, two pages show the picture in one place, to 0.01 mm."""
    tiles, data = _printed(style)
    pages = pdf_content.pages(data)
    read = content.read(data, "poster").pages
    places = list(tiles.places())
    crosses = [_seams(page.content.lines, tiles.window[3]) for page in read]
    for one, other in _neighbours(places):
        met = [
            (a, b)
            for a in _on(crosses[one], _at(pages[one], read[one].height))
            for b in _on(crosses[other], _at(pages[other], read[other].height))
            if max(abs(p - q) for p, q in zip((*a[0], *a[1]), (*b[0], *b[1]), strict=True)) < 0.01
        ]
        assert len(met) >= 3, "the line and two crosses stand on both pages"


def _neighbours(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    number = {place: n for n, place in enumerate(places)}
    beside = [(place, (place[0], place[1] + 1)) for place in places]
    below = [(place, (place[0] + 1, place[1])) for place in places]
    return [(number[a], number[b]) for a, b in (*beside, *below) if b in number]


Line = tuple[tuple[float, float], tuple[float, float]]


def _seams(lines: list[Line], bottom: float) -> list[Line]:
    """The lines above the sheet's own strip."""
    return [line for line in lines if max(y for _, y in line) < bottom + 0.01]


def _on(lines: list[Line], at: tuple[float, float]) -> list[Line]:
    """Lines of a page as places on the picture."""
    return [tuple((x - at[0], y - at[1]) for x, y in line) for line in lines]


@STYLES
def test_all_of_the_picture_is_shown(style: SheetStyle) -> None:
    """Pages leave no gap and reach every edge; each shows as much as its window."""
    tiles, _ = _printed(style)
    seen = [tiles.seen(*place) for place in tiles.places()]
    assert min(box[0] for box in seen) <= 0
    assert max(box[2] for box in seen) >= SIZE[0]
    assert min(box[1] for box in seen) <= 0
    assert max(box[3] for box in seen) >= SIZE[1]
    for left, right in pairwise(sorted({box[0] for box in seen})):
        assert tiles.extent[0] - tiling.OVERLAP == pytest.approx(right - left)


@STYLES
def test_pages_pass_preflight(style: SheetStyle) -> None:
    """Each has its scale bar, and nothing at fault."""
    _, data = _printed(style)
    found = preflight.judged(content.read(data, "poster"))
    assert [] == [finding.check for finding in found if finding.passed is False]


def test_fewest_pages_win() -> None:
    """A picture a little wider than the sheet goes on sheets that lie across."""
    assert (1, 1, True) == _shape((250.0, 150.0))
    assert (1, 1, False) == _shape((150.0, 250.0))
    assert 6 == len(list(tiling.tiling(SIZE, SheetStyle(A4)).places()))


def _shape(size: tuple[float, float]) -> tuple[int, int, bool]:
    tiles = tiling.tiling(size, SheetStyle(A4))
    return tiles.rows, tiles.columns, tiles.landscape


def test_too_small_a_paper_is_refused() -> None:
    """What has no room for the sheet's strip puts no poster together."""
    with pytest.raises(FitError) as refused:
        tiling.tiling(SIZE, SheetStyle(Paper("A6", 105, 148)))
    assert "fit-poster" == refused.value.key
