"""What a board is asked for by, and what comes back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from islands import islands

from printkit.errors import UsageError
from printkit.press.asked import Asked
from printkit.press.boards import Wish, dealt, judged, kind_of, obtain, usual_players
from printkit.press.layouts import keep, picture, slug
from printkit.scenarios import boards, load

CODE = "OS-52R2DXGAYNJ1ZQJ4MWMDS3VAA"
SUBJECTS = {
    "base": "name",
    "oil-springs": "name",
    "oil-sprigs": "name",
    "Base": "name",
    "seafarers": "name",
    "18xx": "name",
    CODE: "code",
    CODE.lower(): "code",
    CODE.replace("-", ""): "code",
    "OS-52R": "code",
    "OS 52R2D XGAYN": "code",
    "board.toml": "file",
    "boards/mine": "file",
    r"boards\mine": "file",
    "./base": "file",
}


@pytest.mark.parametrize(("subject", "kind"), SUBJECTS.items())
def test_a_subject_is_a_file_a_name_or_a_code(subject: str, kind: str) -> None:
    """A separator or suffix makes a file; a known name a name; else digits make a code."""
    assert kind == kind_of(subject)


def test_a_printed_board_is_fixed() -> None:
    """Without a wish to deal, the curated board comes back, legal and with its code."""
    board = obtain(Wish("oil-springs"))
    assert (CODE, True, False) == (board.code, board.report.passed, board.layout.variable)


def test_boards_come_from_consecutive_seeds() -> None:
    """So that each can be dealt again alone."""
    seeds = [
        board.layout.provenance.seed for board in dealt(Wish("base", variable=True, seed=9), 3)
    ]
    assert [9, 10, 11] == seeds


@pytest.mark.parametrize("name", ["", "reconstruction"])
def test_terrain_stays_unless_it_is_asked_for(name: str) -> None:
    """PI-06: a variable board shuffles harbours; terrain and tokens on request; the west never."""
    printed = obtain(Wish("pirate-islands", board=name)).layout
    usual, asked = (
        obtain(Wish("pirate-islands", variable=True, seed=5, board=name, terrain=terrain))
        for terrain in (None, "dealt")
    )
    assert printed.harbours != usual.layout.harbours
    assert (printed.terrain, printed.numbers) == (usual.layout.terrain, usual.layout.numbers)
    main = set(usual.setup.deal.regions[0].hexes)
    moved = {spot for spot, kind in asked.layout.terrain.items() if kind != printed.terrain[spot]}
    assert moved
    assert moved <= main
    assert printed.features == asked.layout.features
    assert all(board.code and board.report.passed for board in (usual, asked))


@pytest.mark.parametrize(
    ("scenario", "wish", "fault"),
    [
        ("pirate-islands", {"harbours": "fixed"}, "nothing-dealt"),
        ("base", {"harbours": "fixed", "terrain": "fixed"}, "nothing-dealt"),
        ("divided-land", {"terrain": "fixed"}, "nothing-dealt"),
        ("pirate-islands", {"terrain": "fixed", "tokens": "free"}, "tokens-stay"),
        ("base", {"terrain": "fixed", "tokens": "spiral"}, "tokens-stay"),
    ],
)
def test_dealing_nothing_is_refused(scenario: str, wish: dict[str, Any], fault: str) -> None:
    """Options that leave everything as printed, or ask for tokens both ways, mean nothing."""
    with pytest.raises(UsageError, match=fault):
        obtain(Wish(scenario, variable=True, seed=1, **wish))


@pytest.mark.parametrize(
    ("scenario", "wish"),
    [
        ("pirate-islands", {"harbours": "fixed", "terrain": "dealt"}),
        ("pirate-islands", {"harbours": "fixed", "tokens": "free"}),
        ("base", {"harbours": "fixed"}),
        ("oil-springs", {"harbours": "fixed", "terrain": "fixed"}),
    ],
)
def test_something_else_is_dealt_around_printed_harbours(
    scenario: str, wish: dict[str, Any]
) -> None:
    """Harbours stay where terrain, tokens or features are dealt."""
    printed = obtain(Wish(scenario)).layout
    board = obtain(Wish(scenario, variable=True, seed=1, **wish)).layout
    assert printed.harbours == board.harbours
    assert printed != board


def test_a_code_takes_no_other_board() -> None:
    """A code or file is a board already."""
    with pytest.raises(UsageError, match="board-of-name"):
        obtain(Wish(CODE, board="reconstruction"))


def test_what_is_asked_of_terrain_deals_it() -> None:
    """A constraint could seldom be kept by the printed terrain."""
    asked = Asked(apart=("2,12",))
    board = obtain(Wish("pirate-islands", variable=True, seed=5, asked=asked))
    assert obtain(Wish("pirate-islands")).layout.terrain != board.layout.terrain


USUAL = {"base": 4, "oil-springs": 4, "pirate-islands": 4, "islands": 3, "dinslaken": 5}


@pytest.mark.parametrize(("name", "players"), USUAL.items())
def test_the_most_play_on_the_board_for_four(name: str, players: int, tmp_path: Path) -> None:
    """Or on the one for whom is nearest to four."""
    assert players == usual_players(load(name, islands(tmp_path)))


def test_a_board_can_be_for_fewer_of_its_players() -> None:
    """Three play on the board for three and four, each with their own set-up."""
    layout = obtain(Wish("base")).layout
    assert [3, 4] == [judged(layout, players=count).setup.players for count in (3, 4)]


@pytest.mark.parametrize("name", ["base", "dinslaken"])
def test_a_name_and_its_code_are_for_as_many(name: str) -> None:
    """A scenario's usual board is the same by its name and by its code."""
    usual = obtain(Wish(name))
    assert usual.setup.players == obtain(Wish(usual.code)).setup.players


def test_a_board_is_not_for_other_players() -> None:
    """A board for three and four is refused for five."""
    with pytest.raises(UsageError, match="players-not-of-board"):
        judged(obtain(Wish("base")).layout, players=5)


TITLES = {
    "Mein Brett": "mein-brett",
    "Überall Öl!": "ueberall-oel",
    "  a -- b  ": "a-b",
    "../../etc/passwd": "etc-passwd",
    "Café №1": "cafe-no1",
    "!!!": "",
}


@pytest.mark.parametrize(("title", "name"), TITLES.items())
def test_a_title_becomes_a_file_name(title: str, name: str) -> None:
    """Small letters, digits and dashes; never a path."""
    assert name == slug(title)


def test_a_vast_boards_file_has_a_name_that_fits(tmp_path: Path) -> None:
    """A code of many hundred characters is no file name; its beginning and its end are."""
    board = obtain(Wish("base"))
    long = replace(board, code="BA-" + "X" * 900)
    path = keep(long, tmp_path)
    assert path.is_file()
    assert 200 > len(path.name)


def test_a_picture_marks_hexes_alone() -> None:
    """A fortress at a corner marks no hex, though both are pairs of numbers."""
    board = obtain(Wish("pirate-islands"))
    shown = [found for _, tiles in picture(board.layout) for *_, found in tiles if found]
    marked = [[name for name, _ in features] for features in shown]
    assert [["route"]] * 14 == marked


def test_a_board_is_taken_by_the_name_that_is_listed() -> None:
    """`layouts` lists names of files; each is the board of that file, for its players."""
    listed = boards.board_names("pirate-islands")
    found = [obtain(Wish("pirate-islands", board=name)) for name in listed]
    printed = [boards.saved_layout("pirate-islands", name) for name in listed]
    assert (printed, [3, 4, 3, 4]) == (
        [board.layout for board in found],
        [board.setup.players for board in found],
    )
