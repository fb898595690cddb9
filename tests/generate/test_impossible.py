"""Sets of constraints that no board keeps: proven, with a smallest conflict; and near-misses."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import LAKE, asking, workspace

from printkit.errors import GenerationError
from printkit.generate import generate, prove
from printkit.generate.prove import Question
from printkit.generate.starts import TRIES
from printkit.generate.table import table_of
from printkit.rules import check

pytest.importorskip("ortools")

# What is asked for, and the smallest conflict that is found; then the same, a little looser.
IMPOSSIBLE: dict[str, tuple[int, tuple[str, ...], set[str], tuple[str, ...]]] = {
    "eight numbers apart": (
        4, ("numbers-apart numbers=4,5,6,8",), {"numbers-apart"}, ("numbers-apart numbers=4,6,8",),
    ),
    "too few numbers for a terrain": (
        4, ("terrain-numbers terrain=hills only=2,12",), {"terrain-numbers"},
        ("terrain-numbers terrain=hills only=2,3,12",),
    ),
    "too few hexes for the reds": (
        4, ("number-terrains numbers=6,8 terrains=hills",), {"number-terrains"},
        ("number-terrains numbers=6,8 terrains=hills,mountains",),
    ),
    "8 pips": (
        4, ("intersection-pips most=8",), {"intersection-pips"}, ("intersection-pips most=9",),
    ),
    "12 pips on each resource": (
        4, ("resource-pips least=12 most=12",), {"resource-pips"},
        ("resource-pips least=10 most=12",),
    ),
    "harbours of a kind far apart": (
        4, ("harbours-spaced paths=6",), {"harbours-spaced"}, ("harbours-spaced paths=5",),
    ),
    "reds banned from half of where they must lie": (
        4,
        ("terrain-numbers terrain=hills never=6,8", "equal-apart",
         "number-terrains numbers=6,8 terrains=hills,mountains", "like-apart"),
        {"terrain-numbers", "number-terrains"},
        ("terrain-numbers terrain=hills never=6", "equal-apart",
         "number-terrains numbers=6,8 terrains=hills,mountains", "like-apart"),
    ),
    "no number twice, and a few numbers only": (
        4, ("number-once", "terrain-numbers terrain=forest only=3,4,11", "like-apart"),
        {"number-once", "terrain-numbers"},
        ("number-once", "terrain-numbers terrain=forest only=3,4,10,11", "like-apart"),
    ),
    "poor hills, and pips for each resource": (
        4, ("terrain-numbers terrain=hills only=2,3,12", "resource-pips least=6", "equal-apart"),
        {"terrain-numbers", "resource-pips"},
        ("terrain-numbers terrain=hills only=2,3,12", "resource-pips least=5", "equal-apart"),
    ),
    "30 hexes: many numbers apart": (
        6, ("numbers-apart numbers=4,6,8,10", "like-apart"), {"numbers-apart"},
        ("numbers-apart numbers=2,6,8,12", "terrain-groups most=2"),
    ),
    "30 hexes: wool harbours": (
        6, ("harbours-spaced paths=13 trades=wool", "harbours-spaced paths=19 trades=wool"),
        {"harbours-spaced-2"}, ("harbours-spaced paths=16 trades=wool",),
    ),
    "groups of one terrain, on which the reds lie": (
        4, ("number-terrains numbers=6,8 terrains=hills,desert", "terrain-groups most=1"),
        {"number-terrains"}, ("terrain-groups most=1",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_set_is_proven_with_a_smallest_conflict(name: str) -> None:
    """The error names the conflict; without any one of its constraints the others can be kept."""
    players, constraints, expected, _ = IMPOSSIBLE[name]
    setup = asking("base", players, *constraints)
    question = Question(table_of(setup), shuffle=True)
    conflict = frozenset(entry.constraint.name for entry in question.conflict().bound)
    assert expected == set(conflict)
    assert question.board(conflict) is False
    for one in conflict:
        assert question.board(question.names - conflict | conflict - {one}) is not False
    with pytest.raises(GenerationError, match="impossible") as caught:
        generate(setup, 1, deal="uniform")
    assert 3 == caught.value.exit_code
    assert len(expected) == caught.value.values["count"]


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_near_miss_is_dealt(name: str) -> None:
    """A little looser, and there is a board, be it by the solver's start."""
    players, _, _, constraints = IMPOSSIBLE[name]
    setup = asking("base", players, *constraints)
    layout = generate(setup, 1, deal="uniform")
    assert () == check(layout, setup).violations


