"""A scenario of one's own: the example that `init` writes, and copies made by `new`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from commands import files, printkit
from printing import leaves, made, strings

from printkit.errors import OutputError, ScenarioError, UsageError
from printkit.press import documents
from printkit.press.boards import Wish, obtain
from printkit.press.copying import copy, free_prefix, title_of
from printkit.press.documents import Document
from printkit.press.kit import planned
from printkit.press.ticket import load_theme
from printkit.press.unplayed import unplayed
from printkit.press.workspace import make
from printkit.scenarios import languages, load, load_code, load_texts, names

EXAMPLE = "gold-island"
LIKE = pytest.mark.parametrize("like", [EXAMPLE, *names()])


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace as `init` makes it."""
    return make(tmp_path_factory.mktemp("own"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [None, 1])
def test_the_example_prints(workspace: Path, language: str, seed: int | None) -> None:
    """Its sheet is two pages, its rules one; no text shows a key or a brace, no piece is lost."""
    job = made(EXAMPLE, seed=seed, language=language, workspace=workspace)
    sheet, rules = Document(job, "setup").pages, Document(job, "rules").pages
    assert (2, 1) == (len(sheet), len(rules))
    assert [] == re.findall(r"[{}]", " ".join(strings([*sheet, *rules])))
    *parts, whole = planned(job, documents.kit(job), combined=True)
    assert (sum(part.pieces for part in parts), True) == (whole.pieces, whole.pieces > 0)


def test_the_example_has_the_same_texts_in_every_language(workspace: Path) -> None:
    """No language lacks a text that another has."""
    chain = (EXAMPLE, *load(EXAMPLE, workspace).parents)
    first, *others = (
        set(leaves(load_texts(language, chain, workspace).words)) for language in languages()
    )
    assert [] == [key for other in others for key in first ^ other]


def test_the_example_can_be_played(workspace: Path) -> None:
    """Bots play it to its end, and take cards for gold."""
    done = printkit("play", EXAMPLE, "--seed", "1", at=workspace)
    assert (0, "") == (done.code, done.err)
    assert "for gold" in done.out
    assert " wins in turn " in done.out


@LIKE
def test_a_copy_works_at_once(like: str, tmp_path: Path) -> None:
    """Its board is legal, comes back by its code, and all of its kit can be planned."""
    copy("my-own", like, tmp_path)
    job = made("my-own", workspace=tmp_path, own=("none",))
    assert ("my-own", ()) == (job.board.scenario.name, job.board.report.violations)
    assert job.board.layout == load_code(job.board.code, tmp_path)
    assert planned(job, documents.kit(job), combined=True)[-1].pages > 4


@LIKE
def test_a_copy_bears_its_own_name(like: str, tmp_path: Path) -> None:
    """Scenario, prefix and titles are renamed; fingerprints of the old one's codes are left out."""
    scenario = copy("my-own", like, tmp_path)
    assert ({}, False) == (scenario.codes, scenario.prefix in {load(n).prefix for n in names()})
    titles = {
        load_texts(language, ("my-own",), tmp_path).raw("scenario.title")
        for language in languages()
    }
    assert {"My Own"} == titles
    boards = [tomllib.loads(path.read_text("utf-8")) for path in tmp_path.glob("layouts/*/*.toml")]
    assert {"my-own"} == {board["scenario"] for board in boards if "scenario" in board}


def test_rule_ids_go_with_whoever_plays_them(tmp_path: Path) -> None:
    """Ids of the author's own rules bear the new prefix; those that the engine names stay."""
    copy("my-own", EXAMPLE, tmp_path)
    copy("my-oil", "oil-springs", tmp_path)
    own, oil = (
        (tmp_path / f"templates/{name}/summary.toml").read_text("utf-8")
        for name in ("my-own", "my-oil")
    )
    assert ({"MO", "B"}, {"OS"}) == (
        set(re.findall(r'"(\w+)-\d+"', own)),
        set(re.findall(r'"(\w+)-\d+"', oil)),
    )


def test_a_copy_of_a_copy_is_a_copy(tmp_path: Path) -> None:
    """One's own scenario can be copied as those that ship can."""
    copy("first", "oil-springs", tmp_path)
    second = copy("second", "first", tmp_path)
    assert ("SE", ()) == (second.prefix, obtain(Wish("second"), tmp_path).report.violations)


@pytest.mark.parametrize("name", ["", "Mine", "my island", "../mine", "a/b", "mine-", "ü"])
def test_a_name_is_no_path(name: str, tmp_path: Path) -> None:
    """What is no name of small letters, digits and hyphens is refused."""
    with pytest.raises(UsageError, match="not-a-name"):
        copy(name, "base", tmp_path)
    assert set() == files(tmp_path)


@pytest.mark.parametrize("taken", ["base", "mine", "words"])
def test_nothing_is_overwritten(taken: str, tmp_path: Path) -> None:
    """A name that ships, is there already, or has a folder of words alone is refused."""
    copy("mine", "base", tmp_path)
    (tmp_path / "templates/words").mkdir()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.toml")}
    with pytest.raises(UsageError, match="name-taken"):
        copy(taken, "oil-springs", tmp_path)
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*.toml")}


def test_nothing_is_half_written(tmp_path: Path) -> None:
    """Where the words cannot be written, the facts are not either."""
    (tmp_path / "templates").write_text("a file in the way")
    with pytest.raises(OutputError):
        copy("mine", "base", tmp_path)
    assert {"templates"} == files(tmp_path)


def test_prefixes_do_not_meet(tmp_path: Path) -> None:
    """Initials are taken where they are free; look-alikes of a taken one are not."""
    assert ["MI", "BS", "DE"] == [
        free_prefix(name, tmp_path) for name in ("my-island", "basalt", "deep-lake")
    ]


def test_titles_of_names() -> None:
    """Hyphens part words."""
    assert "My First Island" == title_of("my-first-island")


def test_new_tells_where_things_are(tmp_path: Path) -> None:
    """The command names the folders and what to try; a second time it refuses."""
    make(tmp_path)
    first = printkit("new", "mine", "--like", "oil-springs", at=tmp_path)
    again = printkit("new", "mine", "--lang", "de", at=tmp_path)
    assert (0, True, 2, True) == (
        first.code, "layouts/mine" in first.out, again.code, "gibt es schon" in again.err,
    )  # fmt: skip
    assert 0 == printkit("check", "mine", at=tmp_path).code


def test_new_makes_no_half_workspace(tmp_path: Path) -> None:
    """Outside a workspace nothing is written, and what makes one is told."""
    done = printkit("new", "mine", at=tmp_path)
    assert (2, True, set()) == (done.code, "printkit init" in done.err, files(tmp_path))


def test_a_wrong_folder_is_told(tmp_path: Path) -> None:
    """Who asks for a scenario of a workspace from elsewhere hears that this is none."""
    outside = printkit("check", "my-island", at=tmp_path).err
    inside = printkit("check", "my-island", at=make(tmp_path)).err
    told = [" ".join(text.split()) for text in (outside, inside)]
    assert [True, False] == ["This folder is no workspace" in text for text in told]


@pytest.mark.parametrize("facts", [b"format = [[", b"\xff\xfe", b"format = 1\nprefix = 3\n"])
def test_a_broken_scenario_hinders_no_new_one(facts: bytes, tmp_path: Path) -> None:
    """What is wrong with another scenario is told when that one is asked for."""
    (make(tmp_path) / "layouts/broken").mkdir()
    (tmp_path / "layouts/broken/scenario.toml").write_bytes(facts)
    assert "MI" == copy("mine", EXAMPLE, tmp_path).prefix


def test_what_is_not_played_is_told(workspace: Path) -> None:
    """`play` begins with the rules that no module plays, `scenarios` lists them."""
    played = printkit("play", EXAMPLE, "--seed", "1", at=workspace).out.splitlines()
    listed = printkit("scenarios", at=workspace).out.splitlines()
    assert "Not played here: GI-11 The finder; GI-12 Flotsam." == played[0]
    assert ["GI-12"] == [line.split()[-1] for line in listed if line.startswith(EXAMPLE)]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("", ("GI-01", "GI-10", "GI-11", "GI-12", "GI-20")),
        ("unplayed = []", ()),
        ('unplayed = ["GI-20"]', ("GI-20",)),
    ],
)
def test_rules_of_no_module_are_unplayed(
    said: str, expected: tuple[str, ...], tmp_path: Path
) -> None:
    """Unless the scenario says so, they are those that neither module nor constraint keeps."""
    facts = make(tmp_path) / "layouts/gold-island/scenario.toml"
    told = re.sub(r"(?m)^unplayed = .*$", said, facts.read_text("utf-8"))
    facts.write_text(told, "utf-8")
    assert expected == unplayed(load(EXAMPLE, tmp_path), tmp_path)


