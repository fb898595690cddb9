"""Constraints against independent counts: brute force over all places, and known totals."""

from __future__ import annotations

from itertools import combinations
from math import comb, dist, sqrt

import pytest

from printkit.board.hexgrid import Hex, position
from printkit.board.model import REDS
from printkit.rules.spirals import corners, spiral
from printkit.scenarios import load

SETUPS = {players: load("base").setup(players) for players in (4, 6)}


def side_by_side(first: Hex, second: Hex) -> bool:
    """Neighbours by measure, not by the grid's algebra."""
    return dist(position(first), position(second)) < sqrt(1.5)


def spirals_both_ways(hexes: list[Hex]) -> list[tuple[Hex, ...]]:
    """A spiral from each corner, counter-clockwise and clockwise."""
    mirrored = [spot.mirrored() for spot in hexes]
    one_way = [spiral(hexes, corner) for corner in corners(hexes)]
    other = [spiral(mirrored, corner) for corner in corners(mirrored)]
    return one_way + [tuple(spot.mirrored() for spot in path) for path in other]


def laid(
    path: tuple[Hex, ...], deserts: tuple[Hex, ...], tokens: tuple[int, ...]
) -> dict[Hex, int]:
    """The tokens along a path, deserts skipped."""
    return dict(zip((spot for spot in path if spot not in deserts), tokens, strict=True))


def test_spiral_of_3_4_parts_reds_and_equals() -> None:
    """B-02: in 228 of 228 spirals no two reds and no two equal numbers are side by side."""
    setup = SETUPS[4]
    hexes = list(setup.deal.frame)
    pairs = [pair for pair in combinations(hexes, 2) if side_by_side(*pair)]
    good = 0
    for path in spirals_both_ways(hexes):
        for desert in hexes:
            numbers = laid(path, (desert,), setup.spiral)
            around = [(numbers.get(a, 0), numbers.get(b, -1)) for a, b in pairs]
            good += not any(a == b or (a in REDS and b in REDS) for a, b in around)
    assert 228 == good


def test_spiral_of_5_6_parts_reds() -> None:
    """B-07: in 2,610 of 2,610 spirals no two reds are side by side; equals are in 2,450."""
    setup = SETUPS[6]
    hexes = list(setup.deal.frame)
    pairs = [pair for pair in combinations(hexes, 2) if side_by_side(*pair)]
    good = equal = 0
    for corner in corners(hexes):
        path = spiral(hexes, corner)
        for deserts in combinations(hexes, 2):
            numbers = laid(path, deserts, setup.spiral)
            around = [(numbers.get(a, 0), numbers.get(b, -1)) for a, b in pairs]
            good += not any(a in REDS and b in REDS for a, b in around)
            equal += any(a == b for a, b in around)
    assert (2610, 2450) == (good, equal)


def test_spirals_go_counter_clockwise() -> None:
    """B-02: the classic board's spiral starts at r5h1 and goes on to r5h2 and r5h3."""
    frame = SETUPS[4].deal.frame
    path = spiral(list(frame), frame[16])
    assert frame[16:19] == path[:3]
    assert set(frame) == set(path)


def test_share_of_boards_with_reds_apart() -> None:
    """B-03: four reds lie apart in 532 of 3,876 ways, which is 7 in 51."""
    hexes = SETUPS[4].deal.frame
    apart = sum(
        not any(side_by_side(*pair) for pair in combinations(reds, 2))
        for reds in combinations(hexes, 4)
    )
    assert apart * 51 == 7 * comb(19, 4)


@pytest.mark.parametrize("players", [4, 6])
def test_frames_have_six_corners(players: int) -> None:
    """B-02, B-07: a spiral may start at any of six corner hexes."""
    assert 6 == len(corners(list(SETUPS[players].deal.frame)))
