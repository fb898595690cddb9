"""The two frames of the base game: counts of intersections, paths and coast paths."""

from __future__ import annotations

import pytest

from printkit.scenarios import load


@pytest.mark.parametrize(("players", "expected"), [(4, (19, 54, 72, 30)), (6, (30, 80, 109, 38))])
def test_counts_of_the_frame(players: int, expected: tuple[int, ...]) -> None:
    """B-01, B-07: hexes, intersections, paths and coast paths are as many as on the table."""
    frame = load("base").setup(players).deal.frame
    corners = {corner for spot in frame for corner in spot.corners}
    paths = {path for spot in frame for path in spot.borders}
    coast = [path for path in paths if len(set(path.joins) & set(frame)) == 1]
    assert expected == (len(frame), len(corners), len(paths), len(coast))


@pytest.mark.parametrize(("players", "expected"), [(4, 9), (6, 11)])
def test_harbours_lie_on_the_coast_two_paths_apart(players: int, expected: int) -> None:
    """B-04, B-08: harbours lie on coast paths, and no intersection has two of them."""
    deal = load("base").setup(players).deal
    ends = [end for path in deal.harbour_places for end in path.endpoints]
    assert expected == len(deal.harbour_places)
    assert 2 * expected == len(set(ends))
    assert all(len(set(path.joins) & set(deal.frame)) == 1 for path in deal.harbour_places)
