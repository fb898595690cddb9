"""The set-up sheet: its code can be copied and scanned, its plan shows the board."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from looks import looks, texts, words

from printkit.board.model import REDS, Harbour, Provenance, Tally
from printkit.board.reports import BalanceReport, SeatReport
from printkit.design.fairness_panel import Standing, fairness_panel
from printkit.design.plan import board_plan
from printkit.design.plan_frame import grouped
from printkit.design.plan_heat import heat, yields
from printkit.design.plan_legend import legend
from printkit.design.qr import qr
from printkit.draw.scene import bounds
from printkit.press.boards import Board, Wish, obtain

CODE = "OS-52R2DXGAYNJ1ZQJ4MWMDS3VAA"
LOOKS = looks()


@pytest.fixture(scope="module", params=[4, 6])
def board(request: pytest.FixtureRequest) -> Board:
    """A dealt Oil Springs board of each size."""
    return obtain(Wish("oil-springs", request.param, variable=True, seed=4))


def test_a_code_is_printed_in_groups() -> None:
    """Five characters at a time; without the spaces it is the code again."""
    assert "OS-52R2D XGAYN J1ZQJ 4MWMD S3VAA" == grouped(CODE)
    assert CODE == grouped(CODE).replace(" ", "")


def test_a_grouped_code_is_read_as_it_stands() -> None:
    """Typed with its spaces it restores the same board."""
    assert CODE == obtain(Wish(grouped(CODE))).code


def test_a_qr_code_is_a_whole_square_of_modules() -> None:
    """Each run of dark modules is one rectangle within the quiet zone."""
    drawn = qr(CODE, 24.0, "#000000")
    left, top, right, bottom = bounds(drawn)
    # 25 modules and a border of two: version 2.
    module = 24.0 / 29
    assert [2 * module, 2 * module, 27 * module, 27 * module] == pytest.approx(
        [left, top, right, bottom]
    )


@pytest.mark.parametrize("room", [(178.0, 180.0), (120.0, 60.0), (60.0, 200.0)])
def test_a_plan_fills_its_box(board: Board, room: tuple[float, float]) -> None:
    """As large as it fits, and never larger."""
    _, width, height = board_plan(board.layout, board.setup, LOOKS, *room)
    assert width <= room[0] + 1e-6
    assert height <= room[1] + 1e-6
    assert max(width / room[0], height / room[1]) == pytest.approx(1.0)


def test_a_plan_shows_every_number(board: Board) -> None:
    """Those of tokens and those that springs carry themselves."""
    plan, *_ = board_plan(board.layout, board.setup, LOOKS, 178, 180)
    shown = sorted(int(t.string) for t in texts([plan]) if t.string.isdecimal())
    own = [p.value for places in board.layout.features.values() for p in places if p.value]
    assert sorted([*board.layout.numbers.values(), *own]) == shown


def test_red_numbers_are_heavier_on_the_plan(board: Board) -> None:
    """They are told apart without their colour."""
    plan, *_ = board_plan(board.layout, board.setup, LOOKS, 178, 180)
    faces = {int(t.string): t.face for t in texts([plan]) if t.string.isdecimal()}
    assert {faces[red] for red in REDS if red in faces}.isdisjoint(
        face for number, face in faces.items() if number not in REDS
    )


def test_a_plan_names_its_rows(board: Board) -> None:
    """As swaps, violations and files name them."""
    plan, *_ = board_plan(board.layout, board.setup, LOOKS, 178, 180)
    rows = {spot.r for spot in board.layout.terrain}
    names = [text.string for text in texts([plan]) if text.string.startswith("r")]
    assert [f"r{n}" for n in range(1, len(rows) + 1)] == names


def test_harbours_show_the_scenarios_rates(board: Board) -> None:
    """The signs are drawn from the scenario's figures."""
    dearer = replace(
        board.setup, values=board.setup.values | {"harbour_rate": 5, "special_harbour_rate": 4}
    )
    plan, *_ = board_plan(board.layout, dearer, LOOKS, 178, 180)
    told = Counter(text.string for text in texts([plan]) if ":" in text.string)
    free = sum(kind is Harbour.ANY for kind in board.layout.harbours.values())
    assert {"5:1": free, "4:1": len(board.layout.harbours) - free} == told


def test_a_legend_names_what_the_board_shows(board: Board) -> None:
    """Every terrain, harbours and springs, each once."""
    blocks = legend(board.layout, words(players=board.setup.players), LOOKS, 110)
    told = [text.string for block in blocks for text in texts(block.nodes)]
    names = {words().plain(f"terrain.{terrain}") for terrain in board.layout.terrain.values()}
    assert names | {"Harbours", "Oil spring"} <= set(told)
    assert len(told) == len(set(told))


def test_a_title_does_not_change_the_plan(board: Board) -> None:
    """The same board is the same drawing, whatever it is called."""
    title = replace(board.layout, provenance=replace(board.layout.provenance, title="Mine"))
    assert board_plan(board.layout, board.setup, LOOKS, 100, 100) == board_plan(
        title, board.setup, LOOKS, 100, 100
    )


def test_the_panel_keeps_balance_and_fairness_apart() -> None:
    """Bars for the map's parts; then seats as expected, and games with their bot and number."""
    provenance = Provenance(
        method="fair-search", candidates=500, played=(Tally("builder", 200, (60, 50, 45, 45)),)
    )
    standing = Standing(
        BalanceReport({"resources": 0.5, "own-measure": 1.0}),
        SeatReport(predicted=(0.3, 0.25, 0.25, 0.2)),
        provenance,
    )
    colours = ("red", "blue", "white", "orange")
    panel = fairness_panel(standing, colours, words(), LOOKS, 51.0)
    told = " ".join(text.string for text in texts(panel.nodes))
    assert "Resources 0.50 own-measure 1.00 Balance 0.75" in told
    assert "Searched for seats alike among 500 boards" in told
    assert "Best to worst: 10." in told
    assert "Played: 200 games of builder" in told


def test_heat_shows_what_each_intersection_yields(board: Board) -> None:
    """A figure on a disc for every intersection of the land, the larger the richer."""
    discs = list(heat(board.layout, LOOKS, 30.0))
    due = yields(board.layout)
    assert len(due) == len(discs)
    shown = Counter(text.string for text in texts(discs))
    assert Counter(map(str, due.values())) == shown
    sizes = [text.size for text in texts(discs)]
    assert sorted(sizes) == sizes
    assert sizes[0] < sizes[-1]
