"""One bad board for each constraint: it gives exactly that violation, and no other.

Each is a curated board's file with the fewest lines changed; `VARIABLE` first moves the
forest spring to where OS-04 wants it on a dealt board.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from islands import islands

from printkit.board.files import layout_text
from printkit.board.spots import spot_name
from printkit.generate import generate
from printkit.rules import check
from printkit.scenarios import load
from printkit.scenarios.boards import parse_layout
from printkit.scenarios.folders import find_file

Edit = tuple[str, str]

VARIABLE: tuple[Edit, ...] = (("variable = false", "variable = true"), ('"r4h3"', '"r1h1"'))

# board, edits, and what check must find: (constraint, rule, message, places).
BAD: dict[str, tuple[str, tuple[Edit, ...], set[tuple[str, str, str, str]]]] = {
    "a forest too few": (
        "base/classic",
        (("F   P   W\n      H", "P   P   W\n      H"),),
        {
            ("terrain-pool", "B-01", "terrain-count", ""),
        },
    ),
    "a 2 for the 12": (
        "base/classic",
        (("11  12  9", "11  2   9"),),
        {("token-pool", "B-01", "token-count", "")},
    ),
    "a token in the desert": (
        "base/classic",
        (("11  12  9", ".   12  9"), (".   3   11  4", "11  3   11  4")),
        {
            ("token-places", "B-01", "token-missing", "r1h1"),
            ("token-places", "B-01", "token-unwanted", "r3h1"),
        },
    ),
    "a harbour inland": (
        "base/classic",
        (("r1h1 NW", "r2h2 E"),),
        {
            ("harbour-places", "B-04", "harbour-inland", "r2h2 E"),
            ("harbour-places", "B-04", "harbour-missing", "r1h1 NW"),
        },
    ),
    "a harbour beside its place": (
        "base/classic",
        (("r1h1 NW", "r1h1 W"),),
        {
            ("harbour-places", "B-04", "harbour-unlisted", "r1h1 W"),
            ("harbour-places", "B-04", "harbour-missing", "r1h1 NW"),
        },
    ),
    "a harbour too many of a kind": (
        "base/classic",
        (("r1h1 NW 3:1", "r1h1 NW ore"),),
        {("harbour-pool", "B-04", "harbour-count", "")},
    ),
    "two reds side by side": (
        "base/classic",
        (("4   6   5", "8   6   5"), ("8   10  9", "4   10  9")),
        {("reds-apart", "B-03", "numbers-adjacent", "r2h1, r2h2")},
    ),
    "a harbour of 5-6 inland": (
        "base/extended",
        (("r1h1 NW", "r2h2 E"),),
        {
            ("harbour-places", "B-08", "harbour-inland", "r2h2 E"),
            ("harbour-places", "B-08", "harbour-missing", "r1h1 NW"),
        },
    ),
    "a desert spring without number": (
        "oil-springs/reconstruction-34",
        (('"r3h1 5"', '"r3h1"'),),
        {("springs-cover", "OS-06", "feature-without-value", "r3h1")},
    ),
    "a desert without spring": (
        "oil-springs/reconstruction-34",
        (('    "r3h1 5",\n', ""),),
        {("springs-cover", "OS-06", "feature-missing", "r3h1")},
    ),
    "a desert spring with a word": (
        "oil-springs/reconstruction-34",
        (('"r3h1 5"', '"r3h1 five"'),),
        {("springs-cover", "OS-06", "feature-value", "r3h1")},
    ),
    "a spring twice": (
        "oil-springs/reconstruction-34",
        (('    "r3h1 5",\n', '    "r3h1 5",\n    "r3h1 5",\n'),),
        {("springs-cover", "OS-06", "feature-twice", "r3h1")},
    ),
    "a spring in the hills": (
        "oil-springs/reconstruction-34",
        (('    "r3h1 5",\n', '    "r3h1 5",\n    "r2h3",\n'),),
        {
            ("springs-cover", "OS-06", "feature-terrain", "r2h3"),
            ("springs-apart", "OS-06", "feature-adjacent", "r2h3, r2h4"),
        },
    ),
    "a spring on a path": (
        "oil-springs/reconstruction-34",
        (('    "r3h1 5",\n', '    "r3h1 5",\n    "r1h1 NW",\n'),),
        {("springs-cover", "OS-06", "feature-off-hex", "r1h1 NW")},
    ),
    "two forest springs": (
        "oil-springs/reconstruction-34",
        (('    "r3h1 5",\n', '    "r3h1 5",\n    "r1h1",\n'),),
        {("springs-cover", "OS-06", "feature-count", "r1h1, r4h3")},
    ),
    "two springs side by side": (
        "oil-springs/reconstruction-34",
        (*VARIABLE, ('"r1h1"', '"r3h2"')),
        {("springs-apart", "OS-06", "feature-adjacent", "r3h1, r3h2")},
    ),
    "a desert number beside itself": (
        "oil-springs/reconstruction-34",
        (('"r3h1 5"', '"r3h1 4"'),),
        {("desert-number-free", "OS-06", "feature-number-near", "r3h1")},
    ),
    "a pasture spring of another rank": (
        "oil-springs/reconstruction-34",
        (*VARIABLE, ("12  9", "12  10"), ("5   10", "5   9")),
        {("pasture-rank", "OS-04", "feature-rank", "r2h4")},
    ),
    "a forest spring of another rank": (
        "oil-springs/reconstruction-34",
        (*VARIABLE, ("11  12  9", "12  11  9")),
        {("forest-rank", "OS-04", "feature-rank", "r1h1")},
    ),
    "the forest spring not on the 9": (
        "oil-springs/reconstruction-34",
        (('"r4h3"', '"r5h3"'),),
        {("forest-nine", "OS-02", "number-without-feature", "r1h3, r4h3")},
    ),
    "the pasture spring not in the north-east": (
        "oil-springs/reconstruction-34",
        (('"r2h4"', '"r1h2"'),),
        {("pasture-ten", "OS-02", "number-without-feature", "r2h4")},
    ),
    "tokens off the spiral": (
        "oil-springs/reconstruction-56",
        (("4   5   2", "4   2   5"),),
        {("spiral", "OS-03", "no-spiral", "")},
    ),
    "the left 10 not on forest": (
        "oil-springs/reconstruction-56",
        (("W   F   P   M", "F   W   P   M"), ('"r4h2"', '"r4h1"')),
        {
            ("left-ten", "OS-03", "number-elsewhere", "r4h2"),
            ("left-ten-spring", "OS-03", "number-without-feature", "r4h2"),
        },
    ),
    "the right 4 not on pasture": (
        "oil-springs/reconstruction-56",
        (("P   M   P   W", "P   M   P   P"), ("D   F   P\n", "D   F   W\n"), ('"r3h5"', '"r2h4"')),
        {
            ("right-four", "OS-03", "number-elsewhere", "r3h5"),
            ("right-four-spring", "OS-03", "number-without-feature", "r3h5"),
        },
    ),
    "the forest spring not on the left 10": (
        "oil-springs/reconstruction-56",
        (('"r4h2"', '"r1h1"'),),
        {("left-ten-spring", "OS-03", "number-without-feature", "r4h2")},
    ),
    "the pasture spring not on the right 4": (
        "oil-springs/reconstruction-56",
        (('"r3h5"', '"r2h1"'),),
        {("right-four-spring", "OS-03", "number-without-feature", "r3h5")},
    ),
}


def edited(board: str, edits: tuple[Edit, ...]) -> str:
    """A curated board's file with each edit made where it first fits."""
    file = find_file(f"layouts/{board}.toml")
    assert file is not None
    text = file.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def found(text: str, workspace: Path | None = None) -> set[tuple[str, str, str, str]]:
    """What check finds of a layout file's text."""
    layout = parse_layout(text, "test", workspace)
    scenario = load(layout.scenario, workspace)
    frame = scenario.setup_named(layout.setup).deal.frame
    return {
        (
            fault.constraint,
            fault.rule,
            fault.message,
            ", ".join(spot_name(frame, s) for s in fault.where),
        )
        for fault in check(layout, scenario).violations
    }


