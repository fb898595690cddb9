"""Loading scenarios: what ships, what a user's file gets wrong, and what it may do."""

from __future__ import annotations

from pathlib import Path

import pytest
from islands import SCENARIO, islands

from printkit.board.codes import code_of
from printkit.board.files import layout_text
from printkit.board.hexgrid import Edge, Hex, Vertex
from printkit.board.model import Terrain
from printkit.errors import PrintkitError, ScenarioError
from printkit.generate import generate
from printkit.rules import check, constraints_of
from printkit.scenarios import find, load, load_code, names, saved_layout
from printkit.scenarios.boards import parse_layout
from printkit.scenarios.boxes import boxes
from printkit.scenarios.errors import SeveralFaultsError
from printkit.scenarios.merge import likened, merged

BROKEN = {
    "unknown-key": ("tokenless =", "tokenles ="),
    "missing-key": ('prefix = "IS"\n', ""),
    "bad-prefix": ('"IS"', '"Is"'),
    "unknown-word": ("hills = 1", "hill = 1"),
    "wrong-kind": ("players = [3]", 'players = "3"'),
    "no-players": ("players = [3]", "players = []"),
    "unknown-region": ("      n   n   S", "      n   x   S"),
    "row-between-hexes": ("      D   s   s", "    D   s   s"),
    "pool-size": ("forest = 2", "forest = 3"),
    "unknown-number": ("6 = 1, 4 = 2", "7 = 1, 4 = 2"),
    "unknown-letter": (".   .   G", ".   .   X"),
    "unknown-token": (".   .   2", ".   .   7"),
    "two-harbours": ('"r1h2 NE"]', '"r1h1 NW"]'),
    "unknown-hex": ('"r1h3", "r2h2"', '"r1h9", "r2h2"'),
    "extends-itself": ("format = 1", 'format = 1\nextends = "islands"'),
    "name-is-path": ("format = 1", 'format = 1\nextends = "../../elsewhere"'),
    "format-newer": ("format = 1", "format = 2"),
    "file-not-toml": ("format = 1", "format = ["),
    "fixed-not-pool": ("ore = 1 }", 'ore = 1 }\nharbours.fixed = ["ore", "ore"]'),
    "too-small": ("hills = 1, forest = 2", "hills = 4, forest = -1"),
    "feature-room": (
        "[constraints.fixed]",
        '[[features.x]]\nterrain = "hills"\ncount = 2\n[constraints.fixed]',
    ),
    "feature-values": (
        "[constraints.fixed]",
        '[[features.x]]\nterrain = "forest"\nvalues = [5]\n[constraints.fixed]',
    ),
    "feature-twice": (
        "[constraints.fixed]",
        '[[features.tree]]\nterrain = "hills"\n[constraints.fixed]',
    ),
    "players-twice": ("players = [3]", "players = [3, 3]"),
    "players-elsewhere": ("players = [3]", "players = [3]\nby_players.5.values.tiles = 9"),
    "unknown-setup": ("players = [3]", 'players = [3]\nlike = "4"'),
    "spiral-not-pool": ("players = [3]", "players = [3]\nspiral = [2, 6]"),
}


def test_the_scenarios_that_ship_are_found() -> None:
    """A folder with a scenario.toml is a scenario, without registration."""
    assert {"base", "oil-springs"} <= set(names())


def test_a_workspace_comes_first(tmp_path: Path) -> None:
    """A user's scenario of the same name covers the one that ships."""
    folder = tmp_path / "layouts" / "base"
    folder.mkdir(parents=True)
    text = find("base").read_text(encoding="utf-8")
    (folder / "scenario.toml").write_text(text.replace("roads = 15", "roads = 14"), "utf-8")
    assert 14 == load("base", tmp_path).setup(4).values["roads"]
    assert 14 == load("oil-springs", tmp_path).setup(4).values["roads"]


def test_an_unknown_scenario_offers_the_nearest() -> None:
    """A misspelt name is answered with the name that was meant."""
    with pytest.raises(ScenarioError) as caught:
        load("oil-sprigns")
    assert "oil-springs" == caught.value.values["nearest"]


@pytest.mark.parametrize("players", [2, 7])
def test_players_out_of_range_are_refused(players: int) -> None:
    """The error names the numbers of players that there are."""
    with pytest.raises(ScenarioError) as caught:
        load("oil-springs").setup(players)
    assert "3, 4, 5, 6" == caught.value.values["allowed"]


def test_a_set_up_lies_over_its_scenario_and_that_over_its_parent() -> None:
    """Values come from the set-up first, then the scenario, then the scenario it extends."""
    setup = load("oil-springs").setup(5)
    expected = {"oil_tokens": 21, "victory_points": 12, "bank_cards": 24, "roads": 15, "players": 5}
    assert expected == {name: setup.values[name] for name in expected}
    assert (21, 6) == (setup.components["oil"].in_play, setup.components["metropolis"].in_play)