def test_a_conflict_is_told_by_name_and_parameter() -> None:
    """What the sentence names can be found again in the command or the file."""
    setup = asking("base", 4, "intersection-pips most=7")
    with pytest.raises(GenerationError) as caught:
        generate(setup, 1, deal="uniform")
    assert "intersection-pips (most = 7)" == caught.value.values["conflict"]


def test_the_book_is_refused_what_is_impossible() -> None:
    """The book's procedure, too, ends with a proof instead of dealing for ever."""
    with pytest.raises(GenerationError, match="impossible"):
        generate(asking("base", 4, "intersection-pips most=8"), 1, deal="book")


def test_without_the_solver_it_is_told_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """OR-Tools is an extra: without it nothing is called impossible."""
    monkeypatch.setattr(prove, "available", lambda: False)
    with pytest.raises(GenerationError, match="no-layout-unproven") as caught:
        generate(asking("base", 4, "intersection-pips most=8"), 1, deal="uniform")
    assert len(TRIES) == caught.value.values["tried"]


def test_the_book_tells_its_deals_and_the_remedy() -> None:
    """By the book nothing is mended: the deals are counted, and dealing uniformly is named."""
    with pytest.raises(GenerationError, match="no-layout-by-book") as caught:
        generate(asking("base", 4, "intersection-pips most=8"), 1, deal="book", budget=300)
    assert (300, 300) == (caught.value.values["tried"], caught.value.values["times"])


def test_what_rows_do_not_tell_is_told_by_cuts(tmp_path: Path) -> None:
    """No ship comes to the middle of the lake; where it is no field, none need come."""
    at = workspace(tmp_path, lake=LAKE)
    setup = asking("lake", 2, "sea-reach terrains=fields", "like-apart terrains=fields", at=at)
    conflict = Question(table_of(setup), shuffle=True).conflict()
    assert ["sea-reach"] == [entry.constraint.name for entry in conflict.bound]
    near_miss = Question(
        table_of(asking("lake", 2, "sea-reach terrains=forest", at=at)), shuffle=True
    )
    assert isinstance(near_miss.board(near_miss.names), list)


def test_numbers_free_of_their_neighbours_are_proven_by_cuts() -> None:
    """OS-04: the desert's 5 lies beside a 5 only where a 9 would lie beside a 9."""
    fives = ("hex-holds at=r3h3 terrain=desert number=5", "hex-holds at=r3h4 number=5")
    near = [
        f"hex-holds at={at} number={n}"
        for at, n in zip(("r2h2", "r2h3", "r3h2", "r4h2", "r4h3"), (3, 4, 8, 10, 11), strict=True)
    ]
    setup = asking("oil-springs", 4, *fives, *near)
    question = Question(table_of(setup), shuffle=True)
    assert question.board(question.names) is False
    assert "desert-number-free" in {entry.constraint.name for entry in question.conflict().bound}


def test_springs_and_their_numbers_are_known_to_the_solver() -> None:
    """OS-06: three springs on 19 hexes cannot lie five steps from each other."""
    setup = asking("oil-springs", 4, "feature-distance feature=springs least=5")
    conflict = Question(table_of(setup), shuffle=True).conflict()
    assert ["feature-distance"] == [entry.constraint.name for entry in conflict.bound]
    near_miss = asking("oil-springs", 4, "feature-distance feature=springs least=4")
    question = Question(table_of(near_miss), shuffle=True)
    assert isinstance(question.board(question.names), list)


def test_what_a_scenario_asks_itself_is_proven_against_what_is_asked_for() -> None:
    """DI-05: three forests that meet are a group of three, so groups of two cannot be had."""
    setup = asking("dinslaken", 4, "terrain-groups most=2", "equal-apart")
    conflict = Question(table_of(setup), shuffle=True).conflict()
    assert {"wohnungswald", "terrain-groups"} == {e.constraint.name for e in conflict.bound}


def test_the_books_own_spiral_is_part_of_a_proof() -> None:
    """B-02: no spiral keeps every intersection at 10 pips; one keeps them at 11."""
    with pytest.raises(GenerationError) as caught:
        generate(asking("base", 4, "intersection-pips most=10"), 1, deal="book")
    kinds = [entry["kind"] for entry in caught.value.data["conflict"]]
    assert (["intersection-pips", "spiral"], True) == (sorted(kinds), caught.value.data["smallest"])
    eleven = asking("base", 4, "intersection-pips most=11")
    assert check(generate(eleven, 1, deal="book"), eleven).passed
