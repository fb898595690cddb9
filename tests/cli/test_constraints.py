"""Constraints on the command line: flags, sets, proofs, explanations."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from asking import CENTRE, large, workspace
from commands import printkit

from printkit.board.model import REDS

DEAL = ("layout", "base", "--seed", "1", "--json")


def test_red_sets_are_equally_likely_through_the_public_command(tmp_path: Path) -> None:
    """`printkit layout --count --json` deals all 420 sets for the reds alike."""
    at = workspace(tmp_path, centre=CENTRE)
    words = ("layout", "centre", "--deal", "uniform", "--seed", "1", "--count", "6300", "--json")
    told = printkit(*words, at=at)
    counts: Counter[frozenset[str]] = Counter()
    for line in told.out.splitlines():
        hexes = json.loads(line)["hexes"]
        counts[frozenset(name for name, tile in hexes.items() if tile["number"] in REDS)] += 1
    assert (0, 6300, 420) == (told.code, sum(counts.values()), len(counts))
    chi_square = sum((count - 15) ** 2 / 15 for count in counts.values()) / 419
    assert 0.8 < chi_square < 1.25


@pytest.mark.parametrize(
    "flags",
    [
        ("--apart", "equal", "--apart", "2,12", "--group-max", "2"),
        ("--apart", "6,8:2,12", "--like-apart"),
        ("--pips-max", "11", "--pips-min", "4"),
        ("--resource-pips", "9-14", "--no-number-twice"),
        ("--harbour-not-own", "--harbour-space", "3"),
        ("--constraint", "terrain-numbers terrain=hills never=6,8", "--set", "strict"),
    ],
)
def test_a_board_dealt_by_flags_passes_check_with_them(
    flags: tuple[str, ...], tmp_path: Path
) -> None:
    """What `layout` deals by some flags, `check` with the same flags finds legal."""
    dealt = json.loads(printkit(*DEAL, *flags, at=tmp_path).out)
    judged = printkit("check", dealt["code"], *flags, "--json", at=tmp_path)
    report = json.loads(judged.out)
    assert (0, True) == (judged.code, report["legal"])
    assert len(report["constraints"]) > 6
    assert dealt["method"].startswith("uniform-")


def test_a_board_that_is_not_dealt_uniformly_says_so(tmp_path: Path) -> None:
    """Large boards are walked to without a measurement: terminal, JSON and file do not claim it."""
    words = ("layout", "large", "--like-apart", "--seed", "1")
    at = workspace(tmp_path, large=large(7))
    told = printkit(*words, "--lang", "en", at=at)
    assert "not every legal board is as likely" in told.out
    assert "walk" == json.loads(printkit(*words, "--json", at=at).out)["method"]
    written = [path for path in at.rglob("*.toml") if path.name != "scenario.toml"]
    assert written
    assert all('method = "walk"' in path.read_text(encoding="utf-8") for path in written)


@pytest.mark.parametrize("name", ["base", "oil-springs"])
@pytest.mark.parametrize("players", ["4", "6"])
@pytest.mark.parametrize("chosen", ["book", "strict", "wild"])
def test_every_set_deals_every_scenario(
    chosen: str, players: str, name: str, tmp_path: Path
) -> None:
    """The named sets are for all scenarios; book is dealt by the book."""
    words = ("layout", name, "--players", players, "--set", chosen, "--seed", "2", "--json")
    dealt = json.loads(printkit(*words, at=tmp_path).out)
    assert dealt["legal"]
    assert (chosen == "book") == (dealt["method"] == "book")


def test_check_judges_the_printed_board(tmp_path: Path) -> None:
    """With check a flag deals nothing: the classic board has 12 pips at one intersection."""
    told = printkit("check", "base", "--pips-max", "11", at=tmp_path)
    assert 1 == told.code
    assert "✗ At most 11 pips at any intersection" in told.out
    assert "r4h1 corner SE: 12 pips, at most 11 allowed." in told.out


def test_an_impossible_set_is_told_as_json(tmp_path: Path) -> None:
    """With --json the conflicting constraints are data on standard output; the exit code stays."""
    pytest.importorskip("ortools")
    words = ("--json", "--constraint", "numbers-apart numbers=5,6,8,9", "--apart", "equal")
    told = printkit("layout", "base", "--players", "6", *words, at=tmp_path)
    data = json.loads(told.out)
    parameters = {"numbers": [5, 6, 8, 9]}
    conflict = [{"name": "numbers-apart", "kind": "numbers-apart", "parameters": parameters}]
    assert (3, "impossible", conflict, True) == (
        told.code, data["error"], data["conflict"], data["smallest"],
    )  # fmt: skip
    assert data["message"] in told.err.removeprefix("✗ ")


def test_wrong_input_is_told_as_json(tmp_path: Path) -> None:
    """Any other error has its key and sentence there, too."""
    told = printkit("check", "bose", "--json", at=tmp_path)
    data = json.loads(told.out)
    assert (2, "unknown-scenario-outside") == (told.code, data["error"])


def test_an_impossible_set_ends_with_its_conflict(tmp_path: Path) -> None:
    """Exit code 3, and the constraints to loosen by name and parameter."""
    pytest.importorskip("ortools")
    told = printkit("layout", "base", "--pips-max", "8", "--apart", "equal", at=tmp_path)
    assert 3 == told.code
    assert "pips-max (most = 8)" in told.err
    assert "equal-apart" not in told.err


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--set", "strickt"), "Did you mean strict?"),
        (("--apart", "red"), "red names no numbers to keep apart"),
        (("--resource-pips", "many"), "many is no band of pips"),
        (("--constraint", "like-apert"), "Did you mean like-apart?"),
        (("--constraint", "like-apart terrains=wood"), "wood"),
        (("--constraint", " "), "--constraint names no kind"),
        (("--constraint", "numbers-apart numbers=6, 8"), "8 is no parameter"),
        (("--constraint", "equal-apart numbers=6 numbers=8"), "numbers=8 is no parameter"),
        (("--constraint", "terrain-numbers terrain=hills"), "must be given: only, never"),
        (("--constraint", "feature-apart feature=springs"), "no features at all"),
        (("--constraint", "region-balance most=1 regions=west"), "It has: main."),
        (("--constraint", "region-balance most=-1"), "-1 is too small"),
        (("--apart", "7"), "7 is not known. Did you mean 6?"),
        (("--apart", "6,8:"), "6,8: names no numbers"),
        (("--resource-pips", "14-8"), "the least, 14, is more than the most, 8"),
    ],
)
def test_what_cannot_be_read_is_told(flags: tuple[str, str], words: str, tmp_path: Path) -> None:
    """Exit code 2 and a remedy."""
    told = printkit("layout", "base", *flags, at=tmp_path)
    assert 2 == told.code
    assert words in told.err


def test_shares_of_random_deals_are_explained(tmp_path: Path) -> None:
    """B-03: 7 in 51 shuffles have the reds apart, and the interval says so."""
    words = ("check", "base", "--explain", "--deals", "4000", "--json")
    shares = json.loads(printkit(*words, at=tmp_path).out.splitlines()[1])
    reds = shares["constraints"][0]
    assert ("reds-apart", 4000) == (reds["name"], shares["deals"])
    assert reds["low"] < 7 / 51 < reds["high"]
    assert shares["together"]["kept"] == reds["kept"]


def test_the_explanation_is_a_table_in_the_language(tmp_path: Path) -> None:
    """A row for each constraint, one for all together."""
    words = ("check", "base", "--explain", "--deals", "100", "--lang", "de", "--apart", "equal")
    told = printkit(*words, at=tmp_path).out
    assert "Keine gleichen Zahlen nebeneinander" in told
    assert "Alle zusammen" in told


@pytest.mark.parametrize(
    "flags", [("--set", "strict", "--harbour-space", "3"), ("--set", "wild", "--seed", "4")]
)
def test_a_file_remembers_what_its_board_was_dealt_by(
    flags: tuple[str, ...], tmp_path: Path
) -> None:
    """`check FILE` judges by the constraints that `layout` was given, without naming them again."""
    printkit("layout", "base", "--seed", "1", *flags, "--save", "ours", at=tmp_path)
    file = "layouts/base/ours.toml"
    with_flags = json.loads(printkit("check", "base", *flags, "--json", at=tmp_path).out)
    judged = printkit("check", file, "--json", at=tmp_path)
    report = json.loads(judged.out)
    names = [entry["name"] for entry in with_flags["constraints"]]
    assert (0, True) == (judged.code, report["legal"])
    assert set(names) <= {entry["name"] for entry in report["constraints"]}
    printkit("layout", file, "--save", "again", at=tmp_path)
    text = (tmp_path / file).read_text("utf-8")
    again = (tmp_path / "layouts/base/again.toml").read_text("utf-8")
    assert text == again.replace('"again"', '"ours"')


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("most = 11", "most = 1"), "11 pips"),
        (("most = 11", 'most = "ten"'), 'constraints.pips-at-most.most: found "ten"'),
        (("most = 11", "moist = 11"), "Did you mean most?"),
        (('kind = "equal-apart"', 'kind = "equal-apert"'), "Did you mean equal-apart?"),
        (('{ kind = "equal-apart" }', "{ }"), "constraints.equal-apart.kind: this key is missing"),
        (('{ kind = "equal-apart" }', "7"), "constraints.equal-apart: found 7"),
        (("[constraints]", 'without = ["red"]\n[constraints]'), "without: there is no kind"),
    ],
)
def test_a_changed_file_is_judged_or_refused(
    change: tuple[str, str], words: str, tmp_path: Path
) -> None:
    """What a person writes into the file is judged, or told with its key."""
    printkit("layout", "base", "--seed", "1", "--set", "strict", "--save", "ours", at=tmp_path)
    file = tmp_path / "layouts" / "base" / "ours.toml"
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change), "utf-8")
    told = printkit("check", str(file), at=tmp_path)
    assert told.code in (1, 2)
    assert words in told.out + told.err


def test_a_code_is_judged_by_its_scenario(tmp_path: Path) -> None:
    """A code holds a board and no constraints: a wild board is legal by its set only."""
    wild = ("layout", "base", "--set", "wild", "--seed", "1", "--json")
    code = json.loads(printkit(*wild, at=tmp_path).out)["code"]
    assert 1 == printkit("check", code, at=tmp_path).code
    assert 0 == printkit("check", code, "--set", "wild", at=tmp_path).code


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("resource-hexes least=19", "resource-hexes"),
        ("number-counts numbers=2,3 most=1", "number-counts"),
        ("terrain-islands terrain=hills count=2", "terrain-islands"),
    ],
)
def test_what_the_pools_decide_is_refused_at_once(asked: str, kind: str, tmp_path: Path) -> None:
    """No board can keep it: exit code 3 with the constraint as its own smallest conflict."""
    pytest.importorskip("ortools")
    told = printkit("layout", "base", "--json", "--constraint", asked, at=tmp_path)
    data = json.loads(told.out)
    assert (3, [kind], True) == (
        told.code, [entry["kind"] for entry in data["conflict"]], data["smallest"],
    )  # fmt: skip


def test_a_misspelt_mark_is_told(tmp_path: Path) -> None:
    """The nearest mark of the set-up is offered."""
    asked = "mark-at-edge feature=special mark=mile"
    told = printkit("check", "dinslaken", "--constraint", asked, at=tmp_path)
    assert 2 == told.code
    assert "Did you mean mill?" in told.err


@pytest.mark.parametrize(
    ("name", "flags"),
    [
        ("base", ("--constraint", "terrain-groups most=1 terrains=gold")),
        ("divided-land", ("--harbour-not-own",)),
        ("divided-land", ("--harbour-space", "3")),
    ],
)
@pytest.mark.parametrize("command", ["layout", "check"])
def test_what_binds_nothing_is_told(
    command: str, name: str, flags: tuple[str, ...], tmp_path: Path
) -> None:
    """A constraint on what no board has is no error, and is not passed over in silence."""
    told = printkit(command, name, *flags, at=tmp_path)
    assert (0, 1) == (told.code, told.err.count("it binds nothing"))


def test_what_binds_something_is_not_told(tmp_path: Path) -> None:
    """Nothing stands on standard error then."""
    assert "" == printkit("layout", "base", "--seed", "1", "--group-max", "2", at=tmp_path).err