@pytest.mark.parametrize("name", BAD)
def test_a_bad_board_gives_exactly_its_violation(name: str) -> None:
    """B-01…B-08, OS-02…OS-06: each constraint finds what is wrong and where, and nothing else."""
    board, edits, expected = BAD[name]
    assert expected == found(edited(board, edits))


def test_the_variable_board_under_the_edits_is_legal() -> None:
    """OS-04: the board that the edits of variable boards start from has no violation."""
    assert set() == found(edited("oil-springs/reconstruction-34", VARIABLE))


def test_every_constraint_has_a_bad_board() -> None:
    """Each constraint of the scenarios that ship is breached by one of the boards."""
    breached = {fault[0] for _, _, faults in BAD.values() for fault in faults}
    named = {
        constraint.name
        for scenario in ("base", "oil-springs")
        for setup in ("3-4", "5-6")
        for constraint in load(scenario).setup_named(setup).constraints
    }
    assert named == breached


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("      D   ", "      H   ", {("fixed", "IS-01", "fixed-terrain", "r3h1")}),
        ("8   2\n", "8   4\n", {("fixed", "IS-01", "fixed-number", "r3h3")}),
        ("SE 3 (green)", "SE 4 (green)", {("fixed", "IS-01", "fixed-feature", "r1h1 corner SE")}),
    ],
)
def test_fixed_places_are_kept(  # type: ignore[no-untyped-def]
    tmp_path: Path, old: str, new: str, expected
) -> None:
    """Terrain, a token or a feature that the scenario fixes may not differ."""
    setup = load("islands", islands(tmp_path)).setup(3)
    text = layout_text(generate(setup, 1), setup.deal)
    assert old in text
    assert expected == found(text.replace(old, new, 1), tmp_path)