def test_facts_may_hang_on_the_number_of_players(tmp_path: Path) -> None:
    """Within a set-up, values and the deck may differ by players; a sort's count names a value."""
    folder = tmp_path / "layouts" / "few"
    folder.mkdir(parents=True)
    by_three = "values = { knights = 9 }\ndeck = { victory-point = 0 }"
    (folder / "scenario.toml").write_text(
        'format = 1\nextends = "base"\nprefix = "FW"\n'
        f'[setups."3-4".by_players.3]\n{by_three}\n', "utf-8",
    )  # fmt: skip
    decks = [load("few", tmp_path).setup(players).deck for players in (3, 4, 6)]
    assert [(9, 0, 2), (14, 5, 2), (20, 5, 3)] == [
        (deck["knight"], deck["victory-point"], deck["monopoly"]) for deck in decks
    ]


def test_texts_may_name_another_set_ups_value() -> None:
    """A text for 3-4 players can name what 5-6 have, as {oil_tokens@5-6}."""
    values = load("oil-springs").setup(3).text_values
    assert (15, 15, 21) == (
        values["oil_tokens"],
        values["oil_tokens@3-4"],
        values["oil_tokens@5-6"],
    )


def test_false_takes_out_what_lies_under() -> None:
    """A table laid over another one replaces, adds to and takes out its keys."""
    under = {"a": {"x": 1, "y": 2}, "b": {"z": 3}, "c": 4}
    assert {"a": {"x": 5, "y": 2}, "c": 4, "d": 6} == merged(
        under, {"a": {"x": 5}, "b": False, "d": 6}
    )


def test_a_set_up_lies_over_the_one_it_is_like() -> None:
    """What a set-up does not say again is as in the one it names, and in that one's like."""
    tables = {
        "a": {"x": 1, "y": {"z": 1}},
        "b": {"like": "a", "y": {"w": 2}},
        "c": {"like": "b", "x": 3},
        "d": {"like": "d"},
    }
    expected = {"like": "b", "x": 3, "y": {"z": 1, "w": 2}}
    assert (expected, {"like": "d"}) == (likened(tables)["c"], likened(tables)["d"])


def test_another_board_for_as_many_players_is_asked_for_by_name() -> None:
    """The usual board comes without a name; a scenario with one board knows no other."""
    scenario = load("pirate-islands")
    assert ("", "reconstruction") == scenario.boards
    assert ("3", "3-reconstruction") == (
        scenario.setup(3).name,
        scenario.setup(3, "reconstruction").name,
    )
    with pytest.raises(ScenarioError, match="unknown-board"):
        scenario.setup(3, "lost")
    with pytest.raises(ScenarioError, match="one-board"):
        load("base").setup(3, "lost")


@pytest.mark.parametrize("key", BROKEN)
def test_each_fault_has_its_error(tmp_path: Path, key: str) -> None:
    """A scenario file with one thing wrong gives the error that tells it, with file and key."""
    old, new = BROKEN[key]
    assert old in SCENARIO
    islands(tmp_path, SCENARIO.replace(old, new, 1))
    with pytest.raises(ScenarioError) as caught:
        load("islands", tmp_path)
    first = caught.value.faults[0] if isinstance(caught.value, SeveralFaultsError) else caught.value
    assert key == first.key
    assert "scenario.toml" in str(first.values["where"])


def test_all_faults_are_listed(tmp_path: Path) -> None:
    """Several faults in a file are told at once, each with its key path."""
    text = SCENARIO.replace("tokenless", "tokenles").replace("players = [3]", "players = 3")
    islands(tmp_path, text.replace("hills = 1", "hill = 1"))
    with pytest.raises(SeveralFaultsError) as caught:
        load("islands", tmp_path)
    found = [str(fault.values["where"]).partition(", ")[2] for fault in caught.value.faults]
    expected = ["tokenles", "setups.3.players", "setups.3.regions.n.terrain.hill"]
    assert expected == found


def test_a_fault_of_a_parent_names_the_parents_file(tmp_path: Path) -> None:
    """What is wrong in an extended scenario's file is blamed on that file."""
    islands(tmp_path, SCENARIO.replace("players = [3]", 'players = "3"'))
    folder = tmp_path / "layouts" / "child"
    folder.mkdir()
    child = 'format = 1\nprefix = "CH"\nextends = "islands"\n'
    (folder / "scenario.toml").write_text(child, "utf-8")
    with pytest.raises(ScenarioError, match=r"islands.scenario\.toml"):
        load("child", tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('kind = "numbers-apart"', 'kind = "numbers-appart"', "unknown-constraint"),
        ("numbers = [6, 8]", "nombers = [6, 8]", "unknown-key"),
        ("numbers = [6, 8]", 'numbers = "6"', "wrong-kind"),
        ('kind = "fixed-places"', 'kind = "feature-apart"\nfeature = "trees"', "unknown-feature"),
    ],
)
def test_constraints_are_checked_too(tmp_path: Path, old: str, new: str, key: str) -> None:
    """A constraint of unknown kind, or with a wrong parameter, is an error that names it."""
    islands(tmp_path, SCENARIO.replace(old, new, 1))
    with pytest.raises(PrintkitError) as caught:
        constraints_of(load("islands", tmp_path).setup(3))
    first = caught.value.faults[0] if isinstance(caught.value, SeveralFaultsError) else caught.value
    assert key == first.key
    assert "constraints." in str(first.values["where"])


