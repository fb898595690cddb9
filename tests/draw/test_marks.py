"""Cuts and their marks: where a knife goes, and how the sheet shows it."""

from __future__ import annotations

from math import dist

import pytest
from draw_samples import NAMING, card, tile, token

from printkit.draw import outline
from printkit.draw.impose import Piece, impose
from printkit.draw.marks import LENGTH, marks
from printkit.draw.outline import Point, Region
from printkit.draw.ruled import cuts
from printkit.draw.scene import Group, Path, hexagon, rectangle
from printkit.draw.sheet_style import SheetStyle

SHEET = outline.box(0, 0, 200, 200)
KINDS = ("crop", "lines", "guides")
FOUR = [rectangle(x, y, 40, 50) for y in (40, 96) for x in (40, 86)]


def shown(trims: list[Path], kind: str, bleed: float = 3.0) -> list[tuple[Point, Point]]:
    """The straight marks and lines of a side."""
    bleeds = [outline.grow(trim, bleed) for trim in trims]
    drawn = marks(tuple(trims), tuple(bleeds), SHEET, kind)
    dark = [group.children[1] for group in drawn.children if isinstance(group, Group)]
    return [tuple(path.steps[n][1:] for n in (0, 1)) for path in dark if len(path.steps) == 2]


def test_edges_in_line_are_one_cut() -> None:
    """Four cards in a grid: eight cuts through from end to end, of two edges each."""
    found = cuts(FOUR)
    assert [2] * 8 == [len(cut.edges) for cut in found]


def test_edges_that_two_pieces_share_are_cut_once() -> None:
    """Two cards side by side without a gap: three upright cuts, not four."""
    found = cuts([rectangle(0, 0, 40, 50), rectangle(40, 0, 40, 50)])
    assert 5 == len(found)


def test_no_cut_goes_through_a_piece() -> None:
    """Edges in line with another piece between them are two cuts."""
    found = cuts([rectangle(0, 0, 40, 40), rectangle(20, 50, 40, 40), rectangle(0, 100, 40, 40)])
    upright = [cut for cut in found if cut.edges[0][0][0] == pytest.approx(40)]
    assert [1, 1] == [len(cut.edges) for cut in upright]


def test_hexagons_are_cut_in_three_directions() -> None:
    """A hexagon by itself has six cuts, two in each."""
    found = cuts([hexagon(79)])
    ways = {
        round(abs((end[0] - start[0]) / dist(start, end)), 3)
        for ((start, end),) in (cut.edges for cut in found)
    }
    assert (6, {0.0, 0.866}) == (len(found), ways)


def test_a_row_of_hexagons_is_cut_straight_through() -> None:
    """Flat sides above each other are one cut: the ruler stays where it is."""
    found = cuts([hexagon(60, x=100, y=y) for y in (40, 120)])
    assert [2, 2] == [len(cut.edges) for cut in found if len(cut.edges) > 1]