def test_an_unplayed_rule_is_one_of_the_summary(tmp_path: Path) -> None:
    """A misspelt id is answered with the one that was meant."""
    facts = make(tmp_path) / "layouts/gold-island/scenario.toml"
    facts.write_text(facts.read_text("utf-8").replace('"GI-12"]', '"GI-13"]'), "utf-8")
    with pytest.raises(ScenarioError, match="unknown-rule"):
        unplayed(load(EXAMPLE, tmp_path), tmp_path)


def test_a_scenario_without_boards_tells_how_to_keep_one(tmp_path: Path) -> None:
    """Its `fixed` board is named, with the command that deals and saves it."""
    make(tmp_path)
    (tmp_path / "layouts/gold-island/printed.toml").unlink()
    with pytest.raises(ScenarioError, match="no-boards") as caught:
        obtain(Wish("gold-island"), tmp_path)
    assert "printed" == caught.value.values["found"]


def test_a_workspace_says_only_what_is_to_look_otherwise(tmp_path: Path) -> None:
    """A theme of an earlier version lacks nothing: the one that ships lies under it."""
    make(tmp_path)
    theme = tmp_path / "templates/theme.toml"
    usual = load_theme(tmp_path)
    theme.write_text('format = 1\n[colours]\nink = "#123456"\n', "utf-8")
    own = load_theme(tmp_path)
    assert ("#123456", usual.colours["sea"]) == (own.colours["ink"], own.colours["sea"])
    assert set(usual.types) == set(own.types)
