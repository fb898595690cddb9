"""A third language is one file: Dutch, as it lies in docs/languages, in a workspace of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from commands import Result, printkit
from decks import NAME, table, with_deck
from printing import made, strings

from printkit.errors import ScenarioError
from printkit.press.documents import Document
from printkit.press.workspace import make
from printkit.scenarios import languages, load_texts

DUTCH = Path(__file__).parents[2] / "docs/languages/nl.toml"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace with that one file."""
    (tmp_path / "templates").mkdir()
    shutil.copy(DUTCH, tmp_path / "templates")
    return tmp_path


def test_a_file_is_a_language(workspace: Path) -> None:
    """It is offered where its file is, and nowhere else."""
    assert (True, False) == ("nl" in languages(workspace), "nl" in languages())


@pytest.mark.parametrize("players", [4, 6])
def test_the_base_game_prints_in_it(workspace: Path, players: int) -> None:
    """Sheet and rules have their usual pages, hyphens and no gap; the figures are the facts'."""
    job = made("base", players=players, language="nl", own=("none",), workspace=workspace)
    sheet, rules = Document(job, "setup").pages, Document(job, "rules").pages
    said = " ".join(strings([*sheet, *rules]))
    assert (2, True, True) == (len(sheet), "Struikrover" in said, "spelers" in said)
    assert [] == re.findall(r"[{}]|Settlement|Siedlung", said)


def test_it_has_the_words_of_the_others(workspace: Path) -> None:
    """No key more, so that a key that was renamed is noticed here."""
    ours, english = (
        set(load_texts(language, ("base",), workspace).keys()) for language in ("nl", "en")
    )
    assert set() == ours - english


def test_a_missing_word_is_listed_with_its_file(workspace: Path) -> None:
    """All that are missing are told at once, and nothing is printed."""
    path = workspace / "templates/nl.toml"
    words = path.read_text("utf-8")
    for key in ("seats_text", "long"):
        words = re.sub(rf"(?m)^{key} = .*\n", "", words)
    path.write_text(words, "utf-8")
    with pytest.raises(ScenarioError, match="words-missing") as caught:
        made("base", language="nl", workspace=workspace)
    told = caught.value.values
    assert ("templates/nl.toml", 2) == (told["file"], told["count"])
    assert {"sheets.seats_text", "told.long"} == set(str(told["keys"]).split(", "))
    done = printkit("kit", "base", "--lang", "nl", at=workspace)
    assert (2, True) == (done.code, "templates/nl.toml lacks words" in done.err)
    assert [] == list(workspace.rglob("*.pdf"))


def test_a_scenario_without_its_file_is_not_printed_half(workspace: Path) -> None:
    """Where there is no file of the scenario's, the one to translate is named."""
    done = printkit("kit", "oil-springs", "--lang", "nl", at=workspace)
    for kind in ("", "check."):
        assert re.search(
            rf"oil-springs/{re.escape(kind)}nl\.toml is missing\. Copy \S+/{kind}de\.toml", done.err
        )
    assert 2 == done.code
    assert [] == list(workspace.rglob("*.pdf"))


def test_an_optional_word_is_missed_as_well(tmp_path: Path) -> None:
    """An example that stands in one language only would be a gap in the other."""
    table(with_deck(tmp_path), "title\nX\n")
    words = tmp_path / f"templates/{NAME}/en.toml"
    head = "[rules.GI-11]\n"
    words.write_text(words.read_text("utf-8").replace(head, f'{head}example = "So."\n'), "utf-8")
    made(NAME, language="en", workspace=tmp_path)
    with pytest.raises(ScenarioError, match=r"rules\.GI-11\.example"):
        made(NAME, language="de", workspace=tmp_path)


TOLD = (
    "check NAME",
    "check NAME --seed 1 --explain --deals 20",
    "layout NAME --seed 1",
    "play NAME --seed 1",
    "preflight PDF",
    "fairness NAME --games 2",
)
LISTS = ("scenarios", "layouts")
PRINTED = ("setup NAME", "rules NAME", "kit NAME --dry-run", "print tiles NAME --own none")
SHARED = ("calibrate", "fairness --help", "new mine --like NAME", "init there", "schema")


def asked(command: str, name: str, workspace: Path) -> Result:
    """A command in Dutch for a scenario."""
    made = command.replace("NAME", name).replace("PDF", str(workspace / "output/calibration.pdf"))
    spoken = () if "--help" in command else ("--lang", "nl")
    return printkit(*made.split(), *spoken, at=workspace)


def test_every_command_speaks_it(workspace: Path) -> None:
    """For the base game all commands end well, and lend no word of another language."""
    for command in (*SHARED, *PRINTED, *TOLD):
        done = asked(command, "base", workspace)
        assert (command, 0, "") == (command, done.code, done.err)
    code = re.findall(r"Bordcode: (\S+)", asked("layout NAME --seed 1", "base", workspace).out)
    assert 0 == asked(f"layout {code[0]}", "", workspace).code


def test_a_scenario_of_two_languages_is_told_in_english(workspace: Path) -> None:
    """What is told goes on in English, each file that lacks words named; what is printed stops."""
    make(workspace)
    assert "Gold Island" in asked("scenarios", NAME, workspace).out
    for command in (*LISTS, *TOLD[:2], TOLD[3]):
        done = asked(command, NAME, workspace)
        (*_, lacks) = done.err.splitlines()
        assert (command, 0, True) == (
            command, done.code, "In het Engels gezegd, want in templates/" in lacks,
        )  # fmt: skip
    assert "templates/gold-island/check.nl.toml" in asked(TOLD[0], NAME, workspace).err
    before = set(workspace.rglob("*.pdf"))
    for command in PRINTED:
        done = asked(command, NAME, workspace)
        assert (command, 2) == (command, done.code)
        told = [f"templates/gold-island/{kind}nl.toml" for kind in ("", "check.")]
        assert [] == [one for one in told if one not in done.err]
        assert before == set(workspace.rglob("*.pdf"))


def test_errors_of_a_language_are_told_in_it(workspace: Path) -> None:
    """A workspace's own sentences count; one that is damaged gives way to English."""
    path = workspace / "templates/errors.nl.toml"
    path.write_text('format = 1\n[errors]\nunknown-scenario = "Geen {found}."\n', "utf-8")
    assert "Geen bse." in printkit("check", "bse", "--lang", "nl", at=workspace).err
    path.write_text('format = 1\n[errors]\nunknown-scenario = "Geen {fund}."\n', "utf-8")
    assert "There is no scenario bse" in printkit("check", "bse", "--lang", "nl", at=workspace).err


def test_a_parents_word_is_no_word_of_its_own(workspace: Path) -> None:
    """A scenario's title is missed though the base game, which it extends, has a Dutch one."""
    make(workspace)
    done = printkit("rules", NAME, "--lang", "nl", at=workspace)
    assert (2, True) == (done.code, "gold-island/nl.toml is missing" in done.err)
    words = workspace / f"templates/{NAME}"
    for kind in ("", "check."):
        shutil.copy(words / f"{kind}en.toml", words / f"{kind}nl.toml")
    assert 0 == printkit("rules", NAME, "--lang", "nl", at=workspace).code
    path = words / "nl.toml"
    path.write_text(path.read_text("utf-8").replace('title = "Gold Island"\n', "", 1), "utf-8")
    done = printkit("rules", NAME, "--lang", "nl", at=workspace)
    assert (2, True) == (done.code, "lacks words" in done.err and "scenario.title" in done.err)
