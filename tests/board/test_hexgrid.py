"""The grid's algebra: relations undo each other and keep their meaning under all symmetries."""

from __future__ import annotations

from math import dist, isclose, sqrt

from hypothesis import given, strategies as st

from printkit.board.hexgrid import Hex, position

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
symmetries = st.tuples(st.integers(0, 5), st.booleans())


def moved(spot: Hex, symmetry: tuple[int, bool]) -> Hex:
    """The hex under one of the 12 symmetries of the grid about the origin."""
    turned = spot.turned(symmetry[0])
    return turned.mirrored() if symmetry[1] else turned


@given(hexes, symmetries)
def test_symmetries_keep_neighbours(spot: Hex, symmetry: tuple[int, bool]) -> None:
    """Each of the 12 symmetries maps a hex's neighbours onto its image's neighbours."""
    expected = set(moved(spot, symmetry).neighbors)
    assert expected == {moved(other, symmetry) for other in spot.neighbors}


@given(hexes, hexes, symmetries)
def test_symmetries_keep_distance(first: Hex, second: Hex, symmetry: tuple[int, bool]) -> None:
    """Each of the 12 symmetries keeps the steps and the measured way between two hexes."""
    here, there = moved(first, symmetry), moved(second, symmetry)
    assert first.distance(second) == here.distance(there)
    assert isclose(
        dist(position(first), position(second)), dist(position(here), position(there)), abs_tol=1e-9
    )


def test_twelve_symmetries_are_different() -> None:
    """Six turns, mirrored or not, move a hex in general position to 12 places."""
    images = {moved(Hex(3, -1), (turn, flip)) for turn in range(6) for flip in (False, True)}
    assert 12 == len(images)


@given(hexes)
def test_a_border_joins_its_hex_and_one_neighbour(spot: Hex) -> None:
    """The n-th border of a hex joins it to its n-th neighbour."""
    expected = [tuple(sorted((spot, other))) for other in spot.neighbors]
    assert expected == [edge.joins for edge in spot.borders]


@given(hexes)
def test_a_corner_touches_its_hex_and_two_neighbours(spot: Hex) -> None:
    """The n-th corner of a hex lies between its n-th and its next neighbour."""
    around = spot.neighbors
    expected = [tuple(sorted((spot, around[turn], around[(turn + 1) % 6]))) for turn in range(6)]
    assert expected == [corner.touches for corner in spot.corners]


@given(hexes)
def test_edges_and_vertices_agree(spot: Hex) -> None:
    """An edge protrudes from both its endpoints, and continues in four others there."""
    for edge in spot.borders:
        assert all(edge in end.protrudes for end in edge.endpoints)
        assert 4 == len(set(edge.continues) - {edge})


@given(hexes)
def test_a_vertex_has_three_adjacent_vertices(spot: Hex) -> None:
    """Being adjacent is mutual, and every intersection has three adjacent ones."""
    for corner in spot.corners:
        assert 3 == len(set(corner.adjacent))
        assert all(corner in other.adjacent for other in corner.adjacent)


@given(hexes)
def test_positions_are_those_of_regular_hexes(spot: Hex) -> None:
    """Borders lie half a width from the centre, corners a width through the root of three."""
    centre = position(spot)
    assert all(isclose(0.5, dist(centre, position(edge))) for edge in spot.borders)
    assert all(isclose(1 / sqrt(3), dist(centre, position(end))) for end in spot.corners)
