"""What the engine finds before a board is printed, each fault by a board that has it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tables import SCENARIOS

from printkit.board.model import Terrain
from printkit.engine import game_of
from printkit.engine.solitaire import solitaire
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


def test_a_victory_out_of_reach() -> None:
    """B-30: all pieces and titles of one player are worth 22; nobody ever has 40 points."""
    scenario = replace_goal(load("base"), 40)
    (verdict,) = validate(saved_layout("base", "classic"), scenario, 4)
    assert {("never-won", 1), ("never-won", 2), ("never-won", 3), ("never-won", 4)} == {
        (found.message, found.values["seat"]) for found in verdict.violations
    }
    assert all(found.values["wanted"] == 40 > found.values["found"] for found in verdict.violations)


def test_a_victory_within_reach_is_shown() -> None:
    """The verdict says in which turn each seat won; many boards in a list are not played on."""
    scenario, layout = load("base"), saved_layout("base", "classic")
    (verdict,) = validate(layout, scenario, 4)
    (proof,) = verdict.shown
    assert ("won", 4) == (proof.message, len(str(proof.values["turns"]).split(",")))
    assert () == validate(layout, scenario, 4, won="no")[0].shown


def test_what_is_sure_need_not_be_shown() -> None:
    """Two cities, the largest army and five cards of a point make 11: ten are sure to be had."""
    layout = saved_layout("base", "classic")
    (sure,) = validate(layout, load("base"), 4, won="sure")
    assert ((), ()) == (sure.violations, sure.shown)
    (beyond,) = validate(layout, replace_goal(load("base"), 12), 4, won="sure")
    assert "won" == beyond.shown[0].message


def test_modules_that_count_nothing_are_played() -> None:
    """Where a rule module does not say what is sure, games show that victory is within reach."""
    scenario = load("pirate-islands")
    layout = saved_layout("pirate-islands", scenario.setup(4).fixed)
    assert "won" == validate(layout, scenario, 4, won="sure")[0].shown[0].message


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_champion_is_sure_to_reach_twelve(players: int) -> None:
    """OS-24, OS-40: three oil sequestered are two points more than the standard game's eleven."""
    scenario = load("oil-springs")
    layout = saved_layout("oil-springs", scenario.setup(players).fixed)
    (sure,) = validate(layout, scenario, players, won="sure")
    assert ((), ()) == (sure.violations, sure.shown)


def oil(**values: int) -> tuple[str, ...]:
    """By which kind of proof the printed board is found to be won, given other values."""
    scenario = load("oil-springs")
    setup = scenario.setup(4)
    setup = replace(setup, values={**setup.values, **values})
    changed = replace(scenario, setups={"3-4": {4: setup}})
    layout = saved_layout("oil-springs", setup.fixed)
    return tuple(shown.message for shown in validate(layout, changed, 4, won="sure")[0].shown)


@pytest.mark.parametrize(
    "values",
    [
        {"victory_points": 14},
        {"champion_points": 0, "sequester_per_point": 4},
        {"oil_tokens": 2},
        {"sequester_per_turn": 0},
    ],
    ids=str,
)
def test_a_champion_is_not_counted_beyond_the_rules(values: dict[str, int]) -> None:
    """OS-24: with too little oil, nothing for it or a higher goal games are played."""
    assert ("won",) == oil(**values)


def test_springs_without_numbers_make_no_champion() -> None:
    """OS-10: a board whose springs yield nothing is played on."""
    scenario = load("oil-springs")
    layout = saved_layout("oil-springs", scenario.setup(4).fixed)
    springs = layout.features["springs"]
    dry = {place.at for place in springs}
    features = {"springs": tuple(replace(place, value=None) for place in springs)}
    numbers = {spot: number for spot, number in layout.numbers.items() if spot not in dry}
    silent = replace(layout, numbers=numbers, features=features)
    assert "won" == validate(silent, scenario, 4, won="sure")[0].shown[0].message


def test_the_winner_was_alone() -> None:
    """In such a game nobody else builds anything after the founding."""
    scenario = load("base")
    game = game_of(saved_layout("base", "classic"), scenario, 4, talking=False)
    end = solitaire(game, 2, 0)
    assert (2, [2, 2, 2]) == (end.winner, [sum(end.built[seat]) for seat in (0, 1, 3)])


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
    messages = ("no-place", "no-yield", "never-won", "won", "rules-not-played")
    assert "constraints.playable.title" in texts
    assert all(f"violations.{name}" in texts for name in messages)
