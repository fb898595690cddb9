"""The figures and the plan of The Pirate Islands tell the scenario's numbers and lines."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from looks import looks, words
from test_figures import drawn, placed, strings

from printkit.board.hexgrid import Vertex
from printkit.board.model import Layout
from printkit.design.plan_chart import voyages
from printkit.design.plan_legend import legend
from printkit.draw.scene import Group
from printkit.press.boards import Wish, obtain
from printkit.rules.lines import by_colour

BOARDS = [(3, ""), (4, ""), (3, "reconstruction"), (4, "reconstruction")]
EVERY_BOARD = pytest.mark.parametrize(("players", "board"), BOARDS)
UNIT = 10.0
HALF_PATH = UNIT / 12**0.5
AFTER_LINE = 3
"""Fortress, crossing and settlement are drawn after a colour's line."""


def layout_of(players: int, board: str) -> Layout:
    """The printed board for so many."""
    return obtain(Wish("pirate-islands", players, board=board)).layout


def near(groups: list[Group], n: int, layout: Layout, feature: str, colour: str) -> float:
    """How far a piece of the line lies from a colour's place of a feature."""
    at = by_colour(layout, feature)[colour].at
    assert isinstance(at, Vertex)
    # Intersections lie at the mean of the three hexes that they touch.
    spots = [(spot.q + spot.r / 2, spot.r * 3**0.5 / 2) for spot in at.touches]
    x, y = (UNIT * sum(values) / 3 for values in zip(*spots, strict=True))
    return dist(groups[n].at, (x, y))


@EVERY_BOARD
def test_the_plan_draws_a_whole_line_for_each_colour(players: int, board: str) -> None:
    """Nine pieces end to end: from the start, past the crossing after six, to the fortress."""
    layout = layout_of(players, board)
    nodes = [node for node in voyages(layout, looks().colours, UNIT) if isinstance(node, Group)]
    assert players * (9 + AFTER_LINE) == len(nodes)
    for n, colour in enumerate(by_colour(layout, "start")):
        line = nodes[n * (9 + AFTER_LINE) :][:9]
        steps = [dist(one.at, other.at) for one, other in pairwise(line[1:])]
        assert steps == pytest.approx([UNIT / 2] * 7)
        ends = ("start", 1), ("crossing", 5), ("crossing", 6), ("fortress", 8)
        reached = [near(line, n, layout, feature, colour) for feature, n in ends]
        assert reached[1:] == pytest.approx([HALF_PATH] * 3)
        # The given ship gives way to the settlement, towards the second path.
        assert HALF_PATH < near(line, 0, layout, "start", colour) < reached[0]


@EVERY_BOARD
def test_the_legend_names_what_a_chart_shows(players: int, board: str) -> None:
    """Station, start, given ship, crossing and fortress, beside land and harbours."""
    said = words("en", "pirate-islands", players)
    blocks = legend(layout_of(players, board), said, looks(), 170.0)
    told = [word for block in blocks for word in strings(block)]
    marks = [
        said.plain(f"marks.{name}") for name in ("route", "start", "ship", "crossing", "fortress")
    ]
    assert marks == [word for word in told if word in marks]


def test_the_fleet_sails_by_the_smaller_die() -> None:
    """Two dice, and as many stations on as the smaller shows (PI-21)."""
    block = drawn("pirate-islands", "fleet-course")
    assert (1, 1) == (placed(block, "icon-die-2"), placed(block, "icon-die-5"))
    assert {"P10", "P11", "P12"} <= set(strings(block))


def test_a_raid_is_shown_with_every_end() -> None:
    """One strength against fewer, as many and more warships; the gain is a value (PI-22)."""
    block = drawn("pirate-islands", "raid", values={"raid_gain": 2})
    assert 3 == placed(block, "icon-die-2")
    assert ["Cards lost", "Nothing", "2 resource of choice"] == strings(block)[-4:-1]


def test_a_fortress_fight_is_shown_with_every_end() -> None:
    """A die one lower, equal and one higher; what is lost are values (PI-30)."""
    values = {"lost_in_draw": 3, "lost_in_defeat": 4}
    block = drawn("pirate-islands", "fortress-fight", values=values)
    assert [1, 1, 1] == [placed(block, f"icon-die-{n}") for n in (2, 3, 4)]
    assert ["One chip off", "3 ship lost", "4 ships lost"] == [
        word for word in strings(block) if word.endswith(("off", "lost"))
    ]


def test_a_whole_line_passes_the_fleets_route() -> None:
    """From the main island to the pirates' side, over both arms of the route (PI-12)."""
    shown = strings(drawn("pirate-islands", "ship-line"))
    assert {"P4", "P11"} <= set(shown)
