"""The figures and the plan of The Pirate Islands tell the scenario's numbers and lines."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest
from looks import looks, texts, words
from test_figures import drawn, leaves, placed, strings

from printkit.board.hexgrid import Vertex
from printkit.board.model import Layout
from printkit.board.spots import read_hex
from printkit.design import chart, figures
from printkit.design.plan_chart import voyages
from printkit.design.plan_legend import legend
from printkit.design.ship_pieces import cross, crossing_disc
from printkit.draw import fonts
from printkit.draw.scene import Group, Node, Path, Placed, bounds
from printkit.press.boards import Wish, obtain
from printkit.rules.lines import by_colour

BOARDS = [(3, ""), (4, ""), (3, "reconstruction"), (4, "reconstruction")]
EVERY_BOARD = pytest.mark.parametrize(("players", "board"), BOARDS)
UNIT = 10.0
HALF_PATH = UNIT / 12**0.5
AFTER_LINE = 3
"""Fortress, crossing and settlement are drawn after a colour's line."""
MARKED = ("route", "start", "ship", "line", "crossing", "fortress")
"""What a chart's legend names."""


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


BADGE = (8.1 / 26, 2.9 / 26)
"""How far south of a hex's middle the sign of its yield lies, and its radius, by its width."""


@EVERY_BOARD
def test_what_starts_leaves_yields_in_sight(players: int, board: str) -> None:
    """A settlement and its ship, ringed or not, stand clear of the signs of what hexes yield."""
    layout = layout_of(players, board)
    nodes = [node for node in voyages(layout, looks().colours, UNIT) if isinstance(node, Group)]
    down, radius = (UNIT * share for share in BADGE)
    middles = [(UNIT * (s.q + s.r / 2), UNIT * s.r * 3**0.5 / 2 + down) for s in layout.numbers]
    for n in range(players):
        given, *_, house = nodes[n * (9 + AFTER_LINE) :][: 9 + AFTER_LINE]
        standing = next(part for part in house.children if isinstance(part, Placed))
        roof = house.at[1] + standing.at[1] - 10 * standing.scale[1]
        # A warship's ring is a quarter wider than the ship is long.
        hulls = [leaf for leaf, _ in leaves(given.children) if isinstance(leaf, Path)]
        ring = 1.24 * max(bounds(hull)[2] for hull in hulls)
        for x, y in middles:
            assert dist(given.at, (x, y)) > ring + radius
            assert house.at[0] != pytest.approx(x) or not y - radius < roof < y + radius


@EVERY_BOARD
def test_the_legend_names_what_a_chart_shows(players: int, board: str) -> None:
    """Station, start, given ship, line, crossing and fortress, beside land and harbours."""
    said = words("en", "pirate-islands", players)
    blocks = legend(layout_of(players, board), said, looks(), 170.0)
    told = [word for block in blocks for word in strings(block)]
    marks = [said.plain(f"marks.{name}") for name in MARKED]
    assert marks == [word for word in told if word in marks]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("measure", [110.0, 170.0], ids=["plan", "set-up"])
@EVERY_BOARD
def test_no_entry_of_a_legend_reaches_the_next(
    players: int, board: str, measure: float, language: str
) -> None:
    """Words end before the sign beside them, whatever the language."""
    said = words(language, "pirate-islands", players)
    for block in legend(layout_of(players, board), said, looks(), measure):
        entries = [node for node in block.nodes if isinstance(node, Group)]
        starts = [entry.at[0] for entry in entries[1:]] + [measure]
        for entry, limit in zip(entries, starts, strict=True):
            ends = [
                text.x + fonts.width(text.string, text.face, text.size)
                for text in texts(entry.children)
            ]
            assert entry.at[0] + max(ends) < limit


@pytest.mark.parametrize("width", [79.0, 25.0, 12.0], ids=["tile", "disc", "plan"])
@pytest.mark.parametrize("way", [(270.0, 90.0), (150.0, 330.0), (330.0, 90.0), (90.0, 210.0)])
def test_every_leg_of_a_course_points_the_way_it_sails(
    way: tuple[float, float], width: float
) -> None:
    """PI-21: darts on the leg that comes in and on the one that leads on, the largest last."""
    arrive, leave = way
    drawn = chart.darts(way, width, looks().colours, plate=width * 0.14)
    # A dart is drawn along its leg, so its own outline tells which way along it points.
    pointing = [along(node) for node in drawn]
    assert {(arrive, -1), (leave, 1)} == {(turn, sign) for turn, sign, _ in pointing}
    assert (leave, 1) == pointing[-1][:2]
    longest = pointing[-1][2]
    assert longest == max(long for _, _, long in pointing)
    assert longest >= width * 0.2


def along(node: Node) -> tuple[float, int, float]:
    """A dart's bearing, whether it points outward or inward on it, and its length."""
    assert isinstance(node, Group)
    (shape,) = node.children
    assert isinstance(shape, Path)
    reach = [-float(step[2]) for step in shape.steps if len(step) == 3]
    tip, tail = reach[0], reach[1]
    return node.turn, 1 if tip > tail else -1, abs(tip - tail)


def test_a_crossing_on_the_plan_is_its_marker() -> None:
    """PI-23: the printed piece and the sign on plan and legend are one drawing."""
    colours = looks().colours
    printed = crossing_disc("printed", "orange", colours)
    shown = cross("orange", (0.0, 0.0), 4.0, colours).children
    assert isinstance(shown[0], Placed)
    assert printed.body == shown[0].drawing.body


@pytest.mark.parametrize("name", ["fleet-course", "ship-line"])
def test_a_figure_shows_a_part_of_the_printed_board(name: str) -> None:
    """What lies on the printed board lies in the figure: another token there, another here."""
    said = words("en", "pirate-islands")
    field = read_hex(tuple(said.printed.terrain), "r4h5", "test")
    other = replace(said.printed, numbers={**said.printed.numbers, field: 2})

    def tokens(board: Layout) -> Counter[str]:
        block = figures.find(name)(figures.Scope(replace(said, printed=board), looks(), 85.0))
        return Counter(word for word in strings(block) if word.isdigit())

    assert (Counter(["6"]), Counter(["2"])) == (
        tokens(said.printed) - tokens(other),
        tokens(other) - tokens(said.printed),
    )


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
