"""A third language is one file: Dutch, as it lies in docs/languages, in a workspace of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from commands import printkit
from decks import NAME, table, with_deck
from printing import made, strings

from printkit.errors import ScenarioError
from printkit.press.documents import Document
from printkit.scenarios import languages, load_texts
from printkit.scenarios.lacking import NAMED

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
    assert (2, True) == (done.code, "templates/nl.toml lacks 2 words" in done.err)
    assert [] == list(workspace.rglob("*.pdf"))


def test_a_scenario_without_its_file_is_not_printed_half(workspace: Path) -> None:
    """Words of the scenario's own are asked for in a file of its own, the first of them named."""
    done = printkit("kit", "oil-springs", "--lang", "nl", at=workspace)
    assert (2, True) == (done.code, "templates/oil-springs/nl.toml lacks" in done.err)
    lacked = re.search(r"lacks (\d+) words.* … \+(\d+)\.", done.err)
    assert lacked
    assert int(lacked[1]) == NAMED + int(lacked[2])
    assert [] == list(workspace.rglob("*.pdf"))


def test_an_optional_word_is_missed_as_well(tmp_path: Path) -> None:
    """An example that stands in one language only would be a gap in the other."""
    table(with_deck(tmp_path), "title\nX\n")
    words = tmp_path / f"templates/{NAME}/en.toml"
    words.write_text(words.read_text("utf-8") + '\n[rules.GI-11x]\nexample = "So."\n', "utf-8")
    made(NAME, language="en", workspace=tmp_path)
    with pytest.raises(ScenarioError, match=r"rules\.GI-11x\.example"):
        made(NAME, language="de", workspace=tmp_path)