def test_marks_stand_at_the_ends_of_cuts_only() -> None:
    """None inside the grid, two for each cut."""
    found = shown(FOUR, "crop")
    inside = Region(outline.box(37, 37, 129, 149), ())
    assert 16 == len(found)
    assert [] == [mark for mark in found if inside.first_free(*mark)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("full", [False, True], ids=["roomy", "full"])
def test_no_mark_lies_on_another_piece_or_its_bleed(kind: str, *, full: bool) -> None:
    """Beyond every bleed where there is room; else on the own bleed alone."""
    mixed = [Piece(tile(), None, 6 if full else 2), Piece(card(size=(40, 16)), None, 3)]
    page, *_ = impose([*mixed, Piece(token(), None, 4)], SheetStyle(marks=kind), NAMING)
    trims = [
        outline.moved(piece.drawing.trim, piece.at, piece.turn)
        for piece in page.pieces
        if piece.cut == "bleed"
    ]
    bleeds = [outline.grow(trim, 1.4) for trim in trims]
    drawn = [segment for segment in _marks_of(page.marks) if not _is_edge(segment, trims)]
    assert drawn
    for segment in drawn:
        own = [n for n, trim in enumerate(trims) if _in_line(segment, trim)]
        others = [bleed for n, bleed in enumerate(bleeds) if n not in own]
        assert Region(outline.box(0, 0, 300, 300), others).holds(*segment)


def _marks_of(group: Group) -> list[tuple[Point, Point]]:
    """Marks are what lies on a white line."""
    found = []
    for child in group.children:
        if not isinstance(child, Group):
            continue
        halo = [path for path in child.children if isinstance(path, Path)]
        if len(halo) == 2 and halo[0].style.stroke == "#FFFFFF" and len(halo[0].steps) == 2:
            found.append(tuple(step[1:] for step in halo[0].steps))
        else:
            found += _marks_of(child)
    return found


def _corners(trim: Path) -> list[Point]:
    if outline.kind(trim) == "rectangle":
        return outline.points(outline.box(*_box(trim)))[0]
    return outline.points(trim)[0] if outline.kind(trim) == "hexagon" else []


def _box(trim: Path) -> tuple[float, float, float, float]:
    (x, y), (width, height) = outline.middle(trim), outline.size(trim)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _is_edge(segment: tuple[Point, Point], trims: list[Path]) -> bool:
    """True for a line along edges, which begins and ends at corners."""
    corners = [corner for trim in trims for corner in _corners(trim)]
    return all(min(dist(end, corner) for corner in corners) < 0.1 for end in segment)


def _in_line(segment: tuple[Point, Point], trim: Path) -> bool:
    """True when a mark continues some edge of a trim."""
    corners = _corners(trim)
    return any(
        abs(_aside(segment[0], a, b)) < 0.05 and abs(_aside(segment[1], a, b)) < 0.05
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
    )


def _aside(place: Point, a: Point, b: Point) -> float:
    return ((b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])) / dist(a, b)


def _upright(segment: tuple[Point, Point], at: float) -> bool:
    return all(x == pytest.approx(at) for x, _ in segment)


def test_lines_run_along_every_edge() -> None:
    """One for each of the edges, beside the marks."""
    found = shown(FOUR, "lines")
    edges = [mark for mark in found if dist(*mark) > 2 * LENGTH]
    assert (16, 16) == (len(edges), len(found) - len(edges))


def test_guides_reach_the_edge_of_the_sheet() -> None:
    """Both ends of each cut go on to it, as nothing lies in the way."""
    found = shown(FOUR, "guides")
    rim = [mark for mark in found if max(mark[1]) > 199.9 or min(mark[1]) < 0.1]
    assert (16, 16) == (len(rim), len(found))


def test_a_guide_stops_before_another_piece() -> None:
    """Where something lies in the way there is a short mark."""
    found = shown([rectangle(40, 20, 40, 40), rectangle(50, 120, 40, 40)], "guides")
    down = [
        mark for mark in found if mark[0][0] == mark[1][0] == pytest.approx(80) and mark[0][1] < 100
    ]
    assert min(dist(*mark) for mark in down) == pytest.approx(LENGTH)


def test_a_cut_without_room_for_marks_gets_a_line() -> None:
    """Trims that fill the sheet to its edge show their cut along it, in every row."""
    found = shown([rectangle(0, 0, 100, 100), rectangle(0, 100, 100, 100)], "crop")
    upright = [mark for mark in found if _upright(mark, 100)]
    assert [pytest.approx(200)] == [dist(*mark) for mark in upright]


def test_no_marks_are_none() -> None:
    """Not even around discs."""
    (page,) = impose([Piece(token(), None, 3)], SheetStyle(marks="none"), NAMING)
    assert [] == _marks_of(page.marks)


def test_backs_have_marks_when_asked() -> None:
    """Behind those of the fronts."""
    style = SheetStyle(back_marks=True)
    front, back = (_marks_of(page.marks) for page in impose([Piece(card(), card())], style, NAMING))
    assert (8, 8) == (len(front), len(back))
