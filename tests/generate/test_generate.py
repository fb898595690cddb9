"""Dealt boards: legal, reproducible for ever, and dealt the way that was asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from asking import asking, large, workspace
from islands import islands

from printkit.board.codes import code_of
from printkit.board.model import Layout
from printkit.errors import GenerationError, UsageError
from printkit.generate import generate
from printkit.generate.dealing import dealing_of
from printkit.rules import check
from printkit.rules.spirals import spirals
from printkit.scenarios import load
from printkit.scenarios.model import Constraint, Setup

SEEDS = Path(__file__).parent / "seeds.txt"


def swapped_back(layout: Layout) -> dict[tuple[int, int], int]:
    """The tokens as they lay before the swaps."""
    numbers = dict(layout.numbers)
    for swap in reversed(layout.provenance.swaps):
        first, second = swap.first, swap.second
        numbers[first], numbers[second] = numbers[second], numbers[first]
    return numbers


def with_constraint(setup: Setup, kind: str, **parameters: object) -> Setup:
    """The set-up with one constraint more."""
    extra = Constraint(
        name="extra",
        kind=kind,
        rule="X-01",
        ruling=False,
        when="always",
        parameters=parameters,
        where="test",
    )
    return replace(setup, constraints=(*setup.constraints, extra))


@pytest.mark.parametrize("deal", ["book", "uniform"])
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("name", ["base", "oil-springs"])
def test_200_seeds_pass_check(name: str, players: int, deal: str) -> None:
    """B-03, OS-04, OS-05, OS-06: boards of 200 seeds have no violation."""
    scenario = load(name)
    setup = scenario.setup(players)
    for seed in range(200):
        layout = generate(setup, seed, deal=deal)  # type: ignore[arg-type]
        assert () == check(layout, scenario).violations


@pytest.mark.parametrize("line", SEEDS.read_text(encoding="utf-8").splitlines()[1:])
def test_seeds_give_the_same_board_for_ever(line: str) -> None:
    """A seed's board is the one in the table, on every platform and version."""
    name, players, deal, tokens, seed, expected = line.split()
    setup = load(name).setup(int(players))
    layout = generate(setup, int(seed), deal=deal, tokens=tokens)  # type: ignore[arg-type]
    assert expected == code_of(layout, setup.deal)


@pytest.mark.parametrize("players", [4, 6])
def test_the_book_lays_tokens_by_the_spiral(players: int) -> None:
    """B-02, B-07, OS-04 d: before its swaps a board's tokens lie along a spiral from a corner."""
    setup = load("oil-springs").setup(players)
    for seed in range(60):
        layout = generate(setup, seed)
        numbers = swapped_back(layout)
        laid = [[numbers[s] for s in path if s in numbers] for path in spirals(setup.deal)]
        assert list(setup.spiral) in laid


def test_the_base_game_lays_tokens_by_the_spiral() -> None:
    """B-02: base boards are dealt by the spiral, without swaps, from all corners."""
    setup = load("base").setup(4)
    starts = set()
    for seed in range(60):
        layout = generate(setup, seed)
        for path in spirals(setup.deal):
            if [layout.numbers[s] for s in path if s in layout.numbers] == list(setup.spiral):
                starts.add(path[0])
    assert 6 == len(starts)


def test_harbours_are_shuffled_or_as_printed() -> None:
    """B-04: harbours stay as printed when asked to, and are shuffled otherwise."""
    setup = load("base").setup(4)
    printed = [generate(setup, seed, harbours="fixed") for seed in range(5)]
    shuffled = [generate(setup, seed) for seed in range(5)]
    assert {setup.fixed_harbours} == {tuple(layout.harbours.values()) for layout in printed}
    assert 5 == len({tuple(layout.harbours.values()) for layout in shuffled})


def test_provenance_tells_how_a_board_was_dealt() -> None:
    """A dealt board names its seed and the way it was dealt."""
    layout = generate(load("base").setup(4), 17, deal="uniform")
    assert (17, "uniform-draw") == (layout.provenance.seed, layout.provenance.method)


def test_a_spiral_cannot_be_uniform() -> None:
    """Asking for a spiral and for all legal boards alike is a contradiction."""
    with pytest.raises(UsageError, match="spiral-not-uniform"):
        generate(load("base").setup(4), 1, tokens="spiral", deal="uniform")


def test_no_spiral_and_no_printed_harbours_where_there_are_none(tmp_path: Path) -> None:
    """A set-up without a spiral or printed harbours refuses to deal by them."""
    setup = load("islands", islands(tmp_path)).setup(3)
    with pytest.raises(UsageError, match="no-spiral-here"):
        generate(setup, 1, tokens="spiral")
    with pytest.raises(UsageError, match="no-fixed-harbours"):
        generate(setup, 1, harbours="fixed")


def test_no_book_where_the_rules_tell_no_procedure() -> None:
    """Refused at once, not after many boards that chance alone would have to make legal."""
    with pytest.raises(UsageError, match="no-book-here"):
        dealing_of(load("dinslaken").setup(5), deal="book")


def test_unsatisfiable_constraints_end_in_an_error() -> None:
    """What was not found is given up after the budget, naming what failed most."""
    setup = with_constraint(load("base").setup(4), "numbers-apart", numbers=[3, 4, 5, 6, 8, 9, 10])
    with pytest.raises(GenerationError) as caught:
        generate(setup, 1, budget=50)
    assert (50, 50) == (caught.value.values["tried"], caught.value.values["times"])
    assert 3 == caught.value.exit_code


def test_a_large_board_is_dealt_by_the_book(tmp_path: Path) -> None:
    """Reds that no random deal parts are laid one by one, 18 of them on 91 hexes."""
    setup = asking("large", 4, "numbers-apart numbers=6,8", at=workspace(tmp_path, large=large(5)))
    boards = [generate(setup, seed, deal="book", budget=20) for seed in (1, 2)]
    reds = [
        [spot for spot, number in board.numbers.items() if number in (6, 8)] for board in boards
    ]
    assert [18, 18] == [len(spots) for spots in reds]
    assert not [spot for spots in reds for spot in spots if set(spot.neighbors) & set(spots)]
    assert boards[0] != boards[1]
    assert boards[0] == generate(setup, 1, deal="book", budget=20)


def test_any_other_constraint_is_judged_on_the_finished_board() -> None:
    """A constraint that the dealing knows nothing of is still kept."""
    setup = with_constraint(load("base").setup(4), "number-place", number=2, terrain="desert")
    with pytest.raises(GenerationError, match="reason=extra"):
        generate(setup, 1, budget=20)
    setup = with_constraint(load("base").setup(4), "number-place", number=12, terrain="hills")
    layout = generate(setup, 1)
    assert ["hills"] == [layout.terrain[s] for s, number in layout.numbers.items() if number == 12]


def test_two_regions_with_fixed_places_are_dealt_apart(tmp_path: Path) -> None:
    """Each region gets its own pool, and what the scenario fixes stays."""
    scenario = load("islands", islands(tmp_path))
    for seed in range(20):
        for deal in ("book", "uniform"):
            layout = generate(scenario.setup(3), seed, deal=deal)  # type: ignore[arg-type]
            assert check(layout, scenario).passed
