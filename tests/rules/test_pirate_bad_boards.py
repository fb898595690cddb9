"""One bad board for each constraint of The Pirate Islands: it gives just those violations.

Each is a shipped board with a line of its features exchanged or a hex or two changed. As the
western side and the lines are fixed, most breach `fixed-places` as well, which is asked apart.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.board.model import Harbour, Layout, Place
from printkit.board.pictures import LETTERS
from printkit.board.spots import read_hex, read_path, read_place, spot_name
from printkit.rules import check
from printkit.scenarios import load
from printkit.scenarios.boards import board_names, saved_layout

Fault = tuple[str, str, str, str]

DOCUMENTED, RECONSTRUCTION = "documented-4", "reconstruction-4"

ANTICLOCKWISE = (
    "r7h4 P0, r6h5 P13, r5h5 P12, r4h4 P11, r3h5 P10, r2h5 P9, r1h4 P8, "
    "r1h3 P7, r2h3 P6, r3h3 P5, r4h3 P4, r5h3 P3, r6h3 P2, r7h3 P1"
)

JUMPING = (
    "r7h4 P0, r7h3 P1, r6h3 P2, r4h3 P4, r5h3 P3, r3h3 P5, r2h3 P6, "
    "r1h3 P7, r1h4 P8, r2h5 P9, r3h5 P10, r4h4 P11, r5h5 P12, r6h5 P13"
)

# Board, what is changed (a hex's letter or number, a harbour's path or kind, a feature or its place
# of a colour), and what check must find beside `fixed-places`: (constraint, rule, message, places).
BAD: dict[str, tuple[str, dict[str, str], set[Fault]]] = {
    "reds side by side": (
        DOCUMENTED,
        {"r3h6": "8", "r3h7": "3"},
        {
            ("reds-apart", "PI-06", "numbers-adjacent", "r3h6, r4h5"),
        },
    ),
    "a forest too few": (
        DOCUMENTED,
        {"r3h6": "P"},
        {
            ("board-count", "PI-02", "board-terrain", ""),
            ("terrain-pool", "PI-02", "terrain-count", ""),
        },
    ),
    "a number for another": (
        RECONSTRUCTION,
        {"r1h6": "8"},
        {
            ("board-count", "PI-01", "board-token", ""),
            ("token-pool", "PI-07", "token-count", ""),
        },
    ),
    "a token in the west exchanged": (
        DOCUMENTED,
        {"r1h1": "10"},
        {
            ("board-count", "PI-02", "board-token", ""),
        },
    ),
    "a producing hex without token": (
        RECONSTRUCTION,
        {"r1h6": "."},
        {
            ("board-count", "PI-01", "board-token", ""),
            ("token-places", "PI-07", "token-missing", "r1h6"),
            ("token-pool", "PI-07", "token-count", ""),
        },
    ),
    "the fleet sails anticlockwise": (
        DOCUMENTED,
        {"route": ANTICLOCKWISE},
        {
            ("fleet-loop", "PI-06", "loop-sense", ""),
        },
    ),
    "the fleet jumps": (
        DOCUMENTED,
        {"route": JUMPING},
        {
            ("fleet-loop", "PI-06", "loop-gap", "r5h3, r3h3"),
            ("fleet-loop", "PI-06", "loop-gap", "r6h3, r4h3"),
        },
    ),
    "land on the fleet's way": (
        DOCUMENTED,
        {"r1h3": "H"},
        {
            ("board-count", "PI-02", "board-terrain", ""),
            ("fleet-loop", "PI-06", "loop-ashore", "r1h3"),
        },
    ),
    "the fleet goes round nothing": (
        DOCUMENTED,
        {"route": "r2h2, r2h3, r3h3"},
        {
            ("crossings-at-stations", "PI-06", "feature-not-at", "r1h2 corner NE"),
            ("crossings-at-stations", "PI-06", "feature-not-at", "r4h2 corner S"),
            ("crossings-at-stations", "PI-06", "feature-not-at", "r7h2 corner SE"),
            ("fleet-loop", "PI-06", "loop-islands", ""),
            ("fleet-loop", "PI-06", "loop-outside", "r2h4, r3h4, r5h4"),
            ("starts-at-stations", "PI-06", "feature-not-at", "r1h5 corner S"),
            ("starts-at-stations", "PI-06", "feature-not-at", "r3h5 corner SE"),
            ("starts-at-stations", "PI-06", "feature-not-at", "r4h5 corner S"),
            ("starts-at-stations", "PI-06", "feature-not-at", "r6h5 corner SE"),
        },
    ),
    "a crossing off the shortest way": (
        DOCUMENTED,
        {"crossing red": "r1h3 corner NE"},
        {
            ("lines", "PI-06", "line-length", "r1h5 corner S, r1h3 corner NE, r1h1 corner N"),
        },
    ),
    "a crossing away from the fleet": (
        DOCUMENTED,
        {"crossing red": "r1h2 corner N"},
        {
            ("crossings-at-stations", "PI-06", "feature-not-at", "r1h2 corner N"),
            ("lines", "PI-06", "line-length", "r1h5 corner S, r1h2 corner N, r1h1 corner N"),
        },
    ),
    "a fortress inland": (
        DOCUMENTED,
        {"fortress red": "r3h7 corner SE"},
        {
            ("lines", "PI-06", "line-none", "r1h5 corner S, r1h2 corner NE, r3h7 corner SE"),
        },
    ),
    "a ship that leads elsewhere": (
        DOCUMENTED,
        {"ship red": "r1h5 E"},
        {
            ("lines", "PI-06", "line-given", "r1h5 corner S"),
        },
    ),
    "a fortress in another's way": (
        RECONSTRUCTION,
        {"fortress blue": "r3h2 corner S"},
        {
            ("lines", "PI-06", "line-length", "r4h6 corner S, r4h3 corner S, r3h2 corner S"),
            ("lines-apart", "PI-06", "lines-meet", "r3h2 SE, r3h3 SW"),
        },
    ),
    "a start away from the fleet": (
        DOCUMENTED,
        {"start red": "r1h6 corner N"},
        {
            ("lines", "PI-06", "line-given", "r1h6 corner N"),
            ("lines", "PI-06", "line-length", "r1h6 corner N, r1h2 corner NE, r1h1 corner N"),
            ("starts-at-stations", "PI-06", "feature-not-at", "r1h6 corner N"),
        },
    ),
    "a harbour inland": (
        DOCUMENTED,
        {"r1h5 NW": "r3h7 E"},
        {
            ("harbour-places", "PI-04", "harbour-inland", "r3h7 E"),
            ("harbour-places", "PI-04", "harbour-missing", "r1h5 NW"),
            ("harbours-coastal", "PI-04", "harbour-inland", "r3h7 E"),
        },
    ),
    "a harbour at sea": (
        RECONSTRUCTION,
        {"r1h6 NW": "r2h2 E"},
        {
            ("harbour-places", "PI-07", "harbour-at-sea", "r2h2 E"),
            ("harbour-places", "PI-07", "harbour-missing", "r1h6 NW"),
            ("harbours-coastal", "PI-07", "harbour-at-sea", "r2h2 E"),
        },
    ),
    "a harbour too many of a kind": (
        DOCUMENTED,
        {"r1h5 NW": "ore"},
        {
            ("harbour-pool", "PI-04", "harbour-count", ""),
        },
    ),
    "a harbour of the reconstruction too many": (
        RECONSTRUCTION,
        {"r1h6 NW": "ore"},
        {
            ("harbour-pool", "PI-01", "harbour-count", ""),
        },
    ),
    "a gold island grown together": (
        RECONSTRUCTION,
        {"r1h2": "H"},
        {
            ("board-count", "PI-01", "board-terrain", ""),
            (
                "gold-islands",
                "PI-05",
                "island-size",
                "r1h1, r1h2, r1h3, r2h1, r3h1, r3h2, r4h1, r5h1, r5h2, r6h1, r7h1",
            ),
            ("lines", "PI-06", "line-none", "r1h6 corner S, r1h3 corner S, r1h1 corner SE"),
        },
    ),
    "a gold hex too few": (
        RECONSTRUCTION,
        {"r4h3": "S"},
        {
            ("board-count", "PI-01", "board-terrain", ""),
            ("crossing-gold", "PI-05", "feature-touches-few", "r3h3 corner SE"),
            ("crossing-gold", "PI-05", "feature-touches-few", "r4h3 corner S"),
            ("gold-islands", "PI-05", "islands-count", "r1h3, r7h3"),
        },
    ),
    "pasture on a desert island": (
        RECONSTRUCTION,
        {"r6h4": "P"},
        {
            ("board-count", "PI-01", "board-terrain", ""),
            ("desert-islands", "PI-05", "island-size", "r5h5, r6h4"),
        },
    ),
    "a fortress on another island": (
        RECONSTRUCTION,
        {"fortress red": "r1h3 corner SW"},
        {
            ("fortress-island", "PI-05", "feature-elsewhere", "r1h2 corner SE"),
            ("fortress-land", "PI-05", "feature-touches-few", "r1h2 corner SE"),
            ("lines", "PI-06", "line-length", "r1h6 corner S, r1h3 corner S, r1h2 corner SE"),
        },
    ),
    "a fortress at one hex": (
        RECONSTRUCTION,
        {"fortress red": "r1h1 corner NE"},
        {
            ("fortress-land", "PI-05", "feature-touches-few", "r1h1 corner NE"),
            ("lines", "PI-06", "line-length", "r1h6 corner S, r1h3 corner S, r1h1 corner NE"),
        },
    ),
    "a crossing without gold": (
        RECONSTRUCTION,
        {"crossing red": "r1h4 corner S"},
        {
            ("crossing-gold", "PI-05", "feature-touches-few", "r1h4 corner S"),
            ("lines", "PI-06", "line-length", "r1h6 corner S, r1h4 corner S, r1h1 corner SE"),
        },
    ),
}


def bad(board: str, changes: dict[str, str]) -> Layout:
    """A shipped board, changed."""
    layout = saved_layout("pirate-islands", board)
    for what, to in changes.items():
        layout = _changed(layout, what, to)
    return layout


def _changed(layout: Layout, what: str, to: str) -> Layout:
    frame = tuple(layout.terrain)
    feature, _, colour = what.partition(" ")
    if feature in layout.features:
        return replace(
            layout, features={**layout.features, feature: _places(layout, feature, colour, to)}
        )
    if colour:
        at = read_path(frame, what.split(), "test")
        harbours = {path: kind for path, kind in layout.harbours.items() if path != at}
        moved = " " in to
        path = read_path(frame, to.split(), "test") if moved else at
        kind = layout.harbours[at] if moved else Harbour(to)
        return replace(layout, harbours={**harbours, path: kind})
    spot = read_hex(frame, what, "test")
    if to in LETTERS:
        return replace(layout, terrain={**layout.terrain, spot: LETTERS[to]})
    others = {at: number for at, number in layout.numbers.items() if at != spot}
    return replace(layout, numbers=others if to == "." else {**others, spot: int(to)})


def _places(layout: Layout, feature: str, colour: str, to: str) -> tuple[Place, ...]:
    frame, places = tuple(layout.terrain), layout.features[feature]
    if not colour:
        return tuple(read_place(frame, line, "test") for line in to.split(", "))
    found = read_place(frame, f"{to} ({colour})", "test")
    return tuple(found if place.colour == colour else place for place in places)


def found(layout: Layout) -> set[Fault]:
    """What check finds."""
    frame = tuple(layout.terrain)
    return {
        (
            fault.constraint,
            fault.rule,
            fault.message,
            ", ".join(spot_name(frame, spot) for spot in fault.where),
        )
        for fault in check(layout, load("pirate-islands")).violations
    }


@pytest.mark.parametrize("name", BAD)
def test_a_bad_board_gives_exactly_its_violations(name: str) -> None:
    """PI-01 to PI-07: each constraint finds what is wrong and where, and nothing else."""
    board, changes, expected = BAD[name]
    faults = found(bad(board, changes))
    assert expected == {fault for fault in faults if fault[0] != "fixed-places"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"r1h2": "H"}, "fixed-terrain"),
        ({"r1h1": "10"}, "fixed-number"),
        ({"ship red": "r1h5 W"}, "fixed-feature"),
    ],
)
def test_the_western_side_and_the_lines_stay(changes: dict[str, str], message: str) -> None:
    """PI-06: what is not the main island's lies where the scenario has it."""
    faults = found(bad("documented-4", changes))
    assert {("PI-06", message)} == {fault[1:3] for fault in faults if fault[0] == "fixed-places"}


