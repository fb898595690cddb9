"""What the engine finds before a board is printed, each fault by a board that has it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tables import SCENARIOS

from printkit.board.model import Terrain
from printkit.engine.validate import validate
from printkit.scenarios import Scenario, languages, load, load_texts, saved_layout


@pytest.mark.parametrize(("name", "players"), SCENARIOS)
def test_printed_boards_can_be_played(name: str, players: int) -> None:
    """Every seat can found (B-21), every resource is yielded (B-24), victory is within reach."""
    scenario = load(name)
    layout = saved_layout(name, scenario.setup(players).fixed)
    verdicts = validate(layout, scenario, players)
    assert [("playable", ())] == [(found.constraint, found.violations) for found in verdicts]


def found(scenario: Scenario, hexes: int, without: Terrain | None = None) -> set[str]:
    """What is found on the first hexes of the printed board."""
    layout = saved_layout("base", "classic")
    frame = sorted(layout.terrain, key=lambda spot: (spot.r, spot.q))[:hexes]
    small = replace(
        layout,
        terrain={spot: layout.terrain[spot] for spot in frame},
        numbers={
            spot: number
            for spot, number in layout.numbers.items()
            if spot in frame and layout.terrain[spot] is not without
        },
        harbours={},
    )
    verdicts = validate(small, scenario, 4)
    return {violation.message for verdict in verdicts for violation in verdict.violations}


def test_a_resource_without_a_number() -> None:
    """B-24: hills that all lack a token yield no brick."""
    assert {"no-yield"} == found(load("base"), 19, Terrain.HILLS)


def test_a_board_too_small_to_begin() -> None:
    """B-21, B-22: on three hexes four players cannot all settle twice."""
    assert "no-place" in found(load("base"), 3)


def test_a_board_too_small_to_win() -> None:
    """B-30: on one hex there is room for three buildings, which are worth 10 with both titles."""
    assert "too-few-points" not in found(load("base"), 1)
    assert "too-few-points" in found(replace_goal(load("base"), 11), 1)


def replace_goal(scenario: Scenario, goal: int) -> Scenario:
    """The scenario with another number of points to win."""
    setup = scenario.setup(4)
    values = {**setup.values, "victory_points": goal}
    return replace(scenario, setups={"3-4": {4: replace(setup, values=values)}})


def test_rules_that_the_engine_lacks() -> None:
    """They are told of by a note, not passed over."""
    scenario = replace(load("base"), rules=("base", "no-such-rules"))
    layout = saved_layout("base", "classic")
    (verdict,) = validate(layout, scenario, 4)
    assert ((), "rules-not-played") == (verdict.violations, verdict.notes[0].message)


@pytest.mark.parametrize("language", languages())
def test_every_finding_has_words(language: str) -> None:
    """Title and sentences, in every language."""
    texts = load_texts(language)
    messages = ("no-place", "no-yield", "too-few-points", "rules-not-played")
    assert "constraints.playable.title" in texts
    assert all(f"violations.{name}" in texts for name in messages)
