"""Distances between features, dealt or fixed, on hexes, paths and intersections."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import asking, workspace

from printkit.board.spots import spot_name
from printkit.errors import GenerationError
from printkit.generate import generate
from printkit.generate.table import table_of
from printkit.rules import check
from printkit.rules.distances import FeatureDistance
from printkit.rules.grid import Cells, grid_of
from printkit.rules.kind import demands_of

TOWERS = """
format = 1
prefix = "TW"
tokenless = ["desert"]

[setups."2"]
players = [2]
fixed = "printed"
frame = '''
      m   m   m
    m   m   m   m
      m   m   m
'''
regions.m.name = "main"
regions.m.terrain = { desert = 1, forest = 5, pasture = 4 }
regions.m.numbers = { 3 = 4, 4 = 5 }
fixed_features.tower = ["r1h1", "r1h3"]
fixed_features.gate = ["r2h1 corner SE", "r2h4 W", "r3h2 corner NW"]

[[setups."2".features.well]]
terrain = "desert"
"""


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with towers on hexes, gates at corners and paths, and a well that is dealt."""
    return workspace(tmp_path_factory.mktemp("towers"), towers=TOWERS)


def found(here: Path, constraint: str) -> list[str]:
    """What the scenario's fixed places do wrong by a constraint."""
    setup = asking("towers", 2, constraint, at=here)
    layout = generate(asking("towers", 2, at=here), 1)
    return [
        " / ".join(spot_name(setup.deal.frame, at) for at in fault.where)
        for fault in check(layout, setup).violations
    ]


@pytest.mark.parametrize(
    ("constraint", "expected"),
    [
        ("feature-apart feature=tower", []),
        ("feature-distance feature=tower least=2", []),
        ("feature-distance feature=tower least=3", ["r1h1 / r1h3"]),
        ("feature-distance feature=tower most=2", []),
        ("feature-distance feature=tower most=1", ["r1h1", "r1h3"]),
        # The corners lie on r2h1, r2h2, r3h1 and on r2h2, r3h1, r3h2, the path on r2h3 and r2h4.
        ("feature-distance feature=tower other=gate least=1", []),
        (
            "feature-distance feature=tower other=gate least=2",
            ["r1h1 / r2h1 corner SE", "r1h1 / r2h2 corner S", "r1h3 / r2h3 E"],
        ),
        (
            "feature-apart feature=gate",
            [
                "r2h1 corner SE / r2h2 corner S", "r2h1 corner SE / r2h3 E",
                "r2h3 E / r2h2 corner S",
            ],
        ),
        ("feature-distance feature=gate least=1", ["r2h1 corner SE / r2h2 corner S"]),
        ("feature-distance feature=gate least=0", []),
    ],
)  # fmt: skip
def test_fixed_places_are_measured_from_hex_to_hex(
    constraint: str, expected: list[str], here: Path
) -> None:
    """From any hex of the board that a place lies on to any that the other lies on."""
    assert sorted(expected) == sorted(found(here, constraint))


def desert(here: Path, constraint: str) -> set[str]:
    """Where the desert with the well lies on boards that are dealt."""
    setup = asking("towers", 2, constraint, at=here)
    lying = [generate(setup, seed).features["well"][0].at for seed in range(40)]
    return {spot_name(setup.deal.frame, at) for at in lying}


@pytest.mark.parametrize(
    ("constraint", "expected"),
    [
        ("feature-distance feature=well other=tower least=2", {"r3h1", "r3h2", "r3h3"}),
        (
            "feature-distance feature=well other=gate least=1 most=1",
            {"r1h1", "r1h2", "r1h3", "r3h3"},
        ),
        ("feature-distance feature=tower other=well most=1", {"r1h2"}),
    ],
)
def test_boards_are_dealt_by_fixed_places(constraint: str, expected: set[str], here: Path) -> None:
    """A feature that is dealt keeps away from places that the scenario fixes, or near them."""
    assert expected == desert(here, constraint)


def test_places_too_near_for_all_boards_are_refused(here: Path) -> None:
    """Nobody waits for boards where the scenario itself breaks what is asked for."""
    for constraint in ("feature-apart feature=gate", "feature-distance feature=gate least=1"):
        with pytest.raises(GenerationError) as refused:
            generate(asking("towers", 2, constraint, at=here), 1)
        assert ("impossible", True) == (
            refused.value.key, constraint.split()[0] in str(refused.value.values["conflict"])
        )  # fmt: skip


def test_what_no_board_keeps_beside_fixed_places_is_proven(here: Path) -> None:
    """The well is two steps from the towers at most."""
    pytest.importorskip("ortools")
    with pytest.raises(GenerationError) as refused:
        generate(
            asking("towers", 2, "feature-distance feature=well other=tower least=3", at=here), 1
        )
    assert "impossible" == refused.value.key


@pytest.mark.parametrize(
    "constraint",
    [
        "feature-distance feature=well other=tower least=2",
        "feature-distance feature=well other=gate most=1",
        "feature-distance feature=gate other=well most=2",
    ],
)
def test_rows_ban_what_check_finds(constraint: str, here: Path) -> None:
    """A solver is told the same: on which hexes the well may lie."""
    setup = asking("towers", 2, constraint, at=here)
    grid = grid_of(setup.deal)
    (bound,) = [e for e in table_of(setup).bound if isinstance(e.kind, FeatureDistance)]
    (demand,) = demands_of(bound.kind, grid) or ()
    for spot in range(len(grid.near)):
        cells: Cells = [0] * grid.count
        cells[spot] = grid.bit("well")
        totals = [
            (sum(weight for atom, weight in row.terms if atom.at == spot), row)
            for row in demand.rows() or ()
        ]
        kept = all(
            (row.low or 0) <= n <= (n if row.high is None else row.high) for n, row in totals
        )
        assert kept == demand.kept(cells)