def test_regions_fixed_places_and_features_are_read(tmp_path: Path) -> None:
    """A scenario may have regions with pools of their own, fixed terrain, tokens and features."""
    deal = load("islands", islands(tmp_path)).setup(3).deal
    assert ["north", "south"] == [region.name for region in deal.regions]
    assert [3, 4] == [len(region.hexes) for region in deal.regions]
    assert {Terrain.SEA: 2, Terrain.DESERT: 1, Terrain.GOLD: 1} == {
        kind: list(deal.fixed_terrain.values()).count(kind)
        for kind in set(deal.fixed_terrain.values())
    }
    assert [2] == list(deal.fixed_numbers.values())
    tree = deal.fixed_features["tree"][0]
    assert (Vertex, 3, "green") == (type(tree.at), tree.value, tree.colour)
    kinds = [type(place.at) for place in deal.fixed_features["route"]]
    assert [Hex, Hex, Edge] == kinds


@pytest.mark.parametrize("seed", range(10))
def test_such_a_scenario_deals_checks_and_comes_back(tmp_path: Path, seed: int) -> None:
    """Its boards are legal, and come back from file and code."""
    workspace = islands(tmp_path)
    scenario = load("islands", workspace)
    setup = scenario.setup(3)
    layout = generate(setup, seed)
    assert check(layout, scenario).passed
    assert layout == parse_layout(layout_text(layout, setup.deal), "test", workspace)
    assert layout == load_code(code_of(layout, setup.deal) or "", workspace)


@pytest.mark.parametrize(
    ("scenario", "board"),
    [(name, load(name).setup(players).fixed) for name in names() for players in load(name).players],
)
def test_printed_boards_are_legal(scenario: str, board: str) -> None:
    """B-05, B-06, OS-02, OS-03: the fixed boards that ship pass every constraint."""
    layout = saved_layout(scenario, board)
    assert not layout.variable
    assert () == check(layout, load(scenario)).violations


def test_the_beginners_board_is_legal() -> None:
    """B-06: the beginners' board passes every constraint."""
    assert check(saved_layout("base", "beginner"), load("base")).passed


def test_an_unknown_board_offers_the_nearest() -> None:
    """A misspelt board is answered with the board that was meant."""
    with pytest.raises(ScenarioError) as caught:
        saved_layout("base", "clasic")
    assert "classic" == caught.value.values["nearest"]


@pytest.mark.parametrize("name", ["../base/classic", "/etc/passwd", "..", "a/b"])
def test_a_board_named_by_a_file_is_no_path(name: str) -> None:
    """A name in a file cannot lead out of the workspace."""
    with pytest.raises(ScenarioError, match="name-is-path"):
        saved_layout("oil-springs", name)


def test_boxes_hold_what_the_scenarios_deal() -> None:
    """B-01, B-07: base box and extension together hold the 30 hexes; the 28 tokens are one set."""
    held = boxes()
    for players in (4, 6):
        region = load("base").setup(players).deal.regions[0]
        own = [held["base"]] if players == 4 else [held["base"], held["base-56"]]
        for terrain, count in region.terrain.items():
            assert count == sum(box.terrain.get(terrain, 0) for box in own)
        assert dict(region.numbers) == own[-1].numbers


def test_a_box_replaces_a_box_that_there_is(tmp_path: Path) -> None:
    """A misspelt name would replace nothing, and tokens would be counted twice."""
    folder = tmp_path / "layouts"
    folder.mkdir()
    (folder / "boxes.toml").write_text('format = 1\n[mine]\nreplaces_numbers = "min"\n', "utf-8")
    with pytest.raises(ScenarioError, match=r"unknown-box-replaced.*mine\.replaces_numbers"):
        boxes(tmp_path)


def test_a_faulty_box_is_told_of(tmp_path: Path) -> None:
    """An unknown key in the boxes' file is named with its box."""
    folder = tmp_path / "layouts"
    folder.mkdir()
    (folder / "boxes.toml").write_text("format = 1\n[mine]\ntiles = 3\n", "utf-8")
    with pytest.raises(ScenarioError, match=r"boxes\.toml, mine\.tiles"):
        boxes(tmp_path)


def test_what_a_parent_took_away_may_be_taken_away_again(tmp_path: Path) -> None:
    """`false` for a set-up that a farther parent has, and a nearer one has not."""
    for name, parent, prefix in (("near", "base", "NX"), ("far", "near", "FX")):
        folder = tmp_path / "layouts" / name
        folder.mkdir(parents=True)
        (folder / "scenario.toml").write_text(
            f'format = 1\nprefix = "{prefix}"\nextends = "{parent}"\nsetups.5-6 = false\n', "utf-8"
        )
    assert ["3-4"] == list(load("far", tmp_path).setups)
