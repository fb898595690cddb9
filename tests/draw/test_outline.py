"""Outlines as areas: kinds, growth, overlap and room."""

from __future__ import annotations

from math import pi, sqrt

import pytest

from printkit.draw import outline
from printkit.draw.scene import Path, circle, hexagon, polygon, rectangle


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (hexagon(79), "hexagon"),
        (outline.moved(hexagon(79), (40, 9), 30), "hexagon"),
        (circle(3, 4, 12.5), "disc"),
        (rectangle(0, 0, 54, 80), "rectangle"),
        (rectangle(0, 0, 54, 80, radius=3), "rectangle"),
        (polygon([(0, 0), (60, 0), (40, 30), (20, 30)]), "other"),
    ],
)
def test_simple_shapes_are_recognised(path: Path, kind: str) -> None:
    """Patterns are chosen by the shape of a trim."""
    assert kind == outline.kind(path)


@pytest.mark.parametrize("path", [hexagon(79), rectangle(0, 0, 54, 80)])
def test_straight_outlines_grow_with_sharp_corners(path: Path) -> None:
    """A bleed has as many corners as its trim and lies `by` further out on every side."""
    grown = outline.grow(path, 3)
    assert len(outline.points(path)[0]) == len(outline.points(grown)[0])
    assert outline.kind(path) == outline.kind(grown)
    assert outline.size(grown)[0] == pytest.approx(outline.size(path)[0] + 6)


def test_discs_grow_round() -> None:
    """The bleed of a disc is a disc."""
    grown = outline.grow(circle(2, 1, 10), 1.5)
    assert ("disc", (2, 1)) == (outline.kind(grown), pytest.approx(outline.middle(grown)))
    assert outline.size(grown) == pytest.approx((23, 23))


def test_curves_are_followed_within_a_hundredth() -> None:
    """No corner of a flattened circle and no middle of its sides is further off."""
    corners = outline.points(circle(0, 0, 40))[0]
    radii = [sqrt(x * x + y * y) for x, y in corners]
    sagitta = 40 * (1 - (1 - (pi / len(corners)) ** 2 / 2))
    assert max(abs(radius - 40) for radius in radii) < 0.02
    assert sagitta < 0.011


def test_size_is_that_of_the_area_not_of_the_handles() -> None:
    """A curve's handles reach further than the curve."""
    bulge = Path((("M", 0, 0), ("C", 0, 40, 30, 40, 30, 0), ("Z",)))
    assert outline.size(bulge) == pytest.approx((30, 30), abs=0.02)


def test_a_shared_edge_is_no_overlap() -> None:
    """Neighbours in a honeycomb touch and do not overlap; pushed together they do."""
    beside = outline.moved(hexagon(79), (79, 0))
    closer = outline.moved(hexagon(79), (78.9, 0))
    assert (False, True) == (
        outline.overlaps(hexagon(79), beside),
        outline.overlaps(hexagon(79), closer),
    )


def test_within_allows_a_touch_and_no_more() -> None:
    """A piece may fill the box to its edge."""
    box = outline.box(0, 0, 100, 100)
    assert outline.within(rectangle(0, 0, 50, 100), box)
    assert not outline.within(rectangle(0, 0, 50, 100.1), box)


def test_lines_find_the_nearest_free_part() -> None:
    """A mark starts where the first obstacle ends."""
    region = outline.Region(outline.box(0, 0, 100, 10), [outline.box(20, 0, 40, 10)])
    assert ((10, 5), (20, 5)) == region.first_free((10, 5), (90, 5))
    assert ((40, 5), (90, 5)) == region.first_free((30, 5), (90, 5))
    assert region.first_free((22, 5), (38, 5)) is None