@pytest.mark.parametrize(
    ("board", "bare"),
    [("documented-4", [("PI-02", "r2h1, r6h1, r6h4")]), ("reconstruction-4", [])],
)
def test_land_without_a_token_is_named(board: str, bare: list[tuple[str, str]]) -> None:
    """PI-02: the dashes of the documented board; PI-05: on the reconstruction there is none."""
    layout = saved_layout("pirate-islands", board)
    frame = tuple(layout.terrain)
    notes = [
        (verdict.rule, ", ".join(spot_name(frame, spot) for spot in note.where))
        for verdict in check(layout, load("pirate-islands")).verdicts
        for note in verdict.notes
    ]
    assert bare == notes


def test_every_constraint_has_a_bad_board() -> None:
    """Each constraint of each set-up is breached by one of the boards."""
    breached = {fault[0] for _, _, faults in BAD.values() for fault in faults}
    scenario = load("pirate-islands")
    named = {c.name for name in scenario.setups for c in scenario.setup_named(name).constraints}
    assert named == breached | {"fixed-places"}


def test_every_shipped_board_is_legal() -> None:
    """PI-06: the boards that ship breach nothing."""
    boards = board_names("pirate-islands")
    assert [set()] * len(boards) == [found(saved_layout("pirate-islands", name)) for name in boards]
