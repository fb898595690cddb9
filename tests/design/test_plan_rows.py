"""A town map's plan: rows and places named around it, its pictures turned to meet the brook."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from looks import looks, texts
from shapely import Polygon, box, unary_union

from printkit.board.hexgrid import Hex
from printkit.board.spots import spot_name
from printkit.design.plan import board_plan
from printkit.design.plan_chart import cornered
from printkit.design.plan_rows import called
from printkit.design.plan_sites import banks, labels, names
from printkit.design.river import turn_of
from printkit.design.words import Words
from printkit.draw.scene import Group, Path, bounds
from printkit.press.boards import Board, Wish, obtain
from printkit.scenarios import languages
from printkit.scenarios.texts import load_texts


@pytest.fixture(scope="module")
def board() -> Board:
    """The reconstruction of Dinslaken."""
    return obtain(Wish("dinslaken"))


@pytest.mark.parametrize("language", languages())
def test_rows_and_places_are_named_around_the_plan(board: Board, language: str) -> None:
    """DI-01, DI-06: five rows at both ends of the Rhine; Lohberg in the north, Hiesfeld south."""
    words = Words(load_texts(language, ("dinslaken", "base")), board.setup, "#000000", board.layout)
    land = called(board.layout, words)
    plan, *_ = board_plan(board.layout, board.setup, looks(), 178, 180, areas=land)
    told = [text.string for text in texts([plan])]
    rows = [f"{land['row']} {n}" for n in range(1, 6)]
    assert dict.fromkeys(rows, 2) == {row: told.count(row) for row in rows}
    assert {"Duisburg": 2, "Dinslaken": 2, "Lohberg": 1, "Hiesfeld": 1} == {
        name: count for name, count in Counter(told).items() if name.endswith(("rg", "en", "feld"))
    }


def extent(group: Group) -> Polygon:
    """The box around a group's own shapes, where it lies."""
    (x, y), (size, _) = group.at, group.scale
    sides = [bounds(path) for path in group.children if isinstance(path, Path)]
    left, top, right, bottom = zip(*sides, strict=True)
    low, high = (min(left), min(top)), (max(right), max(bottom))
    return box(x + size * low[0], y + size * low[1], x + size * high[0], y + size * high[1])


@pytest.mark.parametrize("language", languages())
def test_no_name_covers_a_trade(board: Board, language: str) -> None:
    """DI-08: names lie between a market's signs; what tails of others reach lies over them."""
    words = Words(load_texts(language, ("dinslaken", "base")), board.setup, "#000000", board.layout)
    drawn = cast(
        "list[Group]", list(labels(board.layout, looks(), 20.0, names(board.layout, words)))
    )
    ribbons = [extent(node) for node in drawn if node.scale == (1.0, 1.0)]
    dots = [extent(node) for node in drawn[len(ribbons) :]]
    assert (12, 12) == (len(ribbons), len(dots))
    under = unary_union(ribbons)
    assert [] == [dot for dot in dots if dot.intersection(under).area > 0.2 * dot.area]


def test_no_rows_without_a_river() -> None:
    """Other boards are named and sized as ever."""
    other = obtain(Wish("base"))
    words = Words(load_texts("en", ("base",)), other.setup, "#000000", other.layout)
    assert {} == called(other.layout, words)


HERE = Hex(0, 0)
WEST, NORTHWEST, NORTHEAST, EAST = Hex(-1, 0), Hex(0, -1), Hex(1, -1), Hex(1, 0)


@pytest.mark.parametrize(
    ("chain", "turn"),
    [
        ((NORTHWEST, HERE, NORTHEAST), 0),
        ((NORTHEAST, HERE, NORTHWEST), 0),
        ((NORTHEAST, HERE, EAST), 60),
        ((WEST, HERE, NORTHWEST), 300),
        ((WEST, HERE, EAST), 0),
    ],
)
def test_a_mill_is_turned_to_meet_its_brook(chain: tuple[Hex, ...], turn: int) -> None:
    """DI-03: in and out by two neighbours; what no turn can meet stays as it is drawn."""
    assert turn == turn_of((330, 30), chain, HERE)


@pytest.mark.parametrize(("inlet", "turn"), [(NORTHWEST, 0), (EAST, 120), (WEST, 300)])
def test_a_lake_is_turned_to_meet_its_brook(inlet: Hex, turn: int) -> None:
    """At the end of the chain there is one neighbour."""
    assert turn == turn_of((330,), (Hex(9, 9), inlet, HERE), HERE)


@pytest.mark.parametrize(
    ("scenario", "south", "west"),
    [
        ("dinslaken", {"r4h6", "r4h7", "r4h8"}, set()),
        ("pirate-islands", set(), {"r2h1", "r4h2", "r7h1", "r1h5", "r4h5"}),
    ],
)
def test_signs_of_yields_make_way(scenario: str, south: set[str], west: set[str]) -> None:
    """For a brook that turns to the south, and for what stands on a hex's southern corner."""
    layout = obtain(Wish(scenario)).layout
    frame = tuple(layout.terrain)
    moved = [{spot_name(frame, spot) for spot in found(layout)} for found in (banks, cornered)]
    assert [south, west] == moved
