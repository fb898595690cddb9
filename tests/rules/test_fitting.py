"""What a constraint asks for is on the boards, or is refused; what binds none of them is known."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from printkit.press.asked import Asked, bound_by
from printkit.rules import KINDS, constraints_of
from printkit.rules.fitting import idle, unfit
from printkit.rules.kind import Kind
from printkit.scenarios import load, names

MILL_ON_LANDMARK = """marks {
    feature = "special", hexes = [{ mark = "mill", terrain = "landmark" }]
}"""
HILLS_MEET_LANDMARK = """hexes-meet {
    river = "rhine", hexes = [{ terrain = "hills" }, { terrain = "landmark" }]
}"""
MILL_MEETS_MILE = """hexes-meet {
    river = "rhine", feature = "special", hexes = [{ mark = "mill" }, { mark = "mile" }]
}"""

# Constraints that ask for what no board has, by the scenario, and the fault that tells it.
ABSENT = {
    "terrain-absent": [
        ("base", "number-place number=6 terrain=gold"),
        ("base", "hex-holds at=r3h3 terrain=gold"),
        ("base", "region-terrains terrains=forest,gold"),
        ("base", "terrain-beside terrain=desert beside=gold"),
        ("base", "number-terrains numbers=6 terrains=gold"),
        ("base", "resource-pips terrains=gold least=3"),
        ("base", "terrain-islands terrain=gold count=1"),
        ("base", "token-terrains terrains=gold"),
        ("base", "board-count { terrain = { gold = 1 }, numbers = { 6 = 2 } }"),
        ("oil-springs", "feature-touches feature=springs terrains=gold,sea"),
        ("pirate-islands", "feature-loop feature=route around=landmark islands=1"),
        ("dinslaken", "banks-terrain river=rhine terrain=landmark"),
        ("dinslaken", "ring feature=special mark=mill terrain=landmark beside=farm"),
        ("dinslaken", "chain-through feature=rotbach places=special mark=mill terrain=landmark"),
        ("dinslaken", MILL_ON_LANDMARK),
        ("dinslaken", HILLS_MEET_LANDMARK),
    ],
    "number-absent": [
        ("divided-land", "board-count { terrain = {}, numbers = { 7 = 1 } }"),
    ],
    "unknown-mark": [
        ("dinslaken", "mark-at-edge feature=special mark=mile"),
        ("dinslaken", "marks-in-rows river=rhine feature=special marks=mile rows=1"),
        ("dinslaken", MILL_MEETS_MILE),
    ],
    "list-length": [
        ("dinslaken", 'hexes-meet { river = "rhine", hexes = [{ terrain = "hills" }] }'),
    ],
    "unknown-feature": [("divided-land", "fixed-places features=treee")],
    "feature-not-dealt": [("pirate-islands", "feature-cover feature=route")],
    "needs-one-of": [
        ("base", "intersection-pips"),
        ("base", "resource-pips"),
        ("base", "numbers-apart { numbers = [] }"),
        ("oil-springs", "feature-touches feature=springs"),
        ("dinslaken", "marks-in-rows river=rhine marks=mill"),
        ("dinslaken", "towns-in-order river=rhine"),
    ],
}  # fmt: skip

BINDS_NOTHING = [
    ("base", "terrain-groups most=1 terrains=gold"),
    ("base", "terrain-beside terrain=gold beside=hills"),
    ("base", "resource-pips terrains=gold most=3"),
    ("base", "harbours-spaced paths=2 trades=wool"),
    ("base", "region-balance most=1"),
    ("base", "fixed-places"),
    ("oil-springs", "feature-rank feature=springs terrain=gold rank=1"),
    ("oil-springs", "feature-rank feature=springs terrain=hills rank=1"),
    ("oil-springs", "terrain-numbers feature=springs terrain=hills never=6"),
    ("divided-land", "harbour-not-own"),
    ("divided-land", "harbours-spaced paths=3"),
    ("divided-land", "harbours-coastal"),
    ("divided-land", "fixed-places terrains=hills"),
]

BINDS = [
    ("base", "terrain-groups most=1 terrains=gold,forest"),
    ("base", "number-terrains numbers=6 terrains=gold,forest"),
    ("base", "resource-pips least=0 most=0"),
    ("base", "harbours-spaced paths=2"),
    ("base", "board-count { terrain = { gold = 0 }, numbers = {} }"),
    ("oil-springs", "terrain-numbers feature=springs never=6"),
    ("oil-springs", "feature-number-free feature=springs"),
    ("divided-land", "fixed-places terrains=landmark"),
    ("divided-land", "region-balance most=1"),
]


def kind_of(constraint: str) -> Kind:
    """A constraint as `--constraint` takes it or, with tables, as scenario.toml does."""
    kind, _, table = constraint.partition(" ")
    if table.startswith("{"):
        parameters = tomllib.loads(f"table = {table.replace(chr(10), '')}")["table"]
        return msgspec.convert(parameters, KINDS[kind], str_keys=True, strict=False)
    (flagged,) = bound_by(load("base").setup(4), Asked(constraint=(constraint,))).constraints[-1:]
    return msgspec.convert(dict(flagged.parameters), KINDS[kind])


@pytest.mark.parametrize(
    ("key", "name", "constraint"),
    [(key, name, text) for key, asked in ABSENT.items() for name, text in asked],
)
def test_what_no_board_has_is_refused(key: str, name: str, constraint: str) -> None:
    """It is no board that fails, but the question: exit code 2, with the parameter."""
    faults = unfit(kind_of(constraint), load(name).setup(4).deal)
    assert key in [fault.key for fault in faults]


@pytest.mark.parametrize(("name", "constraint"), BINDS_NOTHING)
def test_what_speaks_of_nothing_on_any_board_binds_none(name: str, constraint: str) -> None:
    """All boards of the set-up keep it, for they have nothing that it speaks of."""
    assert idle(kind_of(constraint), load(name).setup(4).deal)


@pytest.mark.parametrize(("name", "constraint"), BINDS)
def test_what_speaks_of_some_of_it_binds(name: str, constraint: str) -> None:
    """One thing of several will do, and a limit of 0 is one."""
    assert not idle(kind_of(constraint), load(name).setup(4).deal)


@pytest.mark.parametrize("name", names())
def test_every_shipped_constraint_binds(name: str) -> None:
    """No scenario's own constraint speaks of what its boards do not have."""
    setups = [load(name).setup_named(setup) for setup in load(name).setups]
    spoken = [
        bound.constraint.name
        for setup in setups
        for bound in constraints_of(setup)
        if idle(bound.kind, setup.deal)
    ]
    assert [] == spoken
