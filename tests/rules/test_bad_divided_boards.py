"""A bad board for each constraint of the Divided Land: it gives exactly those violations.

Each is the curated board's file with the fewest lines changed; what lies in another place is
missing in its own, so some changes break a pool as well.
"""

from __future__ import annotations

import pytest
from test_bad_boards import Edit, edited, found

from printkit.rules import check
from printkit.scenarios import load, saved_layout
from printkit.scenarios.boards import parse_layout

BOARD = "divided-land/reconstruction"

# Edits, and what check must find: (constraint, rule, message, places).
BAD: dict[str, tuple[tuple[Edit, ...], set[tuple[str, str, str, str]]]] = {
    "hills for a forest": (
        (("F   W   P   F   W", "H   W   P   F   W"),),
        {("terrain-pool", "DL-01", "terrain-count-in-region", "")},
    ),
    "a 4 for a 3": (
        (("6   5   9   6   9", "6   5   9   6   4"),),
        {("token-pool", "DL-01", "token-count-in-region", "")},
    ),
    "a token on the Nameless Island": (
        (("11  2   .   .   .   .   8", "11  2   .   9   .   .   8"),),
        {("token-places", "DL-05", "token-unwanted", "r4h4"),
         ("token-pool", "DL-01", "token-count-in-region", "")},
    ),
    "a hex without its token": (
        (("5   3   9   3   6", "5   3   .   3   6"),),
        {("token-places", "DL-05", "token-missing", "r9h3"),
         ("islands-fair", "DL-01", "region-balance", ""),
         ("token-pool", "DL-01", "token-count-in-region", "")},
    ),
    "two reds side by side": (
        (("6   5   9   6   9", "6   6   9   5   9"),),
        {("reds-apart", "DL-04", "numbers-adjacent", "r1h1, r1h2")},
    ),
    "the tree beside the centre": (
        (("D   L   P", "L   D   P"),),
        {("tree-central", "DL-04", "fixed-terrain", "r5h5"),
         ("terrain-pool", "DL-01", "terrain-count-in-region", "")},
    ),
    "the tree's place elsewhere": (
        (('"r5h5"', '"r5h4"'),),
        {("tree-central", "DL-04", "fixed-feature", "r5h5")},
    ),
    "land in the ring of sea": (
        (("M   F   S   S   S   H", "M   F   S   D   S   H"),),
        {("sea-ring", "DL-01", "fixed-terrain", "r3h4"),
         ("desert-beside", "DL-02", "terrain-not-beside", "r3h4")},
    ),
    "an island that is smaller": (
        (("F   W   P   F   W", "F   W   P   F   S"), ("5   3   9   3   6", "5   3   9   3   .")),
        {("islands-equal", "DL-01", "region-sizes", ""),
         ("islands-fair", "DL-01", "region-balance", ""),
         ("terrain-pool", "DL-01", "terrain-count-in-region", ""),
         ("token-pool", "DL-01", "token-count-in-region", "")},
    ),
    "an island with better numbers": (
        (("5   3   9   3   6", "5   5   9   3   6"),),
        {("token-pool", "DL-01", "token-count-in-region", "")},
    ),
    "an island without hills": (
        (("H   W   P   W   F", "F   W   P   W   F"), ("S   S   S   H   F", "S   S   S   F   F"),
         ("    H   W   S   W", "    F   W   S   W")),
        {("islands-complete", "DL-01", "region-without", ""),
         ("terrain-pool", "DL-01", "terrain-count-in-region", "")},
    ),
    "an island without gold": (
        (("P   M   G   F   P   M", "P   M   W   F   P   M"),),
        {("gold-each", "DL-03", "region-without", ""),
         ("terrain-pool", "DL-01", "terrain-count-in-region", "")},
    ),
    "a gold river with a 3": (
        (("11  2   3   12", "11  3   2   12"),),
        {("gold-numbers", "DL-03", "number-not-here", "r2h3")},
    ),
    "a 2 on both gold rivers": (
        (("8   12  11  12", "8   2   11  12"), ("5   2\n", "5   12\n")),
        {("gold-once", "DL-03", "number-twice", "r2h3, r8h4")},
    ),
    "the desert on an island": (
        (("S   D   L", "S   H   L"), ("H   W   P   W   F", "D   W   P   W   F"),
         ("        6   5   9", "        .   5   9")),
        {("desert-beside", "DL-02", "terrain-not-beside", "r1h1"),
         ("islands-fair", "DL-01", "region-balance", ""),
         ("terrain-pool", "DL-01", "terrain-count-in-region", ""),
         ("token-pool", "DL-01", "token-count-in-region", "")},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_board_gives_exactly_its_violations(name: str) -> None:
    """Each is named with its rule and its places."""
    edits, expected = BAD[name]
    assert expected == found(edited(BOARD, edits))


def test_every_constraint_has_a_bad_board() -> None:
    """None of the scenario's constraints goes without one."""
    breached = {fault[0] for _, faults in BAD.values() for fault in faults}
    assert {one.name for one in load("divided-land").setup().constraints} == breached


def test_house_rulings_are_marked() -> None:
    """DL-01, DL-03, DL-05: verdicts on our own rulings say so; those of the source do not."""
    verdicts = check(saved_layout("divided-land", "reconstruction"), load("divided-land")).verdicts
    stated = {verdict.constraint for verdict in verdicts if not verdict.ruling}
    assert {"reds-apart", "tree-central", "gold-numbers", "desert-beside"} == stated


def test_a_board_of_ones_own_may_have_harbours() -> None:
    """DL-01: none are mentioned, so none are missed and none forbidden."""
    text = edited(BOARD, ()).replace("[features]", 'harbours = ["r1h1 NW ore"]\n\n[features]')
    layout = parse_layout(text, "test")
    assert (1, True) == (len(layout.harbours), check(layout, load("divided-land")).passed)
