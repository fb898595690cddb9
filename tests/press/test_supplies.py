"""What the boxes hold is not printed; what they lack is, and the checklist says which."""

from __future__ import annotations

import pytest
from printing import made

from printkit.press.supplies import Missing, missing, supplies

BASE = ("base",)
BOTH = ("base", "base-56")


def counts(lacking: Missing) -> tuple[int, int, int, int]:
    """Terrain, numbers, harbours and sea to print."""
    parts = (lacking.terrain, lacking.numbers, lacking.harbours)
    terrain, numbers, harbours = (sum(part.values()) for part in parts)
    return terrain, numbers, harbours, lacking.sea


CASES = {
    "owning nothing": (4, ("none",), (19, 18, 9, 9)),
    "owning the game": (4, BASE, (0, 0, 0, 0)),
    "five players, nothing": (5, ("none",), (30, 28, 11, 11)),
    "five players, the game": (5, BASE, (11, 10, 2, 2)),
    "five players, both": (5, BOTH, (0, 0, 0, 0)),
    "four players, both": (4, BOTH, (0, 0, 0, 0)),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_missing_is_printed(case: tuple[int, tuple[str, ...], tuple[int, ...]]) -> None:
    """The board's parts less what the boxes hold."""
    players, own, expected = case
    assert expected == counts(missing(made("base", players=players, own=own)))


def test_a_whole_set_replaces_one_box_only() -> None:
    """B-07: the extension's tokens are laid in place of the game's; the Seafarers' ten stay."""
    owns = ("base", "base-56", "seafarers")
    job = made("dinslaken", players=5, own=owns)
    row = next(row for row in supplies(job) if row.name == "number-token")
    extension, seafarers = (job.words.plain(f"boxes.{name}") for name in owns[1:])
    assert (34, 0, f"{extension}, {seafarers}") == (row.in_play, row.printed, row.source)


def test_a_box_that_is_named_twice_is_there_once() -> None:
    """`--own base --own base` owns one game."""
    assert counts(missing(made("base", players=5, own=BASE))) == counts(
        missing(made("base", players=5, own=("base", "base")))
    )


def test_the_checklist_names_the_boxes() -> None:
    """Parts of both boxes are told by both names, printed ones as print-outs."""
    job = made("oil-springs", players=6, own=BOTH)
    rows = {row.name: row for row in supplies(job)}
    base, extension = (job.words.plain(f"boxes.{name}") for name in BOTH)
    assert f"{base}, {extension}" == rows["road"].source
    assert job.words.plain("checklist.printed_here") == rows["oil"].source


def test_the_checklist_says_what_is_missing() -> None:
    """Wood and plastic that no box holds cannot be printed: the sheet says how many lack."""
    job = made("oil-springs", players=6, own=BASE)
    road = next(row for row in supplies(job) if row.name == "road")
    lacking = job.words.plain("checklist.lacking", count=30)
    assert (90, f"{job.words.plain('boxes.base')}, {lacking}") == (road.in_play, road.source)


@pytest.mark.parametrize(("players", "oil", "metropolises"), [(4, 15, 4), (6, 21, 6)])
def test_the_scenario_prints_whole_sets(players: int, oil: int, metropolises: int) -> None:
    """Its own parts are printed for the most players; the sheet tells how many are in play."""
    rows = {row.name: row for row in supplies(made("oil-springs", players=players))}
    assert (oil, 21) == (rows["oil"].in_play, rows["oil"].printed)
    assert (metropolises, 6) == (rows["metropolis"].in_play, rows["metropolis"].printed)