def test_a_harbour_at_sea_is_told_from_one_inland(tmp_path: Path) -> None:
    """A harbour on a path between two sea hexes touches no land."""
    setup = load("islands", islands(tmp_path)).setup(3)
    text = layout_text(generate(setup, 1), setup.deal).replace("r1h1 NW", "r1h3 E")
    expected = {
        ("harbours", "IS-01", "harbour-at-sea", "r1h3 E"),
        ("harbours", "IS-01", "harbour-missing", "r1h1 NW"),
    }
    assert expected == found(text, tmp_path)


def test_an_unavoidable_desert_number_is_a_note() -> None:
    """OS-04 a: where neither 5 nor 9 is free of the desert's neighbours, check notes it."""
    text = edited(
        "oil-springs/reconstruction-34",
        (
            *VARIABLE,
            ("11  12  9", "11  12  8"),
            ("4   6   5", "5   6   4"),
            ("8   10  9", "9   10  9"),
        ),
    )
    report = check(parse_layout(text, "test"), load("oil-springs"))
    notes = [note.message for verdict in report.verdicts for note in verdict.notes]
    assert ["feature-number-unavoidable"] == notes
    assert report.passed


def test_a_spring_without_token_is_found() -> None:
    """OS-06: the forest and pasture springs lie on hexes that keep their tokens."""
    text = edited("oil-springs/reconstruction-34", (("8   10  9", "8   10  ."),))
    assert ("springs-cover", "OS-06", "feature-without-token", "r4h3") in found(text)


def test_house_rulings_are_marked() -> None:
    """OS-03: verdicts on what is our own ruling say so."""
    layout = parse_layout(edited("oil-springs/reconstruction-56", ()), "test")
    verdicts = check(layout, load("oil-springs")).verdicts
    expected = {"spiral", "left-ten-spring", "right-four-spring"}
    assert expected == {verdict.constraint for verdict in verdicts if verdict.ruling}
