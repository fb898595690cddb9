"""No line on a finished page is thinner than a printer can draw."""

from __future__ import annotations

import pytest

from printkit.draw import hairlines
from printkit.draw.scene import Drawing, Group, Page, Path, Placed, Style, hexagon, line

FINE = Style(stroke="#000000", width=0.2)


def drawing(style: Style = FINE) -> Drawing:
    """A drawing of one line."""
    return Drawing("line", hexagon(10), Group((line(0, 0, 5, 0, style),)))


def widths(page: Page) -> list[float]:
    """The widths of the lines of placed drawings, as they come out on the page."""
    found = []
    for placed in page.pieces:
        (path,) = placed.drawing.body.children
        assert isinstance(path, Path)
        found.append(path.style.width * placed.scale[0])
    return found


def test_a_line_made_thin_by_its_scale_is_drawn_as_a_hairline() -> None:
    """A quarter of a point, at every scale; what is thick enough stays."""
    one = drawing()
    page = Page(100, 100, tuple(Placed(one, scale=(by, by)) for by in (1, 0.5, 0.1)))
    thin = hairlines.THINNEST
    assert pytest.approx([0.2, 0.1, thin]) == widths(hairlines.printable(page))


def test_what_needs_nothing_is_left_alone() -> None:
    """The same drawing, so that it is still written once."""
    one = drawing()
    page = Page(100, 100, (Placed(one), Placed(one)))
    assert page == hairlines.printable(page)


def test_one_drawing_at_one_size_stays_one_drawing() -> None:
    """Thickened once, and shared by all places of that size."""
    one = drawing()
    page = Page(100, 100, (Placed(one, scale=(0.1, 0.1)), Placed(one, (5, 5), scale=(0.1, 0.1))))
    first, second = hairlines.printable(page).pieces
    assert first.drawing is second.drawing


def test_an_area_has_no_line() -> None:
    """Fills are not touched, whatever their unused line width."""
    page = Page(100, 100, marks=Group((line(0, 0, 1, 1, Style(fill="#000000", width=0.01)),)))
    assert page == hairlines.printable(page)
