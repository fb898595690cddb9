"""How fair searched boards are: kept games read, judged by the goals and drawn as a curve."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"

KEPT = """\
uniform 900000 0.2000 100 10 50 20 20
uniform 900001 0.1000 100 15 35 25 25
fair 900000 0.0100 100 20 30 25 25
fair-0.5 900000 0.0200 100 22 34 22 22
played 900000 0.0200 100 22 28 25 25
played 900001 0.0200 100 2"""


@pytest.fixture(autouse=True)
def _kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts import one another by their bare names, and read games that are made up."""
    monkeypatch.syspath_prepend(BENCH)
    import fairness

    monkeypatch.setattr(fairness, "FOLDER", tmp_path)
    monkeypatch.setattr("balance.FOLDER", tmp_path)
    (tmp_path / "fairness-base-4.txt").write_text(KEPT, "utf-8")


def test_goals_are_read_off_the_kept_games() -> None:
    """Medians of best to worst seat; a line that was not finished is no board."""
    import fairness

    found = [(figure.value, figure.met) for figure in fairness.figures()]
    assert [(pytest.approx(10 / 30), True), (pytest.approx(6), True)] == found


def test_the_table_has_a_row_for_each_kind() -> None:
    """How many boards, the games of each, the median gap and its range, the predicted one."""
    import fairness

    rows = list(fairness.table("base", 4))
    assert "| base, 4 | uniform | 2 | 100 | 30.0 | 20.0–40.0 | 11.0 | 15.0 |" == rows[0]
    assert ["uniform", "fair", "played"] == [row.split(" | ")[1] for row in rows]


def test_uniform_boards_may_be_those_of_training(tmp_path: Path) -> None:
    """Where none were played for the goals; nothing is told of what was predicted for them."""
    import fairness

    (tmp_path / "fairness-base-3.txt").write_text("fair 900000 0.01 9 3 3 3\n", "utf-8")
    (tmp_path / "base-3.txt").write_text("0 0001\n1 012.\n", "utf-8")
    uniform, _ = fairness.table("base", 3)
    assert "| base, 3 | uniform | 2 | 4 | 37.5 | 0.0–75.0 | 0.0 | |" == uniform.replace("  ", " ")


def test_what_is_missing_is_measured_board_by_board() -> None:
    """Every kind of a board before the next board, and nothing twice."""
    import fairness

    found = list(fairness.missing("base", 4, ("uniform", "fair", "played"), 3))
    expected = ["fair 900001", "played 900001", *(f"{k} 900002" for k in fairness.KINDS)]
    assert expected == [f"{kind} {seed}" for kind, seed in found]


def test_the_curve_shows_the_budgets_that_were_measured() -> None:
    """A point for each board and both figures, a title for each budget, no other column."""
    import curve
    import fairness

    picture = curve.drawn(fairness.by_kind("base", 4), fairness.BUDGETS)
    words = set(re.findall(r"<text[^>]*>([^<]+)", picture))
    assert {"uniform", "0.5 s", "2 s", "played", "predicted"} <= words
    assert not words & {"0.1 s", "10 s"}


def test_boards_are_scored_for_balance_and_for_fairness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rates where a model knows the set-up; the goal is that of 19 hexes."""
    import scoring

    monkeypatch.setattr(scoring, "BOARDS", 20)
    monkeypatch.setattr(scoring, "SETUPS", (("base", 4),))
    even, fair = scoring.figures(1)
    assert (True, True, scoring.GOAL) == (even.value > 0, fair.value > 0, even.least)
